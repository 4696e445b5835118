import { createHmac, randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { auditEntries } from "#db/schema/audit.ts";
import { mail } from "#db/schema/mail.ts";
import { firms } from "#db/schema/members.ts";
import { rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { signAccessToken } from "#server/infra/access-tokens.ts";
import { createKeys } from "#server/infra/keys.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { callRest, restLogin, type RestReply, type Tokens } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

const appSecret = "a secret that only the tests use, 32+";
const listed = "https://erp.example";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database, { REST_ORIGINS: listed, TRUST_PROXY: "1" });
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(() => database.db.delete(rateLimits));

const me = (token: string | undefined): Promise<RestReply> => callRest(app.url, "/api/auth/me/", { token });
const refreshed = (refresh: string): Promise<RestReply> => callRest(app.url, "/api/token/refresh/", { json: { refresh } });
const tokensOf = ({ body }: RestReply): Tokens => ({ access: String(body["access"]), refresh: String(body["refresh"]) });
const notValid = {
  status: 401,
  body: { code: "token_not_valid", error: expect.any(String), message: expect.any(String), detail: expect.any(String) },
};

/** The parts of a token, to be put together otherwise. */
const partsOf = (access: string): { header: Record<string, unknown>; claims: Record<string, unknown> } => {
  const [header = "", claims = ""] = access.split(".");
  const read = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, "base64url").toString());
  return { header: read(header), claims: read(claims) };
};
const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token of these parts, signed with a key of ours or another. */
function forge(header: object, claims: object, key: Uint8Array | string): string {
  const text = `${encode(header)}.${encode(claims)}`;
  return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
}

describe("signing in", () => {
  it("gives tokens with the claims that old clients read, and no cookie", async () => {
    const { user, firm } = await createMember(opened.services);
    const reply = await callRest(app.url, "/api/auth/login/", {
      json: { email: user.email, password: testPassword, user_type: "EPCMD_MEMBER" },
      headers: { cookie: "epcmd=planted" },
    });
    expect(reply).toMatchObject({ status: 200, body: { user_type: "EPCMD_MEMBER", user_id: user.id } });
    expect(reply.headers.getSetCookie()).toEqual([]);
    expect(reply.headers.get("cache-control")).toBe("private, no-store");
    const { header, claims } = partsOf(tokensOf(reply).access);
    expect(header).toEqual({ alg: "HS256", typ: "at+jwt", kid: opened.services.keys.jwt.current.kid });
    expect(claims).toMatchObject({
      user_id: user.id,
      user_type: "EPCMD_MEMBER",
      role: "MEMBER",
      is_admin: false,
      firm_id: firm.id,
      aud: "epcmd-rest",
      iss: opened.services.config.publicUrl,
      jti: expect.any(String),
      sid: expect.any(String),
    });
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBe(600);
    expect(tokensOf(reply).refresh).toMatch(/^r1\.[0-9a-f-]{36}\.0\.[\w-]{43}$/);
    expect(await me(tokensOf(reply).access)).toMatchObject({ status: 200, body: { user_id: user.id, firm_id: firm.id, firm_name: firm.name } });
  });

  it.each([
    [{ email: "", password: "x", user_type: "MEMBER" }, 400, "Please enter both email and password."],
    [{ user_type: "MEMBER" }, 400, "Please enter both email and password."],
    [{ email: "a@b.example", password: "x" }, 400, "Please select a user type to login."],
    [{ email: "a@b.example", password: "x", user_type: "KING" }, 400, "Unknown user type. Please contact administrator."],
    [{ email: "a@b.example", password: "x", user_type: "MEMBER" }, 401, "Invalid credentials. Please check your email and password."],
    [{ email: "a@b.example", password: "x", user_type: "IT_ADMIN" }, 403, "This login option is not available yet. Please contact administrator."],
    [
      { email: "a@b.example", password: "x", user_type: "EXHIBITION_ADMIN" },
      403,
      "This login option is not available yet. Please contact administrator.",
    ],
  ])("refuses %j with %i", async (json, status, message) => {
    expect(await callRest(app.url, "/api/auth/login/", { json })).toMatchObject({
      status,
      body: { error: message, message, code: expect.any(String) },
    });
  });

  it("row 5: refuses the right password under another type, in the contract's words, and gives nothing", async () => {
    const { user } = await createMember(opened.services);
    const reply = await callRest(app.url, "/api/auth/login/", { json: { email: user.email, password: testPassword, user_type: "EPCMD_ADMIN" } });
    expect(reply).toMatchObject({ status: 403, body: { message: "Access denied: You don't have permission to login as EPCMD_ADMIN" } });
    expect(reply.body).not.toHaveProperty("access");
    expect(await database.db.$count(sessions, eq(sessions.userId, user.id))).toBe(0);
  });

  it.each([
    ["an array", `{"email":"a@b.example","password":"x","user_type":["MEMBER"]}`],
    ["an object", `{"email":"a@b.example","password":"x","user_type":{"MEMBER":true}}`],
    ["twice", `{"email":"a@b.example","password":"x","user_type":"MEMBER","user_type":"EPCMD_ADMIN"}`],
    ["twice, once in disguise", `{"email":"a@b.example","password":"x","user_type":"MEMBER","user\\u005ftype":"EPCMD_ADMIN"}`],
  ])("row 5: refuses user_type as %s", async (_as, text) => {
    const response = await fetch(`${app.url}/api/auth/login/`, { method: "POST", headers: { "content-type": "application/json" }, body: text });
    expect(response.status).toBe(400);
  });

  it("explains a refused login to a user with the right password", async () => {
    const unverified = await createUser(opened.services, "BUYER", { activatedAt: null });
    const expired = await createUser(opened.services, "BUYER", { passwordExpiredAt: new Date() });
    const login = (email: string) => callRest(app.url, "/api/auth/login/", { json: { email, password: testPassword, user_type: "BUYER" } });
    expect(await login(unverified.email)).toMatchObject({ status: 403, body: { code: "not_verified" } });
    expect(await login(expired.email)).toMatchObject({ status: 403, body: { code: "password_expired" } });
  });

  it("counts wrong passwords as the web does", async () => {
    const user = await createUser(opened.services, "BUYER");
    const wrong = () => callRest(app.url, "/api/auth/login/", { json: { email: user.email, password: "wrong", user_type: "BUYER" } });
    for (let guess = 0; guess < 5; guess += 1) expect((await wrong()).status).toBe(401);
    const refused = await wrong();
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("row 6: a forged token", () => {
  it("is refused with 401 token_not_valid, whatever was forged", async () => {
    const { user } = await createMember(opened.services);
    const { access, refresh } = await restLogin(app.url, user);
    const { header, claims } = partsOf(access);
    const key = opened.services.keys.jwt.current.bytes;
    const forged: Record<string, string> = {
      "no signature": `${encode({ ...header, alg: "none" })}.${encode(claims)}.`,
      "no signature, in capitals": `${encode({ ...header, alg: "NONE" })}.${encode(claims)}.`,
      "another algorithm": forge({ ...header, alg: "HS512" }, claims, key),
      "another key": forge(header, claims, "somebody else's key of many bytes"),
      "another purpose's key": forge(header, claims, opened.services.keys.refresh.current.bytes),
      "an edited role under the old signature": [encode(header), encode({ ...claims, role: "EPCMD_ADMIN" }), access.split(".")[2]].join("."),
      expired: forge(header, { ...claims, iat: Math.floor(Date.now() / 1000) - 700, exp: Math.floor(Date.now() / 1000) - 1 }, key),
      "no end": forge(header, { ...claims, exp: undefined }, key),
      "another audience": forge(header, { ...claims, aud: "epcmd-web" }, key),
      "no audience": forge(header, { ...claims, aud: undefined }, key),
      "another issuer": forge(header, { ...claims, iss: "https://portal.evil.example" }, key),
      "another type": forge({ ...header, typ: "JWT" }, claims, key),
      "no type": forge({ ...header, typ: undefined }, claims, key),
      "a kid with a path": forge({ ...header, kid: "../../../../dev/null" }, claims, ""),
      "no kid": forge({ ...header, kid: undefined }, claims, key),
      "a session that is none": forge(header, { ...claims, sid: randomUUID() }, key),
      "a session that is no id": forge(header, { ...claims, sid: "1' or '1'='1" }, key),
      "the refresh token": refresh,
      "half of it": access.slice(0, access.length / 2),
      nonsense: "a.b.c",
    };
    for (const [what, token] of Object.entries(forged)) expect(await me(token), what).toMatchObject(notValid);
    expect(await me(undefined)).toMatchObject(notValid);
    expect(await callRest(app.url, "/api/auth/me/", { headers: { authorization: `Basic ${access}` } })).toMatchObject(notValid);
    expect(await me(forge(header, claims, key))).toMatchObject({ status: 200 });
  });

  it("is a token that says another role: the rows are believed, at the next request", async () => {
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const { access } = await restLogin(app.url, user);
    const { header, claims } = partsOf(access);
    const key = opened.services.keys.jwt.current.bytes;
    expect(await me(forge(header, { ...claims, role: "DGFT_ADMIN" }, key))).toMatchObject({ body: { role: "EPCMD_ADMIN" } });
    await database.db.update(users).set({ role: "DGFT_ADMIN" }).where(eq(users.id, user.id));
    expect(await me(access)).toMatchObject({ status: 200, body: { role: "DGFT_ADMIN" } });
  });

  it("is good under the secret before the last rotation, and not under the one before that", async () => {
    const { user } = await createMember(opened.services);
    const { access } = await restLogin(app.url, user);
    const sessionId = String(partsOf(access).claims["sid"]);
    const signedWith = (secret: string) =>
      signAccessToken(
        { keys: createKeys(secret).jwt, issuer: opened.services.config.publicUrl, audience: "epcmd-rest" },
        { id: randomUUID(), sessionId, claims: {}, issuedAt: new Date(), seconds: 600 },
      );
    const next = openTestServices(database, { APP_SECRET: "the next secret of the tests, at 32+", APP_SECRET_PREVIOUS: appSecret });
    const nextApp = await startTestApp(next.services);
    const askNext = async (token: string) => (await callRest(nextApp.url, "/api/auth/me/", { token })).status;
    expect(await askNext(await signedWith(appSecret))).toBe(200);
    expect(await askNext(await signedWith("the next secret of the tests, at 32+"))).toBe(200);
    expect(await askNext(await signedWith("a secret of long ago, of the tests 32+"))).toBe(401);
    const { refresh } = await restLogin(app.url, user);
    expect((await callRest(nextApp.url, "/api/token/refresh/", { json: { refresh } })).status).toBe(200);
    await nextApp.close();
    await next.close();
  });
});

describe("row 16: a refresh token", () => {
  it("refuses what is no refresh token as such, however long, and keeps the selected type", async () => {
    const { user } = await createMember(opened.services);
    const login = { email: user.email, password: testPassword, user_type: "EPCMD_MEMBER" };
    const { access, refresh } = tokensOf(await callRest(app.url, "/api/auth/login/", { json: login }));
    for (const wrong of ["rubbish", access, "x".repeat(4096)]) expect(await refreshed(wrong)).toMatchObject(notValid);
    expect((await refreshed("x".repeat(4097))).status).toBe(400);
    expect(partsOf(tokensOf(await refreshed(refresh)).access).claims).toMatchObject({ user_type: "EPCMD_MEMBER", role: "MEMBER" });
  });

  it("works once; sent again within ten seconds it gets the same successor", async () => {
    const { user } = await createMember(opened.services);
    const first = await restLogin(app.url, user);
    const second = await refreshed(first.refresh);
    expect(second.status).toBe(200);
    expect(tokensOf(second).refresh).toMatch(/^r1\.[0-9a-f-]{36}\.1\./);
    expect(tokensOf(await refreshed(first.refresh)).refresh).toBe(tokensOf(second).refresh);
    expect((await me(tokensOf(second).access)).status).toBe(200);
    expect((await refreshed(tokensOf(second).refresh)).status).toBe(200);
  });

  it("sent twenty times at once gives each call the same successor, and ends no session", async () => {
    const { user } = await createMember(opened.services);
    const { refresh, access } = await restLogin(app.url, user);
    const replies = await Promise.all(Array.from({ length: 20 }, () => refreshed(refresh)));
    expect(replies.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(new Set(replies.map((reply) => tokensOf(reply).refresh)).size).toBe(1);
    expect((await me(access)).status).toBe(200);
  });

  const agedBy = (userId: string, seconds: number) =>
    database.db
      .update(sessions)
      .set({ genAt: sql`now() - make_interval(secs => ${seconds})` })
      .where(eq(sessions.userId, userId));

  it("used again after ten seconds ends the session and all its tokens, and its owner is notified", async () => {
    const { user } = await createMember(opened.services);
    const first = await restLogin(app.url, user);
    const second = tokensOf(await refreshed(first.refresh));
    await agedBy(user.id, 11);
    expect(await refreshed(first.refresh)).toMatchObject(notValid);
    expect(await me(second.access)).toMatchObject(notValid);
    expect(await me(first.access)).toMatchObject(notValid);
    expect(await refreshed(second.refresh)).toMatchObject(notValid);
    const emails = await database.db.select().from(mail).where(eq(mail.userId, user.id));
    expect(emails.map(({ kind, email }) => [kind, email])).toEqual([["session_stolen", user.email]]);
    const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, user.id));
    expect(row).toMatchObject({ revokedReason: "refresh_reused", revokedAt: expect.any(Date) });
    const entries = await database.db.select().from(auditEntries).where(eq(auditEntries.subjectId, user.id));
    expect(entries).toMatchObject([{ event: "session.reused", outcome: "refused", transport: "rest" }]);
  });

  it("two generations old ends the session even within the ten seconds", async () => {
    const { user } = await createMember(opened.services);
    const first = await restLogin(app.url, user);
    const second = tokensOf(await refreshed(first.refresh));
    const third = tokensOf(await refreshed(second.refresh));
    expect(await refreshed(first.refresh)).toMatchObject(notValid);
    expect(await me(third.access)).toMatchObject(notValid);
  });

  it("of another session, another generation or another hand is none", async () => {
    const { user } = await createMember(opened.services);
    const { refresh } = await restLogin(app.url, user);
    const [version = "", sid = "", , signature = ""] = refresh.split(".");
    for (const token of [
      `${version}.${sid}.1.${signature}`,
      `${version}.${randomUUID()}.0.${signature}`,
      `r2.${sid}.0.${signature}`,
      `${version}.${sid}.00.${signature}`,
      refresh.slice(0, -1),
      `${refresh}A`,
      "",
    ])
      expect(await refreshed(token), token).toMatchObject(notValid);
    expect((await refreshed(refresh)).status).toBe(200);
  });

  it.each([
    ["BUYER", 7 * 24, 30 * 24],
    ["EPCMD_ADMIN", 12, 24],
    ["DGFT_ADMIN", 12, 24],
  ] as const)("of %s lives %i hours unused and never past %i", async (role, idleHours, absoluteHours) => {
    const user = await createUser(opened.services, role);
    const { refresh } = await restLogin(app.url, user);
    const hours = async (): Promise<number[]> => {
      const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, user.id));
      return [row?.idleUntil, row?.absoluteUntil].map((until) => Math.round(((until?.getTime() ?? 0) - Date.now()) / 3_600_000));
    };
    expect(await hours()).toEqual([idleHours, absoluteHours]);
    await database.db
      .update(sessions)
      .set({ absoluteUntil: sql`now() + interval '2 hours'` })
      .where(eq(sessions.userId, user.id));
    const next = await refreshed(refresh);
    expect(await hours()).toEqual([2, 2]);
    await database.db
      .update(sessions)
      .set({ idleUntil: sql`now() - interval '1 second'` })
      .where(eq(sessions.userId, user.id));
    expect(await refreshed(tokensOf(next).refresh)).toMatchObject(notValid);
  });
});

describe("row 17: a session that should be dead is dead at the next request", () => {
  it("after logout by the refresh token, and again", async () => {
    const { user } = await createMember(opened.services);
    const { access, refresh } = await restLogin(app.url, user);
    const out = await callRest(app.url, "/api/auth/logout/", { json: { refresh } });
    expect(out.status).toBe(204);
    expect(await me(access)).toMatchObject(notValid);
    expect(await refreshed(refresh)).toMatchObject(notValid);
    expect((await callRest(app.url, "/api/auth/logout/", { json: { refresh } })).status).toBe(204);
    expect(await callRest(app.url, "/api/auth/logout/", { json: { refresh: "r1.x.0.y" } })).toMatchObject(notValid);
  });

  it("after a changed password", async () => {
    const { user } = await createMember(opened.services);
    const { access, refresh } = await restLogin(app.url, user);
    const body = { email: user.email, old_password: testPassword, new_password: "Nilgiri#2028", confirm_password: "Nilgiri#2028" };
    const changed = await callRest(app.url, "/api/api/auth/expired-password/", { json: body });
    expect(changed).toMatchObject({ status: 200, body: { message: "Password reset successfully" } });
    expect(await me(access)).toMatchObject(notValid);
    expect(await refreshed(refresh)).toMatchObject(notValid);
  });

  it("when user or firm is deactivated", async () => {
    const one = await createMember(opened.services);
    const other = await createMember(opened.services);
    const ofOne = await restLogin(app.url, one.user);
    const ofOther = await restLogin(app.url, other.user);
    await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, one.user.id));
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, other.firm.id));
    for (const { access, refresh } of [ofOne, ofOther]) {
      expect(await me(access)).toMatchObject(notValid);
      expect(await refreshed(refresh)).toMatchObject(notValid);
    }
  });

  it("is the eleventh of a user, counted over web and REST together", async () => {
    const user = await createUser(opened.services, "DGFT_ADMIN");
    const first = await restLogin(app.url, user);
    const web = new WebClient(app);
    for (let login = 0; login < 10; login += 1) {
      await database.db.delete(rateLimits);
      const client = login === 0 ? web : new WebClient(app);
      await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "DGFT_ADMIN" });
    }
    expect(await me(first.access)).toMatchObject(notValid);
    expect((await web.query("accounts.sessions")).status).toBe(200);
  });
});

describe("row 18: web and REST sessions never mix", () => {
  it("a bearer token does not authenticate web calls, and a cookie does not authenticate REST calls", async () => {
    const { user } = await createMember(opened.services);
    const { access } = await restLogin(app.url, user);
    const web = new WebClient(app);
    expect((await web.query("accounts.me", undefined, { authorization: `Bearer ${access}` })).value).toEqual({ isSignedIn: false });
    expect((await web.query("members.detail", undefined, { authorization: `Bearer ${access}` })).status).toBe(401);
    await web.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
    const cookie = [...web.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    expect(await callRest(app.url, "/api/auth/me/", { headers: { cookie } })).toMatchObject(notValid);
    expect(await me(web.cookies.get("epcmd"))).toMatchObject(notValid);
  });

  it("a REST session is in the user's list of sessions, and can be ended there", async () => {
    const { user } = await createMember(opened.services);
    const { access } = await restLogin(app.url, user);
    const web = new WebClient(app);
    await web.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
    const list = (await web.query("accounts.sessions")).value;
    expect(list).toEqual(expect.arrayContaining([expect.objectContaining({ transport: "rest" }), expect.objectContaining({ transport: "web" })]));
    expect((await web.mutate("accounts.signOutElsewhere")).status).toBe(200);
    expect(await me(access)).toMatchObject(notValid);
  });
});

describe("row 20: other sites' pages", () => {
  const asked = (origin: string, method: string) =>
    callRest(app.url, "/api/auth/me/", {
      method,
      headers: { origin, "access-control-request-method": "GET", "access-control-request-headers": "authorization" },
    });

  it.each(["GET", "OPTIONS"])("are answered by %s when they are listed, without cookies", async (method) => {
    const { headers } = await asked(listed, method);
    expect(headers.get("access-control-allow-origin")).toBe(listed);
    expect(headers.has("access-control-allow-credentials")).toBe(false);
    expect(headers.get("vary")).toContain("Origin");
    if (method === "OPTIONS") expect(headers.get("access-control-allow-headers")).toContain("Authorization");
  });

  it.each(["/api/auth/me/", "/auth/me/"])("can read that they are refused for a minute, and may always ask before they call, at %s", async (path) => {
    const headers = { origin: listed, "x-forwarded-for": path.startsWith("/api") ? "198.51.100.7" : "198.51.100.8" };
    for (let request = 0; request < 300; request += 1) await callRest(app.url, path, { headers });
    const refused = await callRest(app.url, path, { headers });
    expect([refused.status, refused.headers.get("retry-after"), refused.headers.get("access-control-allow-origin")]).toEqual([429, "60", listed]);
    expect((await callRest(app.url, path, { method: "OPTIONS", headers })).status).toBe(204);
  });

  it.each(["https://evil.example", "null", `${listed}.evil.example`, "http://erp.example", `${listed}:8443`])(
    "are told nothing: %s",
    async (origin) => {
      for (const method of ["GET", "OPTIONS"]) {
        const { headers } = await asked(origin, method);
        expect([...headers.keys()].filter((name) => name.startsWith("access-control-"))).toEqual([]);
        expect(headers.get("vary")).toContain("Origin");
      }
    },
  );
});
