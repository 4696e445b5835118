import { writeFile } from "node:fs/promises";
import { PDFDocument } from "@cantoo/pdf-lib";
import sharp from "sharp";

type PdfObject = string | Buffer;

export const a4Box = "/MediaBox [0 0 595 842]";

/** Bytes of a PDF from its objects (the first is the catalog), with a right cross-reference table. */
export function pdfOf(objects: readonly PdfObject[]): Buffer {
  const parts = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  objects.forEach((object, index) => {
    offsets.push(length);
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from("\nendobj\n")]);
    parts.push(part);
    length += part.length;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`));
  return Buffer.concat(parts);
}

export const streamObject = (dictionary: string, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`<< ${dictionary} /Length ${bytes.length} >>\nstream\n`), bytes, Buffer.from("\nendstream")]);

/** A PDF with one line of text a page. `page` adds entries to each page, for example a rotation. */
export function textPdf(lines: readonly string[], page = a4Box): Buffer {
  const kids = lines.map((_, index) => `${4 + index * 2} 0 R`).join(" ");
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${lines.length} /Kids [${kids}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ...lines.flatMap((line, index) => [
      `<< /Type /Page /Parent 2 0 R ${page} /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + index * 2} 0 R >>`,
      streamObject("", Buffer.from(`BT /F1 24 Tf 72 400 Td (${line}) Tj ET`)),
    ]),
  ]);
}

/** A form of one text field. `flags` adds entries to the form, `appearance` is how the field is drawn: by nothing if it is left out. */
export function formPdf({ value, flags, appearance }: { value: string; flags: string; appearance?: string }): Buffer {
  const drawn = appearance === undefined ? "" : "/AP << /N 6 0 R >>";
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [5 0 R] ${flags} /DA (/F1 24 Tf 0 g) /DR << /Font << /F1 4 0 R >> >> >> >>`,
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Annots [5 0 R] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (firm) /V (${value}) /DA (/F1 24 Tf 0 g) /F 4 /Rect [72 600 400 640] ${drawn} >>`,
    streamObject("/Type /XObject /Subtype /Form /BBox [0 0 328 40]", Buffer.from(appearance ?? "")),
  ]);
}

/** A page with a drawn line, a square and a highlight that have no appearance of their own. */
export const markedPdf = (): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Annots [4 0 R 5 0 R 6 0 R] >>`,
    "<< /Type /Annot /Subtype /Ink /Rect [72 400 300 500] /InkList [[80 410 150 480 290 490]] /C [1 0 0] /BS << /W 4 >> /F 4 >>",
    "<< /Type /Annot /Subtype /Square /Rect [350 400 500 500] /C [1 0 0] /BS << /W 4 >> /F 4 >>",
    "<< /Type /Annot /Subtype /Highlight /Rect [72 695 300 725] /QuadPoints [72 722 200 722 72 697 200 697] /C [1 0 0] /F 4 >>",
  ]);

/** A scan as office machines make it: two JPEG pages of A4 at 200 dots an inch, about 2.8 MB. */
export async function writeScan(path: string, seed: number): Promise<string> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const page of [0, 1]) {
    const image = await document.embedJpg(await noisyJpeg(1654, 2339, seed * 2 + page));
    document.addPage([595.28, 841.89]).drawImage(image, { x: 0, y: 0, width: 595.28, height: 841.89 });
  }
  await writeFile(path, await document.save());
  return path;
}

/** A grey page with noise, so that it compresses as badly as a real scan. */
export function noisyJpeg(width: number, height: number, seed: number): Promise<Buffer> {
  const grain = Buffer.alloc(width * height);
  let state = seed + 1;
  for (let at = 0; at < grain.length; at += 1) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    grain[at] = 200 + (state >>> 27);
  }
  return sharp(grain, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

export const jpeg = (width = 120, height = 80): Promise<Buffer> => solid(width, height).jpeg().toBuffer();
export const png = (width = 120, height = 80): Promise<Buffer> => solid(width, height).png().toBuffer();
export const webp = (width = 120, height = 80): Promise<Buffer> => solid(width, height).webp().toBuffer();
export const avif = (width = 120, height = 80): Promise<Buffer> => solid(width, height).avif().toBuffer();
export const gif = (width = 120, height = 80): Promise<Buffer> => solid(width, height).gif().toBuffer();

function solid(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: "#0f766e" } });
}

/** Left half red, right half blue, stored lying on its side with a note to turn it, and with a place in its metadata. */
export async function turnedPhoto(): Promise<Buffer> {
  const half = await sharp({ create: { width: 300, height: 400, channels: 3, background: "#0000ff" } })
    .png()
    .toBuffer();
  const upright = sharp({ create: { width: 600, height: 400, channels: 3, background: "#ff0000" } }).composite([{ input: half, left: 300, top: 0 }]);
  return sharp(await upright.png().toBuffer())
    .rotate(-90)
    .withExif({ IFD0: { Copyright: "secret-owner" }, IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 27/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
}

export function bmp(width: number, height: number): Buffer {
  const row = Math.ceil((width * 3) / 4) * 4;
  const header = Buffer.alloc(54);
  header.write("BM", 0, "latin1");
  header.writeUInt32LE(54 + row * height, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(width, 18);
  header.writeInt32LE(height, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return Buffer.concat([header, Buffer.alloc(row * height, 0x60)]);
}

/** Black and white pages, uncompressed, the first darker than the second. */
export function tiff(shades: readonly number[], width = 200, height = 100): Buffer {
  const parts: Buffer[] = [Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])];
  let at = 8;
  shades.forEach((shade, index) => {
    const entries: [number, number, number][] = [
      [256, 3, width],
      [257, 3, height],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [273, 4, at + 2 + 9 * 12 + 4],
      [277, 3, 1],
      [278, 3, height],
      [279, 4, width * height],
    ];
    const directory = Buffer.alloc(2 + entries.length * 12 + 4);
    directory.writeUInt16LE(entries.length, 0);
    entries.forEach(([tag, type, value], row) => {
      directory.writeUInt16LE(tag, 2 + row * 12);
      directory.writeUInt16LE(type, 4 + row * 12);
      directory.writeUInt32LE(1, 6 + row * 12);
      directory.writeUInt32LE(value, 10 + row * 12);
    });
    const next = at + directory.length + width * height;
    directory.writeUInt32LE(index + 1 < shades.length ? next : 0, directory.length - 4);
    parts.push(directory, Buffer.alloc(width * height, shade));
    at = next;
  });
  return Buffer.concat(parts);
}
