import { readdirSync } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { documentVersions, files, reimbursementHistory } from "#db/schema/reimbursements.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { diskFailure, failSync, fileHandles } from "../support/failing-disk.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;
let client: WebClient;
let handles: FileHandle;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  app = await startTestApp(opened.services);
  handles = await fileHandles();
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  const { user } = await createMember(opened.services);
  client = new WebClient(app);
  await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
});

function upload(text: string, bytes = textPdf([text])): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "paper.pdf");
  const { "content-type": _json, ...page } = client.pageHeaders();
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const headers = { ...page, cookie, "idempotency-key": `upload-of-${text}` };
  return fetch(`${app.url}/uploads/product/new/rcmc_certificate`, { method: "POST", headers, body: form });
}

const filesIn = (folder: string): string[] =>
  readdirSync(join(opened.services.config.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const everything = async (): Promise<unknown> => [
  await database.db.$count(files),
  await database.db.$count(documentVersions),
  await database.db.$count(reimbursementHistory),
  filesIn("blobs"),
  filesIn("tmp"),
];

it.each([
  ["of the bytes", "EIO", 0],
  ["of the bytes, for want of space that was promised", "ENOSPC", 0],
  ["of the folder that has its name", "EIO", 1],
])("refuses an upload when the sync %s fails with %s, keeps nothing of it, and does not sync again", async (_of, code, after) => {
  expect((await upload(`before ${after} ${code}`)).status).toBe(200);
  const before = await everything();
  const spied = failSync(handles, code, after);
  const refused = await upload(`refused ${after} ${code}`);
  expect(refused.status).toBe(503);
  expect(await refused.json()).toMatchObject({ code: "storage_unavailable", message: expect.stringContaining("Nothing is lost") });
  // After a failed sync the kernel may call the next one good although the bytes are gone.
  expect(spied).toHaveBeenCalledTimes(after + 1);
  expect(await everything()).toEqual(before);
  spied.mockRestore();
  expect((await upload(`refused ${after} ${code}`)).status).toBe(200);
});

it("refuses an upload whose write fails half way", async () => {
  const before = await everything();
  const writing = vi.spyOn(handles, "write").mockImplementation(() => Promise.reject(diskFailure("EIO")));
  const vectored = vi.spyOn(handles, "writev").mockImplementation(() => Promise.reject(diskFailure("EIO")));
  expect((await upload("never written")).status).toBe(503);
  expect(writing.mock.calls.length + vectored.mock.calls.length).toBe(1);
  expect(await everything()).toEqual(before);
  writing.mockRestore();
  vectored.mockRestore();
  expect((await upload("never written")).status).toBe(200);
});

it("says that the disk is full in the middle of a file, too, and logs why", async () => {
  const large = Buffer.concat([textPdf(["large"]), Buffer.alloc(3_000_000, "%")]);
  const warned = vi.spyOn(opened.services.log, "warn");
  const vectored = vi.spyOn(handles, "writev").mockImplementationOnce(() => Promise.reject(diskFailure("ENOSPC")));
  const refused = await upload("large", large);
  expect([refused.status, await refused.json()]).toMatchObject([503, { code: "storage_unavailable" }]);
  expect(filesIn("tmp")).toEqual([]);
  expect(warned).toHaveBeenCalledWith(expect.objectContaining({ event: "unavailable", code: "storage_unavailable", path: expect.any(String) }));
  vectored.mockRestore();
  warned.mockRestore();
});

it("names the document of a file that is too large", async () => {
  const refused = await upload("too large", Buffer.alloc(5 * 1024 * 1024 + 1, "%"));
  expect([refused.status, await refused.json()]).toMatchObject([413, { fields: { rcmc_certificate: ["paper.pdf must be smaller than 5 MB"] } }]);
});
