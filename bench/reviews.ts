import superjson from "superjson";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadReimbursements } from "../tests/support/reimbursement-crowd.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signIn, startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const atOnce = 4;
const times = 600;
const rounds = 3;
const reach = 3;

/** The lists that a council works with: what is asked of each. */
const lists = {
  "needs me now": {},
  "all, by firm": { show: "all", order: "firm" },
  "all, by contact": { show: "all", order: "contact" },
  "all, by whose move it is": { show: "all", order: "with" },
  "one status, oldest first": { show: "all", state: "DEFICIENCY_SHARED", order: "longest" },
  "search for a firm": { show: "all", search: "Sahyadri Bench 7" },
  "search for a number": { show: "all", search: "BEN-2627-000777" },
} as const;

/**
 * The council's list, signed in, with 100,000 reimbursements of 500 firms in every state, beside one row read by its
 * primary key over bare Express and postgres.js; and one review opened, which is one call.
 */
export async function benchReviews(bench: BenchProduct): Promise<BenchRow[]> {
  await loadReimbursements(bench.database.db, { rows, firms: 500, filedBy: demoAccounts.member });
  const cookie = await signIn(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const floorServer = await startFloor({
    DATABASE_URL: bench.databaseUrl,
    STATEMENT: "select * from reimbursements where id = $1",
    PARAMETERS: JSON.stringify(["BEN-2627-000777"]),
  });
  const addressOf = (path: string, input: unknown): string =>
    `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const measure = (url: string): Promise<Latency> => latencyOf(url, { times, atOnce, headers: { cookie } });
  try {
    const urls = Object.entries(lists).map(([name, filter]) => [name, addressOf("reviews.list", { scheme: "product", ...filter })] as const);
    const detail = addressOf("reviews.open", { reimbursementId: "BEN-2627-000777" });
    const asked = [...urls, ["one review opened, one call", detail]] as const;
    // The first round of each side is not counted.
    for (const url of [`${floorServer.url}/list`, ...asked.map(([, address]) => address)]) await measure(url);
    const floors: Latency[] = [];
    const values = new Map<string, Latency[]>();
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await measure(`${floorServer.url}/list`));
      for (const [name, url] of asked) values.set(name, [...(values.get(name) ?? []), await measure(url)]);
    }
    return [...values].map(([name, tookMs]) => rowOf(name, middle(floors), middle(tookMs), name in lists));
  } finally {
    floorServer.close();
  }
}

const middle = (rounds: readonly Latency[]): Latency => ({
  p50Ms: median(rounds.map(({ p50Ms }) => p50Ms)),
  p95Ms: median(rounds.map(({ p95Ms }) => p95Ms)),
});

function rowOf(name: string, floor: Latency, value: Latency, isList: boolean): BenchRow {
  const ratio = value.p95Ms / floor.p95Ms;
  const inWords = ({ p50Ms, p95Ms }: Latency): string => `${p95Ms.toFixed(1)} ms (half within ${p50Ms.toFixed(1)} ms)`;
  return {
    figure: isList ? `council's list, ${name}, 100,000 reimbursements, p95` : `${name}, p95`,
    floor: `bare Express + postgres.js, one row by primary key: ${inWords(floor)}`,
    value: inWords(value),
    ratio: `${ratio.toFixed(1)}x`,
    reach: isList ? `within ${reach}x` : "–",
    pass: !isList || ratio <= reach,
  };
}
