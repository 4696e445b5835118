import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { clientHeader } from "#domain/accounts/web-headers.ts";
import { rateLimits } from "#db/schema/accounts.ts";
import { imports } from "#db/schema/imports.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor, createUser, newGstNo, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { headings, workbook } from "../support/sheets.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

const mebibyte = 1024 * 1024;
let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let council: string;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  await database.db.delete(rateLimits);
  council = await cookieOf((await createStaffActor(opened.services, "EPCMD_ADMIN")).email, "EPCMD_ADMIN");
});

async function cookieOf(email: string, userType: string): Promise<string> {
  const client = new WebClient(app);
  expect((await client.mutate("accounts.login", { email, password: testPassword, userType })).status).toBe(200);
  return [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

const pageHeaders = (cookie: string): Record<string, string> => ({ cookie, [clientHeader]: "web", origin: app.url, "sec-fetch-site": "same-origin" });
function upload(bytes: Buffer, cookie: string, { name = "firms.csv", headers = {} }: { name?: string; headers?: Record<string, string> } = {}) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${app.url}/uploads/imports`, { method: "POST", headers: { ...pageHeaders(cookie), ...headers }, body: form });
}
const get = (path: string, cookie: string) => fetch(`${app.url}${path}`, { headers: { cookie } });
const stored = async (): Promise<[number, number, number]> => {
  const names = async (folder: string) =>
    (await readdir(join(opened.services.config.dataDir, folder), { recursive: true }).catch(() => [])).filter((name) => name.includes("-"));
  return [(await names("tmp")).length, (await names("blobs")).length, await database.db.$count(imports)];
};
const list = Buffer.from("Firm name,GST\nA,B\n");

describe("uploading a list", () => {
  it("keeps the bytes and begins an import; the same request again is the same import", async () => {
    const [, blobs, rows] = await stored();
    const headers = { "idempotency-key": `upload-${Date.now()}` };
    const first = await upload(list, council, { headers });
    expect(first.status).toBe(200);
    const { importId } = await first.json();
    expect(await (await upload(list, council, { headers })).json()).toEqual({ importId });
    expect(await stored()).toEqual([0, blobs + 1, rows + 1]);
  });

  it("is the council's alone, and nothing is left of what others send", async () => {
    const { user } = await createMember(opened.services);
    const officer = await createUser(opened.services, "DGFT_ADMIN");
    const before = await stored();
    for (const [cookie, status] of [
      ["", 401],
      [await cookieOf(user.email, "MEMBER"), 403],
      [await cookieOf(officer.email, "DGFT_ADMIN"), 403],
    ] as const)
      expect((await upload(list, cookie)).status).toBe(status);
    expect(await stored()).toEqual(before);
  });

  it("over 20 MB, without a file, or from another site is refused", async () => {
    const before = await stored();
    const large = await upload(Buffer.alloc(20 * mebibyte + 1, "x"), council);
    expect(large.status).toBe(413);
    expect(await large.json()).toMatchObject({
      code: "file_too_large",
      message: "firms.csv must be smaller than 20 MB. Split it into several files.",
    });
    expect((await fetch(`${app.url}/uploads/imports`, { method: "POST", headers: pageHeaders(council), body: new FormData() })).status).toBe(400);
    expect((await upload(list, council, { headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" } })).status).toBe(403);
    expect(await stored()).toEqual(before);
  });

  it("more than thirty times an hour has to wait; a request without a list does not count", async () => {
    const none = () => fetch(`${app.url}/uploads/imports`, { method: "POST", headers: pageHeaders(council), body: new FormData() });
    for (let count = 0; count < 31; count += 1) expect((await none()).status).toBe(400);
    for (let count = 0; count < 30; count += 1) expect((await upload(list, council)).status).toBe(200);
    const refused = await upload(list, council);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

describe("users/bulk-upload", () => {
  it("says what a file is instead, and names the sheets that it did not read", async () => {
    const { email } = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const login = await fetch(`${app.url}/auth/login/`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: testPassword, user_type: "EPCMD_ADMIN" }),
    });
    const { access } = await login.json();
    const send = async (bytes: Buffer, name: string): Promise<{ status: number; body: unknown }> => {
      const form = new FormData();
      form.set("file", new Blob([new Uint8Array(bytes)]), name);
      const answer = await fetch(`${app.url}/users/bulk-upload/`, { method: "POST", headers: { authorization: `Bearer ${access}` }, body: form });
      return { status: answer.status, body: await answer.json() };
    };
    const message = "firms.csv is a PDF, not a csv, xls or xlsx list.";
    expect(await send(textPdf(["no list"]), "firms.csv")).toMatchObject({
      status: 415,
      body: { code: "unsupported_type", message, fields: { file: [message] } },
    });
    const row = ["Kaveri", newGstNo(), "01-04-2026", "31-03-2027", "Desk", "kaveri@firm.example", "+91 98765 43210"];
    expect(await send(workbook({ Firms: [headings, row], Old: [["x"]] }), "firms.xlsx")).toMatchObject({
      status: 202,
      body: { other_sheets: ["Old"] },
    });
  });
});

describe("what an import gives to take along", () => {
  it("is a template in both forms", async () => {
    const csv = await get("/exports/firms-template.csv", council);
    expect(await csv.text()).toBe(
      "\uFEFFFirm name,GST number,Start date,End date,Contact name,Contact e-mail,Contact phone\r\n".replace("\uFEFF", ""),
    );
    const xlsx = await get("/exports/firms-template.xlsx", council);
    expect(xlsx.headers.get("content-disposition")).toBe('attachment; filename="firms-template.xlsx"');
    const bytes = Buffer.from(await xlsx.arrayBuffer());
    expect(bytes.subarray(0, 2).toString()).toBe("PK");
    expect(bytes.length).toBeLessThan(8_000);
  });

  it("is visible to its owner only, and absent before the rows were checked", async () => {
    const { user } = await createMember(opened.services);
    const member = await cookieOf(user.email, "MEMBER");
    const { importId } = await (await upload(list, council)).json();
    for (const path of ["/exports/firms-template.csv", "/exports/firms-template.xlsx", `/exports/imports/${importId}/errors.csv`]) {
      expect((await get(path, "")).status).toBe(401);
      expect((await get(path, member)).status).toBe(403);
    }
    expect((await get(`/exports/imports/${importId}/errors.csv`, council)).status).toBe(404);
    expect((await get("/exports/imports/00000000-0000-7000-8000-000000000000/errors.csv", council)).status).toBe(404);
  });
});
