import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isNull } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { outbox } from "#db/schema/outbox.ts";
import { documentVersions, files } from "#db/schema/reimbursements.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, testPassword } from "../support/factories.ts";
import { noisyJpeg } from "../support/files.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { openTestServices, type TestServices } from "../support/services.ts";
import { makeSmallDisk, type SmallDisk } from "../support/small-disk.ts";
import { WebClient } from "../support/web-client.ts";

const appSecret = "a secret that only this test knows, 32+";

let database: TestDatabase;
let disk: SmallDisk;
let product: RunningProduct;
let opened: TestServices;
let client: WebClient;

beforeAll(async () => {
  database = await createTestDatabase();
  disk = makeSmallDisk();
  const { dataDir, launcher } = disk;
  product = await startProduct({ env: { DATABASE_URL: database.url, APP_SECRET: appSecret }, dataDir, launcher });
  opened = openTestServices(database, { APP_SECRET: appSecret });
  const { user } = await createMember(opened.services);
  client = new WebClient({ url: product.url, close: () => Promise.resolve() });
  const { status } = await client.mutate("accounts.login", { email: user.email, password: testPassword, userType: "MEMBER" });
  if (status !== 200) throw new Error(`the member could not log in: ${status}`);
});
afterAll(async () => {
  await opened?.close();
  await product?.remove();
  disk?.remove();
  await database?.drop();
});

const cookie = (): string => [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

function upload(bytes: Buffer, key: string): Promise<Response> {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(bytes)]), "certificate.jpg");
  const { "content-type": _json, ...page } = client.pageHeaders();
  const headers = { ...page, cookie: cookie(), "idempotency-key": key };
  return fetch(`${product.url}/uploads/product/new/rcmc_certificate`, { method: "POST", headers, body: form });
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
const filesIn = (folder: string): string[] =>
  readdirSync(join(disk.dataDir, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);
const rows = async (): Promise<number[]> => [await database.db.$count(files), await database.db.$count(documentVersions)];

/** What the file routes give back for every file that a row names. */
async function readBack(): Promise<string[]> {
  const stored = await database.db.select().from(files);
  const versions = await client.query("reimbursements.listOwn", { page: 1, pageSize: 100 });
  const { rows: own } = versions.value as { rows: { id: string }[] }; // what listOwn answers
  const answers = await Promise.all(
    own.flatMap(({ id }) =>
      stored.map(async (file) => {
        const response = await fetch(`${product.url}/files/${id}/${file.id}`, { headers: { cookie: cookie() } });
        return response.status === 200 ? [hashOf(new Uint8Array(await response.arrayBuffer()))] : [];
      }),
    ),
  );
  return answers.flat().sort((a, b) => a.localeCompare(b));
}

async function readiness(): Promise<[number, readonly string[]]> {
  const answer = await fetch(`${product.url}/readyz`);
  const { failed } = (await answer.json()) as { failed: readonly string[] }; // our own answer
  return [answer.status, failed];
}

it("refuses an upload when the disk is full, half way or at once, loses nothing, leaves no half, and takes the same upload when there is room", async () => {
  const [first, second] = [await noisyJpeg(900, 700, 1), await noisyJpeg(900, 700, 2)];
  expect(second.length).toBeGreaterThan(150_000);
  // The documents of a new website are made right after the start.
  await eventually(async () => expect(await database.db.$count(outbox, isNull(outbox.doneAt))).toBe(0), 180_000);
  const atStart = filesIn("blobs").length;
  expect((await upload(first, "the-first-upload")).status).toBe(200);
  const before = { rows: await rows(), blobs: filesIn("blobs"), temporary: filesIn("tmp") };
  expect([before.blobs.length, before.temporary.length]).toEqual([atStart + 1, 0]);

  for (const freeBytes of [100_000, 0]) {
    disk.fill(product.pid(), freeBytes);
    const refused = await upload(second, "the-second-upload");
    expect(refused.status, disk.kind).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    expect(await refused.json()).toMatchObject({
      code: "storage_unavailable",
      message: "Files cannot be stored right now. Nothing is lost: try again in a few minutes.",
    });
    expect({ rows: await rows(), blobs: filesIn("blobs"), temporary: filesIn("tmp") }).toEqual(before);
    expect(await readBack()).toEqual([hashOf(first)]);
    // What needs no file goes on.
    const saved = await client.mutate("reimbursements.saveStep", {
      scheme: "product",
      step: 1,
      answers: { firm_address: `With ${freeBytes} bytes left` },
    });
    expect(saved.status).toBe(200);
    if (freeBytes === 0) await eventually(async () => expect(await readiness()).toEqual([503, ["storage"]]));
    disk.free(product.pid());
  }

  expect((await upload(second, "the-second-upload")).status).toBe(200);
  expect((await upload(second, "the-second-upload")).status).toBe(200); // a repeat of it is the same upload
  expect(await rows()).toEqual(before.rows.map((count) => count + 1));
  expect(await readBack()).toEqual([hashOf(first), hashOf(second)].sort((a, b) => a.localeCompare(b)));
  expect(filesIn("tmp")).toEqual([]);
  await eventually(async () => expect(await readiness()).toEqual([200, []]));
});
