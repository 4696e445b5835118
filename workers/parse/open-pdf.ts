import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { DomainError } from "#domain/errors.ts";
import { maxFilePages } from "#domain/reimbursements/file-rules.ts";
import { hasObjectStreamBomb } from "./pdf-bomb.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { loadPdfium, PdfOpenError } from "./pdfium.ts";
import { hasPdfObjects } from "./sniff.ts";

const run = promisify(execFile);
const repairMs = 6_000;

export type PdfSource = {
  readonly path: string;
  /** Absolute path of a qpdf program that may repair what the engines refuse. */
  readonly qpdf?: string | undefined;
  /** A free path for the repaired file. */
  readonly repairedPath: string;
};

/**
 * Opens a PDF with the empty password; a damaged one is repaired first. `use` runs again for the repaired file when it failed for the
 * original, unless it refused it. Upload, page pictures and dossier all open files here, so that they accept the same ones.
 * @throws PdfOpenError (bomb, password, format); what `use` throws
 */
export async function withPdf<T>(source: PdfSource, use: (document: PdfDocument, isRepaired: boolean) => T | Promise<T>): Promise<T> {
  const bytes = withoutBlanks(await readFile(source.path));
  if (hasObjectStreamBomb(bytes)) throw new PdfOpenError("bomb");
  const pdfium = await loadPdfium();
  try {
    return await pdfium.withDocument(bytes, (document) => use(document, false));
  } catch (error) {
    if (error instanceof DomainError || !hasPdfObjects(bytes)) throw error;
    for (const repair of [repairWithLibrary, repairWithProgram]) {
      const repaired = await repair(bytes, source).catch(() => undefined);
      if (repaired === undefined) continue;
      const outcome = await pdfium
        .withDocument(repaired, (document) => use(document, true))
        .then(
          (value) => ({ value }),
          (failure: unknown) => {
            if (failure instanceof DomainError) throw failure;
          },
        );
      if (outcome !== undefined) return outcome.value;
    }
    throw error;
  }
}

/** The engine looks for the header in the first kilobyte only. */
function withoutBlanks(bytes: Buffer): Buffer {
  const header = bytes.indexOf("%PDF-");
  return header > 0 && /^\s*$/u.test(bytes.toString("latin1", 0, header)) ? bytes.subarray(header) : bytes;
}

async function repairWithLibrary(bytes: Buffer): Promise<Buffer> {
  // Loaded only for the few files that the first engine refuses.
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const source = await PDFDocument.load(bytes, { password: "", updateMetadata: false, throwOnInvalidObject: false });
  const copy = await PDFDocument.create({ updateMetadata: false });
  const indices = source.getPageIndices().slice(0, maxFilePages + 1);
  for (const page of await copy.copyPages(source, indices)) copy.addPage(page);
  return Buffer.from(await copy.save({ useObjectStreams: false, updateFieldAppearances: false, addDefaultPage: false }));
}

async function repairWithProgram(_bytes: Buffer, { path, qpdf, repairedPath }: PdfSource): Promise<Buffer | undefined> {
  if (qpdf === undefined) return undefined;
  try {
    // Exit 3 means "repaired, with warnings": a success.
    await run(qpdf, ["--decrypt", "--password=", "--", path, repairedPath], { timeout: repairMs }).catch((error: unknown) => {
      const code = error instanceof Error && "code" in error ? error.code : undefined;
      if (code !== 3) throw error;
    });
    return await readFile(repairedPath);
  } finally {
    await rm(repairedPath, { force: true });
  }
}
