import { readFile } from "node:fs/promises";
import { DomainError, invalid, unsupportedType } from "#domain/errors.ts";
import { fileMessages, fits, maxFilePages } from "#domain/reimbursements/file-rules.ts";
import type { InspectInput, Inspected } from "#server/infra/sandbox-protocol.ts";
import { openImage, readImageFacts } from "./images.ts";
import { loadPdfium, type PdfDocument, PdfOpenError } from "./pdfium.ts";
import { hasObjectStreamBomb } from "./pdf-bomb.ts";
import { hasPdfObjects, sniffMediaType } from "./sniff.ts";

const probeWidthPx = 64;

/**
 * Detects the type of a file by its content, and checks that it can be opened within the limits.
 * @throws invalid (empty, damaged, password_protected, image_too_large, too_many_pages, unreadable); unsupported_type
 * @source security.md rows 22 to 26; ux.md "Uploads"
 */
export async function inspect(input: InspectInput): Promise<Inspected> {
  const bytes = await readFile(input.path);
  if (bytes.length === 0) throw invalid("empty", fileMessages.empty(input.name));
  const mediaType = sniffMediaType(bytes);
  if (mediaType === undefined || !fits(mediaType, input.accept)) {
    throw unsupportedType("unsupported_type", fileMessages.wrongKind(input.name, input.accept));
  }
  if (mediaType === "application/pdf") return inspectPdf(bytes, input);
  const facts = await readImageFacts(input.path, mediaType, input.name);
  await assertDecodes(input, mediaType);
  return { mediaType, ...facts };
}

async function inspectPdf(bytes: Buffer, input: InspectInput): Promise<Inspected> {
  if (hasObjectStreamBomb(bytes)) throw invalid("unreadable", fileMessages.unreadable(input.name));
  const pdfium = await loadPdfium();
  try {
    return await pdfium.withDocument(bytes, (document) => {
      const pages = countPages(document, input.name);
      const dynamic = document.hasDynamicForm() ? { warning: fileMessages.dynamicForm } : {};
      return { mediaType: "application/pdf" as const, pages, ...dynamic };
    });
  } catch (error) {
    if (!(error instanceof PdfOpenError)) throw error;
    if (error.failure === "password") throw invalid("password_protected", fileMessages.passwordProtected(input.name));
    if (!hasPdfObjects(bytes)) throw unsupportedType("unsupported_type", fileMessages.wrongKind(input.name, input.accept));
    throw invalid("damaged", fileMessages.damaged(input.name));
  }
}

/** Counts the pages that can be opened: a page tree may claim any number, and may loop. */
function countPages(document: PdfDocument, name: string): number {
  const claimed = document.claimedPages();
  if (claimed > maxFilePages) throw invalid("too_many_pages", fileMessages.tooManyPages(name));
  for (let index = 0; index < claimed; index += 1) {
    if (document.pageSize(index) === undefined) throw invalid("damaged", fileMessages.damaged(name));
  }
  if (claimed < 1) throw invalid("damaged", fileMessages.damaged(name));
  return claimed;
}

/** The header can be intact while the picture is truncated; decoding it small detects that. */
async function assertDecodes(input: InspectInput, mediaType: Inspected["mediaType"]): Promise<void> {
  try {
    const image = await openImage(input.path, mediaType, 0, "strict");
    await image.resize({ width: probeWidthPx }).raw().toBuffer();
  } catch (error) {
    throw error instanceof DomainError ? error : invalid("damaged", fileMessages.damaged(input.name));
  }
}
