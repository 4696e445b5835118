import { writeFile } from "node:fs/promises";
import sharp from "sharp";
import { DomainError, invalid } from "#domain/errors.ts";
import { dossierRemarks, maxFilePages, maxTiffPages } from "#domain/reimbursements/file-rules.ts";
import type { Prepared, PrepareInput } from "#server/infra/sandbox-protocol.ts";
import { asJpeg, asLossless, ImagePdf, onA4, type PageImage } from "./image-pages.ts";
import { openImage, readImageFacts, type Strictness } from "./images.ts";
import { withPdf } from "./open-pdf.ts";
import type { PdfDocument } from "./pdf-document.ts";
import { loadPdfium, PdfOpenError } from "./pdfium.ts";

const rasterDotsPerInch = 150;
const maxRasterPages = 60;
const maxRasterPixels = 12_000_000;
/** Layers are compared at this width; hidden content is larger than one of its pixels. */
const compareWidthPx = 200;
const sameLookMeanDifference = 0.5;
const optionalContent = /\/Type\s*\/(?:OCG|OCMD)\b/u;

/**
 * Prepares a stored file for a dossier: a clean, unencrypted PDF of its pages at `outPath`.
 * @throws invalid (password_protected, damaged, too_many_pages): its message is printed on the dossier's page
 * @source product.md "Life of a reimbursement" (the dossier)
 */
export async function prepare(input: PrepareInput): Promise<Prepared> {
  return input.mediaType === "application/pdf" ? preparePdf(input) : preparePicture(input);
}

async function preparePdf(input: PrepareInput): Promise<Prepared> {
  try {
    return await withPdf({ ...input, repairedPath: `${input.outPath}.repaired` }, async (source, isRepaired) => {
      const prepared = await cleanPdf(source, input.outPath);
      return isRepaired ? { ...prepared, remark: prepared.remark ?? dossierRemarks.repaired } : prepared;
    });
  } catch (error) {
    if (error instanceof DomainError) throw error;
    const failure = error instanceof PdfOpenError ? error.failure : "format";
    if (failure === "bomb") throw invalid("unreadable", dossierRemarks.unreadable);
    throw failure === "password" ? invalid("password_protected", dossierRemarks.passwordProtected) : invalid("damaged", dossierRemarks.damaged);
  }
}

async function cleanPdf(source: PdfDocument, outPath: string): Promise<Prepared> {
  const pages = source.claimedPages();
  if (pages > maxFilePages) throw invalid("too_many_pages", dossierRemarks.tooManyPages);
  if (pages < 1) throw new Error("no pages");
  const clean = source.copyOfPages();
  const pdfium = await loadPdfium();
  const layers = optionalContent.test(clean.toString("latin1")) && (await pdfium.withDocument(clean, (copy) => differs(source, copy)));
  if (layers && pages <= maxRasterPages) {
    await writeFile(outPath, await rasterise(source));
    return { pages, remark: dossierRemarks.drawnAsPictures };
  }
  await writeFile(outPath, clean);
  if (layers) return { pages, remark: dossierRemarks.hiddenLayers };
  return source.hasDynamicForm() ? { pages, remark: dossierRemarks.dynamicForm } : { pages };
}

/** Whether a page looks different without the layers' settings, which no engine copies with the pages. */
function differs(source: PdfDocument, copy: PdfDocument): boolean {
  for (let index = 0; index < Math.min(source.claimedPages(), maxRasterPages); index += 1) {
    const before = source.renderWithoutFields(index, compareWidthPx, maxRasterPixels);
    const after = copy.renderWithoutFields(index, compareWidthPx, maxRasterPixels);
    if (before === undefined || after === undefined || before.rgba.length !== after.rgba.length) return true;
    let sum = 0;
    for (let at = 0; at < before.rgba.length; at += 1) sum += Math.abs((before.rgba[at] ?? 0) - (after.rgba[at] ?? 0));
    if (sum / before.rgba.length > sameLookMeanDifference) return true;
  }
  return false;
}

async function rasterise(source: PdfDocument): Promise<Buffer> {
  const pdf = new ImagePdf();
  for (let index = 0; index < source.claimedPages(); index += 1) {
    const size = source.pageSize(index);
    const bitmap = size && source.render(index, (size.width / 72) * rasterDotsPerInch, maxRasterPixels);
    if (size === undefined || bitmap === undefined) throw new Error(`page ${index} cannot be drawn`);
    const { rgba, ...dimensions } = bitmap;
    const image = await asJpeg(sharp(rgba, { raw: { ...dimensions, channels: 4 } }).removeAlpha());
    pdf.add(image, { ...size, left: 0, bottom: 0, imageWidth: size.width, imageHeight: size.height });
  }
  return pdf.bytes();
}

async function preparePicture(input: PrepareInput): Promise<Prepared> {
  const facts = await readImageFacts(input.path, input.mediaType, dossierRemarks.thisFile);
  const pages = Math.min(facts.pages, maxTiffPages);
  const pdf = new ImagePdf();
  let salvaged = false;
  for (let page = 0; page < pages; page += 1) {
    const image = await encodePage(input, page, "strict").catch(() => {
      salvaged = true;
      return encodePage(input, page, "salvage");
    });
    pdf.add(image, onA4(image));
  }
  await writeFile(input.outPath, pdf.bytes());
  if (facts.pages > pages) return { pages, remark: dossierRemarks.firstPages };
  return salvaged ? { pages, remark: dossierRemarks.partlyDamaged } : { pages };
}

async function encodePage(input: PrepareInput, page: number, strictness: Strictness): Promise<PageImage> {
  try {
    const isLineArt = await looksDrawn(input, page);
    const image = await openImage(input.path, input.mediaType, page, strictness);
    return isLineArt ? await asLossless(image) : await asJpeg(image);
  } catch {
    throw invalid("damaged", dossierRemarks.damaged);
  }
}

/** Faxes, stamps and screenshots with few colours would grow fringes as JPEG, and are smaller without loss. */
async function looksDrawn(input: PrepareInput, page: number): Promise<boolean> {
  if (input.mediaType === "image/gif" || input.mediaType === "image/bmp") return true;
  if (input.mediaType !== "image/png" && input.mediaType !== "image/tiff") return false;
  const { bitsPerSample, isPalette } = await sharp(input.path, { page, failOn: "none" }).metadata();
  return isPalette === true || (bitsPerSample !== undefined && bitsPerSample < 8);
}
