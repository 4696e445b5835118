import { request, type ClientRequest } from "node:http";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { cpuTime } from "../support/cpu-time.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { textPdf } from "../support/files.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { callRest, restLogin } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type WebAnswer, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  // One proxy in front: the tests choose the addresses from which they come.
  opened = openTestServices(database, { TRUST_PROXY: "1" });
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});

const from = (ip: string): Record<string, string> => ({ "x-forwarded-for": ip });

describe("row 35: depth, prototypes and odd values", () => {
  const deep = (levels: number): string => "[".repeat(levels) + "]".repeat(levels);
  const send = (body: string, path = "accounts.login"): Promise<WebAnswer> => {
    const client = new WebClient(app);
    return client.raw(path, body, { ...client.pageHeaders(), ...from("198.51.100.1") });
  };

  it.each([
    ["as the whole input", (nested: string) => `{"json":${nested}}`],
    ["beside what is asked for", (nested: string) => `{"json":{"email":"a@b.example","password":"x","userType":"MEMBER","more":${nested}}}`],
    ["in the part that superjson reads", (nested: string) => `{"json":{"email":"a@b.example"},"meta":{"values":${nested}}}`],
  ])("refuses 45,000 levels %s with 400, and quickly", async (_where, wrap) => {
    const computed = cpuTime();
    const answer = await send(wrap(deep(45_000)));
    expect([answer.status, answer.error?.code]).toEqual([400, "too_deep"]);
    expect(computed()).toBeLessThan(1_000);
    expect((await send(`{"json":{"email":"a@b.example","password":"x","userType":"MEMBER"}}`)).status).toBe(401);
  });

  it("refuses depth in a query's address, too", async () => {
    const input = encodeURIComponent(`{"json":${deep(1_000)}}`);
    const response = await fetch(`${app.url}/trpc/directory.verify?input=${input}`, { headers: from("198.51.100.1") });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("too_deep");
  });

  it("takes 32 levels as far as the form itself says no", async () => {
    const answer = await send(`{"json":${deep(31)}}`);
    expect([answer.status, answer.error?.code]).toEqual([400, "invalid"]);
  });

  it("leaves the prototype of everything as it was", async () => {
    for (const key of ["__proto__", "constructor", "prototype"]) {
      await send(`{"json":{"email":"a@b.example","password":"x","userType":"MEMBER","${key}":{"polluted":true,"prototype":{"polluted":true}}}}`);
      await send(
        `{"json":{"email":"a@b.example"},"meta":{"values":{"${key}.polluted":["Date"]},"referentialEqualities":{"email":["${key}.polluted"]}}}`,
      );
    }
    expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    expect("polluted" in {}).toBe(false);
  });

  it.each([
    ["1e400 as a page", "members.listFirms", `{"json":{"page":1e400,"pageSize":10}}`],
    ["a page that is no whole number", "members.listFirms", `{"json":{"page":1.5,"pageSize":10}}`],
  ])("answers %s with 400 or 401, never with 500", async (_what, path, input) => {
    const response = await fetch(`${app.url}/trpc/${path}?input=${encodeURIComponent(input)}`, { headers: from("198.51.100.1") });
    expect([400, 401]).toContain(response.status);
  });

  it("takes half a character as a wrong password, not as a failure", async () => {
    expect((await send(`{"json":{"email":"half@b.example","password":"\\ud800","userType":"MEMBER"}}`)).status).toBe(401);
  });

  it("refuses a batch of eleven calls, and one of 5,000 commas", async () => {
    for (const calls of [Array.from({ length: 11 }, () => "accounts.me").join(","), ",".repeat(5_000)]) {
      const response = await fetch(`${app.url}/trpc/${calls}?batch=1&input=%7B%7D`, { headers: from("198.51.100.1") });
      expect(response.status).toBe(400);
    }
  });
});

describe("security 3.5: the bucket in front", () => {
  const ask = (ip: string, path = "/trpc/accounts.me"): Promise<Response> => fetch(`${app.url}${path}`, { headers: from(ip) });

  it("lets one address ask 300 times a minute, over all calls, and no other pays for it", async () => {
    const statuses: number[] = [];
    for (let asked = 0; asked < 300; asked += 1) statuses.push((await ask("198.51.100.20")).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask("198.51.100.20");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
    expect(await refused.json()).toMatchObject({ code: "rate_limited", message: expect.stringContaining("Wait 60 seconds") });
    expect((await ask("198.51.100.20", "/exports/firms.csv")).status).toBe(429);
    expect((await ask("198.51.100.21")).status).toBe(200);
    // Health checks and callers on this machine are not limited.
    expect((await ask("198.51.100.20", "/healthz")).status).toBe(200);
    expect((await ask("127.0.0.1")).status).toBe(200);
  });

  it("limits feeds and csv files together", async () => {
    const first = await Promise.all(Array.from({ length: 300 }, () => ask("198.51.100.22", "/calendar/none.ics")));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([404]));
    expect((await ask("198.51.100.22", "/notices.xml")).status).toBe(429);
    expect((await ask("198.51.100.23", "/notices.xml")).status).toBe(200);
  });

  it("counts all of an IPv6 subscriber's addresses as one", async () => {
    await Promise.all(Array.from({ length: 300 }, (_, host) => ask(`2001:db8:7:7::${(host + 1).toString(16)}`)));
    expect((await ask("2001:db8:7:7:ffff::1")).status).toBe(429);
    expect((await ask("2001:db8:7:8::1")).status).toBe(200);
  });

  it("row 36: cannot be passed by inventing addresses when no proxy is trusted", async () => {
    const plain = openTestServices(database);
    const untrusting = await startTestApp(plain.services);
    const client = new WebClient(untrusting);
    expect((await client.query("accounts.me", undefined, from("198.51.100.20"))).status).toBe(200); // 127.0.0.1, whatever the header says
    await untrusting.close();
    await plain.close();
  });
});

describe("row 24: open uploads of one address", () => {
  it("may be six; the seventh waits until one has ended, and other addresses do not", async () => {
    const { user } = await createMember(opened.services);
    const client = new WebClient(app);
    await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" }, from("198.51.100.40"));
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, [clientHeader]: "web", origin: app.url, "sec-fetch-site": "same-origin" };
    const upload = (ip: string): Promise<Response> => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(textPdf(["one page"]))], { type: "application/pdf" }), "paper.pdf");
      return fetch(`${app.url}/uploads/product/new/rcmc_certificate`, { method: "POST", headers: { ...headers, ...from(ip) }, body: form });
    };
    /** An upload that has begun and does not end. */
    const begin = (): ClientRequest => {
      const open = request(`${app.url}/uploads/product/new/rcmc_certificate`, {
        method: "POST",
        headers: { ...headers, ...from("198.51.100.40"), "content-type": "multipart/form-data; boundary=x", "transfer-encoding": "chunked" },
      });
      open.on("error", () => undefined); // it is cut below
      open.write("--x\r\n");
      return open;
    };
    const open = Array.from({ length: 7 }, begin);
    const tooMany = await Promise.race(open.map((each) => new Promise<ClientRequest>((resolve) => each.once("response", () => resolve(each)))));
    const refused = await upload("198.51.100.40");
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "2"]);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining("Wait until one has ended") });
    expect((await upload("198.51.100.41")).status).toBe(200);
    open.find((each) => each !== tooMany)?.destroy();
    await eventually(async () => expect((await upload("198.51.100.40")).status).toBe(200));
    for (const each of open) each.destroy();
  });

  it("is no matter for others: a login from the same address goes on", async () => {
    const { email } = await createUser(opened.services, "BUYER");
    const answer = await new WebClient(app).mutate("accounts.login", { email, password: testPassword, userType: "BUYER" }, from("198.51.100.40"));
    expect(answer.status).toBe(200);
  });
});

it('row 40: a refused call of the REST API is of the door "rest", with the prefix and without it', async () => {
  for (const prefix of ["/api", ""]) {
    const user = await createUser(opened.services, "BUYER");
    const { access: token } = await restLogin(app.url, user);
    expect((await callRest(app.url, `${prefix}/users/create/`, { token, json: {} })).status).toBe(403);
    const [entry] = await database.db
      .select({ transport: auditEntries.transport })
      .from(auditEntries)
      .where(and(eq(auditEntries.actorId, user.id), eq(auditEntries.event, "permission.use")));
    expect([prefix, entry]).toEqual([prefix, { transport: "rest" }]);
  }
});
