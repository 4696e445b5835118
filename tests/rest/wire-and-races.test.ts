import { appendFile, utimes } from "node:fs/promises";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { rolesAllowed } from "#domain/permissions.ts";
import { mail } from "#db/schema/mail.ts";
import { reimbursementHistory } from "#db/schema/reimbursements.ts";
import { operationId } from "#server/rest/openapi.ts";
import { restRoutes } from "#server/rest/table.ts";
import { callByContract, isOneShape } from "../support/contract.ts";
import { cpuTime } from "../support/cpu-time.ts";
import { createUser } from "../support/factories.ts";
import { formOf } from "../support/multipart.ts";
import { statusesIn, untilClosed } from "../support/raw-http.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { openRestCallers, type RestCallers } from "../support/rest-callers.ts";
import { callRest, restLogin, type RestCall, type RestReply } from "../support/rest-client.ts";

let portal: RestCallers;
beforeAll(async () => {
  portal = await openRestCallers();
});
afterAll(() => portal?.close());
beforeEach(() => portal.forgetLimits());

const call: RestCallers["call"] = (...given) => portal.call(...given);
const anonymous = (path: string, sent: RestCall): Promise<RestReply> => callByContract(portal.app.url, path, sent);
const statusOf = async (work: Promise<RestReply>): Promise<number> => (await work).status;

describe("row 29: in the REST API no answer is cached for another reader", () => {
  const reading = restRoutes.filter(({ method, access }) => method === "GET" && access !== "anyone");
  const pathOf = (path: string): string =>
    `/api/${path.replace(":scheme", "product").replace(":importId", "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77").replace(/:\w+/, "PRD-2627-99999")}/`;

  it.each(reading.map((row) => [operationId(row), row] as const))("row 29: %s is never cached, with any request headers", async (_id, row) => {
    const path = pathOf(row.path);
    const role = row.access === "anyone" ? undefined : rolesAllowed(row.access).find((one) => one !== "visitor");
    const own = await callRest(portal.app.url, path, { token: role === undefined ? undefined : portal.tokens[role] });
    expect(own.headers.get("cache-control")).toBe("private, no-store");
    for (const [method, headers] of [
      ["HEAD", {}],
      ["GET", { range: "bytes=0-10" }],
      ["GET", { "if-none-match": "*" }],
      ["GET", { "if-modified-since": new Date().toUTCString() }],
    ] as const)
      expect([method, (await callRest(portal.app.url, path, { method, headers })).status]).toEqual([method, 401]);
  });

  it("row 29: a signed address obeys the same check under every method, and has nothing below it", async () => {
    const { id } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const { body } = await call("MEMBER", `/api/product-reimbursement/${id}/`);
    const [first] = z.array(z.object({ url: z.string().nullable() })).parse(body["documents"]);
    const path = new URL(first?.url ?? "").pathname;
    for (const [method, headers] of [
      ["HEAD", {}],
      ["GET", { range: "bytes=0-10" }],
      ["GET", { "if-none-match": "*" }],
    ] as const) {
      expect((await callRest(portal.app.url, path, { method, headers, token: portal.tokens.rival })).status).toBe(404);
      const own = await callRest(portal.app.url, path, { method, headers });
      expect([200, 206]).toContain(own.status);
      expect(own.headers.get("cache-control")).toBe("private, no-store");
    }
    for (const otherPath of [`${path}x.css`, `/api/product-reimbursement/download/${id}/x.css`])
      expect((await callRest(portal.app.url, otherPath, { token: portal.tokens.MEMBER })).status).toBe(404);
  });
});

it("a download that broke goes on, although the file has the time of its last use, and begins again where the file is another one", async () => {
  const { id } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
  const { body } = await call("MEMBER", `/api/product-reimbursement/${id}/`);
  const [first] = z.array(z.object({ url: z.string().nullable() })).parse(body["documents"]);
  const path = new URL(first?.url ?? "").pathname;
  const whole = await fetch(`${portal.app.url}${path}`);
  const bytes = Buffer.from(await whole.arrayBuffer());
  // As the copies of an object store and made PDFs have it; another node has another time.
  for await (const key of portal.services.files.keysOlderThan(0)) await utimes(await portal.services.files.localPath(key), 1, 1);
  const goOn = () => fetch(`${portal.app.url}${path}`, { headers: { range: "bytes=10-", "if-range": whole.headers.get("etag") ?? "" } });
  const rest = await goOn();
  expect(rest.status).toBe(206);
  expect(Buffer.from(await rest.arrayBuffer()).equals(bytes.subarray(10))).toBe(true);
  // As a PDF that another node made has it under the same name.
  for await (const key of portal.services.files.keysOlderThan(0)) await appendFile(await portal.services.files.localPath(key), "\n");
  const again = await goOn();
  expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([200, bytes.length + 1]);
});

describe("an answer", () => {
  it.each(["gzip", "br"])("larger than a packet is compressed for a caller who accepts %s, with the same content", async (encoding) => {
    const { id } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const ask = (accepted: string): Promise<RestReply> =>
      call("MEMBER", `/api/product-reimbursement/${id}/`, { headers: { "accept-encoding": accepted } });
    const [plain, compressed] = [await ask("identity"), await ask(encoding)];
    expect([plain, compressed].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, encoding]);
    expect(compressed.headers.get("vary")).toContain("Accept-Encoding");
    expect(compressed.headers.get("content-type")).toBe("application/json; charset=utf-8");
    expect(withoutLinks(compressed)).toBe(withoutLinks(plain));
  });

  /** A signed address is made for each answer. */
  const withoutLinks = ({ body }: RestReply): string => JSON.stringify(body).replaceAll(/\/signed\/[^"]+/g, "");
});

describe("row 35: in the REST API texts that exhaust resources", () => {
  const long = 100_000;
  const nearMatches = [
    `${"a".repeat(long)}@`,
    `${"a.".repeat(long / 2)}@b`,
    `a@${"a-".repeat(long / 2)}`,
    "0".repeat(long),
    `+${"9 ".repeat(long / 2)}x`,
    `27AAAAA${"0".repeat(long)}`,
    `https://maps.google.com/${"%".repeat(long)}`,
    " ".repeat(long),
    `${" ".repeat(long)}x`,
    "\u0301".repeat(long / 2),
    `r1.${".".repeat(long)}`,
    `"${"\\".repeat(long)}`,
  ];
  const written = restRoutes.filter(
    ({ method, multipart, params, bodyExample }) => method === "POST" && multipart === undefined && params === undefined && bodyExample !== undefined,
  );

  it.each(written.map((row) => [operationId(row), row] as const))("row 35: %s refuses them at once", async (_id, row) => {
    const example = z.record(z.string(), z.unknown()).parse(row.bodyExample);
    const role = row.access === "anyone" ? undefined : rolesAllowed(row.access).find((one) => one !== "visitor");
    // All of them together are less than a body may be.
    const room = Math.floor(400_000 / Object.keys(example).length);
    for (const text of nearMatches.map((whole) => whole.slice(0, room))) {
      await portal.forgetLimits();
      const json = Object.fromEntries(Object.entries(example).map(([name, value]) => [name, typeof value === "string" ? text : value]));
      const computed = cpuTime();
      const { status } = await callByContract(portal.app.url, `/api/${row.path}/`, {
        json,
        token: role === undefined ? undefined : portal.tokens[role],
      });
      expect([400, 401]).toContain(status);
      expect(computed()).toBeLessThan(1_000);
    }
  });

  it("row 35: searches accept or refuse them at once", async () => {
    for (const text of [...nearMatches, "%".repeat(200), "_".repeat(200), "'".repeat(200), "a\u0000b", "\\"]) {
      const search = encodeURIComponent(text.slice(0, 2_000));
      for (const [who, path] of [
        ["BUYER", "/api/buyer/epcmd-members/"],
        ["EPCMD_ADMIN", "/api/get-all-users/"],
        ["EPCMD_ADMIN", "/api/reimbursements/product/"],
      ] as const) {
        await portal.forgetLimits();
        const began = performance.now();
        expect([200, 400]).toContain(await statusOf(call(who, `${path}?page=1&search=${search}`)));
        expect(performance.now() - began).toBeLessThan(3_000); // some 50 ms on a quiet machine
      }
    }
  });

  it("row 35: prototype names change nothing in any place", async () => {
    const names = ["__proto__[polluted]", "constructor[prototype][polluted]", "__proto__.polluted", "prototype"];
    for (const name of names) {
      await call("MEMBER", `/api/product-reimbursement/?${encodeURIComponent(name)}=1`);
      const form = formOf({ step: "1", firm_address: "x", [name]: "1" });
      expect(await statusOf(call("MEMBER", "/api/product-reimbursement/", { form }))).toBeLessThan(500);
      await anonymous("/api/auth/login/", { json: { email: "a@b.example", password: "x", user_type: "MEMBER", [name]: { polluted: 1 } } });
    }
    expect("polluted" in {}).toBe(false);
  });

  it.each([
    ["a number beyond all numbers", '{"action":"draft","documents":[],"version":1e400}'],
    ["half a character", '{"action":"draft","documents":[{"field_name":"\\ud800","status":"SUFFICIENT"}],"version":1}'],
    [
      "half a character in a remark",
      '{"action":"share","documents":[{"field_name":"rcmc_certificate","status":"DEFICIENT","deficiency":"x \\udfff"}],"version":2}',
    ],
    ["a NUL", '{"action":"share","documents":[{"field_name":"rcmc\\u0000","status":"SUFFICIENT"}],"version":1}'],
    ["a version that is no whole number", '{"action":"draft","documents":[],"version":1.5}'],
  ])("row 35: %s is 400 or a conflict, never a failure", async (_what, raw) => {
    const { id } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
    const reply = await call("EPCMD_ADMIN", `/api/reimbursements/product/${id}/`, { raw, headers: { "content-type": "application/json" } });
    expect([400, 409]).toContain(reply.status);
    isOneShape(reply);
  });
});

describe("row 36: malformed HTTP at the REST API", () => {
  const post = ["POST /api/auth/login/ HTTP/1.1", "Host: x", "Content-Type: application/json"];
  const smuggled = "GET /api/homepage/ HTTP/1.1\r\nHost: x\r\n\r\n";
  const written = (lines: readonly string[], body = ""): string => `${lines.join("\r\n")}\r\n\r\n${body}`;

  it.each([
    ["two ways to say the length", written([...post, "Content-Length: 6", "Transfer-Encoding: chunked"], `0\r\n\r\n${smuggled}`), 400],
    ["an obscured chunked", written([...post, "Transfer-Encoding: xchunked"], `0\r\n\r\n${smuggled}`), 400],
    ["two lengths", written([...post, "Content-Length: 0", "Content-Length: 40"], smuggled), 400],
    ["a header of 17 KB", written(["GET /api/auth/me/ HTTP/1.1", "Host: x", `Authorization: Bearer ${"a".repeat(17_000)}`]), 431],
    ["TRACE", written(["TRACE /api/auth/me/ HTTP/1.1", "Host: x", "Connection: close", "Authorization: Bearer secret-of-mine"]), 405],
  ])("row 36: %s is refused once, and nothing behind it is a request", async (_what, bytes, status) => {
    const answer = await untilClosed(portal.app.url, bytes);
    expect(statusesIn(answer)).toEqual([status]);
    expect(answer).not.toMatch(/carousel_items|secret-of-mine/);
    expect(await statusOf(call("MEMBER", "/api/auth/me/"))).toBe(200);
  });
});

describe("rows 37, 38: two REST calls at once", () => {
  const review = (status: string, version?: number) => ({
    json: { action: "draft", documents: [{ field_name: "rcmc_certificate", status }], ...(version === undefined ? {} : { version }) },
  });
  const verdictOf = async (path: string): Promise<unknown> => {
    const { body } = await call("EPCMD_ADMIN", path);
    return z
      .array(z.looseObject({ field_name: z.string(), status: z.string() }))
      .parse(body["documents"])
      .find((one) => one.field_name === "rcmc_certificate")?.status;
  };

  it.each(["with the version that both saw", "without a version"])(
    "row 37: %s the second of two clerks is told, and the first stands",
    async (how) => {
      const { id, version } = await reimbursementIn(portal.services, portal.actors, "SUBMITTED");
      const path = `/api/reimbursements/product/${id}/`;
      const second = (await restLogin(portal.app.url, await createUser(portal.services, "EPCMD_ADMIN"))).access;
      for (const token of [portal.tokens.EPCMD_ADMIN, second]) await callByContract(portal.app.url, path, { token });
      const seen = how.startsWith("without") ? undefined : version;
      expect(await statusOf(call("EPCMD_ADMIN", path, review("SUFFICIENT", seen)))).toBe(200);
      const refused = await callByContract(portal.app.url, path, { token: second, ...review("DEFICIENT", seen) });
      expect([refused.status, refused.body["code"], refused.body["message"]]).toEqual([
        409,
        "stale_version",
        "This application was changed by someone else. Reload to see the latest version.",
      ]);
      expect(await verdictOf(path)).toBe("SUFFICIENT");
    },
  );

  it.each([
    ["with twenty keys", (index: number) => ({ "idempotency-key": `another-key-${index}` })],
    ["without a key", () => ({})],
  ] as const)("row 38: submitted twenty times at once %s it is one submission, one row of history and one mail", async (_how, headersOf) => {
    const { id, version } = await reimbursementIn(portal.services, portal.actors, "DRAFT");
    const emails = () => portal.services.db.select().from(mail).where(eq(mail.kind, "receipt")).orderBy(desc(mail.id));
    const before = (await emails()).length;
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        call("MEMBER", `/api/product-reimbursement/submit/${id}/`, { json: { version }, headers: headersOf(index) }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19);
    const history = await portal.services.db.select().from(reimbursementHistory).where(eq(reimbursementHistory.reimbursementId, id));
    expect(history.filter(({ action }) => action === "submit")).toHaveLength(1);
    expect((await emails()).length).toBe(before + 1);
  });
});
