import { randomUUID } from "node:crypto";
import { and, eq, isNull, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDateInIndia } from "#domain/dates.ts";
import { updateItems } from "#db/queries/items.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { fillAmounts } from "#server/application/reimbursements/fill-amounts.ts";
import { listWaitingRates } from "#server/application/reimbursements/list-waiting-rates.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { importExchangeRates } from "#server/application/rules/import-exchange-rates.ts";
import { saveExchangeRate } from "#server/application/rules/save-exchange-rate.ts";
import type { AppContext, Services } from "#server/context.ts";
import { jobRun as run } from "../support/job-run.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Actors, completeDraft, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let council: AppContext;
const today = calendarDateInIndia(new Date());

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  actors = await createActors(services);
  council = contextOf(services, actors.council);
  const shares = [{ percent: "50", source: "Order of the test" }];
  const terms = { chosenBy: "filed" as const, rateDay: "filed" as const, period: undefined, ceiling: undefined, windows: [], caps: [], shares };
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const cost = { country: "KE", certificate_no: "K-1", issued_on: today, paid_on: today, amount: "1000.00", document: "foreign_certificate" };

async function enter(reimbursementId: string, currencies: readonly string[]): Promise<void> {
  const items = currencies.map((currency) => ({ id: randomUUID(), kind: "registration", facts: { ...cost, currency } }));
  const by = { enteredBy: "member" as const, savedBy: actors.member.userId, savedAt: new Date() };
  await services.db.transaction((tx) => updateItems(tx, { reimbursementId, items, ...by }));
}

/** A submitted claim with one cost in each of these currencies. */
async function filed(...currencies: string[]): Promise<string> {
  const draft = await completeDraft(services, actors.member);
  await enter(draft.id, currencies);
  await submit(contextOf(services, actors.member), { reimbursementId: draft.id, version: draft.version });
  return draft.id;
}
async function rowOf(id: string) {
  const [row] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, id));
  return row;
}
const waiting = async () => (await listWaitingRates(council)).rates.map(({ currency, onDate, claims }) => [currency, onDate, claims]);
const rateOf = (currency: string, rate: string) => ({ currency, onDate: today, rate, source: "A bank's list" });
const worker = (): AppContext => systemContext(services);
const wanted = async () =>
  (await services.db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.topic, "fill-amounts"))).map(({ payload }) => payload);

test("claims wait for a rate, and get their amounts once it is saved", async () => {
  const first = await filed("KES");
  const second = await filed("KES", "KES");
  const both = await filed("KES", "UGX");
  expect(await waiting()).toEqual([
    ["KES", today, 3],
    ["UGX", today, 1],
  ]);
  expect(await rowOf(first)).toMatchObject({ claimedPaise: null, recommendedPaise: null });

  await saveExchangeRate(council, rateOf("KES", "0.65"));
  expect(await wanted()).toEqual([{ currency: "KES" }]);
  const before = await rowOf(first);
  await fillAmounts(worker(), { currency: "KES" }, run);
  const now = await rowOf(first);
  expect(now?.updatedAt.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Infinity);
  expect(now).toMatchObject({
    claimedPaise: 650_00,
    recommendedPaise: 325_00,
    version: before?.version,
    contentVersion: before?.contentVersion,
  });
  expect(await rowOf(second)).toMatchObject({ claimedPaise: 1_300_00, recommendedPaise: 650_00 });
  expect(await rowOf(both)).toMatchObject({ claimedPaise: null });
  expect(await waiting()).toEqual([["UGX", today, 1]]);

  const again = await Promise.all([first, second, both].map(rowOf));
  await fillAmounts(worker(), { currency: "KES" }, run);
  expect(await Promise.all([first, second, both].map(rowOf))).toEqual(again);

  await importExchangeRates(council, { list: `currency,date,rate,source\nUGX,${today},0.025,A bank\nJPY,${today},0.6,A bank` });
  expect(await wanted()).toEqual([{ currency: "KES" }, { currency: "UGX" }, { currency: "JPY" }]);
  await fillAmounts(worker(), { currency: "UGX" }, run);
  expect(await rowOf(both)).toMatchObject({ claimedPaise: 675_00 });
  expect(await waiting()).toEqual([]);
});

test("a claim with DGFT or decided keeps what it has, and drafts do not wait", async () => {
  const { id } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const draft = await completeDraft(services, actors.member);
  for (const one of [id, draft.id]) await enter(one, ["TZS"]);
  await services.db.update(reimbursements).set({ claimedPaise: null }).where(eq(reimbursements.id, id));
  expect(await waiting()).toEqual([]);
  await saveExchangeRate(council, rateOf("TZS", "0.03"));
  await fillAmounts(worker(), { currency: "TZS" }, run);
  expect(await rowOf(id)).toMatchObject({ claimedPaise: null });
});

test("a claim whose reply is not sent waits for what the council has, not for what the firm types", async () => {
  const id = await filed("ZMW");
  const version = (await rowOf(id))?.version ?? 0;
  const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
  const { items, version: shared } = await shareDeficiencies(council, { reimbursementId: id, version, documents });
  const typed = items.map(({ facts }) => ({ ...facts, currency: "INR" }));
  await saveStep(contextOf(services, actors.member), {
    scheme: "product",
    reimbursementId: id,
    version: shared,
    step: items[0]?.step ?? 0,
    answers: { items: typed },
  });
  expect(await waiting()).toEqual([["ZMW", today, 1]]);
  await saveExchangeRate(council, rateOf("ZMW", "4.5"));
  const saved = await rowOf(id);
  await fillAmounts(worker(), { currency: "ZMW" }, run);
  expect(await rowOf(id)).toMatchObject({ claimedPaise: 4_500_00, updatedAt: saved?.updatedAt });
});

test("two workers at once, and more claims than a batch, end in the same amounts", async () => {
  const id = await filed("LKR");
  await services.db.execute(`insert into reimbursements (id, scheme, firm_id, created_by, state, submitted_at)
    select 'BEN-2627-' || lpad(n::text, 6, '0'), scheme, firm_id, created_by, 'SUBMITTED', submitted_at
    from reimbursements, generate_series(1, 250) n where id = '${id}'`);
  await services.db.execute(`insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
    select 'BEN-2627-' || lpad(n::text, 6, '0'), gen_random_uuid(), 1, kind, facts, entered_by, saved_by, saved_at
    from reimbursement_items, generate_series(1, 250) n where reimbursement_id = '${id}'`);
  expect(await waiting()).toEqual([["LKR", today, 251]]);
  await saveExchangeRate(council, rateOf("LKR", "0.28"));
  await Promise.all([fillAmounts(worker(), { currency: "LKR" }, run), fillAmounts(worker(), { currency: "LKR" }, run)]);
  expect(await waiting()).toEqual([]);
  const [row] = await database.sql`select count(*)::int as claims from reimbursements where claimed_paise = 28000`;
  expect(row).toEqual({ claims: 251 });
});

test("all claims are computed in portions, each by a job that begins where the one before ended", async () => {
  await services.db.execute("update reimbursements set claimed_paise = null where id like 'BEN-%'");
  const unfilled = () => services.db.$count(reimbursements, and(like(reimbursements.id, "BEN-%"), isNull(reimbursements.claimedPaise)));
  const rest = { all: true, after: "BEN-2627-000200" } as const;
  const ended: string[] = [];
  const finish = (name: string): Promise<void> => {
    ended.push(name);
    return Promise.resolve();
  };
  await fillAmounts(worker(), { all: true }, { ...run, finish: () => finish("first") });
  expect([await unfilled(), ended]).toEqual([50, ["first"]]);
  const asked = await wanted();
  expect(asked).toContainEqual(rest);
  await fillAmounts(worker(), rest, { ...run, finish: () => finish("last") });
  expect([await unfilled(), ended]).toEqual([0, ["first"]]);
  expect(await wanted()).toEqual(asked);
});

test("only the worker fills amounts, and only the council reads what is missing", async () => {
  await expect(fillAmounts(council, { currency: "KES" }, run)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(listWaitingRates(contextOf(services, actors.member))).rejects.toMatchObject({ kind: "forbidden" });
});
