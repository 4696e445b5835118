import { streamXlsxRows } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { withTextsInCells } from "#workers/parse/sheet-strings.ts";
import { workbook, xlsxOf } from "../support/sheets.ts";

const parts = { sheet: "xl/worksheets/sheet1.xml", strings: "xl/sharedStrings.xml" };
const xmlns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
/** Enough that the table is not left to the reader. */
const padding = `<si><t>${"filling ".repeat(600_000)}</t></si>`;

async function rowsOf(bytes: Buffer): Promise<readonly unknown[]> {
  const rows: unknown[] = [];
  for await (const { index, values } of streamXlsxRows(bytes)) rows.push([index, ...values]);
  return rows;
}
const bookOf = (cells: string, texts: string): Promise<Buffer> =>
  xlsxOf(
    Buffer.from(`<?xml version="1.0"?><worksheet ${xmlns}><sheetData>${cells}</sheetData></worksheet>`),
    Buffer.from(`<?xml version="1.0"?><sst ${xmlns}>${texts}${padding}</sst>`),
  );

describe("a workbook whose texts stand in a large table", () => {
  it("says the same with its texts in its cells", async () => {
    const rows = Array.from({ length: 40_000 }, (_, row) => [
      `Kaveri & Söhne <${row}> औषधि निर्यात "Private" Limited, Plot ${row}, Industrial Estate, Peenya, Bengaluru`,
      row % 3 === 0 ? "the same text" : `27AAPFU${row}`,
      row / 8,
      row % 5 === 0 ? null : new Date(Date.UTC(2026, 3, 1 + (row % 28))),
    ]);
    const bytes = workbook({ Firms: rows, Other: [["not read"]] }, { bookSST: true });
    const readable = await withTextsInCells(bytes, parts);
    expect(readable).not.toBe(bytes);
    expect(await rowsOf(readable)).toEqual(await rowsOf(bytes));
  });

  it("keeps runs of several fonts, blanks and empty texts, and leaves out how a name is spoken", async () => {
    const bytes = await bookOf(
      '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" s="0" t="s"><v>1</v></c><c r="C1" t="s"><v>2</v></c><c r="D1" t="s"><v>3</v></c><c r="E1"><v>7</v></c></row>',
      '<si><r><t>Ka</t></r><r><rPr><b/></rPr><t xml:space="preserve">veri </t></r></si><si><t xml:space="preserve"> a &amp;lt; b </t></si><si/><si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>',
    );
    const readable = await withTextsInCells(bytes, parts);
    expect(readable).not.toBe(bytes);
    expect(await rowsOf(readable)).toEqual([[0, "Kaveri ", " a &lt; b ", expect.toBeOneOf(["", null]), "東京", 7]]);
  });

  it.each([
    ["single quotes", "<row><c t='s'><v>0</v></c></row>"],
    ["a prefix", '<x:row><x:c t="s"><x:v>0</x:v></x:c></x:row>'],
    ["a text that the table does not have", '<row><c t="s"><v>99</v></c></row>'],
  ])("is not touched when its cells are written with %s: no text is dropped", async (_how, cells) => {
    await expect(withTextsInCells(await bookOf(cells, "<si><t>Kaveri</t></si>"), parts)).rejects.toThrow();
  });
});

describe("a workbook whose table of texts is small", () => {
  it("is given to the reader as it is", async () => {
    const bytes = workbook({ Firms: [["Kaveri", "27AAPFU0939F1ZV"]] });
    expect(await withTextsInCells(bytes, parts)).toBe(bytes);
  });
});
