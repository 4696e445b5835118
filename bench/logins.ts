import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { load, median } from "./load.ts";
import type { BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const loginsPerSecond = 50;
const seconds = 15;
const rounds = 3;
const connections = 4;

/** The member's list while fifty people a second sign in: a hash uses a core for a while, and only two run at once. */
export async function benchLogins(bench: BenchProduct): Promise<BenchRow[]> {
  const input = encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }));
  const url = `${bench.product.url}/trpc/reimbursements.listOwn?input=${input}`;
  const list = () => load(url, { connections, seconds, overallRate: 100, headers: { cookie: bench.cookie } });
  const statuses = new Map<number, number>();
  const listDuringLogins = async (): Promise<number> => {
    const storm = startStorm(bench);
    const { p99Ms } = await list();
    for (const [status, count] of await storm.end()) statuses.set(status, (statuses.get(status) ?? 0) + count);
    return p99Ms;
  };
  // The first round of each side is not counted.
  await list();
  await listDuringLogins();
  const quietMs: number[] = [];
  const busyMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    quietMs.push((await list()).p99Ms);
    busyMs.push(await listDuringLogins());
  }
  const [quiet, busy] = [median(quietMs), median(busyMs)];
  const slower = busy / Math.max(1, quiet);
  const answers = [...statuses].map(([status, count]) => `${status}: ${count}`).join(", ");
  return [
    {
      figure: `own list at 100 requests/s while ${loginsPerSecond} logins/s come in, p99`,
      floor: `without them: ${quiet.toFixed(0)} ms`,
      value: `${busy.toFixed(0)} ms (logins answered ${answers})`,
      ratio: `${slower.toFixed(1)}x`,
      reach: "within 2x; logins too many get 429 or 503",
      pass: slower <= 2 && [...statuses.keys()].every((status) => [401, 429, 503].includes(status)),
    },
  ];
}

/** Logins with a wrong password, each for an address of its own, at a fixed pace until stopped. */
function startStorm({ product, database }: BenchProduct): { end(): Promise<Map<number, number>> } {
  const statuses = new Map<number, number>();
  const open: Promise<void>[] = [];
  let isOver = false;
  const login = async (number: number): Promise<void> => {
    const response = await fetch(`${product.url}/trpc/accounts.login`, {
      method: "POST",
      headers: { [clientHeader]: "web", origin: product.url, "sec-fetch-site": "same-origin", "content-type": "application/json" },
      body: superjson.stringify({ email: `storm${number}@people.example`, password: "Wrong#12345", userType: "MEMBER" }),
    });
    await response.arrayBuffer();
    statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  };
  const pace = (async () => {
    for (let number = 0; !isOver; number += 1) {
      open.push(login(number));
      // All come from this machine: without this the rate limit of one address would end the test after twenty. In the order in
      // which logins count, or each might wait for the other.
      if (number % 15 === 0)
        await database.db.execute(sql`delete from rate_limits where key in (select key from rate_limits order by key for update)`);
      await pause(1_000 / loginsPerSecond);
    }
  })();
  return {
    end: async () => {
      isOver = true;
      await pace;
      await Promise.all(open);
      return statuses;
    },
  };
}
