import superjson from "superjson";
import { firms } from "#db/schema/members.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signInForCookie, startFloor, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const times = 300;
const rounds = 6;
const atOnce = 4;
const reachOfList = 3;
const reachOfDesk = 2;

/** The lists of the council's daily work: the input of each. */
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
 * The council's list, signed in, with 100,000 reimbursements of 500 firms in every state, and one review opened, which is one
 * call. Each is compared, in turns, with one row read by its primary key: as a call of the same transport (one firm of the
 * council's list), and over bare Express and postgres.js.
 */
export async function benchReviews(bench: BenchProduct): Promise<BenchRow[]> {
  const { db } = bench.database;
  await loadReimbursements(db, { rows, firms: 500, filedBy: demoAccounts.member });
  const [firm] = await db.select({ id: firms.id }).from(firms).limit(1);
  if (firm === undefined) throw new Error("the demonstration has no firm");
  const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const officer = await signInForCookie(bench.product.url, demoAccounts.dgft, "DGFT_ADMIN");
  const bareServer = await startFloor({
    DATABASE_URL: bench.databaseUrl,
    STATEMENT: "select * from reimbursements where id = $1",
    PARAMETERS: JSON.stringify(["BEN-2627-000777"]),
  });
  const addressOf = (path: string, input: unknown): string =>
    `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const measure = (url: string, by = cookie): Promise<Latency> => latencyOf(url, { times, atOnce, headers: { cookie: by } });
  const compare = async ({ url, by, ...row }: Asked): Promise<Compared> => {
    const took: Record<"transport" | "bare" | "value", Latency[]> = { transport: [], bare: [], value: [] };
    // Other load on the machine affects all of them. The first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const [transport, bare, value] = [
        await measure(addressOf("members.getFirm", { firmId: firm.id })),
        await measure(`${bareServer.url}/list`),
        await measure(url, by),
      ];
      if (round === 0) continue;
      took.transport.push(transport);
      took.bare.push(bare);
      took.value.push(value);
    }
    return { ...row, transport: middle(took.transport), bare: middle(took.bare), value: middle(took.value) };
  };
  const ofDesk = { reach: reachOfDesk, name: "one review opened, one call" };
  const asked: Asked[] = [
    ...Object.entries(lists).map(([name, filter]) => ({
      name,
      reach: reachOfList,
      by: cookie,
      url: addressOf("reviews.list", { scheme: "product", ...filter }),
    })),
    { ...ofDesk, by: cookie, url: addressOf("reviews.open", { reimbursementId: "BEN-2627-000777" }) },
    { ...ofDesk, name: "one decision of DGFT opened, one call", by: officer, url: addressOf("dgft.open", { reimbursementId: "BEN-2627-000796" }) },
  ];
  try {
    const compared: Compared[] = [];
    for (const one of asked) compared.push(await compare(one));
    return compared.map(rowOf);
  } finally {
    bareServer.close();
  }
}

type Row = { readonly name: string; readonly reach: number };
type Asked = Row & { readonly url: string; readonly by: string };
type Compared = Row & Readonly<Record<"transport" | "bare" | "value", Latency>>;

const middle = (taken: readonly Latency[]): Latency => ({
  p50Ms: median(taken.map(({ p50Ms }) => p50Ms)),
  p95Ms: median(taken.map(({ p95Ms }) => p95Ms)),
});

const inWords = ({ p50Ms, p95Ms }: Latency): string => `${p95Ms.toFixed(1)} ms (half within ${p50Ms.toFixed(1)} ms)`;

function rowOf({ name, reach, transport, bare, value }: Compared): BenchRow {
  const ratio = value.p95Ms / transport.p95Ms;
  return {
    figure: `council, 100,000 reimbursements, ${name}, p95`,
    floor: `one firm by its key, the same transport: ${inWords(transport)}; one row by its key, bare Express + postgres.js: ${inWords(bare)}`,
    value: inWords(value),
    ratio: `${ratio.toFixed(1)}x; bare ${(value.p95Ms / bare.p95Ms).toFixed(1)}x`,
    reach: `within ${reach}x`,
    pass: ratio <= reach,
  };
}
