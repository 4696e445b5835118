import { eq, sql } from "drizzle-orm";
import superjson from "superjson";
import { firms } from "#db/schema/members.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { loadHistories, loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { latencyOf, median, type Latency } from "./load.ts";
import { signInForCookie, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

const sizes = [10_000, 100_000, 1_000_000] as const;
const firmCount = 500;
const portion = 90_000;
const reach = 1.5;
const rounds = 3;
const times = 200;
const atOnce = 2;

/** The times of a call and of its floor, with the same number of claims. */
type Measured = { readonly value: Latency; readonly floor: Latency };

/**
 * Measures the most used calls at 10,000, 100,000 and 1,000,000 claims of the same 500 firms, in one database. The floor of each call is one
 * firm read by its key over the same transport. Call and floor are measured in turns. The growth of a call is the change of its ratio to the floor.
 * The reports have a bench of their own.
 * @param most the largest number of claims
 */
export async function benchGrowth(bench: BenchProduct, most: number = sizes[2]): Promise<BenchRow[]> {
  const grown = new Map<string, Measured[]>();
  const wanted = sizes.filter((size) => size <= most);
  for (const [place, size] of wanted.entries()) {
    await fill(bench, { from: place === 0 ? 1 : (wanted[place - 1] ?? 0) + 1, rows: size });
    await measureAll(bench, size, (name, measured) => {
      grown.set(name, [...(grown.get(name) ?? []), measured]);
      process.stderr.write(`${size} claims, ${name}: ${inWords(measured.value)}, floor ${inWords(measured.floor)}\n`);
    });
  }
  return [...grown].map(([name, measured]) => rowOf(name, measured));
}

async function fill({ database: { db } }: BenchProduct, range: { readonly from: number; readonly rows: number }): Promise<void> {
  const startedMs = performance.now();
  // In portions: a statement over a million claims takes longer than the database allows.
  for (let { from } = range; from <= range.rows; from += portion) {
    await loadReimbursements(db, { from, rows: Math.min(from + portion - 1, range.rows), firms: firmCount, filedBy: demoAccounts.member });
    await loadHistories(db, { from, furtherDocuments: ["fee_receipt"] });
  }
  // The demonstration's member belongs to one of the firms, whose list grows with the others.
  await db.execute(sql`update users set firm_id = (select id from firms where gst_no = 'BENCH1') where email = ${demoAccounts.member}`);
  process.stderr.write(`${range.rows} claims are there after ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n`);
}

async function measureAll(bench: BenchProduct, size: number, tell: (name: string, measured: Measured) => void): Promise<void> {
  const { url } = bench.product;
  const [council, dgft] = [
    await signInForCookie(url, demoAccounts.admin, "EPCMD_ADMIN"),
    await signInForCookie(url, demoAccounts.dgft, "DGFT_ADMIN"),
  ];
  const [firm] = await bench.database.db
    .select({ id: firms.id })
    .from(firms)
    .where(sql`gst_no = 'BENCH7'`);
  const reading = (path: string, input: unknown, cookie: string): Call => {
    const address = `${url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
    return () => latencyOf(address, { times, atOnce, headers: { cookie } });
  };
  const floor = reading("members.getFirm", { firmId: firm?.id }, council);
  const calls: Record<string, Call> = {
    "a member's own list": reading("reimbursements.listOwn", { page: 1, pageSize: 10 }, bench.cookie),
    "the council's list, needs me now": reading("reviews.list", { scheme: "product" }, council),
    "the council's list, all by firm": reading("reviews.list", { scheme: "product", show: "all", order: "firm" }, council),
    "search for a firm": reading("reviews.list", { scheme: "product", show: "all", search: "Sahyadri Bench 7" }, council),
    "search for a number": reading("reviews.list", { scheme: "product", show: "all", search: "BEN-2627-000777" }, council),
    "page of a firm, its claims": reading("reviews.ofFirm", { firmId: firm?.id }, council),
    "my work": reading("work.list", {}, council),
    "a claim opened by the council": reading("reviews.open", { reimbursementId: "BEN-2627-000777" }, council),
    "a claim opened by DGFT": reading("dgft.open", { reimbursementId: "BEN-2627-000796" }, dgft),
    "a step saved": await savedStep(bench),
    "a verdict saved": await savedVerdict(bench, council),
  };
  for (const [name, call] of Object.entries(calls)) tell(name, await inTurns(call, floor));
}

type Call = () => Promise<Latency>;

/** The median of the rounds, in turns with the floor. The first round is not counted. */
async function inTurns(call: Call, floor: Call): Promise<Measured> {
  const took: Measured[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const both = { floor: await floor(), value: await call() };
    if (round > 0) took.push(both);
  }
  const middle = (side: keyof Measured): Latency => ({
    p50Ms: median(took.map((both) => both[side].p50Ms)),
    p95Ms: median(took.map((both) => both[side].p95Ms)),
  });
  return { value: middle("value"), floor: middle("floor") };
}

/** Changes that follow each other, each with the version that the one before it made. */
function changes(howOften: number, change: (place: number) => Promise<unknown>): Call {
  let place = 0;
  return async () => {
    const tookMs: number[] = [];
    for (let time = 0; time < howOften; time += 1) {
      const fromMs = performance.now();
      await change(place);
      tookMs.push(performance.now() - fromMs);
      place += 1;
    }
    tookMs.sort((one, other) => one - other);
    return { p50Ms: median(tookMs), p95Ms: tookMs[Math.floor(tookMs.length * 0.95)] ?? Number.NaN };
  };
}

async function savedStep(bench: BenchProduct): Promise<Call> {
  const step = { scheme: "product", step: 1 };
  const draft = await bench.mutate<{ id: string; version: number }>("reimbursements.saveStep", { ...step, answers: { firm_address: "Pune" } });
  return changes(times / 4, async (place) => {
    const input = { ...step, reimbursementId: draft.id, version: draft.version, answers: { firm_address: `Plot ${place}` } };
    draft.version = (await bench.mutate<{ version: number }>("reimbursements.saveStep", input)).version;
  });
}

async function savedVerdict({ product, headers, database }: BenchProduct, cookie: string): Promise<Call> {
  const reimbursementId = "BEN-2627-000024";
  const [claim] = await database.db.select({ version: reimbursements.version }).from(reimbursements).where(eq(reimbursements.id, reimbursementId));
  let version = claim?.version;
  return changes(times / 4, async (place) => {
    const documents = [{ fieldName: "rcmc_certificate", status: "DEFICIENT", remark: `The stamp is missing (${place}).` }];
    const answer = await fetch(`${product.url}/trpc/reviews.save`, {
      method: "POST",
      headers: { ...headers(), "content-type": "application/json", cookie },
      body: superjson.stringify({ reimbursementId, version, documents }),
    });
    const body = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    ({ version } = superjson.deserialize<{ version: number }>(body.result.data));
  });
}

const inWords = ({ p50Ms, p95Ms }: Latency): string => `${p95Ms.toFixed(1)} ms (half within ${p50Ms.toFixed(1)} ms)`;

function rowOf(name: string, measured: readonly Measured[]): BenchRow {
  const ratios = measured.map(({ value, floor }) => value.p50Ms / floor.p50Ms);
  const growth = ratios.slice(1).map((ratio, place) => ratio / (ratios[place] ?? Number.NaN));
  return {
    figure: `${name}, p95 at ${sizes
      .slice(0, measured.length)
      .map((size) => size.toLocaleString("en-IN"))
      .join(", ")} claims`,
    floor: `one firm by its key: ${measured.map(({ floor }) => inWords(floor)).join("; ")}`,
    value: measured.map(({ value }) => inWords(value)).join("; "),
    ratio: `halves ${ratios.map((ratio) => `${ratio.toFixed(1)}x`).join(", ")}; per tenfold ${growth.map((factor) => `${factor.toFixed(2)}x`).join(", ")}`,
    reach: `per tenfold within ${reach}x`,
    pass: growth.every((factor) => factor <= reach),
  };
}
