import { Transform, type Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { fromBuffer, type Entry, type ZipFile as ZipReader } from "yauzl";
import { ZipFile } from "yazl";

/** Size of a workbook's table of texts above which the reader does not get it, because it makes a dozen objects of each text. */
const largeTableBytes = 4 * 1024 * 1024;
const maxRowBytes = 8 * 1024 * 1024;
/** Compressed again for the reader in the same process: fast rather than small. */
const compressionLevel = 1;

const open = promisify<Buffer, { lazyEntries: boolean; autoClose: boolean }, ZipReader>(fromBuffer);

/** Paths of the parts of a workbook in its zip. */
export type SheetParts = { readonly sheet: string; readonly strings: string };

/**
 * The same workbook with the texts of one sheet in its cells instead of in a separate table, and without the other sheets:
 * so that a reader holds a row at a time, where the table of 400,000 texts would take it half a gigabyte. A workbook whose table
 * is small comes back as it is.
 * @throws when the sheet is written in another way than the common programs do; the reader may take it as it is
 * @source ECMA-376-1 18.4.8 (si), 18.18.11 (cell types)
 */
export async function withTextsInCells(bytes: Buffer, { sheet, strings }: SheetParts): Promise<Buffer> {
  const zip = await open(bytes, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  const [table, rows] = [entries.get(strings), entries.get(sheet)];
  if (table === undefined || rows === undefined || table.uncompressedSize < largeTableBytes) return bytes;
  const unpack = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const texts = new TextTable(await buffer(await unpack(table)));
  const made = new ZipFile();
  made.once("error", () => undefined); // reported by the pipeline below
  made.addBuffer(Buffer.from(emptyTable), strings);
  for (const [name, entry] of entries) if (isNeeded(name)) made.addBuffer(await buffer(await unpack(entry)), name);
  const cells = textsIntoCells(texts);
  made.addReadStream(cells, sheet, { compressionLevel });
  made.end();
  const source = await unpack(rows);
  const [workbook] = await Promise.all([buffer(made.outputStream), pipeline(source, cells)]);
  return workbook;
}

const emptyTable = '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"/>';
const isNeeded = (part: string): boolean =>
  /^(\[Content_Types\]\.xml|_rels\/\.rels|xl\/workbook\.xml|xl\/_rels\/workbook\.xml\.rels|xl\/styles\.xml)$/i.test(part);

function entriesOf(zip: ZipReader): Promise<ReadonlyMap<string, Entry>> {
  const entries = new Map<string, Entry>();
  return new Promise((resolve, reject) => {
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.once("end", () => resolve(entries));
    zip.once("error", reject);
    zip.readEntry();
  });
}

/** The texts of a workbook as they are written, found by their number: the bytes, and where each begins and ends. */
class TextTable {
  private readonly xml: Buffer;
  private readonly places: Uint32Array;

  constructor(xml: Buffer) {
    this.xml = xml;
    const places: number[] = [];
    for (let at = xml.indexOf("<si"); at >= 0; at = xml.indexOf("<si", at)) {
      const begin = xml.indexOf(">", at) + 1;
      const isEmpty = xml[begin - 2] === slash;
      const end = isEmpty ? begin : xml.indexOf("</si>", begin);
      if (begin === 0 || end < 0) throw new Error("the table of texts ends in the middle of one");
      places.push(begin, end);
      at = end;
    }
    this.places = Uint32Array.from(places);
  }

  /** Byte for byte, one character each; phonetic texts (Japanese) are left out. */
  at(index: number): string {
    const [begin, end] = [this.places[index * 2], this.places[index * 2 + 1]];
    if (begin === undefined || end === undefined) throw new Error(`no text ${index}`);
    const text = this.xml.toString("latin1", begin, end);
    return withoutSpoken(text);
  }
}

function withoutSpoken(text: string): string {
  const begin = text.indexOf("<rPh");
  if (begin < 0) return text;
  const end = text.indexOf(spokenEnd, begin);
  if (end < 0) throw new Error("how a text is spoken has no end");
  return text.slice(0, begin) + withoutSpoken(text.slice(end + spokenEnd.length));
}

const spokenEnd = "</rPh>";
const slash = "/".codePointAt(0);
const rowEnd = "</row>";
const cellWithNumber = /<c( [^<>]*)><v>(\d+)<\/v><\/c>/g;
const isOfTable = ' t="s"';
const anyCellOfTable = /<(?:\w+:)?c\s[^<>]*\bt\s*=\s*["']s["']/g;

/** Passes a sheet on row by row, each text in its cell. */
function textsIntoCells(texts: TextTable): Transform {
  return byRows((xml) => {
    let replaced = 0;
    const made = xml.replaceAll(cellWithNumber, (cell, attributes: string, value: string) => {
      if (!attributes.includes(isOfTable)) return cell;
      replaced += 1;
      return `<c${attributes.replace(isOfTable, ' t="inlineStr"')}><is>${texts.at(Number(value))}</is></c>`;
    });
    // A missing text would be an empty cell.
    if (replaced !== [...xml.matchAll(anyCellOfTable)].length) throw new Error("cells are written in another way");
    return made;
  });
}

const anyCell = /<((?:\w{1,20}:)?c)(\s[^<>]*?)?(?:\/>|>((?:(?!<\/?(?:\w{1,20}:)?c[\s>/])[\s\S])*)<\/(?:\w{1,20}:)?c>)/g;
const anyValue = /<(?:\w+:)?v(?:\s[^<>]*)?>\s*[^<\s]|<(?:\w+:)?is[\s>]/;
const emptyValue = /<(?:\w+:)?v(?:\s[^<>]*)?(?:\/>|>\s*<)/;
const emptyCell = /<(?:\w+:)?c\s[^<>]*(?:\/>|>\s*<\/)/g;
const typeOfTextOrTruth = /\st\s*=\s*["'][sb]["']/;
/** What the end of one chunk may hold of the beginning of a cell. */
const longestCellStart = 200;
const cellType = /\st\s*=\s*["'][^"']*["']/;

/**
 * The same workbook without the types of cells that have no value: the reader would take an empty value for the number 0, in a cell of the table
 * of texts for the first text. A workbook without such cells comes back as it is.
 * @source ECMA-376-1 18.3.1.96 (v)
 */
export async function withoutEmptyValues(bytes: Buffer, sheet: string): Promise<Buffer> {
  const zip = await open(bytes, { lazyEntries: true, autoClose: false });
  const entries = await entriesOf(zip);
  const rows = entries.get(sheet);
  if (rows === undefined) return bytes;
  const unpack = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  if (!(await hasEmptyValues(await unpack(rows)))) return bytes;
  const cells = byRows((xml) =>
    xml.replaceAll(anyCell, (cell, tag: string, attributes: string | undefined, body: string | undefined) =>
      attributes === undefined || anyValue.test(body ?? "") ? cell : `<${tag}${attributes.replace(cellType, "")}/>`,
    ),
  );
  const [found] = await Promise.all([buffer(cells), pipeline(await unpack(rows), cells)]);
  const made = new ZipFile();
  const workbook = buffer(made.outputStream);
  for (const [name, entry] of entries)
    if (name !== sheet && (isNeeded(name) || /strings/i.test(name))) made.addBuffer(await buffer(await unpack(entry)), name);
  made.addBuffer(found, sheet, { compressionLevel });
  made.end();
  return workbook;
}

async function hasEmptyValues(sheet: Readable): Promise<boolean> {
  let end = "";
  for await (const chunk of sheet) {
    if (!(chunk instanceof Uint8Array)) throw new Error("a sheet is read as bytes");
    const xml = end + Buffer.from(chunk).toString("latin1");
    if (emptyValue.test(xml) || [...xml.matchAll(emptyCell)].some(([cell]) => typeOfTextOrTruth.test(cell))) return true;
    end = xml.slice(-longestCellStart);
  }
  return false;
}

/** Passes a sheet on row by row, each changed. */
function byRows(change: (xml: string) => string): Transform {
  let rest = "";
  const changed = (xml: string): Buffer => Buffer.from(change(xml), "latin1");
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const xml = rest + chunk.toString("latin1");
      const cut = xml.lastIndexOf(rowEnd) + 1;
      rest = xml.slice(cut);
      if (rest.length > maxRowBytes) return done(new Error("one row is larger than eight megabytes"));
      attempt(() => changed(xml.slice(0, cut)), done);
    },
    flush(done) {
      attempt(() => changed(rest), done);
    },
  });
}

function attempt(work: () => Buffer, done: (error: Error | null, made?: Buffer) => void): void {
  try {
    done(null, work());
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
}
