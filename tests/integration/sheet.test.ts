import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { upsertExchangeRates } from "#db/queries/exchange-rates.ts";
import { insertPinnedRates } from "#db/queries/claim-facts.ts";
import { updateItems } from "#db/queries/items.ts";
import { insertEarlierAnswers } from "#db/queries/reimbursements.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { reimbursements, reimbursementSteps } from "#db/schema/reimbursements.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { importExchangeRates } from "#server/application/rules/import-exchange-rates.ts";
import { listKeptRates } from "#server/application/rules/list-kept-rates.ts";
import { removeExchangeRate } from "#server/application/rules/remove-exchange-rate.ts";
import { saveExchangeRate } from "#server/application/rules/save-exchange-rate.ts";
import { amountsOf } from "#server/application/reimbursements/amounts.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Actors, completeDraft, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
const today = calendarDateInIndia(new Date());
const half = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, windows: [], caps: [] };

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  actors = await createActors(services);
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms: half });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

/** A submitted product claim with one fee of 1,000 dollars paid today, and another currency's on request. */
async function filed(facts: Record<string, string> = {}): Promise<string> {
  const draft = await completeDraft(services, actors.member);
  await enterFee(draft.id, facts);
  await submit(contextOf(services, actors.member), { reimbursementId: draft.id, version: draft.version });
  return draft.id;
}
/** Makes the fee, with these facts in place of its own, the only cost of a claim. */
async function enterFee(reimbursementId: string, facts: Record<string, string>): Promise<void> {
  const fee = {
    country: "KE",
    certificate_no: "K-1",
    issued_on: today,
    paid_on: today,
    currency: "USD",
    amount: "1000.00",
    document: "foreign_certificate",
  };
  await services.db.transaction((tx) =>
    updateItems(tx, {
      reimbursementId,
      items: [{ id: randomUUID(), kind: "registration", facts: { ...fee, ...facts } }],
      enteredBy: "member",
      savedBy: actors.member.userId,
      savedAt: new Date(),
    }),
  );
}
const rate = (currency: string, rupees: string) =>
  services.db.transaction((tx) =>
    upsertExchangeRates(tx, { rates: [{ currency, onDate: today, rate: rupees, source: "Test" }], enteredBy: null, enteredAt: new Date() }),
  );
const read = (reimbursementId: string) => getReview(contextOf(services, actors.council), { reimbursementId });

test("an item is computed by the rule of its date and the rate of its day", async () => {
  await rate("USD", "83.125");
  const view = await read(await filed());
  expect(view).toMatchObject({ claimedPaise: 83_125_00, recommendedPaise: 41_563_00, sanctionedPaise: null });
  expect(view.sheet?.lines[0]).toMatchObject({
    sharePercent: "50",
    rate: { rate: "83.125000", on: today },
    proof: expect.stringContaining("registration fee receipt"),
  });
});

test("a submitted claim keeps its rate when the office changes it", async () => {
  await rate("EUR", "90");
  const id = await filed({ currency: "EUR" });
  await rate("EUR", "95");
  expect(await read(id)).toMatchObject({ claimedPaise: 90_000_00 });
});

test("an officer takes a corrected rate for a claim that is not forwarded", async () => {
  await rate("JPY", "5.7");
  const id = await filed({ currency: "JPY", amount: "100000" });
  const council = contextOf(services, actors.council);
  const answer = await saveExchangeRate(council, { currency: "JPY", onDate: today, rate: "0.57", source: "Bulletin", seen: "5.700000" });
  expect(answer.message).toContain("1 claim that is not forwarded keeps the rate from before");
  const before = await read(id);
  expect(before).toMatchObject({ claimedPaise: 570_000_00, changedRates: [{ currency: "JPY", onDate: today, kept: "5.700000", now: "0.570000" }] });
  const keptOfClaim = async () => (await listKeptRates(council)).rates.filter(({ reimbursementId }) => reimbursementId === id);
  expect(await keptOfClaim()).toEqual([
    { reimbursementId: id, scheme: "product", currency: "JPY", onDate: today, kept: "5.700000", now: "0.570000" },
  ]);
  const used = removeExchangeRate(council, { currency: "JPY", onDate: today, rate: "0.570000" });
  await expect(used).rejects.toMatchObject({ kind: "conflict", code: "rate_used" });
  const change = { reimbursementId: id, version: before.version, documents: [], takesNewRates: true };
  expect(await saveReview(council, change)).toMatchObject({ claimedPaise: 57_000_00, changedRates: [] });
  expect(await keptOfClaim()).toEqual([]);
  const audited = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, id));
  expect(audited.filter(({ event }) => event === "reimbursement.takeRates")).toHaveLength(1);
  const list = `currency,date,rate,source\nJPY,${today},0.58,Bulletin\nSEK,${today},8,Bulletin`;
  expect((await importExchangeRates(council, { list })).message).toMatch(/^2 rates are imported\. 1 claim that is not forwarded keeps the rate from/);
});

test("a kept rate is listed while a cost of a claim at the council names its day", async () => {
  const yesterday = daysAfter(today, -1);
  const council = contextOf(services, actors.council);
  const kept = { currency: "AUD", onDate: yesterday, rate: "50.000000", source: "Test" };
  const atCouncil = await filed({ currency: "AUD" });
  const { id: withFirm } = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
  await enterFee(withFirm, { currency: "AUD", paid_on: yesterday });
  await services.db.transaction(async (tx) => {
    for (const id of [atCouncil, withFirm]) await insertPinnedRates(tx, id, [kept], new Date());
  });
  const corrected = { currency: "AUD", onDate: yesterday, rate: "55", source: "Bulletin" };
  expect((await saveExchangeRate(council, corrected)).message).not.toContain("not forwarded");
  const listed = async () => (await listKeptRates(council)).rates.filter(({ currency }) => currency === "AUD");
  expect(await listed()).toEqual([]);
  expect((await read(atCouncil)).changedRates).toEqual([]);
  await enterFee(atCouncil, { currency: "AUD", paid_on: yesterday });
  expect(await listed()).toMatchObject([{ reimbursementId: atCouncil, onDate: yesterday }]);
  expect((await read(atCouncil)).changedRates).toHaveLength(1);
  expect((await saveExchangeRate(council, { ...corrected, source: "A bank" })).message).toContain("1 claim that is not forwarded keeps");
});

test("a rate that a claim is taking is not removed beside it", async () => {
  const id = await filed({ currency: "CHF" });
  await rate("CHF", "94");
  const council = contextOf(services, actors.council);
  const { removal } = await services.db.transaction(async (tx) => {
    const [row] = await tx.select().from(reimbursements).where(eq(reimbursements.id, id));
    if (row === undefined) throw new Error("The claim is there.");
    expect(await amountsOf(tx, council, row)).toMatchObject({ claimedPaise: 94_000_00 });
    const asked = removeExchangeRate(council, { currency: "CHF", onDate: today, rate: "94.000000" }).catch((error: unknown) => error);
    await Promise.race([asked, pause(200)]);
    return { removal: asked };
  });
  expect(await removal).toMatchObject({ kind: "conflict", code: "rate_used" });
});

test("a claim is computed by the rules published until its submission", async () => {
  const before = await filed();
  await publishRule(services, {
    scheme: "product",
    effectiveFrom: today,
    terms: { ...half, shares: [{ percent: "80", source: "Order of the test" }] },
  });
  const after = await filed();
  expect(await read(before)).toMatchObject({ recommendedPaise: 41_563_00 });
  expect(await read(after)).toMatchObject({ recommendedPaise: 66_500_00 });
});

/** A draft with one cost of Rs 80,000, submitted by a clock; what its row and its page say is recommended. */
async function submittedBy(now: () => Date) {
  const draft = await completeDraft(services, actors.member, "plant");
  await submit({ ...contextOf(services, actors.member), now }, { reimbursementId: draft.id, version: draft.version });
  const [row] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, draft.id));
  const { sheet } = await read(draft.id);
  return [row?.recommendedPaise, sheet?.lines[0]?.recommendedPaise];
}

test("a claim submitted in the second in which a version begins is computed by one version, on its row and on its page", async () => {
  const tomorrow = daysAfter(today, 1);
  const share = (percent: string) => ({ ...half, shares: [{ percent, source: "Order of the test" }] });
  await publishRule(services, { scheme: "plant", effectiveFrom: "2026-04-01", terms: share("50") });
  await publishRule(services, { scheme: "plant", effectiveFrom: tomorrow, terms: share("80") });
  const begins = new Date(`${tomorrow}T00:00:00+05:30`);
  const before = new Date(begins.getTime() - 1);
  expect(await submittedBy(() => before)).toEqual([40_000_00, 40_000_00]);
  expect(await submittedBy(() => begins)).toEqual([64_000_00, 64_000_00]);
  // The day begins between two looks at the clock.
  for (let looks = 1; looks <= 5; looks += 1) {
    let left = looks;
    const [onRow, onPage] = await submittedBy(() => ((left -= 1) >= 0 ? before : begins));
    expect([looks, onRow]).toEqual([looks, onPage]);
  }
});

test("a share for the first claim alone is not given to a firm that answers that it claimed before, once the council has the answer", async () => {
  const source = "Order of the test";
  const shares = [
    { percent: "80", firstClaimOnly: true, source },
    { percent: "50", source },
  ];
  await publishRule(services, { scheme: "product", effectiveFrom: today, terms: { ...half, shares } });
  const answerYes = (id: string) =>
    services.db
      .update(reimbursementSteps)
      .set({ answers: { has_previous_claims: true } })
      .where(and(eq(reimbursementSteps.reimbursementId, id), eq(reimbursementSteps.step, 7)));
  const shareOf = async (id: string) => (await getReview(contextOf(services, actors.council), { reimbursementId: id })).sheet?.lines[0]?.sharePercent;
  const { id } = await reimbursementIn(services, await createActors(services), "SUBMITTED");
  expect(await shareOf(id)).toBe("80");
  await services.db.transaction((tx) => insertEarlierAnswers(tx, id, 7));
  await answerYes(id);
  expect(await shareOf(id)).toBe("80");
  const received = await reimbursementIn(services, await createActors(services), "SUBMITTED");
  await answerYes(received.id);
  expect(await shareOf(received.id)).toBe("50");
});

test("without a rate the amount waits", async () => {
  const view = await read(await filed({ currency: "KES" }));
  expect(view).toMatchObject({ claimedPaise: null, recommendedPaise: null });
  expect(view.sheet?.lines[0]?.reasons).toEqual([expect.stringContaining("exchange rate")]);
});

test("a claim without items has no sheet", async () => {
  const id = await filed();
  await services.db.transaction((tx) =>
    updateItems(tx, { reimbursementId: id, items: [], enteredBy: "member", savedBy: actors.member.userId, savedAt: new Date() }),
  );
  await services.db.update(reimbursements).set({ claimedPaise: null, recommendedPaise: null }).where(eq(reimbursements.id, id));
  expect(await read(id)).toMatchObject({ sheet: undefined, claimedPaise: null });
});
