import superjson from "superjson";
import { firms } from "#db/schema/members.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadPayments } from "../tests/support/payment-bulk-data.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const rows = 100_000;
const times = 100;
const rounds = 4;
const atOnce = 4;
const reach = 3;

/** The lists of the payments desk: the call, its input, and whether the figure of the issue is about it. */
const asked = [
  { name: "payments, first page", call: "lines", input: {}, isReach: true },
  { name: "payments, page 100", call: "lines", input: { page: 100, pageSize: 20 }, isReach: true },
  { name: "payments that were returned", call: "lines", input: { state: "returned" }, isReach: true },
  { name: "payments of a scheme and a payer", call: "lines", input: { scheme: "plant", payer: "dgft_direct" }, isReach: true },
  { name: "payments of a firm", call: "lines", input: { search: "Sahyadri Pay 77" }, isReach: true },
  { name: "payments of a claim", call: "lines", input: { search: "PAY-2627-000777" }, isReach: true },
  { name: "number and sum of all payments", call: "lineTotals", input: {}, isReach: false },
  { name: "sanction orders, first page", call: "list", input: {}, isReach: true },
  { name: "what waits", call: "desk", input: undefined, isReach: false },
] as const;

/** The lists of payments, signed in, with 100,000 payments of 500 firms; each compared, in turns, with one firm read by its key over the same transport. */
export async function benchPayments(bench: BenchProduct): Promise<BenchRow[]> {
  const { db } = bench.database;
  await loadPayments(db, { rows, firms: 500, recordedBy: demoAccounts.admin });
  const [firm] = await db.select({ id: firms.id }).from(firms).limit(1);
  if (firm === undefined) throw new Error("the demonstration has no firm");
  const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
  const addressOf = (path: string, input: unknown): string =>
    `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const measure = (url: string): Promise<Latency> => latencyOf(url, { times, atOnce, headers: { cookie } });
  const found: BenchRow[] = [];
  for (const { name, call, input, isReach } of asked) {
    const took: { readonly key: Latency; readonly value: Latency }[] = [];
    // Other load on the machine affects both. The first round is not counted.
    for (let round = 0; round <= rounds; round += 1) {
      const key = await measure(addressOf("members.getFirm", { firmId: firm.id }));
      const value = await measure(addressOf(`payments.orders.${call}`, input));
      if (round > 0) took.push({ key, value });
    }
    const key = middle(took.map((one) => one.key));
    const value = middle(took.map((one) => one.value));
    const ratio = value.p95Ms / key.p95Ms;
    found.push({
      figure: `council, 100,000 payments, ${name}, p95`,
      floor: `one firm by its key, the same transport: ${inWords(key)}`,
      value: inWords(value),
      ratio: `${ratio.toFixed(1)}x`,
      reach: isReach ? `within ${reach}x` : "–",
      pass: !isReach || ratio <= reach,
    });
  }
  return found;
}

const middle = (taken: readonly Latency[]): Latency => ({
  p50Ms: median(taken.map(({ p50Ms }) => p50Ms)),
  p95Ms: median(taken.map(({ p95Ms }) => p95Ms)),
});

const inWords = ({ p50Ms, p95Ms }: Latency): string => `${p95Ms.toFixed(1)} ms (half within ${p50Ms.toFixed(1)} ms)`;
