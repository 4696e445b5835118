import Papa from "papaparse";
import { expect, it } from "vitest";
import { csvChunks, csvLine, withoutFormulaGuard, type CsvCell } from "./csv.ts";

async function whole(header: readonly string[], rows: readonly (readonly CsvCell[])[]): Promise<string> {
  let text = "";
  for await (const chunk of csvChunks({ header, rows })) text += chunk;
  return text;
}

it.each([
  ["plain", "plain"],
  ["a,b", '"a,b"'],
  ['He said "no"', '"He said ""no"""'],
  ["two\nlines", '"two\nlines"'],
  [" padded ", '" padded "'],
  ["औषधि", "औषधि"],
  [12.5, "12.5"],
  [-3, "-3"],
  ["-11800.00", "-11800.00"],
  [true, "true"],
  [null, ""],
  [undefined, ""],
])("%j is written %j", (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

it.each(["=1+1", "+91 98765 43210", "-2+3", "-", "@SUM(A1)", "\tx", "\r=1", "\n=1", "\0=1", "＝1+1", '=HYPERLINK("x","y")'])(
  "%j cannot run as a formula and reads back",
  (text) => {
    const [cell] = Papa.parse<string[]>(csvLine([text]).trimEnd(), { delimiter: "," }).data[0] ?? [];
    expect(cell).toBe(`'${text}`);
    expect(withoutFormulaGuard(cell ?? "")).toBe(text);
  },
);

it("leaves an apostrophe of the text itself where it is", () => {
  expect(withoutFormulaGuard("'twas")).toBe("'twas");
});

it("begins with a byte order mark and is header and rows in order", async () => {
  const text = await whole(
    ["Firm", "GST"],
    [
      ["A, B", "1"],
      ["C", null],
    ],
  );
  expect(text).toBe('\uFEFFFirm,GST\r\n"A, B",1\r\nC,\r\n');
});

it("asks for a row only when those before it were taken", async () => {
  let asked = 0;
  function* rows() {
    for (;;) yield [`${(asked += 1)}`.padEnd(1000, "x")];
  }
  const chunks = csvChunks({ header: ["n"], rows: rows() });
  await chunks.next();
  expect(asked).toBeLessThan(100);
  await chunks.return(undefined);
});
