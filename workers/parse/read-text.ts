import type { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { maxTextChars, maxTextPages, type ReadText, type ReadTextInput } from "#server/infra/sandbox-protocol.ts";
import { withPdf } from "./open-pdf.ts";

/**
 * Reads the text layer of a PDF, page by page, up to the limits, and counts its signatures.
 * @throws invalid (cannot be opened)
 */
export async function readText({ path, outPath, qpdf }: z.infer<typeof ReadTextInput>): Promise<ReadText> {
  return withPdf({ path, qpdf, repairedPath: `${outPath}.repaired` }, (document) => {
    const pages: string[] = [];
    let left = maxTextChars;
    for (let index = 0; left > 0 && index < Math.min(document.claimedPages(), maxTextPages); index += 1) {
      const text = document.pageText(index, left);
      left -= text.length;
      pages.push(text);
    }
    return { pages, signatures: document.signatures() };
  }).catch(() => {
    throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  });
}
