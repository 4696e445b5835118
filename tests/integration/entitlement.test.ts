import { randomUUID } from "node:crypto";
import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter, financialYearLabel } from "#domain/dates.ts";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { previewRules } from "#domain/reimbursements/preview-rules.ts";
import type { SheetLine } from "#domain/reimbursements/sheet.ts";
import { selectClaimsOfFirm } from "#db/queries/claim-facts.ts";
import { recommendations, reimbursementItems, sanctionLines } from "#db/schema/amounts.ts";
import { recoveries, recoveryReceipts } from "#db/schema/ledger.ts";
import { paymentLines } from "#db/schema/payments.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { getEntitlement, getFilingRules } from "#server/application/reimbursements/get-entitlement.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { createOrderLine, createPaymentActors } from "../support/payments.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
const today = calendarDateInIndia(new Date());
const source = "Order of the test";
const newMember = async (): Promise<MemberActor> => (await createMember(services)).actor;
const read = (actor: MemberActor, scheme: "product" | "plant" | "exhibition" = "product") => getEntitlement(contextOf(services, actor), { scheme });

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  await publishRule(services, {
    scheme: "product",
    effectiveFrom: "2024-04-01",
    terms: {
      chosenBy: "filed",
      shares: [{ percent: "50", source }],
      netOfTax: true,
      caps: [{ per: "firm_year", amountPaise: 10_000_050, source }],
      period: { costsUntil: daysAfter(today, -5), outcome: "blocks", source },
      windows: [
        { from: "certificate_issued", days: 90, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays", outcome: "needs_reason", source },
      ],
      ceiling: { amountPaise: 100_000_000_000, proof: "CA certificate", outcome: "needs_reason", source },
      documents: [{ document: "Evidence of payment", maxAgeDays: 30, source }],
      targetDays: { council: 33, dgft: 30, reply: 21, counts: "working_days" },
    },
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

/** A claim of the firm that went to DGFT with a recommendation, filed some days ago. `secondPaise` is sanctioned for a second cost. */
async function drawn(
  member: MemberActor,
  recommendedPaise: number,
  { sanctionedPaise = null as number | null, secondPaise = 0, daysAgo = 0, isClosed = false } = {},
): Promise<string> {
  const actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
  const { id } = await reimbursementIn(services, actors, "SUBMITTED");
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  const [item] = await services.db.select().from(reimbursementItems).where(eq(reimbursementItems.reimbursementId, id));
  if (item === undefined) throw new Error("the claim has no item");
  const amounts = { claimedPaise: recommendedPaise, admissiblePaise: recommendedPaise, recommendedPaise, notes: [] };
  const second = { ...item, id: randomUUID(), position: item.position + 1 };
  const items = secondPaise === 0 ? [item] : [item, second];
  if (secondPaise > 0) await services.db.insert(reimbursementItems).values(second);
  const lines = items.map((one): SheetLine => ({
    ...amounts,
    costId: one.id,
    item: { ...one.facts, id: one.id, kind: one.kind },
    proposal: amounts,
    assessment: null,
    version: undefined,
    rate: undefined,
    rateDay: undefined,
    sharePercent: "100",
    capPaise: null,
    checks: [],
    sources: [],
  }));
  await services.db.insert(recommendations).values({
    reimbursementId: id,
    claimedPaise: recommendedPaise,
    recommendedPaise,
    sheet: { filedOn: calendarDateInIndia(at), lines, claimedPaise: recommendedPaise, recommendedPaise, drawnPaise: 0, capPaise: null },
    preparedBy: actors.council.userId,
    preparedAt: at,
    forwardedBy: actors.council.userId,
    forwardedAt: at,
  });
  if (sanctionedPaise !== null)
    await services.db
      .insert(sanctionLines)
      .values(
        items.map((one) => ({ reimbursementId: id, itemId: one.id, sanctionedPaise: one === item ? sanctionedPaise : secondPaise, reason: "x" })),
      );
  const totalPaise = sanctionedPaise === null ? null : sanctionedPaise + secondPaise;
  await services.db
    .update(reimbursements)
    .set({ submittedAt: at, sanctionedPaise: totalPaise, ...(isClosed && { state: "CLOSED" as const, closedReason: "x" }) })
    .where(eq(reimbursements.id, id));
  return id;
}

/** A receipt of the firm for a recovery of what an order paid for a claim; gives the id of the payment line. */
async function paidBack(reimbursementId: string, paidPaise: number, principalPaise: number): Promise<string> {
  const { preparer } = await createPaymentActors(services);
  const { put } = await createOrderLine(services, { reimbursementId, amountPaise: paidPaise });
  await put("paid");
  const [line] = await services.db.select().from(paymentLines).where(eq(paymentLines.reimbursementId, reimbursementId));
  if (line === undefined) throw new Error("the claim has no payment");
  const by = { recordedBy: preparer.userId, recordedAt: new Date() };
  const demand = { lineId: line.id, amountPaise: principalPaise, reason: "Paid too much", demandedOn: today, dueOn: today };
  const [recovery] = await services.db
    .insert(recoveries)
    .values({ ...demand, interestPercent: "15", ruleSource: source, demandedBy: preparer.userId, demandedAt: by.recordedAt })
    .returning();
  if (recovery === undefined) throw new Error("insert returned no row");
  const receipt = { recoveryId: recovery.id, receivedOn: today, principalPaise, interestPaise: 5_000, reference: `UTR ${recovery.id}`, ...by };
  await services.db.insert(recoveryReceipts).values(receipt);
  return line.id;
}

test("what was drawn this year and what is left are exact to the paisa", async () => {
  const member = await newMember();
  await drawn(member, 123_456);
  await drawn(member, 999_999, { sanctionedPaise: 777_701 });
  await drawn(member, 500_000, { isClosed: true });
  await drawn(member, 400_000, { daysAgo: 400 });
  await drawn(await newMember(), 300_000);
  const { rules } = await read(member);
  expect(rules).toMatchObject({
    year: financialYearLabel(today),
    drawnPaise: 901_157,
    capPaise: 10_000_050,
    leftPaise: 9_098_893,
    councilDays: 33,
    countsWorkingDays: true,
  });
});

test("nothing is left once more than the cap was drawn, and never less than nothing", async () => {
  const member = await newMember();
  await drawn(member, 20_000_000);
  expect((await read(member)).rules).toMatchObject({ drawnPaise: 20_000_000, leftPaise: 0 });
});

test("what a firm paid back is not drawn, in proportion to what each cost got, unless the receipt was wrong or the decision was undone", async () => {
  const member = await newMember();
  const costs = async () => (await selectClaimsOfFirm(services.db, member.firmId, "product")).drawn.map(({ paise }) => paise);
  const id = await drawn(member, 900_000, { sanctionedPaise: 100_001, secondPaise: 200_000 });
  const lineId = await paidBack(id, 300_001, 100_000);
  // 100,000 x 100,001 / 300,001 is 33,333.55.
  expect(await costs()).toEqual([66_668, 133_333]);
  expect((await read(member)).rules).toMatchObject({ drawnPaise: 200_001, leftPaise: 9_800_049 });
  // It was recovered for a decision that was undone, and the new one gives the same.
  const { db } = services;
  await db.update(paymentLines).set({ state: "recovered", isOfUndoneDecision: true }).where(eq(paymentLines.id, lineId));
  expect(await costs()).toEqual([100_001, 200_000]);
  await db.update(paymentLines).set({ state: "paid", isOfUndoneDecision: false }).where(eq(paymentLines.id, lineId));
  const { userId: reversedBy } = await createStaffActor(services, "EPCMD_ADMIN");
  const recovery = db.select({ id: recoveries.id }).from(recoveries).where(eq(recoveries.lineId, lineId));
  await db
    .update(recoveryReceipts)
    .set({ reversedBy, reversedAt: new Date(), reversalReason: "x" })
    .where(inArray(recoveryReceipts.recoveryId, recovery));
  expect(await costs()).toEqual([100_001, 200_000]);
});

test("it says share, windows, documents and the programme in words, and what is not known of the firm", async () => {
  const { rules, filingProblem } = await read(await newMember());
  expect(filingProblem).toBeUndefined();
  expect(rules?.pays.map(({ text }) => text)).toEqual(expect.arrayContaining(["50% of the cost", "Tax is not paid"]));
  expect(rules?.windows).toMatchObject([{ text: expect.stringContaining("90 days"), source }]);
  expect(rules?.documents).toMatchObject([{ text: expect.stringContaining("Evidence of payment"), source }]);
  expect(rules?.isOver).toBe(true);
  expect(rules?.checks).toMatchObject([{ name: "ceiling", outcome: "unknown", sentence: expect.stringContaining("are not stated") }]);
});

test("a firm whose membership is over reads why it cannot file", async () => {
  const { actor } = await createMember(services, { membershipEndOn: daysAfter(today, -1) });
  expect((await read(actor)).filingProblem).toContain("membership");
});

test("a scheme without a published rule has none", async () => {
  expect((await read(await newMember(), "plant")).rules).toBeUndefined();
});

test("the browser reads the same of a typed cost: filed today, and over the programme", async () => {
  const rules = await getFilingRules(contextOf(services, await newMember()), { scheme: "product" });
  const item = { id: "1", kind: "registration", issued_on: daysAfter(today, -31), paid_on: today, currency: "USD", amount: "10" };
  const [line] = previewRules(rules, [item]);
  expect(line?.checks).toMatchObject([
    { name: "window", outcome: "met", sentence: expect.stringContaining("31 days after the certificate of") },
    { name: "period", outcome: "blocks", sentence: expect.stringContaining("the programme pays only costs until") },
  ]);
  expect(previewRules(rules, [{ ...item, issued_on: "31-1", paid_on: "2026-1" }])[0]?.checks).toEqual([]);
  // A cost without its date has no rules yet, and keeps its number.
  const versions = rules.versions.map((version) => ({ ...version, terms: { ...version.terms, chosenBy: "certificate_issued" as const } }));
  expect(previewRules({ ...rules, versions }, [{ id: "0", kind: "registration" }, item])).toMatchObject([{ itemId: "1", place: 1 }]);
});

test("the browser says of an event without its last day what its first day tells", async () => {
  const window = { days: 45, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays", outcome: "needs_reason", source } as const;
  const open = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, membership: undefined, intent: undefined, counts: [] };
  await publishRule(services, {
    scheme: "exhibition",
    effectiveFrom: "2024-04-01",
    terms: { ...open, windows: [{ ...window, from: "event_ended" }] },
  });
  const rules = await getFilingRules(contextOf(services, await newMember()), { scheme: "exhibition" });
  const checksOf = (daysAgo: number) =>
    previewRules(rules, [{ id: "1", kind: "space", event: "Medica", event_from: daysAfter(today, -daysAgo) }])[0]?.checks;
  expect(checksOf(45)).toMatchObject([{ name: "window", outcome: "met", sentence: expect.stringContaining("in time even if") }]);
  expect(checksOf(46)).toMatchObject([
    { name: "window", outcome: "needs_reason", sentence: expect.stringContaining("The last day of the event is missing") },
  ]);
});

test("a kind of cost has no capital within a sentence", async () => {
  const shares = [{ kinds: ["air_fare"], percent: "100", source }];
  await publishRule(services, { scheme: "exhibition", effectiveFrom: "2024-05-01", terms: { chosenBy: "filed", shares } });
  const { rules } = await read(await newMember(), "exhibition");
  expect(rules?.pays.map(({ text }) => text)).toContain("100% of the cost for air fare");
});

test("a scheme without a rule says that the programme is over from 1 April 2026", async () => {
  const actor = await newMember();
  const on = (day: string) => getEntitlement({ ...contextOf(services, actor), now: () => new Date(`${day}T06:00:00Z`) }, { scheme: "plant" });
  expect(await on("2026-03-31")).toMatchObject({ rules: undefined, isAfterProgramme: false });
  expect(await on("2026-04-01")).toMatchObject({ rules: undefined, isAfterProgramme: true });
  expect(await read(actor)).toMatchObject({ rules: { isOver: true }, isAfterProgramme: false });
});
