import { sql } from "drizzle-orm";
import superjson from "superjson";
import { demoAccounts } from "#server/seed/demo.ts";
import { signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import type { BenchRow } from "./row.ts";

const entries = 200_000;
const times = 60;
const rounds = 5;
const atOnce = 2;
const certificateReachMs = 2_000;
const listReach = 3;

/** Measures the ledger with 200,000 entries: GFR 12-A of a scheme and year, and its list compared with a read by key. */
export async function benchPaymentLedger(): Promise<BenchRow[]> {
  const bench = await startBenchProduct();
  try {
    await fill(bench);
    const cookie = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
    const address = (path: string, input: unknown): string =>
      `${bench.product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
    const measure = (path: string, input: unknown, concurrency = atOnce): Promise<Latency> =>
      latencyOf(address(path, input), { times, atOnce: concurrency, headers: { cookie } });
    const certificate = await measure("payments.ledger.certificate", { scheme: "product", year: "2026-27" }, 1);
    const balances = await measure("payments.ledger.balances", {}, 1);
    const byKey = () => measure("accounts.me", undefined);
    return [
      withinRow(`GFR 12-A of a scheme and year over ${entries.toLocaleString("en-IN")} entries, p95`, certificate, certificateReachMs),
      withinRow("balances of every account and scheme, p95", balances, certificateReachMs),
      await inTurns("list of transactions of a scheme, newest page", byKey, () =>
        measure("payments.ledger.list", { scheme: "product", pageSize: 20 }),
      ),
      await inTurns("list of the entries behind a figure, with its sum", byKey, () =>
        measure("payments.ledger.list", { scheme: "product", view: "paid", from: "2026-04-01", to: "2027-03-31", pageSize: 20 }),
      ),
    ];
  } finally {
    await bench.close();
  }
}

/** Grants, interest and the way of payments to `paid`, spread over four years and three schemes. */
async function fill({ database: { db } }: BenchProduct): Promise<void> {
  await db.execute(sql`
    with moves (place, kind, source, target) as (values (0, 'sanction', 'available', 'sanctioned'), (1, 'send', 'sanctioned', 'in_payment'),
      (2, 'pay', 'in_payment', 'paid'), (3, 'interest', 'interest', 'available'), (4, 'grant', 'grant_received', 'available')),
    booked as (
      insert into ledger_transactions (kind, scheme, occurred_on, key, reference, posted_at)
      select moves.kind, (array['product', 'plant', 'exhibition'])[1 + n % 3], date '2023-04-01' + (n % 1400), 'bench ' || n, 'R-' || n, now()
      from generate_series(1, ${entries / 2}) n join moves on moves.place = n % 5
      returning id, kind, scheme, occurred_on
    )
    insert into ledger_entries (transaction_id, account, amount_paise, scheme, occurred_on)
    select booked.id, side.account, side.sign * 1234567, booked.scheme, booked.occurred_on
    from booked join moves on moves.kind = booked.kind cross join lateral (values (moves.source, -1), (moves.target, 1)) side (account, sign)`);
  await db.execute(sql`vacuum analyze`);
}

const withinRow = (figure: string, { p95Ms, p50Ms }: Latency, reachMs: number): BenchRow => ({
  figure,
  floor: "–",
  value: `${p95Ms.toFixed(0)} ms (half within ${p50Ms.toFixed(0)} ms)`,
  ratio: "–",
  reach: `${reachMs / 1000} s`,
  pass: p95Ms <= reachMs,
});

/** The median of the rounds, in turns: other load on the machine then affects both. The first round is not counted. */
async function inTurns(figure: string, floorOf: () => Promise<Latency>, valueOf: () => Promise<Latency>): Promise<BenchRow> {
  const took: { floor: number; value: number }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const [floor, value] = [await floorOf(), await valueOf()];
    if (round > 0) took.push({ floor: floor.p95Ms, value: value.p95Ms });
  }
  const [floor, value] = [median(took.map((one) => one.floor)), median(took.map((one) => one.value))];
  return {
    figure,
    floor: `a read by key: p95 ${floor.toFixed(1)} ms`,
    value: `p95 ${value.toFixed(1)} ms`,
    ratio: `${(value / floor).toFixed(2)}x`,
    reach: `within ${listReach}x`,
    pass: value <= listReach * floor,
  };
}
