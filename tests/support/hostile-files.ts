import { constants, crc32, deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { a4Box, bmp, jpeg, pdfOf, streamObject, textPdf } from "./files.ts";

/** Files as members send them, and as an attacker might: all made here, none kept. */

/** Long runs of one byte pack a thousand to one this way, and fast. */
const run = { strategy: constants.Z_RLE };

export async function encryptedPdf(options: { userPassword: string }): Promise<Buffer> {
  const document = await PDFDocument.load(textPdf(["secret"]), { updateMetadata: false });
  document.encrypt({ userPassword: options.userPassword, ownerPassword: "owner-only" });
  return Buffer.from(await document.save());
}

/** A file of which a second, encrypted version with a broken key was appended: told to need a password by one engine, opened without by another. */
export async function brokenHandlerPdf(): Promise<Buffer> {
  const locked = (await encryptedPdf({ userPassword: "" })).toString("latin1").replace(/\/U <[^>]*>/u, "/U <00>");
  return Buffer.concat([textPdf(["one"]), Buffer.from(locked, "latin1")]);
}

/** A few bytes that take a processor many seconds to draw: dashes far smaller than a dot. */
export const slowPdf = (): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Contents 4 0 R >>`,
    streamObject("", Buffer.from("[0.001 0.001] 0 d 2 w 0 0 m 595 842 l S ".repeat(20))),
  ]);

/** A bitmap with the header of OS/2, which no decoder here knows. */
export function osTwoBitmap(): Buffer {
  const bytes = Buffer.alloc(26 + 4 * 2);
  bytes.write("BM");
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(26, 10);
  bytes.writeUInt32LE(12, 14);
  [1, 2, 1, 24].forEach((value, index) => bytes.writeUInt16LE(value, 18 + index * 2));
  return bytes;
}

/** Whole objects, but no page can be reached. */
export const damagedPdf = (): Buffer =>
  Buffer.from(textPdf(["x"]).toString("latin1").replaceAll("/Pages", "/Pagan").replaceAll("startxref", "startzref"), "latin1");
export const noisePdf = (): Buffer => Buffer.concat([Buffer.from("%PDF-1.7\n"), Buffer.alloc(2000, 0x9d)]);

/** A page tree in which a node is its own child. */
export const loopingPdf = (): Buffer =>
  pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 4 /Kids [3 0 R 2 0 R] >>", `<< /Type /Page /Parent 2 0 R ${a4Box} >>`]);

export const liarPdf = (claimed: number): Buffer =>
  pdfOf(["<< /Type /Catalog /Pages 2 0 R >>", `<< /Type /Pages /Count ${claimed} /Kids [3 0 R] >>`, `<< /Type /Page /Parent 2 0 R ${a4Box} >>`]);

/** Really has so many pages, by naming one page object again and again. */
export const manyPagesPdf = (pages: number): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${"3 0 R ".repeat(pages)}] >>`,
    `<< /Type /Page /Parent 2 0 R ${a4Box} >>`,
  ]);

export const deepArrayPdf = (depth: number): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Group ${"[".repeat(depth)}${"]".repeat(depth)} >>`,
  ]);

/** Its page tree stands in an object stream that inflates to `megabytes`. @source CVE-style "decompression bomb" */
export function objectStreamBomb(megabytes: number): Buffer {
  const pages = "<< /Type /Pages /Count 1 /Kids [4 0 R] >>";
  const page = `<< /Type /Page /Parent 2 0 R ${a4Box} >>`;
  const index = `2 0 4 ${pages.length + 1} `;
  const inflated = Buffer.concat([Buffer.from(`${index}${pages} ${page} `), Buffer.alloc(megabytes * 1024 * 1024, 0x20)]);
  const head = Buffer.from("%PDF-1.7\n%\xe2\xe3\xcf\xd3\n", "latin1");
  const catalog = Buffer.from("1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n");
  const body = streamObject(`/Type /ObjStm /N 2 /First ${index.length} /Filter /FlateDecode`, deflateSync(inflated, run));
  const objectStream = Buffer.concat([Buffer.from("3 0 obj\n"), body, Buffer.from("\nendobj\n")]);
  const xrefAt = head.length + catalog.length + objectStream.length;
  const entry = (kind: number, value: number, index2: number): Buffer => {
    const bytes = Buffer.alloc(7);
    bytes.writeUInt8(kind, 0);
    bytes.writeUInt32BE(value, 1);
    bytes.writeUInt16BE(index2, 5);
    return bytes;
  };
  const table = Buffer.concat([
    entry(0, 0, 65535),
    entry(1, head.length, 0),
    entry(2, 3, 0),
    entry(1, head.length + catalog.length, 0),
    entry(2, 3, 1),
    entry(1, xrefAt, 0),
  ]);
  const xref = Buffer.concat([
    Buffer.from("5 0 obj\n"),
    streamObject("/Type /XRef /Size 6 /W [1 4 2] /Root 1 0 R", table),
    Buffer.from(`\nendobj\nstartxref\n${xrefAt}\n%%EOF\n`),
  ]);
  return Buffer.concat([head, catalog, objectStream, xref]);
}

/** Content that inflates to `megabytes` of drawing orders. */
export function contentBomb(megabytes: number): Buffer {
  const orders = Buffer.from("0 0 m 595 842 l S\n".repeat(Math.ceil((megabytes * 1024 * 1024) / 18)));
  return pdfOf([
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Contents 4 0 R >>`,
    streamObject("/Filter /FlateDecode", deflateSync(orders, { level: 9 })),
  ]);
}

/** Scripts, programs to start, links, forms and an attached file: everything that must not come through. */
export const activePdf = (): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OpenAction 5 0 R /AA << /WC 5 0 R >> /Names << /JavaScript << /Names [(a) 5 0 R] >> /EmbeddedFiles << /Names [(virus.exe) 9 0 R] >> >> /AcroForm << /Fields [8 0 R] >> >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /AA << /O 5 0 R >> /Annots [6 0 R 7 0 R 8 0 R 10 0 R] /Contents 4 0 R /Resources << /Properties << /P 5 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    streamObject("", Buffer.from("BT /F1 24 Tf 72 700 Td (Active page) Tj ET")),
    "<< /S /JavaScript /JS (app.alert\\(1\\)) >>",
    "<< /Type /Annot /Subtype /Link /Rect [0 0 600 900] /A << /S /Launch /F (calc.exe) >> >>",
    "<< /Type /Annot /Subtype /Link /Rect [0 0 600 900] /A << /S /URI /URI (https://evil.example/) >> >>",
    "<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Asha) /Rect [72 600 300 630] /AA << /K 5 0 R >> /A 5 0 R /AP << /N 11 0 R >> >>",
    "<< /Type /Filespec /F (virus.exe) /EF << /F 12 0 R >> >>",
    "<< /Type /Annot /Subtype /FileAttachment /Rect [0 0 20 20] /FS 9 0 R >>",
    streamObject(
      "/Type /XObject /Subtype /Form /BBox [0 0 228 30] /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>",
      Buffer.from("BT /F1 18 Tf 4 8 Td (Filled value) Tj ET"),
    ),
    streamObject("/Type /EmbeddedFile", Buffer.from("MZ-not-really")),
  ]);

/** Two layers, of which the one that says "HIDDEN" is off. */
export const layeredPdf = (): Buffer =>
  pdfOf([
    "<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [5 0 R 6 0 R] /D << /ON [5 0 R] /OFF [6 0 R] /Order [5 0 R 6 0 R] >> >> >>",
    "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
    `<< /Type /Page /Parent 2 0 R ${a4Box} /Contents 4 0 R /Resources << /Properties << /L1 5 0 R /L2 6 0 R >> /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
    streamObject(
      "",
      Buffer.from(
        "/OC /L1 BDC BT /F1 48 Tf 72 600 Td (SHOWN) Tj ET EMC /OC /L2 BDC BT /F1 96 Tf 72 300 Td (HIDDEN) Tj ET 1 0 0 rg 72 100 400 150 re f EMC",
      ),
    ),
    "<< /Type /OCG /Name (shown) >>",
    "<< /Type /OCG /Name (hidden) >>",
  ]);

/** Truly decodes to `side` x `side`, in a few kilobytes. */
export function pngBomb(side: number): Buffer {
  const row = Math.ceil(side / 8) + 1;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  return pngOf([
    ["IHDR", header],
    ["IDAT", deflateSync(Buffer.alloc(row * side), run)],
    ["IEND", Buffer.alloc(0)],
  ]);
}

/** A small picture with a text chunk that inflates to `megabytes`. */
export function pngWithHugeText(megabytes: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(8, 0);
  header.writeUInt32BE(8, 4);
  header.writeUInt8(8, 8);
  const text = Buffer.concat([Buffer.from("Comment\0\0", "latin1"), deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 0x41), run)]);
  return pngOf([
    ["IHDR", header],
    ["zTXt", text],
    ["IDAT", deflateSync(Buffer.alloc(9 * 8))],
    ["IEND", Buffer.alloc(0)],
  ]);
}

function pngOf(chunks: readonly (readonly [string, Buffer])[]): Buffer {
  const parts = chunks.map(([kind, data]) => {
    const body = Buffer.concat([Buffer.from(kind, "latin1"), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  });
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

/** A JPEG whose header says `side` x `side`. */
export async function jpegClaiming(side: number): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(side, frame + 5);
  bytes.writeUInt16BE(side, frame + 7);
  return bytes;
}

/** A bitmap of a few bytes that claims to be enormous. */
export function bmpClaiming(side: number): Buffer {
  const bytes = bmp(2, 2);
  bytes.writeInt32LE(side, 18);
  bytes.writeInt32LE(side, 22);
  return bytes;
}

/** So many frames of one dot on a canvas of 5,000 x 5,000. */
export function gifOfManyFrames(frames: number): Buffer {
  const head = Buffer.from([...Buffer.from("GIF89a"), 0x88, 0x13, 0x88, 0x13, 0x80, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff]);
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0]);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from([0x3b])]);
}

export const html = (): Buffer => Buffer.from("<!doctype html><html><script>alert(1)</script></html>");
export const svg = (): Buffer => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
export const zip = (): Buffer => Buffer.from("504b0304140000000000000000000000000000000000000000000000", "hex");
export const executable = (): Buffer => Buffer.concat([Buffer.from("MZ"), Buffer.alloc(200, 0x90)]);
