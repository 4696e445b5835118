import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { apiKeyEnd, type ApiScope } from "#domain/accounts/api-keys.ts";
import type { StaffActor } from "#domain/accounts/actor.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { calendarDateInIndia, dayMs, daysAfter } from "#domain/dates.ts";
import { lockUsersOfFirm } from "#db/queries/members.ts";
import { markUserSessionsEnded } from "#db/queries/sessions.ts";
import { apiKeys, idempotencyKeys, rateLimits, sessions } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { mail } from "#db/schema/mail.ts";
import { createApiKey, listOwnApiKeys, revokeApiKey } from "#server/application/accounts/api-keys/own-api-keys.ts";
import { forgetEnded } from "#server/application/accounts/forget-ended.ts";
import { changeStaffRole } from "#server/application/accounts/staff/change-staff-role.ts";
import { deactivateStaff } from "#server/application/accounts/staff/deactivate-staff.ts";
import { forceNewPassword } from "#server/application/accounts/staff/renew-credentials.ts";
import { suspendBuyer } from "#server/application/directory/buyers/suspend-buyer.ts";
import { deactivateFirm } from "#server/application/members/deactivate-firm.ts";
import { endFirmSessions } from "#server/application/members/end-firm-sessions.ts";
import { erasePersonalData } from "#server/application/privacy/erase-person.ts";
import { exportPersonalData } from "#server/application/privacy/export-person.ts";
import { hashSecret } from "#server/infra/secrets.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createBuyer, createMember, createStaffActor, createStoredKey, createStoredSession, createUser, testPassword } from "../support/factories.ts";
import { refusalCodeOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let council: StaffActor;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  council = await createStaffActor(opened.services, "EPCMD_ADMIN");
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(() => database.db.delete(rateLimits));

const inDays = (days: number): string => daysAfter(calendarDateInIndia(new Date()), days);
const entry = (scopes: readonly ApiScope[], days = 90) => ({ name: "Nightly copy", scopes: [...scopes], expiresOn: inDays(days) });
const storedOf = (userId: string) => database.db.select().from(apiKeys).where(eq(apiKeys.userId, userId));
const as = (actor: Parameters<typeof contextOf>[1]) => contextOf(opened.services, actor);

async function signedIn(user: { readonly email: string; readonly role: Role }): Promise<WebClient> {
  const client = new WebClient(app);
  const { error } = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: user.role });
  expect(error).toBeUndefined();
  return client;
}

describe("making an API key", () => {
  it("shows it once, stores its hash only, tells the user, and is in the audit trail", async () => {
    const { user } = await createMember(opened.services);
    const client = await signedIn(user);
    const made = await client.mutate("apiKeys.create", entry(["claims:read", "claims:write"]), { "idempotency-key": "make-a-key-once" });
    expect(made.value).toEqual({ message: "The API key was made.", key: expect.stringMatching(/^epcmd_[0-9a-f]{32}_[\w-]{43}$/) });
    const { key } = made.value as { key: string }; // the answer of the procedure
    const secret = key.slice(-43);

    const rows = await storedOf(user.id);
    expect(rows).toMatchObject([
      {
        name: "Nightly copy",
        secretHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        scopes: ["claims:read", "claims:write"],
        lastUsedAt: null,
        revokedAt: null,
      },
    ]);
    expect(rows[0]?.expiresAt).toEqual(apiKeyEnd(inDays(90)));
    expect(JSON.stringify(rows)).not.toContain(secret);
    // A repeated request computes the key: it is not stored as its answer.
    expect(await database.db.$count(idempotencyKeys, eq(idempotencyKeys.actorId, user.id))).toBe(0);

    const list = await client.query("apiKeys.list");
    expect(list.value).toMatchObject([{ name: "Nightly copy", state: "usable", expiresOn: inDays(90), lastUsedAt: null }]);
    expect(JSON.stringify(list.value)).not.toMatch(/hash|secret/i);
    expect(JSON.stringify(list.value)).not.toContain(secret);

    const emails = await database.db.select().from(mail).where(eq(mail.userId, user.id));
    expect(emails.map(({ kind, email }) => [kind, email])).toEqual([["api_key_made", user.email]]);
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.actorId, user.id));
    expect(entries.find(({ event }) => event === "apiKey.create")).toMatchObject({
      detail: { keyId: rows[0]?.id, scopes: ["claims:read", "claims:write"] },
    });
    expect(JSON.stringify(entries)).not.toContain(secret);
  });

  it("is made once of a request that is repeated, and only the same request of the same user shows it again", async () => {
    const [buyer, rival] = [await createBuyer(opened.services), await createBuyer(opened.services)];
    const input = entry(["directory:read"]);
    const idempotency = { key: "first-press", route: "apiKeys.create", bodyHash: "a" };
    const make = async (by: typeof buyer, change: Partial<typeof idempotency> = {}) =>
      (await createApiKey({ ...as(by), idempotency: { ...idempotency, ...change } }, input)).key;
    const key = await make(buyer);
    expect(await make(buyer)).toBe(key);
    expect(await database.db.$count(apiKeys, eq(apiKeys.userId, buyer.userId))).toBe(1);
    expect(await database.db.$count(mail, and(eq(mail.userId, buyer.userId), eq(mail.kind, "api_key_made")))).toBe(1);
    expect(await storedOf(buyer.userId)).toMatchObject([{ secretHash: hashSecret(key.slice(-43)) }]);
    const others = [await make(buyer, { key: "second-press" }), await make(buyer, { bodyHash: "b" }), await make(rival)];
    expect(new Set([key, ...others].flatMap((text) => [text.slice(-76, -44), text.slice(-43)])).size).toBe(8);
    for (const { id: keyId } of await storedOf(buyer.userId)) await revokeApiKey(as(buyer), { keyId });
    expect(await refusalCodeOf(make(buyer))).toBe("not_found");
  });

  it("needs the password of the last 15 minutes", async () => {
    const { user } = await createMember(opened.services);
    const client = await signedIn(user);
    await database.db
      .update(sessions)
      .set({ passwordGivenAt: sql`now() - interval '16 minutes'` })
      .where(eq(sessions.userId, user.id));
    expect(await client.mutate("apiKeys.create", entry(["claims:read"]))).toMatchObject({ status: 403, error: { code: "password_not_fresh" } });
    await client.mutate("accounts.confirmPassword", { password: testPassword });
    expect((await client.mutate("apiKeys.create", entry(["claims:read"]))).status).toBe(200);
  });

  it.each([
    ["a scope of another role", "BUYER", ["claims:read"], 90, "scopes"],
    ["claims:write for the council", "EPCMD_ADMIN", ["claims:read", "claims:write"], 90, "scopes"],
    ["members:read for DGFT", "DGFT_ADMIN", ["members:read"], 90, "scopes"],
    ["today as the last day", "BUYER", ["directory:read"], 0, "expiresOn"],
    ["a last day after a year", "BUYER", ["directory:read"], 366, "expiresOn"],
  ] as const)("refuses %s, with a text at the field", async (_what, role, scopes, days, field) => {
    const actor = role === "BUYER" ? await createBuyer(opened.services) : await createStaffActor(opened.services, role);
    await expect(createApiKey(as(actor), entry(scopes, days))).rejects.toMatchObject({
      code: "api_key_invalid",
      fields: { [field]: [expect.any(String)] },
    });
    expect(await storedOf(actor.userId)).toEqual([]);
  });

  it("stops at ten usable ones, however many are asked for at once; an ended one makes room", async () => {
    const buyer = await createBuyer(opened.services);
    const make = () =>
      createApiKey(as(buyer), entry(["directory:read"])).then(
        () => "made",
        (error: { code: string }) => error.code,
      );
    const answers = await Promise.all(Array.from({ length: 12 }, make));
    expect(answers.filter((answer) => answer === "made")).toHaveLength(10);
    expect(answers.filter((answer) => answer === "too_many_api_keys")).toHaveLength(2);
    const [first] = await listOwnApiKeys(as(buyer));
    await revokeApiKey(as(buyer), { keyId: first?.id ?? "" });
    expect(await make()).toBe("made");
  });
});

it("is not made in a session that the council ends at the same time", async () => {
  const { user, actor } = await createMember(opened.services);
  const sessionId = await createStoredSession(opened.services, user.id);
  let making: Promise<string> | undefined;
  await database.db.transaction(async (tx) => {
    await lockUsersOfFirm(tx, actor.firmId);
    making = refusalCodeOf(createApiKey(as({ ...actor, sessionId }), entry(["claims:read"])));
    const waiting = () => tx.execute(sql`select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid`);
    await eventually(async () => expect(await waiting()).toHaveLength(1));
    await markUserSessionsEnded(tx, user.id, "ended_by_council");
  });
  expect([await making, await storedOf(user.id)]).toEqual(["token_not_valid", []]);
});

describe("an API key ends", () => {
  const scopes = ["claims:read"] as const;
  const isRevoked = async (id: string): Promise<boolean> => {
    const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
    return row?.revokedAt instanceof Date;
  };

  it("when its user revokes it; nobody else can, and it is over only once", async () => {
    const { user, actor } = await createMember(opened.services);
    const { actor: rival } = await createMember(opened.services);
    const { id: keyId } = await createStoredKey(opened.services, user, { scopes });
    await expect(revokeApiKey(as(rival), { keyId })).rejects.toMatchObject({ kind: "not_found" });
    expect(await isRevoked(keyId)).toBe(false);
    await revokeApiKey(as(actor), { keyId });
    expect(await isRevoked(keyId)).toBe(true);
    expect(await listOwnApiKeys(as(actor))).toMatchObject([{ id: keyId, state: "revoked" }]);
    await expect(revokeApiKey(as(actor), { keyId })).rejects.toMatchObject({ kind: "not_found" });
    expect(await database.db.$count(auditEntries, sql`${auditEntries.event} = 'apiKey.revoke' and ${auditEntries.actorId} = ${user.id}`)).toBe(1);
  });

  it("with its user: another role, a closed login, a forced password, a suspended buyer, a firm that is closed or signed out", async () => {
    const { services } = opened;
    const keyOf = async (user: { readonly id: string }) => (await createStoredKey(services, user, { scopes })).id;
    const [moved, closed, forced] = await Promise.all([
      createStaffActor(services, "DGFT_ADMIN"),
      createStaffActor(services, "EPCMD_ADMIN"),
      createStaffActor(services, "EPCMD_ADMIN"),
    ]);
    const buyer = await createBuyer(services);
    const [member, colleague] = [await createMember(services), await createMember(services)];
    const keys = {
      moved: await keyOf({ id: moved.userId }),
      closed: await keyOf({ id: closed.userId }),
      forced: await keyOf({ id: forced.userId }),
      suspended: await keyOf({ id: buyer.userId }),
      firmClosed: await keyOf(member.user),
      firmSignedOut: await keyOf(colleague.user),
    };
    await changeStaffRole(as(council), { userId: moved.userId, role: "EPCMD_ADMIN" });
    await deactivateStaff(as(council), { userId: closed.userId, reason: "Left the council." });
    await forceNewPassword(as(council), { userId: forced.userId });
    await suspendBuyer(as(council), { userId: buyer.userId, reason: "Wrote to everybody." });
    await deactivateFirm(as(council), { firmId: member.firm.id, version: member.firm.version, reason: "Membership ended." });
    await endFirmSessions(as(council), { firmId: colleague.firm.id });
    for (const [what, id] of Object.entries(keys)) expect([what, await isRevoked(id)]).toEqual([what, true]);
  });

  it("not with a password that its user changed", async () => {
    const { user } = await createMember(opened.services);
    const { id } = await createStoredKey(opened.services, user, { scopes });
    const client = await signedIn(user);
    const twice = { password: "Nilgiri#2028", confirmPassword: "Nilgiri#2028" };
    expect((await client.mutate("accounts.changePassword", { currentPassword: testPassword, ...twice })).status).toBe(200);
    expect(await isRevoked(id)).toBe(false);
  });

  it("and is deleted 90 days later", async () => {
    const user = await createUser(opened.services, "BUYER");
    const ended = (days: number) => createStoredKey(opened.services, user, { scopes, expiresAt: new Date(Date.now() - days * dayMs) });
    const { id: old } = await ended(91);
    const { id: recent } = await ended(89);
    const { id: usable } = await createStoredKey(opened.services, user, { scopes });
    const { id: revoked } = await createStoredKey(opened.services, user, { scopes });
    await database.db
      .update(apiKeys)
      .set({ revokedAt: new Date(Date.now() - 91 * dayMs) })
      .where(eq(apiKeys.id, revoked));
    await forgetEnded(systemContext(opened.services));
    const left = (await storedOf(user.id)).map(({ id }) => id);
    expect(left.sort()).toEqual([recent, usable].sort());
    expect(left).not.toContain(old);
  });
});

describe("the data about a person", () => {
  it("has the names and dates of keys, never their hashes, and an erasure deletes them", async () => {
    const { userId, email } = await createBuyer(opened.services);
    const { row } = await createStoredKey(opened.services, { id: userId }, { scopes: ["directory:read"] });
    const { text } = await exportPersonalData(as(council), { email });
    expect(text).toContain("API keys, by name and dates");
    expect(text).toContain("A program");
    expect(text).not.toContain(row.secretHash);
    await erasePersonalData(as(council), { email, typedEmail: email });
    expect(await storedOf(userId)).toEqual([]);
  });
});
