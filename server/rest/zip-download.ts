import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PassThrough, type Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { ZipFile } from "yazl";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import type { Bundle, BundledFile } from "../application/files/bundle-documents.ts";
import { findStoredFile } from "../application/find-stored-file.ts";
import type { Services } from "../context.ts";
import { codeOf } from "../infra/file-staging.ts";
import { fileNotFound } from "../infra/file-store.ts";

/**
 * Sends documents as one archive while they are read, one after the other: none is held in memory. They are stored without
 * compression, because PDFs and photos are compressed already. A document whose stored file is lost, cut or, in an object store, damaged is left
 * out, and a text in the archive names it; a later failure closes the connection, so that half an archive never looks complete.
 * @throws unavailable (before anything was sent)
 */
export async function sendZip(res: Response, { name, files }: Bundle, services: Pick<Services, "files" | "log">): Promise<void> {
  const stored: BundledFile[] = [];
  const lost: string[] = [];
  for (const file of files) {
    if ((await findWholeFile(services, file)) === undefined) lost.push(file.entryName);
    else stored.push(file);
  }
  const zip = new ZipFile();
  const bytes = new PassThrough();
  const open = new Set<Readable>();
  const fail = (error: unknown): void => void zip.emit("error", error);
  zip.on("error", (error) => bytes.destroy(error));
  for (const file of stored) {
    const { entryName, sizeBytes, uploadedAt } = file;
    zip.addReadStreamLazy(entryName, { compress: false, size: sizeBytes, mtime: uploadedAt, mode: 0o100644 }, (done) => {
      openFile(file)
        .then((stream) => stream !== undefined && done(null, stream))
        .catch(fail);
    });
  }
  if (lost.length > 0) zip.addBuffer(Buffer.from(fileMessages.notInArchive(lost)), "documents-that-are-missing.txt", { compress: false });
  res.setHeader("Content-Disposition", contentDisposition("attachment", name));
  res.type("application/zip");
  // Its typings leave out the one argument: the size of the whole, or -1 when it is not known.
  zip.end(
    { forceZip64Format: false, comment: "" },
    (...[totalBytes = -1]: number[]) => void (totalBytes >= 0 && res.setHeader("Content-Length", totalBytes)),
  );
  zip.outputStream.pipe(bytes);
  try {
    await pipeline(bytes, res);
  } finally {
    // A client that disconnects leaves the document half read.
    for (const stream of open) stream.destroy();
  }

  /**
   * The file on this disk, so that a reader on a slow line keeps no connection to the object store open. It is looked up again when its turn
   * comes: the sweep of local copies may have removed the one that was found first. Undefined when the answer has ended meanwhile.
   */
  async function openFile(file: BundledFile): Promise<Readable | undefined> {
    const path = await findWholeFile(services, file);
    if (path === undefined) throw fileNotFound();
    if (bytes.destroyed) return undefined;
    const stream = createReadStream(path);
    open.add(stream);
    stream.once("close", () => open.delete(stream));
    // The library listens to no error of the stream, and an error that nobody listens to stops the process.
    return stream.once("error", fail);
  }
}

/** Undefined also for a file that was cut: the archive announces the size of each. */
async function findWholeFile(services: Pick<Services, "files" | "log">, { storageKey, sizeBytes }: BundledFile): Promise<string | undefined> {
  const path = await findStoredFile(services, storageKey);
  if (path === undefined) return undefined;
  const facts = await stat(path).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  });
  return facts?.size === sizeBytes ? path : undefined;
}
