import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { DecisionListInput, listDecisions } from "#server/application/dgft/list-decisions.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { nextDecision } from "#server/application/dgft/next-decision.ts";
import { openDecision } from "#server/application/dgft/open-decision.ts";
import { announceOfficer, leaveDecision } from "#server/application/dgft/presence.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { saveNote } from "#server/application/dgft/save-note.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { checkDocument } from "#server/application/reviews/check-document.ts";
import { forgetEndedReviews } from "#server/application/reviews/forget-ended.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { endReviewHold, holdReview } from "#server/application/reviews/hold-review.ts";
import { keepDraft, settleDraft } from "#server/application/reviews/keep-draft.ts";
import { listReviews, ReviewFilters, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import { nextWaitingReview } from "#server/application/reviews/next-waiting.ts";
import { openReview } from "#server/application/reviews/open-review.ts";
import { announcePresence, leaveReview } from "#server/application/reviews/presence.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import { setAbsence } from "#server/application/work/absences.ts";
import { takeClaim } from "#server/application/work/assign-owners.ts";
import { getWaitingCounts } from "#server/application/work/my-work.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { recordedOn } from "../support/recorded-statements.ts";
import { forwardByTwo, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let asha: AppContext;
let ravi: AppContext;

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
  const { actor } = await createMember(services, { name: "Sahyadri Implants" });
  const council = await createStaffActor(services, "EPCMD_ADMIN");
  actors = { member: actor, council, dgft: await createStaffActor(services, "DGFT_ADMIN") };
  asha = contextOf(services, { ...council, name: "Asha" });
  ravi = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
});

const list = ReviewFilters.parse({});
type Seen = { readonly reimbursementId: string; readonly version: number };
const open = (ctx: AppContext, reimbursementId: string) => openReview(ctx, { reimbursementId, list });
const draftOf = async (ctx: AppContext, id: string) => (await open(ctx, id)).draft;
const deficient = (fieldName: string, remark: string) => ({ fieldName, status: "DEFICIENT" as const, remark });
const sufficient = (fieldName: string) => ({ fieldName, status: "SUFFICIENT" as const, remark: "" });

describe("a desk opens", () => {
  it("with one statement for the claim, one for the rows beside it, and one that marks the reviewer as present", async () => {
    const { id } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const connection = postgres(database.url, { max: 1, onnotice: () => {} });
    const { db, statements } = recordedOn(connection);
    const officer = contextOf(services, actors.dgft);
    for (const ask of [
      () => openReview({ ...asha, db }, { reimbursementId: id, list }),
      () => openDecision({ ...officer, db }, { reimbursementId: id, list }),
    ]) {
      // The first time the published rules are read.
      await ask();
      statements.length = 0;
      const { view } = await ask();
      expect(view).toMatchObject({ id, state: "UNDER_REVIEW_DGFT" });
      expect(statements.map(({ sql: text }) => text.slice(0, 6)).toSorted()).toEqual(["(selec", "insert", "select"]);
    }
    await connection.end();
  });
});

describe("a reviewer's draft", () => {
  it("is theirs alone, changes nothing for the others, and waits on every device", async () => {
    const view = await reimbursementIn(services, actors, "SUBMITTED");
    await keepDraft(asha, {
      reimbursementId: view.id,
      version: view.version,
      documents: [deficient("foreign_certificate", "No seal.")],
      taken: [],
      comment: undefined,
    });
    expect(await draftOf(asha, view.id)).toMatchObject({
      version: view.version,
      verdicts: { foreign_certificate: { status: "DEFICIENT", remark: "No seal." } },
      comment: "",
    });
    const seen = await open(ravi, view.id);
    expect(seen.draft).toBeUndefined();
    expect(seen.view).toMatchObject({ state: "SUBMITTED", version: view.version });
  });

  it("merges what two windows of one reviewer write, and drops what was removed", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const keep = (documents: ReturnType<typeof deficient>[], taken: string[] = []) =>
      keepDraft(asha, { reimbursementId: id, version, documents, taken, comment: undefined });
    await Promise.all([keep([deficient("rcmc_certificate", "Expired.")]), keep([deficient("foreign_certificate", "No seal.")])]);
    expect(Object.keys((await draftOf(asha, id))?.verdicts ?? {}).sort()).toEqual(["foreign_certificate", "rcmc_certificate"]);
    await keep([], ["rcmc_certificate"]);
    expect(Object.keys((await draftOf(asha, id))?.verdicts ?? {})).toEqual(["foreign_certificate"]);
    expect(await keep([], ["foreign_certificate"])).toEqual({ savedAt: undefined });
    expect(await draftOf(asha, id)).toBeUndefined();
  });

  it("is over for what is saved or shared; what another window wrote stays and names its version", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const documents = [deficient("rcmc_certificate", "Expired."), deficient("foreign_certificate", "No seal.")];
    await keepDraft(asha, { reimbursementId: id, version, documents, taken: [], comment: undefined });
    const saved = await saveReview(asha, { reimbursementId: id, version, documents: [documents[0] ?? sufficient("")] });
    expect(await draftOf(asha, id)).toMatchObject({ version, verdicts: { foreign_certificate: { remark: "No seal." } } });
    await shareDeficiencies(asha, { reimbursementId: id, version: saved.version, documents: [documents[1] ?? sufficient("")] });
    expect(await draftOf(asha, id)).toBeUndefined();
  });

  it("survives another save meanwhile, and shows on which version it was written", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    await keepDraft(asha, { reimbursementId: id, version, documents: [deficient("foreign_certificate", "Mine.")], taken: [], comment: undefined });
    const theirs = await saveReview(ravi, { reimbursementId: id, version, documents: [sufficient("foreign_certificate")] });
    const desk = await open(asha, id);
    expect(desk.draft).toMatchObject({ version, verdicts: { foreign_certificate: { remark: "Mine." } } });
    expect(desk.view.version).toBe(theirs.version);
    // What is added on the new version does not make the older words look new.
    await keepDraft(asha, {
      reimbursementId: id,
      version: theirs.version,
      documents: [deficient("rcmc_certificate", "New.")],
      taken: [],
      comment: undefined,
    });
    expect(await draftOf(asha, id)).toMatchObject({ version });
    await settleDraft(asha, { reimbursementId: id, version: theirs.version, documents: [deficient("foreign_certificate", "Mine.")], comment: "" });
    expect(await draftOf(asha, id)).toMatchObject({ version: theirs.version, verdicts: { foreign_certificate: { remark: "Mine." } } });
    await settleDraft(asha, { reimbursementId: id, version: theirs.version, documents: [], comment: "" });
    expect(await draftOf(asha, id)).toBeUndefined();
  });

  it("goes on after the reviewer's own hold, which changes no verdict, and not after a colleague's", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    for (const ctx of [asha, ravi])
      await keepDraft(ctx, {
        reimbursementId: id,
        version,
        documents: [deficient("foreign_certificate", "No seal.")],
        taken: [],
        comment: undefined,
      });
    const untilOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
    const held = await holdReview(asha, { reimbursementId: id, version, reason: "The consulate checks the certificate.", untilOn });
    expect(held.version).toBeGreaterThan(version);
    expect(await draftOf(asha, id)).toMatchObject({ version: held.version, verdicts: { foreign_certificate: { remark: "No seal." } } });
    expect(await draftOf(ravi, id)).toMatchObject({ version });
    const ended = await endReviewHold(asha, { reimbursementId: id, version: held.version });
    expect(await draftOf(asha, id)).toMatchObject({ version: ended.version });
  });

  it("keeps the words over a query of DGFT until they are shared", async () => {
    const { id, version } = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    await keepDraft(asha, { reimbursementId: id, version, documents: [], taken: [], comment: "DGFT asks for the bill of entry." });
    expect(await draftOf(asha, id)).toMatchObject({ comment: "DGFT asks for the bill of entry." });
    await shareDgftQuery(asha, { reimbursementId: id, version, comment: "DGFT asks for the bill of entry." });
    expect(await draftOf(asha, id)).toBeUndefined();
  });

  it("is as new as its verdicts, whatever the words over a query were written on", async () => {
    const { id, version } = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
    const keep = (at: number, documents: ReturnType<typeof deficient>[], comment?: string) =>
      keepDraft(asha, { reimbursementId: id, version: at, documents, taken: [], comment });
    await keep(version, [], "DGFT asks for the bill of entry.");
    const saved = await saveReview(asha, { reimbursementId: id, version, documents: [sufficient("rcmc_certificate")] });
    await keep(saved.version, [deficient("foreign_certificate", "No seal.")]);
    expect(await draftOf(asha, id)).toMatchObject({ version: saved.version, comment: "DGFT asks for the bill of entry." });
  });

  it("has no words of an earlier query of DGFT for the next one, by no reviewer", async () => {
    for (const answer of [
      (view: ReimbursementView) => forwardByTwo(services, asha, view),
      ({ id, version }: ReimbursementView) => shareDgftQuery(asha, { reimbursementId: id, version, comment: "Send the bill of entry." }),
    ]) {
      const asked = await reimbursementIn(services, actors, "DEFICIENCY_DGFT");
      const { id, version } = asked;
      const at = { reimbursementId: id, version };
      await keepDraft(asha, { ...at, documents: [], taken: [], comment: "Mine." });
      await keepDraft(ravi, { ...at, documents: [sufficient("rcmc_certificate")], taken: [], comment: "Also mine." });
      await answer(asked);
      expect(await draftOf(asha, id)).toBeUndefined();
      expect(await draftOf(ravi, id)).toMatchObject({ comment: "", verdicts: { rcmc_certificate: { status: "SUFFICIENT" } } });
    }
  });

  it("takes only documents of this reimbursement, and only from the council", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const input = { reimbursementId: id, version, documents: [sufficient("booth_photos")], taken: [], comment: undefined };
    await expect(keepDraft(asha, input)).rejects.toMatchObject({ code: "no_such_document" });
    await expect(keepDraft(asha, { ...input, reimbursementId: "PRD-2627-99999" })).rejects.toMatchObject({ kind: "not_found" });
    for (const actor of [actors.member, actors.dgft]) {
      const ctx = contextOf(services, actor);
      await expect(keepDraft(ctx, input)).rejects.toMatchObject({ kind: "forbidden" });
      await expect(settleDraft(ctx, { ...input, comment: "" })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(open(ctx, id)).rejects.toMatchObject({ kind: "forbidden" });
    }
  });
});

describe("what the machine reads", () => {
  it.each(["too_slow", "cannot_be_shown"])("is empty for a file that it could not read (%s), and states no facts about it", async (code) => {
    const { id } = await reimbursementIn(services, actors, "SUBMITTED");
    const readText = (): Promise<never> => Promise.reject(invalid(code, "Not now."));
    const facts = await checkDocument({ ...asha, sandbox: { ...asha.sandbox, readText } }, { reimbursementId: id, fieldName: "rcmc_certificate" });
    expect(facts).toEqual([{ about: "text", text: expect.stringMatching(/^The file could not be read by the machine/) }]);
  });

  it("is compared with the last day of an event, and not with the first while the last is missing", async () => {
    const counting = { from: "event_ended", days: 45, counts: "working_days", countsFirstDay: false, onHoliday: "stays" } as const;
    const windows = [{ ...counting, outcome: "needs_reason" as const, source: "Order of the test" }];
    await publishRule(services, { scheme: "exhibition", effectiveFrom: "2024-04-01", terms: { windows } });
    const { id, version, items } = await reimbursementIn(services, actors, "SUBMITTED", "exhibition");
    const readText = () => Promise.resolve({ pages: ["Space at the India MedTech Expo of 16-02-2026"], signatures: 0 });
    const windowFacts = async () => {
      const facts = await checkDocument({ ...asha, sandbox: { ...asha.sandbox, readText } }, { reimbursementId: id, fieldName: "booking_receipt" });
      return facts.filter(({ about }) => about === "window").map(({ text }) => text);
    };
    expect(await windowFacts()).toEqual([]);
    const entered = items.map(({ facts }) => ({ ...facts, event_to: "2026-02-16" }));
    await saveReview(asha, { reimbursementId: id, version, documents: [], items: entered });
    expect(await windowFacts()).toEqual([
      expect.stringMatching(/^The date 16-02-2026, from which the rule counts 45 working days \(until .*, stands on page 1;/),
    ]);
  });
});

describe("what was kept for oneself", () => {
  it("is forgotten when the reimbursement has ended, and not before", async () => {
    const [ended, live] = [await reimbursementIn(services, actors, "UNDER_REVIEW"), await reimbursementIn(services, actors, "UNDER_REVIEW")];
    for (const { id, version } of [ended, live])
      await keepDraft(asha, {
        reimbursementId: id,
        version,
        documents: [deficient("rcmc_certificate", "Not signed.")],
        taken: [],
        comment: undefined,
      });
    await closeReimbursement(ravi, { reimbursementId: ended.id, version: ended.version, reason: "Filed twice." });
    await forgetEndedReviews(systemContext(services));
    expect(await draftOf(asha, ended.id)).toBeUndefined();
    expect(await draftOf(asha, live.id)).toBeDefined();
    await expect(forgetEndedReviews(asha)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("who has it open", () => {
  it("shows other reviewers, never oneself, and drops a reviewer who is silent for 45 seconds", async () => {
    const { id } = await reimbursementIn(services, actors, "SUBMITTED");
    let now = new Date("2026-11-21T09:00:00Z");
    const [first, second] = [asha, ravi].map((ctx) => ({ ...ctx, now: () => now }) satisfies AppContext);
    if (first === undefined || second === undefined) throw new Error("two reviewers");
    expect((await open(first, id)).others).toEqual([]);
    now = new Date("2026-11-21T09:00:30Z");
    // Who reads ahead has not opened it.
    const ahead = await openReview(second, { reimbursementId: id, list, isAhead: true });
    expect(ahead).toMatchObject({ others: [], view: { id } });
    expect(await announcePresence(first, { reimbursementId: id })).toMatchObject({ others: [] });
    expect((await open(second, id)).others).toEqual([{ name: "Somebody", since: new Date("2026-11-21T09:00:00Z") }]);
    expect(await announcePresence(first, { reimbursementId: id })).toMatchObject({ others: [{ name: "Somebody", since: now }] });
    now = new Date("2026-11-21T09:01:20Z");
    expect(await announcePresence(second, { reimbursementId: id })).toMatchObject({ others: [] });
    // After a silence the presence starts again: it counts from now, not from the first announcement.
    expect((await announcePresence(first, { reimbursementId: id })).others.length).toBe(1);
    expect(await announcePresence(second, { reimbursementId: id })).toMatchObject({ others: [{ name: "Somebody", since: now }] });
    await leaveReview(first, { reimbursementId: id });
    expect(await announcePresence(second, { reimbursementId: id })).toMatchObject({ others: [] });
  });

  it("keeps the council's desk and the officers' apart", async () => {
    const { id } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const officers = [actors.dgft, await createStaffActor(services, "DGFT_ADMIN")].map((actor) => contextOf(services, actor));
    const [first, second] = officers;
    if (first === undefined || second === undefined) throw new Error("two officers");
    await open(asha, id);
    expect((await openDecision(first, { reimbursementId: id, list })).others).toEqual([]);
    expect(await announceOfficer(second, { reimbursementId: id })).toMatchObject({ others: [{ name: "Somebody" }] });
    expect(await announcePresence(asha, { reimbursementId: id })).toMatchObject({ others: [] });
    await leaveDecision(first, { reimbursementId: id });
    expect(await announceOfficer(second, { reimbursementId: id })).toMatchObject({ others: [] });
    await expect(announceOfficer(asha, { reimbursementId: id })).rejects.toMatchObject({ kind: "forbidden" });
    const notForwarded = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(announceOfficer(first, { reimbursementId: notForwarded.id })).rejects.toMatchObject({ kind: "not_found" });
  });

  it("reports another reviewer's save at once", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    expect((await announcePresence(asha, { reimbursementId: id })).version).toBe(version);
    const saved = await saveReview(ravi, { reimbursementId: id, version, documents: [sufficient("rcmc_certificate")] });
    expect((await announcePresence(asha, { reimbursementId: id })).version).toBe(saved.version);
  });

  it("is the council's business alone", async () => {
    const { id } = await reimbursementIn(services, actors, "SUBMITTED");
    for (const actor of [actors.member, actors.dgft]) {
      await expect(announcePresence(contextOf(services, actor), { reimbursementId: id })).rejects.toMatchObject({ kind: "forbidden" });
      await expect(leaveReview(contextOf(services, actor), { reimbursementId: id })).rejects.toMatchObject({ kind: "forbidden" });
    }
    const draft = await reimbursementIn(services, actors, "DRAFT");
    await expect(announcePresence(asha, { reimbursementId: draft.id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("the clock of a party", () => {
  const on = (ctx: AppContext, day: string): AppContext => ({ ...ctx, now: () => new Date(`${day}T12:00:00+05:30`) });
  const daysOf = async (ctx: AppContext, id: string) => {
    const { rows } = await listReviews(ctx, ReviewListInput.parse({ scheme: "product", search: id }));
    return rows.map(({ daysWaiting, ageDays, submittedAt }) => [daysWaiting, ageDays, submittedAt?.toISOString().slice(0, 10)]);
  };

  it("is not started again by a draft of the council, and the claim keeps its place in the list", async () => {
    const word = `Mahanadi ${process.hrtime.bigint()}`;
    const { actor } = await createMember(services, { name: word });
    const filed = (day: string) => reimbursementIn({ ...services, now: on(asha, day).now }, { ...actors, member: actor }, "SUBMITTED");
    const [old, young] = [await filed("2026-11-01"), await filed("2026-11-10")];
    const today = on(asha, "2026-11-17");
    const saved = await saveReview(today, { reimbursementId: old.id, version: old.version, documents: [sufficient("rcmc_certificate")] });
    expect(saved).toMatchObject({ state: "UNDER_REVIEW", daysWaiting: 16, ageDays: 16, dueOn: "2026-12-16", replyBy: "2026-12-08" });
    expect(await daysOf(today, old.id)).toEqual([[16, 16, "2026-11-01"]]);
    const { rows } = await listReviews(today, ReviewListInput.parse({ scheme: "product", search: word }));
    expect(rows.map(({ id }) => id)).toEqual([old.id, young.id]);
  });

  it("starts for the party that gets it, while the age goes on", async () => {
    const filed = await reimbursementIn({ ...services, now: on(asha, "2026-11-01").now }, actors, "SUBMITTED");
    const shared = await shareDeficiencies(on(asha, "2026-11-06"), {
      reimbursementId: filed.id,
      version: filed.version,
      documents: [deficient("foreign_certificate", "No seal.")],
    });
    expect(shared).toMatchObject({ daysWaiting: 0, ageDays: 5, partyDays: { council: 5, member: 0, dgft: 0 }, dueOn: "2026-11-27" });
  });
});

describe("what comes next", () => {
  it("is what waits, wherever one began, and nothing only when nothing waits", async () => {
    const word = `Sabarmati ${process.hrtime.bigint()}`;
    const { actor } = await createMember(services, { name: word });
    const mine = { ...actors, member: actor };
    const made = [await reimbursementIn(services, mine, "SUBMITTED"), await reimbursementIn(services, mine, "SUBMITTED")];
    const [first, last] = made;
    if (first === undefined || last === undefined) throw new Error("two claims");
    const inList = { scheme: "product" as const, list: ReviewFilters.parse({ search: word }) };
    // The last of the list leaves the desk: the one above it is offered.
    expect((await nextWaitingReview(asha, { ...inList, after: last.id })).next).toEqual({ id: first.id, scheme: "product", firmName: word });
    // What followed comes first while it waits.
    expect((await nextWaitingReview(asha, { ...inList, after: first.id, following: last.id })).next?.id).toBe(last.id);
    for (const { id, version } of made) await closeReimbursement(asha, { reimbursementId: id, version, reason: "Filed twice." });
    // Nothing waits in this list any more: something else does, of any scheme.
    const elsewhere = await reimbursementIn(services, mine, "SUBMITTED", "plant");
    const { next } = await nextWaitingReview(asha, { ...inList, after: last.id, following: first.id });
    expect(made.map(({ id }) => id)).not.toContain(next?.id);
    expect(next).toBeDefined();
    await closeEverything();
    expect(await nextWaitingReview(asha, { ...inList, after: elsewhere.id })).toEqual({ next: undefined });
    const forwarded = await reimbursementIn(services, mine, "UNDER_REVIEW_DGFT", "exhibition");
    const officer = contextOf(services, actors.dgft);
    expect((await nextDecision(officer, { ...inList, after: first.id })).next?.id).toBe(forwarded.id);
    await expect(nextDecision(asha, { ...inList, after: first.id })).rejects.toMatchObject({ kind: "forbidden" });
  });

  it("is the officer's own claim of any scheme before a colleague's, from a list of the own claims", async () => {
    await closeEverything();
    const [own, elsewhere] = [await reimbursementIn(services, actors, "SUBMITTED"), await reimbursementIn(services, actors, "SUBMITTED", "plant")];
    const other = await reimbursementIn(services, actors, "SUBMITTED");
    for (const { id } of [own, elsewhere]) await takeClaim(asha, { reimbursementId: id });
    const inList = { scheme: "product" as const, after: own.id };
    expect((await nextWaitingReview(asha, { ...inList, list: ReviewFilters.parse({ owner: "me" }) })).next?.id).toBe(elsewhere.id);
    expect((await nextWaitingReview(asha, { ...inList, list: ReviewFilters.parse({}) })).next?.id).toBe(other.id);
  });

  it.each([
    { office: "council", state: "SUBMITTED", nextOf: nextWaitingReview },
    { office: "dgft", state: "UNDER_REVIEW_DGFT", nextOf: nextDecision },
  ] as const)("is no claim that a colleague of $office has taken since, in a list of the free or of the own claims", async (of) => {
    await closeEverything();
    const officer = contextOf(services, actors[of.office]);
    const colleague = of.office === "council" ? ravi : contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
    const [left, taken, free] = [
      await reimbursementIn(services, actors, of.state),
      await reimbursementIn(services, actors, of.state),
      await reimbursementIn(services, actors, of.state),
    ];
    const nextIn = async (filter: Partial<ReviewFilters>) =>
      (await of.nextOf(officer, { scheme: "product", list: ReviewFilters.parse(filter), after: left.id, following: taken.id })).next?.id;
    expect(await nextIn({ owner: "nobody" })).toBe(taken.id);
    await takeClaim(officer, { reimbursementId: taken.id });
    expect(await nextIn({ owner: "me" })).toBe(taken.id);
    await takeClaim(colleague, { reimbursementId: taken.id, takeOverFrom: actors[of.office].userId });
    expect([await nextIn({ owner: "nobody" }), await nextIn({ owner: "me" })]).toEqual([free.id, free.id]);
    expect(await nextIn({})).toBe(taken.id);
  });

  it("is then the claim of an absent owner for whom the officer stands in, then a free one, before a colleague's", async () => {
    await closeEverything();
    const own = await reimbursementIn(services, actors, "SUBMITTED");
    const [ravis, absents, free] = [
      await reimbursementIn(services, actors, "SUBMITTED"),
      await reimbursementIn(services, actors, "SUBMITTED", "plant"),
      await reimbursementIn(services, actors, "SUBMITTED", "plant"),
    ];
    const absent = await createStaffActor(services, "EPCMD_ADMIN");
    await takeClaim(asha, { reimbursementId: own.id });
    await takeClaim(ravi, { reimbursementId: ravis.id });
    await takeClaim(contextOf(services, absent), { reimbursementId: absents.id });
    const today = calendarDateInIndia(new Date());
    await setAbsence(asha, { userId: absent.userId, fromOn: today, untilOn: daysAfter(today, 20), deputyId: actors.council.userId });
    const inList = { scheme: "product" as const, list: ReviewFilters.parse({ owner: "me" }) };
    const nextAfter = async ({ id }: ReimbursementView) => (await nextWaitingReview(asha, { ...inList, after: id })).next?.id;
    expect(await nextAfter(own)).toBe(absents.id);
    for (const { id, version } of [own, absents]) await closeReimbursement(asha, { reimbursementId: id, version, reason: "Filed twice." });
    expect(await nextAfter(absents)).toBe(free.id);
    expect(await nextAfter(free)).toBe(ravis.id);
  });

  it("is no claim on hold, except in a list of what is on hold", async () => {
    await closeEverything();
    const [left, held] = [await reimbursementIn(services, actors, "SUBMITTED"), await reimbursementIn(services, actors, "SUBMITTED")];
    const untilOn = daysAfter(calendarDateInIndia(new Date()), 20);
    await holdReview(asha, { reimbursementId: held.id, version: held.version, reason: "The consulate checks the certificate.", untilOn });
    const nextIn = async (filter: Partial<ReviewFilters>, following?: string) =>
      (await nextWaitingReview(asha, { scheme: "product", list: ReviewFilters.parse(filter), after: left.id, following })).next?.id;
    expect(await nextIn({})).toBeUndefined();
    expect(await nextIn({ owner: "nobody" }, held.id)).toBeUndefined();
    expect(await nextIn({ due: "held" }, held.id)).toBe(held.id);
    expect(await nextIn({ due: "held" })).toBe(held.id);
    const waiting = await reimbursementIn(services, actors, "SUBMITTED");
    expect(await nextIn({}, held.id)).toBe(waiting.id);
  });

  it("is no claim that the officer has prepared for a second person or decided before; My work counts none that is prepared", async () => {
    await closeEverything();
    const [left, prepared, closed] = [
      await reimbursementIn(services, actors, "SUBMITTED"),
      await reimbursementIn(services, actors, "UNDER_REVIEW"),
      await reimbursementIn(services, actors, "SUBMITTED"),
    ];
    await takeClaim(asha, { reimbursementId: prepared.id });
    expect((await getWaitingCounts(asha)).mine).toBe(1);
    const sampling: AppContext = { ...asha, config: { ...asha.config, secondLookPercent: 100 } };
    const forwarding = forwardToDgft(sampling, { reimbursementId: prepared.id, version: prepared.version, comment: "" });
    await expect(forwarding).rejects.toMatchObject({ code: "second_person" });
    const { version } = await closeReimbursement(asha, { reimbursementId: closed.id, version: closed.version, reason: "Filed twice." });
    const member = contextOf(services, actors.member);
    await askFreshLook(member, { reimbursementId: closed.id, version, reason: "The two claims are for two events." });
    const nextFor = async (ctx: AppContext, owner?: "me" | "nobody", following?: string) =>
      (await nextWaitingReview(ctx, { scheme: "product", list: ReviewFilters.parse({ owner }), after: left.id, following })).next?.id;
    for (const owner of [undefined, "me", "nobody"] as const)
      for (const following of [undefined, prepared.id, closed.id]) expect(await nextFor(asha, owner, following)).toBeUndefined();
    expect((await getWaitingCounts(asha)).mine).toBe(0);
    expect([await nextFor(ravi), await nextFor(ravi, "nobody")]).toEqual([prepared.id, closed.id]);
  });

  it("is found in as many statements however many claims are on hold", async () => {
    await closeEverything();
    const [left, held] = [await reimbursementIn(services, actors, "SUBMITTED"), await reimbursementIn(services, actors, "SUBMITTED")];
    const untilOn = daysAfter(calendarDateInIndia(new Date()), 20);
    await holdReview(asha, { reimbursementId: held.id, version: held.version, reason: "The consulate checks the certificate.", untilOn });
    const connection = postgres(database.url, { max: 1, onnotice: () => {} });
    const { db, statements } = recordedOn(connection);
    const asked = async (owner?: "nobody") => {
      statements.length = 0;
      const { next } = await nextWaitingReview({ ...asha, db }, { scheme: "product", list: ReviewFilters.parse({ owner }), after: left.id });
      return { next: next?.id, count: statements.length };
    };
    const [all, free] = [await asked(), await asked("nobody")];
    expect([all.next, free.next]).toEqual([undefined, undefined]);
    await database.db.execute(sql`
      insert into reimbursements (id, scheme, firm_id, created_by, state, submitted_at, party_since, held_until)
      select 'PRD-9797-' || lpad(n::text, 5, '0'), scheme, firm_id, created_by, state, submitted_at, party_since - interval '1 day', held_until
      from reimbursements cross join generate_series(1, 25) n where id = ${held.id}`);
    expect([await asked(), await asked("nobody")]).toEqual([all, free]);
    const waiting = await reimbursementIn(services, actors, "SUBMITTED");
    expect([await asked(), await asked("nobody")]).toEqual([
      { next: waiting.id, count: 1 },
      { next: waiting.id, count: 1 },
    ]);
    await connection.end();
    await closeEverything();
  });

  const closeEverything = () =>
    database.db.execute(sql`update reimbursements set state = 'CLOSED', closed_reason = 'Filed twice' where submitted_at is not null`);
});

describe("the officer's marks", () => {
  it("name documents in a query, are the officer's own until then, and open just those documents by default", async () => {
    const officer = contextOf(services, actors.dgft);
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const documents = [{ fieldName: "rcmc_certificate", remark: "Which year is it of?", page: 1 }];
    const noted = await saveNote(officer, { reimbursementId: view.id, version: view.version, note: "", documents });
    expect(noted.dgftMarks).toEqual(documents);
    expect((await open(asha, view.id)).view.dgftMarks).toEqual([]);
    const again = await saveNote(officer, { reimbursementId: view.id, version: noted.version, note: "", documents });
    expect(again.version).toBe(noted.version);
    // The answer of the first save was lost.
    const late = { reimbursementId: view.id, version: view.version, note: "", documents };
    expect((await saveNote(officer, late)).version).toBe(noted.version);
    await expect(saveNote(officer, { ...late, note: "Ask the embassy." })).rejects.toMatchObject({ code: "stale_version" });
    const colleague = contextOf(services, await createStaffActor(services, "DGFT_ADMIN"));
    await expect(saveNote(colleague, late)).rejects.toMatchObject({ code: "stale_version" });

    const input = { reimbursementId: view.id, version: noted.version, query: "" };
    for (const [bad, code] of [
      [[{ fieldName: "rcmc_certificate", remark: "" }], "remark_needed"],
      [[{ fieldName: "no_such", remark: "x" }], "no_such_document"],
      [[{ fieldName: "rcmc_certificate", remark: "x", page: 1_001 }], "no_such_page"],
      [[{ fieldName: itemFlag(view.items[0]?.id ?? ""), remark: "x", page: 1 }], "no_such_page"],
      [[], "comment_required"],
    ] as const)
      await expect(shareQuery(officer, { ...input, documents: [...bad] })).rejects.toMatchObject({ kind: "invalid", code });
    await shareQuery(officer, input);
    const asked = (await open(asha, view.id)).view;
    expect(asked).toMatchObject({ state: "DEFICIENCY_DGFT", dgftMarks: documents });
    expect(asked.dgftQuery).toMatch(/: Page 1: Which year is it of\?$/);
    const mine = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: view.id });
    expect(JSON.stringify(mine)).not.toMatch(/Which year/);
    expect(mine.timeline.at(-1)).toMatchObject({ action: "dgft_share", documents: [] });

    await shareDgftQuery(asha, { reimbursementId: view.id, version: asked.version, comment: "See below." });
    const opened = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: view.id });
    const [asks, ...others] = opened.documents.filter(({ isOpen }) => isOpen);
    expect([asks?.fieldName, others]).toEqual(["rcmc_certificate", []]);
    expect(asks?.deficiencies.at(-1)?.remark).toBe("Page 1: Which year is it of?");
  });

  it.each([
    ["an approval", (input: Seen) => approve(contextOf(services, actors.dgft), input)],
    ["a refusal", (input: Seen) => refuse(contextOf(services, actors.dgft), { ...input, reason: "The certificate has no stamp." })],
    ["a closing", (input: Seen) => closeReimbursement(asha, { ...input, reason: "Filed twice" })],
  ])("end, as the note does, with %s", async (_decision, decide) => {
    const officer = contextOf(services, actors.dgft);
    const { id: reimbursementId, version } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const documents = [{ fieldName: "rcmc_certificate", remark: "Which year is it of?", page: 1 }];
    const noted = await saveNote(officer, { reimbursementId, version, note: "Ask why only half was booked.", documents });
    await decide({ reimbursementId, version: noted.version });
    expect(JSON.stringify((await open(asha, reimbursementId)).view)).not.toMatch(/Which year|only half/);
    expect(await getDecision(officer, { reimbursementId })).toMatchObject({ dgftNote: undefined, dgftMarks: [] });
  });

  it("stay readable to both offices with the text of the query, after the council has answered it", async () => {
    const officer = contextOf(services, actors.dgft);
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const documents = [{ fieldName: "rcmc_certificate", remark: "Which year is it of?", page: 1 }];
    await shareQuery(officer, { reimbursementId: view.id, version: view.version, query: "Please clear up the points below.", documents });
    const asked = (await open(asha, view.id)).view;
    await forwardToDgft(asha, { reimbursementId: view.id, version: asked.version, comment: "It is of this year." });
    const decided = await getDecision(officer, { reimbursementId: view.id });
    const words = /^Please clear up the points below\.\n.+: Page 1: Which year is it of\?$/;
    expect(decided).toMatchObject({ state: "UNDER_REVIEW_DGFT", dgftQuery: expect.stringMatching(words), dgftMarks: [] });
    for (const { timeline } of [decided, (await open(asha, view.id)).view])
      expect(timeline.find(({ action }) => action === "dgft_share")?.comment).toMatch(words);
  });
});

describe("lists and neighbours", () => {
  const filters = (values: Partial<ReviewFilters>) => ReviewFilters.parse({ search: "", ...values });
  const idsOf = async (values: Partial<ReviewFilters>): Promise<string[]> =>
    (await listReviews(asha, ReviewListInput.parse({ scheme: "product", pageSize: 100, ...values }))).rows.map(({ id }) => id);

  it("walks a list forth and back as it is shown, in every order, names as people sort them", async () => {
    const word = `Nilgiri ${process.hrtime.bigint()}`;
    const made: string[] = [];
    // By bytes every capital would stand before what is small.
    for (const { name, contactName } of [
      { name: "ABBOTT", contactName: "Zoya" },
      { name: "aarna", contactName: "meera" },
      { name: "Zeta", contactName: "Anil" },
    ]) {
      const { actor } = await createMember(services, { name: `${word} ${name}`, contactName });
      made.push((await reimbursementIn(services, { ...actors, member: actor }, "SUBMITTED")).id);
    }
    const [b = "", a = "", c = ""] = made;
    const orders = {
      longest: [b, a, c],
      latest: [c, a, b],
      firm: [a, b, c],
      firm_back: [c, b, a],
      contact: [c, a, b],
      contact_back: [b, a, c],
      number: [b, a, c],
      number_back: [c, a, b],
      // All of them wait for the reader.
      with: [b, a, c],
      with_back: [c, a, b],
    } as const;
    for (const [order, expected] of Object.entries(orders) as [keyof typeof orders, readonly string[]][]) {
      const filter = filters({ search: word, order });
      expect(await idsOf(filter), order).toEqual(expected);
      const walked = await Promise.all(expected.map(async (id) => (await openReview(asha, { reimbursementId: id, list: filter })).neighbours));
      expect(
        walked.map(({ next }) => next?.id),
        order,
      ).toEqual([...expected.slice(1), undefined]);
      expect(
        walked.map(({ previous }) => previous?.id),
        order,
      ).toEqual([undefined, ...expected.slice(0, -1)]);
    }
  });

  it("orders by the next actor: the reader's own office first, claims without a next step last", async () => {
    const word = `Tapti ${process.hrtime.bigint()}`;
    const { actor } = await createMember(services, { name: word });
    const made: Partial<Record<State, string>> = {};
    for (const state of ["APPROVED_DGFT", "DEFICIENCY_SHARED", "UNDER_REVIEW_DGFT", "DEFICIENCY_DGFT"] as const)
      made[state] = (await reimbursementIn(services, { ...actors, member: actor }, state)).id;
    const filter = { search: word, show: "all", order: "with" } as const;
    const [ours, theirs, members, ended] = [made.DEFICIENCY_DGFT, made.UNDER_REVIEW_DGFT, made.DEFICIENCY_SHARED, made.APPROVED_DGFT];
    expect(await idsOf(filter)).toEqual([ours, theirs, members, ended]);
    expect(await idsOf({ ...filter, order: "with_back" })).toEqual([ended, members, theirs, ours]);
    const { rows } = await listDecisions(contextOf(services, actors.dgft), DecisionListInput.parse({ scheme: "product", ...filter }));
    expect(rows.map(({ id }) => id)).toEqual([theirs, ours, ended]);
    const { neighbours } = await openReview(asha, { reimbursementId: theirs ?? "", list: filters(filter) });
    expect([neighbours.previous?.id, neighbours.next?.id]).toEqual([ours, members]);
  });

  it("filters by state, and finds by a part of number, firm or contact in any case", async () => {
    const word = `Kaveri ${process.hrtime.bigint()}`;
    const { actor } = await createMember(services, { name: word, contactName: `${word} desk` });
    const ours = { ...actors, member: actor };
    const submitted = await reimbursementIn(services, ours, "SUBMITTED");
    const approved = await reimbursementIn(services, ours, "APPROVED_DGFT");
    expect(await idsOf({ search: word.toUpperCase() })).toEqual([submitted.id]);
    expect(await idsOf({ search: `${word} DESK`, show: "all" })).toEqual([approved.id, submitted.id]);
    expect(await idsOf({ search: word, show: "all", state: "APPROVED_DGFT" })).toEqual([approved.id]);
    expect(await idsOf({ search: submitted.id.toLowerCase() })).toEqual([submitted.id]);
    expect(await idsOf({ search: submitted.id.slice(0, -1) })).toContain(submitted.id);
    // Digits are looked for in the names of firms as well.
    expect(await idsOf({ search: String(Number(submitted.id.slice(-5))) })).toContain(submitted.id);
    expect(await idsOf({ search: "100%" })).toEqual([]);
  });

  it("says the true total on a page past the end", async () => {
    const word = `Godavari ${process.hrtime.bigint()}`;
    const { actor } = await createMember(services, { name: word });
    await reimbursementIn(services, { ...actors, member: actor }, "SUBMITTED");
    const page = await listReviews(asha, ReviewListInput.parse({ scheme: "product", search: word, page: 4 }));
    expect(page).toMatchObject({ rows: [], count: 1, totalPages: 1, isCountOpen: false });
  });

  it("leads the officer through what was forwarded", async () => {
    const first = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const second = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const officer = contextOf(services, actors.dgft);
    const desk = await openDecision(officer, { reimbursementId: first.id, list: filters({ search: "Sahyadri", order: "number" }) });
    expect(desk.neighbours.next).toEqual({ id: second.id, firmName: "Sahyadri Implants" });
    await expect(openDecision(asha, { reimbursementId: first.id, list })).rejects.toMatchObject({ kind: "forbidden" });
    const submitted = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(openDecision(officer, { reimbursementId: submitted.id, list })).rejects.toMatchObject({ kind: "not_found" });
  });
});
