import sharp, { type Sharp } from "sharp";
import { invalid, notFound } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import type { RenderedPage, RenderPageInput } from "#server/infra/sandbox-protocol.ts";
import { openImage } from "./images.ts";
import { withPdf } from "./open-pdf.ts";

const maxRenderedPixels = 8_000_000;
/** WebP cannot be longer. */
const maxSidePx = 16_000;

/**
 * Draws one page as WebP, upright and without metadata, at `outPath`.
 * @throws not_found (no such page); invalid (cannot be shown)
 */
export async function renderPage(input: RenderPageInput): Promise<RenderedPage> {
  const image = input.mediaType === "application/pdf" ? await pdfPage(input) : await picture(input);
  try {
    const { width, height } = await image.webp({ quality: 82, effort: 1 }).toFile(input.outPath);
    return { width, height };
  } catch {
    throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  }
}

async function pdfPage(input: RenderPageInput): Promise<Sharp> {
  const bitmap = await withPdf({ ...input, repairedPath: `${input.outPath}.repaired` }, (document) => {
    const index = input.page - 1;
    if (document.claimedPages() < 1) throw new Error("no pages");
    return index < document.claimedPages() ? document.render(index, input.widthPx, maxRenderedPixels) : undefined;
  }).catch(() => {
    throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  });
  if (bitmap === undefined) throw notFound("no_such_page", fileMessages.noSuchPage);
  const { rgba, width, height } = bitmap;
  return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
}

async function picture(input: RenderPageInput): Promise<Sharp> {
  if (input.page > 1 && input.mediaType !== "image/tiff") throw notFound("no_such_page", fileMessages.noSuchPage);
  const image = await openImage(input.path, input.mediaType, input.page - 1, "salvage").catch(() => {
    throw invalid("cannot_be_shown", fileMessages.cannotBeShown);
  });
  return image.resize({ width: input.widthPx, height: maxSidePx, fit: "inside", withoutEnlargement: true });
}
