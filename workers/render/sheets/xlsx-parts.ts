import { escapeMarkup } from "#domain/escape-markup.ts";
import { sheetText } from "#domain/sheet-text.ts";

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const packages = "http://schemas.openxmlformats.org/package/2006";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const spreadsheet = "application/vnd.openxmlformats-officedocument.spreadsheetml";

/** The parts of a workbook with one sheet, without the sheet itself, by their path in the archive. @source ECMA-376 part 1 */
export const fixedParts = (sheetName: string): Readonly<Record<string, string>> => ({
  "[Content_Types].xml": `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/></Types>`,
  "_rels/.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escaped(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Format 49 is "@", text: it keeps phone numbers as they are. Style 1 is for cells, style 2 for the header.
  "xl/styles.xml": `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`,
});

const chunkCharacters = 64 * 1024;

/**
 * The sheet as chunks of XML: the header is frozen and has filters, every cell is text and none a formula. A row is
 * read only after those before were consumed.
 * @param widths of the columns, in characters
 */
export async function* sheetChunks(
  header: readonly string[],
  widths: readonly number[],
  portions: AsyncIterable<readonly (readonly string[])[]>,
): AsyncGenerator<Buffer> {
  const cols = widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1" style="1"/>`).join("");
  let chunk = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${cols}</cols><sheetData>${rowXml(header, 1, 2)}`;
  let rows = 1;
  for await (const portion of portions)
    for (const cells of portion) {
      rows += 1;
      chunk += rowXml(cells, rows, 1);
      if (chunk.length < chunkCharacters) continue;
      yield Buffer.from(chunk);
      chunk = "";
    }
  yield Buffer.from(`${chunk}</sheetData><autoFilter ref="A1:${columnName(header.length - 1)}${rows}"/></worksheet>`);
}

/** With the position of each cell: optional by the standard, but required by some programs. */
function rowXml(cells: readonly string[], row: number, style: 1 | 2): string {
  let xml = `<row r="${row}">`;
  for (const [at, text] of cells.entries())
    if (text !== "") xml += `<c r="${columnName(at)}${row}" s="${style}" t="inlineStr"><is>${textXml(sheetText(text))}</is></c>`;
  return `${xml}</row>`;
}

/** Spaces at an end need the attribute; on every cell it would be a fifth of the file. */
const textXml = (text: string): string => (text === text.trim() ? `<t>${escaped(text)}</t>` : `<t xml:space="preserve">${escaped(text)}</t>`);

/** A carriage return is written as an entity: XML readers turn a plain one into a line feed. */
const escaped = (text: string): string => escapeMarkup(text).replaceAll("\r", "&#13;");

/** The name (A to Z) of one of at most 26 columns, from 0. */
const columnName = (at: number): string => String.fromCharCode(65 + at);
