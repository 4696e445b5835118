import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { absences, officeSettings, ownerChanges } from "#db/schema/work.ts";
import { users } from "#db/schema/accounts.ts";
import { firms } from "#db/schema/members.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { deactivateStaff } from "#server/application/accounts/staff/deactivate-staff.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { exportReviewsXlsx } from "#server/application/reviews/export-reviews.ts";
import { listReviews, ReviewFilters } from "#server/application/reviews/list-reviews.ts";
import { cancelAbsence, setAbsence } from "#server/application/work/absences.ts";
import { assignOwners, takeClaim } from "#server/application/work/assign-owners.ts";
import { chooseAll } from "#server/application/work/choose-all.ts";
import { exportChosen } from "#server/application/work/export-chosen.ts";
import { findFirms } from "#server/application/work/find-firms.ts";
import { freeClaims } from "#server/application/work/free-claims.ts";
import { getOwner } from "#server/application/work/get-owner.ts";
import { getWaitingCounts, listWork } from "#server/application/work/my-work.ts";
import { changeOffice, getOffice } from "#server/application/work/office.ts";
import { remindMembers } from "#server/application/work/remind-members.ts";
import { listViews, removeView, renameView, saveView } from "#server/application/work/saved-views.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser } from "../support/factories.ts";
import { completeDraft, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
let asha: AppContext;
let bela: AppContext;
let chand: AppContext;
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
  // Officers of earlier tests are not of the office any more.
  await services.db
    .update(users)
    .set({ deactivatedAt: new Date() })
    .where(sql`role in ('EPCMD_ADMIN', 'DGFT_ADMIN')`);
  await services.db.delete(officeSettings);
  const { actor: member } = await createMember(services);
  [asha, bela, chand] = [await officer("Asha"), await officer("Bela"), await officer("Chand")];
  actors = { member, council: asha.actor as StaffActor, dgft: await createStaffActor(services, "DGFT_ADMIN") };
  dgft = contextOf(services, actors.dgft);
});

async function officer(name: string): Promise<AppContext> {
  const user = await createUser(services, "EPCMD_ADMIN", { name });
  return contextOf(services, { kind: "user", userId: user.id, sessionId: user.id, role: "EPCMD_ADMIN", name, email: user.email, rights: [] });
}

const idOf = ({ actor }: AppContext): string => (actor.kind === "user" ? actor.userId : "");
const claimIn = async (state: State): Promise<string> => (await reimbursementIn(services, actors, state)).id;
const ownerIn = async (ctx: AppContext, reimbursementId: string) => (await getOwner(ctx, { reimbursementId })).owner?.name;
const today = (): string => calendarDateInIndia(services.now());
const list = (ctx: AppContext, part?: "mine" | "free" | "overdue" | "replies" | "queries") => listWork(ctx, { part, page: 1, pageSize: 100 });
const idsOf = ({ rows }: { rows: readonly { id: string }[] }): string[] => rows.map(({ id }) => id);
const submitted = async (): Promise<string> => {
  const draft = await completeDraft(services, actors.member);
  return (await submit(contextOf(services, actors.member), { reimbursementId: draft.id, version: draft.version })).id;
};

describe("owners", () => {
  test("of two officers who take one claim, one is first, and the other reads who it was", async () => {
    const id = await claimIn("SUBMITTED");
    const results = await Promise.allSettled([asha, bela, chand].map((ctx) => takeClaim(ctx, { reimbursementId: id })));
    const owner = await ownerIn(asha, id);
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(2);
    for (const result of refused)
      expect(result).toMatchObject({
        reason: { kind: "conflict", code: "has_owner", message: expect.stringMatching(`^${owner} has been the owner`) },
      });
  });

  test("taking over names the owner whom the officer saw, and tells that owner", async () => {
    const id = await claimIn("UNDER_REVIEW");
    await takeClaim(asha, { reimbursementId: id });
    await expect(takeClaim(chand, { reimbursementId: id, takeOverFrom: idOf(bela) })).rejects.toMatchObject({ code: "has_owner" });
    await takeClaim(bela, { reimbursementId: id, takeOverFrom: idOf(asha) });
    await takeClaim(bela, { reimbursementId: id });
    const { owner, changes } = await getOwner(asha, { reimbursementId: id });
    expect(owner).toMatchObject({ name: "Bela", isMe: false });
    expect(changes.map(({ text }) => text)).toEqual(["Bela took it over from Asha", "Asha took it"]);
    const told = await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, idOf(asha)));
    expect(told.filter(({ kind }) => kind === "claims_moved")).toMatchObject([{ reimbursementId: id, actorName: "Bela" }]);
  });

  test("a decided claim has no owner to change, an office that never had one does not see it, and the member sees nothing of it", async () => {
    const [closed, fresh] = [await claimIn("CLOSED"), await claimIn("SUBMITTED")];
    await expect(takeClaim(asha, { reimbursementId: closed })).rejects.toMatchObject({ code: "no_owner_any_more" });
    await expect(takeClaim(dgft, { reimbursementId: fresh })).rejects.toMatchObject({ kind: "not_found" });
    await takeClaim(asha, { reimbursementId: fresh });
    const seen = JSON.stringify(await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: fresh }));
    expect(seen).not.toContain(idOf(asha));
    expect(seen).not.toContain("owner");
  });

  test("by load, a new claim goes to the officer at work with the fewest, and DGFT's officers by their own setting", async () => {
    await changeOffice(asha, { sharesByLoad: true });
    await setAbsence(asha, { userId: idOf(chand), fromOn: today(), untilOn: today(), deputyId: null });
    const owners = [];
    for (let count = 0; count < 3; count += 1) owners.push(await ownerIn(asha, await submitted()));
    expect(owners).toEqual(["Asha", "Bela", "Asha"]);
    const forwarded = await claimIn("UNDER_REVIEW_DGFT");
    expect(await ownerIn(dgft, forwarded)).toBeUndefined();
    const [change] = await services.db
      .select()
      .from(ownerChanges)
      .where(eq(ownerChanges.ownerId, idOf(bela)));
    expect(change).toMatchObject({ kind: "shared", changedBy: null, previousId: null });
  });

  test("claims submitted at once are shared evenly", async () => {
    await changeOffice(asha, { sharesByLoad: true });
    const drafts = [];
    for (let count = 0; count < 6; count += 1) drafts.push(await completeDraft(services, actors.member));
    await Promise.all(drafts.map(({ id, version }) => submit(contextOf(services, actors.member), { reimbursementId: id, version })));
    const { officers } = await getOffice(asha);
    expect(officers.map(({ name, waiting }) => [name, waiting])).toEqual([
      ["Asha", 2],
      ["Bela", 2],
      ["Chand", 2],
    ]);
  });

  test("the claims of an officer who leaves become free, or are shared where the office does so, on the record", async () => {
    const [first, second] = [await claimIn("SUBMITTED"), await claimIn("RESUBMITTED")];
    await assignOwners(asha, { ids: [first, second], to: idOf(bela), seenAt: services.now() });
    await deactivateStaff(asha, { userId: idOf(bela), reason: "Moved to another post" });
    const queued = await services.db.select().from(outbox).where(eq(outbox.topic, "free-claims"));
    expect(queued.map(({ payload }) => payload)).toContainEqual({ userId: idOf(bela) });
    await freeClaims(systemContext(services), { userId: idOf(bela) }, { finish: async () => {} });
    expect([await ownerIn(asha, first), await ownerIn(asha, second)]).toEqual([undefined, undefined]);
    const { changes } = await getOwner(asha, { reimbursementId: first });
    expect(changes[0]?.text).toBe("It became free: Bela is no longer an officer");

    await changeOffice(asha, { sharesByLoad: true });
    await assignOwners(asha, { ids: [first, second], to: idOf(chand), seenAt: services.now() });
    await services.db
      .update(users)
      .set({ role: "DGFT_ADMIN" })
      .where(eq(users.id, idOf(chand)));
    await freeClaims(systemContext(services), { userId: idOf(chand) }, { finish: async () => {} });
    await freeClaims(systemContext(services), { userId: idOf(asha) }, { finish: async () => {} });
    expect([await ownerIn(asha, first), await ownerIn(asha, second)]).toEqual(["Asha", "Asha"]);
  });

  test("decided again, a claim keeps an owner who may act on it; one who left or decided it loses it, by load to somebody who may", async () => {
    const closed = async (owner: AppContext): Promise<string> => {
      const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
      await takeClaim(owner, { reimbursementId: id });
      await closeReimbursement(asha, { reimbursementId: id, version, reason: "Filed twice" });
      return id;
    };
    const lookAgain = async (id: string): Promise<string> => {
      const { version } = await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id });
      await askFreshLook(contextOf(services, actors.member), { reimbursementId: id, version, reason: "It was filed once, under this number." });
      return id;
    };
    const [ofDecider, ofLeaver, ofColleague, shared] = [await closed(asha), await closed(bela), await closed(chand), await closed(asha)];
    await deactivateStaff(asha, { userId: idOf(bela), reason: "Moved to another post" });
    await freeClaims(systemContext(services), { userId: idOf(bela) }, { finish: async () => {} });
    const owners = [];
    for (const id of [ofDecider, ofLeaver, ofColleague]) owners.push(await ownerIn(asha, await lookAgain(id)));
    expect(owners).toEqual([undefined, undefined, "Chand"]);
    const { changes } = await getOwner(asha, { reimbursementId: ofDecider });
    expect(changes[0]?.text).toBe("The portal made it free; Asha was its owner");
    await changeOffice(asha, { sharesByLoad: true });
    expect(await ownerIn(asha, await lookAgain(shared))).toBe("Chand");
    // Nor does the decider get it when its owner leaves.
    await deactivateStaff(asha, { userId: idOf(chand), reason: "Moved to another post" });
    await freeClaims(systemContext(services), { userId: idOf(chand) }, { finish: async () => {} });
    expect(await ownerIn(asha, shared)).toBeUndefined();
    const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await takeClaim(dgft, { reimbursementId: forwarded.id });
    await refuse(dgft, { reimbursementId: forwarded.id, version: forwarded.version, reason: "The certificate has no stamp." });
    // Asha forwarded it before she came to DGFT: she may not decide on it.
    await changeOffice(dgft, { sharesByLoad: true });
    await services.db
      .update(users)
      .set({ role: "DGFT_ADMIN" })
      .where(eq(users.id, idOf(asha)));
    expect(await ownerIn(dgft, await lookAgain(forwarded.id))).toBeUndefined();
  });

  test("an officer who may not decide on a claim neither gets nor takes it; the other claims are given", async () => {
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const closed = await closeReimbursement(asha, { reimbursementId: id, version, reason: "Filed twice" });
    const asked = { reimbursementId: id, version: closed.version, reason: "It was filed once, under this number." };
    await askFreshLook(contextOf(services, actors.member), asked);
    const [other, forwarded] = [await claimIn("SUBMITTED"), await claimIn("UNDER_REVIEW_DGFT")];
    expect(await assignOwners(chand, { ids: [id, other], to: idOf(asha), seenAt: services.now() })).toMatchObject({
      done: 1,
      notDone: [{ id, reason: "It cannot go to Asha, who decided on it before or counts as one person with who decided. Choose somebody else." }],
    });
    await expect(takeClaim(asha, { reimbursementId: id })).rejects.toMatchObject({ kind: "conflict", code: "may_not_own" });
    expect([await ownerIn(bela, id), await ownerIn(bela, other)]).toEqual([undefined, "Asha"]);
    await takeClaim(bela, { reimbursementId: id });
    // Asha reviewed and forwarded it before she came to DGFT.
    await services.db
      .update(users)
      .set({ role: "DGFT_ADMIN" })
      .where(eq(users.id, idOf(asha)));
    expect(await assignOwners(dgft, { ids: [forwarded], to: idOf(asha), seenAt: services.now() })).toMatchObject({
      done: 0,
      notDone: [{ id: forwarded, reason: expect.stringContaining("acted on it for EPCMD") }],
    });
  });

  test("nobody is given a claim who is not an officer of the office", async () => {
    const id = await claimIn("SUBMITTED");
    for (const to of [actors.dgft.userId, actors.member.userId, "00000000-0000-4000-8000-000000000000"])
      await expect(assignOwners(asha, { ids: [id], to, seenAt: services.now() })).rejects.toMatchObject({
        code: "officer_gone",
        fields: { to: expect.anything() },
      });
  });
});

describe("many claims at once", () => {
  // Free ones would fill the first pages of the lists of later tests.
  afterAll(async () => {
    await services.db
      .update(reimbursements)
      .set({ state: "CLOSED", closedReason: "Filed twice" })
      .where(sql`id like 'BLK-%'`);
  });

  test("of 500 claims those that moved meanwhile are named with the reason, and the others are done", async () => {
    const bulk = await bulkClaims(5_000);
    const seenAt = services.now();
    const later: AppContext = { ...chand, now: () => new Date(seenAt.getTime() + 1_000) };
    const [taken, decided, unknown] = [bulk[7] ?? "", bulk[400] ?? "", "PRD-9999-99999"];
    await takeClaim(later, { reimbursementId: taken });
    await services.db.update(reimbursements).set({ state: "CLOSED", closedReason: "Filed twice" }).where(eq(reimbursements.id, decided));
    const ids = [...bulk.slice(0, 499), unknown];
    // In portions, as the portal sends them: on a busy machine all at once are over the time that a statement has.
    const answers = [];
    for (let from = 0; from < ids.length; from += 250)
      answers.push(await assignOwners(asha, { ids: ids.slice(from, from + 250), to: idOf(bela), seenAt }));
    expect(answers.reduce((sum, { done }) => sum + done, 0)).toBe(497);
    expect(answers.flatMap(({ notDone }) => notDone)).toEqual([
      { id: taken, reason: "It went to Chand meanwhile." },
      { id: decided, reason: "It was decided or closed meanwhile." },
      { id: unknown, reason: "It is not in the lists of your office." },
    ]);
    expect(answers[0]?.message).toBe("249 claims now have Bela as owner.");
    expect(await services.db.$count(reimbursements, eq(reimbursements.councilOwnerId, idOf(bela)))).toBe(497);
    expect(await services.db.$count(ownerChanges, eq(ownerChanges.ownerId, idOf(bela)))).toBe(497);
    const notices = () =>
      services.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, idOf(bela)))
        .orderBy(notifications.createdAt);
    expect(await notices()).toMatchObject([{ kind: "claims_given", documents: ["496"] }]);
    const chosen = await chooseAll(asha, { ...ReviewFilters.parse({ show: "all", owner: idOf(bela) }), scheme: "product" });
    expect([chosen.ids.length, chosen.isCut]).toEqual([497, false]);
    const file = await exportChosen(asha, { scheme: "product", ids: [...chosen.ids], format: "csv" });
    const lines = Buffer.from(file.base64, "base64").toString().trimEnd().split("\r\n").slice(1);
    expect(lines.map((line) => line.split(",")[0])).toEqual(chosen.ids);
    // My work counts no further than 1,000 claims, and goes on.
    const pageOf = async (ctx: AppContext, part: "mine" | "free", page: number) => {
      const { rows, isCountOpen, totalPages } = await listWork(ctx, { part, page, pageSize: 25 });
      return [rows.length, isCountOpen, totalPages];
    };
    expect([await pageOf(chand, "free", 41), await pageOf(bela, "mine", 20)]).toEqual([
      [25, true, 41],
      [22, false, 20],
    ]);
    // The list has more rows than a spreadsheet takes: it is refused, and is not recorded as exported.
    const recorded = () => services.db.$count(auditEntries, eq(auditEntries.event, "export.reimbursements"));
    const before = await recorded();
    const everything = { ...ReviewFilters.parse({ show: "all" }), scheme: "product" as const };
    await expect(exportReviewsXlsx(asha, everything)).rejects.toMatchObject({ code: "too_many_rows" });
    expect(await recorded()).toBe(before);
    // The next portion of the same action grows the notice; a later action makes its own.
    await assignOwners(asha, { ids: [bulk[4_999] ?? ""], to: idOf(bela), seenAt });
    const after = new Date(seenAt.getTime() + 600_000);
    await assignOwners({ ...asha, now: () => after }, { ids: [taken], to: idOf(bela), seenAt: after });
    expect(await notices()).toMatchObject([{ documents: ["497"] }, { kind: "claims_given", documents: [] }]);
  });

  test("a member is reminded once in seven days, and only of a reply that is awaited", async () => {
    const [shared, fresh] = [await claimIn("DEFICIENCY_SHARED"), await claimIn("SUBMITTED")];
    const after = (days: number): AppContext => ({ ...asha, now: () => new Date(services.now().getTime() + days * 86_400_000) });
    const queuedFor = async (id: string) =>
      (await services.db.select().from(outbox).where(eq(outbox.topic, "remind-reply"))).filter(({ payload }) => JSON.stringify(payload).includes(id))
        .length;
    // DGFT reminds of what was forwarded to it.
    expect(await remindMembers(dgft, { ids: [shared] })).toMatchObject({
      done: 0,
      notDone: [{ id: shared, reason: "It is not in the lists of your office." }],
    });
    expect(await remindMembers(asha, { ids: [shared, fresh] })).toMatchObject({
      done: 1,
      notDone: [{ id: fresh, reason: "It does not wait for the member's reply." }],
    });
    expect(await remindMembers(after(6), { ids: [shared] })).toMatchObject({
      done: 0,
      notDone: [{ reason: expect.stringContaining("at most once in 7 days") }],
    });
    expect(await remindMembers(after(7), { ids: [shared] })).toMatchObject({ done: 1, notDone: [] });
    expect(await queuedFor(shared)).toBe(2);
    const why = async () => (await remindMembers(after(30), { ids: [shared] })).notDone.map(({ reason }) => reason);
    await services.db
      .update(firms)
      .set({ deactivatedAt: new Date(), deactivatedReason: "Left the council" })
      .where(eq(firms.id, actors.member.firmId));
    expect(await why()).toEqual(["The firm is deactivated. Reactivate it first."]);
  });

  test("reminders become due in parts, after those that wait already", async () => {
    const shared = await claimIn("DEFICIENCY_SHARED");
    await services.db.update(outbox).set({ doneAt: new Date() }).where(eq(outbox.topic, "remind-reply"));
    await services.db.execute(
      sql`insert into outbox (topic, payload) select 'remind-reply', '{}' from generate_series(1, ${bulkMailsPerMinute}::int)`,
    );
    await remindMembers(asha, { ids: [shared] });
    const pauses = await services.db.execute<{ seconds: number }>(sql`
      select extract(epoch from not_before - created_at)::int as seconds from outbox where payload ->> 'reimbursementId' = ${shared} and topic = 'remind-reply'`);
    expect(pauses.map(({ seconds }) => seconds)).toEqual([60]);
    await services.db.delete(outbox).where(sql`topic = 'remind-reply' and payload = '{}'`);
  });
});

test("the firm filter offers each office only firms with claims in its lists", async () => {
  const { actor: member } = await createMember(services);
  const { firmId } = member;
  const offered = async (ctx: AppContext) => (await findFirms(ctx, { search: undefined, firmId })).map(({ id }) => id);
  await completeDraft(services, member);
  expect([await offered(asha), await offered(dgft)].flat()).not.toContain(firmId);
  await reimbursementIn(services, { ...actors, member }, "SUBMITTED");
  expect((await offered(asha))[0]).toBe(firmId);
  expect(await offered(dgft)).not.toContain(firmId);
  await reimbursementIn(services, { ...actors, member }, "UNDER_REVIEW_DGFT");
  expect((await offered(dgft))[0]).toBe(firmId);
});

/** Claims of the member that wait for the council. */
async function bulkClaims(count: number): Promise<string[]> {
  const rows = await services.db.execute<{ id: string }>(sql`
    insert into reimbursements (id, scheme, firm_id, created_by, state, submitted_at)
    select 'BLK-2627-' || lpad(n::text, 6, '0'), 'product', ${actors.member.firmId}, ${actors.member.userId}, 'SUBMITTED', now()
    from generate_series(1, ${count}::int) n returning id`);
  return rows.map(({ id }) => id);
}

describe("absence", () => {
  const days = (from: number, until: number) => ({ fromOn: daysAfter(today(), from), untilOn: daysAfter(today(), until) });

  test("the deputy has the absent officer's claims among the own ones, marked, and it ends with the absence", async () => {
    const [ashas, belas] = [await claimIn("SUBMITTED"), await claimIn("RESUBMITTED")];
    await takeClaim(asha, { reimbursementId: ashas });
    await takeClaim(bela, { reimbursementId: belas });
    await setAbsence(bela, { userId: idOf(asha), ...days(0, 3), deputyId: idOf(bela) });
    const seen = await list(bela, "mine");
    expect(seen.rows.map(({ id, standsInFor }) => [id, standsInFor])).toEqual([
      [ashas, "Asha"],
      [belas, undefined],
    ]);
    expect((await getWaitingCounts(bela)).mine).toBe(2);
    expect(await getOwner(chand, { reimbursementId: ashas })).toMatchObject({ isAbsent: true, deputy: "Bela" });
    const [absence] = (await getOffice(asha)).absences;
    await cancelAbsence(asha, { absenceId: absence?.id ?? "" });
    await expect(cancelAbsence(asha, { absenceId: absence?.id ?? "" })).rejects.toMatchObject({ code: "absence_gone" });
    expect(idsOf(await list(bela, "mine"))).toEqual([belas]);
  });

  test("a deputy who becomes absent passes it on one step; without anybody the claims count as free", async () => {
    const id = await claimIn("SUBMITTED");
    await takeClaim(asha, { reimbursementId: id });
    await setAbsence(asha, { userId: idOf(asha), ...days(0, 5), deputyId: idOf(bela) });
    await setAbsence(bela, { userId: idOf(bela), ...days(0, 1), deputyId: idOf(chand) });
    expect(idsOf(await list(chand, "mine"))).toEqual([id]);
    expect(idsOf(await list(bela, "mine"))).toEqual([]);
    await services.db.delete(absences).where(eq(absences.userId, idOf(bela)));
    await setAbsence(bela, { userId: idOf(bela), ...days(0, 1), deputyId: null });
    expect(idsOf(await list(chand, "mine"))).toEqual([]);
    expect(idsOf(await list(chand, "free"))).toContain(id);
  });

  test("refuses with a sentence what cannot be", async () => {
    const ashas = { userId: idOf(asha), deputyId: null };
    await setAbsence(asha, { userId: idOf(bela), ...days(2, 4), deputyId: null });
    const refusal = (input: Parameters<typeof setAbsence>[1]) =>
      setAbsence(asha, input).then(
        () => "entered",
        ({ message }: Error) => message,
      );
    expect([
      await refusal({ ...ashas, ...days(3, 1) }),
      await refusal({ ...ashas, ...days(-3, -1) }),
      await refusal({ ...ashas, ...days(0, 366) }),
      await refusal({ ...ashas, ...days(0, 1), deputyId: idOf(asha) }),
      await refusal({ ...ashas, ...days(0, 1), deputyId: actors.dgft.userId }),
      await refusal({ ...ashas, ...days(4, 9), deputyId: idOf(bela) }),
      await refusal({ ...ashas, ...days(5, 9), deputyId: idOf(bela) }),
      await refusal({ ...ashas, ...days(9, 10) }),
      await refusal({ ...ashas, userId: actors.dgft.userId, ...days(0, 1) }),
    ]).toEqual([
      expect.stringContaining("before the first day"),
      expect.stringContaining("is over"),
      expect.stringContaining("at most 366 days"),
      expect.stringContaining("own deputy"),
      expect.stringContaining("not an officer"),
      expect.stringContaining("Bela is absent from"),
      "entered",
      expect.stringContaining("overlaps the absence"),
      expect.stringContaining("not an officer"),
    ]);
  });

  test("of two absences that are entered at once, each other's deputy, one is refused", async () => {
    const both = await Promise.allSettled([
      setAbsence(asha, { userId: idOf(asha), ...days(0, 3), deputyId: idOf(bela) }),
      setAbsence(bela, { userId: idOf(bela), ...days(0, 3), deputyId: idOf(asha) }),
    ]);
    expect(both.filter(({ status }) => status === "rejected")).toMatchObject([{ reason: { code: "deputy_absent" } }]);
  });
});

describe("My work", () => {
  test("has what the officer owns or nobody does, longest waiting first, by part", async () => {
    const [mine, free, reply, query, other] = [
      await claimIn("SUBMITTED"),
      await claimIn("UNDER_REVIEW"),
      await claimIn("RESUBMITTED"),
      await claimIn("DEFICIENCY_DGFT"),
      await claimIn("SUBMITTED"),
    ];
    const ours = [mine, free, reply, query, other];
    await takeClaim(asha, { reimbursementId: mine });
    await takeClaim(asha, { reimbursementId: query });
    await takeClaim(bela, { reimbursementId: other });
    await services.db
      .update(reimbursements)
      .set({ dueOn: daysAfter(today(), -1) })
      .where(sql`id in (${free}, ${other})`);
    const shown = async (part: Parameters<typeof list>[1]) => idsOf(await list(asha, part)).filter((id) => ours.includes(id));
    expect(await shown("mine")).toEqual([mine, query]);
    expect(await shown("free")).toEqual([free, reply]);
    expect(await shown("replies")).toEqual([reply]);
    expect(await shown("queries")).toEqual([query]);
    expect(await shown("overdue")).toEqual([free]);
    expect(await list(asha)).toMatchObject({ part: "mine", counts: { mine: 2 } });
  });

  test("DGFT sees what was forwarded, and which queries are answered", async () => {
    const id = await claimIn("UNDER_REVIEW_DGFT");
    await takeClaim(dgft, { reimbursementId: id });
    expect(idsOf(await list(dgft, "mine"))).toEqual([id]);
    expect(await listWork(dgft, { part: "replies", page: 1, pageSize: 10 })).toMatchObject({ part: "mine" });
    expect((await getWaitingCounts(dgft)).mine).toBe(1);
  });
});

describe("lists", () => {
  const filtered = async (values: Partial<ReviewFilters>) =>
    idsOf(
      await listReviews(asha, {
        ...ReviewFilters.parse({ show: "all", firm: actors.member.firmId, ...values }),
        scheme: "product",
        page: 1,
        pageSize: 50,
      }),
    );

  test("are narrowed down by firm, owner, age, country, exhibition and target", async () => {
    const [first, second] = [await claimIn("SUBMITTED"), await claimIn("RESUBMITTED")];
    await takeClaim(asha, { reimbursementId: first });
    const ago = (days: number) => new Date(services.now().getTime() - days * 86_400_000);
    await services.db
      .update(reimbursements)
      .set({ submittedAt: ago(20), dueOn: daysAfter(today(), -2) })
      .where(eq(reimbursements.id, second));
    await services.db.execute(sql`
      insert into reimbursement_items (reimbursement_id, id, position, kind, facts, entered_by, saved_by, saved_at)
      values (${first}, gen_random_uuid(), 30, 'registration', '{"country": "FJ", "event": "Arab Health 2026"}', 'member', ${actors.member.userId}, now())`);
    expect(new Set(await filtered({}))).toEqual(new Set([first, second]));
    expect(await filtered({ owner: "me" })).toEqual([first]);
    expect(await filtered({ owner: idOf(asha) })).toEqual([first]);
    expect(await filtered({ owner: "nobody" })).toEqual([second]);
    expect(await filtered({ age: "16-30" })).toEqual([second]);
    expect(await filtered({ age: "0-7" })).toEqual([first]);
    // Of 20 days it stood decided for 10: it is as old as the list shows it.
    await services.db.update(reimbursements).set({ decidedDays: 10 }).where(eq(reimbursements.id, second));
    expect([await filtered({ age: "16-30" }), await filtered({ age: "8-15" })]).toEqual([[], [second]]);
    expect(await filtered({ country: "FJ" })).toEqual([first]);
    expect(await filtered({ fair: "arab h" })).toEqual([first]);
    expect(await filtered({ fair: "arab%" })).toEqual([]);
    expect(await filtered({ due: "overdue" })).toEqual([second]);
    expect(await filtered({ owner: "me", due: "overdue" })).toEqual([]);
    expect(await filtered({ firm: "00000000-0000-4000-8000-000000000000" })).toEqual([]);
  });

  test("keep named views for each user", async () => {
    const view = { scheme: "product" as const, name: "Old ones", query: "show=all&age=over-60" };
    const saved = await saveView(asha, view);
    await expect(saveView(asha, { ...view, name: "OLD ones" })).rejects.toMatchObject({
      code: "view_name_taken",
      fields: { name: expect.anything() },
    });
    const other = await saveView(asha, { ...view, name: "Another" });
    await expect(renameView(asha, { viewId: other.id, name: "Old Ones" })).rejects.toMatchObject({ code: "view_name_taken" });
    await renameView(asha, { viewId: other.id, name: "Kenya" });
    expect((await listViews(asha, { scheme: "product" })).map(({ name }) => name)).toEqual(["Kenya", "Old ones"]);
    expect(await listViews(asha, { scheme: "plant" })).toEqual([]);
    expect(await listViews(bela, { scheme: "product" })).toEqual([]);
    await expect(renameView(bela, { viewId: saved.id, name: "Mine" })).rejects.toMatchObject({ kind: "not_found" });
    await removeView(bela, { viewId: saved.id });
    await removeView(asha, { viewId: saved.id });
    await removeView(asha, { viewId: saved.id });
    expect((await listViews(asha, { scheme: "product" })).map(({ name }) => name)).toEqual(["Kenya"]);
  });
});
