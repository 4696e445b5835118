import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ApiScope } from "#domain/accounts/api-keys.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { apiKeys, secondFactors, users } from "#db/schema/accounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStoredKey, createUser, testPassword } from "../support/factories.ts";
import { stepParts } from "../support/multipart.ts";
import { createActors, reimbursementIn } from "../support/reimbursements.ts";
import { callRest, restLogin, type RestReply } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let required: TestServices;
let app: TestApp;
/** Of an operator who asks all staff for a second factor. */
let strictApp: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  required = openTestServices(database, { STAFF_MFA: "required" });
  app = await startTestApp(opened.services);
  strictApp = await startTestApp(required.services);
});
afterAll(async () => {
  await app?.close();
  await strictApp?.close();
  await opened?.close();
  await required?.close();
  await database?.drop();
});

const call = (path: string, token: string, json?: unknown): Promise<RestReply> =>
  callRest(app.url, path, { token, ...(json === undefined ? {} : { json }) });
const keyOf = (user: { readonly id: string }, ...scopes: readonly ApiScope[]) => createStoredKey(opened.services, user, { scopes });
const claims = "/api/product-reimbursement/";
const notValid = {
  status: 401,
  body: { code: "token_not_valid", message: expect.stringContaining("This API key is not valid"), detail: expect.any(String) },
};

describe("the scopes of an API key", () => {
  it("let through what they hold, and refuse the rest by name", async () => {
    const { user } = await createMember(opened.services);
    const { key, id } = await keyOf(user, "claims:read");
    expect((await call(claims, key)).status).toBe(200);
    expect(await call("/api/buyer/epcmd-members/", key)).toMatchObject({
      status: 403,
      body: { code: "scope_missing", message: expect.stringContaining('"directory:read"') },
    });
    const step = await callRest(app.url, claims, { token: key, form: await stepParts("product", 1, undefined) });
    expect(step).toMatchObject({ status: 403, body: { code: "scope_missing", message: expect.stringContaining('"claims:write"') } });
    expect(await database.db.$count(reimbursements)).toBe(0);
    // What no scope holds, and what the role may not do with any.
    for (const path of ["/api/auth/me/", "/api/bepcmd-member/detail/"])
      expect(await call(path, key)).toMatchObject({
        status: 403,
        body: { code: "scope_missing", message: expect.stringContaining("closed to API keys") },
      });
    expect(await call("/api/reimbursements/product/", key)).toMatchObject({ status: 403, body: { code: "forbidden" } });
    const refusals = await database.db.select().from(auditEntries).where(eq(auditEntries.sessionId, id));
    expect(refusals).toEqual(expect.arrayContaining([expect.objectContaining({ event: "permission.use", outcome: "refused", actorId: user.id })]));
  });

  it("with claims:write a member's program files a claim, and cannot read it", async () => {
    const { user } = await createMember(opened.services);
    const { key } = await keyOf(user, "claims:write");
    const scheme = schemeOf("product");
    let id: string | undefined;
    for (let step = 1; step <= scheme.steps.length; step += 1) {
      const reply = await callRest(app.url, claims, { token: key, form: await stepParts("product", step, id) });
      expect([step, reply.status, reply.body["message"]]).toEqual([step, 200, expect.any(String)]);
      id = String(reply.body["reimbursement_id"]);
    }
    expect(await call(`${claims}submit/${id}/`, key, {})).toMatchObject({ status: 200, body: { reimbursement_id: id } });
    expect(await call(`${claims}${id}/`, key)).toMatchObject({ status: 403, body: { code: "scope_missing" } });
    const [row] = await database.db
      .select()
      .from(reimbursements)
      .where(eq(reimbursements.id, id ?? ""));
    expect(row).toMatchObject({ state: "SUBMITTED", firmId: user.firmId });
  });

  it("for the council and DGFT hold no decision", async () => {
    const actors = await createActors(opened.services);
    const { id } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    const council = await keyOf({ id: actors.council.userId }, "claims:read", "members:read", "directory:read");
    const dgft = await keyOf({ id: actors.dgft.userId }, "claims:read");
    expect((await call("/api/get-all-users/?page=1", council.key)).status).toBe(200);
    expect((await call(`/api/reimbursements/product/${id}/`, council.key)).status).toBe(200);
    expect((await call(`/api/dgft/product/${id}/`, dgft.key)).status).toBe(200);
    const closed = { status: 403, body: { code: "scope_missing", message: expect.stringContaining("closed to API keys") } };
    expect(await call(`/api/send-dgft/reimbursements/product/${id}/`, council.key, {})).toMatchObject(closed);
    expect(await call("/api/users/create/", council.key, {})).toMatchObject(closed);
    expect(await call(`/api/dgft/product/${id}/`, dgft.key, { action: "approve" })).toMatchObject(closed);
    const [row] = await database.db.select().from(reimbursements).where(eq(reimbursements.id, id));
    expect(row?.state).toBe("UNDER_REVIEW_DGFT");
  });
});

describe("an API key that is none", () => {
  it("is refused with 401 and a sentence, whatever is wrong with it", async () => {
    const { user } = await createMember(opened.services);
    const { key } = await keyOf(user, "claims:read");
    const { key: other } = await keyOf(user, "claims:read");
    const revoked = await keyOf(user, "claims:read");
    await database.db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, revoked.id));
    const expired = await createStoredKey(opened.services, user, { scopes: ["claims:read"], expiresAt: new Date(Date.now() - 1_000) });
    const wrong: Record<string, string> = {
      "the secret of another key": `${key.slice(0, -43)}${other.slice(-43)}`,
      "a changed secret": `${key.slice(0, -1)}${key.endsWith("A") ? "B" : "A"}`,
      "no secret": key.slice(0, -44),
      "an unknown id": `epcmd_${"0".repeat(32)}_${key.slice(-43)}`,
      revoked: revoked.key,
      expired: expired.key,
      nonsense: "epcmd_x",
    };
    for (const [what, token] of Object.entries(wrong)) expect([what, await call(claims, token)]).toMatchObject([what, notValid]);
    expect((await call(claims, key)).status).toBe(200);
  });

  it("is one whose user or firm is closed", async () => {
    const [one, other] = [await createMember(opened.services), await createMember(opened.services)];
    const keys = [await keyOf(one.user, "claims:read"), await keyOf(other.user, "claims:read")];
    await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, one.user.id));
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, other.firm.id));
    for (const { key } of keys) expect(await call(claims, key)).toMatchObject(notValid);
  });

  it("opens nothing of the browser, and no sign-in takes it", async () => {
    const { user } = await createMember(opened.services);
    const { key } = await keyOf(user, "claims:read", "claims:write", "directory:read");
    const web = new WebClient(app);
    const authorization = `Bearer ${key}`;
    expect((await web.query("accounts.me", undefined, { authorization })).value).toEqual({ isSignedIn: false });
    expect((await web.query("members.detail", undefined, { authorization })).status).toBe(401);
    expect((await web.mutate("apiKeys.create", { name: "x", scopes: ["claims:read"], expiresOn: "2099-01-01" }, { authorization })).status).toBe(401);
    web.cookies.set("epcmd", key);
    expect((await web.query("apiKeys.list")).status).toBe(401);
    expect(await callRest(app.url, "/api/token/refresh/", { json: { refresh: key } })).toMatchObject({
      status: 401,
      body: { code: "token_not_valid" },
    });
    const asPassword = { email: user.email, password: key, user_type: "MEMBER" };
    expect((await callRest(app.url, "/api/auth/login/", { json: asPassword })).status).toBe(401);
  });
});

describe("a call with an API key", () => {
  it("notes the last use", async () => {
    const { user } = await createMember(opened.services);
    const { key, id } = await keyOf(user, "claims:read");
    await call(claims, key);
    await eventually(async () => {
      const [row] = await database.db.select().from(apiKeys).where(eq(apiKeys.id, id));
      expect(row?.lastUsedAt).toBeInstanceOf(Date);
    });
  });

  it("of the council reads claims where all staff need a second factor, as long as its user has one", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const { key } = await keyOf(user, "claims:read");
    await expect(restLogin(strictApp.url, user, testPassword)).rejects.toThrow("second_factor_required");
    const list = () => callRest(strictApp.url, "/api/reimbursements/product/", { token: key });
    expect(await list()).toMatchObject(notValid);
    await database.db.insert(secondFactors).values({ userId: user.id, sealedSecret: "x", confirmedAt: new Date() });
    expect(await list()).toMatchObject({ status: 200, body: { reimbursements: expect.any(Array) } });
  });

  it("gets signed addresses that open without it, until the key is revoked, and with no key of another user", async () => {
    const actors = await createActors(opened.services);
    const { id: claimId } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const { key, id } = await keyOf({ id: actors.council.userId }, "claims:read");
    const stranger = await keyOf((await createMember(opened.services)).user, "claims:read");
    const { body } = await call(`/api/reimbursements/product/${claimId}/`, key);
    const documents = body["documents"] as { url: string | null }[]; // by its OpenAPI document
    const { pathname } = new URL(documents.find(({ url }) => url !== null)?.url ?? "");
    const open = (token?: string) => callRest(app.url, pathname, { token }).then(({ status }) => status);
    expect([await open(), await open(key), await open(stranger.key)]).toEqual([200, 200, 404]);
    await database.db.update(apiKeys).set({ revokedAt: new Date() }).where(eq(apiKeys.id, id));
    expect(await open()).toBe(404);
  });
});
