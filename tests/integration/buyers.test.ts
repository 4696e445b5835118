import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { buyerNotice } from "#domain/directory/buyer-notice.ts";
import { deleteUnconfirmedLogins } from "#db/queries/buyers.ts";
import { activationLinks, rateLimits, users } from "#db/schema/accounts.ts";
import { buyerRegistrations, buyers } from "#db/schema/buyers.ts";
import { mail } from "#db/schema/mail.ts";
import { checkActivationLink } from "#server/application/accounts/check-activation-link.ts";
import { completeActivation } from "#server/application/accounts/complete-activation.ts";
import { confirmEmail } from "#server/application/accounts/confirm-email.ts";
import { login } from "#server/application/accounts/login.ts";
import { forgetUnconfirmedBuyers } from "#server/application/directory/forget-unconfirmed.ts";
import { replaceExpiredPassword } from "#server/application/accounts/replace-expired-password.ts";
import { resendActivation } from "#server/application/accounts/resend-activation.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { openWaitingLogin } from "#server/application/directory/open-waiting-login.ts";
import { registerBuyer, RegisterBuyerInput, resendVerification } from "#server/application/directory/register-buyer.ts";
import { prepareEmail } from "#server/application/notifications/prepare-email.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createUser, newestLink, testPassword } from "../support/factories.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

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

const password = "Nilgiri#2026x";
const visit = (ip = "203.0.113.1"): AppContext => contextOf(opened.services, visitor, { ip });
const newAddress = (): string => `buyer-${Math.random().toString(36).slice(2)}@hospital.example`;
const typed = (email: string, more: Record<string, string> = {}): unknown => ({
  email,
  buyerType: "private_healthcare_procurement",
  phone: "+44 20 7946 0958",
  address: "1 Harbour Road, Bristol",
  country: "GB",
  zipCode: "BS1 4ST",
  consentVersion: buyerNotice.version,
  ...more,
});
const register = (email: string, more: Record<string, string> = {}) => registerBuyer(visit(), RegisterBuyerInput.parse(typed(email, more)));
const opening = (email: string) => openWaitingLogin(systemContext(opened.services), email);
const idOf = (waiting: Awaited<ReturnType<typeof opening>>): string =>
  waiting !== undefined && "link" in waiting ? (new URL(waiting.link).searchParams.get("id") ?? "") : "";
const otpOf = (waiting: Awaited<ReturnType<typeof opening>>): string => (waiting?.kind === "activation" ? waiting.otp : "");
/** Chooses a password as the reader of the mailbox does. */
async function activate(waiting: Awaited<ReturnType<typeof opening>>, chosen: string): Promise<void> {
  const { resetToken } = await verifyActivationOtp(visit(), { id: idOf(waiting), otp: otpOf(waiting) });
  await completeActivation(visit(), { id: idOf(waiting), token: resetToken, password: chosen, confirmPassword: chosen });
}
const countryOf = async (email: string) =>
  (await database.db.select({ country: buyers.country }).from(buyers).innerJoin(users, eq(users.id, buyers.userId)).where(eq(users.email, email)))[0]
    ?.country;
const emailsTo = (email: string) => database.db.$count(mail, eq(mail.email, email));

describe("a buyer", () => {
  it("with a password confirms the address by one press, and until then login says so", async () => {
    const email = newAddress();
    expect(await register(email, { password })).toEqual({ message: "Registration submitted successfully!" });
    const waiting = await opening(email);
    expect(waiting?.kind).toBe("verification");
    const asBuyer = { email, password, userType: "BUYER" };
    expect(await refusalOf(login(visit(), asBuyer))).toMatchObject({ code: "not_verified" });
    const replaced = { email, oldPassword: password, password: "Nilgiri#2028", confirmPassword: "Nilgiri#2028" };
    const byRest = { ...visit(), origin: { ...visit().origin, transport: "rest" as const } };
    expect(await refusalOf(replaceExpiredPassword(byRest, replaced))).toMatchObject({ code: "not_verified" });
    const both = await Promise.allSettled([confirmEmail(visit(), { id: idOf(waiting) }), confirmEmail(visit(), { id: idOf(waiting) })]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await login(visit(), asBuyer);
    const [row] = await database.db.select().from(buyers).innerJoin(users, eq(users.id, buyers.userId)).where(eq(users.email, email));
    expect(row?.buyers).toMatchObject({
      buyerType: "private_healthcare_procurement",
      phone: "+442079460958",
      country: "GB",
      consentVersion: buyerNotice.version,
    });
    expect(await database.db.$count(buyerRegistrations, eq(buyerRegistrations.email, email))).toBe(0);
  });

  it("gets a mail that names its newest link, after a second attempt too", async () => {
    const email = newAddress();
    await register(email, { password });
    const mailOf = async () => (await database.db.select().from(mail).where(eq(mail.email, email)))[0];
    const mailId = (await mailOf())?.id ?? "";
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect((await prepareEmail(systemContext(opened.services), mailId, { hold: async () => {} }))?.kind).toBe("verification");
      const [user] = await database.db.select().from(users).where(eq(users.email, email));
      expect((await mailOf())?.params).toEqual({ linkId: (await newestLink(opened.services, user?.id ?? "")).id });
    }
  });

  it("without one gets an activation mail with an OTP, and one press opens nothing", async () => {
    const email = newAddress();
    await register(email);
    const waiting = await opening(email);
    expect(waiting).toMatchObject({ kind: "activation", otp: expect.stringMatching(/^\d{6}$/) });
    expect(await refusalOf(confirmEmail(visit(), { id: idOf(waiting) }))).toMatchObject({ kind: "conflict", code: "password_missing" });
    const [row] = await database.db.select().from(mail).where(eq(mail.email, email));
    const prepared = await prepareEmail(systemContext(opened.services), row?.id ?? "", { hold: async () => {} });
    expect(prepared).toMatchObject({ kind: "activation", facts: { subject: "", firmName: "" } });
  });

  it("who registers twice before confirming has the details of the last time, and a password that the mailbox's reader chooses", async () => {
    const email = newAddress();
    await register(email, { password });
    const first = await opening(email);
    await database.db.delete(rateLimits);
    await register(email.toUpperCase(), { password: "Nilgiri#2027y", country: "DE" });
    const second = await opening(email);
    expect(second?.kind).toBe("activation");
    expect(await refusalOf(confirmEmail(visit(), { id: idOf(first) }))).toMatchObject({ code: "link_superseded" });
    expect(await refusalOf(confirmEmail(visit(), { id: idOf(second) }))).toMatchObject({ code: "password_missing" });
    for (const registered of [password, "Nilgiri#2027y"])
      expect(await refusalOf(login(visit(), { email, password: registered, userType: "BUYER" }))).toMatchObject({ code: "invalid_credentials" });
    const shown = { phone: "+442079460958", countryName: "Germany" };
    expect(await checkActivationLink(visit(), { id: idOf(second) })).toMatchObject({ status: "valid", hasPassword: false, contact: shown });
    expect((await checkActivationLink(visit(), { id: idOf(first) })).contact).toBeUndefined();
    await activate(second, "Nilgiri#2028z");
    await login(visit(), { email, password: "Nilgiri#2028z", userType: "BUYER" });
    const [row] = await database.db.select().from(buyers).innerJoin(users, eq(users.id, buyers.userId)).where(eq(users.email, email));
    expect(row?.buyers.country).toBe("DE");
  });

  it("whose request is repeated, before and after the mail is written, has registered once", async () => {
    const email = newAddress();
    const ctx = { ...visit(), idempotency: { key: email, route: "directory.registerBuyer", bodyHash: "of one body" } };
    const send = () => registerBuyer(ctx, RegisterBuyerInput.parse(typed(email, { password })));
    await Promise.all([send(), send()]);
    const waiting = await opening(email);
    expect(waiting?.kind).toBe("verification");
    await send();
    await confirmEmail(visit(), { id: idOf(waiting) });
    await login(visit(), { email, password, userType: "BUYER" });
    await send();
    expect(await database.db.$count(buyerRegistrations, eq(buyerRegistrations.email, email))).toBe(0);
    expect(await emailsTo(email)).toBe(1);
  });

  it("two registrations before the mail is written leave no password of either", async () => {
    const email = newAddress();
    await register(email);
    await register(email, { password });
    expect(await opening(email)).toMatchObject({ kind: "activation" });
    expect(await refusalOf(login(visit(), { email, password, userType: "BUYER" }))).toMatchObject({ code: "invalid_credentials" });
  });

  it("who registered again, without another mail, cannot confirm by the older link and gets a new mail at once", async () => {
    const email = newAddress();
    await register(email, { password });
    const older = idOf(await opening(email));
    await register(email, { password: "Nilgiri#2027y" });
    expect(await emailsTo(email)).toBe(1);
    expect(await refusalOf(confirmEmail(visit(), { id: older }))).toMatchObject({ code: "link_superseded", message: accountMessages.linkReplaced });
    expect(await refusalOf(confirmEmail(visit(), { id: older }))).toMatchObject({ code: "link_superseded" });
    expect(await emailsTo(email)).toBe(2);
    await activate(await opening(email), "Nilgiri#2028z");
    for (const registered of [password, "Nilgiri#2027y"])
      expect(await refusalOf(login(visit(), { email, password: registered, userType: "BUYER" }))).toMatchObject({ code: "invalid_credentials" });
    await login(visit(), { email, password: "Nilgiri#2028z", userType: "BUYER" });
  });

  it("who registered again before choosing a password cannot open the older details by OTP, and gets a new mail at once", async () => {
    const email = newAddress();
    await register(email);
    const older = await opening(email);
    await register(email, { country: "DE", password });
    expect(await emailsTo(email)).toBe(1);
    const proof = { id: idOf(older), otp: otpOf(older) };
    const replaced = { code: "link_superseded", message: accountMessages.linkReplaced };
    expect(await refusalOf(verifyActivationOtp(visit(), proof))).toMatchObject(replaced);
    expect(await refusalOf(verifyActivationOtp(visit(), proof))).toMatchObject({ code: "link_superseded" });
    expect(await emailsTo(email)).toBe(2);
    await activate(await opening(email), "Nilgiri#2028z");
    await login(visit(), { email, password: "Nilgiri#2028z", userType: "BUYER" });
    expect(await countryOf(email)).toBe("DE");
  });

  it("who registered again between the OTP and the password opens no older details either", async () => {
    const email = newAddress();
    await register(email);
    const older = await opening(email);
    const { resetToken } = await verifyActivationOtp(visit(), { id: idOf(older), otp: otpOf(older) });
    await register(email, { country: "DE" });
    const chosen = { id: idOf(older), token: resetToken, password, confirmPassword: password };
    expect(await refusalOf(completeActivation(visit(), chosen))).toMatchObject({ code: "link_superseded", message: accountMessages.linkReplaced });
    const newer = await opening(email);
    const again = await verifyActivationOtp(visit(), { id: idOf(newer), otp: otpOf(newer) });
    await completeActivation(visit(), { ...chosen, id: idOf(newer), token: again.resetToken });
    expect(await countryOf(email)).toBe("DE");
  });

  it("who registered again and has the mail sent again gets the one of the newer registration", async () => {
    const email = newAddress();
    await register(email);
    const older = await opening(email);
    await register(email, { password });
    await database.db.delete(rateLimits);
    await resendActivation(visit(), { id: idOf(older) });
    const emails = await database.db.select({ kind: mail.kind }).from(mail).where(eq(mail.email, email));
    expect(emails.map(({ kind }) => kind)).toEqual(["verification", "verification"]);
    expect(await opening(email)).toMatchObject({ kind: "activation" });
  });

  it("with the address of an open login changes nothing of it, and its owner is notified", async () => {
    const owner = await createUser(opened.services, "EPCMD_ADMIN");
    expect(await register(owner.email, { password })).toEqual({ message: "Registration submitted successfully!" });
    expect(await opening(owner.email)).toEqual({ kind: "already_registered" });
    const [row] = await database.db.select().from(users).where(eq(users.email, owner.email));
    expect(row).toMatchObject({ role: "EPCMD_ADMIN", passwordHash: owner.passwordHash });
    await login(visit(), { email: owner.email, password: testPassword, userType: "EPCMD_ADMIN" });
  });

  it("with the address of a login of another role that waits cannot give it a password", async () => {
    const waiting = await createUser(opened.services, "EPCMD_ADMIN", { activatedAt: null, passwordHash: null });
    await register(waiting.email, { password });
    expect(await opening(waiting.email)).toMatchObject({ kind: "activation" });
    const [row] = await database.db.select().from(users).where(eq(users.id, waiting.id));
    expect(row).toMatchObject({ role: "EPCMD_ADMIN", passwordHash: null, activatedAt: null });
  });

  it("row 11: registering ten times in a minute gets ten equal answers and one email; an unknown address gets none", async () => {
    const email = newAddress();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)));
    expect(new Set(answers.map(({ message }) => message)).size).toBe(1);
    expect(await emailsTo(email)).toBe(1);
    expect(await resendVerification(visit(), { email: "nobody@people.example" })).toEqual({ message: "Verification email resent successfully!" });
    expect(await opening("nobody@people.example")).toBeUndefined();
  });

  it("cannot confirm after 24 hours", async () => {
    const email = newAddress();
    await register(email, { password });
    const waiting = await opening(email);
    await database.db.update(activationLinks).set({ expiresAt: sql`expires_at - interval '24 hours'` });
    expect(await refusalOf(confirmEmail(visit(), { id: idOf(waiting) }))).toMatchObject({ code: "link_expired" });
    await database.db.delete(rateLimits);
    await resendActivation(visit(), { id: idOf(waiting) });
    const emails = await database.db.select({ kind: mail.kind }).from(mail).where(eq(mail.email, email));
    expect(emails.map(({ kind }) => kind)).toEqual(["verification", "verification"]);
  });

  it("who never confirms is forgotten after seven days", async () => {
    const [old, fresh] = [newAddress(), newAddress()];
    await register(old);
    await register(fresh);
    await database.db
      .update(buyerRegistrations)
      .set({ createdAt: sql`now() - interval '7 days 1 minute'` })
      .where(eq(buyerRegistrations.email, old));
    await forgetUnconfirmedBuyers(systemContext(opened.services));
    expect(await database.db.$count(buyerRegistrations, eq(buyerRegistrations.email, old))).toBe(0);
    expect(await database.db.$count(buyerRegistrations, eq(buyerRegistrations.email, fresh))).toBe(1);
  });

  it("whose login waits is forgotten seven days after the last link, and the address is free; a confirmed one stays", async () => {
    const [old, again, confirmed] = [newAddress(), newAddress(), newAddress()];
    for (const email of [old, again, confirmed]) await register(email, { password });
    for (const email of [old, again]) await opening(email);
    await confirmEmail(visit(), { id: idOf(await opening(confirmed)) });
    await database.db.update(users).set({ createdAt: sql`now() - interval '8 days'` });
    const past = database.db.update(activationLinks).set({ issuedAt: sql`now() - interval '7 days 1 minute'` });
    await past;
    await opening(again);
    await forgetUnconfirmedBuyers(systemContext(opened.services));
    const left = await Promise.all([old, again, confirmed].map((email) => database.db.$count(users, eq(users.email, email))));
    expect(left).toEqual([0, 1, 1]);
  });

  it("whose login was suspended before it was confirmed is forgotten like any other; a confirmed one stays, and so does an erased one", async () => {
    const due = { activatedAt: null, createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) };
    const suspended = { deactivatedAt: new Date(), deactivatedReason: "Looks made up" };
    const waiting = await createUser(opened.services, "BUYER", { ...due, ...suspended });
    const confirmed = await createUser(opened.services, "BUYER", { ...due, ...suspended, activatedAt: new Date() });
    const erased = await createUser(opened.services, "BUYER", { ...due, deactivatedAt: new Date() });
    await forgetUnconfirmedBuyers(systemContext(opened.services));
    const left = await Promise.all([waiting, confirmed, erased].map(({ id }) => database.db.$count(users, eq(users.id, id))));
    expect(left).toEqual([0, 1, 1]);
  });

  it("whose login waits is forgotten in portions, until none is due", async () => {
    const due = { passwordHash: null, activatedAt: null, createdAt: new Date(Date.now() - 8 * 24 * 3_600_000) };
    const ids: string[] = [];
    for (let count = 0; count < 12; count += 1) ids.push((await createUser(opened.services, "BUYER", due)).id);
    expect(await deleteUnconfirmedLogins(database.db, 7, 5)).toBe(5);
    await forgetUnconfirmedBuyers(systemContext(opened.services));
    expect(await database.db.$count(users, inArray(users.id, ids))).toBe(0);
  });

  it.each([
    [{ email: "not an address" }, "email"],
    [{ phone: "12" }, "phone"],
    [{ country: "XX" }, "country"],
    [{ address: " " }, "address"],
    [{ zipCode: "" }, "zipCode"],
    [{ buyerType: "EPCMD_ADMIN" }, "buyerType"],
    [{ consentVersion: "" }, "consentVersion"],
    [{ consentVersion: "2020-01-01" }, "consentVersion"],
  ])("entering %o shows an error at that field", (wrong, name) => {
    const parsed = RegisterBuyerInput.safeParse(typed("a@b.example", wrong));
    expect(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0])).toContain(name);
  });

  it("row 5: cannot give itself a role, a firm or an open login", () => {
    const parsed = RegisterBuyerInput.parse(typed("a@b.example", { role: "EPCMD_ADMIN", firmId: "x", activatedAt: "2026-01-01" }));
    expect(Object.keys(parsed).sort()).toEqual(["address", "buyerType", "consentVersion", "country", "email", "phone", "zipCode"]);
  });
});
