import { deflateRawSync } from "node:zlib";
import { CFB, utils, write, type AOA2SheetOpts, type BookType } from "@e965/xlsx";
import yazl from "yazl";

type Cell = string | number | Date | { readonly f: string; readonly v?: string | number } | null;

/** The seven headings of the template. */
export const headings = ["Firm name", "GST number", "Start date", "End date", "Contact name", "Contact e-mail", "Contact phone"];

/** A workbook with one sheet a list of rows, as a spreadsheet program writes it. Dates become day numbers with a date format. */
export function workbook(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  options: { readonly bookType?: BookType; readonly hidden?: readonly string[]; readonly is1904?: boolean; readonly bookSST?: boolean } = {},
): Buffer {
  const book = utils.book_new();
  // Its types leave out `date1904`, by which it writes the day numbers.
  const aoaOptions: AOA2SheetOpts = Object.assign({ cellDates: false, UTC: true, dateNF: "dd-mm-yyyy" }, { date1904: options.is1904 ?? false });
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = utils.aoa_to_sheet(
      rows.map((row) =>
        row.map((cell) =>
          cell !== null && typeof cell === "object" && "f" in cell
            ? { t: cell.v === undefined ? "z" : typeof cell.v === "number" ? "n" : "s", ...cell }
            : cell,
        ),
      ),
      aoaOptions,
    );
    utils.book_append_sheet(book, sheet, name);
  }
  book.Workbook = {
    WBProps: { date1904: options.is1904 ?? false },
    Sheets: Object.keys(sheets).map((name) => ({ name, Hidden: options.hidden?.includes(name) ? 1 : 0 })),
  };
  return write(book, { type: "buffer", bookType: options.bookType ?? "xlsx", bookSST: options.bookSST ?? false, compression: true });
}

export type ZipPart = { readonly name: string; readonly bytes: Buffer };

/** A zip of these parts. */
export function zipOf(parts: readonly ZipPart[]): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { name, bytes } of parts) zip.addBuffer(bytes, name);
  zip.end();
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    zip.outputStream.on("data", (chunk: Buffer) => chunks.push(chunk));
    zip.outputStream.once("error", reject);
    zip.outputStream.once("end", () => resolve(Buffer.concat(chunks)));
  });
}

const contentTypes = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`;
const relationships = (targets: Readonly<Record<string, string>>) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${Object.entries(targets)
    .map(
      ([kind, target], place) =>
        `<Relationship Id="rId${place + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;
const book = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Firms" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** An xlsx with this text as its only sheet, and this one as its table of texts. */
export const xlsxOf = (sheet: Buffer, strings?: Buffer): Promise<Buffer> =>
  zipOf([
    { name: "[Content_Types].xml", bytes: Buffer.from(contentTypes) },
    { name: "_rels/.rels", bytes: Buffer.from(relationships({ officeDocument: "xl/workbook.xml" })) },
    { name: "xl/workbook.xml", bytes: Buffer.from(book) },
    {
      name: "xl/_rels/workbook.xml.rels",
      bytes: Buffer.from(
        relationships({ worksheet: "worksheets/sheet1.xml", ...(strings === undefined ? {} : { sharedStrings: "sharedStrings.xml" }) }),
      ),
    },
    { name: "xl/worksheets/sheet1.xml", bytes: sheet },
    ...(strings === undefined ? [] : [{ name: "xl/sharedStrings.xml", bytes: strings }]),
  ]);

/** An xlsx of some hundred kilobytes whose sheet unpacks to so many megabytes of the same row. */
export async function xlsxBomb(megabytes: number): Promise<Buffer> {
  const row = '<row><c t="inlineStr"><is><t>x</t></is></c></row>'.padEnd(1024, " ");
  const sheet = Buffer.from(
    `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${row.repeat(megabytes * 1024)}</sheetData></worksheet>`,
  );
  const bomb = await xlsxOf(sheet);
  if (bomb.length > deflateRawSync(sheet).length * 2) throw new Error("the bomb is not packed");
  return bomb;
}

/** A workbook that asks for a password, as far as a reader gets without one. */
export function lockedWorkbook(): Buffer {
  const box = CFB.utils.cfb_new();
  CFB.utils.cfb_add(box, "/EncryptionInfo", Buffer.alloc(64, 4));
  CFB.utils.cfb_add(box, "/EncryptedPackage", Buffer.alloc(8_192, 7));
  const bytes: unknown = CFB.write(box, { type: "buffer" });
  if (!Buffer.isBuffer(bytes)) throw new Error("no bytes were written");
  return bytes;
}
