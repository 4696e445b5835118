import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { and, eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { ageInDays } from "#domain/reimbursements/clocks.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { isInSample, sampleText } from "#domain/reviews/second-look.ts";
import { selectClaimsOfFirm } from "#db/queries/claim-facts.ts";
import { findRecommendation } from "#db/queries/recommendations.ts";
import { findReimbursement } from "#db/queries/reimbursements.ts";
import { lockClaimsForOrder, selectUncoveredClaims } from "#db/queries/sanction-orders.ts";
import { countSecondLooks, selectSeeds } from "#db/queries/second-looks.ts";
import { users } from "#db/schema/accounts.ts";
import { sanctionLines } from "#db/schema/amounts.ts";
import { decisions, sampleSeeds, secondLooks } from "#db/schema/decisions.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { attachDossier } from "#server/application/dossiers/attach-dossier.ts";
import { loadDossier, type DossierToBuild } from "#server/application/dossiers/load-dossier.ts";
import { openFile } from "#server/application/files/open-file.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { listOwnPayments } from "#server/application/payments/own-payments.ts";
import { whereIsTheMoney } from "#server/application/payments/where-is-the-money.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { listForSecond } from "#server/application/reimbursements/list-for-second.ts";
import { readDecisions } from "#server/application/reimbursements/read-decisions.ts";
import { removeDocument } from "#server/application/reimbursements/remove-document.ts";
import { askReopening, confirmReopening, declineReopening } from "#server/application/reimbursements/reopening.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { keepDraft } from "#server/application/reviews/keep-draft.ts";
import { ReviewFilters } from "#server/application/reviews/list-reviews.ts";
import { openReview } from "#server/application/reviews/open-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { sendBack } from "#server/application/reviews/send-back.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { getWaitingCounts } from "#server/application/work/my-work.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInvited, createMember, createStaffActor } from "../support/factories.ts";
import { createOrderLine } from "../support/payments.ts";
import { textPdf } from "../support/files.ts";
import { type Actors, attach, createActors, reimbursementIn, sufficient, waitingReopening } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let member: AppContext;
let council: AppContext;
let dgft: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  actors = await createActors(services);
  [member, council, dgft] = [contextOf(services, actors.member), contextOf(services, actors.council), contextOf(services, actors.dgft)];
});

const another = async (role: "EPCMD_ADMIN" | "DGFT_ADMIN"): Promise<AppContext> => contextOf(services, await createStaffActor(services, role));
const daysLater = (ctx: AppContext, days: number): AppContext => ({ ...ctx, now: () => new Date(Date.now() + days * 86_400_000) });
const seen = ({ id, version }: Pick<ReimbursementView, "id" | "version">) => ({ reimbursementId: id, version });
const reason = "The stamp stands on page two of the certificate.";
const refused = async (ctx = dgft): Promise<ReimbursementView> => {
  const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  return refuse(ctx, { ...seen(view), reason: "The certificate has no stamp." });
};
const asked = async (view: ReimbursementView): Promise<ReimbursementView> => askFreshLook(member, { ...seen(view), reason });
const addDocument = async (reimbursementId: string, ctx = member): Promise<void> => {
  const staged = await services.files.stage(Readable.from([textPdf(["The stamp"])]), { maxBytes: maxFileBytes });
  const input = { scheme: "product" as const, reimbursementId, fieldName: "further_paper", paperName: "Page two", documentVersion: undefined };
  await attachDocument(ctx, input, { staged, name: "page-two.pdf" });
};
const decisionsOf = ({ id }: ReimbursementView, ctx = council) => readDecisions(ctx, { reimbursementId: id });
/** Stores a dossier of what the worker has read of a claim. */
const makeDossier = async (reimbursementId: string, dossier: DossierToBuild | undefined): Promise<void> => {
  if (dossier === undefined) throw new Error("the claim has a dossier of this content");
  const staged = await services.files.stage(Readable.from([textPdf(["Dossier"])]), { maxBytes: maxFileBytes });
  const storageKey = await services.files.commit(staged);
  const built = { pages: 1, sizeBytes: staged.sizeBytes, problems: [] };
  await services.db.transaction((tx) => attachDossier(systemContext(services), tx, { ...dossier, reimbursementId, storageKey, staged, built }));
};
/** The e-mails with the answer to an officer who prepared the claim or asked to reopen it. */
const answersOn = async (reimbursementId: string) => {
  const answers = ["sent_back", "reopening_declined", "reopening_declined_to_dgft"] as const;
  const ofClaim = and(inArray(mail.kind, [...answers]), sql`${mail.params} ->> 'reimbursementId' = ${reimbursementId}`);
  return services.db.select({ kind: mail.kind, userId: mail.userId }).from(mail).where(ofClaim);
};
const judged = (view: ReimbursementView, ctx = council) => saveReview(ctx, { ...seen(view), documents: sufficient(view) });

test("the dossier that DGFT had before its query stays open to the offices; one that was never made is named as such", async () => {
  const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const forwardings = async (ctx: AppContext) => {
    const read = ctx === member ? getOwnReimbursement : ctx === dgft ? getDecision : getReview;
    return (await read(ctx, { reimbursementId })).timeline.filter(({ action }) => action === "forward").map(({ earlierDossier }) => earlierDossier);
  };
  await makeDossier(reimbursementId, await loadDossier(systemContext(services), reimbursementId));
  for (const _ of [1, 2]) {
    await shareQuery(dgft, { ...seen(await getDecision(dgft, { reimbursementId })), query: "Which bill of entry?" });
    await forwardToDgft(council, { ...seen(await getReview(council, { reimbursementId })), comment: "The second one." });
  }
  expect(await forwardings(council)).toEqual([{ fileId: expect.any(String) }, { fileId: undefined }, undefined]);
  expect(await forwardings(dgft)).toEqual(await forwardings(council));
  expect(await forwardings(member)).toEqual([undefined, undefined, undefined]);
  const fileId = (await forwardings(dgft))[0]?.fileId ?? "";
  for (const ctx of [council, dgft]) expect(await openFile(ctx, { reimbursementId, fileId })).toMatchObject({ pages: 1 });
});

describe("a fresh look", () => {
  test("goes by the council to DGFT, and somebody else decides; both decisions stay readable", async () => {
    const before = await refused();
    const { freshLook } = await decisionsOf(before, member);
    expect(freshLook).toEqual({ canAsk: true, whyNot: undefined, until: daysAfter(calendarDateInIndia(new Date()), 30) });
    await addDocument(before.id);
    const scans = () => services.db.$count(outbox, and(eq(outbox.topic, "scan-reimbursement"), sql`payload ->> 'reimbursementId' = ${before.id}`));
    const scansBefore = await scans();
    const own = await asked(await getOwnReimbursement(member, { reimbursementId: before.id }));
    expect(await scans()).toBe(scansBefore + 1);
    expect(own).toMatchObject({
      state: "FRESH_LOOK",
      status: "Fresh look asked, under review by EPCMD",
      closedReason: undefined,
      decidedAt: undefined,
    });
    const review = await getReview(council, { reimbursementId: before.id });
    expect(review.timeline.at(-1)).toMatchObject({ action: "fresh_look", comment: reason, documents: ["Further paper: Page two"] });
    expect(review.documents.at(-1)).toMatchObject({ fieldName: "further_paper_1", current: { files: [{ name: "page-two.pdf" }] } });
    const forwarded = await forwardToDgft(council, { ...seen(await judged(review)), comment: "The stamp is there." });
    await expect(approve(dgft, seen(forwarded))).rejects.toMatchObject({ kind: "forbidden", code: "decided_before" });
    const { actions } = await getDecision(dgft, { reimbursementId: before.id });
    const offered = (["dgft_draft", "dgft_share", "approve", "refuse"] as const).map((action) => actions.includes(action));
    expect(offered).toEqual([true, true, false, false]);
    await approve(await another("DGFT_ADMIN"), seen(forwarded));
    const { decisions: both, reopenings } = await decisionsOf(before);
    expect(both).toMatchObject([
      { number: 1, kind: "refuse", reason: "The certificate has no stamp.", sanctionedPaise: null, recommendedPaise: 40_000_00 },
      { number: 2, kind: "approve", sanctionedPaise: 40_000_00, lines: [{ sanctionedPaise: 40_000_00 }] },
    ]);
    expect(reopenings).toMatchObject([{ kind: "fresh_look", state: "confirmed", reason }]);
    expect((await decisionsOf(before, member)).decisions[0]?.decidedBy).toBe("");
  });

  test("leaves the dossier of the decision before it to everybody who reads the decision; one that was never made is not named", async () => {
    const before = await refused();
    const reimbursementId = before.id;
    const dossierOf = async (ctx: AppContext) => (await decisionsOf(before, ctx)).decisions[0];
    expect(await dossierOf(council)).toMatchObject({ dossierFileId: undefined, isDossierCurrent: true });
    const dossier = await loadDossier(systemContext(services), reimbursementId);
    await asked(before);
    expect(await dossierOf(council)).toMatchObject({ dossierFileId: undefined, isDossierCurrent: false });
    await makeDossier(reimbursementId, dossier);
    for (const ctx of [member, council, dgft]) {
      const fileId = (await dossierOf(ctx))?.dossierFileId ?? "";
      expect(await openFile(ctx, { reimbursementId, fileId })).toMatchObject({ pages: 1 });
    }
  });

  test("begins without a note and marks that an earlier release left after the decision", async () => {
    const before = await refused();
    const { id: reimbursementId } = before;
    const left = { dgftNote: "Ask why only half was booked.", dgftMarks: [{ fieldName: "rcmc_certificate", remark: "Which year is it of?" }] };
    await services.db.update(reimbursements).set(left).where(eq(reimbursements.id, reimbursementId));
    expect((await getReview(council, { reimbursementId })).dgftMarks).toEqual([]);
    await asked(before);
    const review = await getReview(council, { reimbursementId });
    const forwarded = await forwardToDgft(council, { ...seen(await judged(review)), comment: "The stamp is there." });
    const colleague = await another("DGFT_ADMIN");
    expect(await getDecision(colleague, { reimbursementId })).toMatchObject({ dgftNote: undefined, dgftMarks: [] });
    const documents = [{ fieldName: "foreign_certificate", remark: "Which page is it?" }];
    expect((await shareQuery(colleague, { ...seen(forwarded), documents })).dgftQuery).toMatch(/^[^\n]+: Which page is it\?$/);
  });

  test("is told to DGFT only where the claim came to it, also to who had asked to reopen the claim", async () => {
    const toldOf = async (reimbursementId: string) => {
      const ofAsker = and(eq(notifications.userId, actors.dgft.userId), eq(notifications.reimbursementId, reimbursementId));
      const rows = await services.db.select({ kind: notifications.kind }).from(notifications).where(ofAsker);
      return rows.map(({ kind }) => kind).filter((kind) => kind === "fresh_look_asked");
    };
    const view = await refused(await another("DGFT_ADMIN"));
    await askReopening(dgft, { ...seen(view), reason });
    await asked(await getOwnReimbursement(member, { reimbursementId: view.id }));
    expect(await toldOf(view.id)).toEqual(["fresh_look_asked"]);
    const closed = await reimbursementIn(services, actors, "CLOSED");
    await asked(closed);
    expect(await toldOf(closed.id)).toEqual([]);
  });

  test("at a refusal: what was recommended takes nothing of the firm's caps until it is forwarded again", async () => {
    const drawn = async () => (await selectClaimsOfFirm(services.db, actors.member.firmId, "product")).drawn.map(({ paise }) => paise);
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    expect(await drawn()).toEqual([40_000_00]);
    await asked(await refuse(dgft, { ...seen(view), reason: "The certificate has no stamp." }));
    expect(await drawn()).toEqual([]);
    const review = await getReview(council, { reimbursementId: view.id });
    await forwardToDgft(council, { ...seen(await judged(review)), comment: "The stamp is there." });
    expect(await drawn()).toEqual([40_000_00]);
  });

  test("after its days, twice, on what is not decided, of another firm and without a reason is refused with a sentence", async () => {
    const view = await refused();
    await expect(askFreshLook(daysLater(member, 31), { ...seen(view), reason })).rejects.toMatchObject({ kind: "conflict", code: "too_late" });
    await expect(askFreshLook(member, { ...seen(view), reason: "Please look." })).rejects.toMatchObject({
      code: "reason_needed",
      fields: { reason: [/20 characters/] },
    });
    await expect(addDocument(view.id, daysLater(member, 31))).rejects.toMatchObject({ code: "wrong_state" });
    const stranger = contextOf(services, (await createMember(services)).actor);
    await expect(askFreshLook(stranger, { ...seen(view), reason })).rejects.toMatchObject({ kind: "not_found" });
    const both = await Promise.allSettled([asked(view), asked(view)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const now = await getOwnReimbursement(member, { reimbursementId: view.id });
    await expect(asked(now)).rejects.toMatchObject({ code: "asked_before" });
    const open = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(asked(open)).rejects.toMatchObject({ code: "not_decided" });
    const withdrawn = await withdraw(member, seen(open));
    await expect(asked(withdrawn)).rejects.toMatchObject({ code: "was_withdrawn" });
    const full = await reimbursementIn(services, actors, "APPROVED_DGFT");
    await expect(asked(full)).rejects.toMatchObject({ code: "nothing_less" });
  });

  test("on its last day is taken, and a decision after it takes no other", async () => {
    const view = await refused();
    const own = await askFreshLook(daysLater(member, 30), { ...seen(view), reason });
    const forwarded = await forwardToDgft(council, { ...seen(await judged(await getReview(council, { reimbursementId: own.id }))), comment: "" });
    const again = await refuse(await another("DGFT_ADMIN"), { ...seen(forwarded), reason: "There is still none." });
    await expect(asked(again)).rejects.toMatchObject({ code: "asked_before" });
    expect(await findReimbursement(services.db, view.id)).toMatchObject({ freshLookUntil: null });
  });

  test("at a part approval takes back the amount; with an order it waits until that is settled", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const items = [{ itemId: view.items[0]?.id ?? "", amountPaise: 25_000_00, reason: "One invoice is missing" }];
    const part = await approve(dgft, { ...seen(view), items });
    const line = await createOrderLine(services, { reimbursementId: view.id, amountPaise: 25_000_00 });
    for (const [state, words] of [
      ["papers_asked", "corrects the order"],
      ["in_batch", "out of its batch"],
      ["sent", "wait for its answer"],
      ["paid", "recovers the money"],
    ] as const) {
      await line.put(state);
      await expect(asked(part)).rejects.toMatchObject({ code: "order_stands", message: expect.stringContaining(words) });
      await expect(askReopening(council, { ...seen(part), reason })).rejects.toMatchObject({ code: "order_stands" });
    }
    await line.put("cancelled");
    expect(await asked(part)).toMatchObject({ state: "FRESH_LOOK", sanctionedPaise: null });
    expect((await decisionsOf(part)).decisions[0]?.lines).toMatchObject([{ sanctionedPaise: 25_000_00, reason: "One invoice is missing" }]);
  });

  test("is offered with its last day in notice and e-mail of a part approval, and not in those of a full one", async () => {
    const toldOf = async ({ member: actor }: Actors) => {
      const ofFirm = and(eq(mail.userId, actor.userId), eq(mail.kind, "approved"));
      const emails = await services.db.select({ params: mail.params }).from(mail).where(ofFirm);
      const { rows } = await listNotifications(contextOf(services, actor), { page: 1, pageSize: 10, part: "approvals" });
      return { emails, texts: rows.map(({ text }) => text) };
    };
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await approve(dgft, { ...seen(view), items: [{ itemId: view.items[0]?.id ?? "", amountPaise: 25_000_00, reason: "One invoice is missing" }] });
    const until = formatIndianDate(daysAfter(calendarDateInIndia(new Date()), 30));
    expect(await toldOf(actors)).toMatchObject({
      emails: [{ params: { reimbursementId: view.id, date: until, documents: [] } }],
      texts: [
        `${view.id} was approved by DGFT, with less than was recommended or the rules may allow. A fresh look can be asked for until ${until}.`,
      ],
    });
    const others = await createActors(services);
    const full = await reimbursementIn(services, others, "APPROVED_DGFT");
    expect(await toldOf(others)).toMatchObject({ emails: [{ params: { date: "" } }], texts: [`${full.id} was approved by DGFT.`] });
  });

  test("after a recovery is paid again by a new order: what was recovered gives nothing of the new decision", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const items = [{ itemId: view.items[0]?.id ?? "", amountPaise: 25_000_00, reason: "One invoice is missing" }];
    const part = await approve(dgft, { ...seen(view), items });
    const line = await createOrderLine(services, { reimbursementId: view.id, amountPaise: 25_000_00 });
    await line.put("recovered");
    const statusOf = async () => (await findReimbursement(services.db, view.id))?.paymentStatus;
    const money = async () => (await whereIsTheMoney(council, { reimbursementId: view.id })).money?.en;
    const given = async () => {
      const [claim] = await services.db.transaction((tx) => lockClaimsForOrder(tx, [view.id]));
      return [claim?.coveredPaise, (await findReimbursement(services.db, view.id))?.orderedPaise];
    };
    // As long as the decision stands, nothing is to be paid a second time.
    expect(await given()).toEqual([25_000_00, 25_000_00]);
    await services.db.update(reimbursements).set({ paymentStatus: "recovered" }).where(eq(reimbursements.id, view.id));
    const own = await asked(part);
    expect(await given()).toEqual([0, 0]);
    expect(await statusOf()).toBeNull();
    const forwarded = await forwardToDgft(council, { ...seen(await judged(await getReview(council, { reimbursementId: own.id }))), comment: "" });
    await approve(await another("DGFT_ADMIN"), seen(forwarded));
    const choice = { search: view.id, scheme: undefined, offset: 0, limit: 10 };
    expect((await selectUncoveredClaims(services.db, choice)).rows).toMatchObject([{ sanctionedPaise: 40_000_00, coveredPaise: 0 }]);
    expect(await money()).toContain("For Rs 40,000 no sanction order is recorded yet.");
    const [takenBack] = (await listOwnPayments(member)).payments;
    expect([takenBack?.state, takenBack?.where]).toEqual(["recovered", expect.not.stringContaining("no sanction order")]);
    await createOrderLine(services, { reimbursementId: view.id, amountPaise: 40_000_00, instalment: 2 });
    expect(await given()).toEqual([40_000_00, 40_000_00]);
    expect((await selectUncoveredClaims(services.db, choice)).rows).toEqual([]);
    // A receipt of the recovery that was wrong: the firm has that money after all.
    await line.put("paid");
    expect(await given()).toEqual([65_000_00, 65_000_00]);
  });

  test("at a closing of the council is not closed or forwarded by who closed it, and one at DGFT's decision not closed at all", async () => {
    const view = await reimbursementIn(services, actors, "CLOSED");
    const own = await asked(view);
    await expect(closeReimbursement(council, { ...seen(own), reason: "Filed twice" })).rejects.toMatchObject({ code: "decided_before" });
    expect((await getReview(council, { reimbursementId: view.id })).actions).not.toContain("forward");
    const ofCloser = await getReview(contextOf(services, await createInvited(council)), { reimbursementId: view.id });
    expect([ofCloser.hasDecidedBefore, ofCloser.actions.includes("forward"), ofCloser.actions.includes("council_close")]).toEqual([
      true,
      false,
      false,
    ]);
    const colleague = await another("EPCMD_ADMIN");
    expect(await closeReimbursement(colleague, { ...seen(own), reason: "Filed twice, indeed" })).toMatchObject({ state: "CLOSED" });
    const byDgft = await asked(await refused());
    await expect(closeReimbursement(colleague, { ...seen(byDgft), reason: "No" })).rejects.toMatchObject({ code: "dgft_decides" });
    expect((await getReview(colleague, { reimbursementId: byDgft.id })).actions).not.toContain("council_close");
  });

  test("at a closing in the middle of a reply takes nothing of the reply along, and what was asked before is asked no more", async () => {
    const shared = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    const typed = await attach(services, actors.member, shared.id, "foreign_certificate", "half of a reply");
    const items = typed.items.map(({ facts }) => ({ ...facts, amount: "95000.00" }));
    const halfway = await saveStep(member, { scheme: "product", ...seen(typed), step: 5, answers: { items } });
    const open = await getReview(council, { reimbursementId: shared.id });
    const listed = (await findReimbursement(services.db, shared.id))?.claimedPaise;
    expect([halfway.claimedPaise, open.claimedPaise, listed]).toEqual([95_000_00, 80_000_00, 80_000_00]);
    const closed = await closeReimbursement(council, { ...seen(open), reason: "No reply came" });
    const own = await asked(closed);
    expect([closed.claimedPaise, own.claimedPaise, own.items[0]?.facts["amount"]]).toEqual([80_000_00, 80_000_00, "80000.00"]);
    expect(own.timeline.at(-1)).toMatchObject({ action: "fresh_look", documents: [] });
    // The decision ended what was asked before.
    const asksOf = (view: ReimbursementView) => view.documents.flatMap(({ deficiencies }) => deficiencies.map(({ isOpen }) => isOpen));
    expect([open, closed, own].map(asksOf)).toEqual([[true], [false], [false]]);
    const colleague = await another("EPCMD_ADMIN");
    const documents = [
      { fieldName: "foreign_certificate", status: "SUFFICIENT" as const, remark: "" },
      { fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "It has expired." },
    ];
    await shareDeficiencies(colleague, { ...seen(own), documents });
    const reply = await getOwnReimbursement(member, { reimbursementId: own.id });
    expect(reply.status).toBe("Action needed: deficiency in 1 document");
    expect((await listOwnReimbursements(member, { page: 1, pageSize: 10 })).rows).toMatchObject([{ status: reply.status }]);
    expect(reply.documents.filter(({ isOpen }) => isOpen).map(({ fieldName }) => fieldName)).toEqual(["rcmc_certificate"]);
    await submit(member, { ...seen(reply), comment: "It counts until March." });
    const judgedNow = await getReview(colleague, { reimbursementId: own.id });
    const certificate = judgedNow.documents.find(({ fieldName }) => fieldName === "foreign_certificate");
    expect(certificate).toMatchObject({
      current: { version: 1 },
      verdict: { status: "SUFFICIENT" },
      deficiencies: [{ isOpen: false, answeredAt: undefined }],
    });
  });

  test("at DGFT's part approval is closed by the council once the firm has not replied by its date, and nothing stays sanctioned", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const items = [{ itemId: view.items[0]?.id ?? "", amountPaise: 25_000_00, reason: "One invoice is missing" }];
    const own = await asked(await approve(dgft, { ...seen(view), items }));
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    const shared = await shareDeficiencies(council, { ...seen(own), documents });
    const close = (ctx: AppContext) => closeReimbursement(ctx, { ...seen(shared), reason: "No reply came" });
    const early = { code: "dgft_decides", message: expect.stringContaining("you can close it from") };
    await expect(close(daysLater(council, 21))).rejects.toMatchObject(early);
    const offered = async (ctx: AppContext) => {
      const { actions, whyNotClosed } = await getReview(ctx, { reimbursementId: view.id });
      return [actions.includes("council_close"), whyNotClosed];
    };
    expect(await offered(daysLater(council, 21))).toEqual([false, expect.stringContaining("you can close it from")]);
    expect(await offered(daysLater(council, 22))).toEqual([true, undefined]);
    expect(await close(daysLater(council, 22))).toMatchObject({ state: "CLOSED", sanctionedPaise: null });
    const { rows } = await selectUncoveredClaims(services.db, { search: view.id, scheme: undefined, offset: 0, limit: 10 });
    expect([rows, await services.db.$count(sanctionLines, eq(sanctionLines.reimbursementId, view.id))]).toEqual([[], 0]);
  });
});

describe("a reopening", () => {
  test("needs a second person of the office that decided, and neither of the two decided", async () => {
    const view = await refused();
    await expect(askReopening(dgft, { ...seen(view), reason })).rejects.toMatchObject({ kind: "forbidden", code: "decided_before" });
    const ofDecider = contextOf(services, await createInvited(council));
    await askReopening(council, { ...seen(view), reason });
    const waiting = await getReview(council, { reimbursementId: view.id });
    expect(waiting.state).toBe("CLOSED");
    await expect(askReopening(await another("EPCMD_ADMIN"), { ...seen(waiting), reason })).rejects.toMatchObject({ code: "reopening_waits" });
    const input = await waitingReopening(services, view.id);
    await expect(confirmReopening(council, input)).rejects.toMatchObject({ code: "second_person" });
    await expect(confirmReopening(ofDecider, input)).rejects.toMatchObject({ code: "second_person" });
    await expect(confirmReopening(await another("EPCMD_ADMIN"), input)).rejects.toMatchObject({ code: "other_office" });
    await expect(confirmReopening(dgft, input)).rejects.toMatchObject({ code: "decided_before" });
    const officer = await another("DGFT_ADMIN");
    const list = await listForSecond(officer, { page: 1, pageSize: 50 });
    expect((await getWaitingCounts(officer)).second).toBe(list.count);
    expect(list.rows.find(({ reimbursementId }) => reimbursementId === view.id)).toMatchObject({ kind: "reopening", canConfirm: true, reason });
    const twice = await Promise.allSettled([confirmReopening(officer, input), confirmReopening(officer, input)]);
    expect(twice.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const own = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(own).toMatchObject({ state: "UNDER_REVIEW_DGFT", status: "Under review by DGFT", closedReason: undefined });
    expect(own.timeline.map(({ action }) => action)).not.toContain("council_ask_reopening");
    expect((await decisionsOf(view, member)).reopenings).toMatchObject([{ kind: "reopening", reason: "" }]);
    // The dossier takes its history from the member's, so the reason is in neither.
    const commentOn = ({ timeline }: ReimbursementView) => timeline.find(({ action }) => action === "dgft_reopen")?.comment;
    expect([own, await getReview(council, input)].map(commentOn)).toEqual([undefined, reason]);
    await expect(refuse(dgft, { ...seen(own), reason: "No" })).rejects.toMatchObject({ code: "decided_before" });
    const told = await services.db.select().from(notifications).where(eq(notifications.userId, actors.member.userId));
    expect(told.map(({ kind }) => kind)).toContain("reopened");
  });

  test("is not offered to a DGFT user who forwarded the claim for the council before", async () => {
    const view = await refused();
    await askReopening(await another("EPCMD_ADMIN"), { ...seen(view), reason });
    const promoted = contextOf(services, { ...actors.council, role: "DGFT_ADMIN" });
    const { rows } = await listForSecond(promoted, { page: 1, pageSize: 50 });
    expect(rows.find(({ reimbursementId }) => reimbursementId === view.id)).toMatchObject({ canConfirm: false });
    await expect(confirmReopening(promoted, await waitingReopening(services, view.id))).rejects.toMatchObject({ code: "acted_before" });
  });

  test("is not offered while an order that was made meanwhile stands", async () => {
    const view = await reimbursementIn(services, actors, "APPROVED_DGFT");
    await askReopening(council, { ...seen(view), reason });
    const officer = await another("DGFT_ADMIN");
    expect((await decisionsOf(view, officer)).reopening).toMatchObject({ canConfirm: true });
    await createOrderLine(services, { reimbursementId: view.id, amountPaise: 40_000_00 });
    expect((await decisionsOf(view, officer)).reopening).toMatchObject({
      canConfirm: false,
      whyNotConfirm: expect.stringContaining("corrects the order"),
    });
    await expect(confirmReopening(officer, await waitingReopening(services, view.id))).rejects.toMatchObject({ code: "order_stands" });
  });

  test("of the council's own closing is the council's again; declined, the decision stands", async () => {
    const view = await reimbursementIn(services, actors, "CLOSED");
    const asker = await createStaffActor(services, "EPCMD_ADMIN");
    const [one, other] = [contextOf(services, asker), await another("EPCMD_ADMIN")];
    await askReopening(one, { ...seen(view), reason });
    const ofRequest = and(eq(mail.kind, "reopening_asked"), sql`${mail.params} ->> 'reimbursementId' = ${view.id}`);
    const readers = (await services.db.select({ userId: mail.userId }).from(mail).where(ofRequest)).map(({ userId }) => userId);
    expect([readers.includes(actors.council.userId), readers.includes(asker.userId)]).toEqual([true, false]);
    await expect(declineReopening(council, await waitingReopening(services, view.id))).rejects.toMatchObject({ code: "decided_before" });
    expect((await decisionsOf(view)).reopening).toMatchObject({ canConfirm: false, canDecline: false });
    expect((await decisionsOf(view, one)).reopening).toMatchObject({ canConfirm: false, canDecline: true });
    const input = await waitingReopening(services, view.id);
    await declineReopening(other, input);
    const told = await services.db.select().from(notifications).where(eq(notifications.kind, "reopening_declined"));
    expect(told.filter(({ reimbursementId }) => reimbursementId === view.id).map(({ userId }) => userId)).toEqual([asker.userId]);
    expect(await answersOn(view.id)).toEqual([{ kind: "reopening_declined", userId: asker.userId }]);
    const standing = await getReview(one, { reimbursementId: view.id });
    expect(standing.state).toBe("CLOSED");
    await expect(confirmReopening(other, input)).rejects.toMatchObject({ code: "nothing_waits" });
    await askReopening(one, { ...seen(standing), reason });
    await confirmReopening(other, await waitingReopening(services, view.id));
    expect(await getReview(one, { reimbursementId: view.id })).toMatchObject({ state: "UNDER_REVIEW", daysWaiting: 0 });
  });

  test("of the council's own closing, for which DGFT asked, is told to DGFT", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const closed = await closeReimbursement(council, { ...seen(view), reason: "The firm asked for it." });
    await askReopening(dgft, { ...seen(closed), reason });
    await declineReopening(await another("EPCMD_ADMIN"), await waitingReopening(services, view.id));
    expect(await answersOn(view.id)).toEqual([{ kind: "reopening_declined_to_dgft", userId: actors.dgft.userId }]);
    await askReopening(dgft, { ...seen(await getDecision(dgft, { reimbursementId: view.id })), reason });
    await confirmReopening(await another("EPCMD_ADMIN"), await waitingReopening(services, view.id));
    const told = await services.db.select().from(notifications).where(eq(notifications.userId, actors.dgft.userId));
    expect(told.filter(({ kind }) => kind === "reopened").map(({ reimbursementId }) => reimbursementId)).toEqual([view.id]);
  });

  test("is settled by who read it: another request that waits meanwhile is neither confirmed nor declined", async () => {
    const view = await reimbursementIn(services, actors, "APPROVED_DGFT");
    const officer = await another("DGFT_ADMIN");
    await askReopening(council, { ...seen(view), reason });
    const read = await waitingReopening(services, view.id);
    await declineReopening(council, read);
    const asker = await another("EPCMD_ADMIN");
    const standing = await getReview(asker, { reimbursementId: view.id });
    await askReopening(asker, { ...seen(standing), reason: "The firm withdraws everything." });
    await expect(confirmReopening(officer, read)).rejects.toMatchObject({ kind: "conflict", code: "nothing_waits" });
    await expect(declineReopening(officer, read)).rejects.toMatchObject({ kind: "conflict", code: "nothing_waits" });
    expect((await decisionsOf(view)).reopenings.map(({ state }) => state)).toEqual(["declined", "waiting"]);
    expect(await findReimbursement(services.db, view.id)).toMatchObject({ state: "APPROVED_DGFT", sanctionedPaise: 40_000_00 });
    await confirmReopening(officer, await waitingReopening(services, view.id));
    expect((await findReimbursement(services.db, view.id))?.state).toBe("UNDER_REVIEW_DGFT");
  });

  test("is declined by nobody of the other office but the one who asked for it", async () => {
    const view = await refused();
    await askReopening(council, { ...seen(view), reason });
    const input = await waitingReopening(services, view.id);
    await expect(declineReopening(await another("EPCMD_ADMIN"), input)).rejects.toMatchObject({ code: "other_office" });
    await declineReopening(council, input);
    expect((await decisionsOf(view)).reopenings).toMatchObject([{ state: "declined" }]);
    const told = await services.db.select().from(notifications).where(eq(notifications.kind, "reopening_declined"));
    expect(told.filter(({ reimbursementId }) => reimbursementId === view.id)).toEqual([]);
    expect(await answersOn(view.id)).toEqual([]);
  });

  test("is taken back by a colleague of the asker once the asker's login is deactivated, not by who decided", async () => {
    const view = await refused();
    await askReopening(council, { ...seen(view), reason });
    const input = await waitingReopening(services, view.id);
    const colleague = await another("EPCMD_ADMIN");
    expect((await decisionsOf(view, colleague)).reopening).toMatchObject({ canConfirm: false, canDecline: false });
    await services.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, actors.council.userId));
    await expect(declineReopening(dgft, input)).rejects.toMatchObject({ code: "decided_before" });
    expect((await decisionsOf(view, colleague)).reopening).toMatchObject({ canConfirm: false, canDecline: true });
    await declineReopening(colleague, input);
    // The asker's login is closed.
    expect(await answersOn(view.id)).toEqual([]);
    expect((await decisionsOf(view, colleague)).reopenings).toMatchObject([{ state: "declined" }]);
    await askReopening(colleague, { ...seen(await getReview(colleague, input)), reason });
  });

  test("of one's own decision is not taken back for a colleague whose login is deactivated", async () => {
    const view = await reimbursementIn(services, actors, "CLOSED");
    const asker = await createStaffActor(services, "EPCMD_ADMIN");
    await askReopening(contextOf(services, asker), { ...seen(view), reason });
    await services.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, asker.userId));
    await expect(declineReopening(council, await waitingReopening(services, view.id))).rejects.toMatchObject({ code: "decided_before" });
  });

  test("gives the firm back a file that it removed in a reply that it did not send", async () => {
    const shared = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    const fileOf = (view: ReimbursementView) => view.documents.find(({ fieldName }) => fieldName === "foreign_certificate")?.current?.files[0]?.id;
    const fileId = fileOf(shared) ?? "";
    await removeDocument(member, { scheme: "product", reimbursementId: shared.id, fieldName: "foreign_certificate", fileId });
    const removed = await getOwnReimbursement(member, { reimbursementId: shared.id });
    expect(fileOf(removed)).toBeUndefined();
    await closeReimbursement(council, { ...seen(removed), reason: "No reply came" });
    const [one, other] = [await another("EPCMD_ADMIN"), await another("EPCMD_ADMIN")];
    await askReopening(one, { ...seen(await getReview(one, { reimbursementId: shared.id })), reason });
    await confirmReopening(other, await waitingReopening(services, shared.id));
    expect(fileOf(await getOwnReimbursement(member, { reimbursementId: shared.id }))).toBe(fileId);
  });

  test("leaves the firm a further paper that it never sent: the next reply shows it, and it can be taken out", async () => {
    const view = await reimbursementIn(services, actors, "CLOSED");
    await addDocument(view.id);
    const [one, other] = [await another("EPCMD_ADMIN"), await another("EPCMD_ADMIN")];
    const input = { reimbursementId: view.id };
    await askReopening(one, { ...seen(await getReview(one, input)), reason });
    await confirmReopening(other, await waitingReopening(services, view.id));
    const documents = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "It has expired." }];
    await shareDeficiencies(one, { ...seen(await getReview(one, input)), documents });
    const reply = await getOwnReimbursement(member, input);
    expect(reply.documents.filter(({ isOpen }) => isOpen).map(({ fieldName }) => fieldName)).toEqual(["rcmc_certificate", "further_paper_1"]);
    await expect(addDocument(view.id)).rejects.toMatchObject({ code: "not_open" });
    const fileId = reply.documents.at(-1)?.current?.files[0]?.id ?? "";
    const removed = await removeDocument(member, { scheme: "product", ...input, fieldName: "further_paper_1", fileId });
    await submit(member, { ...seen(removed), comment: "It counts until March." });
    const received = await getReview(one, input);
    expect(received.documents.map(({ fieldName }) => fieldName)).not.toContain("further_paper_1");
    expect(received.timeline.findLast(({ action }) => action === "reply")?.documents).toEqual([expect.not.stringContaining("Further paper")]);
  });

  test("takes a further paper from before it for no answer to a remark on the whole", async () => {
    const view = await refused();
    await addDocument(view.id);
    const input = { reimbursementId: view.id };
    await askReopening(council, { ...seen(await getReview(council, input)), reason });
    const officer = await another("DGFT_ADMIN");
    await confirmReopening(officer, await waitingReopening(services, view.id));
    const query = await shareQuery(officer, { ...seen(await getDecision(officer, input)), query: "Which bill of entry is it?" });
    await shareDgftQuery(council, { ...seen(query), comment: "DGFT asks which bill of entry it is." });
    const reply = await getOwnReimbursement(member, input);
    await expect(submit(member, seen(reply))).rejects.toMatchObject({ code: "not_answered" });
    await submit(member, { ...seen(reply), comment: "The one of 3 March." });
  });

  test("overtaken by the firm's fresh look waits no more", async () => {
    const view = await refused();
    await askReopening(council, { ...seen(view), reason });
    const input = await waitingReopening(services, view.id);
    await asked(await getOwnReimbursement(member, { reimbursementId: view.id }));
    await expect(confirmReopening(await another("DGFT_ADMIN"), input)).rejects.toMatchObject({ code: "nothing_waits" });
  });

  test("gives the days on which it was decided to nobody, and the party's wait begins anew", async () => {
    const view = await reimbursementIn(services, actors, "CLOSED");
    const [one, other] = [await another("EPCMD_ADMIN"), await another("EPCMD_ADMIN")];
    await askReopening(one, { ...seen(view), reason });
    await confirmReopening(daysLater(other, 12), await waitingReopening(services, view.id));
    const row = await findReimbursement(services.db, view.id);
    if (row === undefined) throw new Error("it is gone");
    expect(row.decidedDays).toBe(12);
    const now = new Date(Date.now() + 15 * 86_400_000);
    expect(ageInDays(row, now)).toBe(3);
    const { partyDays, daysWaiting } = await getReview(daysLater(one, 15), { reimbursementId: view.id });
    expect([partyDays, daysWaiting]).toEqual([{ council: 3, member: 0, dgft: 0, held: 0 }, 3]);
  });

  test("leaves the row of the decision as it is, even for the database", async () => {
    const view = await refused();
    const change = services.db.update(decisions).set({ reason: "Another" }).where(eq(decisions.reimbursementId, view.id));
    await expect(change).rejects.toThrow();
  });
});

describe("a second look", () => {
  const sampled = (ctx = council): AppContext => ({ ...ctx, config: { ...ctx.config, secondLookPercent: 100 } });

  test("of the sample is asked of a colleague, who forwards it or sends it back with a remark", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const [first, second] = [sampled(), await another("EPCMD_ADMIN")];
    const forwarding = forwardToDgft(first, { ...seen(view), comment: "Please see page two." });
    await expect(forwarding).rejects.toMatchObject({ code: "second_person", message: /chosen at random/ });
    const prepared = await getReview(second, { reimbursementId: view.id });
    expect(prepared).toMatchObject({ version: view.version + 1, prepared: { why: "sample", canConfirm: true } });
    expect(prepared.actions).toContain("council_send_back");
    await expect(sendBack(first, { ...seen(prepared), remark: "Mine" })).rejects.toMatchObject({ code: "second_person" });
    await expect(sendBack(second, { ...seen(prepared), remark: "" })).rejects.toMatchObject({ fields: { remark: [/colleague/] } });
    const own = { ...seen(prepared), documents: [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "Which year?" }] };
    await keepDraft(second, { ...own, taken: [], comment: undefined });
    const back = await sendBack(second, { ...seen(prepared), remark: "The page of the proof is wrong." });
    expect(await answersOn(view.id)).toEqual([{ kind: "sent_back", userId: actors.council.userId }]);
    expect((await openReview(second, { reimbursementId: view.id, list: ReviewFilters.parse({}) })).draft?.version).toBe(back.version);
    expect(back).toMatchObject({ state: "UNDER_REVIEW", prepared: undefined, wordsToDgft: "Please see page two." });
    await expect(sendBack(second, { ...seen(back), remark: "Again" })).rejects.toMatchObject({ code: "nothing_prepared" });
    expect((await getOwnReimbursement(member, { reimbursementId: view.id })).timeline.map(({ action }) => action)).not.toContain("council_send_back");
    await expect(forwardToDgft(first, { ...seen(back), comment: "" })).rejects.toMatchObject({ code: "second_person" });
    const list = await listForSecond(second, { page: 1, pageSize: 50 });
    expect((await getWaitingCounts(second)).second).toBe(list.count);
    expect(list.rows.find(({ reimbursementId }) => reimbursementId === view.id)).toMatchObject({
      kind: "second_look",
      why: "sample",
      canConfirm: true,
    });
    const again = await getReview(second, { reimbursementId: view.id });
    expect(await forwardToDgft(second, { ...seen(again), comment: "" })).toMatchObject({ state: "UNDER_REVIEW_DGFT", wordsToDgft: "" });
    expect(await countSecondLooks(services.db, { scheme: "product", span: undefined })).toMatchObject([{ why: "sample", looked: 2, differed: 1 }]);
  });

  test("is asked again once the claim was with the firm, which may withdraw it; the words to DGFT stay", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const [first, second] = [sampled(), sampled(await another("EPCMD_ADMIN"))];
    const comment = "Please see page two.";
    await expect(forwardToDgft(first, { ...seen(view), comment })).rejects.toMatchObject({ code: "second_person" });
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    const shared = await shareDeficiencies(first, { ...seen(await getReview(first, { reimbursementId: view.id })), documents });
    expect(shared).toMatchObject({ prepared: undefined, wordsToDgft: comment });
    const own = await attach(services, actors.member, view.id, "foreign_certificate", "clearer scan");
    await submit(member, seen(own));
    const ready = await judged(await getReview(second, { reimbursementId: view.id }), second);
    await expect(forwardToDgft(second, { ...seen(ready), comment })).rejects.toMatchObject({ code: "second_person" });
    await withdraw(member, seen(await getOwnReimbursement(member, { reimbursementId: view.id })));
    const looks = await services.db.select().from(secondLooks).where(eq(secondLooks.reimbursementId, view.id));
    expect(looks.map(({ outcome }) => outcome)).toEqual(["dropped", "dropped"]);
    expect(await findRecommendation(services.db, view.id, { isForwarded: false })).toBeUndefined();
  });

  test("of what was closed before is not offered to who closed it", async () => {
    const closed = await reimbursementIn(services, actors, "CLOSED");
    const own = await asked(closed);
    const [colleague, third] = [await another("EPCMD_ADMIN"), await another("EPCMD_ADMIN")];
    const percent: AppContext = { ...colleague, config: { ...colleague.config, secondLookPercent: 100 } };
    const ready = await judged(await getReview(colleague, { reimbursementId: own.id }), colleague);
    await expect(forwardToDgft(percent, { ...seen(ready), comment: "" })).rejects.toMatchObject({ code: "second_person" });
    const offered = async (ctx: AppContext) =>
      (await listForSecond(ctx, { page: 1, pageSize: 100 })).rows.find(({ reimbursementId }) => reimbursementId === own.id)?.canConfirm;
    expect([await offered(council), await offered(third)]).toEqual([false, true]);
    expect(await getReview(third, { reimbursementId: own.id })).toMatchObject({ prepared: { canConfirm: true } });
    const prepared = await getReview(council, { reimbursementId: own.id });
    expect(prepared).toMatchObject({ prepared: { canConfirm: false } });
    expect(prepared.actions).not.toContain("council_send_back");
    await expect(sendBack(council, { ...seen(prepared), remark: "Mine" })).rejects.toMatchObject({ code: "decided_before" });
    await expect(forwardToDgft(council, { ...seen(prepared), comment: "" })).rejects.toMatchObject({ code: "decided_before" });
  });

  test("is chosen by the published seed of the month of the submission, as anybody computes it", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW");
    await reimbursementIn(services, actors, "UNDER_REVIEW");
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7);
    // A seed that leaves this claim out, and one that takes it.
    const digest = (seed: string) => createHash("sha256").update(sampleText(seed, view.id)).digest("hex");
    const seeds = Array.from({ length: 200 }, (_, place) => `seed ${place}`);
    const [out, inside] = [seeds.find((seed) => !isInSample(digest(seed), 10)), seeds.find((seed) => isInSample(digest(seed), 10))];
    const publish = (seed = "") =>
      services.db
        .insert(sampleSeeds)
        .values({ month, seed, publishedAt: new Date() })
        .onConflictDoUpdate({ target: sampleSeeds.month, set: { seed } });
    const tenPercent: AppContext = { ...council, config: { ...council.config, secondLookPercent: 10 } };
    await publish(inside);
    await expect(forwardToDgft(tenPercent, { ...seen(view), comment: "" })).rejects.toMatchObject({ code: "second_person" });
    await publish(out);
    const waiting = await getReview(council, { reimbursementId: view.id });
    expect(await forwardToDgft(tenPercent, { ...seen(waiting), comment: "" })).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
    expect(await selectSeeds(services.db)).toMatchObject([{ month, seed: out }]);
  });

  test("of a sample needs a colleague who may confirm it: an office without one goes on alone", async () => {
    const alone = await createTestDatabase();
    const own = openTestServices(alone, { SECOND_LOOK_PERCENT: "100" });
    try {
      const { actor } = await createMember(own.services);
      const only = await createStaffActor(own.services, "EPCMD_ADMIN");
      const alike = { member: actor, council: only, dgft: actors.dgft };
      const view = await reimbursementIn(own.services, alike, "UNDER_REVIEW");
      const ctx = contextOf(own.services, only);
      await createInvited(ctx);
      expect(await forwardToDgft(ctx, { ...seen(view), comment: "" })).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
      // A second officer closed it.
      const { id } = await reimbursementIn(own.services, alike, "FRESH_LOOK");
      const ready = await judged(await getReview(ctx, { reimbursementId: id }), ctx);
      expect(await forwardToDgft(ctx, { ...seen(ready), comment: "" })).toMatchObject({ state: "UNDER_REVIEW_DGFT" });
    } finally {
      await own.close();
      await alone.drop();
    }
  });
});
