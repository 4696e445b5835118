import type { MediaType } from "#domain/reimbursements/file-rules.ts";

/** How far from the first character a PDF header may stand; some scanners write a preamble. @source ISO 32000-1 annex H, note 13 */
const pdfHeaderReach = 1024;
const blankBytes = new Set([0x09, 0x0a, 0x0c, 0x0d, 0x20]);
/** Programs that detect a type by the first bytes would not detect a PDF. */
const foreignStarts = ["PK", "MZ", "<", "\x7fELF", "Rar!", "{", "#!"];
const heicBrands = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "hevm", "hevs"]);
const avifBrands = new Set(["avif", "avis"]);

/**
 * The type of the bytes, independent of the name; undefined for a type that is not accepted.
 * @source security.md row 22, 23
 */
export function sniffMediaType(bytes: Uint8Array): MediaType | undefined {
  const at = (offset: number, length: number): string => String.fromCharCode(...bytes.subarray(offset, offset + length));
  if (at(0, 3) === "\xff\xd8\xff") return "image/jpeg";
  if (at(0, 8) === "\x89PNG\r\n\x1a\n") return "image/png";
  if (at(0, 6) === "GIF87a" || at(0, 6) === "GIF89a") return "image/gif";
  if (at(0, 4) === "RIFF" && at(8, 4) === "WEBP") return "image/webp";
  if (at(0, 4) === "II*\0" || at(0, 4) === "MM\0*") return "image/tiff";
  if (at(4, 4) === "ftyp") return heifKind(bytes, at);
  if (at(0, 2) === "BM" && isBitmapHeader(bytes)) return "image/bmp";
  return isPdf(bytes) ? "application/pdf" : undefined;
}

/** Whether the file contains at least one object: without one it was never a PDF, with one it is a damaged PDF. */
export function hasPdfObjects(bytes: Uint8Array): boolean {
  return /\d\s+\d+\s+obj\b/u.test(Buffer.from(bytes).toString("latin1"));
}

function isPdf(bytes: Uint8Array): boolean {
  const blanks = bytes.findIndex((byte) => !blankBytes.has(byte));
  const start = Buffer.from(bytes.subarray(blanks, blanks + pdfHeaderReach)).toString("latin1");
  const header = start.indexOf("%PDF-");
  if (header === 0) return true;
  return header > 0 && !foreignStarts.some((mark) => start.trimStart().startsWith(mark));
}

function heifKind(bytes: Uint8Array, at: (offset: number, length: number) => string): MediaType | undefined {
  const boxLength = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const brands = [at(8, 4)];
  for (let offset = 16; offset + 4 <= Math.min(boxLength, 256, bytes.length); offset += 4) brands.push(at(offset, 4));
  if (brands.some((brand) => avifBrands.has(brand))) return "image/avif";
  if (brands.some((brand) => heicBrands.has(brand))) return "image/heic";
  return undefined;
}

function isBitmapHeader(bytes: Uint8Array): boolean {
  if (bytes.length < 26) return false;
  const headerSize = new DataView(bytes.buffer, bytes.byteOffset).getUint32(14, true);
  return [12, 40, 52, 56, 64, 108, 124].includes(headerSize);
}
