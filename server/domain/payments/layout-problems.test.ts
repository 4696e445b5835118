import { describe, expect, it } from "vitest";
import { BankLayout } from "./bank-layout.ts";
import { layoutProblems } from "./layout-problems.ts";
import { startingLayouts } from "./starting-layouts.ts";

const four = [
  { heading: "Ref", value: "reference", start: 1, width: 10 },
  { heading: "Amount", value: "amount", start: 11, width: 10 },
  { heading: "Account", value: "account_number", start: 21, width: 18 },
  { heading: "IFSC", value: "ifsc", start: 40, width: 11 },
];
type Change = Readonly<Record<string, unknown>>;
const layoutOf = (columns: readonly Change[], format: "csv" | "fixed_width" = "fixed_width"): BankLayout =>
  BankLayout.parse({ format, hasHeadings: true, lineEnd: "\n", columns });
const changed = (place: number, change: Change): BankLayout => layoutOf(four.map((column, at) => (at === place ? { ...column, ...change } : column)));

describe("the problems of a layout", () => {
  it("has none for the layouts of the product, nor for gaps between columns", () => {
    expect(startingLayouts.map(({ layout }) => layoutProblems(layout))).toEqual([{}, {}]);
    expect(layoutProblems(layoutOf(four))).toEqual({});
  });

  it("asks for reference, amount, account number and IFSC", () => {
    expect(layoutProblems(layoutOf([{ heading: "Name", value: "holder_name" }], "csv"))).toEqual({
      columns: [
        "Add a column with the reference of the line: the answer of the bank is matched by it",
        "Add a column with the amount",
        "Add a column with the account number",
        "Add a column with the IFSC",
      ],
    });
    expect(layoutProblems(layoutOf(four.map((column) => (column.value === "amount" ? { ...column, value: "amount_paise" } : column))))).toEqual({});
  });

  it("finds columns that overlap, in whatever order they are written", () => {
    expect(layoutProblems(changed(1, { start: 10 }))).toEqual({
      "columns.1.start": ["Amount begins at 10, where Ref (1 to 10) still is. Begin it at 11 or later"],
    });
    expect(layoutProblems(changed(0, { start: 45, width: 2 }))).toEqual({
      "columns.0.start": ["Ref begins at 45, where IFSC (40 to 50) still is. Begin it at 51 or later"],
    });
    expect(Object.keys(layoutProblems(changed(0, { width: 200 })))).toEqual(["columns.1.start", "columns.2.start", "columns.3.start"]);
  });

  it("finds missing widths, doubled headings, and texts that would be run or cut", () => {
    expect(layoutProblems(changed(2, { start: undefined, width: undefined }))).toEqual({
      "columns.2.start": ["Enter the start of Account: the place of its first character, counted from 1"],
      "columns.2.width": ["Enter the width of Account in characters"],
    });
    expect(layoutProblems(changed(3, { heading: "REF" }))["columns.3.heading"]).toEqual([
      "Column 1 has the heading REF already. Give each column its own",
    ]);
    expect(layoutProblems(changed(2, { mayCut: true }))["columns.2.mayCut"]).toEqual(["Account number is never cut. Only names may be cut"]);
    expect(layoutProblems(changed(1, { fill: "0" }))["columns.1.fill"]).toEqual([
      "Amount is filled with zeros on the right, which changes a number. Align it right or fill it with blanks",
    ]);
    const fixedText = (text: string, format: "csv" | "fixed_width") =>
      layoutProblems(layoutOf([...four, { heading: "Type", value: "constant", text, start: 60, width: 2 }], format));
    expect(fixedText("", "csv")).toEqual({ "columns.4.text": ["Enter the text of Type"] });
    expect(fixedText("=1", "csv")["columns.4.text"]).toEqual([
      "The text of Type must not begin with =, +, - or @: a spreadsheet program would run it",
    ]);
    expect(fixedText("NEFT", "fixed_width")).toEqual({ "columns.4.width": ["The text of Type does not fit into 2"] });
    expect(fixedText("N\tE", "csv")["columns.4.text"]).toEqual(["The text of Type is one line without tabs"]);
  });
});
