import { eq, sql } from "drizzle-orm";
import superjson from "superjson";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Role } from "#domain/accounts/roles.ts";
import { backgroundHeader, clientHeader, pageUserHeader, sessionHeader } from "#domain/accounts/web-headers.ts";
import { idempotencyKeys, rateLimits, sessions, users } from "#db/schema/accounts.ts";
import { firms } from "#db/schema/members.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createMember, createUser, newGstNo, testPassword } from "../support/factories.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app.close();
  await opened.close();
  await database.drop();
});

const forgetLimits = () => database.db.delete(rateLimits);

/** Signs in over HTTP as the screen does. */
async function signedIn(email: string, userType: string): Promise<WebClient> {
  const client = new WebClient(app);
  const answer = await client.mutate("accounts.login", { email, password: testPassword, userType });
  expect(answer.error).toBeUndefined();
  return client;
}

const isSignedIn = async (client: WebClient): Promise<boolean> => {
  const { value } = await client.query("accounts.me");
  return typeof value === "object" && value !== null && "isSignedIn" in value && value.isSignedIn === true;
};

describe("row 18: the cookie", () => {
  it("is the only place of the secret: not in the answer, not for scripts, new at each login", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = new WebClient(app);
    client.cookies.set("epcmd", "planted-by-somebody-else");
    const answer = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" });
    expect(answer.value).toEqual({ home: "/epcmd_admin/work" });
    const [line = ""] = answer.headers.getSetCookie();
    expect(line).toMatch(/^epcmd=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const first = client.cookies.get("epcmd");
    expect(first).not.toBe("planted-by-somebody-else");
    await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" });
    expect(client.cookies.get("epcmd")).not.toBe(first);
    // The session of the replaced cookie is over.
    const old = new WebClient(app);
    old.cookies.set("epcmd", first ?? "");
    expect(await isSignedIn(old)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
    const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, user.id)).limit(1);
    expect(row?.secretHash).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is bound to the host and to https where the portal is public", async () => {
    await forgetLimits();
    const secure = openTestServices(database, { PUBLIC_URL: "https://portal.example" });
    const secureApp = await startTestApp(secure.services);
    const user = await createUser(opened.services, "DGFT_ADMIN");
    const client = new WebClient(secureApp);
    const answer = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "DGFT_ADMIN" });
    expect(answer.headers.getSetCookie().map((line) => line.replace(/=[^;]+/, "=…"))).toEqual([
      "__Host-epcmd=…; Path=/; HttpOnly; Secure; SameSite=Lax",
      expect.stringMatching(/^__Host-epcmd-device=…; Max-Age=15552000; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/),
    ]);
    await secureApp.close();
    await secure.close();
  });
});

describe("a session", () => {
  it("shows the user, their home page and the lifetime of the session", async () => {
    await forgetLimits();
    const { user, firm } = await createMember(opened.services);
    const client = await signedIn(user.email.toUpperCase(), "EPCMD_MEMBER");
    const { value, headers } = await client.query("accounts.me");
    expect(value).toEqual({
      isSignedIn: true,
      user: { id: user.id, name: "Somebody", email: user.email, role: "MEMBER", roleLabel: "Member" },
      home: "/member-profile",
      rights: [],
      session: { idleSecondsLeft: expect.closeTo(3600, -2), absoluteSecondsLeft: expect.closeTo(86_400, -2), warnSeconds: 300 },
      firm: { id: firm.id, name: firm.name, gstNo: firm.gstNo, membershipStartOn: "2020-04-01", membershipEndOn: "2099-03-31" },
    });
    expect(Number(headers.get(sessionHeader))).toBeGreaterThan(3500);
  });

  it.each([
    ["MEMBER", 3600, 86_400],
    ["BUYER", 3600, 86_400],
    ["EPCMD_ADMIN", 1800, 43_200],
    ["DGFT_ADMIN", 1800, 43_200],
  ] satisfies [Role, number, number][])("of %s lives %i s idle and %i s at most", async (role, idle, absolute) => {
    await forgetLimits();
    const user = role === "MEMBER" ? (await createMember(opened.services)).user : await createUser(opened.services, role);
    await signedIn(user.email, role);
    const [row] = await database.db.select().from(sessions).where(eq(sessions.userId, user.id));
    const seconds = (until: Date | undefined): number => Math.round(((until?.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)) / 1000);
    expect(seconds(row?.idleUntil)).toBe(idle);
    expect(seconds(row?.absoluteUntil)).toBe(absolute);
  });

  it("ends idle, ends absolutely, and never moves past its absolute end", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const move = (values: Record<string, ReturnType<typeof sql>>) => database.db.update(sessions).set(values).where(eq(sessions.userId, user.id));
    await move({ seenAt: sql`now() - interval '2 minutes'`, absoluteUntil: sql`now() + interval '10 minutes'` });
    const answer = await client.query("accounts.me");
    expect(Number(answer.headers.get(sessionHeader))).toBeLessThanOrEqual(600);
    await move({ idleUntil: sql`now() - interval '1 second'`, absoluteUntil: sql`now() + interval '1 hour'` });
    expect(await isSignedIn(client)).toBe(false);
    await move({ idleUntil: sql`now() + interval '10 minutes'`, absoluteUntil: sql`now() - interval '1 second'` });
    expect(await isSignedIn(client)).toBe(false);
  });

  it("is pushed forward by use, at most once a minute and not by polling; extending pushes at once", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const age = (seconds: number) =>
      database.db
        .update(sessions)
        .set({ seenAt: sql`now() - make_interval(secs => ${seconds})`, idleUntil: sql`now() + interval '10 minutes'` })
        .where(eq(sessions.userId, user.id));
    const secondsAfter = async (headers = {}): Promise<number> =>
      Number((await client.query("accounts.me", undefined, headers)).headers.get(sessionHeader));
    await age(30);
    expect(await secondsAfter()).toBeLessThanOrEqual(600);
    await age(61);
    expect(await secondsAfter({ [backgroundHeader]: "1" })).toBeLessThanOrEqual(600);
    expect(await secondsAfter()).toBeGreaterThan(1700);
    await age(10);
    const { value } = await client.mutate("accounts.extendSession");
    expect(value).toMatchObject({ idleSecondsLeft: expect.closeTo(1800, -2), warnSeconds: 300 });
  });

  it("counts as none for a call of a page that shows another user", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const extendOn = async (pageUser: string) => (await client.mutate("accounts.extendSession", undefined, { [pageUserHeader]: pageUser })).status;
    const isSeenOn = async (pageUser: string) => (await client.query("accounts.me", undefined, { [pageUserHeader]: pageUser })).value;
    const other = await createUser(opened.services, "EPCMD_ADMIN");
    expect(await extendOn(other.id)).toBe(401);
    expect(await isSeenOn(other.id)).toEqual({ isSignedIn: false });
    expect(await extendOn(user.id)).toBe(200);
    expect(await isSeenOn(user.id)).toMatchObject({ isSignedIn: true });
  });

  it("is the eleventh: the oldest ends, ten live", async () => {
    const user = await createUser(opened.services, "DGFT_ADMIN");
    const clients: WebClient[] = [];
    for (let login = 0; login < 11; login += 1) {
      await forgetLimits();
      clients.push(await signedIn(user.email, "DGFT_ADMIN"));
    }
    const alive = await Promise.all(clients.map(isSignedIn));
    expect(alive).toEqual([false, ...Array.from({ length: 10 }, () => true)]);
  });

  it("of parallel logins never exceeds ten", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "DGFT_ADMIN");
    for (let round = 0; round < 3; round += 1) {
      await forgetLimits();
      await Promise.all(Array.from({ length: 5 }, () => signedIn(user.email, "DGFT_ADMIN")));
    }
    const live = await database.db.$count(sessions, sql`${sessions.userId} = ${user.id} and ${sessions.revokedAt} is null`);
    expect(live).toBe(10);
  });
});

describe("row 17: a session that should be dead is dead at the next request", () => {
  it("after logout, and the browser forgets it", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const secret = client.cookies.get("epcmd") ?? "";
    const answer = await client.mutate("accounts.logout");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("clear-site-data")).toBe('"cache"');
    expect(client.cookies.has("epcmd")).toBe(false);
    client.cookies.set("epcmd", secret);
    expect(await isSignedIn(client)).toBe(false);
    const again = await client.mutate("accounts.logout");
    expect(again).toMatchObject({ status: 401, error: { code: "token_not_valid", message: "Your session has expired. Please log in again." } });
  });

  it("when the user is deactivated", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "DGFT_ADMIN");
    const client = await signedIn(user.email, "DGFT_ADMIN");
    await database.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, user.id));
    expect(await isSignedIn(client)).toBe(false);
  });

  it("when the firm is deactivated", async () => {
    await forgetLimits();
    const { user, firm } = await createMember(opened.services);
    const client = await signedIn(user.email, "MEMBER");
    expect((await client.query("members.detail")).status).toBe(200);
    await database.db.update(firms).set({ deactivatedAt: new Date(), deactivatedReason: "Closed." }).where(eq(firms.id, firm.id));
    expect((await client.query("members.detail")).status).toBe(401);
  });

  it("when the role changes, it obeys the new one", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    expect((await client.query("members.listFirms", {})).status).toBe(200);
    await database.db.update(users).set({ role: "DGFT_ADMIN" }).where(eq(users.id, user.id));
    expect(await client.query("members.listFirms", {})).toMatchObject({ status: 403, error: { code: "forbidden" } });
  });
});

describe("row 19: a request that changes something", () => {
  const attempt = async (headers: Record<string, string>, body = superBody()) => {
    const firm = await createFirm(opened.services);
    const user = await createUser(opened.services, "MEMBER", { firmId: firm.id });
    await forgetLimits();
    const client = await signedIn(user.email, "MEMBER");
    const answer = await client.raw("accounts.logout", body, headers);
    return { answer, isStillSignedIn: await isSignedIn(client) };
  };
  const superBody = (): string | undefined => undefined;
  const own = () => new WebClient(app).pageHeaders();

  it("passes from our own pages, also from a browser that sends no Sec-Fetch-Site", async () => {
    expect((await attempt(own())).answer.status).toBe(200);
    const { "sec-fetch-site": _, ...older } = own();
    expect((await attempt(older)).answer.status).toBe(200);
  });

  it.each([
    ["a foreign origin", { origin: "https://evil.example" }],
    ["no origin to speak of", { origin: "null" }],
    ["an origin that begins like ours", { origin: "http://127.0.0.1.evil.example" }],
    ["another site", { "sec-fetch-site": "cross-site" }],
    ["a sister site", { "sec-fetch-site": "same-site" }],
    ["a page without our header", { [clientHeader]: "" }],
    ["another client", { [clientHeader]: "rest" }],
  ])("is refused from %s, and nothing happens", async (_from, headers) => {
    const { answer, isStillSignedIn } = await attempt({ ...own(), ...headers });
    expect(answer).toMatchObject({ status: 403, error: { code: "cross_site" } });
    expect(isStillSignedIn).toBe(true);
  });

  it.each(["text/plain", "application/x-www-form-urlencoded"])("is refused as %s", async (type) => {
    const { answer, isStillSignedIn } = await attempt({ ...own(), "content-type": type }, "{}");
    expect(answer.status).toBe(403);
    expect(isStillSignedIn).toBe(true);
  });

  it("is refused without Origin and Sec-Fetch-Site, and at the login too", async () => {
    const { answer } = await attempt({ [clientHeader]: "web", "content-type": "application/json" });
    expect(answer.status).toBe(403);
    const foreign = await new WebClient(app).mutate(
      "accounts.login",
      { email: "a@b.example", password: "x", userType: "MEMBER" },
      { origin: "https://evil.example" },
    );
    expect(foreign).toMatchObject({ status: 403, error: { code: "cross_site" } });
  });

  it("cannot be made by GET", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const answer = await client.query("accounts.logout");
    expect(answer).toMatchObject({ status: 405, error: { code: "wrong_method" } });
    expect(await isSignedIn(client)).toBe(true);
  });
});

it("answers a read with a long text by POST, for our own pages only", async () => {
  await forgetLimits();
  const user = await createUser(opened.services, "EPCMD_ADMIN");
  const client = await signedIn(user.email, "EPCMD_ADMIN");
  const input = superjson.stringify({ text: "उ".repeat(5_000) });
  expect(await client.raw("site.content.previewMarkdown", input, client.pageHeaders())).toMatchObject({ status: 200, value: { problem: null } });
  const foreign = { ...client.pageHeaders(), origin: "https://evil.example" };
  expect((await client.raw("site.content.previewMarkdown", input, foreign)).status).toBe(403);
});

describe("an action sent again", () => {
  it("under the same key gets the first answer, and another body is refused", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    const firm = {
      firmName: "Kaveri Imaging Pvt Ltd",
      gstNo: newGstNo(),
      membershipStartOn: "01-04-2026",
      membershipEndOn: "31-03-2027",
      contactName: "Export Office",
      contactEmail: "office@kaveri.example",
      contactPhone: "+91 98765 43210",
    };
    const key = { "idempotency-key": "0123456789abcdef" };
    const first = await client.mutate("members.addFirm", firm, key);
    expect(first.status).toBe(200);
    expect(await client.mutate("members.addFirm", firm, key)).toMatchObject({ status: 200, value: first.value });
    expect(await client.mutate("members.addFirm", { ...firm, gstNo: newGstNo() }, key)).toMatchObject({
      status: 409,
      error: { code: "idempotency_key_reused" },
    });
    expect(await client.mutate("members.addFirm", firm)).toMatchObject({
      status: 409,
      error: { code: "gst_taken", fields: { gstNo: [expect.any(String)] } },
    });
  });

  it("never keeps the answer of a login", async () => {
    await forgetLimits();
    const user = await createUser(opened.services, "EPCMD_ADMIN");
    const client = await signedIn(user.email, "EPCMD_ADMIN");
    await client.mutate(
      "accounts.login",
      { email: user.email, password: testPassword, userType: "EPCMD_ADMIN" },
      { "idempotency-key": "fedcba9876543210" },
    );
    expect(await database.db.$count(idempotencyKeys, eq(idempotencyKeys.actorId, user.id))).toBe(0);
  });
});

describe("errors over HTTP", () => {
  it("say what to do, and never a stack or a path", async () => {
    await forgetLimits();
    const client = new WebClient(app);
    const unknown = await client.query("nothing.here");
    expect(unknown).toMatchObject({ status: 404, error: { code: "no_such_call" } });
    const wrongShape = await client.mutate("accounts.login", { email: ["a@b.example"], password: "x", userType: { EPCMD_ADMIN: true } });
    expect(wrongShape).toMatchObject({
      status: 400,
      error: { code: "invalid", fields: { email: [expect.any(String)], userType: [expect.any(String)] } },
    });
    const broken = await client.raw("accounts.login", "{", client.pageHeaders());
    expect(broken).toMatchObject({ status: 400, error: { code: "bad_request" } });
    for (const { error } of [unknown, wrongShape, broken]) expect(JSON.stringify(error)).not.toMatch(/\bat |stack|\/work|node_modules/);
  });

  it("carry Retry-After when too many tries were made", async () => {
    await forgetLimits();
    const client = new WebClient(app);
    const wrong = { email: "nobody@people.example", password: "wrong", userType: "MEMBER" };
    for (let guess = 0; guess < 5; guess += 1) expect((await client.mutate("accounts.login", wrong)).status).toBe(401);
    const refused = await client.mutate("accounts.login", wrong);
    expect(refused).toMatchObject({ status: 429, error: { code: "rate_limited", retryAfterSeconds: expect.any(Number) } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(60);
  });
});
