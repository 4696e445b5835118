import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cpuTime } from "../support/cpu-time.ts";
import { ask, formWith, openAbusePortal, type AbusePortal } from "../support/principals.ts";
import { answersOf, openSocket, statusesIn, untilClosed } from "../support/raw-http.ts";
import { openTestServices } from "../support/services.ts";
import { startTestApp, WebClient } from "../support/web-client.ts";

let portal: AbusePortal;
beforeAll(async () => {
  portal = await openAbusePortal();
});
afterAll(() => portal?.close());

/** One of everything that answers: calls, addresses, refusals and what is not there. */
const addresses = [
  "/healthz",
  "/readyz",
  "/trpc/accounts.me",
  "/trpc/members.listFirms?input=%7B%22json%22%3A%7B%7D%7D",
  "/trpc/nothing.here",
  "/exports/firms.csv",
  "/exports/nothing.csv",
  "/files/PRD-2627-00001/00000000-0000-4000-8000-000000000000",
  "/files/PRD-2627-00001/not-an-id",
  "/api/auth/login/",
  "/nothing/here",
] as const;

describe("row 20: other origins", () => {
  const origins = ["https://evil.example", "null", "http://127.0.0.1.evil.example", "https://epcmd.example.evil.com"];

  it.each(origins)("row 20: %s gets no header that lets its pages read an answer", async (origin) => {
    for (const path of addresses)
      for (const method of ["GET", "OPTIONS"]) {
        const headers = { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-epcmd-client" };
        const response = await ask(portal, portal.everybody.EPCMD_ADMIN, path, { method, headers });
        await response.arrayBuffer();
        const allowances = [...response.headers.keys()].filter((name) => name.startsWith("access-control-allow"));
        expect([path, method, allowances]).toEqual([path, method, []]);
      }
  });
});

describe("row 21: headers of every answer", () => {
  const expected = {
    "content-security-policy": expect.stringMatching(/default-src '(self|none)'/),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
  const policy = {
    "default-src": "'self'",
    "script-src": "'self'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
  };

  it.each(addresses)("row 21: %s", async (path) => {
    for (const client of [portal.everybody.none, portal.everybody.EPCMD_ADMIN]) {
      const response = await ask(portal, client, path);
      await response.arrayBuffer();
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject(expected);
      const directives = new Map((headers["content-security-policy"] ?? "").split(";").map((part): [string, string] => splitOnce(part.trim())));
      for (const [name, value] of Object.entries(policy)) expect([name, directives.get(name)]).toEqual([name, value]);
      expect(directives.get("script-src")).not.toContain("unsafe");
      for (const name of ["x-powered-by", "server", "x-aspnet-version"]) expect(headers[name]).toBeUndefined();
      expect(headers["strict-transport-security"]).toBeUndefined();
    }
  });

  it("row 21: https is asked for where the portal is public, on pages and refusals alike", async () => {
    const secure = openTestServices(portal.database, { PUBLIC_URL: "https://portal.example" });
    const app = await startTestApp(secure.services, (_req, res) => void res.type("html").send("<!doctype html><title>x</title>"));
    for (const path of ["/", "/nothing.css", "/trpc/accounts.me", "/healthz"]) {
      const { headers } = await fetch(`${app.url}${path}`);
      expect(headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    }
    await app.close();
    await secure.close();
  });
});

const splitOnce = (text: string): [string, string] => [text.split(" ", 1)[0] ?? "", text.split(" ").slice(1).join(" ")];

describe("row 36: the wire", () => {
  const request = (lines: readonly string[], body = ""): string => `${lines.join("\r\n")}\r\n\r\n${body}`;
  const smuggled = "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";

  it.each([
    [
      "two ways to say the length",
      ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Content-Length: 6", "Transfer-Encoding: chunked"],
      `0\r\n\r\n${smuggled}`,
    ],
    ["an obscured chunked", ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Transfer-Encoding: xchunked"], `0\r\n\r\n${smuggled}`],
    [
      "chunked and something after it",
      ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Transfer-Encoding: chunked, identity"],
      `0\r\n\r\n${smuggled}`,
    ],
    ["a blank before the colon", ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Transfer-Encoding : chunked"], `0\r\n\r\n${smuggled}`],
    ["two lengths", ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Content-Length: 0", "Content-Length: 34"], smuggled],
    ["a length that is no number", ["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Content-Length: +5"], smuggled],
    ["no host", ["GET /healthz HTTP/1.1"], smuggled],
  ])("row 36: %s is refused once, the connection is closed, and what was hidden behind it is no request", async (_what, lines, body) => {
    const answer = await untilClosed(portal.app.url, request(lines, body));
    expect(statusesIn(answer)).toEqual([400]);
    expect(answer).not.toContain("alive");
  });

  it("row 36: bare line feeds are no header", async () => {
    const answer = await untilClosed(portal.app.url, `GET /healthz HTTP/1.1\nHost: x\n\n${smuggled}`);
    expect(statusesIn(answer)).toEqual([400]);
  });

  it("row 36: a header of 17 KB is 431, and closes", async () => {
    const answer = await untilClosed(portal.app.url, request(["GET /healthz HTTP/1.1", "Host: x", `Cookie: ${"a".repeat(17_000)}`]));
    expect(statusesIn(answer)).toEqual([431]);
  });

  it("row 36: TRACE repeats nothing, and HTTP/2 without TLS is not spoken", async () => {
    for (const path of ["/healthz", "/trpc/accounts.me", "/"]) {
      const traced = await untilClosed(
        portal.app.url,
        request([`TRACE ${path} HTTP/1.1`, "Host: x", "Connection: close", "Cookie: epcmd=secret-of-mine"]),
      );
      expect(statusesIn(traced)).toEqual([405]);
      expect(traced).not.toContain("secret-of-mine");
    }
    const upgrade = [
      "GET /healthz HTTP/1.1",
      "Host: x",
      "Connection: Upgrade, HTTP2-Settings, close",
      "Upgrade: h2c",
      "HTTP2-Settings: AAMAAABkAAQAAP__",
    ];
    expect(statusesIn(await untilClosed(portal.app.url, request(upgrade)))).not.toContain(101);
    expect(await untilClosed(portal.app.url, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")).not.toContain("200");
  });

  it("row 36: a refused request leaves the next connection alone", async () => {
    await untilClosed(
      portal.app.url,
      request(["POST /trpc/accounts.me HTTP/1.1", "Host: x", "Content-Length: 6", "Transfer-Encoding: chunked"], "0\r\n\r\nG"),
    );
    const { status, value } = await portal.everybody.EPCMD_ADMIN.query("accounts.me");
    expect([status, value]).toMatchObject([200, { isSignedIn: true }]);
  });

  it("row 36: a thousand connections with endless headers do not block others; they get an answer and are closed", async () => {
    const client = new WebClient(portal.app);
    const slow = await Promise.all(Array.from({ length: 1_000 }, () => openSocket(portal.app.url)));
    const endings = slow.map(answersOf);
    for (const socket of slow) socket.write("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ");
    for (let round = 0; round < 100; round += 1) expect((await client.query("accounts.me")).status).toBe(200);
    expect((await portal.everybody.MEMBER.query("reimbursements.listOwn", {})).status).toBe(200);
    // All of them were answered while the others were open.
    expect(slow.filter((socket) => !socket.destroyed)).toHaveLength(1_000);
    const answers = await Promise.all(endings);
    expect(new Set(answers.flatMap(statusesIn))).toEqual(new Set([408]));
  });
});

describe("row 29: what was read stays with its reader", () => {
  const read = ["/trpc/accounts.me", "/trpc/members.listFirms?input=%7B%22json%22%3A%7B%7D%7D", "/exports/firms.csv", "/exports/firms-template.xlsx"];

  it.each(read)("row 29: no cache keeps %s", async (path) => {
    const response = await ask(portal, portal.everybody.EPCMD_ADMIN, path);
    await response.arrayBuffer();
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
  });

  it("row 29: HEAD, Range and If-None-Match are authorized like GET", async () => {
    for (const [method, headers] of [
      ["HEAD", {}],
      ["GET", { range: "bytes=0-10" }],
      ["GET", { "if-none-match": "*" }],
    ] as const) {
      const response = await ask(portal, portal.everybody.none, "/exports/firms.csv", { method, headers });
      await response.arrayBuffer();
      expect([method, response.status]).toEqual([method, 401]);
    }
  });

  it("row 29: a name that looks like a style sheet does not make a document public", async () => {
    for (const path of ["/exports/firms.csv/x.css", "/files/PRD-2627-00001/x.css", "/trpc/accounts.me/x.css"]) {
      const response = await ask(portal, portal.everybody.EPCMD_ADMIN, path);
      expect([400, 404]).toContain(response.status);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      await response.arrayBuffer();
    }
  });
});

describe("row 28: addresses that climb", () => {
  it.each([
    "/files/../../etc/passwd",
    "/files/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
    "/files/..%5c..%5cetc%5cpasswd",
    "/.env",
    "/.git/config",
    "/var/mail/",
    "/var/secret",
    "/%00",
    "//etc/passwd",
    "/assets/../../package.json",
    "/assets/%2e%2e/%2e%2e/package.json",
  ])("row 28: %s is nothing", async (path) => {
    // Written on the wire as it is: a client would straighten it first.
    const answer = await untilClosed(portal.app.url, `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect([400, 401, 404]).toContain(statusesIn(answer)[0]);
    expect(answer).not.toMatch(/root:|"dependencies"|\[core\]/);
  });
});

describe("row 24: forms that are made to tire", () => {
  const upload = (body: string, boundary = "b"): Promise<Response> =>
    ask(portal, portal.everybody.MEMBER, "/uploads/product/new/rcmc_certificate", {
      method: "POST",
      body,
      headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    });
  const part = (name: string, value = "x"): string => `--b\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

  it.each([
    ["1,000 fields", () => Array.from({ length: 1_000 }, (_, at) => part(`field${at}`)).join("")],
    ["10,000 parts", () => part("x").repeat(10_000)],
    ["a name of a thousand levels", () => part(`x${"[a]".repeat(1_000)}`)],
    ["an index of a thousand million", () => part("x[999999999]")],
    ["a name of 10 KB", () => part("n".repeat(10_240))],
    ["a name that is a prototype", () => part("__proto__[polluted]") + part("constructor[prototype][polluted]")],
  ])("row 24: %s are refused within a second", async (_what, make) => {
    const computed = cpuTime();
    const rss = process.memoryUsage.rss();
    const response = await upload(`${make()}--b--\r\n`);
    expect([400, 413]).toContain(response.status);
    await response.arrayBuffer();
    expect(computed()).toBeLessThan(1_000);
    expect(process.memoryUsage.rss() - rss).toBeLessThan(100 * 1024 * 1024);
    expect("polluted" in {}).toBe(false);
  });

  it("row 24: a form that is no form is refused", async () => {
    for (const body of ["", "--b", "--b--\r\n", "\0".repeat(1_000)]) expect((await upload(body)).status).toBe(400);
    const response = await ask(portal, portal.everybody.MEMBER, "/uploads/product/new/rcmc_certificate", {
      method: "POST",
      body: formWith(Buffer.alloc(0)),
    });
    expect(response.status).toBe(400);
  });
});
