import { sql } from "drizzle-orm";
import { setTimeout as wait } from "node:timers/promises";
import superjson from "superjson";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { startingRules } from "#domain/rules/starting-rules.ts";
import { insertRecommendation } from "#db/queries/recommendations.ts";
import { computeAmounts } from "#server/application/reimbursements/amounts.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { textPdf } from "../tests/support/files.ts";
import { startProduct } from "../tests/support/product.ts";
import { loadReimbursements } from "../tests/support/reimbursement-bulk-data.ts";
import { latencyOf, load, median, type Latency } from "./load.ts";
import { sendUpload, signInForCookie, startBenchProduct, type BenchProduct } from "./product.ts";
import type { BenchRow } from "./row.ts";

/** Every claim is one of 24 kinds of scheme and state; a third is of the product scheme, and six states of eight are open. */
const openClaims = 10_002;
const rows = openClaims * 4;
const firms = openClaims / 6;
const times = 80;
const rounds = 5;
const atOnce = 2;
const appSecret = "a secret that both nodes of the bench share";

/** Claims alike but for their items: under review by the council, and with DGFT. */
const reviewed = { without: claimNumber(9), few: claimNumber(33), many: claimNumber(57) };
const forwarded = { without: claimNumber(12), few: claimNumber(36), many: claimNumber(60) };
const few = 3;
const most = 40;

function claimNumber(place: number): string {
  return `BEN-2627-${String(place).padStart(6, "0")}`;
}

/**
 * Measures amounts and rules on a database that it creates and fills: pages and steps with items, compared with the same without items;
 * the replay of a draft of rules over 10,002 open claims while lists are read; the time until a second node uses a published version.
 */
export async function benchAmounts(): Promise<BenchRow[]> {
  const bench = await startBenchProduct({ APP_SECRET: appSecret });
  try {
    await fill(bench);
    const council = await signInForCookie(bench.product.url, demoAccounts.admin, "EPCMD_ADMIN");
    return [...(await pages(bench, council)), ...(await steps(bench)), ...(await replays(bench, council))];
  } finally {
    await bench.close();
  }
}

async function fill({ database: { db } }: BenchProduct): Promise<void> {
  await loadReimbursements(db, { rows, firms, filedBy: demoAccounts.member });
  await db.execute(sql`
    insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
    select r.id, gen_random_uuid(), place, 'registration', jsonb_build_object('product', 'Patient monitor', 'authority', 'Pharmacy and Poisons Board',
      'country', 'KE', 'certificate_no', 'K-' || place, 'paid_on', '2026-03-01', 'issued_on', '2026-03-01', 'currency', (array['INR', 'USD', 'EUR'])[1 + place % 3],
      'amount', (1000 * place)::text || '.00', 'document', 'rcmc_certificate', 'page', '1'), 'member', r.created_by, now()
    from reimbursements r cross join generate_series(1, ${most}::int) place
    where r.scheme = 'product' and r.id like 'BEN-%' and r.id not in (${reviewed.without}, ${forwarded.without})
      and place <= case when r.id in (${reviewed.many}, ${forwarded.many}) then ${most}::int else ${few}::int end`);
  await db.execute(sql`
    insert into exchange_rates (currency, on_date, rate, source, entered_at)
    select currency, day::date, 90.125, 'bench', now() from unnest(array['USD', 'EUR']) currency, unnest(array['2026-03-01']) day on conflict do nothing`);
  await db.execute(sql`
    update reimbursements set rules_until = (select max(publication) from rule_versions), claimed_paise = (select 100 from reimbursement_items i where i.reimbursement_id = reimbursements.id limit 1)
    where id like 'BEN-%'`);
  const [member] = await db.execute<{ id: string }>(sql`select id from users where email = ${demoAccounts.member}`);
  for (const id of [forwarded.few, forwarded.many]) {
    const computed = await computeAmounts(db, { now: () => new Date() }, { id, submittedAt: new Date() });
    if (computed === undefined || member === undefined) throw new Error(`${id} has no sheet`);
    const { sheet } = computed;
    const by = { preparedBy: member.id, preparedAt: new Date(), forwardedBy: member.id, forwardedAt: new Date() };
    await db.transaction((tx) =>
      insertRecommendation(tx, {
        reimbursementId: id,
        claimedPaise: sheet.claimedPaise ?? 0,
        recommendedPaise: sheet.recommendedPaise,
        sheet,
        ...by,
      }),
    );
  }
  // Two lists of the member's firm, alike but for the items.
  await db.execute(sql`
    update reimbursements set firm_id = (select firm_id from users where email = ${demoAccounts.member})
    where id in (select id from reimbursements where id like 'BEN-%' and scheme <> 'exhibition' and id > ${claimNumber(100)} order by id limit 40)`);
  await db.execute(sql`vacuum analyze`);
}

type Pair = {
  readonly name: string;
  readonly floor: string;
  readonly without: string;
  readonly withItems: string;
  readonly reach: number;
  readonly cookie: string;
};

/** Each page in turns with the same one without items. */
async function pages({ product, cookie: member }: BenchProduct, council: string): Promise<BenchRow[]> {
  const dgft = await signInForCookie(product.url, demoAccounts.dgft, "DGFT_ADMIN");
  const address = (path: string, input: unknown): string => `${product.url}/trpc/${path}?input=${encodeURIComponent(superjson.stringify(input))}`;
  const review = (reimbursementId: string) => address("reviews.open", { reimbursementId });
  const decision = (reimbursementId: string) => address("dgft.open", { reimbursementId });
  const own = (scheme: string) => address("reimbursements.listOwn", { scheme, page: 1, pageSize: 10 });
  const of = (cookie: string, reach: number) => ({ cookie, reach, floor: "without items" });
  const pairs: Pair[] = [
    { name: "a member's list of 10 claims with items", without: own("plant"), withItems: own("product"), ...of(member, 1.1) },
    { name: `review of a claim with ${few} items opened`, without: review(reviewed.without), withItems: review(reviewed.few), ...of(council, 1.1) },
    {
      name: `review and sheet of a claim with ${most} items opened`,
      without: review(reviewed.without),
      withItems: review(reviewed.many),
      ...of(council, 2),
    },
    {
      name: `DGFT's page of a claim with ${few} items opened`,
      without: decision(forwarded.without),
      withItems: decision(forwarded.few),
      ...of(dgft, 1.1),
    },
    {
      name: `DGFT's page of a claim with ${most} items opened`,
      without: decision(forwarded.without),
      withItems: decision(forwarded.many),
      ...of(dgft, 2),
    },
  ];
  const compared: BenchRow[] = [];
  for (const { name, floor, without, withItems, reach, cookie } of pairs) {
    const measure = (url: string) => latencyOf(url, { times, atOnce, headers: { cookie } });
    compared.push(
      await inTurns(
        { name, floor, reach },
        () => measure(without),
        () => measure(withItems),
      ),
    );
  }
  return compared;
}

type Figure = { readonly name: string; readonly floor: string; readonly reach: number };

/** The median of the rounds, in turns; other load on the machine then affects both. The first round is not counted. */
async function inTurns({ name, floor, reach }: Figure, before: () => Promise<Latency>, after: () => Promise<Latency>): Promise<BenchRow> {
  const took: { before: Latency; after: Latency }[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const both = { before: await before(), after: await after() };
    if (round > 0) took.push(both);
  }
  const of = (side: "before" | "after", key: keyof Latency) => median(took.map((both) => both[side][key]));
  const ratio = (key: keyof Latency) => of("after", key) / of("before", key);
  const inWords = (side: "before" | "after") => `p95 ${of(side, "p95Ms").toFixed(1)} ms (half within ${of(side, "p50Ms").toFixed(1)} ms)`;
  process.stderr.write(`${name}: ${inWords("before")}, ${inWords("after")}\n`);
  return {
    figure: name,
    floor: `${floor}: ${inWords("before")}`,
    value: inWords("after"),
    ratio: `p95 ${ratio("p95Ms").toFixed(2)}x, half ${ratio("p50Ms").toFixed(2)}x`,
    reach: `within ${reach}x`,
    pass: ratio("p95Ms") <= reach,
  };
}

/** A step saved with three changed items, in turns with the same step of a claim without items. */
async function steps(bench: BenchProduct): Promise<BenchRow[]> {
  const scheme = "product";
  const draft = async () =>
    bench.mutate<{ id: string; version: number }>("reimbursements.saveStep", { scheme, step: 1, answers: { firm_address: "Pune" } });
  const [plain, withItems] = [await draft(), await draft()];
  const certificate = textPdf(["certificate"]);
  for (const claim of [plain, withItems]) {
    await sendUpload(`${bench.product.url}/uploads/${scheme}/${claim.id}/foreign_certificate`, certificate, bench.headers());
    claim.version = (await bench.query<{ version: number }>("reimbursements.getOwn", { reimbursementId: claim.id })).version;
  }
  let change = 0;
  const items = () =>
    ["INR", "USD", "EUR"].map((currency) => ({
      kind: "registration",
      country: "KE",
      certificate_no: "K-1",
      paid_on: "2026-03-01",
      currency,
      amount: `${change}.00`,
    }));
  const measure = async (claim: { id: string; version: number }, answersOf: () => object): Promise<Latency> => {
    const tookMs: number[] = [];
    for (let time = 0; time < times / 4; time += 1) {
      change += 1;
      const input = { scheme, reimbursementId: claim.id, version: claim.version, ...answersOf() };
      const fromMs = performance.now();
      claim.version = (await bench.mutate<{ version: number }>("reimbursements.saveStep", input)).version;
      tookMs.push(performance.now() - fromMs);
    }
    tookMs.sort((a, b) => a - b);
    return { p50Ms: median(tookMs), p95Ms: tookMs[Math.floor(tookMs.length * 0.95)] ?? Number.NaN };
  };
  const address = () => ({ step: 1, answers: { firm_address: `Plot ${change}` } });
  const stepOfItems = () => ({ step: 5, answers: { items: items() } });
  const name = `a step with ${few} changed items saved, and its amounts computed`;
  return [
    await inTurns(
      { name, floor: "a step without", reach: 1.1 },
      () => measure(plain, address),
      () => measure(withItems, stepOfItems),
    ),
  ];
}

const requestsPerSecond = 60;
const connections = 4;
const reachSeconds = 30;

type Rule = { id: string; number: number; revision: number; replay: { state: string; report: { total: number } | null } | null };

/** A draft of rules over every open claim, with lists asked for meanwhile; then its publication, seen from a second node. */
async function replays(bench: BenchProduct, cookie: string): Promise<BenchRow[]> {
  const { url } = bench.product;
  const headers = { [clientHeader]: "web", origin: url, "sec-fetch-site": "same-origin", "content-type": "application/json" };
  const ask = async <T>(path: string, input: unknown, by = cookie): Promise<T> => {
    const answer = await fetch(`${url}/trpc/${path}`, { method: "POST", headers: { ...headers, cookie: by }, body: superjson.stringify(input) });
    const body = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return superjson.deserialize<T>(body.result.data);
  };
  const read = async (id: string): Promise<Rule> => {
    const answer = await fetch(`${url}/trpc/rules.get?input=${encodeURIComponent(superjson.stringify({ id }))}`, { headers: { ...headers, cookie } });
    return superjson.deserialize<Rule>((await answer.json()).result.data);
  };
  const last = startingRules.findLast((rule) => rule.scheme === "product");
  const percent = (share: number) => ({
    ...last?.terms,
    ceiling: undefined,
    windows: [],
    shares: [{ percent: String(share), source: "Order of the bench" }],
  });
  const draft = (share: number) => ({
    effectiveFrom: "2026-01-01",
    effectiveTo: null,
    sourceName: "Order of the bench",
    sourceDate: null,
    reasonForPast: "The order came late",
    terms: percent(share),
  });
  let rule = await ask<Rule>("rules.saveDraft", { scheme: "product", draft: draft(30) });
  const run = async (): Promise<number> => {
    const fromMs = performance.now();
    await ask("rules.startReplay", { id: rule.id, revision: rule.revision });
    for (;;) {
      const { replay } = await read(rule.id);
      if (replay?.state === "failed") throw new Error("the run failed");
      if (replay?.state === "done") {
        if ((replay.report?.total ?? 0) < openClaims) throw new Error(`${replay.report?.total} claims were computed`);
        return (performance.now() - fromMs) / 1000;
      }
      await wait(50);
    }
  };
  const list = `${url}/trpc/reimbursements.listOwn?input=${encodeURIComponent(superjson.stringify({ page: 1, pageSize: 10 }))}`;
  const lists = async (seconds: number) =>
    (await load(list, { connections, seconds, overallRate: requestsPerSecond, headers: { cookie: bench.cookie } })).p99Ms;
  const alone = await run();
  const seconds = Math.max(2, Math.floor(alone));
  await lists(seconds);
  const took: { idle: number; busy: number; seconds: number }[] = [];
  for (let round = 0; round < 3; round += 1) {
    rule = await ask<Rule>("rules.saveDraft", { scheme: "product", stored: { id: rule.id, revision: rule.revision }, draft: draft(31 + round) });
    const idle = await lists(seconds);
    const running = run();
    const [busy, all] = [await lists(seconds), await running];
    took.push({ idle, busy, seconds: all });
  }
  const middle = (key: "idle" | "busy" | "seconds") => median(took.map((one) => one[key]));
  const ratio = middle("busy") / Math.max(1, middle("idle"));
  process.stderr.write(`replays: ${JSON.stringify(took)}, alone ${alone.toFixed(1)} s\n`);
  const published = await publishedSeen(bench, rule.number, (by) => ask("rules.publish", { id: rule.id, revision: rule.revision }, by));
  return [
    {
      figure: `a draft of rules over ${openClaims.toLocaleString("en-IN")} open claims, asked for to reported`,
      floor: "–",
      value: `${alone.toFixed(1)} s; with lists beside it ${middle("seconds").toFixed(1)} s`,
      ratio: "–",
      reach: `${reachSeconds} s`,
      pass: Math.max(alone, middle("seconds")) <= reachSeconds,
    },
    {
      figure: `web p99 at ${requestsPerSecond} lists/s during such a run`,
      floor: `without: ${middle("idle").toFixed(0)} ms`,
      value: `${middle("busy").toFixed(0)} ms`,
      ratio: `${ratio.toFixed(1)}x`,
      reach: "within 2x",
      pass: ratio <= 2,
    },
    published,
  ];
}

/** From the answer to the publication until a second node computes by it. */
async function publishedSeen(bench: BenchProduct, number: number, publish: (cookie: string) => Promise<unknown>): Promise<BenchRow> {
  const other = await startProduct({ env: { DATABASE_URL: bench.databaseUrl, APP_SECRET: appSecret, LOG_LEVEL: "warn", ROLE: "web" } });
  try {
    const cookie = await signInForCookie(other.url, demoAccounts.member, "MEMBER");
    const ruleNumber = async (): Promise<number | undefined> => {
      const address = `${other.url}/trpc/reimbursements.entitlement?input=${encodeURIComponent(superjson.stringify({ scheme: "product" }))}`;
      const answer = await fetch(address, { headers: { cookie } });
      return superjson.deserialize<{ rules?: { ruleNumber: number } }>((await answer.json()).result.data).rules?.ruleNumber;
    };
    if ((await ruleNumber()) === number) throw new Error("it was published before");
    await publish(await signInForCookie(bench.product.url, demoAccounts.second, "EPCMD_ADMIN"));
    const fromMs = performance.now();
    while ((await ruleNumber()) !== number) if (performance.now() - fromMs > 30_000) throw new Error("the other node never computes by it");
    const tookMs = performance.now() - fromMs;
    return {
      figure: "a version is published, until a member of another node is computed by it",
      floor: "–",
      value: `${tookMs.toFixed(0)} ms`,
      ratio: "–",
      reach: "1 s",
      pass: tookMs < 1_000,
    };
  } finally {
    await other.remove();
  }
}
