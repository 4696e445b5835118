import { copyFile, mkdir, rm, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { fromBuffer, type Entry } from "yauzl";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { unavailable } from "#domain/errors.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { files } from "#db/schema/reimbursements.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createUser, testPassword } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { type Actors, attach, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, WebClient, type TestApp } from "../support/web-client.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let app: TestApp;
let actors: Actors;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  app = await startTestApp(services);
});
afterAll(async () => {
  await app?.close();
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  actors = await createActors(services);
});

async function download(email: string, userType: string, id: string): Promise<Response> {
  const client = new WebClient(app);
  expect((await client.mutate("accounts.login", { email, password: testPassword, userType })).status).toBe(200);
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  return fetch(`${app.url}/files/${id}/all.zip`, { headers: { cookie } });
}
/** The row of a document's file. */
async function storedAs(documents: ReimbursementView["documents"], name: string): Promise<typeof files.$inferSelect> {
  const fileId = documents.find(({ fieldName }) => fieldName === name)?.current?.files[0]?.id ?? "";
  const [row] = await services.db.select().from(files).where(eq(files.id, fileId));
  if (row === undefined) throw new Error(`no file of ${name}`);
  return row;
}
const asStaff = async (role: "EPCMD_ADMIN" | "DGFT_ADMIN", id: string): Promise<Response> =>
  download((await createUser(services, role)).email, role, id);

/** Name and bytes of each entry, in the order of the archive. */
function unpack(bytes: Buffer): Promise<[name: string, content: Buffer][]> {
  return new Promise((resolve, reject) => {
    // Strict: yauzl refuses names that climb out of the folder.
    fromBuffer(bytes, { lazyEntries: true, decodeStrings: true, validateEntrySizes: true }, (error, archive) => {
      if (error !== null) return reject(error);
      const entries: [string, Buffer][] = [];
      archive.on("entry", (entry: Entry) =>
        archive.openReadStream(entry, (failure, stream) => {
          if (failure !== null) return reject(failure);
          void buffer(stream).then((content) => {
            entries.push([entry.fileName, content]);
            archive.readEntry();
          }, reject);
        }),
      );
      archive.once("end", () => resolve(entries));
      archive.once("error", reject);
      archive.readEntry();
    });
  });
}
const entriesOf = async (response: Response): Promise<[string, Buffer][]> => {
  expect(response.status).toBe(200);
  return unpack(Buffer.from(await response.arrayBuffer()));
};

describe("all documents of a reimbursement in one archive", () => {
  it("holds the newest version of each document, complete, in the order of the dossier", async () => {
    const { id } = await reimbursementIn(services, actors, "RESUBMITTED");
    const streamed = vi.spyOn(services.files, "openRead");
    const response = await asStaff("EPCMD_ADMIN", id);
    expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${id}-documents.zip"`);
    expect(response.headers.get("content-type")).toBe("application/zip");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    const told = Number(response.headers.get("content-length"));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(told);
    const entries = await unpack(bytes);
    expect(entries.map(([name]) => name)).toEqual([
      "01-rcmc_certificate-rcmc_certificate.pdf",
      "02-export_value_certificate-export_value_certificate.pdf",
      "03-products_registered-products_registered.pdf",
      "04-foreign_certificate-foreign_certificate.pdf",
      "05-manufacturing_license-manufacturing_license.pdf",
    ]);
    expect(entries[3]?.[1].equals(textPdf(["clearer scan"]))).toBe(true);
    // A reader whose line pauses would make the object store close a stream of its own.
    expect(streamed).not.toHaveBeenCalled();
    streamed.mockRestore();
  });

  it("row 28: gives names that climb, hide or run nowhere to go", async () => {
    const { id } = await reimbursementIn(services, actors, "DRAFT");
    const hostile = [
      "../../../etc/passwd.pdf",
      "C:\\Windows\\System32\\cmd.exe.pdf",
      "\u202efdp.exe.pdf",
      'a"; filename="b.html".pdf',
      `${"औषध ".repeat(60)}.pdf`,
      "-rf *.pdf",
      "certificate.pdf.hta",
    ];
    const ctx = contextOf(services, actors.member);
    for (const [index, name] of hostile.entries()) {
      const staged = await services.files.stage(Readable.from([textPdf([`hostile ${index}`])]), { maxBytes: maxFileBytes });
      const document = { scheme: "product", reimbursementId: id, fieldName: "rcmc_certificate", documentVersion: index + 1 } as const;
      await attachDocument(ctx, document, { staged, name });
      const [[entry]] = (await entriesOf(await download(actors.member.email, "MEMBER", id))) as [[string, Buffer]]; // the first is the RCMC
      expect(entry).toMatch(/^01-rcmc_certificate-[^/\\:*?"<>|\u202e]+\.pdf$/u);
      expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(200);
    }
  });

  it("gives the member what is in place and not sent yet, the council only what it received", async () => {
    const shared = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    await attach(services, actors.member, shared.id, "foreign_certificate", "not sent yet");
    const contentOf = async (response: Response) => (await entriesOf(response)).find(([name]) => name.includes("foreign_certificate"))?.[1];
    expect((await contentOf(await download(actors.member.email, "MEMBER", shared.id)))?.equals(textPdf(["not sent yet"]))).toBe(true);
    expect((await contentOf(await asStaff("EPCMD_ADMIN", shared.id)))?.equals(textPdf(["not sent yet"]))).toBe(false);
  });

  it("is for users who may open the documents, and is not found for all others", async () => {
    const submitted = await reimbursementIn(services, actors, "SUBMITTED");
    const draft = await reimbursementIn(services, actors, "DRAFT");
    const { actor: stranger } = await createMember(services);
    expect((await fetch(`${app.url}/files/${submitted.id}/all.zip`)).status).toBe(401);
    expect((await download(stranger.email, "MEMBER", submitted.id)).status).toBe(404);
    expect((await asStaff("DGFT_ADMIN", submitted.id)).status).toBe(404);
    expect((await asStaff("EPCMD_ADMIN", draft.id)).status).toBe(404);
    expect((await asStaff("EPCMD_ADMIN", "PRD-2627-99999")).status).toBe(404);
    const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    expect((await asStaff("DGFT_ADMIN", forwarded.id)).status).toBe(200);
  });

  it("leaves out a document whose stored file is lost or cut, and names it", async () => {
    const { id, documents } = await reimbursementIn(services, actors, "SUBMITTED");
    await services.files.delete((await storedAs(documents, "manufacturing_license")).storageKey);
    await truncate(await services.files.localPath((await storedAs(documents, "rcmc_certificate")).storageKey), 10);
    const response = await asStaff("EPCMD_ADMIN", id);
    const told = Number(response.headers.get("content-length"));
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(told);
    const entries = await unpack(bytes);
    expect(entries.map(([name]) => name.slice(0, 2))).toEqual(["02", "03", "04", "do"]);
    expect(
      entries
        .at(-1)?.[1]
        .toString()
        .split("\n")
        .filter((line) => /^\d/u.test(line)),
    ).toEqual(["01-rcmc_certificate-rcmc_certificate.pdf", "05-manufacturing_license-manufacturing_license.pdf"]);
  });

  it("looks for a file again when its turn comes, and closes the connection when it is gone then", async () => {
    const { id, documents } = await reimbursementIn(services, actors, "SUBMITTED");
    const [first, last] = [await storedAs(documents, "rcmc_certificate"), await storedAs(documents, "manufacturing_license")];
    // More than the buffers between server and reader hold: the last file waits until the first is read.
    const sizeBytes = 32 * 1024 * 1024;
    await truncate(await services.files.localPath(first.storageKey), sizeBytes);
    await services.db.update(files).set({ sizeBytes }).where(eq(files.id, first.id));
    const whole = services.files.localPath;
    const copy = join(services.config.dataDir, "copy-of-the-last-file");
    await copyFile(await whole(last.storageKey), copy);
    let isSwept = false;
    const localPath = vi
      .spyOn(services.files, "localPath")
      .mockImplementation(async (key) => (key === last.storageKey && !isSwept ? copy : whole(key)));
    const response = await asStaff("EPCMD_ADMIN", id);
    isSwept = true;
    await rm(copy);
    expect((await entriesOf(response)).map(([name]) => name.slice(0, 2))).toEqual(["01", "02", "03", "04", "05"]);
    localPath.mockRestore();

    const cut = await asStaff("EPCMD_ADMIN", id);
    expect(cut.status).toBe(200);
    await services.files.delete(last.storageKey);
    await expect(cut.arrayBuffer()).rejects.toThrow();

    // A read that fails in the middle, here that of a folder, stops no more than this answer.
    const unreadable = join(services.config.dataDir, "unreadable");
    await mkdir(unreadable);
    await services.db
      .update(files)
      .set({ sizeBytes: (await stat(unreadable)).size })
      .where(eq(files.id, last.id));
    const failing = vi.spyOn(services.files, "localPath").mockImplementation(async (key) => (key === last.storageKey ? unreadable : whole(key)));
    await expect((await asStaff("EPCMD_ADMIN", id)).arrayBuffer()).rejects.toThrow();
    failing.mockRestore();
    expect((await entriesOf(await asStaff("EPCMD_ADMIN", id))).map(([name]) => name.slice(0, 2))).toEqual(["01", "02", "03", "04", "do"]);
  });

  it("is answered with 503 while the store is away", async () => {
    const { id } = await reimbursementIn(services, actors, "SUBMITTED");
    const localPath = vi.spyOn(services.files, "localPath").mockRejectedValue(unavailable("storage_unavailable", "No store answers."));
    expect((await asStaff("EPCMD_ADMIN", id)).status).toBe(503);
    localPath.mockRestore();
  });
});
