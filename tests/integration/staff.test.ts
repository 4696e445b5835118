import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { paths } from "#domain/council.ts";
import { permissionAreas } from "#domain/permission-labels.ts";
import { permissions } from "#domain/permissions.ts";
import { rateLimits, secondFactors, sessions, users } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { assertFreshPassword } from "#server/application/accounts/fresh-password.ts";
import { createStaff } from "#server/application/accounts/create-staff.ts";
import { changeRights } from "#server/application/accounts/staff/change-rights.ts";
import { changeStaffRole } from "#server/application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, reactivateStaff } from "#server/application/accounts/staff/deactivate-staff.ts";
import { inviteStaff, resendStaffInvitation } from "#server/application/accounts/staff/invite-staff.ts";
import { listStaff, ListStaffInput } from "#server/application/accounts/staff/list-staff.ts";
import { forceNewPassword, resetSecondFactor } from "#server/application/accounts/staff/renew-credentials.ts";
import { confirmStaffRequest, listStaffRequests } from "#server/application/accounts/staff/staff-requests.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser, newestLink, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { runCommandSource } from "../support/run-source.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let admin: StaffActor;
let ctx: AppContext;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  admin = await createStaffActor(opened.services, "EPCMD_ADMIN");
  ctx = contextOf(opened.services, admin);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const newEmail = (): string => `invited-${randomUUID()}@council.example`;

/** A browser in which this user has signed in. */
async function signedIn(email: string, userType = "EPCMD_ADMIN"): Promise<WebClient> {
  const client = new WebClient(app);
  expect(await client.mutate("accounts.login", { email, password: testPassword, userType })).toMatchObject({ status: 200 });
  return client;
}

const isSignedIn = async (client: WebClient): Promise<boolean> => ((await client.query("accounts.me")).value as { isSignedIn: boolean }).isSignedIn; // the answer of the procedure

const passwordGivenMinutesAgo = (userId: string, minutes: number) =>
  database.db
    .update(sessions)
    .set({ passwordGivenAt: sql`now() - make_interval(mins => ${minutes})` })
    .where(eq(sessions.userId, userId));

describe("rights for payments and invoices", () => {
  const rightsOf = async (userId: string) =>
    (await listStaff(ctx, ListStaffInput.parse({ pageSize: 100 }))).rows.find(({ id }) => id === userId)?.rights;

  it("are given and taken back: audited, told by mail to the user and to the other council users, and counted at once", async () => {
    const { services } = opened;
    const [user, other] = [await createUser(services, "EPCMD_ADMIN"), await createUser(services, "EPCMD_ADMIN")];
    const client = await signedIn(user.email);
    expect(await client.query("payments.orders.desk")).toMatchObject({ status: 403 });
    await changeRights(ctx, { userId: user.id, rights: ["payments.read", "payments.prepare"], seen: [] });
    expect(await client.query("payments.orders.desk")).toMatchObject({ status: 200 });
    expect(await rightsOf(user.id)).toEqual(["payments.prepare", "payments.read"]);
    await changeRights(ctx, { userId: user.id, rights: ["payments.prepare"], seen: ["payments.read", "payments.prepare"] });
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id)).orderBy(auditEntries.id);
    expect(entries.filter(({ event }) => event.startsWith("right.")).map(({ event, detail }) => [event, detail])).toEqual([
      ["right.give", { right: "payments.prepare" }],
      ["right.give", { right: "payments.read" }],
      ["right.take", { right: "payments.read" }],
    ]);
    const kindsOf = async (userId: string) => (await database.db.select().from(mail).where(eq(mail.userId, userId))).map(({ kind }) => kind);
    expect(await kindsOf(user.id)).toEqual(["rights_changed", "rights_changed"]);
    expect(await kindsOf(other.id)).toEqual(["rights_changed_notice", "rights_changed_notice"]);
    expect(await kindsOf(admin.userId)).not.toContain("rights_changed_notice");
  });

  it("are mailed to the user with the page that the user may open now", async () => {
    const { id: userId } = await createUser(opened.services, "EPCMD_ADMIN");
    await changeRights(ctx, { userId, rights: ["invoices.prepare"], seen: [] });
    await changeRights(ctx, { userId, rights: ["invoices.prepare", "payments.read"], seen: ["invoices.prepare"] });
    await changeRights(ctx, { userId, rights: [], seen: ["invoices.prepare", "payments.read"] });
    const sent = await database.db.select().from(mail).where(eq(mail.userId, userId)).orderBy(mail.id);
    expect(sent.map(({ params }) => params)).toMatchObject([{ path: paths.invoices }, { path: paths.payments }, { path: paths.councilHome }]);
  });

  it("are not for oneself, nor for a DGFT user, and need a fresh password", async () => {
    const { services } = opened;
    const officer = await createUser(services, "DGFT_ADMIN");
    const user = await createUser(services, "EPCMD_ADMIN");
    const rights = ["payments.approve"] as const;
    expect(await refusalOf(changeRights(ctx, { userId: admin.userId, rights: [...rights], seen: [] }))).toMatchObject({ code: "not_oneself" });
    expect(await refusalOf(changeRights(ctx, { userId: officer.id, rights: [...rights], seen: [] }))).toMatchObject({ code: "not_council" });
    const stale = contextOf(services, admin, { secondsSincePassword: 3_600 });
    expect(await refusalOf(changeRights(stale, { userId: user.id, rights: [...rights], seen: [] }))).toMatchObject({ code: "password_not_fresh" });
  });

  it("are refused when a colleague changed them after they were shown", async () => {
    const { id: userId } = await createUser(opened.services, "EPCMD_ADMIN");
    await changeRights(ctx, { userId, rights: ["payments.prepare", "payments.approve"], seen: [] });
    const seen = [...((await rightsOf(userId)) ?? [])];
    // As many as were seen, but not the same; then fewer.
    for (const rights of [["payments.prepare", "payments.read"], ["payments.prepare"]] as const) {
      await changeRights(ctx, { userId, rights: [...rights], seen: [...((await rightsOf(userId)) ?? [])] });
      const late = changeRights(ctx, { userId, rights: [...seen, "invoices.prepare"], seen });
      expect(await refusalOf(late)).toMatchObject({ kind: "conflict", code: "stale_version" });
      expect(await rightsOf(userId)).toEqual(rights);
    }
    await changeRights(ctx, { userId, rights: ["payments.prepare"], seen }); // a repeat changes nothing
    expect(await rightsOf(userId)).toEqual(["payments.prepare"]);
  });

  it("go with the login and with the role", async () => {
    const { services } = opened;
    const [left, promoted] = [await createUser(services, "EPCMD_ADMIN"), await createUser(services, "EPCMD_ADMIN")];
    for (const { id } of [left, promoted]) await changeRights(ctx, { userId: id, rights: ["payments.close"], seen: [] });
    await deactivateStaff(ctx, { userId: left.id, reason: "Left the office" });
    expect(await rightsOf(left.id)).toEqual([]);
    await changeStaffRole(ctx, { userId: promoted.id, role: "DGFT_ADMIN" });
    expect(await rightsOf(promoted.id)).toEqual(["payments.close"]);
    const second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    const [request] = await listStaffRequests(second);
    await confirmStaffRequest(second, { requestId: request?.id ?? "" });
    expect(await rightsOf(promoted.id)).toEqual([]);
  });
});

describe("inviting", () => {
  it("mails a link, shows the login as invited, and can be sent again", async () => {
    const email = newEmail();
    const { staff, message } = await inviteStaff(ctx, { email, name: "New Clerk", role: "EPCMD_ADMIN" });
    if (staff === undefined) throw new Error("a council user needs no second person");
    expect(message).toBe(`The invitation goes to ${email}. Its link works for 24 hours.`);
    expect(staff).toMatchObject({ email, role: "EPCMD_ADMIN", status: "invited", hasSecondFactor: false, lastSignedInAt: null });
    expect(staff.actions).toEqual(["resend", "changeRights", "changeRole", "deactivate"]);
    const first = await newestLink(opened.services, staff.id);
    expect(await refusalOf(resendStaffInvitation(ctx, { userId: staff.id }))).toMatchObject({ kind: "rate_limited" });
    await database.db.delete(rateLimits);
    await resendStaffInvitation(ctx, { userId: staff.id });
    expect((await newestLink(opened.services, staff.id)).id).not.toBe(first.id);
    const emails = await database.db
      .select()
      .from(mail)
      .where(and(eq(mail.userId, staff.id), eq(mail.kind, "activation")));
    expect(emails).toHaveLength(2);
  });

  it("refuses an address that has a login", async () => {
    const { user } = await createMember(opened.services);
    expect(await refusalOf(inviteStaff(ctx, { email: user.email, name: "Clerk", role: "EPCMD_ADMIN" }))).toMatchObject({
      code: "email_taken",
      fields: { email: ["This e-mail address already has a login."] },
    });
  });

  it("refuses a login that was closed before its activation, also from the command of the operator", async () => {
    const closed = { activatedAt: null, passwordHash: null, deactivatedAt: new Date(), deactivatedReason: "Left the office" };
    const { id, email } = await createUser(opened.services, "EPCMD_ADMIN", closed);
    const input = { email, name: "Clerk", role: "EPCMD_ADMIN" } as const;
    expect(await refusalOf(inviteStaff(ctx, input))).toMatchObject({ code: "deactivated" });
    expect(await refusalOf(createStaff(systemContext(opened.services), input))).toMatchObject({ code: "deactivated" });
    expect(await database.db.$count(mail, eq(mail.userId, id))).toBe(0);
  });

  it("is done by the operator's command, too, which refuses a wrong role and the address of a login", async () => {
    const email = newEmail();
    const create = (role: string, address: string) =>
      runCommandSource({ database, opened }, "server/commands/admin-create.ts", "--email", address, "--role", role, "--name", "First Person");
    expect((await create("EPCMD_ADMIN", email)).stdout).toBe(
      `${email} may sign in as EPCMD_ADMIN after activation. The link is mailed by the portal while it runs.\n`,
    );
    const [user] = await database.db.select().from(users).where(eq(users.email, email));
    expect(user).toMatchObject({ role: "EPCMD_ADMIN", name: "First Person", activatedAt: null });
    expect(await database.db.$count(mail, and(eq(mail.email, email), eq(mail.kind, "activation")))).toBe(1);
    await expect(create("ADMIN", newEmail())).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^--role: .*\nUsage: npm run admin:create -- --email /),
    });
    await expect(create("EPCMD_ADMIN", admin.email)).rejects.toMatchObject({ code: 1, stderr: `${accountMessages.alreadyActive}\n` });
  });
});

describe("the list", () => {
  it("finds by words, role and status, and pages", async () => {
    const name = `Zed ${randomUUID()}`;
    const user = await createUser(opened.services, "DGFT_ADMIN", { name });
    const find = async (filter: object) => (await listStaff(ctx, ListStaffInput.parse(filter))).rows.map(({ id }) => id);
    expect(await find({ search: name.slice(4) })).toEqual([user.id]);
    expect(await find({ search: name, role: "EPCMD_ADMIN" })).toEqual([]);
    expect(await find({ search: name, status: "active" })).toEqual([user.id]);
    expect(await find({ search: "100%" })).toEqual([]);
    const { user: member } = await createMember(opened.services);
    expect(await find({ search: member.email })).toEqual([]);
    const page = await listStaff(ctx, ListStaffInput.parse({ page: 999, pageSize: 1 }));
    expect(page).toMatchObject({ rows: [], currentPage: 999 });
    expect(page.totalPages).toBe(page.count);
  });

  it("offers nothing on one's own login", async () => {
    const { rows } = await listStaff(ctx, ListStaffInput.parse({ search: admin.email }));
    expect(rows).toMatchObject([{ id: admin.userId, isOneself: true, actions: [] }]);
  });
});

describe("changing a staff member", () => {
  it("notifies that person by email, once per change", async () => {
    const user = await createUser(opened.services, "DGFT_ADMIN");
    await changeStaffRole(ctx, { userId: user.id, role: "EPCMD_ADMIN" });
    await changeStaffRole(ctx, { userId: user.id, role: "EPCMD_ADMIN" });
    await deactivateStaff(ctx, { userId: user.id, reason: "Left the office" });
    await reactivateStaff(ctx, { userId: user.id });
    const emails = await database.db.select({ kind: mail.kind, email: mail.email }).from(mail).where(eq(mail.userId, user.id)).orderBy(mail.id);
    expect(emails).toEqual(["role_changed", "login_closed", "login_reopened"].map((kind) => ({ kind, email: user.email })));
  });

  it("sends no email of a sign-out to an invited user, when the role changes at once and when a second person confirms it", async () => {
    const { services } = opened;
    const invited = await createUser(services, "DGFT_ADMIN", { activatedAt: null, passwordHash: null });
    await changeStaffRole(ctx, { userId: invited.id, role: "EPCMD_ADMIN" });
    await changeStaffRole(ctx, { userId: invited.id, role: "DGFT_ADMIN" });
    const second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    const request = (await listStaffRequests(second)).find(({ email }) => email === invited.email);
    const { message } = await confirmStaffRequest(second, { requestId: request?.id ?? "" });
    expect(message).toBe(`Confirmed: every DGFT user is told by mail. ${invited.name} is not: that login is not activated yet.`);
    expect(await database.db.$count(mail, and(eq(mail.userId, invited.id), eq(mail.kind, "role_changed")))).toBe(0);
  });

  it("who never activated is invited again after a reactivation, and until then the list says that the e-mail is of no use", async () => {
    const { staff } = await inviteStaff(ctx, { email: newEmail(), name: "Clerk", role: "EPCMD_ADMIN" });
    const userId = staff?.id ?? "";
    await deactivateStaff(ctx, { userId, reason: "Not needed" });
    await database.db.update(users).set({ deactivatedAt: null, deactivatedReason: null }).where(eq(users.id, userId));
    expect((await listStaff(ctx, ListStaffInput.parse({ search: staff?.email }))).rows).toMatchObject([{ status: "mail_failed" }]);
    await database.db.update(users).set({ deactivatedAt: new Date(), deactivatedReason: "Not needed" }).where(eq(users.id, userId));
    expect(await reactivateStaff(ctx, { userId })).toMatchObject({
      message: "Clerk was reactivated and gets a new invitation.",
      staff: { status: "invited" },
    });
    const emails = await database.db.select({ kind: mail.kind }).from(mail).where(eq(mail.userId, userId)).orderBy(mail.id);
    expect(emails.map(({ kind }) => kind)).toEqual(["activation", "login_closed", "activation"]);
  });

  it("to another role ends the sessions, and the old role opens nothing", async () => {
    const user = await createUser(opened.services, "DGFT_ADMIN");
    const client = await signedIn(user.email, "DGFT_ADMIN");
    const { staff } = await changeStaffRole(ctx, { userId: user.id, role: "EPCMD_ADMIN" });
    expect(staff.role).toBe("EPCMD_ADMIN");
    expect(await isSignedIn(client)).toBe(false);
    expect(await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "DGFT_ADMIN" })).toMatchObject({
      status: 403,
      error: { code: "wrong_user_type" },
    });
    await signedIn(user.email);
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.event, "user.changeRole"), eq(auditEntries.subjectId, user.id)));
    expect(trail).toMatchObject([{ actorId: admin.userId, detail: { from: "DGFT_ADMIN", to: "EPCMD_ADMIN" } }]);
  });

  it("deactivated in mid-session is out at the next request and cannot sign in until reactivated", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email);
    expect((await deactivateStaff(ctx, { userId: user.id, reason: "Left the office" })).staff).toMatchObject({
      status: "deactivated",
      deactivatedReason: "Left the office",
      actions: ["reactivate"],
    });
    expect((await client.query("reviews.list", { scheme: "product" })).status).toBe(401);
    const again = () => new WebClient(app).mutate("accounts.login", { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" });
    expect(await again()).toMatchObject({ status: 403, error: { code: "account_closed" } });
    expect(await refusalOf(deactivateStaff(ctx, { userId: user.id, reason: "Again" }))).toMatchObject({ code: "already_deactivated" });
    expect(await refusalOf(changeStaffRole(ctx, { userId: user.id, role: "EPCMD_ADMIN" }))).toMatchObject({ code: "deactivated" });
    await reactivateStaff(ctx, { userId: user.id });
    expect((await again()).status).toBe(200);
    const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.lastSignedInAt).not.toBeNull();
  });

  it("with a forced password leads to the page for expired ones", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email);
    expect((await forceNewPassword(ctx, { userId: user.id })).staff.status).toBe("password_expired");
    expect(await isSignedIn(client)).toBe(false);
    expect(await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" })).toMatchObject({
      error: { code: "password_expired" },
    });
    const invited = (await inviteStaff(ctx, { email: newEmail(), name: "Clerk", role: "EPCMD_ADMIN" })).staff;
    expect(await refusalOf(forceNewPassword(ctx, { userId: invited?.id ?? "" }))).toMatchObject({ code: "not_activated" });
  });

  it("without the lost second factor is notified by email", async () => {
    const user = await createUser(opened.services, "DGFT_ADMIN");
    await database.db.insert(secondFactors).values({ userId: user.id, sealedSecret: "sealed", confirmedAt: new Date() });
    const client = await signedIn((await createUser(opened.services, "EPCMD_ADMIN")).email);
    expect(await client.mutate("accounts.staff.resetSecondFactor", { userId: user.id })).toMatchObject({
      value: { staff: { hasSecondFactor: false } },
    });
    const emails = await database.db.select().from(mail).where(eq(mail.userId, user.id));
    expect(emails).toMatchObject([{ kind: "second_factor_reset" }]);
    await resetSecondFactor(ctx, { userId: user.id });
    expect(await database.db.$count(mail, eq(mail.userId, user.id))).toBe(1);
  });

  it("is refused for one's own login, and for members", async () => {
    const own = { userId: admin.userId };
    for (const call of [
      () => changeStaffRole(ctx, { ...own, role: "DGFT_ADMIN" }),
      () => deactivateStaff(ctx, { ...own, reason: "Tired" }),
      () => forceNewPassword(ctx, own),
      () => resetSecondFactor(ctx, own),
    ])
      expect(await refusalOf(call())).toMatchObject({ code: "not_oneself" });
    const { user: member } = await createMember(opened.services);
    expect(await refusalOf(deactivateStaff(ctx, { userId: member.id, reason: "No" }))).toMatchObject({ kind: "not_found" });
    expect(await refusalOf(deactivateStaff(ctx, { userId: randomUUID(), reason: "No" }))).toMatchObject({ kind: "not_found" });
  });

  it("leaves a council user in each of thirty rounds in which the last two remove each other", async () => {
    const rival = await createStaffActor(opened.services, "EPCMD_ADMIN");
    for (let round = 0; round < 30; round += 1) {
      const pair = [admin, rival] as const;
      await database.db
        .update(users)
        .set({ deactivatedAt: sql`case when id in (${admin.userId}, ${rival.userId}) then null else coalesce(deactivated_at, now()) end` })
        .where(eq(users.role, "EPCMD_ADMIN"));
      const outcomes = await Promise.all([
        refusalOf(deactivateStaff(contextOf(opened.services, pair[0]), { userId: pair[1].userId, reason: "Race" })),
        refusalOf(deactivateStaff(contextOf(opened.services, pair[1]), { userId: pair[0].userId, reason: "Race" })),
      ]);
      expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
      expect(outcomes.find((outcome) => outcome !== "accepted")).toMatchObject({ kind: "unauthenticated" });
    }
    await database.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, admin.userId));
  });
});

describe("a fresh password", () => {
  it("is asked for after 15 minutes, on the web only, and counts from the moment it is given", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const target = await createUser(opened.services, "DGFT_ADMIN");
    const { firm, user: contact } = await createMember(opened.services);
    await database.db.update(firms).set({ contactEmail: contact.email }).where(eq(firms.id, firm.id));
    const moved = {
      firmName: firm.name,
      gstNo: firm.gstNo,
      membershipStartOn: "01-04-2026",
      membershipEndOn: "31-03-2027",
      contactName: "Export Office",
      contactEmail: newEmail(),
      contactPhone: "+91 98765 43210",
    };
    const client = await signedIn(user.email);
    const change = () => client.mutate("accounts.staff.forceNewPassword", { userId: target.id });
    await passwordGivenMinutesAgo(user.id, 14);
    expect((await change()).status).toBe(200);
    await passwordGivenMinutesAgo(user.id, 15);
    expect(await change()).toMatchObject({ status: 403, error: { code: "password_not_fresh" } });
    for (const [path, input] of [
      ["accounts.staff.invite", { email: newEmail(), name: "Clerk", role: "EPCMD_ADMIN" }],
      ["accounts.staff.changeRole", { userId: target.id, role: "EPCMD_ADMIN" }],
      ["accounts.staff.deactivate", { userId: target.id, reason: "Stale" }],
      ["accounts.staff.reactivate", { userId: target.id }],
      ["accounts.staff.resetSecondFactor", { userId: target.id }],
      ["accounts.secondFactor.begin", undefined],
      ["accounts.secondFactor.confirm", { code: "123456" }],
      ["accounts.secondFactor.disable", { code: "123456" }],
      ["accounts.secondFactor.renewCodes", { code: "123456" }],
      ["members.updateFirm", { firmId: firm.id, version: firm.version, firm: moved }],
      ["members.runImport", { importId: randomUUID(), round: 1 }],
    ] as const)
      expect(await client.mutate(path, input), path).toMatchObject({ status: 403, error: { code: "password_not_fresh" } });

    expect(await client.mutate("accounts.confirmPassword", { password: "Wrong#12345" })).toMatchObject({ error: { code: "current_password_wrong" } });
    expect((await change()).status).toBe(403);
    expect((await client.mutate("accounts.confirmPassword", { password: testPassword })).status).toBe(200);
    expect((await change()).status).toBe(200);
  });

  it("or a code is asked for after 60 minutes before a decision on a claim", async () => {
    const version = { reimbursementId: "PRD-2627-00001", version: 1 };
    for (const [role, path, input] of [
      ["EPCMD_ADMIN", "reviews.forward", { ...version, recommendedPaise: null }],
      ["DGFT_ADMIN", "dgft.approve", version],
      ["DGFT_ADMIN", "dgft.refuse", { ...version, reason: "The event was never held." }],
    ] as const) {
      const officer = await createUser(opened.services, role);
      const client = await signedIn(officer.email, role);
      await passwordGivenMinutesAgo(officer.id, 59);
      expect(await client.mutate(path, input), path).toMatchObject({ status: 404 });
      await passwordGivenMinutesAgo(officer.id, 60);
      expect(await client.mutate(path, input), path).toMatchObject({ status: 403, error: { code: "proof_not_fresh" } });
    }
  });

  it("is not required of REST clients, and counts as stale when its age is unknown", () => {
    const { services } = opened;
    expect(() => assertFreshPassword(contextOf(services, admin, { transport: "rest", secondsSincePassword: undefined }))).not.toThrow();
    expect(() => assertFreshPassword(contextOf(services, admin, { secondsSincePassword: undefined }))).toThrow();
  });

  it("can be guessed at five times a minute", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email);
    const guesses = await Promise.all(Array.from({ length: 8 }, () => client.mutate("accounts.confirmPassword", { password: "Wrong#12345" })));
    expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(5);
    expect(guesses.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(3);
  });
});

it("the table that people read has every action of the table that the server asks", () => {
  const shown = permissionAreas().flatMap(({ rows }) => rows.map(({ permission, roles }) => [permission, roles] as const));
  expect(Object.fromEntries(shown)).toEqual(permissions);
  expect(permissionAreas().every(({ key, label }) => label !== key)).toBe(true);
});
