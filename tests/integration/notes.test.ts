import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { noteDeletableMs } from "#domain/notes/note-rules.ts";
import { users } from "#db/schema/accounts.ts";
import { notes } from "#db/schema/notes.ts";
import { notifications } from "#db/schema/notifications.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { deleteNote } from "#server/application/notes/delete-note.ts";
import { keepNoteDraft } from "#server/application/notes/keep-note-draft.ts";
import { listNotes } from "#server/application/notes/list-notes.ts";
import { writeNote } from "#server/application/notes/write-note.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { forgetEndedReviews } from "#server/application/reviews/forget-ended.ts";
import { setAbsence } from "#server/application/work/absences.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { type Actors, createActors, reimbursementIn } from "../support/reimbursements.ts";
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

const bodies = async (ctx: AppContext, reimbursementId: string) => (await listNotes(ctx, { reimbursementId })).notes.map(({ body }) => body);
const noticesOf = async (userId: string, reimbursementId: string) =>
  (await services.db.select().from(notifications).where(eq(notifications.userId, userId)))
    .filter((notice) => notice.reimbursementId === reimbursementId && ["note_mention", "thread_message"].includes(notice.kind))
    .map(({ kind, fieldName }) => ({ kind, fieldName }));

const idOf = (note: { readonly id: string } | undefined): string => note?.id ?? "";

describe("a note of the council", () => {
  test("is read by the council, and by neither DGFT nor the member", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const secret = "The <script>alert(1)</script> seal looks copied";
    await writeNote(council, { reimbursementId, audience: "council", body: secret, fieldName: "rcmc_certificate" });
    expect(await bodies(council, reimbursementId)).toEqual([secret]);
    expect(await bodies(dgft, reimbursementId)).toEqual([]);
    await expect(listNotes(member, { reimbursementId })).rejects.toMatchObject({ kind: "forbidden" });
    expect(JSON.stringify(await getOwnReimbursement(member, { reimbursementId }))).not.toContain("seal looks copied");
    const exported = await exportPersonalData(council, { email: actors.member.email });
    expect(JSON.stringify(exported)).not.toContain("seal looks copied");
  });

  test("tells those whom it names, on the document, and no DGFT user", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const colleague = await createStaffActor(services, "EPCMD_ADMIN");
    await services.db.update(reimbursements).set({ councilOwnerId: null }).where(eq(reimbursements.id, reimbursementId));
    const body = `@${colleague.name} and @${actors.dgft.name}: look at page 2. @${actors.council.name}`;
    await writeNote(council, { reimbursementId, audience: "council", body, fieldName: "rcmc_certificate" });
    expect((await listNotes(council, { reimbursementId })).notes).toMatchObject([{ mentions: [colleague.name] }]);
    expect(await noticesOf(colleague.userId, reimbursementId)).toEqual([{ kind: "note_mention", fieldName: "rcmc_certificate" }]);
    expect(await noticesOf(actors.dgft.userId, reimbursementId)).toEqual([]);
    expect(await noticesOf(actors.council.userId, reimbursementId)).toEqual([]);
  });

  test.each([
    ["no words", { body: "  " }],
    ["too many words", { body: "x".repeat(2001) }],
    ["a control character", { body: "a\u0007b" }],
  ])("is refused with %s", async (_case, change) => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    await expect(writeNote(council, { reimbursementId, audience: "council", ...change })).rejects.toThrow(/note/i);
    expect(await bodies(council, reimbursementId)).toEqual([]);
  });

  test("is refused on a document that is not there and on a draft of the member", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const note = { audience: "council" as const, body: "x" };
    await expect(writeNote(council, { ...note, reimbursementId, fieldName: "passport" })).rejects.toMatchObject({ code: "no_such_document" });
    const draft = await reimbursementIn(services, actors, "DRAFT");
    await expect(writeNote(council, { ...note, reimbursementId: draft.id })).rejects.toMatchObject({ kind: "not_found" });
  });
});

test("a note stays its office's when its writer changes to the other office", async () => {
  const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const leaver = await createStaffActor(services, "EPCMD_ADMIN");
  await writeNote(contextOf(services, leaver), { reimbursementId, audience: "council_and_dgft", body: "The figure holds." });
  await services.db.update(users).set({ role: "DGFT_ADMIN" }).where(eq(users.id, leaver.userId));
  expect((await listNotes(dgft, { reimbursementId })).notes).toMatchObject([{ body: "The figure holds.", party: "council" }]);
});

describe("a note that is typed and not sent", () => {
  const draftsOf = async (ctx: AppContext, reimbursementId: string) =>
    Object.fromEntries((await listNotes(ctx, { reimbursementId })).drafts.map(({ audience, body }) => [audience, body]));

  test("is kept for its writer alone, one of each audience, until it is sent or emptied", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const colleague = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    await keepNoteDraft(council, { reimbursementId, audience: "council", body: "The seal" });
    await keepNoteDraft(council, { reimbursementId, audience: "council", body: "The seal looks" });
    await keepNoteDraft(council, { reimbursementId, audience: "council_and_dgft", body: "Which receipt" });
    expect(await draftsOf(council, reimbursementId)).toEqual({ council: "The seal looks", council_and_dgft: "Which receipt" });
    expect(await draftsOf(colleague, reimbursementId)).toEqual({});
    expect(await draftsOf(dgft, reimbursementId)).toEqual({});
    await writeNote(council, { reimbursementId, audience: "council", body: "The seal looks copied" });
    await keepNoteDraft(council, { reimbursementId, audience: "council_and_dgft", body: "" });
    expect(await draftsOf(council, reimbursementId)).toEqual({});
  });

  test("goes when the note is sent again after a lost answer, and the note is written once", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const note = { reimbursementId, audience: "council" as const, body: "The seal looks copied" };
    const ctx: AppContext = { ...council, idempotency: { key: "press-1", route: "notes.write", bodyHash: "a" } };
    const answer = await writeNote(ctx, note);
    await keepNoteDraft(council, note);
    expect(await writeNote(ctx, note)).toEqual(answer);
    expect(await draftsOf(council, reimbursementId)).toEqual({});
    expect(await bodies(council, reimbursementId)).toEqual([note.body]);
  });

  test("is refused where the note would be, and goes after 90 days", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const draft = { reimbursementId, audience: "council" as const, body: "x" };
    await expect(keepNoteDraft(dgft, draft)).rejects.toMatchObject({ code: "only_thread" });
    await expect(keepNoteDraft(council, { ...draft, reimbursementId: "PRD-2627-99999" })).rejects.toMatchObject({ kind: "not_found" });
    await keepNoteDraft(council, draft);
    const inDays = (days: number) => ({ ...systemContext(services), now: () => new Date(council.now().getTime() + days * 86_400_000) });
    await forgetEndedReviews(inDays(89));
    expect(await draftsOf(council, reimbursementId)).toEqual({ council: "x" });
    await forgetEndedReviews(inDays(91));
    expect(await draftsOf(council, reimbursementId)).toEqual({});
  });
});

describe("the thread of council and DGFT", () => {
  test("is read by both, and tells the owner, or everybody while nobody owns it", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const other = await createStaffActor(services, "EPCMD_ADMIN");
    const thread = { reimbursementId, audience: "council_and_dgft" as const };
    await services.db.update(reimbursements).set({ councilOwnerId: null, dgftOwnerId: null }).where(eq(reimbursements.id, reimbursementId));
    await writeNote(dgft, { ...thread, body: "Which receipt is it?" });
    expect(await noticesOf(other.userId, reimbursementId)).toEqual([{ kind: "thread_message", fieldName: null }]);
    await services.db.update(reimbursements).set({ councilOwnerId: actors.council.userId }).where(eq(reimbursements.id, reimbursementId));
    await writeNote(dgft, { ...thread, body: "And which year?" });
    expect(await noticesOf(other.userId, reimbursementId)).toHaveLength(1);
    expect(await noticesOf(actors.council.userId, reimbursementId)).toHaveLength(2);
    await writeNote(council, { ...thread, body: "The one of May." });
    expect(await bodies(dgft, reimbursementId)).toEqual(["Which receipt is it?", "And which year?", "The one of May."]);
    expect(await noticesOf(actors.dgft.userId, reimbursementId)).toEqual([{ kind: "thread_message", fieldName: null }]);
  });

  test("tells the deputy of an absent owner, too, and everybody when the owner has none", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const [deputy, other] = [await createStaffActor(services, "EPCMD_ADMIN"), await createStaffActor(services, "EPCMD_ADMIN")];
    const owner = actors.council.userId;
    await services.db.update(reimbursements).set({ councilOwnerId: owner }).where(eq(reimbursements.id, reimbursementId));
    const told = async () => Promise.all([owner, deputy.userId, other.userId].map(async (id) => (await noticesOf(id, reimbursementId)).length));
    const message = { reimbursementId, audience: "council_and_dgft" as const };
    const today = calendarDateInIndia(new Date());
    const days = { fromOn: today, untilOn: daysAfter(today, 5) };
    await setAbsence(council, { userId: owner, ...days, deputyId: deputy.userId });
    await writeNote(dgft, { ...message, body: "Which invoice is meant?" });
    expect(await told()).toEqual([1, 1, 0]);
    await setAbsence(council, { userId: other.userId, ...days, deputyId: null });
    await services.db.update(reimbursements).set({ councilOwnerId: other.userId }).where(eq(reimbursements.id, reimbursementId));
    await writeNote(dgft, { ...message, body: "And which year?" });
    expect(await told()).toEqual([2, 2, 1]);
  });

  test("begins when DGFT has the claim, and DGFT writes nothing else", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    const message = { reimbursementId, body: "x" };
    await expect(writeNote(council, { ...message, audience: "council_and_dgft" })).rejects.toMatchObject({ code: "not_forwarded" });
    await expect(writeNote(dgft, { ...message, audience: "council_and_dgft" })).rejects.toMatchObject({ kind: "not_found" });
    const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT", "plant");
    await expect(writeNote(dgft, { reimbursementId: forwarded.id, body: "x", audience: "council" })).rejects.toMatchObject({ code: "only_thread" });
  });
});

describe("deleting", () => {
  test("takes the words and leaves who wrote when; twice is once", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "SUBMITTED");
    await writeNote(council, { reimbursementId, audience: "council", body: "Wrong claim" });
    const [note] = (await listNotes(council, { reimbursementId })).notes;
    expect(note?.isDeletable).toBe(true);
    await deleteNote(council, { id: idOf(note) });
    await deleteNote(council, { id: idOf(note) });
    expect((await listNotes(council, { reimbursementId })).notes).toMatchObject([
      { id: idOf(note), body: "", by: actors.council.name, deletedAt: expect.any(Date), isDeletable: false },
    ]);
  });

  test("is refused to others, to those who cannot read it, and after 15 minutes", async () => {
    const { id: reimbursementId } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await writeNote(council, { reimbursementId, audience: "council", body: "Stays" });
    const [note] = (await listNotes(council, { reimbursementId })).notes;
    const colleague = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    await expect(deleteNote(colleague, { id: idOf(note) })).rejects.toMatchObject({ code: "not_yours" });
    await expect(deleteNote(dgft, { id: idOf(note) })).rejects.toMatchObject({ kind: "not_found" });
    const old = new Date(council.now().getTime() - noteDeletableMs - 1000);
    await services.db
      .update(notes)
      .set({ writtenAt: old })
      .where(eq(notes.id, idOf(note)));
    await expect(deleteNote(council, { id: idOf(note) })).rejects.toMatchObject({ code: "too_late" });
    expect(await bodies(council, reimbursementId)).toEqual(["Stays"]);
  });
});
