import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { PDFDocument, PDFHexString, PDFName, type PDFRef } from "@cantoo/pdf-lib";
import type { AssembleInput, Assembled } from "#server/infra/sandbox-protocol.ts";
import { drawOver, takePages } from "./dossier-clean.ts";
import { DossierWriter } from "./dossier-writer.ts";

/**
 * Writes one PDF at `outPath` with the pages of all files, in their order and nothing else: no sheets, no stamps. A file without pages is left
 * out; the caller refuses a PDF that lacks one. The same input gives the same bytes. Reports each file as it is done.
 * @throws Error when a file cannot be included after all, or none has a page
 * @source rest-api.md "Rulings of 23-11-2026" (booth_photos)
 */
export async function bindPages({ text, documents, outPath }: AssembleInput, report: (done: number) => void): Promise<Assembled> {
  const writer = new DossierWriter(outPath);
  try {
    const { context } = await PDFDocument.create({ updateMetadata: false });
    // The writer creates its own catalog and page tree.
    for (const [ref] of context.enumerateIndirectObjects()) context.delete(ref);
    const pagesRef = context.nextRef();
    const pages: PDFRef[] = [];
    let done = 0;
    for (const { cleanPath } of documents.flatMap(({ files }) => files)) {
      if (cleanPath === undefined) continue;
      for (const page of await takePages(readFileSync(cleanPath), context)) {
        const { dict } = page;
        drawOver(page, { context, operators: "", fonts: {} });
        dict.set(PDFName.of("Parent"), pagesRef);
        pages.push(context.register(dict));
      }
      writer.writeAll(context);
      report((done += 1));
    }
    if (pages.length === 0) throw new Error("no file has a page");
    context.assign(pagesRef, context.obj({ Type: "Pages", Count: pages.length, Kids: pages }));
    const root = context.register(context.obj({ Type: "Catalog", Pages: pagesRef }));
    const info = context.register(context.obj({ Title: PDFHexString.fromText(`${text.title} ${text.reimbursementId}`) }));
    writer.writeAll(context);
    const id = createHash("sha256").update(`${text.reimbursementId} ${text.preparedAt}`).digest("hex").slice(0, 32);
    return { pages: pages.length, sizeBytes: writer.finish({ root, info, id, largestNumber: context.largestObjectNumber }) };
  } finally {
    writer.close();
  }
}
