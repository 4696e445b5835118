import { writeFile } from "node:fs/promises";
import { bindPages } from "#workers/render/bound-pages.ts";
import { assembleDossier } from "#workers/render/dossier-pdf.ts";
import { writeStatement } from "#workers/render/statement-pdf.ts";
import { renderPreReceiptPdf } from "#workers/render/pre-receipt-pdf.ts";
import { serveOperations } from "./child-loop.ts";

serveOperations({
  assemble: (input, report) => (input.filesOnly === true ? bindPages : assembleDossier)(input, report),
  drawStatement: writeStatement,
  drawPreReceipt: async ({ outPath, ...content }) => {
    const bytes = await renderPreReceiptPdf(content);
    await writeFile(outPath, bytes);
    return { sizeBytes: bytes.byteLength };
  },
});
