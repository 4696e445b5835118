import { randomUUID } from "node:crypto";
import { and, eq, isNull, ne } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { onePerson } from "#domain/accounts/second-person.ts";
import { staffMessages } from "#domain/accounts/staff-messages.ts";
import { rateLimits, staffRequests, users } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import { changeStaffRole } from "#server/application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, reactivateStaff } from "#server/application/accounts/staff/deactivate-staff.ts";
import { inviteStaff } from "#server/application/accounts/staff/invite-staff.ts";
import { listStaff, ListStaffInput } from "#server/application/accounts/staff/list-staff.ts";
import { confirmStaffRequest, declineStaffRequest, listStaffRequests } from "#server/application/accounts/staff/staff-requests.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { saveNote } from "#server/application/dgft/save-note.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { listNotifications } from "#server/application/notifications/list-notifications.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createInvited, createMember, createStaffActor, createUser, testPassword } from "../support/factories.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

// Who forwards a claim never decides on it, and nobody makes a DGFT user alone. @source money.md 5

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let actors: Actors;
let asha: AppContext;
let ravi: AppContext;
let officer: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  const { services } = opened;
  const council = await createStaffActor(services, "EPCMD_ADMIN");
  actors = { member: (await createMember(services)).actor, council, dgft: await createStaffActor(services, "DGFT_ADMIN") };
  asha = contextOf(services, council);
  ravi = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  officer = contextOf(services, actors.dgft);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
  await database.db.delete(staffRequests);
});

const newEmail = (): string => `officer-${randomUUID()}@dgft.example`;
const userWith = async (email: string) => (await database.db.select().from(users).where(eq(users.email, email)))[0];
const requestOf = async (email: string): Promise<string> => {
  const found = (await listStaffRequests(officer)).find((request) => request.email === email);
  if (found === undefined) throw new Error("nothing waits for this address");
  return found.id;
};
const mailsTo = (email: string, kind: "dgft_user_requested" | "dgft_user_added" | "dgft_user_declined" | "council_user_added") =>
  database.db
    .select({ params: mail.params })
    .from(mail)
    .where(and(eq(mail.email, email), eq(mail.kind, kind)));
/** The same person after the role was changed in the table, as an old council user has become one. */
const asDgft = async ({ userId, ...actor }: StaffActor): Promise<AppContext> => {
  await database.db.update(users).set({ role: "DGFT_ADMIN" }).where(eq(users.id, userId));
  return contextOf(opened.services, { ...actor, userId, role: "DGFT_ADMIN" });
};

describe("who acted on a claim for the council", () => {
  it("never decides on it for DGFT: not by approval, query or note, in the portal or by REST", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const forwarder: StaffActor = {
      kind: "user",
      userId: user.id,
      sessionId: user.id,
      role: "EPCMD_ADMIN",
      name: user.name,
      email: user.email,
      rights: [],
    };
    const view = await reimbursementIn(opened.services, { ...actors, council: forwarder }, "UNDER_REVIEW_DGFT");
    const promoted = await asDgft(forwarder);
    const input = { reimbursementId: view.id, version: view.version };
    for (const decide of [
      () => approve(promoted, input),
      () => shareQuery(promoted, { ...input, query: "?" }),
      () => saveNote(promoted, { ...input, note: "Mine" }),
    ])
      await expect(decide()).rejects.toMatchObject({ kind: "forbidden", code: "acted_before" });
    expect(await getDecision(promoted, input)).toMatchObject({ hasActedBefore: true, actions: [] });

    const browser = new WebClient(app);
    await browser.mutate("accounts.login", { email: user.email, password: testPassword, userType: "DGFT_ADMIN" });
    expect(await browser.mutate("dgft.approve", input)).toMatchObject({ status: 403, error: { code: "acted_before" } });

    const json = { "content-type": "application/json" };
    const login = await fetch(`${app.url}/api/auth/login/`, {
      method: "POST",
      headers: json,
      body: JSON.stringify({ email: user.email, password: testPassword, user_type: "DGFT_ADMIN" }),
    });
    const { access } = (await login.json()) as { access: string }; // the answer of the call
    for (const body of [{ action: "approve" }, { action: "share", deficiency_comment: "?" }, { action: "draft", deficiency_comment: "Mine" }]) {
      const answer = await fetch(`${app.url}/api/dgft/product/${view.id}/`, {
        method: "POST",
        headers: { ...json, authorization: `Bearer ${access}` },
        body: JSON.stringify({ ...body, version: view.version }),
      });
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, "acted_before"]);
    }
    expect((await approve(officer, input)).state).toBe("APPROVED_DGFT");
  });

  it("is who saved a draft of the review, too, though another one forwarded it", async () => {
    const helper = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const waiting = await reimbursementIn(opened.services, actors, "UNDER_REVIEW");
    const saved = await saveReview(contextOf(opened.services, helper), { reimbursementId: waiting.id, version: waiting.version, documents: [] });
    const view = await forwardToDgft(asha, { reimbursementId: saved.id, version: saved.version, comment: "" });
    const input = { reimbursementId: view.id, version: view.version };
    await expect(approve(await asDgft(helper), input)).rejects.toMatchObject({ code: "acted_before" });
  });

  it("decides on what others forwarded", async () => {
    const newcomer = await asDgft(await createStaffActor(opened.services, "EPCMD_ADMIN"));
    const view = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    expect((await approve(newcomer, { reimbursementId: view.id, version: view.version })).state).toBe("APPROVED_DGFT");
    // The other officers read who it was; one's own act is no notice.
    const noticesOf = async (ctx: AppContext) =>
      (await listNotifications(ctx, { page: 1, pageSize: 50, part: "approvals" })).rows.filter(({ reimbursementId }) => reimbursementId === view.id);
    expect(await noticesOf(officer)).toMatchObject([{ text: expect.stringMatching(/is recorded; Somebody approved it\.$/) }]);
    expect(await noticesOf(newcomer)).toEqual([]);
  });

  it("closes nothing twice: a claim that the council closed is not decided", async () => {
    const view = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    await closeReimbursement(asha, { reimbursementId: view.id, version: view.version, reason: "Filed twice" });
    await expect(approve(officer, { reimbursementId: view.id, version: view.version })).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("a DGFT user", () => {
  it("is not made by one council user: an invitation waits, those who may confirm are told, and asking twice is no second person", async () => {
    const email = newEmail();
    const { staff, message } = await inviteStaff(asha, { email, name: "Shadow Officer", role: "DGFT_ADMIN" });
    expect(staff).toBeUndefined();
    expect(message).toBe("Shadow Officer becomes a DGFT user when a DGFT user or a second council user confirms it here. They were told by mail.");
    expect(await userWith(email)).toBeUndefined();
    expect(await mailsTo(actors.dgft.email, "dgft_user_requested")).toMatchObject([{ params: { subject: `Shadow Officer (${email})` } }]);
    await expect(inviteStaff(asha, { email: email.toUpperCase(), name: "Shadow", role: "DGFT_ADMIN" })).rejects.toMatchObject({
      code: "already_requested",
    });
    await expect(inviteStaff(ravi, { email, name: "Shadow", role: "DGFT_ADMIN" })).rejects.toMatchObject({ code: "already_requested" });
    await expect(confirmStaffRequest(asha, { requestId: await requestOf(email) })).rejects.toMatchObject({
      kind: "forbidden",
      code: "second_person",
    });
    expect((await listStaffRequests(asha)).map(({ canConfirm }) => canConfirm)).toEqual([false]);
    expect(await userWith(email)).toBeUndefined();
  });

  it("is invited by two council users, and every DGFT user is told; confirming twice invites once", async () => {
    const email = newEmail();
    await inviteStaff(asha, { email, name: "New Officer", role: "DGFT_ADMIN" });
    const requestId = await requestOf(email);
    const outcomes = await Promise.allSettled([confirmStaffRequest(ravi, { requestId }), confirmStaffRequest(officer, { requestId })]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await userWith(email)).toMatchObject({ role: "DGFT_ADMIN", activatedAt: null });
    const activations = await database.db
      .select()
      .from(mail)
      .where(and(eq(mail.email, email), eq(mail.kind, "activation")));
    expect(activations).toHaveLength(1);
    for (const { email: reader } of [actors.dgft, actors.council]) {
      const told = await mailsTo(reader, "dgft_user_added");
      expect(told.map(({ params }) => params)).toContainEqual(expect.objectContaining({ subject: `New Officer (${email})` }));
    }
  });

  it("is invited by a DGFT user alone, who invites nobody for the council and sees only DGFT", async () => {
    const email = newEmail();
    const { staff } = await inviteStaff(officer, { email, name: "Colleague", role: "DGFT_ADMIN" });
    expect(staff).toMatchObject({ email, status: "invited", actions: [] });
    await expect(inviteStaff(officer, { email: newEmail(), name: "Clerk", role: "EPCMD_ADMIN" })).rejects.toMatchObject({ code: "dgft_only" });
    const { rows } = await listStaff(officer, ListStaffInput.parse({ role: "EPCMD_ADMIN", pageSize: 100 }));
    expect(rows.every(({ role }) => role === "DGFT_ADMIN")).toBe(true);
    await expect(changeStaffRole(officer, { userId: actors.council.userId, role: "DGFT_ADMIN" })).rejects.toMatchObject({ code: "forbidden" });
  });

  it("does not come from a council user by a change of role that one council user makes, nor confirms it oneself", async () => {
    const clerk = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const { staff } = await changeStaffRole(asha, { userId: clerk.userId, role: "DGFT_ADMIN" });
    expect(staff.role).toBe("EPCMD_ADMIN");
    const requestId = await requestOf(clerk.email);
    await expect(confirmStaffRequest(asha, { requestId })).rejects.toMatchObject({
      code: "second_person",
      message: onePerson("asked for this", "confirm"),
    });
    const own = confirmStaffRequest(contextOf(opened.services, clerk), { requestId });
    await expect(own).rejects.toMatchObject({ code: "second_person", message: staffMessages.ownRequest });
    await confirmStaffRequest(ravi, { requestId });
    expect(await userWith(clerk.email)).toMatchObject({ role: "DGFT_ADMIN" });
    // The clerk's claims of the council become free.
    const jobs = await database.db.select({ payload: outbox.payload }).from(outbox).where(eq(outbox.topic, "free-claims"));
    expect(jobs.map(({ payload }) => payload)).toContainEqual({ userId: clerk.userId });
  });

  it("is not confirmed by a login that the asking user invited, nor by one that such a login invited; every council user is told of a new one", async () => {
    const email = newEmail();
    await inviteStaff(asha, { email, name: "Shadow Officer", role: "DGFT_ADMIN" });
    const invited = await createInvited(asha);
    expect(await mailsTo(ravi.actor.kind === "user" ? ravi.actor.email : "", "council_user_added")).toContainEqual({
      params: expect.objectContaining({ subject: `Newcomer (${invited.email})`, sender: "Somebody" }),
    });
    const requestId = await requestOf(email);
    for (const one of [invited, await createInvited(contextOf(opened.services, invited))]) {
      const ctx = contextOf(opened.services, one);
      expect(await listStaffRequests(ctx)).toMatchObject([{ canConfirm: false }]);
      await expect(confirmStaffRequest(ctx, { requestId })).rejects.toMatchObject({ code: "second_person" });
    }
    const byRavi = await createInvited(ravi);
    await confirmStaffRequest(contextOf(opened.services, byRavi), { requestId });
    expect(await userWith(email)).toMatchObject({ role: "DGFT_ADMIN" });
  });

  it("does not come from an invited council user either", async () => {
    const email = newEmail();
    const { staff } = await inviteStaff(asha, { email, name: "Clerk", role: "EPCMD_ADMIN" });
    await changeStaffRole(asha, { userId: staff?.id ?? "", role: "DGFT_ADMIN" });
    expect(await userWith(email)).toMatchObject({ role: "EPCMD_ADMIN" });
    await database.db.delete(rateLimits);
    await expect(inviteStaff(asha, { email, name: "Clerk", role: "DGFT_ADMIN" })).rejects.toMatchObject({ code: "email_taken" });
  });

  it("who was deactivated comes back only with a second person", async () => {
    const former = await createUser(opened.services, "DGFT_ADMIN");
    await deactivateStaff(asha, { userId: former.id, reason: "Left the office" });
    const { staff } = await reactivateStaff(asha, { userId: former.id });
    expect(staff.status).toBe("deactivated");
    await confirmStaffRequest(ravi, { requestId: await requestOf(former.email) });
    expect(await userWith(former.email)).toMatchObject({ deactivatedAt: null });
  });

  it("does not come from a request of somebody who is no longer of the council, unless DGFT confirms it", async () => {
    const leaver = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const email = newEmail();
    await inviteStaff(contextOf(opened.services, leaver), { email, name: "Friend", role: "DGFT_ADMIN" });
    await deactivateStaff(asha, { userId: leaver.userId, reason: "Left the office" });
    const requestId = await requestOf(email);
    await expect(confirmStaffRequest(ravi, { requestId })).rejects.toMatchObject({ code: "requester_gone" });
    await confirmStaffRequest(officer, { requestId });
    expect(await userWith(email)).toMatchObject({ role: "DGFT_ADMIN" });
  });

  it("is never the last active council user, who keeps the role when DGFT confirms", async () => {
    const { userId, email } = actors.council;
    const leaver = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
    await changeStaffRole(leaver, { userId, role: "DGFT_ADMIN" });
    const requestId = await requestOf(email);
    const deactivatedReason = "Left the council to one user";
    const others = and(eq(users.role, "EPCMD_ADMIN"), isNull(users.deactivatedAt), ne(users.id, userId));
    await database.db.update(users).set({ deactivatedAt: new Date(), deactivatedReason }).where(others);
    const confirmed = confirmStaffRequest(officer, { requestId }).finally(() =>
      database.db.update(users).set({ deactivatedAt: null, deactivatedReason: null }).where(eq(users.deactivatedReason, deactivatedReason)),
    );
    await expect(confirmed).rejects.toMatchObject({ kind: "conflict", code: "last_council_user" });
    expect(await userWith(email)).toMatchObject({ role: "EPCMD_ADMIN" });
    expect(await requestOf(email)).toBe(requestId);
  });

  it("is declined by anybody of either office, who asked is told, and what is settled is gone", async () => {
    const email = newEmail();
    await inviteStaff(asha, { email, name: "Stranger", role: "DGFT_ADMIN" });
    const requestId = await requestOf(email);
    expect((await declineStaffRequest(officer, { requestId })).message).toBe("Declined: Stranger does not become a DGFT user.");
    await expect(confirmStaffRequest(ravi, { requestId })).rejects.toMatchObject({ kind: "not_found" });
    expect(await userWith(email)).toBeUndefined();
    const own = newEmail();
    await inviteStaff(asha, { email: own, name: "Own Request", role: "DGFT_ADMIN" });
    await declineStaffRequest(asha, { requestId: await requestOf(own) });
    expect(await mailsTo(actors.council.email, "dgft_user_declined")).toMatchObject([
      { params: { subject: `Stranger (${email})`, sender: "Somebody", path: "/epcmd_admin/users" } },
    ]);
  });
});
