import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import { isEndOfHold } from "#domain/reimbursements/holds.ts";
import { itemsFields } from "#domain/reimbursements/items.ts";
import { actions, actionsIn, states, type undoActions, type Action, type State } from "#domain/reimbursements/lifecycle.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { endDecisionHold, holdDecision } from "#server/application/dgft/hold-decision.ts";
import { listDecisions } from "#server/application/dgft/list-decisions.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { saveNote } from "#server/application/dgft/save-note.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { endReviewHold, holdReview } from "#server/application/reviews/hold-review.ts";
import { listReviews } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { type Actors, attach, createActors, reimbursementIn, sufficient } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let council: AppContext;
let dgft: AppContext;
let member: AppContext;

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
  [council, dgft, member] = [contextOf(services, actors.council), contextOf(services, actors.dgft), contextOf(services, actors.member)];
});

const historyOf = (id: string) =>
  services.db.select().from(reimbursementHistory).where(eq(reimbursementHistory.reimbursementId, id)).orderBy(reimbursementHistory.version);
const deficient = (fieldName: string, remark: string) => ({ fieldName, status: "DEFICIENT" as const, remark });

/** `undo.test.ts` takes these: they need more than a state. */
type ElsewhereTested = (typeof undoActions)[number] | "council_send_back";
const inTenDays = daysAfter(calendarDateInIndia(new Date()), 10);

/** How each action is taken with nothing missing but, perhaps, the state. */
const take: Readonly<
  Record<Exclude<Action, "save_step" | "submit" | "reply" | "withdraw" | ElsewhereTested>, (id: string, version: number) => Promise<unknown>>
> = {
  council_draft: (reimbursementId, version) => saveReview(council, { reimbursementId, version, documents: [] }),
  council_share: (reimbursementId, version) =>
    shareDeficiencies(council, { reimbursementId, version, documents: [deficient("rcmc_certificate", "Not valid.")] }),
  council_share_query: (reimbursementId, version) => shareDgftQuery(council, { reimbursementId, version, comment: "DGFT asks." }),
  forward: (reimbursementId, version) => forwardToDgft(council, { reimbursementId, version, comment: "" }),
  council_close: (reimbursementId, version) => closeReimbursement(council, { reimbursementId, version, reason: "Filed twice" }),
  council_hold: (reimbursementId, version) => holdReview(council, { reimbursementId, version, reason: "A court has to decide.", untilOn: inTenDays }),
  council_end_hold: async (reimbursementId, version) => {
    const held = await holdReview(council, { reimbursementId, version, reason: "A court has to decide.", untilOn: inTenDays });
    await endReviewHold(council, { reimbursementId, version: held.version });
  },
  dgft_hold: (reimbursementId, version) => holdDecision(dgft, { reimbursementId, version, reason: "A court has to decide.", untilOn: inTenDays }),
  dgft_end_hold: async (reimbursementId, version) => {
    const held = await holdDecision(dgft, { reimbursementId, version, reason: "A court has to decide.", untilOn: inTenDays });
    await endDecisionHold(dgft, { reimbursementId, version: held.version });
  },
  dgft_draft: (reimbursementId, version) => saveNote(dgft, { reimbursementId, version, note: "To be checked" }),
  dgft_share: (reimbursementId, version) => shareQuery(dgft, { reimbursementId, version, query: "Which bill of entry?" }),
  approve: (reimbursementId, version) => approve(dgft, { reimbursementId, version }),
  refuse: (reimbursementId, version) => refuse(dgft, { reimbursementId, version, reason: "Another scheme paid for it." }),
};

describe("row 8: every action of council and officer in every state", () => {
  const submittedStates = states.filter((state) => state !== "DRAFT");
  it.each(submittedStates)("%s", async (state: State) => {
    let unchanged: ReimbursementView | undefined;
    for (const [action, act] of Object.entries(take) as [keyof typeof take, (typeof take)[keyof typeof take]][]) {
      const view = unchanged ?? (await reimbursementIn(services, actors, state));
      const before = await historyOf(view.id);
      const isAllowed = actionsIn(state, actions[action].actor).includes(action);
      const [result] = await Promise.allSettled([act(view.id, view.version)]);
      unchanged = result.status === "rejected" ? view : undefined;
      if (isAllowed && action === "forward" && (state === "SUBMITTED" || state === "RESUBMITTED" || state === "FRESH_LOOK")) {
        expect(result, `${action} in ${state}`).toMatchObject({ status: "rejected", reason: { code: "documents_not_sufficient" } });
      } else if (isAllowed) {
        expect(result.status, `${action} in ${state}`).toBe("fulfilled");
        expect((await historyOf(view.id)).length).toBe(before.length + (isEndOfHold(action) ? 2 : 1));
      } else {
        expect(result, `${action} in ${state}`).toMatchObject({ status: "rejected" });
        if (result.status === "rejected") expect(["conflict", "not_found"]).toContain(result.reason.kind);
        expect(await historyOf(view.id)).toEqual(before);
      }
    }
  });

  it("a draft does not exist for them", async () => {
    const view = await reimbursementIn(services, actors, "DRAFT");
    for (const act of Object.values(take)) await expect(act(view.id, view.version)).rejects.toMatchObject({ kind: "not_found" });
    await expect(getReview(council, { reimbursementId: view.id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(getDecision(dgft, { reimbursementId: view.id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("roles", () => {
  it("a member and an officer calling council actions are refused, and nothing changes", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const before = await historyOf(view.id);
    const input = { reimbursementId: view.id, version: view.version };
    for (const ctx of [member, dgft]) {
      await expect(getReview(ctx, input)).rejects.toMatchObject({ kind: "forbidden" });
      await expect(saveReview(ctx, { ...input, documents: [] })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(shareDeficiencies(ctx, { ...input, documents: [] })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(forwardToDgft(ctx, { ...input, comment: "" })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(closeReimbursement(ctx, { ...input, reason: "x" })).rejects.toMatchObject({ kind: "forbidden" });
    }
    for (const ctx of [member, council]) await expect(approve(ctx, input)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await historyOf(view.id)).toEqual(before);
  });
});

describe("a review", () => {
  it("keeps verdicts as the council's own: the member sees nothing of them", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const saved = await saveReview(council, {
      reimbursementId: view.id,
      version: view.version,
      documents: [deficient("foreign_certificate", "Not attested.")],
    });
    expect(saved).toMatchObject({ state: "UNDER_REVIEW", reviewProgress: "In Progress" });
    expect(saved.documents.find(({ fieldName }) => fieldName === "foreign_certificate")?.verdict).toEqual({
      status: "DEFICIENT",
      remark: "Not attested.",
      phraseCodes: [],
      ticks: [],
      isReplacedSinceCheck: false,
    });
    const mine = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(JSON.stringify(mine)).not.toContain("Not attested.");
    expect(mine.documents.every((document) => document.verdict === undefined)).toBe(true);
    expect(mine.status).toBe("Under review by EPCMD");
  });

  it("counts a remark alone as deficient, and refuses deficient without one", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const input = { reimbursementId: view.id, version: view.version };
    await expect(shareDeficiencies(council, { ...input, documents: [deficient("foreign_certificate", "")] })).rejects.toMatchObject({
      kind: "invalid",
      fields: { foreign_certificate: [expect.any(String)] },
    });
    const sufficientAfterAll = [
      deficient("foreign_certificate", "Not attested."),
      { fieldName: "foreign_certificate", status: "SUFFICIENT" as const, remark: "" },
    ];
    for (const documents of [[], sufficientAfterAll])
      await expect(shareDeficiencies(council, { ...input, documents })).rejects.toMatchObject({ kind: "invalid", code: "nothing_deficient" });
    const shared = await shareDeficiencies(council, {
      ...input,
      documents: [{ fieldName: "foreign_certificate", status: "", remark: "Not attested." }],
    });
    expect(shared.state).toBe("DEFICIENCY_SHARED");
    const sent = await services.db.select().from(notifications).where(eq(notifications.userId, actors.member.userId));
    expect(sent.find((row) => row.kind === "deficiency_shared")?.documents).toEqual([
      "Certificate from the foreign country's pharmaceuticals department with registration fee receipt",
    ]);
    const emails = await services.db.select().from(mail).where(eq(mail.userId, actors.member.userId));
    expect(emails.map((row) => row.kind).toSorted()).toEqual(["deficiency", "receipt"]);
    expect(JSON.stringify(emails)).not.toContain("Not attested.");
  });

  it("refuses an unknown document", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(
      saveReview(council, { reimbursementId: view.id, version: view.version, documents: [deficient("mission_certificate", "x")] }),
    ).rejects.toMatchObject({ code: "no_such_document" });
  });

  it("starts a replaced document unchecked and lets the other verdicts stand", async () => {
    const first = await reimbursementIn(services, actors, "SUBMITTED");
    const documents = sufficient(first).map((verdict) =>
      verdict.fieldName === "foreign_certificate" ? deficient("foreign_certificate", "Not attested.") : verdict,
    );
    const shared = await shareDeficiencies(council, { reimbursementId: first.id, version: first.version, documents });
    const mended = await attach(services, actors.member, first.id, "foreign_certificate", "clearer");
    const unseen = await getReview(council, { reimbursementId: first.id });
    expect(unseen.documents.find(({ fieldName }) => fieldName === "foreign_certificate")?.current?.version).toBe(1);
    const sent = await submit(member, { reimbursementId: first.id, version: mended.version });
    const review = await getReview(council, { reimbursementId: first.id });
    expect(shared.version).toBeLessThan(sent.version);
    const verdicts = Object.fromEntries(
      review.documents.filter((document) => document.isApplicable).map((document) => [document.fieldName, document.verdict?.status]),
    );
    expect(verdicts).toEqual({
      rcmc_certificate: "SUFFICIENT",
      export_value_certificate: "SUFFICIENT",
      products_registered: "SUFFICIENT",
      foreign_certificate: "",
      manufacturing_license: "SUFFICIENT",
    });
    expect(review.documents.find(({ fieldName }) => fieldName === "foreign_certificate")).toMatchObject({
      verdict: { isReplacedSinceCheck: true },
      current: { version: 2 },
      earlier: [{ version: 1 }],
    });
    await expect(forwardToDgft(council, { reimbursementId: first.id, version: review.version, comment: "" })).rejects.toMatchObject({
      kind: "conflict",
      message: 'Please set all documents status to "SUFFICIENT" before forwarding to DGFT.',
      fields: { foreign_certificate: [expect.any(String)] },
    });
  });

  it("is forwarded with its last verdicts in one call, or keeps none of them", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const [{ id, version }, all] = [view, sufficient(view)];
    const input = { reimbursementId: id, version, comment: "" };
    await expect(forwardToDgft(council, { ...input, documents: all.slice(1) })).rejects.toMatchObject({ code: "documents_not_sufficient" });
    expect(await getReview(council, { reimbursementId: id })).toMatchObject({ version, reviewProgress: "Not started" });
    const forwarded = await forwardToDgft(council, { ...input, documents: all });
    expect(forwarded).toMatchObject({ state: "UNDER_REVIEW_DGFT", version: version + 1, reviewProgress: "Completed" });
  });

  it("row 37: by two reviewers at once: one wins, the other gets a conflict, and the first is intact", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    const second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    const input = { reimbursementId: view.id, version: view.version };
    const results = await Promise.allSettled([
      saveReview(council, { ...input, documents: [deficient("foreign_certificate", "first")] }),
      saveReview(second, { ...input, documents: [deficient("foreign_certificate", "second")] }),
    ]);
    const won = results.findIndex((result) => result.status === "fulfilled");
    expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(1);
    expect(results[1 - won]).toMatchObject({
      reason: { code: "stale_version", message: "This application was changed by someone else. Reload to see the latest version." },
    });
    const now = await getReview(council, { reimbursementId: view.id });
    expect(now.documents.find(({ fieldName }) => fieldName === "foreign_certificate")?.verdict?.remark).toBe(["first", "second"][won]);
  });

  it("row 37: without a version is refused", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(saveReview(council, { reimbursementId: view.id, documents: [] })).rejects.toMatchObject({ code: "stale_version" });
  });
});

describe("DGFT", () => {
  it("sees what was forwarded, and nothing else", async () => {
    const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const waiting = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const list = await listDecisions(dgft, { scheme: "product", show: "all", search: forwarded.firm.name, page: 1, pageSize: 100 });
    expect(list.rows.map((row) => row.id)).toEqual([forwarded.id]);
    await expect(getDecision(dgft, { reimbursementId: waiting.id })).rejects.toMatchObject({ kind: "not_found" });
  });

  it("a query reaches the council with its words and the member without them", async () => {
    const view = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    expect((await getReview(council, { reimbursementId: view.id })).dgftQuery).toBe("Which bill of entry?");
    const mine = await getOwnReimbursement(member, { reimbursementId: view.id });
    expect(mine.status).toBe("DGFT has a query; EPCMD is preparing it");
    expect(JSON.stringify(mine)).not.toContain("bill of entry");
  });

  it("a private note stays private", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await saveNote(dgft, { reimbursementId: view.id, version: view.version, note: "Ask the embassy" });
    expect((await getDecision(dgft, { reimbursementId: view.id })).dgftNote).toBe("Ask the embassy");
    expect(
      JSON.stringify([await getReview(council, { reimbursementId: view.id }), await getOwnReimbursement(member, { reimbursementId: view.id })]),
    ).not.toContain("embassy");
  });

  it("a blank query and a blank comment are refused in the specification's words", async () => {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await expect(shareQuery(dgft, { reimbursementId: view.id, version: view.version, query: "" })).rejects.toMatchObject({
      message: "Please add deficiency comment before sharing",
    });
    const asked = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    await expect(shareDgftQuery(council, { reimbursementId: asked.id, version: asked.version, comment: "  " })).rejects.toMatchObject({
      message: "Comment is required. Please add a comment before sharing.",
    });
  });

  it("a query that flags nothing opens everything, and a written answer is enough", async () => {
    const asked = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    await shareDgftQuery(council, { reimbursementId: asked.id, version: asked.version, comment: "Name the bill of entry." });
    const mine = await getOwnReimbursement(member, { reimbursementId: asked.id });
    expect(mine.documents.filter((document) => document.isApplicable).every((document) => document.isOpen)).toBe(true);
    await expect(submit(member, { reimbursementId: asked.id, version: mine.version })).rejects.toMatchObject({ code: "not_answered" });
    const sent = await submit(member, { reimbursementId: asked.id, version: mine.version, comment: "It is 4711 of March." });
    expect(sent.state).toBe("RESUBMITTED");
    const again = await forwardToDgft(council, { reimbursementId: asked.id, version: sent.version, comment: "Answered." });
    expect(again.state).toBe("UNDER_REVIEW_DGFT");
  });

  it("shows both offices what the member changed of answers and costs, once it is sent, and keeps what was there", async () => {
    const asked = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    const { id } = asked;
    const told = await shareDgftQuery(council, { reimbursementId: id, version: asked.version, comment: "Name the bill of entry." });
    const { answers } = await getOwnReimbursement(member, { reimbursementId: id });
    const [cost] = givenItems(answers);
    const before = (await getReview(council, { reimbursementId: id })).answerRows.find(({ name }) => name === "firm_address")?.value;
    const save = (version: number, address: string) =>
      saveStep(member, { scheme: "product", reimbursementId: id, step: 1, version, answers: { firm_address: address } });
    const first = await save(told.version, "Satara");
    const step = itemsFields(schemeOf("product")).find(({ field }) => field.kinds.some(({ kind }) => kind === cost?.["kind"]))?.step ?? 0;
    const dearer = { ...cost, amount: "1.00" };
    const second = await saveStep(member, {
      scheme: "product",
      reimbursementId: id,
      step,
      version: first.version,
      answers: { ...answers, items: [dearer] },
    });
    const third = await save(second.version, "Nashik");
    expect((await getReview(council, { reimbursementId: id })).answerChanges).toEqual([]);
    const sent = await submit(member, { reimbursementId: id, version: third.version, comment: "It is 4711 of March." });
    const { answerChanges } = await getReview(council, { reimbursementId: id });
    expect(answerChanges).toMatchObject([
      { name: "firm_address", before, after: "Nashik" },
      { label: "Registration fee (cost 1): Amount", before: cost?.["amount"], after: "1.00" },
    ]);
    expect(answerChanges.every(({ at }) => at.getTime() === sent.timeline.at(-1)?.at.getTime())).toBe(true);
    expect((await getDecision(dgft, { reimbursementId: id })).answerChanges).toEqual(answerChanges);
    expect((await getOwnReimbursement(member, { reimbursementId: id })).answerChanges).toEqual([]);
  });

  it("a query that flags a document opens only that one", async () => {
    const asked = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    await shareDgftQuery(council, {
      reimbursementId: asked.id,
      version: asked.version,
      comment: "See below.",
      documents: [deficient("rcmc_certificate", "Send the new one.")],
    });
    const mine = await getOwnReimbursement(member, { reimbursementId: asked.id });
    expect(mine.documents.filter((document) => document.isOpen).map((document) => document.fieldName)).toEqual(["rcmc_certificate"]);
  });
});

describe("the council's list", () => {
  it("shows what waits for the council, longest first, and takes wildcards as characters", async () => {
    const first = await reimbursementIn(services, actors, "SUBMITTED");
    const second = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const again = await reimbursementIn(services, actors, "RESUBMITTED");
    await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const mine = await listReviews(council, { scheme: "product", show: "needs_me", search: first.firm.name, page: 1, pageSize: 10 });
    expect(mine.rows.map((row) => [row.id, row.status, row.reviewProgress])).toEqual([
      [first.id, "New", "Not started"],
      [second.id, "Under review", "Completed"],
      // The verdict was on the document that the member has replaced.
      [again.id, "Reply received", "Not started"],
    ]);
    expect((await listReviews(council, { scheme: "product", show: "all", search: "%", page: 1, pageSize: 10 })).count).toBe(0);
    expect((await listReviews(council, { scheme: "product", show: "all", search: "_", page: 1, pageSize: 10 })).count).toBe(0);
  });
});
