import { and, eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { visitor } from "#domain/accounts/actor.ts";
import { accountMessages } from "#domain/accounts/messages.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { rateLimits, recoveryCodes, secondFactors, sessions, signInChallenges } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { mail } from "#db/schema/mail.ts";
import { forgetEnded } from "#server/application/accounts/forget-ended.ts";
import { beginOwnSecondFactor, confirmOwnSecondFactor } from "#server/application/accounts/second-factor/own-second-factor.ts";
import { takeCode } from "#server/application/accounts/second-factor/take-code.ts";
import { createKeys } from "#server/infra/keys.ts";
import { seal } from "#server/infra/sealed.ts";
import { newTotpSecret } from "#server/infra/totp.ts";
import { appCode } from "../support/authenticator.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createStoredSession, createUser, testPassword } from "../support/factories.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type WebAnswer, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
/** The portal as it comes, and the one of an operator who asks every user of council and DGFT for a second factor. */
let optional: TestServices;
let required: TestServices;
let app: TestApp;
let strictApp: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  optional = openTestServices(database);
  required = openTestServices(database, { STAFF_MFA: "required" });
  app = await startTestApp(optional.services);
  strictApp = await startTestApp(required.services);
});
afterAll(async () => {
  await app?.close();
  await strictApp?.close();
  await optional?.close();
  await required?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
});

type Person = { readonly id: string; readonly email: string; readonly role: Role };

const givePassword = (client: WebClient, { email, role }: Person): Promise<WebAnswer> =>
  client.mutate("accounts.login", { email, password: testPassword, userType: role });
const isSignedIn = async (client: WebClient): Promise<boolean> => ((await client.query("accounts.me")).value as { isSignedIn: boolean }).isSignedIn; // the answer of the procedure
const giveCode = (client: WebClient, code: string): Promise<WebAnswer> => client.mutate("accounts.signInStep.complete", { code });
/** A code of the next step that is right at this moment: one step ahead, so that the set-up's own is not it. */
const nextCode = (secret: string): string => appCode(secret, Date.now() + 30_000);

/** Somebody whose login asks for a code, with the secret of the app and the recovery codes. */
async function protectedUser(
  role: "EPCMD_ADMIN" | "DGFT_ADMIN" = "EPCMD_ADMIN",
): Promise<Person & { secret: string; codes: readonly string[]; client: WebClient }> {
  const user = await createUser(optional.services, role);
  const client = new WebClient(app);
  await givePassword(client, user);
  const { secret } = (await client.mutate("accounts.secondFactor.begin")).value as { secret: string }; // the answer of the procedure
  const confirmed = await client.mutate("accounts.secondFactor.confirm", { code: appCode(secret) });
  expect(confirmed.error).toBeUndefined();
  const { recoveryCodes: codes } = confirmed.value as { recoveryCodes: string[] }; // the answer of the procedure
  expect((await client.mutate("accounts.secondFactor.confirmCodes", { code: codes[0] })).status).toBe(200);
  // The set-up's own code is used; tests go on as if that was long ago.
  await database.db.update(secondFactors).set({ lastUsedStep: null }).where(eq(secondFactors.userId, user.id));
  return { ...user, secret, codes, client };
}

/** A browser in which the password was given. */
async function halfWay(person: Person, at: TestApp = app): Promise<WebClient> {
  const client = new WebClient(at);
  expect((await givePassword(client, person)).value).toEqual({ owed: "enter" });
  return client;
}

describe("setting it up", () => {
  it("gives ten recovery codes once, stores no secret in clear, ends other sessions and notifies the owner", async () => {
    const user = await createUser(optional.services, "DGFT_ADMIN");
    const client = new WebClient(app);
    const other = new WebClient(app);
    await givePassword(client, user);
    await givePassword(other, user);
    const begun = await client.mutate("accounts.secondFactor.begin");
    const { secret, address } = begun.value as { secret: string; address: string }; // the answer of the procedure
    expect(address).toContain(`secret=${secret}`);
    // Not in force before the first code: a sign-in still asks for the password alone.
    expect((await givePassword(new WebClient(app), user)).value).toEqual({ home: "/dgft_admin/work" });
    expect(await client.mutate("accounts.secondFactor.confirm", { code: "000000" })).toMatchObject({ error: { code: "code_wrong" } });
    const { value } = await client.mutate("accounts.secondFactor.confirm", { code: appCode(secret) });
    const { recoveryCodes: codes } = value as { recoveryCodes: string[] }; // the answer of the procedure
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    for (const [position, code] of codes.entries()) expect(code).toMatch(new RegExp(`^${position}-[0-9A-Z]{5}-[0-9A-Z]{5}$`));
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
    const stored = JSON.stringify([await database.db.select().from(secondFactors), await database.db.select().from(recoveryCodes)]);
    for (const clear of [secret, ...codes, ...codes.map((code) => code.replaceAll("-", "").slice(1))]) expect(stored).not.toContain(clear);
    expect(await database.db.$count(mail, and(eq(mail.userId, user.id), eq(mail.kind, "second_factor_on")))).toBe(1);
    const view = async () => (await client.query("accounts.secondFactor.view")).value;
    expect(await view()).toMatchObject({ isOn: true, isRequired: false, recoveryCodesLeft: 0, areCodesConfirmed: false });
    expect((await client.mutate("accounts.secondFactor.confirmCodes", { code: codes[0] })).status).toBe(200);
    expect((await client.mutate("accounts.secondFactor.confirmCodes", { code: codes[0] })).status).toBe(200);
    expect(await view()).toMatchObject({ recoveryCodesLeft: 10, areCodesConfirmed: true });
    expect(await client.mutate("accounts.secondFactor.begin")).toMatchObject({ error: { code: "second_factor_on" } });
  });

  it("is for council and DGFT, with a fresh password", async () => {
    const { user } = await createMember(optional.services);
    const member = new WebClient(app);
    await givePassword(member, user);
    expect(await member.mutate("accounts.secondFactor.begin")).toMatchObject({ status: 403, error: { code: "forbidden" } });
    const clerk = await createUser(optional.services, "EPCMD_ADMIN");
    const client = new WebClient(app);
    await givePassword(client, clerk);
    await database.db
      .update(sessions)
      .set({ passwordGivenAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.userId, clerk.id));
    expect(await client.mutate("accounts.secondFactor.begin")).toMatchObject({ error: { code: "password_not_fresh" } });
  });
});

it("is not activated in a session that was ended meanwhile", async () => {
  const actor = await createStaffActor(optional.services, "EPCMD_ADMIN");
  const sessionId = await createStoredSession(optional.services, actor.userId);
  const ctx = contextOf(optional.services, { ...actor, sessionId });
  const { secret } = await beginOwnSecondFactor(ctx);
  await database.db.transaction((tx) => markUserSessionsEnded(tx, actor.userId, "password_forced"));
  expect(await refusalCodeOf(confirmOwnSecondFactor(ctx, { code: appCode(secret) }))).toBe("token_not_valid");
  const stored = await database.db.select().from(secondFactors).where(eq(secondFactors.userId, actor.userId));
  expect(stored).toMatchObject([{ confirmedAt: null }]);
  expect(await database.db.$count(recoveryCodes, eq(recoveryCodes.userId, actor.userId))).toBe(0);
});

describe("signing in with it", () => {
  it("opens nothing before the code, and everything after it", async () => {
    const person = await protectedUser();
    const client = await halfWay(person);
    expect([...client.cookies.keys()]).toEqual(["epcmd-sign-in"]);
    expect(await isSignedIn(client)).toBe(false);
    for (const call of ["accounts.sessions", "accounts.secondFactor.view", "members.listFirms"])
      expect((await client.query(call, call === "members.listFirms" ? {} : undefined)).status).toBe(401);
    // The half of a sign-in is no session, under whatever name it is sent.
    const disguised = new WebClient(app);
    disguised.cookies.set("epcmd", client.cookies.get("epcmd-sign-in") ?? "");
    expect(await isSignedIn(disguised)).toBe(false);
    const answer = await giveCode(client, appCode(person.secret));
    expect(answer.value).toEqual({ home: "/epcmd_admin/work" });
    expect(await isSignedIn(client)).toBe(true);
    expect(client.cookies.get("epcmd-sign-in") ?? "").toBe("");
    const [row] = await database.db
      .select()
      .from(sessions)
      .where(and(eq(sessions.userId, person.id), isNull(sessions.revokedAt)));
    expect(row?.secondFactorAt).not.toBeNull();
  });

  it("takes a code once, also from many at the same moment, and none of an earlier step afterwards", async () => {
    const person = await protectedUser();
    const code = nextCode(person.secret);
    const clients = await Promise.all(Array.from({ length: 4 }, () => halfWay(person)));
    const answers = await Promise.all(clients.map((client) => giveCode(client, code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error?.code === "code_wrong")).toHaveLength(3);
    await database.db.delete(rateLimits);
    const again = await halfWay(person);
    expect(await giveCode(again, code)).toMatchObject({ error: { code: "code_wrong" } });
    expect(await giveCode(again, appCode(person.secret))).toMatchObject({ error: { code: "code_wrong" } });
  });

  it("evaluates at most five codes of one sign-in, in parallel too, and then asks for the password again", async () => {
    const person = await protectedUser();
    const client = await halfWay(person);
    const answers = await Promise.all(Array.from({ length: 20 }, () => giveCode(client, "000000")));
    expect(answers.filter(({ error }) => error?.code === "code_wrong").length).toBeLessThanOrEqual(5);
    expect(await giveCode(client, appCode(person.secret))).toMatchObject({ status: 401, error: { code: "sign_in_step_over" } });
    expect(await isSignedIn(client)).toBe(false);
  });

  it("evaluates at most six codes of one account in a day, over all its sign-ins; recovery codes go on", async () => {
    const person = await protectedUser();
    let wrong = 0;
    for (let round = 0; round < 3; round += 1) {
      const client = await halfWay(person);
      for (let guess = 0; guess < 4; guess += 1) if ((await giveCode(client, "000000")).error?.code === "code_wrong") wrong += 1;
    }
    expect(wrong).toBe(6);
    const client = await halfWay(person);
    expect(await giveCode(client, appCode(person.secret))).toMatchObject({
      status: 429,
      error: { message: "Too many tries. Wait 24 hours, then try again. Until then use a recovery code." },
    });
    expect(await person.client.mutate("accounts.confirmCode", { code: appCode(person.secret) })).toMatchObject({
      status: 429,
      error: { message: "Too many tries. Wait 24 hours, then try again. Until then enter the password instead." },
    });
    expect((await giveCode(client, person.codes[3] ?? "")).status).toBe(200);
  });

  it("accepts a recovery code once, and notifies the owner", async () => {
    const person = await protectedUser();
    const [code = ""] = person.codes;
    const clients = await Promise.all(Array.from({ length: 3 }, () => halfWay(person)));
    const answers = await Promise.all(clients.map((client) => giveCode(client, code.toLowerCase().replaceAll("-", " "))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await giveCode(await halfWay(person), code)).toMatchObject({ error: { code: "code_wrong" } });
    expect(await database.db.$count(mail, and(eq(mail.userId, person.id), eq(mail.kind, "recovery_code_used")))).toBe(1);
    const trail = await database.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.event, "secondFactor.use"), eq(auditEntries.subjectId, person.id)));
    expect(trail.map(({ outcome }) => outcome).sort()).toEqual(["done", "failed", "failed", "failed"]);
  });

  it("is over after ten minutes, and when the password or the login changes meanwhile", async () => {
    const person = await protectedUser();
    const late = await halfWay(person);
    await database.db
      .update(signInChallenges)
      .set({ expiresAt: sql`now()` })
      .where(eq(signInChallenges.userId, person.id));
    expect(await giveCode(late, appCode(person.secret))).toMatchObject({ error: { code: "sign_in_step_over" } });
    const council = await protectedUser();
    const client = await halfWay(person);
    await council.client.mutate("accounts.staff.deactivate", { userId: person.id, reason: "Left" });
    expect(await giveCode(client, nextCode(person.secret))).toMatchObject({ error: { code: "sign_in_step_over" } });
    await forgetEnded(systemContext(optional.services));
    expect(await database.db.$count(signInChallenges, eq(signInChallenges.userId, person.id))).toBe(0);
  });

  it("is not shown without the right password", async () => {
    const person = await protectedUser();
    const plain = await createUser(optional.services, "EPCMD_ADMIN");
    const wrong = (email: string) => new WebClient(app).mutate("accounts.login", { email, password: "Wrong#12345", userType: "EPCMD_ADMIN" });
    const [one, two] = [await wrong(person.email), await wrong(plain.email)];
    expect([one.status, one.error?.code, one.error?.message]).toEqual([two.status, two.error?.code, two.error?.message]);
  });

  it("works on after the secret of the operator was changed, and is stored under the new one", async () => {
    const user = await createUser(optional.services, "EPCMD_ADMIN");
    const before = createKeys("the secret before the rotation, 32 letters+");
    const after = createKeys("the secret after the rotation, 32+ letters", "the secret before the rotation, 32 letters+");
    const secret = newTotpSecret();
    const sealedSecret = seal(before.secondFactor, user.id, secret);
    await database.db.insert(secondFactors).values({ userId: user.id, sealedSecret, confirmedAt: new Date() });
    const ctx = { ...contextOf(optional.services, visitor), keys: after };
    expect(await takeCode(ctx, user.id, appCode(secret))).toBe("app");
    const [row] = await database.db.select().from(secondFactors).where(eq(secondFactors.userId, user.id));
    expect(row?.sealedSecret.startsWith(`${after.secondFactor.current.kid}.`)).toBe(true);
  });
});

describe("changing it", () => {
  it("switches it off and makes new recovery codes only with a code and a fresh password", async () => {
    const person = await protectedUser();
    const { client } = person;
    expect(await client.mutate("accounts.secondFactor.disable", { code: "000000" })).toMatchObject({ error: { code: "code_wrong" } });
    const renewed = await client.mutate("accounts.secondFactor.renewCodes", { code: person.codes[1] });
    const { recoveryCodes: fresh } = renewed.value as { recoveryCodes: string[] }; // the answer of the procedure
    expect(fresh).toHaveLength(10);
    // The answer may be lost: the codes that the user has stay valid until the new ones are confirmed.
    expect((await client.query("accounts.secondFactor.view")).value).toMatchObject({ recoveryCodesLeft: 9, areCodesConfirmed: false });
    expect((await giveCode(await halfWay(person), person.codes[2] ?? "")).status).toBe(200);
    expect((await giveCode(await halfWay(person), fresh[2] ?? "")).status).toBe(200);
    // A code of the list names it, also when it was used.
    expect((await client.mutate("accounts.secondFactor.confirmCodes", { code: fresh[2] })).status).toBe(200);
    expect((await client.query("accounts.secondFactor.view")).value).toMatchObject({ recoveryCodesLeft: 9, areCodesConfirmed: true });
    expect(await giveCode(await halfWay(person), person.codes[3] ?? "")).toMatchObject({ error: { code: "code_wrong" } });
    expect(await giveCode(await halfWay(person), fresh[2] ?? "")).toMatchObject({ error: { code: "code_wrong" } });
    expect((await giveCode(await halfWay(person), fresh[3] ?? "")).status).toBe(200);
    await database.db
      .update(sessions)
      .set({ passwordGivenAt: sql`now() - interval '1 hour'` })
      .where(eq(sessions.userId, person.id));
    const disable = () => client.mutate("accounts.secondFactor.disable", { code: nextCode(person.secret) });
    expect(await disable()).toMatchObject({ error: { code: "password_not_fresh" } });
    await client.mutate("accounts.confirmPassword", { password: testPassword });
    // The answer may be lost: a repeat of the call is answered like the first, and counts no wrong code.
    for (const answer of [await disable(), await disable()]) expect(answer).toMatchObject({ value: { message: accountMessages.secondFactorOff } });
    expect(await database.db.$count(mail, and(eq(mail.userId, person.id), eq(mail.kind, "second_factor_off")))).toBe(1);
    const failed = and(eq(auditEntries.event, "secondFactor.use"), eq(auditEntries.outcome, "failed"), eq(auditEntries.actorId, person.id));
    expect(await database.db.$count(auditEntries, failed)).toBe(1); // the wrong code above
    expect((await givePassword(new WebClient(app), person)).value).toEqual({ home: "/epcmd_admin/work" });
    expect(await database.db.$count(recoveryCodes, eq(recoveryCodes.userId, person.id))).toBe(0);
  });

  it("keeps the confirmed recovery codes until the newest list is confirmed, and takes no list that was replaced", async () => {
    const person = await protectedUser();
    const renew = async (code = ""): Promise<readonly string[]> => {
      const { value } = await person.client.mutate("accounts.secondFactor.renewCodes", { code });
      return (value as { recoveryCodes: string[] }).recoveryCodes; // the answer of the procedure
    };
    const confirm = (code = "") => person.client.mutate("accounts.secondFactor.confirmCodes", { code });
    const inOneWindow = await renew(person.codes[1]);
    const inAnother = await renew(person.codes[2]);
    const replaced = { status: 409, error: { code: "codes_replaced" } };
    expect(await confirm(inOneWindow[0])).toMatchObject(replaced);
    expect((await giveCode(await halfWay(person), person.codes[3] ?? "")).status).toBe(200);
    expect((await confirm(inAnother[0])).status).toBe(200);
    expect((await confirm(inAnother[0])).status).toBe(200);
    expect(await giveCode(await halfWay(person), person.codes[4] ?? "")).toMatchObject({ error: { code: "code_wrong" } });
    expect(await confirm(person.codes[0])).toMatchObject(replaced);
    expect((await person.client.query("accounts.secondFactor.view")).value).toMatchObject({ recoveryCodesLeft: 10, areCodesConfirmed: true });
  });

  it("gives a code in place of the password for decisions on claims, once for each code, and for nothing else", async () => {
    const person = await protectedUser();
    const { client } = person;
    await database.db
      .update(sessions)
      .set({ passwordGivenAt: sql`now() - interval '60 minutes'` })
      .where(eq(sessions.userId, person.id));
    const forward = () => client.mutate("reviews.forward", { reimbursementId: "PRD-2627-99999", version: 1, recommendedPaise: null });
    expect(await forward()).toMatchObject({ status: 403, error: { code: "proof_not_fresh" } });
    expect(await client.mutate("accounts.confirmCode", { code: "000000" })).toMatchObject({ error: { code: "code_wrong" } });
    expect(await client.mutate("accounts.confirmCode", { code: person.codes[0] })).toMatchObject({ error: { code: "code_wrong" } });
    const code = nextCode(person.secret);
    expect((await client.mutate("accounts.confirmCode", { code })).status).toBe(200);
    expect(await client.mutate("accounts.confirmCode", { code })).toMatchObject({ error: { code: "code_wrong" } });
    expect(await forward()).toMatchObject({ status: 404 });
    expect(await client.mutate("accounts.secondFactor.begin")).toMatchObject({ error: { code: "password_not_fresh" } });
    await database.db
      .update(sessions)
      .set({ codeGivenAt: sql`now() - interval '60 minutes'`, passwordGivenAt: sql`now() - interval '59 minutes'` })
      .where(eq(sessions.userId, person.id));
    expect(await forward()).toMatchObject({ status: 404 });
  });

  it("a changed password keeps what the session has shown", async () => {
    const person = await protectedUser();
    const client = new WebClient(strictApp);
    await givePassword(client, person);
    await giveCode(client, appCode(person.secret));
    const password = "Nilgiri#2026x";
    const changed = await client.mutate("accounts.changePassword", { currentPassword: testPassword, password, confirmPassword: password });
    expect(changed.status).toBe(200);
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe("where every user of council and DGFT needs one", () => {
  it("a sign-in without one leads to the set-up, and to nothing else", async () => {
    const user = await createUser(optional.services, "DGFT_ADMIN");
    const client = new WebClient(strictApp);
    expect((await givePassword(client, user)).value).toEqual({ owed: "set_up" });
    expect(await isSignedIn(client)).toBe(false);
    expect((await client.query("accounts.sessions")).status).toBe(401);
    expect(await giveCode(client, "123456")).toMatchObject({ error: { code: "code_wrong" } });
    const { secret } = (await client.mutate("accounts.signInStep.beginSetUp")).value as { secret: string }; // the answer of the procedure
    expect(await client.mutate("accounts.signInStep.confirmSetUp", { code: "000000" })).toMatchObject({ error: { code: "code_wrong" } });
    expect(await isSignedIn(client)).toBe(false);
    const answer = await client.mutate("accounts.signInStep.confirmSetUp", { code: appCode(secret) });
    expect(answer.value).toMatchObject({ home: "/dgft_admin/work" });
    expect((answer.value as { recoveryCodes: string[] }).recoveryCodes).toHaveLength(10); // the answer of the procedure
    expect(await isSignedIn(client)).toBe(true);
    expect(await client.mutate("accounts.secondFactor.disable", { code: nextCode(secret) })).toMatchObject({
      error: { code: "second_factor_required" },
    });
  });

  it("a session that began without one is over, members' and buyers' are not", async () => {
    const clerk = await createUser(optional.services, "EPCMD_ADMIN");
    const { user: member } = await createMember(optional.services);
    const buyer = await createUser(optional.services, "BUYER");
    for (const [person, isIn] of [
      [clerk, false],
      [member, true],
      [buyer, true],
    ] as const) {
      const client = new WebClient(app);
      await givePassword(client, person);
      const strict = new WebClient(strictApp);
      for (const [name, value] of client.cookies) strict.cookies.set(name, value);
      expect(await isSignedIn(strict)).toBe(isIn);
    }
  });

  it("the set-up of a sign-in cannot replace a second factor that is in force", async () => {
    const person = await protectedUser();
    const client = await halfWay(person, strictApp);
    expect(await client.mutate("accounts.signInStep.beginSetUp")).toMatchObject({ error: { code: "second_factor_on" } });
    expect(await client.mutate("accounts.signInStep.confirmSetUp", { code: appCode(person.secret) })).toMatchObject({
      error: { code: "second_factor_on" },
    });
    expect(await new WebClient(app).mutate("accounts.signInStep.beginSetUp")).toMatchObject({ status: 401 });
  });

  it("programs cannot sign in with the password alone", async () => {
    const person = await protectedUser();
    const tokens = (url: string, email: string) =>
      fetch(`${url}/api/auth/login/`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email, password: testPassword, user_type: "EPCMD_ADMIN" }),
      });
    const refused = await tokens(app.url, person.email);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, "second_factor_required"]); // every refusal is JSON
    const plain = await createUser(optional.services, "EPCMD_ADMIN");
    expect((await tokens(app.url, plain.email)).status).toBe(200);
    expect((await tokens(strictApp.url, plain.email)).status).toBe(403);
  });
});
