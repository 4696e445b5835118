import { Buffer } from "node:buffer";
import type { Sharp } from "sharp";

/** A picture in the form of a PDF image. */
export type PageImage = {
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3;
  readonly bytes: Buffer;
  readonly filter: "DCTDecode" | "FlateDecode";
};
export type PageOfImage = {
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly bottom: number;
  readonly imageWidth: number;
  readonly imageHeight: number;
};

/** A4 in points. @source ISO 216 */
const a4 = { short: 595.28, long: 841.89 };
const margin = 28;
/** Space for the line that the dossier stamps on every page. */
const stampRoom = 34;
/** Long side of a picture on A4: about 210 dots an inch, enough to read small print. */
export const maxSidePx = 2480;
/** A small picture is not enlarged beyond screen resolution. */
const pointsPerPixelAtMost = 72 / 96;
const jpegQuality = 84;

/** Photographs as JPEG: small, and no byte of the original survives. */
export async function asJpeg(image: Sharp): Promise<PageImage> {
  const { data, info } = await image
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .jpeg({ quality: jpegQuality, chromaSubsampling: "4:4:4" })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3, bytes: data, filter: "DCTDecode" };
}

/** Line art without loss: a PDF can contain the compressed rows of a PNG as they are. @source ISO 32000-1, 7.4.4.4 */
export async function asLossless(image: Sharp): Promise<PageImage> {
  const { data, info } = await image
    .resize({ width: maxSidePx, height: maxSidePx, fit: "inside", withoutEnlargement: true })
    .png({ compressionLevel: 6, adaptiveFiltering: true, palette: false, progressive: false })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, channels: info.channels === 1 ? 1 : 3, bytes: imageRows(data), filter: "FlateDecode" };
}

/** A4 in the orientation of the picture, with the picture centred in the space without the stamp. */
export function onA4(image: { width: number; height: number }): PageOfImage {
  const lying = image.width > image.height;
  const width = lying ? a4.long : a4.short;
  const height = lying ? a4.short : a4.long;
  const roomWide = width - 2 * margin;
  const roomHigh = height - margin - stampRoom;
  const scale = Math.min(roomWide / image.width, roomHigh / image.height, pointsPerPixelAtMost);
  const imageWidth = image.width * scale;
  const imageHeight = image.height * scale;
  return { width, height, imageWidth, imageHeight, left: (width - imageWidth) / 2, bottom: stampRoom + (roomHigh - imageHeight) / 2 };
}

/** A plain PDF with one picture on each page. */
export class ImagePdf {
  private readonly parts: Buffer[] = [Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1")];
  private readonly offsets = new Map<number, number>();
  private length = this.parts[0]?.length ?? 0;
  private pages = 0;

  get pageCount(): number {
    return this.pages;
  }

  add(image: PageImage, sheet: PageOfImage): void {
    const first = 3 + this.pages * 3;
    this.pages += 1;
    const placed = [sheet.imageWidth, 0, 0, sheet.imageHeight, sheet.left, sheet.bottom].map(points).join(" ");
    const content = Buffer.from(`q ${placed} cm /Im0 Do Q`);
    this.write(
      first,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(sheet.width)} ${points(sheet.height)}] ` +
        `/Resources << /XObject << /Im0 ${first + 2} 0 R >> >> /Contents ${first + 1} 0 R >>`,
    );
    this.write(first + 1, `<< /Length ${content.length} >>`, content);
    this.write(first + 2, imageDictionary(image), image.bytes);
  }

  bytes(): Buffer {
    const kids = Array.from({ length: this.pages }, (_, index) => `${3 + index * 3} 0 R`).join(" ");
    this.write(1, "<< /Type /Catalog /Pages 2 0 R >>");
    this.write(2, `<< /Type /Pages /Count ${this.pages} /Kids [${kids}] >>`);
    const size = 3 + this.pages * 3;
    const rows = Array.from({ length: size - 1 }, (_, index) => `${String(this.offsets.get(index + 1)).padStart(10, "0")} 00000 n \n`);
    const tail = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join("")}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${this.length}\n%%EOF\n`;
    return Buffer.concat([...this.parts, Buffer.from(tail)]);
  }

  private write(number: number, dictionary: string, stream?: Buffer): void {
    this.offsets.set(number, this.length);
    const head = Buffer.from(`${number} 0 obj\n${dictionary}\n`);
    const body = stream === undefined ? [] : [Buffer.from("stream\n"), stream, Buffer.from("\nendstream\n")];
    for (const part of [head, ...body, Buffer.from("endobj\n")]) {
      this.parts.push(part);
      this.length += part.length;
    }
  }
}

function imageDictionary(image: PageImage): string {
  const colours = image.channels === 1 ? "/DeviceGray" : "/DeviceRGB";
  const rows =
    image.filter === "FlateDecode" ? ` /DecodeParms << /Predictor 15 /Colors ${image.channels} /BitsPerComponent 8 /Columns ${image.width} >>` : "";
  return (
    `<< /Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} /ColorSpace ${colours} ` +
    `/BitsPerComponent 8 /Filter /${image.filter}${rows} /Length ${image.bytes.length} >>`
  );
}

function imageRows(png: Buffer): Buffer {
  const rows: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length;) {
    const size = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") rows.push(png.subarray(at + 8, at + 8 + size));
    at += 12 + size;
  }
  return Buffer.concat(rows);
}

const points = (value: number): string => value.toFixed(3);
