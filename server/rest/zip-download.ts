import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Response } from "express";
import { ZipFile } from "yazl";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";
import type { Bundle } from "../application/files/bundle-documents.ts";
import type { Services } from "../context.ts";

/**
 * Sends documents as one archive while they are read, one after the other: none is held in memory. They are stored without
 * compression, because PDFs and photos are compressed already. A missing document is answered normally before the first bytes;
 * a later failure closes the connection, so that half an archive never looks complete.
 * @throws not_found, unavailable (before anything was sent)
 */
export async function sendZip(res: Response, { name, files }: Bundle, store: Services["files"]): Promise<void> {
  for (const { storageKey } of files) await store.size(storageKey);
  const zip = new ZipFile();
  const open = new Set<Readable>();
  for (const { entryName, storageKey, sizeBytes, uploadedAt } of files)
    zip.addReadStreamLazy(entryName, { compress: false, size: sizeBytes, mtime: uploadedAt, mode: 0o100644 }, (done) => {
      store.openRead(storageKey).then(
        (stream) => done(null, kept(stream, open)),
        (error: unknown) => done(error, Readable.from([])),
      );
    });
  res.setHeader("Content-Disposition", contentDisposition("attachment", name));
  res.type("application/zip");
  // Its typings leave out the one argument: the size of the whole, or -1 when it is not known.
  zip.end(
    { forceZip64Format: false, comment: "" },
    (...[totalBytes = -1]: number[]) => void (totalBytes >= 0 && res.setHeader("Content-Length", totalBytes)),
  );
  const bytes = new PassThrough();
  zip.on("error", (error) => bytes.destroy(error));
  zip.outputStream.pipe(bytes);
  try {
    await pipeline(bytes, res);
  } finally {
    // A client that disconnects leaves the document half read.
    for (const stream of open) stream.destroy();
  }
}

function kept(stream: Readable, open: Set<Readable>): Readable {
  open.add(stream);
  stream.once("close", () => open.delete(stream));
  return stream;
}
