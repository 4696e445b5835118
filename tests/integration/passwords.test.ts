import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { signedInActor, visitor, type SignedInActor } from "#domain/accounts/actor.ts";
import { activationLinks, rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { firms } from "#db/schema/members.ts";
import { mail } from "#db/schema/mail.ts";
import { outbox } from "#db/schema/outbox.ts";
import { getListedFirm } from "#db/queries/members.ts";
import { findSession } from "#db/queries/sessions.ts";
import { changePassword } from "#server/application/accounts/change-password.ts";
import { forgetEnded } from "#server/application/accounts/forget-ended.ts";
import { issueResetOtp } from "#server/application/accounts/issue-reset-otp.ts";
import { login } from "#server/application/accounts/login.ts";
import { endSessionElsewhere, listOwnSessions, signOutElsewhere } from "#server/application/accounts/own-sessions.ts";
import { replaceExpiredPassword } from "#server/application/accounts/replace-expired-password.ts";
import { requestResetOtp } from "#server/application/accounts/request-reset-otp.ts";
import { resetPassword } from "#server/application/accounts/reset-password.ts";
import { verifyResetOtp } from "#server/application/accounts/verify-reset-otp.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import type { AppContext } from "#server/context.ts";
import { hashSecret } from "#server/infra/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { enter } from "../support/enter.ts";
import { createMember, createUser, newestLink, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, withWrongPasswords, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

const newPassword = "Nilgiri#2026x";
const visit = (ip = "203.0.113.1"): AppContext => contextOf(opened.services, visitor, { ip });
const twice = (password = newPassword) => ({ password, confirmPassword: password });
const other = (otp: string): string => (otp === "123456" ? "654321" : "123456");
const clerk = () => createUser(opened.services, "EPCMD_ADMIN");
const otpFor = (email: string) => issueResetOtp(systemContext(opened.services), email);
const emailsOf = (kind: "password_reset" | "password_changed", email: string) =>
  database.db
    .select()
    .from(mail)
    .where(and(eq(mail.kind, kind), eq(mail.email, email)));
const liveSessionsOf = (userId: string) => database.db.$count(sessions, and(eq(sessions.userId, userId), isNull(sessions.revokedAt)));

/** Signs in and gives the actor and secret behind the cookie. */
async function signedIn(user: { email: string }, password = testPassword): Promise<{ actor: SignedInActor; secret: string }> {
  const { sessionSecret } = await enter(visit(), { email: user.email, password, userType: "EPCMD_ADMIN" });
  const session = await findSession(opened.services.db, hashSecret(sessionSecret));
  if (session === undefined || session.role === "MEMBER") throw new Error("no session");
  const { id, ...person } = session;
  return { actor: signedInActor({ ...person, sessionId: id }), secret: sessionSecret };
}

describe("a forgotten password", () => {
  it("is replaced with the OTP of an email; every session ends and the owner is notified", async () => {
    const user = await clerk();
    const { secret } = await signedIn(user);
    expect(await requestResetOtp(visit(), { email: user.email })).toEqual({ message: "OTP sent" });
    expect(await emailsOf("password_reset", user.email)).toHaveLength(1);
    const issued = await otpFor(user.email);
    const { userId, resetToken } = await verifyResetOtp(visit(), { email: user.email.toUpperCase(), otp: issued?.otp ?? "" });
    expect(userId).toBe(user.id);
    expect(await refusalOf(verifyResetOtp(visit(), { email: user.email, otp: issued?.otp ?? "" }))).toMatchObject({ code: "otp_wrong" });
    expect(await resetPassword(visit(), { userId, resetToken, ...twice() })).toEqual({ message: "Password reset successful" });
    expect(await findSession(opened.services.db, hashSecret(secret))).toBeUndefined();
    expect(await emailsOf("password_changed", user.email)).toHaveLength(1);
    expect(await refusalOf(login(visit(), { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" }))).toMatchObject({
      kind: "unauthenticated",
    });
    await login(visit(), { email: user.email, password: newPassword, userType: "EPCMD_ADMIN" });
  });

  it("row 38: gives a repeat of the request with the right OTP the same token, which sets the password once", async () => {
    const user = await clerk();
    const { otp = "" } = (await otpFor(user.email)) ?? {};
    const ctx = { ...visit(), idempotency: { key: "first-press", route: "accounts.verifyResetOtp", bodyHash: otp } };
    const first = await verifyResetOtp(ctx, { email: user.email, otp });
    expect(await verifyResetOtp(ctx, { email: user.email, otp })).toEqual(first);
    expect(await newestLink(opened.services, user.id)).toMatchObject({ otpTries: 1 });
    const nextPress = { ...ctx, idempotency: { ...ctx.idempotency, key: "second-press" } };
    expect(await refusalOf(verifyResetOtp(nextPress, { email: user.email, otp }))).toMatchObject({ code: "otp_wrong" });
    await resetPassword(visit(), { ...first, ...twice() });
    expect(await refusalOf(verifyResetOtp(ctx, { email: user.email, otp }))).toMatchObject({ code: "otp_wrong" });
  });

  it("of an unknown address, of an inactive login and of a closed firm gets the same answer and no OTP", async () => {
    const waiting = await createUser(opened.services, "EPCMD_ADMIN", { activatedAt: null, passwordHash: null });
    const closed = await createMember(opened.services);
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, closed.firm.id));
    for (const email of ["nobody@people.example", waiting.email, closed.actor.email]) {
      expect(await requestResetOtp(visit(), { email })).toEqual({ message: "OTP sent" });
      expect(await otpFor(email)).toBeUndefined();
      expect(await refusalOf(verifyResetOtp(visit(), { email, otp: "123456" }))).toMatchObject({ kind: "invalid", code: "otp_wrong" });
    }
  });

  it("of a login that was never activated is answered with its activation; closed and unknown ones get nothing", async () => {
    const { services } = opened;
    const waiting = await createUser(services, "EPCMD_ADMIN", { activatedAt: null, passwordHash: null });
    const closed = await createUser(services, "EPCMD_ADMIN", {
      activatedAt: null,
      passwordHash: null,
      deactivatedAt: new Date(),
      deactivatedReason: "Left.",
    });
    const sentTo = async (email: string) => {
      await requestResetOtp(visit(), { email });
      const [resetEmail] = await emailsOf("password_reset", email);
      return prepareEmail(systemContext(services), resetEmail?.id ?? "", { hold: async () => {} });
    };
    expect(await sentTo(waiting.email)).toMatchObject({
      kind: "activation",
      facts: { url: expect.stringContaining("/activate-account?id="), subject: waiting.name, firmName: "" },
    });
    const [sent] = await emailsOf("password_reset", waiting.email);
    expect(sent?.params).toEqual({ linkId: (await newestLink(services, waiting.id)).id });
    expect(await sentTo((await clerk()).email)).toMatchObject({ kind: "password_reset" });
    for (const email of [closed.email, "nobody-either@people.example"]) expect(await sentTo(email)).toBeUndefined();
  });

  it("of a firm that never activated keeps its e-mail until the activation, so that the status of the firm stays true", async () => {
    const { services } = opened;
    const { firm, user } = await createMember(services);
    await database.db.update(users).set({ activatedAt: null, passwordHash: null }).where(eq(users.id, user.id));
    await requestResetOtp(visit(), { email: user.email });
    const [resetEmail] = await emailsOf("password_reset", user.email);
    await prepareEmail(systemContext(services), resetEmail?.id ?? "", { hold: async () => {} });
    await database.db
      .update(mail)
      .set({ state: "sent", createdAt: sql`now() - interval '31 days'` })
      .where(eq(mail.id, resetEmail?.id ?? ""));
    await database.db
      .update(activationLinks)
      .set({ expiresAt: sql`now() - interval '30 days'` })
      .where(eq(activationLinks.userId, user.id));
    await forgetEnded(systemContext(services));
    expect((await getListedFirm(services.db, firm.id)).status).toBe("expired");
    await database.db.update(users).set({ activatedAt: new Date(), passwordHash: user.passwordHash }).where(eq(users.id, user.id));
    await forgetEnded(systemContext(services));
    expect(await emailsOf("password_reset", user.email)).toEqual([]);
  });

  it("is written only after the answer was sent, for a known and an unknown address alike", async () => {
    const user = await clerk();
    for (const email of [user.email, "nobody-yet@people.example"]) {
      await requestResetOtp(visit(), { email });
      const [resetEmail] = await emailsOf("password_reset", email);
      const [job] = await database.db
        .select({ seconds: sql<number>`extract(epoch from ${outbox.notBefore} - ${outbox.createdAt})::float` })
        .from(outbox)
        .where(eq(outbox.key, `send-mail-${resetEmail?.id}`));
      expect(job?.seconds).toBe(1);
    }
  });

  it("row 11: asked for ten times in a minute is one mail", async () => {
    const user = await clerk();
    const answers = await Promise.all(Array.from({ length: 10 }, () => requestResetOtp(visit(), { email: user.email })));
    expect(new Set(answers.map(({ message }) => message))).toEqual(new Set(["OTP sent"]));
    expect(await emailsOf("password_reset", user.email)).toHaveLength(1);
  });

  it("row 10: gives five tries: the right OTP comes too late, in the same words; a newer OTP kills the old one", async () => {
    const user = await clerk();
    const first = await otpFor(user.email);
    const otp = first?.otp ?? "";
    for (let guess = 0; guess < 5; guess += 1)
      expect(await refusalOf(verifyResetOtp(visit(), { email: user.email, otp: other(otp) }))).toMatchObject({ code: "otp_wrong" });
    expect(await refusalOf(verifyResetOtp(visit(), { email: user.email, otp }))).toMatchObject({ code: "otp_wrong" });
    const second = await otpFor(user.email);
    if (first?.otp !== second?.otp) expect(await refusalOf(verifyResetOtp(visit(), { email: user.email, otp }))).toMatchObject({ code: "otp_wrong" });
    await verifyResetOtp(visit(), { email: user.email, otp: second?.otp ?? "" });
  });

  it("row 13: lives ten minutes, and so does the token", async () => {
    const user = await clerk();
    const age = (minutes: number) =>
      database.db
        .update(activationLinks)
        .set({
          expiresAt: sql`expires_at - make_interval(mins => ${minutes})`,
          resetTokenUntil: sql`reset_token_until - make_interval(mins => ${minutes})`,
        })
        .where(and(eq(activationLinks.userId, user.id), eq(activationLinks.purpose, "reset")));
    const { otp = "" } = (await otpFor(user.email)) ?? {};
    await age(10);
    expect(await refusalOf(verifyResetOtp(visit(), { email: user.email, otp }))).toMatchObject({ code: "otp_wrong" });
    const { otp: fresh = "" } = (await otpFor(user.email)) ?? {};
    const verified = await verifyResetOtp(visit(), { email: user.email, otp: fresh });
    await age(10);
    expect(await refusalOf(resetPassword(visit(), { ...verified, ...twice() }))).toMatchObject({ code: "reset_token_dead" });
  });

  it("row 13: is set once: of two calls at once one wins, and another user's token or id fails", async () => {
    const [user, stranger] = [await clerk(), await clerk()];
    const { otp = "" } = (await otpFor(user.email)) ?? {};
    const verified = await verifyResetOtp(visit(), { email: user.email, otp });
    expect(await refusalOf(resetPassword(visit(), { ...verified, userId: stranger.id, ...twice() }))).toMatchObject({ code: "reset_token_dead" });
    expect(await refusalOf(resetPassword(visit(), { ...verified, userId: "no uuid", ...twice() }))).toMatchObject({ code: "reset_token_dead" });
    const both = await Promise.allSettled([resetPassword(visit(), { ...verified, ...twice() }), resetPassword(visit(), { ...verified, ...twice() })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(resetPassword(visit(), { ...verified, ...twice() }))).toMatchObject({ code: "reset_token_dead" });
  });

  it.each([
    ["short", "Use at least 8 characters"],
    ["Epcmd@2026", "list of common passwords"],
    ["x".repeat(129), "at most 128"],
  ])("is refused when it is %s, before any hash", async (password, message) => {
    const error = await refusalOf(resetPassword(visit(), { userId: "x", resetToken: "y", ...twice(password) }));
    expect(error).toMatchObject({ code: "password_refused", message: expect.stringContaining(message) });
  });

  it("typed differently the second time is refused in the words of the screen", async () => {
    const error = await refusalOf(resetPassword(visit(), { userId: "x", resetToken: "y", password: newPassword, confirmPassword: "other" }));
    expect(error).toMatchObject({ message: "Passwords do not match" });
  });

  it("opens an account again that strangers have locked", async () => {
    const user = await clerk();
    const wrong = (ctx: AppContext) => refusalOf(login(ctx, { email: user.email, password: "Wrong#12345", userType: "EPCMD_ADMIN" }));
    for (let place = 0; place < 101; place += 1) await wrong(withWrongPasswords(visit(`198.51.${place}.1`)));
    expect(await wrong(visit("192.0.2.7"))).toMatchObject({ kind: "rate_limited" });
    const { otp = "" } = (await otpFor(user.email)) ?? {};
    await resetPassword(visit(), { ...(await verifyResetOtp(visit(), { email: user.email, otp })), ...twice() });
    await login(visit("192.0.2.7"), { email: user.email, password: newPassword, userType: "EPCMD_ADMIN" });
  });
});

describe("an expired password", () => {
  const expired = () => createUser(opened.services, "EPCMD_ADMIN", { passwordExpiredAt: new Date() });
  const replace = (email: string, oldPassword = testPassword, password = newPassword) =>
    replaceExpiredPassword(visit(), { email, oldPassword, ...twice(password) });

  it("is replaced by a user who knows it, and the next login works", async () => {
    const user = await expired();
    expect(await replace(user.email)).toEqual({ message: "Password reset successfully" });
    await login(visit(), { email: user.email, password: newPassword, userType: "EPCMD_ADMIN" });
    expect(await emailsOf("password_changed", user.email)).toHaveLength(1);
  });

  it("is not replaced with a wrong one, by an unknown address, by itself, or when it has not expired", async () => {
    const user = await expired();
    expect(await refusalOf(replace(user.email, "Wrong#12345"))).toMatchObject({ code: "invalid_credentials" });
    expect(await refusalOf(replace("nobody@people.example"))).toMatchObject({ code: "invalid_credentials" });
    expect(await refusalOf(replace(user.email, testPassword, testPassword))).toMatchObject({ code: "password_same" });
    expect(await refusalOf(replace((await clerk()).email))).toMatchObject({ kind: "conflict", code: "password_not_expired" });
  });

  it("counts wrong tries like the login: the sixth within a minute is not looked at", async () => {
    const user = await expired();
    for (let guess = 0; guess < 5; guess += 1) await refusalOf(replace(user.email, "Wrong#12345"));
    expect(await refusalOf(replace(user.email))).toMatchObject({ kind: "rate_limited" });
  });
});

describe("one's own password", () => {
  it("is changed with the present one; every session ends but a new one here", async () => {
    const user = await clerk();
    const [here, there] = [await signedIn(user), await signedIn(user)];
    const { sessionSecret } = await changePassword(contextOf(opened.services, here.actor), { currentPassword: testPassword, ...twice() });
    expect(await findSession(opened.services.db, hashSecret(here.secret))).toBeUndefined();
    expect(await findSession(opened.services.db, hashSecret(there.secret))).toBeUndefined();
    expect(await findSession(opened.services.db, hashSecret(sessionSecret))).toMatchObject({ userId: user.id });
    expect(await liveSessionsOf(user.id)).toBe(1);
  });

  it("stays without the present one, and guessing it stops at the sixth", async () => {
    const user = await clerk();
    const { actor } = await signedIn(user);
    const change = (currentPassword: string) => refusalOf(changePassword(contextOf(opened.services, actor), { currentPassword, ...twice() }));
    for (let guess = 0; guess < 5; guess += 1)
      expect(await change("Wrong#12345")).toMatchObject({ code: "current_password_wrong", fields: { currentPassword: [expect.any(String)] } });
    expect(await change(testPassword)).toMatchObject({ kind: "rate_limited" });
    const [row] = await database.db.select().from(users).where(eq(users.id, user.id));
    expect(row?.passwordChangedAt).toEqual(user.passwordChangedAt);
  });
});

describe("one's own sessions", () => {
  it("are listed, one can be ended, and all others at once; another user's cannot", async () => {
    const [user, stranger] = [await clerk(), await clerk()];
    const [here, there] = [await signedIn(user), await signedIn(user)];
    await signedIn(user);
    const theirs = await signedIn(stranger);
    const ctx = contextOf(opened.services, here.actor);
    expect((await listOwnSessions(ctx)).map(({ isCurrent }) => isCurrent).filter(Boolean)).toHaveLength(1);
    await endSessionElsewhere(ctx, { sessionId: there.actor.sessionId });
    expect(await refusalOf(endSessionElsewhere(ctx, { sessionId: there.actor.sessionId }))).toMatchObject({ kind: "not_found" });
    expect(await refusalOf(endSessionElsewhere(ctx, { sessionId: theirs.actor.sessionId }))).toMatchObject({ kind: "not_found" });
    expect(await liveSessionsOf(user.id)).toBe(2);
    const stale = { ...ctx, origin: { ...ctx.origin, secondsSincePassword: 15 * 60 } };
    for (const ending of [signOutElsewhere(stale), endSessionElsewhere(stale, { sessionId: theirs.actor.sessionId })])
      expect(await refusalOf(ending)).toMatchObject({ kind: "forbidden", code: "password_not_fresh" });
    await signOutElsewhere(ctx);
    expect((await listOwnSessions(ctx)).map(({ id }) => id)).toEqual([here.actor.sessionId]);
    expect(await liveSessionsOf(stranger.id)).toBe(1);
  });
});
