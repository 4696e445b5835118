// Past 300 lines: one journey with all its abuses, which share the ways to write a mail and to move its clock.
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import { mail } from "#db/schema/mail.ts";
import { getUser } from "#db/queries/accounts.ts";
import { activationLinks, rateLimits, users } from "#db/schema/accounts.ts";
import { checkActivationLink } from "#server/application/accounts/check-activation-link.ts";
import { completeActivation } from "#server/application/accounts/complete-activation.ts";
import { createStaff, CreateStaffInput } from "#server/application/accounts/create-staff.ts";
import { issueActivationSecret } from "#server/application/accounts/issue-activation-secret.ts";
import { login } from "#server/application/accounts/login.ts";
import { resendActivation } from "#server/application/accounts/resend-activation.ts";
import { verifyActivationOtp } from "#server/application/accounts/verify-activation-otp.ts";
import { verifyResetOtp } from "#server/application/accounts/verify-reset-otp.ts";
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

const visit = (ip = "203.0.113.1"): AppContext => contextOf(opened.services, visitor, { ip });
const as = (email: string, password = testPassword, userType = "EPCMD_ADMIN") => ({ email, password, userType });

/** A new council login with its first mail written, as the worker writes it. */
async function invited(): Promise<{ userId: string; email: string; id: string; otp: string }> {
  const email = `clerk-${Math.random().toString(36).slice(2)}@council.example`;
  const { userId } = await createStaff(systemContext(opened.services), CreateStaffInput.parse({ email, role: "EPCMD_ADMIN", name: "Clerk" }));
  return { userId, email, ...(await issued(userId)) };
}

async function issued(userId: string): Promise<{ id: string; otp: string }> {
  const row = await newestLink(opened.services, userId);
  const { link, otp } = await issueActivationSecret(systemContext(opened.services), row.id);
  return { id: new URL(link).searchParams.get("id") ?? "", otp };
}

/** Moves a link and everything about it into the past, as if the clock had run on. */
const age = (userId: string, seconds: number) =>
  database.db
    .update(activationLinks)
    .set({
      issuedAt: sql`issued_at - make_interval(secs => ${seconds})`,
      expiresAt: sql`expires_at - make_interval(secs => ${seconds})`,
      resetTokenUntil: sql`reset_token_until - make_interval(secs => ${seconds})`,
    })
    .where(eq(activationLinks.userId, userId));

const other = (otp: string): string => (otp === "123456" ? "654321" : "123456");
const passwordsFor = (id: string, token: string, password = "Nilgiri#2026x") => ({ id, token, password, confirmPassword: password });

describe("activation", () => {
  it("goes from the mail to the first login", async () => {
    const { userId, email, id, otp } = await invited();
    expect(id).toMatch(/^[\w-]{65}:\d{10}$/);
    expect(await checkActivationLink(visit(), { id })).toEqual({ status: "valid", emailHint: "c…@council.example", hasPassword: false });
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    expect(await completeActivation(visit(), passwordsFor(id, resetToken))).toEqual({
      message: "Your account is active. Log in with your new password.",
      email,
      userType: "EPCMD_ADMIN",
    });
    expect(await login(visit(), as(email, "Nilgiri#2026x"))).toMatchObject({ home: "/epcmd_admin/work" });
    expect(await checkActivationLink(visit(), { id })).toEqual({ status: "used", emailHint: "c…@council.example", hasPassword: true });
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({ kind: "invalid", code: "link_used" });
    expect(await refusalOf(completeActivation(visit(), passwordsFor(id, resetToken)))).toMatchObject({ kind: "invalid", code: "reset_token_dead" });
    const [row] = await database.db.select().from(activationLinks).where(eq(activationLinks.userId, userId));
    expect(JSON.stringify(row)).not.toContain(otp);
    expect(JSON.stringify(row)).not.toContain(resetToken);
  });

  it("row 15: the link of the mail leads to the portal's own address, whatever Host a request names", async () => {
    const { userId } = await createStaff(systemContext(opened.services), {
      email: `c-${Date.now()}@council.example`,
      role: "DGFT_ADMIN",
      name: "Officer",
    });
    const { link, expiresAt } = await issueActivationSecret(systemContext(opened.services), (await newestLink(opened.services, userId)).id);
    expect(link).toMatch(/^http:\/\/localhost:3000\/activate-account\?id=[\w-]{65}:\d{10}$/);
    expect(Math.abs(expiresAt.getTime() - Date.now() - 24 * 3600 * 1000)).toBeLessThan(60_000);
  });

  it("row 14: opens 24 hours long, to the second", async () => {
    const { userId, id, otp } = await invited();
    const { issuedAt, expiresAt } = await newestLink(opened.services, userId);
    expect(expiresAt.getTime() - issuedAt.getTime()).toBe(24 * 3600 * 1000);
    expect(id.split(":")[1]).toBe(String(issuedAt.getTime() / 1000));
    // A minute before the end leaves room for a slow machine; the end itself is exact.
    await age(userId, 24 * 3600 - 60);
    expect(await checkActivationLink(visit(), { id })).toMatchObject({ status: "valid" });
    expect(await verifyActivationOtp(visit(), { id, otp })).toHaveProperty("resetToken");
    await age(userId, 60);
    expect(await checkActivationLink(visit(), { id })).toEqual({ status: "expired", emailHint: "c…@council.example", hasPassword: false });
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({ kind: "invalid", code: "link_expired" });
  });

  it("row 14: refuses a link with one changed character, and reveals nothing about it", async () => {
    const { id, otp } = await invited();
    const changed = (place: number): string => id.slice(0, place) + (id[place] === "7" ? "8" : "7") + id.slice(place + 1);
    for (let place = 0; place < id.length; place += 1) {
      if (id[place] === ":") continue;
      expect(await checkActivationLink(visit(), { id: changed(place) }), String(place)).toEqual({
        status: "invalid",
        emailHint: undefined,
        hasPassword: false,
      });
    }
    for (const wrong of [changed(0), changed(id.length - 1), "", "x", `${id}0`]) {
      expect(await refusalOf(verifyActivationOtp(visit(), { id: wrong, otp }))).toMatchObject({ kind: "invalid", code: "link_invalid" });
      expect(await refusalOf(resendActivation(visit(), { id: wrong }))).toMatchObject({ kind: "invalid", code: "link_invalid" });
    }
  });

  it("tells the owner of a closed login that it is closed", async () => {
    const { userId, id, otp } = await invited();
    await database.db.update(users).set({ deactivatedAt: new Date(), deactivatedReason: "Left" }).where(eq(users.id, userId));
    expect(await checkActivationLink(visit(), { id })).toMatchObject({ status: "closed" });
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({
      code: "link_invalid",
      message: accountMessages.accountClosed,
    });
  });

  it("row 14: looked at a hundred times by a mail scanner stays as it was", async () => {
    const { id, otp } = await invited();
    for (let look = 0; look < 100; look += 1) await checkActivationLink(visit(), { id });
    expect(await verifyActivationOtp(visit(), { id, otp })).toHaveProperty("resetToken");
  });

  it("row 10: takes the right OTP once, also when it comes twice at the same moment", async () => {
    const { id, otp } = await invited();
    const answers = await Promise.allSettled([verifyActivationOtp(visit(), { id, otp }), verifyActivationOtp(visit(), { id, otp })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({ code: "otp_wrong" });
    const resetToken = answers.flatMap((answer) => (answer.status === "fulfilled" ? [answer.value.resetToken] : []))[0] ?? "";
    expect(await completeActivation(visit(), passwordsFor(id, resetToken))).toHaveProperty("message");
  });

  it("row 38: gives a repeat of the request with the right OTP the same token, and counts nothing", async () => {
    const { userId, id, otp } = await invited();
    const ctx = { ...visit(), idempotency: { key: "first-press", route: "accounts.verifyActivationOtp", bodyHash: otp } };
    const first = await verifyActivationOtp(ctx, { id, otp });
    expect(await verifyActivationOtp(ctx, { id, otp })).toEqual(first);
    expect(await newestLink(opened.services, userId)).toMatchObject({ otpTries: 1 });
    expect(await database.db.$count(rateLimits, sql`key like 'otp-account:%' and count > 0`)).toBe(0);
    for (const idempotency of [
      { ...ctx.idempotency, key: "second-press" },
      { ...ctx.idempotency, bodyHash: other(otp) },
    ])
      expect(await refusalOf(verifyActivationOtp({ ...ctx, idempotency }, { id, otp }))).toMatchObject({ code: "otp_wrong" });
    expect(await completeActivation(visit(), passwordsFor(id, first.resetToken))).toHaveProperty("message");
    expect(await refusalOf(verifyActivationOtp(ctx, { id, otp }))).toMatchObject({ code: "link_used" });
  });

  it("row 10: gives five tries: the sixth is refused even with the right OTP, in the same words", async () => {
    const { id, otp } = await invited();
    const texts: unknown[] = [];
    for (let wrong = 0; wrong < 5; wrong += 1) texts.push(await refusalOf(verifyActivationOtp(visit(), { id, otp: other(otp) })));
    texts.push(await refusalOf(verifyActivationOtp(visit(), { id, otp })));
    expect(texts[0]).toMatchObject({ kind: "invalid", code: "otp_wrong" });
    expect(new Set(texts.map((error) => (error instanceof Error ? error.message : ""))).size).toBe(1);
  });

  it("row 10: of fifty parallel guesses evaluates at most five", async () => {
    const { id, otp } = await invited();
    const verify = vi.spyOn(opened.services.passwords, "verifyOtp");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, guess) =>
        refusalOf(verifyActivationOtp(visit(`10.9.${guess}.1`), { id, otp: String(100_000 + guess) === otp ? other(otp) : String(100_000 + guess) })),
      ),
    );
    expect(verify.mock.calls.length).toBeLessThanOrEqual(5);
    expect(answers.every((answer) => answer instanceof Error)).toBe(true);
    expect(await refusalOf(verifyActivationOtp(visit("10.8.0.1"), { id, otp }))).toBeInstanceOf(Error);
  });

  it("row 10: stops an account's guesses over all its mails at twenty a day", async () => {
    const { userId, id: firstId, otp: firstOtp } = await invited();
    let [id, otp] = [firstId, firstOtp];
    for (let round = 0; round < 4; round += 1) {
      for (let wrong = 0; wrong < 5; wrong += 1)
        expect(await refusalOf(verifyActivationOtp(visit(`10.7.${round}.1`), { id, otp: other(otp) }))).toMatchObject({ code: "otp_wrong" });
      await database.db.delete(rateLimits).where(sql`key like 'mail-%'`);
      await resendActivation(visit("10.6.0.1"), { id });
      ({ id, otp } = await issued(userId));
    }
    expect(await refusalOf(verifyActivationOtp(visit("10.5.0.1"), { id, otp }))).toMatchObject({ kind: "rate_limited" });
  });

  it("is not stopped by strangers who guess the OTP of a forgotten password: they know only the address", async () => {
    const { email, id, otp } = await invited();
    for (let guess = 0; guess < 20; guess += 1)
      expect(await refusalOf(verifyResetOtp(visit(`10.4.${guess}.1`), { email, otp: "111111" }))).toMatchObject({ code: "otp_wrong" });
    expect(await refusalOf(verifyResetOtp(visit("10.3.0.1"), { email, otp: "111111" }))).toMatchObject({ kind: "rate_limited" });
    expect(await verifyActivationOtp(visit(), { id, otp })).toHaveProperty("resetToken");
  });

  it("keeps leading zeros, and knows what is no OTP", async () => {
    const { id } = await invited();
    for (const otp of ["12345", "1234567", "abcdef", ""])
      expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({
        kind: "invalid",
        code: "otp_format",
        message: "Enter the 6 digits of the OTP.",
      });
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp: "000000" }))).toBeInstanceOf(Error);
  });

  it("completed twice at the same moment, one wins", async () => {
    const { userId, email, id, otp } = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    const answers = await Promise.all(
      ["Nilgiri#2026a", "Nilgiri#2026b"].map((password) => refusalOf(completeActivation(visit(), passwordsFor(id, resetToken, password)))),
    );
    expect(answers.filter((answer) => answer instanceof Error)).toHaveLength(1);
    expect(answers.find((answer) => answer instanceof Error)).toMatchObject({ code: "reset_token_dead" });
    const won = answers[0] instanceof Error ? "Nilgiri#2026b" : "Nilgiri#2026a";
    expect(await login(visit(), as(email, won))).toMatchObject({ home: "/epcmd_admin/work" });
    expect(await database.db.$count(activationLinks, sql`user_id = ${userId} and used_at is not null`)).toBe(1);
  });

  it("sets no password with another link's token, an old token or none", async () => {
    const mine = await invited();
    const theirs = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), mine);
    const dead = { kind: "invalid", code: "reset_token_dead" };
    expect(await refusalOf(completeActivation(visit(), passwordsFor(theirs.id, resetToken)))).toMatchObject(dead);
    expect(await refusalOf(completeActivation(visit(), passwordsFor(mine.id, "")))).toMatchObject(dead);
    await age(mine.userId, 601);
    expect(await refusalOf(completeActivation(visit(), passwordsFor(mine.id, resetToken)))).toMatchObject(dead);
  });

  it.each([
    [
      "Abcdefg1",
      "Abcdefg1",
      {
        password: [
          "Use at least 8 characters with a number, a lowercase and an uppercase letter and a special symbol (any, like # or _), or at least 15 characters of any kind.",
        ],
      },
    ],
    ["Epcmd@2026", "Epcmd@2026", { password: ["This password is on a list of common passwords. Choose another one."] }],
    ["P@ssw0rd", "P@ssw0rd", { password: ["This password is on a list of common passwords. Choose another one."] }],
    [`Aa1#${"x".repeat(125)}`, `Aa1#${"x".repeat(125)}`, { password: ["Use at most 128 characters."] }],
    ["Nilgiri#2026x", "Nilgiri#2026y", { confirmPassword: ["Password not match"] }],
  ])("refuses the password %.20s without hashing it", async (password, confirmPassword, fields) => {
    const { id, otp } = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    const hash = vi.spyOn(opened.services.passwords, "hash");
    expect(await refusalOf(completeActivation(visit(), { id, token: resetToken, password, confirmPassword }))).toMatchObject({
      kind: "invalid",
      fields,
    });
    expect(hash).not.toHaveBeenCalled();
  });

  it.each(["x".repeat(64), "four words with blanks", "सह्याद्री पर्वत के उस पार"])("takes %s whole", async (password) => {
    const { email, id, otp } = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    await completeActivation(visit(), passwordsFor(id, resetToken, password));
    expect(await refusalOf(login(visit(), as(email, password.slice(0, -1))))).toMatchObject({ code: "invalid_credentials" });
    expect(await login(visit(), as(email, password))).toMatchObject({ home: "/epcmd_admin/work" });
  });
});

describe("row 11: sending the mail again", () => {
  it("from an expired link makes a new one; the old one stays dead", async () => {
    const { userId, id, otp } = await invited();
    await age(userId, 25 * 3600);
    expect(await resendActivation(visit(), { id })).toEqual({ message: "Mail send " });
    const fresh = await issued(userId);
    expect(await checkActivationLink(visit(), { id })).toMatchObject({ status: "superseded" });
    expect(await refusalOf(verifyActivationOtp(visit(), { id, otp }))).toMatchObject({ kind: "invalid", code: "link_superseded" });
    expect(await verifyActivationOtp(visit(), fresh)).toHaveProperty("resetToken");
  });

  it("ten times in a minute answers ten times the same and sends one mail", async () => {
    const { email, id } = await invited();
    const before = await database.db.$count(mail, eq(mail.email, email));
    for (let press = 0; press < 10; press += 1) expect(await resendActivation(visit(), { id })).toEqual({ message: "Mail send " });
    expect((await database.db.$count(mail, eq(mail.email, email))) - before).toBe(1);
  });

  it("sends three in a quarter of an hour and eight a day at most", async () => {
    const { email, id } = await invited();
    const sent = async (): Promise<number> => (await database.db.$count(mail, eq(mail.email, email))) - 1;
    const passes = (scope: string) =>
      database.db
        .update(rateLimits)
        .set({ expiresAt: sql`now() - interval '1 second'` })
        .where(sql`key like ${`${scope}:%`}`);
    for (let press = 0; press < 5; press += 1) {
      await passes("mail-gap");
      await resendActivation(visit(), { id });
    }
    expect(await sent()).toBe(3);
    for (let press = 0; press < 20; press += 1) {
      for (const scope of ["mail-gap", "mail-quarter-hour", "mail-address"]) await passes(scope);
      await resendActivation(visit(), { id });
    }
    expect(await sent()).toBe(8);
  });

  it("twenty times an hour from one address, then waits", async () => {
    const { id } = await invited();
    for (let press = 0; press < 20; press += 1) await resendActivation(visit(), { id });
    expect(await refusalOf(resendActivation(visit(), { id }))).toMatchObject({ kind: "rate_limited" });
  });

  it("for an active account answers the same and sends nothing", async () => {
    const { email, id, otp } = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    await completeActivation(visit(), passwordsFor(id, resetToken));
    const before = await database.db.$count(mail, eq(mail.email, email));
    expect(await resendActivation(visit(), { id })).toEqual({ message: "Mail send " });
    expect(await database.db.$count(mail, eq(mail.email, email))).toBe(before);
  });

  it("writes no secret into queue or mail", async () => {
    const { userId, id, otp } = await invited();
    const rows = await database.db.execute(
      sql`select m.*::text as mail, o.*::text as job from mail m, outbox o where m.user_id = ${userId} and o.payload ->> 'mailId' = m.id::text`,
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(otp);
    expect(JSON.stringify(rows)).not.toContain(id.slice(0, 22));
  });

  it("is refused to the worker once the link is used", async () => {
    const { userId, id, otp } = await invited();
    const { resetToken } = await verifyActivationOtp(visit(), { id, otp });
    await completeActivation(visit(), passwordsFor(id, resetToken));
    const row = await newestLink(opened.services, userId);
    expect(await refusalOf(issueActivationSecret(systemContext(opened.services), row.id))).toMatchObject({ kind: "conflict", code: "link_closed" });
  });
});

describe("making staff logins", () => {
  it("is for the product itself, re-issues while pending, and refuses an address that is taken", async () => {
    const email = "head@council.example";
    const input = { email, role: "EPCMD_ADMIN", name: "Head" } as const;
    expect(await refusalOf(createStaff(visit(), input))).toMatchObject({ kind: "forbidden" });
    const first = await createStaff(systemContext(opened.services), input);
    const again = await createStaff(systemContext(opened.services), input);
    expect(again).toEqual(first);
    await createStaff(systemContext(opened.services), { ...input, name: "Head of the Council" });
    expect(await getUser(database.db, first.userId)).toMatchObject({ name: "Head of the Council" });
    expect(await database.db.$count(activationLinks, sql`user_id = ${first.userId} and superseded_at is null`)).toBe(1);
    expect(await refusalOf(createStaff(systemContext(opened.services), { ...input, role: "DGFT_ADMIN" }))).toMatchObject({ code: "email_taken" });
    const active = await createUser(opened.services, "DGFT_ADMIN");
    expect(await refusalOf(createStaff(systemContext(opened.services), { ...input, email: active.email, role: "DGFT_ADMIN" }))).toMatchObject({
      code: "email_taken",
    });
  });
});
