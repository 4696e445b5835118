import { read, utils } from "@e965/xlsx";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { nothingProved, type ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { exportComputation } from "#server/application/dossiers/get-computation.ts";
import { getEntitlement, getFilingRules } from "#server/application/reimbursements/get-entitlement.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { listReviews } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { createActors, forwardByTwo, reimbursementIn, sufficient, type Actors } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
const today = calendarDateInIndia(new Date());
const source = "Order of the test";
/** What a sheet shows where nobody has stated the day of a notice: it has no such key, as in an earlier release. */
const { noticeGivenOn: _unstated, ...shownWithoutNotice } = nothingProved;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  actors = await createActors(services);
  await publishRule(services, {
    scheme: "product",
    effectiveFrom: "2024-04-01",
    terms: {
      chosenBy: "filed",
      shares: [
        { kinds: ["testing"], percent: "50", source },
        { firmClasses: ["micro"], percent: "80", source },
        { firmClasses: ["medium"], percent: "40", source },
      ],
      caps: [],
      windows: [],
      period: undefined,
      intent: { daysBefore: 1, validDays: 400, outcome: "needs_reason", source },
      ceiling: { amountPaise: 1_000_000_00, proof: "CA certificate", outcome: "needs_reason", source },
    },
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const save = async (view: Pick<ReimbursementView, "id">, facts: Partial<ProvedFacts>) => {
  const council = contextOf(services, actors.council);
  const { version } = await getReview(council, { reimbursementId: view.id });
  return saveReview(council, { reimbursementId: view.id, version, documents: [], provedFacts: { ...nothingProved, ...facts } });
};
const checkOf = (view: ReimbursementView, name: string) => view.sheet?.lines[0]?.checks.find((check) => check.name === name)?.outcome;

test("what an officer reads in the documents decides share, ceiling and intent at once, in the list too", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const before = await getReview(council, { reimbursementId: filed.id });
  expect([before.sheet?.lines[0]?.sharePercent, checkOf(before, "ceiling"), checkOf(before, "intent")]).toEqual([null, "unknown", "needs_reason"]);
  expect(before.sheet).not.toHaveProperty("proved");

  const proved = { firmClass: "micro" as const, turnoverPaise: 900_000_00, intentFiledOn: "2026-02-01" };
  const after = await save(filed, proved);
  expect([after.sheet?.lines[0]?.sharePercent, checkOf(after, "ceiling"), checkOf(after, "intent")]).toEqual(["80", "met", "met"]);
  expect(after.sheet?.proved).toEqual({ ...shownWithoutNotice, ...proved });
  const { rows } = await listReviews(council, { scheme: "product", show: "all", search: "", page: 1, pageSize: 10 });
  expect(rows.find(({ id }) => id === filed.id)?.recommendedPaise).toBe(after.recommendedPaise);
  expect(after.recommendedPaise).toBeGreaterThan(0);

  const larger = await save(filed, { firmClass: "medium", turnoverPaise: 1_000_000_01 });
  expect([checkOf(larger, "ceiling"), checkOf(larger, "intent")]).toEqual(["needs_reason", "needs_reason"]);
  const audited = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, filed.id));
  expect(audited.filter(({ event }) => event === "reimbursement.proveFacts")).toHaveLength(2);
});

test("the firm and DGFT read what an officer enters, and what follows from it, only as it was forwarded", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const [council, dgft, member] = [contextOf(services, actors.council), contextOf(services, actors.dgft), contextOf(services, actors.member)];
  const { id: reimbursementId } = filed;
  const seenIn = (view: ReimbursementView) => [view.sheet?.lines[0]?.sharePercent, checkOf(view, "ceiling"), checkOf(view, "intent")];
  const ofFirmAlone = [null, "unknown", "needs_reason"];
  const { version } = await save(filed, { firmClass: "micro", turnoverPaise: 900_000_00, intentFiledOn: "2026-02-01" });
  const own = await getOwnReimbursement(member, { reimbursementId });
  expect(own.sheet).not.toHaveProperty("proved");
  expect(seenIn(own)).toEqual(ofFirmAlone);
  expect(JSON.stringify(own)).not.toContain("9,00,000");
  const table = Object.values(read((await exportComputation(member, { reimbursementId })).bytes).Sheets)[0];
  const [row] = utils.sheet_to_json<Record<string, unknown>>(table ?? {}, { defval: "" });
  expect(row).toMatchObject({ "Share, percent": "", "Rules and reasons": expect.stringContaining("are not stated") });

  const reviewed = await saveReview(council, { reimbursementId, version, documents: sufficient(filed) });
  const forwarded = await forwardByTwo(services, council, reviewed);
  expect(seenIn(await getOwnReimbursement(member, { reimbursementId }))).toEqual(["80", "met", "met"]);
  await shareQuery(dgft, { reimbursementId, version: forwarded.version, query: "Which bill of entry?" });
  expect(seenIn(await save(filed, { firmClass: "medium" }))).toEqual(["40", "unknown", "needs_reason"]);
  expect(seenIn(await getDecision(dgft, { reimbursementId }))).toEqual(ofFirmAlone);
});

test("a reply that the firm saves is answered without what an officer has entered", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const { id: reimbursementId, items, version } = await save(filed, { firmClass: "micro" });
  const documents = [{ fieldName: itemFlag(items[0]?.id ?? ""), status: "DEFICIENT" as const, remark: "The amount is wrong." }];
  const shared = await shareDeficiencies(contextOf(services, actors.council), { reimbursementId, version, documents });
  const answers = { items: items.map(({ facts }) => ({ ...facts, amount: "70000.00" })) };
  const reply = { scheme: "product" as const, reimbursementId, version: shared.version, step: items[0]?.step ?? 0, answers };
  const saved = await saveStep(contextOf(services, actors.member), reply);
  expect(saved.sheet?.lines).toMatchObject([{ claimedPaise: 70_000_00, sharePercent: null }]);
});

test("a claim that was closed without DGFT keeps them from its firm", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const { id: reimbursementId, version } = await save(filed, { firmClass: "micro", turnoverPaise: 900_000_00, intentFiledOn: "2026-02-01" });
  const closed = await closeReimbursement(contextOf(services, actors.council), { reimbursementId, version, reason: "Filed twice" });
  expect([closed.sheet?.lines[0]?.sharePercent, checkOf(closed, "ceiling")]).toEqual(["80", "met"]);
  const own = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId });
  expect(own.sheet?.lines).toMatchObject([{ sharePercent: null, capPaise: null, sources: [] }]);
  expect([checkOf(own, "ceiling"), checkOf(own, "intent")]).toEqual([undefined, undefined]);
});

test("a figure of the council does not count while the size of the firm is not stated", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const proved = { intentFiledOn: "2026-02-01" };
  const before = await save(filed, proved);
  const sentence = "The size of the firm is not stated, and the share depends on it.";
  expect(before).toMatchObject({ recommendedPaise: null, sheet: { lines: [{ reasons: [sentence] }] } });
  const assessments = [{ itemId: before.items[0]?.id ?? "", admissiblePaise: 40_000_00, reason: "By hand" }];
  const withFigure = (version: number, facts: Partial<ProvedFacts>) =>
    saveReview(council, { reimbursementId: filed.id, version, documents: [], assessments, provedFacts: { ...nothingProved, ...proved, ...facts } });
  await expect(withFigure(before.version, {})).rejects.toMatchObject({
    code: "assessment_invalid",
    fields: { "assessments.0.admissible_amount": [amountMessages.sizeMissing] },
  });
  expect(await withFigure(before.version, { firmClass: "medium" })).toMatchObject({ recommendedPaise: 16_000_00 });
});

test("the council can set a cost to zero while the size of the firm is not stated, and it stays zero", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const { items, version } = await getReview(council, { reimbursementId: filed.id });
  const assessments = [{ itemId: items[0]?.id ?? "", admissiblePaise: 0, reason: "There is no receipt" }];
  const none = await saveReview(council, { reimbursementId: filed.id, version, documents: [], assessments });
  expect(none.recommendedPaise).toBe(0);
  expect((await save(filed, { firmClass: "medium" })).recommendedPaise).toBe(0);
});

test("an approval leaves a fresh look open while a cost of it waits for the size of the firm, not where it was set to zero", async () => {
  const council = contextOf(services, actors.council);
  const dgft = contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
  /** The approval of a claim of two costs: 50% of Rs 1,00,000.25 for testing, and a registration whose share depends on the size. */
  const approved = async (isSetToZero: boolean) => {
    const filed = await reimbursementIn(services, actors, "SUBMITTED");
    const { id: _id, ...registration }: Record<string, string> = { ...filed.items[0]?.facts, amount: "400000.00" };
    const items = [registration, { ...registration, kind: "testing", certificate_no: "KE-2026-2", amount: "100000.25" }];
    const provedFacts = { ...nothingProved, intentFiledOn: "2026-02-01" };
    const about = { reimbursementId: filed.id, documents: sufficient(filed) };
    const entered = await saveReview(council, { ...about, version: filed.version, items, provedFacts });
    const itemId = entered.items.find(({ facts }) => facts["kind"] === "registration")?.id ?? "";
    const assessments = isSetToZero ? [{ itemId, admissiblePaise: 0, reason: "There is no receipt" }] : [];
    const reviewed = await saveReview(council, { ...about, version: entered.version, assessments });
    expect(reviewed.recommendedPaise).toBe(50_000_00);
    const { id: reimbursementId, version } = await forwardByTwo(services, council, reviewed);
    await approve(dgft, { reimbursementId, version });
    return findReimbursement(services.db, reimbursementId);
  };
  expect(await approved(false)).toMatchObject({ sanctionedPaise: 50_000_00, freshLookUntil: expect.any(String) });
  expect(await approved(true)).toMatchObject({ sanctionedPaise: 50_000_00, freshLookUntil: null });
});

test("the same facts again change nothing, and a day of the future is refused at its field", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED");
  await save(filed, { isSpecialGroup: true });
  await save(filed, { isSpecialGroup: true });
  const audited = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, filed.id));
  expect(audited.filter(({ event }) => event === "reimbursement.proveFacts")).toHaveLength(1);
  await expect(save(filed, { intentFiledOn: daysAfter(today, 1) })).rejects.toMatchObject({
    code: "facts_invalid",
    fields: { "proved_facts.intent_filed_on": [expect.stringContaining("or earlier")] },
  });
  expect((await getReview(contextOf(services, actors.council), { reimbursementId: filed.id })).sheet?.proved).toMatchObject({ isSpecialGroup: true });
});

test("the day of a notice is a fact of its own, and stays where a page of an earlier release does not send it", async () => {
  const filed = await reimbursementIn(services, actors, "SUBMITTED", "exhibition");
  const council = contextOf(services, actors.council);
  const noticeGivenOn = "2026-01-20";
  expect((await save(filed, { noticeGivenOn })).sheet?.proved).toEqual({ ...nothingProved, noticeGivenOn });
  const { noticeGivenOn: _notSent, ...earlier } = { ...nothingProved, firmClass: "micro" as const };
  const { version } = await getReview(council, { reimbursementId: filed.id });
  const saved = await saveReview(council, { reimbursementId: filed.id, version, documents: [], provedFacts: earlier });
  expect(saved.sheet?.proved).toEqual({ ...earlier, noticeGivenOn });
  const audited = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, filed.id)).orderBy(auditEntries.id);
  expect(audited.findLast(({ event }) => event === "reimbursement.proveFacts")?.detail).toMatchObject({
    "Notice of the visit given on": "20-01-2026",
  });
  await expect(save(filed, { noticeGivenOn: daysAfter(today, 1) })).rejects.toMatchObject({
    code: "facts_invalid",
    fields: { "proved_facts.notice_given_on": [expect.stringContaining("or earlier")] },
  });
  expect((await save(filed, {})).sheet?.proved).toEqual(shownWithoutNotice);
});

test("the member's next claim is told what its newest forwarded claim proves, as it was forwarded", async () => {
  const other = await createActors(services);
  const [member, council, dgft] = [contextOf(services, other.member), contextOf(services, actors.council), contextOf(services, other.dgft)];
  const known = async () => {
    const [{ rules }, { firm }] = await Promise.all([getEntitlement(member, { scheme: "product" }), getFilingRules(member, { scheme: "product" })]);
    return [rules?.checks.find(({ name }) => name === "ceiling")?.outcome, firm.firmClass];
  };
  const reviewed = async (facts: Partial<ProvedFacts>) => {
    const filed = await reimbursementIn(services, { ...actors, member: other.member }, "SUBMITTED");
    const provedFacts = { ...nothingProved, ...facts };
    return saveReview(council, { reimbursementId: filed.id, version: filed.version, documents: sufficient(filed), provedFacts });
  };
  const first = await reviewed({ firmClass: "medium", turnoverPaise: 2_000_000_00 });
  expect(await known()).toEqual(["unknown", undefined]);
  const forwarded = await forwardByTwo(services, council, first);
  expect(await known()).toEqual(["needs_reason", "medium"]);
  await forwardByTwo(services, council, await reviewed({ firmClass: "micro", turnoverPaise: 900_000_00 }));
  expect(await known()).toEqual(["met", "micro"]);
  await shareQuery(dgft, { reimbursementId: forwarded.id, version: forwarded.version, query: "Of which year are the exports?" });
  await save(forwarded, { firmClass: "medium", turnoverPaise: 3_000_000_00 });
  expect(await known()).toEqual(["met", "micro"]);
});
