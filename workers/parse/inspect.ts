import { readFile } from "node:fs/promises";
import { DomainError, invalid, unsupportedType } from "#domain/errors.ts";
import { fileMessages, fits, maxFilePages, maxTiffPages } from "#domain/reimbursements/file-rules.ts";
import type { InspectInput, Inspected } from "#server/infra/sandbox-protocol.ts";
import { maxSidePx } from "./image-pages.ts";
import { openImage, pictureRefusal, readImageFacts } from "./images.ts";
import { withPdf } from "./open-pdf.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { PdfOpenError } from "./pdfium.ts";
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
  if (facts.pages > maxTiffPages) throw invalid("too_many_pages", fileMessages.tooManyPages(input.name, maxTiffPages));
  await assertDecodes(input, mediaType, facts.pages);
  return { mediaType, ...facts, warnings: [] };
}

async function inspectPdf(bytes: Buffer, input: InspectInput): Promise<Inspected> {
  try {
    return await withPdf({ ...input, repairedPath: `${input.path}.repaired` }, (document, isRepaired) => {
      const pages = countPages(document, input.name);
      const warnings = [...(isRepaired ? [fileMessages.repaired(input.name)] : []), ...(document.hasDynamicForm() ? [fileMessages.dynamicForm] : [])];
      return { mediaType: "application/pdf" as const, pages, warnings };
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const failure = error instanceof PdfOpenError ? error.failure : "format";
    if (failure === "bomb") throw invalid("unreadable", fileMessages.unreadable(input.name));
    if (failure === "password") throw invalid("password_protected", fileMessages.passwordProtected(input.name));
    if (!hasPdfObjects(bytes)) throw unsupportedType("unsupported_type", fileMessages.wrongKind(input.name, input.accept));
    throw invalid("damaged", fileMessages.damaged(input.name));
  }
}

/** Counts the pages that can be opened: a page tree may claim any number, and may loop. */
function countPages(document: PdfDocument, name: string): number {
  const claimed = document.claimedPages();
  if (claimed > maxFilePages) throw invalid("too_many_pages", fileMessages.tooManyPages(name, maxFilePages));
  if (claimed < 1) throw new Error("no pages");
  for (let index = 0; index < claimed; index += 1) if (document.pageSize(index) === undefined) throw new Error(`no page ${index}`);
  return claimed;
}

/**
 * The header can be intact while the picture is truncated; decoding it small detects that. Of a TIFF every page is decoded in the size of the dossier,
 * because its pages and tiles can be of different kinds.
 */
async function assertDecodes(input: InspectInput, mediaType: Inspected["mediaType"], pages: number): Promise<void> {
  const width = mediaType === "image/tiff" ? maxSidePx : probeWidthPx;
  try {
    for (let page = 0; page < pages; page += 1) {
      const image = await openImage(input.path, mediaType, page, "strict");
      await image
        .resize({ width, withoutEnlargement: mediaType === "image/tiff" })
        .raw()
        .toBuffer();
    }
  } catch (error) {
    throw pictureRefusal(error, input.name);
  }
}
