import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { read, utils } from "@e965/xlsx";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { nothingProved } from "#domain/reimbursements/proved-facts.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import { updateItems } from "#db/queries/items.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { recommendations } from "#db/schema/amounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { DecisionListInput, listDecisions } from "#server/application/dgft/list-decisions.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { exportComputation } from "#server/application/dossiers/get-computation.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { fillAmounts } from "#server/application/reimbursements/fill-amounts.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { askReopening, confirmReopening } from "#server/application/reimbursements/reopening.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { keepDraft } from "#server/application/reviews/keep-draft.ts";
import { openReview, OpenReviewInput } from "#server/application/reviews/open-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { sendBack } from "#server/application/reviews/send-back.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { listReasonCodes } from "#server/application/rules/list-reason-codes.ts";
import { saveExchangeRate } from "#server/application/rules/save-exchange-rate.ts";
import { saveReasonCode } from "#server/application/rules/save-reason-code.ts";
import type { AppContext, Services } from "#server/context.ts";
import { seedRules } from "#server/seed/rules.ts";
import { jobRun as run } from "../support/job-run.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInvited, createStaffActor } from "../support/factories.ts";
import { procedures } from "../support/procedures.ts";
import { type Actors, attach, completeDraft, createActors, sufficient, waitingReopening } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let member: AppContext;
let council: AppContext;
let second: AppContext;
let dgft: AppContext;

const plain = {
  chosenBy: "filed" as const,
  period: undefined,
  ceiling: undefined,
  membership: undefined,
  intent: undefined,
  windows: [],
  counts: [],
  firsts: [],
  shares: [{ percent: "50", source: "Order of the test" }],
};
const capOf = (per: "event" | "firm_year") => [{ per, amountPaise: 100_000_00, source: "Order of the test" }];

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  await seedRules(services);
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms: { ...plain, caps: [] } });
  const counts = [{ of: "events_in_year" as const, limit: 3, outcome: "warn" as const, source: "Order of the test" }];
  await publishRule(services, {
    scheme: "exhibition",
    effectiveFrom: "2026-04-01",
    terms: { ...plain, caps: capOf("event"), netOfTax: true, counts },
  });
  await publishRule(services, { scheme: "plant", effectiveFrom: "2026-04-01", terms: { ...plain, caps: capOf("firm_year") } });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  actors = await createActors(services);
  [member, council, dgft] = [contextOf(services, actors.member), contextOf(services, actors.council), contextOf(services, actors.dgft)];
  second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
});

/** A claim with these costs in rupees, every document Sufficient. @param more facts of every cost, or of each */
async function reviewed(
  amounts: readonly string[],
  scheme: SchemeKind = "product",
  more: Record<string, string> | ((place: number) => Record<string, string>) = {},
): Promise<ReimbursementView> {
  const draft = await completeDraft(services, actors.member, scheme);
  const [first] = draft.items;
  const items = amounts.map((amount, place) => {
    const own = typeof more === "function" ? more(place) : more;
    const { id: _id, kind = "", ...facts }: Record<string, string> = { ...first?.facts, currency: "INR", amount, ...own };
    return { id: randomUUID(), kind, facts };
  });
  await services.db.transaction((tx) =>
    updateItems(tx, { reimbursementId: draft.id, items, enteredBy: "member", savedBy: actors.member.userId, savedAt: new Date() }),
  );
  const filed = await submit(member, { reimbursementId: draft.id, version: draft.version });
  return saveReview(council, { reimbursementId: filed.id, version: filed.version, documents: sufficient(filed) });
}
const seen = ({ id, version }: ReimbursementView) => ({ reimbursementId: id, version });
const itemId = (view: ReimbursementView, place = 0): string => view.items[place]?.id ?? "";
const assess = (view: ReimbursementView, assessment: object, ctx = council) =>
  saveReview(ctx, { ...seen(view), documents: [], assessments: [{ itemId: itemId(view), reason: "", ...assessment }] });
const forward = (view: ReimbursementView, ctx = council) => forwardToDgft(ctx, { ...seen(view), comment: "" });

describe("a figure of the council", () => {
  test("above what is claimed, without a reason, or of no item is refused at its field", async () => {
    const view = await reviewed(["80000.00"]);
    const refused = (fields: object) => ({ kind: "invalid", code: "assessment_invalid", fields });
    await expect(assess(view, { admissiblePaise: 80_000_01, reason: "By hand" })).rejects.toMatchObject(
      refused({ "assessments.0.admissible_amount": ["At most what is claimed: Rs 80,000.00"] }),
    );
    await expect(assess(view, { admissiblePaise: 70_000_00 })).rejects.toMatchObject(
      refused({ "assessments.0.reason": ["Give a reason for an amount of your own"] }),
    );
    await expect(assess(view, { reasonCode: "NOT_THERE" })).rejects.toMatchObject(
      refused({ "assessments.0.reason_code": ["Select a reason from the list"] }),
    );
    await expect(assess(view, { itemId: randomUUID(), reason: "x" })).rejects.toMatchObject(
      refused({ "assessments.0.item_id": ["This claim has no such item"] }),
    );
    expect((await getReview(council, { reimbursementId: view.id })).recommendedPaise).toBe(40_000_00);
  });

  test("is recommended with the words of its reason, which stay when the office changes it", async () => {
    const saved = await assess(await reviewed(["80000.00"]), { admissiblePaise: 60_000_00, reasonCode: "NO_RECEIPT" });
    expect(saved).toMatchObject({ claimedPaise: 80_000_00, recommendedPaise: 30_000_00 });
    const [line] = saved.sheet?.lines ?? [];
    expect(line).toMatchObject({ proposedPaise: 40_000_00, assessment: { reasonCode: "NO_RECEIPT" } });
    expect(line?.reasons).toContain("There is no receipt for this amount. Send the receipt of the authority or the bank.");
    const list = startingReasons.find(({ code }) => code === "NO_RECEIPT");
    expect(line?.reasonsHindi).toEqual([`${list?.sentenceHi} ${list?.remedyHi}`]);
  });

  test("goes when it is taken back", async () => {
    const saved = await assess(await reviewed(["80000.00"]), { admissiblePaise: 60_000_00, reason: "By hand" });
    expect(await assess(saved, { admissiblePaise: null })).toMatchObject({ recommendedPaise: 40_000_00, sheet: { lines: [{ assessment: null }] } });
  });

  test("is saved with a share too, and the firm does not see it", async () => {
    const view = await reviewed(["80000.00"]);
    const documents = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    const assessments = [{ itemId: itemId(view), admissiblePaise: 60_000_00, reason: "By hand" }];
    expect(await shareDeficiencies(council, { ...seen(view), documents, assessments })).toMatchObject({ recommendedPaise: 30_000_00 });
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own).toMatchObject({ recommendedPaise: null, sheet: { lines: [{ assessment: null, recommendedPaise: null, reasons: [] }] } });
  });

  test("is kept in the reviewer's own draft as it was typed", async () => {
    const view = await reviewed(["80000.00"]);
    const assessment = { amount: "6o000", reasonCode: "", reason: "Half typed" };
    const edit = { fieldName: itemFlag(itemId(view)), status: "" as const, remark: "", assessment };
    await keepDraft(council, { ...seen(view), documents: [edit], taken: [] });
    const { draft } = await openReview(council, OpenReviewInput.parse({ reimbursementId: view.id }));
    expect(draft?.verdicts).toEqual({ [edit.fieldName]: { status: "", remark: "", assessment } });
  });
});

describe("a second person", () => {
  test("confirms what is above the limit: the same person twice is refused, another one's forward counts", async () => {
    const view = await reviewed(["1200000.00"]);
    await expect(forward(view)).rejects.toMatchObject({
      kind: "conflict",
      code: "second_person",
      message: expect.stringContaining("Rs 6,00,000.00"),
    });
    const own = await getReview(council, { reimbursementId: view.id });
    expect(own).toMatchObject({ prepared: { canConfirm: false } });
    await expect(forward(own)).rejects.toMatchObject({ code: "second_person" });
    const waiting = await getReview(second, { reimbursementId: view.id });
    expect(waiting).toMatchObject({ state: "UNDER_REVIEW", prepared: { recommendedPaise: 600_000_00, by: actors.council.name, canConfirm: true } });
    expect(await forward(waiting, second)).toMatchObject({ state: "UNDER_REVIEW_DGFT", recommendedPaise: 600_000_00, prepared: undefined });
  });

  test("confirms what a release before prepared, whose sheet names no years and, among the proved facts, no notice of a visit", async () => {
    const { id, version } = await reviewed(["1200000.00"]);
    const provedFacts = { ...nothingProved, isSpecialGroup: false };
    const view = await saveReview(council, { reimbursementId: id, version, documents: [], provedFacts });
    await expect(forward(view)).rejects.toMatchObject({ code: "second_person" });
    await services.db
      .update(recommendations)
      .set({ sheet: sql`(${recommendations.sheet} - 'years') #- '{proved,noticeGivenOn}'` })
      .where(eq(recommendations.reimbursementId, view.id));
    const waiting = await getReview(second, { reimbursementId: view.id });
    expect((await forward(waiting, second)).state).toBe("UNDER_REVIEW_DGFT");
  });

  test("reads the words to DGFT of the one who prepared it, as they were sent last", async () => {
    const view = await reviewed(["1200000.00"]);
    for (const comment of ["Checked.", "Checked against the customs data."]) {
      const own = await getReview(council, { reimbursementId: view.id });
      await expect(forwardToDgft(council, { ...seen(own), comment })).rejects.toMatchObject({ code: "second_person" });
      expect((await getReview(second, { reimbursementId: view.id })).prepared).toMatchObject({ comment });
    }
  });

  test("forwards with the words to DGFT that were given before, unless it gives its own", async () => {
    const { id: reimbursementId } = await reviewed(["1200000.00"]);
    const send = async (ctx: AppContext, comment?: string) => forwardToDgft(ctx, { ...seen(await getReview(ctx, { reimbursementId })), comment });
    await expect(send(council, "Checked.")).rejects.toMatchObject({ code: "second_person" });
    await sendBack(second, { ...seen(await getReview(second, { reimbursementId })), remark: "Which page is the receipt on?" });
    for (const _again of [1, 2]) await expect(send(council)).rejects.toMatchObject({ code: "second_person" });
    await send(second);
    expect(await getDecision(dgft, { reimbursementId })).toMatchObject({ state: "UNDER_REVIEW_DGFT", forwardComment: "Checked." });
  });

  test("neither confirms nor overwrites words to DGFT that came after its page was read; the same words again change nothing", async () => {
    const view = await reviewed(["1200000.00"]);
    const input = { reimbursementId: view.id };
    const send = (claim: ReimbursementView, ctx: AppContext, comment?: string) => forwardToDgft(ctx, { ...seen(claim), comment });
    await keepDraft(council, { ...seen(view), documents: [], taken: [], comment: "Which page?" });
    await expect(send(view, council, "Checked.")).rejects.toMatchObject({ code: "second_person" });
    await expect(send(view, second, "")).rejects.toMatchObject({ code: "stale_version" });
    const before = await getReview(second, input);
    // What the one who prepared it has not sent yet goes on from the new version.
    expect((await openReview(council, OpenReviewInput.parse(input))).draft).toMatchObject({ version: before.version, comment: "Which page?" });
    await expect(send(before, council, "Checked.")).rejects.toMatchObject({ code: "second_person" });
    await expect(send(before, council, "Checked against the customs data.")).rejects.toMatchObject({ code: "second_person" });
    const invited = contextOf(services, await createInvited(council));
    for (const colleague of [second, invited]) await expect(send(before, colleague, "Checked.")).rejects.toMatchObject({ code: "stale_version" });
    await send(await getReview(second, input), second);
    expect(await getDecision(dgft, input)).toMatchObject({ forwardComment: "Checked against the customs data." });
  });

  test("gives the same answer to a repeated call, and tries again under its key once the claim was sent back", async () => {
    const { id: reimbursementId, version } = await reviewed(["1200000.00"]);
    const idempotency = { key: `forward-${reimbursementId}`, route: "send-dgft", bodyHash: "f".repeat(64) };
    const send = (input: { version?: number }) => forwardToDgft({ ...council, idempotency }, { reimbursementId, comment: "", ...input });
    // The second time as a browser repeats it after a lost answer.
    for (const _again of [1, 2]) await expect(send({ version })).rejects.toMatchObject({ code: "second_person" });
    const prepared = await getReview(second, { reimbursementId });
    expect(prepared).toMatchObject({ version: version + 1, prepared: expect.anything() });
    await sendBack(second, { ...seen(prepared), remark: "Which page is the receipt on?" });
    await expect(send(seen(await getReview(council, { reimbursementId })))).rejects.toMatchObject({ code: "second_person" });
    expect((await getReview(second, { reimbursementId })).prepared).toBeDefined();
  });

  test("is not a login that the one who prepared has invited", async () => {
    const view = await reviewed(["1200000.00"]);
    await expect(forward(view)).rejects.toMatchObject({ code: "second_person" });
    const invited = contextOf(services, await createInvited(council));
    const prepared = await getReview(invited, { reimbursementId: view.id });
    expect(prepared).toMatchObject({ prepared: { canConfirm: false } });
    await expect(forward(prepared, invited)).rejects.toMatchObject({
      code: "second_person",
      message: expect.stringContaining(`You and ${actors.council.name}, who prepared this, count as one person`),
    });
    expect(await forward(prepared, second)).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
  });

  test("reads what was kept before overwriting it; the one who sent it goes on", async () => {
    const view = await reviewed(["1200000.00"]);
    const documents = [{ fieldName: "foreign_certificate", status: "SUFFICIENT" as const, remark: "Seen." }];
    const send = (ctx: AppContext, version: number, remark = "Seen.") =>
      forwardToDgft(ctx, { reimbursementId: view.id, version, comment: "", documents: documents.map((one) => ({ ...one, remark })) });
    await expect(send(council, view.version)).rejects.toMatchObject({ code: "second_person" });
    await expect(send(second, view.version, "Not seen.")).rejects.toMatchObject({ code: "stale_version" });
    // The screen of the one who sent it reads the new version and goes on from it.
    const own = await getReview(council, { reimbursementId: view.id });
    expect(own.version).toBe(view.version + 1);
    await expect(send(council, own.version)).rejects.toMatchObject({ code: "second_person" });
    const fresh = await getReview(second, { reimbursementId: view.id });
    expect(fresh).toMatchObject({ prepared: { canConfirm: true } });
    expect((await send(second, fresh.version)).state).toBe("UNDER_REVIEW_DGFT");
  });

  test("confirms a figure above what the rules propose, however small", async () => {
    const view = await reviewed(["80000.00"], "exhibition", { tax: "8000.00" });
    expect(view.recommendedPaise).toBe(36_000_00);
    const raised = await assess(view, { admissiblePaise: 72_000_02, reason: "The tax is part of the rent" });
    await expect(forward(raised)).rejects.toMatchObject({ code: "second_person" });
    const prepared = await getReview(council, { reimbursementId: view.id });
    const lowered = await assess(prepared, { admissiblePaise: 72_000_00, reason: "Without tax" });
    expect((await forward(lowered)).state).toBe("UNDER_REVIEW_DGFT");
  });

  test("a change in between makes the one who forwards first the preparer again", async () => {
    const view = await reviewed(["1200000.00"]);
    await expect(forward(view)).rejects.toMatchObject({ code: "second_person" });
    const waiting = await getReview(second, { reimbursementId: view.id });
    const changed = await assess(waiting, { admissiblePaise: 1_100_000_00, reason: "Part of the invoice" }, second);
    await expect(forward(changed, second)).rejects.toMatchObject({ code: "second_person" });
    const prepared = await getReview(council, { reimbursementId: view.id });
    expect(prepared).toMatchObject({ prepared: { recommendedPaise: 550_000_00, canConfirm: true } });
    expect((await forward(prepared)).recommendedPaise).toBe(550_000_00);
  });
});

test("forwards no other amount than the one that the reviewer confirmed", async () => {
  const [view, other] = [await reviewed(["150000.00"], "plant"), await reviewed(["150000.00"], "plant")];
  const seenPaise = (await getReview(council, { reimbursementId: view.id })).recommendedPaise ?? 0;
  await forward(other);
  const confirm = (recommendedPaise: number) => forwardToDgft(council, { ...seen(view), comment: "", recommendedPaise });
  await expect(confirm(seenPaise)).rejects.toMatchObject({
    kind: "conflict",
    code: "amount_changed",
    message: expect.stringContaining("Rs 25,000.00 (Rupees twenty five thousand only)"),
  });
  expect(await confirm(25_000_00)).toMatchObject({ state: "UNDER_REVIEW_DGFT", recommendedPaise: 25_000_00 });
});

test("does not forward an amount that the reviewer saw as unknown", async () => {
  const view = await reviewed(["1000.00"], "product", { currency: "SGD" });
  expect(view.recommendedPaise).toBeNull();
  await saveExchangeRate(council, { currency: "SGD", onDate: "2026-02-16", rate: "60", source: "A bank" });
  const confirm = (recommendedPaise: number | null) => forwardToDgft(council, { ...seen(view), comment: "", recommendedPaise });
  // A page always says which amount it showed; a program of the REST API need not.
  const [ofPage] = procedures.get("reviews.forward")?.inputs ?? [];
  expect([{}, { recommendedPaise: null }].map((shown) => ofPage?.safeParse({ ...seen(view), ...shown }).success)).toEqual([false, true]);
  await expect(confirm(null)).rejects.toMatchObject({
    kind: "conflict",
    code: "amount_changed",
    message: expect.stringContaining("Rs 30,000.00"),
  });
  expect(await confirm(30_000_00)).toMatchObject({ state: "UNDER_REVIEW_DGFT", recommendedPaise: 30_000_00 });
});

test("two claims of a firm forwarded at the same time never draw the same rest of a yearly cap", async () => {
  const views = [await reviewed(["160000.00"], "plant"), await reviewed(["160000.00"], "plant")];
  const forwarded = await Promise.all(views.map((view) => forward(view)));
  const given = forwarded.map(({ recommendedPaise }) => recommendedPaise ?? 0);
  expect(given.toSorted((one, other) => one - other)).toEqual([20_000_00, 80_000_00]);
});

test("what a claim draws on a yearly cap changes the stored amounts of the firm's other claims", async () => {
  const [view, other] = [await reviewed(["160000.00"], "plant"), await reviewed(["160000.00"], "plant")];
  const stored = async () => (await findReimbursement(services.db, other.id))?.recommendedPaise;
  const dossierOf = async () => (await findReimbursement(services.db, other.id))?.contentVersion;
  const before = await dossierOf();
  const fill = async (): Promise<void> => {
    const { firmId } = actors.member;
    expect(await services.db.$count(outbox, sql`topic = 'fill-amounts' and payload ->> 'firmId' = ${firmId}`)).toBeGreaterThan(0);
    await fillAmounts(systemContext(services), { firmId }, run);
  };
  expect(await stored()).toBe(80_000_00);
  const forwarded = await forward(view);
  await fill();
  expect(await stored()).toBe(20_000_00);
  await refuse(dgft, { ...seen(forwarded), reason: "Paid by another scheme." });
  await fill();
  expect(await stored()).toBe(80_000_00);
  // The combined PDF of the other claim has no amounts and need not be made again.
  expect(await dossierOf()).toBe(before);
});

describe("what the council enters", () => {
  test("is marked as its own, drops the assessment of an item that goes, and a wrong value is refused at its field", async () => {
    const view = await assess(await reviewed(["80000.00", "10000.00"]), { admissiblePaise: 60_000_00, reason: "By hand" });
    const [first, other] = view.items.map(({ facts }) => facts);
    await expect(saveReview(council, { ...seen(view), documents: [], items: [{ ...first, amount: "-1" }] })).rejects.toMatchObject({
      code: "items_invalid",
      fields: { "items.0.amount": ["Amount must be more than zero"] },
    });
    const items = [
      { ...other, amount: "12000.00" },
      { ...other, id: undefined, certificate_no: "KE-2026-2" },
    ];
    const saved = await saveReview(council, { ...seen(view), documents: [], items });
    expect(saved.items.map(({ enteredBy, facts }) => [enteredBy, facts["amount"]])).toEqual([
      ["council", "12000.00"],
      ["council", "10000.00"],
    ]);
    expect(saved).toMatchObject({ claimedPaise: 22_000_00, recommendedPaise: 11_000_00 });
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own.items.map(({ enteredBy }) => enteredBy)).toEqual(["council", "council"]);
    // What the firm had written stays readable for both.
    const corrected = { before: "10000.00", after: "12000.00", by: "council" };
    for (const { answerChanges } of [saved, own]) expect(answerChanges).toEqual(expect.arrayContaining([expect.objectContaining(corrected)]));
    const audited = await services.db.select().from(auditEntries).where(eq(auditEntries.subjectId, view.id));
    expect(audited.filter(({ event }) => event === "reimbursement.enterItems")).toHaveLength(1);
    // A cost that the council adds corrects nothing.
    const more = [...saved.items.map(({ facts }) => facts), { ...other, id: undefined, certificate_no: "KE-2026-3" }];
    expect((await saveReview(council, { ...seen(saved), documents: [], items: more })).answerChanges).toEqual(saved.answerChanges);
  });

  test("lets a claim without an amount go on", async () => {
    const view = await reviewed([]);
    await expect(forward(view)).rejects.toMatchObject({ code: "no_complete_item" });
    const other = await reviewed(["80000.00"]);
    const { id: _id, ...facts } = other.items[0]?.facts ?? {};
    expect((await forward(await saveReview(council, { ...seen(view), documents: [], items: [facts] }))).recommendedPaise).toBe(40_000_00);
  });
});

describe("the document that proves a cost", () => {
  test("when it is replaced, keeps the cost and the council's figure, and has to be judged again", async () => {
    const view = await assess(await reviewed(["80000.00"]), { admissiblePaise: 60_000_00, reason: "By hand" });
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    await shareDeficiencies(council, { ...seen(view), documents });
    const mended = await attach(services, actors.member, view.id, "foreign_certificate", "a clearer scan");
    const replied = await submit(member, seen(mended));
    expect(replied.items).toMatchObject([{ missing: [], facts: { document: "foreign_certificate", page: "1" } }]);
    await expect(forward(replied)).rejects.toMatchObject({ code: "documents_not_sufficient" });
    const judged = await saveReview(council, { ...seen(replied), documents: sufficient(replied) });
    expect((await forward(judged)).recommendedPaise).toBe(30_000_00);
  });

  test("when it is not applicable, leaves the cost unfinished: the council names another one before it goes to DGFT", async () => {
    const view = await reviewed(["80000.00"], "product", { document: "mission_certificate" });
    expect(view.items[0]?.missing.map(({ name }) => name)).toEqual(["document"]);
    await expect(forward(view)).rejects.toMatchObject({ kind: "conflict", code: "no_complete_item" });
    const items = view.items.map(({ facts }) => ({ ...facts, document: "foreign_certificate" }));
    expect((await forward(await saveReview(council, { ...seen(view), documents: [], items }))).state).toBe("UNDER_REVIEW_DGFT");
  });
});

describe("a cost without its proof, beside one that is complete", () => {
  const withoutProof = async (): Promise<ReimbursementView> => {
    const view = await reviewed(["80000.00", "10000.00"]);
    const items = view.items.map(({ facts }, place) => (place === 0 ? facts : { ...facts, document: "mission_certificate" }));
    return saveReview(council, { ...seen(view), documents: [], items });
  };

  test("counts zero on the page, in the list and in what is forwarded, and says so", async () => {
    const view = await withoutProof();
    expect(view.items.map(({ missing }) => missing.map(({ name }) => name))).toEqual([[], ["document"]]);
    expect(view).toMatchObject({ claimedPaise: 90_000_00, recommendedPaise: 40_000_00 });
    expect(view.sheet?.lines.map(({ recommendedPaise, proposedPaise }) => [recommendedPaise, proposedPaise])).toEqual([
      [40_000_00, 40_000_00],
      [0, 0],
    ]);
    expect(view.sheet?.lines[1]?.reasons).toContain("A fact or the proof of this cost is missing, so it counts zero.");
    const [row] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, view.id));
    expect(row?.recommendedPaise).toBe(40_000_00);
    expect((await forward(view)).recommendedPaise).toBe(40_000_00);
    expect(await getDecision(dgft, { reimbursementId: view.id })).toMatchObject({ claimedPaise: 90_000_00, recommendedPaise: 40_000_00 });
  });

  test("counts zero with a figure of the council too", async () => {
    const view = await withoutProof();
    const assessments = [{ itemId: itemId(view, 1), admissiblePaise: 10_000_00, reason: "By hand" }];
    expect(await saveReview(council, { ...seen(view), documents: [], assessments })).toMatchObject({ recommendedPaise: 40_000_00 });
  });

  test("counts once the council has named the proof", async () => {
    const view = await withoutProof();
    const items = view.items.map(({ facts }) => ({ ...facts, document: "foreign_certificate" }));
    expect((await forward(await saveReview(council, { ...seen(view), documents: [], items }))).recommendedPaise).toBe(45_000_00);
  });
});

describe("a question about one cost", () => {
  test("of the council opens that cost and nothing else, is answered, and is asked once", async () => {
    const view = await reviewed(["80000.00", "10000.00"]);
    const documents = [{ fieldName: itemFlag(itemId(view, 1)), status: "DEFICIENT" as const, remark: "Which receipt?" }];
    const drafted = await saveReview(council, { ...seen(view), documents });
    expect(drafted.items[1]?.verdict).toMatchObject({ status: "DEFICIENT", remark: "Which receipt?" });
    await expect(forward(drafted)).rejects.toMatchObject({ code: "documents_not_sufficient" });
    const shared = await shareDeficiencies(council, { ...seen(drafted), documents: [] });
    expect(shared.items[1]?.verdict).toMatchObject({ status: "" });
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own.items.map(({ isOpen }) => isOpen)).toEqual([false, true]);
    expect(own.status).toBe("Action needed: deficiency to be answered");
    const replied = await submit(member, { ...seen(own), answers: { [itemFlag(itemId(view, 1))]: "Page 2 of the receipt." } });
    expect((await forward(replied)).state).toBe("UNDER_REVIEW_DGFT");
  });

  test("of DGFT is named in its query and passed on; an unknown item is refused", async () => {
    const view = await forward(await reviewed(["80000.00"]));
    const mark = (fieldName: string) => shareQuery(dgft, { ...seen(view), query: "", documents: [{ fieldName, remark: "Why twice?" }] });
    await expect(mark(itemFlag(randomUUID()))).rejects.toMatchObject({ code: "no_such_document" });
    const asked = await mark(itemFlag(itemId(view)));
    expect(asked.dgftQuery).toBe("Cost 1: Registration fee: Why twice?");
    await shareDgftQuery(council, { ...seen(asked), comment: "DGFT asks about a cost." });
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own.items[0]?.isOpen).toBe(true);
    expect(own.generalDeficiencies.map(({ fieldName, remark }) => [fieldName, remark])).toContainEqual([itemFlag(itemId(view)), "Why twice?"]);
  });
});

describe("the amounts of a claim that ends after a query of DGFT", () => {
  /** Forwarded with 40,000, then assessed by the council at 30,000 and shared with the firm. */
  const assessedAgain = async (): Promise<ReimbursementView> => {
    const view = await forward(await reviewed(["80000.00"]));
    const asked = await shareQuery(dgft, { ...seen(view), query: "Is all of it the fee?" });
    const lower = await assess(asked, { admissiblePaise: 60_000_00, reason: "By hand" });
    expect(await findReimbursement(services.db, view.id)).toMatchObject({ recommendedPaise: 30_000_00 });
    return shareDgftQuery(council, { ...seen(lower), comment: "DGFT asks about a cost." });
  };
  /** What the list and the page of the firm say. */
  const readByFirm = async ({ id }: ReimbursementView) => {
    const { rows } = await listOwnReimbursements(member, { page: 1, pageSize: 50, scheme: "product" });
    const page = await getOwnReimbursement(member, { reimbursementId: id });
    return [rows.find((row) => row.id === id), page].map((read) => [read?.claimedPaise, read?.recommendedPaise]);
  };
  const asForwarded = [80_000_00, 40_000_00];

  test("are those that were forwarded: closed, in the list as on the page; opened again, what is prepared", async () => {
    const closed = await closeReimbursement(council, { ...seen(await assessedAgain()), reason: "No reply came" });
    expect(await readByFirm(closed)).toEqual([asForwarded, asForwarded]);
    const own = await askFreshLook(member, { ...seen(closed), reason: "The reply is on its way since Monday." });
    expect(await getReview(council, { reimbursementId: own.id })).toMatchObject({ recommendedPaise: 30_000_00 });
    expect(await findReimbursement(services.db, own.id)).toMatchObject({ recommendedPaise: 30_000_00 });
  });

  test.each(["closed", "withdrawn"])("are those of what was sent, as files and costs are, and what was not sent is beside them: %s", async (end) => {
    const view = await reviewed(["80000.00", "10000.00"]);
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    await shareDeficiencies(council, { ...seen(view), documents });
    const typed = await attach(services, actors.member, view.id, "foreign_certificate", "a clearer scan");
    const newFile = typed.documents.find(({ fieldName }) => fieldName === "foreign_certificate")?.current?.files[0];
    const items = typed.items.slice(0, 1).map(({ facts }) => ({ ...facts, amount: "60000.00" }));
    const saved = await saveStep(member, { scheme: "product", ...seen(typed), step: 5, answers: { items } });
    const [remark] = saved.documents.flatMap(({ deficiencies }) => deficiencies);
    const answered = await answerDeficiency(member, { ...seen(saved), deficiencyId: remark?.id ?? "", answer: "It is clear now." });
    expect([answered.claimedPaise, answered.unsent]).toEqual([60_000_00, undefined]);
    if (end === "closed") await closeReimbursement(council, { ...seen(answered), reason: "No reply came" });
    else await withdraw(member, seen(answered));

    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    const certificate = own.documents.find(({ fieldName }) => fieldName === "foreign_certificate");
    expect([certificate?.current?.version, certificate?.earlier]).toEqual([1, []]);
    expect(own.items.map(({ facts }) => facts["amount"])).toEqual(["80000.00", "10000.00"]);
    expect(own.sheet?.lines.map((line) => line.itemId)).toEqual(own.items.map(({ id }) => id));
    expect(own.claimedPaise).toBe(90_000_00);
    expect(own.unsent).toEqual({
      documents: [{ label: certificate?.label, files: [newFile] }],
      answers: [{ label: "Registration fee (cost 1): Amount", kind: expect.any(String), value: expect.stringContaining("60000") }],
    });
    // The written answer is beside its remark, and nowhere else.
    expect(certificate?.deficiencies).toMatchObject([{ answer: "It is clear now.", answeredAt: undefined, isOpen: false }]);
    expect((await getReview(council, { reimbursementId: view.id })).unsent).toBeUndefined();
  });

  test("are those that were forwarded: withdrawn", async () => {
    expect(await readByFirm(await withdraw(member, seen(await assessedAgain())))).toEqual([asForwarded, asForwarded]);
  });

  test("stay those of the day when it was never forwarded, whatever another claim draws later", async () => {
    const open = await reviewed(["80000.00"]);
    const closed = await closeReimbursement(council, { ...seen(open), reason: "No reply came" });
    expect(closed.sheet).toMatchObject({ drawnPaise: 0 });
    await forward(await reviewed(["80000.00"]));
    expect((await getReview(council, { reimbursementId: closed.id })).sheet).toEqual(closed.sheet);
    const own = await askFreshLook(member, { ...seen(closed), reason: "The reply is on its way since Monday." });
    expect((await getReview(council, { reimbursementId: own.id })).sheet).toMatchObject({ drawnPaise: 40_000_00 });
  });

  test("are what is prepared when the council reopens what it closed", async () => {
    const closed = await closeReimbursement(council, { ...seen(await assessedAgain()), reason: "No reply came" });
    await askReopening(second, { ...seen(closed), reason: "The reply went to another address." });
    const other = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    await confirmReopening(other, await waitingReopening(services, closed.id));
    expect(await findReimbursement(services.db, closed.id)).toMatchObject({ state: "UNDER_REVIEW", recommendedPaise: 30_000_00 });
  });
});

describe("the decision of DGFT", () => {
  const forwarded = async () => forward(await reviewed(["80000.00", "10000.00"]));
  const newOfficer = async () => contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
  const give = (view: ReimbursementView, place: number, amountPaise: number, reason = "") => ({ itemId: itemId(view, place), amountPaise, reason });

  /** A refused claim that DGFT opens again, as this officer reads it. */
  const reopenedFor = async (officer: AppContext, { id: reimbursementId }: ReimbursementView) => {
    const closed = await getOwnReimbursement(member, { reimbursementId });
    await askReopening(await newOfficer(), { ...seen(closed), reason: "The other scheme did not pay it." });
    await confirmReopening(officer, await waitingReopening(services, reimbursementId));
    return getDecision(officer, { reimbursementId });
  };

  test("in part needs a reason for each rupee less; the firm reads it", async () => {
    const view = await forwarded();
    await expect(approve(dgft, { ...seen(view), items: [give(view, 0, 39_999_99)] })).rejects.toMatchObject({
      fields: { "items.0.reason": ["Give the reason for each rupee less than recommended"] },
    });
    // The whole of the second item is given again; the reason that was typed for it before is not kept.
    await approve(dgft, { ...seen(view), items: [give(view, 0, 30_000_00, "Only the fee itself."), give(view, 1, 5_000_00, "No receipt")] });
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own).toMatchObject({ state: "APPROVED_DGFT", claimedPaise: 90_000_00, recommendedPaise: 45_000_00, sanctionedPaise: 35_000_00 });
    expect(own.sheet?.lines.map(({ sanctionedPaise, sanctionReason }) => [sanctionedPaise, sanctionReason])).toEqual([
      [30_000_00, "Only the fee itself."],
      [5_000_00, null],
    ]);
  });

  test("is at most what is recommended, and gives something", async () => {
    const view = await forwarded();
    await expect(approve(dgft, { ...seen(view), items: [give(view, 1, 5_000_01, "More")] })).rejects.toMatchObject({
      fields: { "items.0.amount": ["At most what is recommended: Rs 5,000.00"] },
    });
    const nothing = [give(view, 0, 0, "None"), give(view, 1, 0, "None")];
    await expect(approve(dgft, { ...seen(view), items: nothing })).rejects.toMatchObject({ code: "nothing_given" });
  });

  test("to refuse needs a reason, closes the claim, and gives its part of a cap back", async () => {
    const view = await forward(await reviewed(["160000.00"], "plant"));
    await expect(refuse(dgft, { ...seen(view), reason: "" })).rejects.toMatchObject({ fields: { reason: [expect.any(String)] } });
    await refuse(dgft, { ...seen(view), reason: "Paid by another scheme." });
    expect(await getOwnReimbursement(member, { reimbursementId: view.id })).toMatchObject({
      state: "CLOSED",
      closedReason: "Paid by another scheme.",
    });
    expect(await forward(await reviewed(["160000.00"], "plant"))).toMatchObject({ recommendedPaise: 80_000_00 });
  });

  test("after a reopening gives what the firm's other claims have left of the cap", async () => {
    const view = await forward(await reviewed(["160000.00"], "plant"));
    await refuse(dgft, { ...seen(view), reason: "Paid by another scheme." });
    await forward(await reviewed(["150000.00"], "plant"));
    const officer = await newOfficer();
    const reopened = await reopenedFor(officer, view);
    await expect(approve(officer, seen(reopened))).rejects.toMatchObject({
      code: "above_cap",
      message: expect.stringContaining("at most Rs 25,000.00 is left"),
    });
    await expect(approve(officer, { ...seen(reopened), items: [give(view, 0, 25_000_01, "The cap")] })).rejects.toMatchObject({ code: "above_cap" });
    await approve(officer, { ...seen(reopened), items: [give(view, 0, 25_000_00, "The cap")] });
    expect(await getOwnReimbursement(member, { reimbursementId: view.id })).toMatchObject({ sanctionedPaise: 25_000_00 });
    expect(await reviewed(["10000.00"], "plant")).toMatchObject({ recommendedPaise: 0 });
  });

  test("after a reopening does not speak of caps where the rules alone give less", async () => {
    const view = await forward(await reviewed(["80000.00"]));
    await refuse(dgft, { ...seen(view), reason: "Paid by another scheme." });
    const officer = await newOfficer();
    const reopened = await reopenedFor(officer, view);
    const refusalWith = async (amount: string) => {
      const typed = sql`jsonb_build_object('amount', ${amount}::text)`;
      await services.db.execute(sql`update reimbursement_items set facts = facts || ${typed} where reimbursement_id = ${view.id}`);
      return approve(officer, seen(reopened)).catch((error: unknown) => error);
    };
    expect(await refusalWith("100.00")).toMatchObject({
      code: "above_cap",
      message: expect.stringMatching(/^Cost 1 .*: by the rules, as they are computed now, at most Rs 50\.00 is given for it/),
    });
    expect(await refusalWith("0.00")).toMatchObject({ code: "above_cap", message: amountMessages.nothingByRules });
  });

  test("after a reopening gives for each cost what is left of its own cap", async () => {
    const eventOf = (place: number) => ({ event: place === 0 ? "Medica" : "Arab Health" });
    const view = await forward(await reviewed(["200000.00", "200000.00"], "exhibition", eventOf));
    await refuse(dgft, { ...seen(view), reason: "Paid by another scheme." });
    await forward(await reviewed(["150000.00"], "exhibition", eventOf));
    const officer = await newOfficer();
    const reopened = await reopenedFor(officer, view);
    await expect(approve(officer, seen(reopened))).rejects.toMatchObject({
      code: "above_cap",
      message: expect.stringMatching(/^Cost 1 .* at most Rs 25,000\.00 is left for it/),
    });
    // The sum is within what is left of both.
    const onlyFirst = [give(view, 1, 0, "The cap"), give(view, 0, 100_000_00)];
    await expect(approve(officer, { ...seen(reopened), items: onlyFirst })).rejects.toMatchObject({
      code: "above_cap",
      fields: { "items.1.amount": [expect.stringContaining("Cost 1 ")] },
    });
    await approve(officer, { ...seen(reopened), items: [give(view, 0, 25_000_00, "The cap")] });
    expect(await getOwnReimbursement(member, { reimbursementId: view.id })).toMatchObject({ sanctionedPaise: 125_000_00 });
  });

  test("after a reopening gives a later cost what an earlier one leaves of their cap", async () => {
    const view = await forward(await reviewed(["100000.00", "100000.00"], "plant"));
    await refuse(dgft, { ...seen(view), reason: "Paid by another scheme." });
    await forward(await reviewed(["150000.00"], "plant"));
    const officer = await newOfficer();
    const reopened = await reopenedFor(officer, view);
    const parts = (first: number, later: number) => [give(view, 0, first, "The cap"), give(view, 1, later, "The cap")];
    await expect(approve(officer, { ...seen(reopened), items: parts(1_00, 24_999_01) })).rejects.toMatchObject({
      fields: { "items.1.amount": [expect.stringContaining("at most Rs 24,999.00 is left")] },
    });
    await approve(officer, { ...seen(reopened), items: parts(0, 25_000_00) });
    expect(await getOwnReimbursement(member, { reimbursementId: view.id })).toMatchObject({ sanctionedPaise: 25_000_00 });
  });

  test("is never of somebody who acted for the council, if only by preparing", async () => {
    const view = await reviewed(["1200000.00"]);
    const preparer = await createStaffActor(services, "EPCMD_ADMIN");
    await expect(forward(view, contextOf(services, preparer))).rejects.toMatchObject({ code: "second_person" });
    const sent = await forward(await getReview(council, { reimbursementId: view.id }));
    const promoted = contextOf(services, { ...preparer, role: "DGFT_ADMIN" });
    await expect(approve(promoted, seen(sent))).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    await expect(refuse(promoted, { ...seen(sent), reason: "x" })).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    expect(await getDecision(promoted, { reimbursementId: view.id })).toMatchObject({ hasActedBefore: true, actions: [] });
  });

  const preparedBy = async (preparer: StaffActor) => {
    const view = await reviewed(["1200000.00"]);
    await expect(forward(view, contextOf(services, preparer))).rejects.toMatchObject({ code: "second_person" });
    return getReview(council, { reimbursementId: view.id });
  };

  test("is never of somebody whose prepared recommendation a colleague prepared again", async () => {
    const preparer = await createStaffActor(services, "EPCMD_ADMIN");
    const changed = await assess(await preparedBy(preparer), { admissiblePaise: 1_100_000_00, reason: "Part of the invoice" });
    await expect(forward(changed)).rejects.toMatchObject({ code: "second_person" });
    const sent = await forward(await getReview(second, { reimbursementId: changed.id }), second);
    const promoted = contextOf(services, { ...preparer, role: "DGFT_ADMIN" });
    await expect(approve(promoted, seen(sent))).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    await expect(refuse(promoted, { ...seen(sent), reason: "x" })).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    expect(await getDecision(promoted, { reimbursementId: sent.id })).toMatchObject({ hasActedBefore: true, actions: [] });
  });

  test("is never of somebody whose prepared recommendation was dropped when the firm was asked", async () => {
    const preparer = await createStaffActor(services, "EPCMD_ADMIN");
    const view = await preparedBy(preparer);
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    await shareDeficiencies(council, { ...seen(view), documents });
    const replied = await submit(member, seen(await attach(services, actors.member, view.id, "foreign_certificate", "clearer scan")));
    const ready = await saveReview(council, { ...seen(replied), documents: sufficient(replied) });
    await expect(forward(ready)).rejects.toMatchObject({ code: "second_person" });
    const sent = await forward(await getReview(second, { reimbursementId: ready.id }), second);
    const promoted = contextOf(services, { ...preparer, role: "DGFT_ADMIN" });
    await expect(approve(promoted, seen(sent))).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    expect(await getDecision(promoted, { reimbursementId: sent.id })).toMatchObject({ hasActedBefore: true, actions: [] });
  });
});

describe("the sheet as a spreadsheet", () => {
  const rowsOf = async (ctx: AppContext, reimbursementId: string) => {
    const sheet = Object.values(read((await exportComputation(ctx, { reimbursementId })).bytes).Sheets)[0];
    return utils.sheet_to_json<(string | number)[]>(sheet ?? {}, { header: 1, defval: "" });
  };

  test("has amounts as numbers, and blanks for what the firm may not see yet", async () => {
    const view = await reviewed(["80000.00", "10000.50"]);
    const [header = [], first = [], , total = []] = await rowsOf(council, view.id);
    const [claimed, recommended] = [header.indexOf("Claimed, Rs"), header.indexOf("Recommended, Rs")];
    expect([first[claimed], first[recommended], total[claimed], total[recommended]]).toEqual([80_000, 40_000, 90_000.5, 45_000]);
    const [, own = []] = await rowsOf(member, view.id);
    expect([own[claimed], own[recommended]]).toEqual([80_000, ""]);
    await expect(exportComputation(dgft, { reimbursementId: view.id })).rejects.toMatchObject({ kind: "not_found" });
  });

  test("has the day of a rate, the payment, the sources of the rules and what is proved of the firm", async () => {
    await saveExchangeRate(council, { currency: "USD", onDate: "2026-02-16", rate: "83.125", source: "A bank" });
    const abroad = { currency: "USD", tax: "100.00", receipt_no: "4711", paid_by: "agent" };
    const view = await reviewed(["1000.00", "1000.00"], "exhibition", (place) => (place === 0 ? abroad : { currency: "INR" }));
    const provedFacts = { firmClass: "small" as const, isSpecialGroup: null, turnoverPaise: 12_50_00_000_00, intentFiledOn: null };
    await saveReview(council, { ...seen(view), documents: [], provedFacts });
    const [header = [], ...rows] = await rowsOf(council, view.id);
    const cellsOf = (label: string) => rows.slice(0, 2).map((row) => row[header.indexOf(label)]);
    expect(cellsOf("Claimed")).toEqual(["USD 1,000.00, of which tax USD 100.00", "Rs 1,000.00"]);
    expect(cellsOf("Cost")[0]).toMatch(/, paid 16-02-2026 by its agent abroad, receipt or UTR no\. 4711$/);
    expect(cellsOf("Day of the rate")).toEqual(["16-02-2026, the day of the payment", ""]);
    expect(cellsOf("Rules and reasons")[0]).toContain("Known to this portal: event 1 of the financial year; 3 are allowed. (Order of the test)");
    expect(rows.map(([, cost]) => cost).slice(-2)).toEqual(["Size of the firm: Small", "Exports of the year before: Rs 12,50,00,000.00"]);
  });

  test("40 items are one answer", async () => {
    const view = await reviewed(Array.from({ length: 40 }, (_, index) => `${1000 + index}.25`));
    const [header = [], ...rows] = await rowsOf(council, view.id);
    expect(rows).toHaveLength(41);
    // What a reader adds up is what the sheet says, with no text among the numbers.
    for (const label of ["Claimed, Rs", "Recommended, Rs"]) {
      const cells = rows.map((row) => row[header.indexOf(label)]);
      expect(cells.every((cell) => typeof cell === "number")).toBe(true);
      const paise = cells.map((cell) => Math.round(Number(cell) * 100));
      expect(paise.slice(0, -1).reduce((sum, one) => sum + one)).toBe(paise.at(-1));
    }
  });
});

describe("reasons of the office", () => {
  test("are there at the start, at least 30, and a change of the office stays", async () => {
    expect(startingReasons.length).toBeGreaterThanOrEqual(30);
    const before = (await listReasonCodes(dgft)).find(({ code }) => code === "NO_RECEIPT");
    if (before === undefined) throw new Error("NO_RECEIPT is missing");
    await saveReasonCode(council, { ...before, sentenceEn: "No receipt was sent.", isRetired: true });
    await seedRules(services);
    expect(await listReasonCodes(council)).toContainEqual({
      ...before,
      sentenceEn: "No receipt was sent.",
      isRetired: true,
      version: before.version + 1,
    });
    await expect(saveReasonCode(council, { ...before })).rejects.toMatchObject({ kind: "conflict", code: "stale_version" });
  });

  test("a code is taken once and written in capital letters", async () => {
    const stamp = { code: "no_stamp", sentenceEn: "There is no stamp.", sentenceHi: "मुहर नहीं है।" };
    await saveReasonCode(council, stamp);
    expect((await listReasonCodes(council)).map(({ code }) => code)).toContain("NO_STAMP");
    await expect(saveReasonCode(council, stamp)).rejects.toMatchObject({ code: "code_taken", fields: { code: [expect.any(String)] } });
    await expect(saveReasonCode(council, { ...stamp, code: "1" })).rejects.toThrow();
    await expect(saveReasonCode(dgft, stamp)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

test("a claim with DGFT keeps its sheet", async () => {
  const view = await forward(await reviewed(["80000.00"]));
  await services.db.update(reimbursements).set({ recommendedPaise: 1 }).where(eq(reimbursements.id, view.id));
  expect(await getDecision(dgft, { reimbursementId: view.id })).toMatchObject({ recommendedPaise: 40_000_00 });
});

describe("a claim that violates a rule", () => {
  const paidTooLate = (outcome: "needs_reason" | "blocks") => {
    const period = { costsUntil: "2026-01-31", outcome, source: "Order of the test" };
    return publishRule(services, { scheme: "plant", effectiveFrom: "2026-04-01", terms: { ...plain, caps: [], period } });
  };

  test("has no amount until the council gives a reason, and is forwarded with zero", async () => {
    await paidTooLate("needs_reason");
    const view = await reviewed(["80000.00"], "plant");
    expect(view.recommendedPaise).toBeNull();
    const comment = "Paid after the end of the programme.";
    const sent = await forwardToDgft(council, { ...seen(view), comment, recommendedPaise: view.recommendedPaise });
    expect(sent.recommendedPaise).toBe(0);
    expect(await getDecision(dgft, { reimbursementId: view.id })).toMatchObject({ recommendedPaise: 0 });
    expect(await getOwnReimbursement(member, { reimbursementId: view.id })).toMatchObject({ recommendedPaise: 0 });
    const listed = DecisionListInput.parse({ scheme: "plant", show: "all", search: view.id });
    expect((await listDecisions(dgft, listed)).rows).toMatchObject([{ claimedPaise: 80_000_00, recommendedPaise: 0 }]);
    await closeReimbursement(council, { ...seen(sent), reason: "The firm asked for it" });
    expect(await findReimbursement(services.db, view.id)).toMatchObject({ state: "CLOSED", recommendedPaise: 0 });
  });

  test("has zero at the council when no reason can lift the rule", async () => {
    await paidTooLate("blocks");
    expect(await reviewed(["80000.00"], "plant")).toMatchObject({ recommendedPaise: 0 });
  });
});

test("what a release before prepared is confirmed by the second person, though its sheet says less about a window", async () => {
  const window = { from: "cost_paid", days: 366, counts: "calendar_days", countsFirstDay: true, onHoliday: "stays", outcome: "warn" } as const;
  const terms = { ...plain, caps: [], windows: [{ ...window, source: "Order of the test" }] };
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms });
  const view = await reviewed(["1200000.00"]);
  await expect(forward(view)).rejects.toMatchObject({ code: "second_person" });
  const before = sql`${recommendations.sheet} #- '{lines,0,checks,0,figures,countsFirstDay}'`;
  const isOfClaim = eq(recommendations.reimbursementId, view.id);
  const [made] = await services.db.select({ sheet: recommendations.sheet }).from(recommendations).where(isOfClaim);
  expect(made?.sheet.lines[0]?.checks).toMatchObject([{ name: "window", figures: { countsFirstDay: 1 } }]);
  await services.db.update(recommendations).set({ sheet: before }).where(isOfClaim);
  const waiting = await getReview(second, { reimbursementId: view.id });
  expect((await forward(waiting, second)).state).toBe("UNDER_REVIEW_DGFT");
});
