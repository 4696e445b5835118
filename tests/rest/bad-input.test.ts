import { request } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { rateLimits } from "#db/schema/accounts.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createUser } from "../support/factories.ts";
import { formOf, jpegPart, pdfPart } from "../support/multipart.ts";
import { callByContract } from "../support/contract.ts";
import { callRest, restLogin, type RestReply } from "../support/rest-client.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let member: string;
let council: string;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  member = (await restLogin(app.url, (await createMember(opened.services)).user)).access;
  council = (await restLogin(app.url, await createUser(opened.services, "EPCMD_ADMIN"))).access;
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(() => database.db.delete(rateLimits));

const refused = (reply: RestReply, status: number, code?: string): void => {
  expect([reply.status, JSON.stringify(reply.body).slice(0, 300)]).toEqual([status, expect.any(String)]);
  expect(reply.headers.get("content-type")).toMatch(/^application\/json/);
  expect(reply.body).toMatchObject({ error: expect.any(String), message: reply.body["error"], code: code ?? expect.any(String) });
  expect(JSON.stringify(reply.body)).not.toMatch(/<html|\bat \/|node_modules/i);
};

/** A body of any kind, held against the document. */
const raw = (path: string, body: string | Uint8Array, headers: Record<string, string>, token = council): Promise<RestReply> =>
  callByContract(app.url, path, { raw: body, headers, token });
const json = { "content-type": "application/json" };

describe("a JSON body", () => {
  it.each([
    ["that breaks off", "{", 400, "not_json"],
    ["that is no object", "[1,2]", 400, "invalid"],
    ["that is a text", '"x"', 400, "invalid"],
    ["with two values", "{}{}", 400, "not_json"],
    ["of 45,000 levels", "[".repeat(45_000) + "]".repeat(45_000), 400, "too_deep"],
    ["with a number beyond all numbers", '{"gst_no":1e999}', 400, "invalid"],
    ["with wrong types", '{"firm_name":{"a":1},"gst_no":["x"],"contact_person_email":7}', 400, "invalid"],
    ["with a key twice", '{"firm_name":"a","firm_name":"b"}', 400, "duplicate_key"],
  ])("%s is refused", async (_what, text, status, code) => {
    refused(await raw("/api/users/create/", text, json), status, code);
  });

  it("that is not UTF-8 is refused", async () => {
    refused(await raw("/api/users/create/", new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]), json), 400, "not_json");
  });

  it("of 1 MB and one byte is 413, of less it is read", async () => {
    const of = (bytes: number) => `{"x":"${"a".repeat(bytes - 8)}"}`;
    refused(await raw("/api/users/create/", of(1_000_001), json), 413, "too_large");
    refused(await raw("/api/users/create/", of(1_000_000), json), 400, "invalid");
  });

  it.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "application/xml", ""])(
    "as %j is 415",
    async (type) => refused(await raw("/api/users/create/", '{"a":1}', { "content-type": type }), 415, "not_json"),
  );

  it("that is compressed is 415", async () => {
    const { gzipSync } = await import("node:zlib");
    refused(await raw("/api/users/create/", new Uint8Array(gzipSync("{}")), { ...json, "content-encoding": "gzip" }), 415);
  });

  it("changes no prototype and stores no unknown field", async () => {
    const text = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"action":"draft","documents":[],"status":"APPROVED_DGFT"}';
    refused(await raw("/api/reimbursements/product/PRD-2627-99999/", text, json), 404);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});

describe("an address", () => {
  it.each(["page=abc", "page=0", "page=-1", "page=1.5", "page=", "page=1&page=2", "page[]=1", "page=99999999999", "page_size=x"])(
    "with ?%s is 400 and names the field",
    async (query) => {
      const reply = await callRest(app.url, `/api/product-reimbursement/?${query}`, { token: member });
      if (query === "page[]=1") return expect(reply.status).toBe(200); // a name that is none of ours
      refused(reply, 400, "invalid");
      expect(Object.keys(reply.body["fields"] as object)).toEqual([query.split("=")[0]]);
    },
  );

  it("asks for at most a hundred rows, and a page past the end is empty with true totals", async () => {
    expect(await callByContract(app.url, "/api/get-all-users/?page=99&page_size=100000", { token: council })).toMatchObject({
      status: 200,
      body: { results: [], page_size: 100, current_page: 99, count: expect.any(Number) },
    });
  });

  it.each(["PRD-2627-1", "../../etc/passwd", "%2e%2e%2f", "PLT-2627-00001", "' or 1=1", "PRD-2627-00001%00"])("with the id %s is 404", async (id) => {
    refused(await callRest(app.url, `/api/reimbursements/product/${encodeURIComponent(decodeURIComponent(id))}/`, { token: council }), 404);
  });

  it("with an escape that is none is 400", async () => {
    refused(await callRest(app.url, "/api/reimbursements/product/%E0%A4%A/", { token: council }), 400);
  });
});

describe("a multipart step", () => {
  const step = (form: FormData) => callByContract(app.url, "/api/product-reimbursement/", { form, token: member });
  const field = ({ body }: RestReply): string[] => Object.keys((body["fields"] ?? {}) as object);

  it.each(["0", "99", "10", "-1", "abc", "1.5", "1e0", ""])("%j is 400", async (number) => {
    refused(await step(formOf({ step: number, firm_address: "x" })), 400);
  });

  it("without its number, or with it twice, is 400", async () => {
    refused(await step(formOf({ firm_address: "x" })), 400, "invalid");
    const twice = formOf({ step: "1", firm_address: "x" });
    twice.append("step", "2");
    refused(await step(twice), 400, "invalid");
  });

  it("from step 2 on without an id is 400, and with an unknown id 404", async () => {
    refused(await step(formOf({ step: "2" }, { rcmc_certificate: pdfPart("x") })), 400, "no_id");
    refused(await step(formOf({ step: "2", reimbursement_id: "PRD-2627-99999" }, { rcmc_certificate: pdfPart("x") })), 404);
  });

  it("that is incomplete names what is missing, and keeps nothing", async () => {
    const before = await callRest(app.url, "/api/product-reimbursement/", { token: member });
    const reply = await step(formOf({ step: "1" }));
    refused(reply, 400, "step_incomplete");
    expect(field(reply)).toEqual(["firm_address"]);
    expect((await callRest(app.url, "/api/product-reimbursement/", { token: member })).body).toEqual(before.body);
  });

  it("stores only its own fields", async () => {
    const form = formOf({ step: "1", firm_address: "12 Industrial Area", status: "APPROVED_DGFT", version: "99", submitted_at: "2026-01-01" });
    form.append("documents[0][status]", "SUFFICIENT");
    form.append("__proto__[polluted]", "1");
    const saved = await step(form);
    expect(saved.status).toBe(200);
    const id = String(saved.body["reimbursement_id"]);
    const detail = await callByContract(app.url, `/api/product-reimbursement/${id}/`, { token: member });
    expect(detail.body).toMatchObject({ status_code: "DRAFT", submitted_at: null, values: { firm_address: "12 Industrial Area" } });
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();

    // What is wrong with a file names its field.
    const at = (number: string, files: Record<string, Blob>) => step(formOf({ step: number, reimbursement_id: id }, files));
    const wrong = await at("2", { rcmc_certificate: new Blob(["MZ not a paper"], { type: "application/pdf" }) });
    refused(wrong, 415);
    expect(field(wrong)).toEqual(["rcmc_certificate"]);
    const large = await at("2", { rcmc_certificate: new Blob([new Uint8Array(maxFileBytes + 1)], { type: "application/pdf" }) });
    refused(large, 413);
    expect(field(large)).toEqual(["rcmc_certificate"]);
    refused(await at("2", { rcmc_certificate: new Blob([], { type: "application/pdf" }) }), 400);
    const elsewhere = await at("3", { rcmc_certificate: pdfPart("x") });
    refused(elsewhere, 400, "other_step");
    refused(await at("2", { passwd: pdfPart("x") }), 400);
    const picture = await callByContract(app.url, "/reimbursement/plant/", {
      form: formOf({ step: "4", reimbursement_id: id }, { gi_location_image: pdfPart("a paper") }),
      token: member,
    });
    refused(picture, 415);

    // The same again changes nothing more; a step without its file keeps the one that is there.
    const fields = { rcmc_certificate: pdfPart("valid") };
    const first = await at("2", fields);
    expect(first).toMatchObject({ status: 200, body: { version: 3 } });
    expect((await at("2", fields)).body).toEqual({ ...first.body, warnings: ["The same file was there already."] });
    expect((await at("2", {})).body).toEqual(first.body);
    expect((await at("2", { rcmc_certificate: await jpegPart() })).body).toMatchObject({ version: 4 });
  });

  it("with a thousand parts, a name of 10 KB or a thousand levels is refused within a second", async () => {
    const began = performance.now();
    const many = formOf({ step: "1" });
    for (let part = 0; part < 1_000; part += 1) many.append(`x${part}`, "1");
    const reply = await step(many);
    expect([400, 413]).toContain(reply.status);
    refused(reply, reply.status);
    const long = formOf({ step: "1", ["n".repeat(10_000)]: "x" });
    refused(await step(long), 400);
    const deep = formOf({ step: "1", firm_address: "x", [`a${"[b]".repeat(60)}`]: "x" });
    expect((await step(deep)).status).toBeLessThan(500);
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it.each([
    ["no boundary", "multipart/form-data", "x", 400],
    ["nothing in it", "multipart/form-data; boundary=x", "", 400],
    ["an end that never came", "multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="step"\r\n\r\n1', 400],
    ["JSON in its place", "application/json", "{}", 415],
  ])("with %s is refused", async (_what, type, body, status) => {
    refused(await raw("/api/product-reimbursement/", body, { "content-type": type }, member), status);
  });

  it("that is cut on its way leaves the server at work", async () => {
    await new Promise<void>((resolve) => {
      const { port } = new URL(app.url);
      const call = request({
        port,
        method: "POST",
        path: "/api/product-reimbursement/",
        headers: { authorization: `Bearer ${member}`, "content-type": "multipart/form-data; boundary=x", "content-length": "100000" },
      });
      call.on("error", () => resolve());
      call.write('--x\r\ncontent-disposition: form-data; name="rcmc_certificate"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7');
      setTimeout(() => call.destroy(), 50);
    });
    expect((await callRest(app.url, "/api/auth/me/", { token: member })).status).toBe(200);
  });
});
