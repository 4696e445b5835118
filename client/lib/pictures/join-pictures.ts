import { maxFileBytes, maxSentSidePx } from "#domain/reimbursements/file-rules.ts";
import { CodeNotLoaded } from "./code-not-loaded.ts";
import { makePicture } from "./picture-orders.ts";

/** A picture that becomes a page. */
export type PicturePage = { readonly file: File; /** Quarter turns clockwise, 0 to 3. */ readonly turns: number };

/** A4 in points. @source ISO 216 */
const a4 = { short: 595.28, long: 841.89 };
const margin = 28;
/** The bytes of a PDF around its pictures. */
const overheadBytes = 32 * 1024;

/** A picture that cannot be decoded; its message is the name of the picture. */
export class CannotOpen extends Error {}

/**
 * One PDF of these pictures, a page of A4 each, small enough to be sent; it has the name of the first one.
 * @param signal stops it
 * @throws CannotOpen; any other Error when the code for it did not arrive; the reason of the signal
 */
export async function joinPictures(pages: readonly PicturePage[], signal: AbortSignal): Promise<File> {
  const maxBytes = Math.floor((maxFileBytes - overheadBytes) / pages.length);
  const { PDFDocument } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.create();
  for (const { file, turns } of pages) {
    signal.throwIfAborted();
    const made = await makePicture({ file, maxSidePx: maxSentSidePx, maxBytes, turns }).catch((error: unknown) => {
      throw error instanceof CodeNotLoaded ? error : new CannotOpen(file.name);
    });
    const image = await pdf.embedJpg(await made.blob.arrayBuffer());
    const [width, height] = made.width > made.height ? [a4.long, a4.short] : [a4.short, a4.long];
    const scale = Math.min((width - 2 * margin) / made.width, (height - 2 * margin) / made.height);
    const drawn = { width: made.width * scale, height: made.height * scale };
    pdf.addPage([width, height]).drawImage(image, { ...drawn, x: (width - drawn.width) / 2, y: (height - drawn.height) / 2 });
  }
  const bytes = await pdf.save();
  signal.throwIfAborted();
  const name = `${pages[0]?.file.name.replace(/\.[^.]*$/u, "") ?? "photos"}.pdf`;
  return new File([new Uint8Array(bytes)], name, { type: "application/pdf" });
}
