import { describe, expect, it } from "vitest";
import { exampleLines, writeBankFile, type BankFileLine } from "./bank-file.ts";
import type { BankLayout, LayoutColumn } from "./bank-layout.ts";
import { startingLayouts } from "./starting-layouts.ts";

const [csv, fixed] = startingLayouts.map(({ layout }) => layout);
if (csv === undefined || fixed === undefined) throw new Error("two layouts");
const facts = { batchNumber: 7, madeOn: "09-04-2027" };
const [first] = exampleLines;
if (first === undefined) throw new Error("an example");
const withColumn = (layout: BankLayout, value: string, change: Partial<LayoutColumn>): BankLayout => ({
  ...layout,
  columns: layout.columns.map((column) => (column.value === value ? { ...column, ...change } : column)),
});
const write = (layout: BankLayout, change: Partial<BankFileLine>) => writeBankFile(layout, [{ ...first, ...change }], facts);

describe("a bank file", () => {
  it("quotes in a csv what would break it, and nothing else", () => {
    expect(write(csv, { holderName: 'Sen, Das & "Co"' }).text).toBe(
      "Sr No,Reference,Beneficiary name,Account number,IFSC,Amount,Date,Remarks\r\n" +
        '1,B7-0001,"Sen, Das & ""Co""",00123456789,ABCD0123456,412500.00,09-04-2027,PRD-2627-00001\r\n',
    );
    const semicolons: BankLayout = { ...csv, separator: ";", hasHeadings: false, lineEnd: "\n" };
    expect(write(semicolons, { holderName: "Sen, Das; Co" }).text).toBe(
      '1;B7-0001;"Sen, Das; Co";00123456789;ABCD0123456;412500.00;09-04-2027;PRD-2627-00001\n',
    );
  });

  it("has in fixed width each value at its start, blanks in the gaps, and zeros where the layout wants them", () => {
    const { text = "" } = write(fixed, { holderName: "Kaveri" });
    const row = text.slice(0, -2);
    expect(row).toHaveLength(133);
    expect([row.slice(0, 1), row.slice(1, 17), row.slice(17, 37), row.slice(37, 48), row.slice(48, 63)]).toEqual([
      "D",
      "B7-0001         ",
      "00123456789         ",
      "ABCD0123456",
      "000000041250000",
    ]);
    expect(
      write({ ...withColumn(fixed, "date", { start: 110 }), columns: withColumn(fixed, "date", { start: 150 }).columns }, {}).text?.slice(133, 149),
    ).toBe(" ".repeat(16));
  });

  it("cuts only names, and only where their column says so; anything else is named with line and column", () => {
    const long = "Example Surgical Instruments and Implants (India) Private Limited";
    expect(write(fixed, { holderName: long }).text?.slice(63, 103)).toBe(long.slice(0, 40));
    expect(write(withColumn(fixed, "holder_name", { mayCut: false }), { holderName: long }).problems).toEqual([
      `Line 1 (B7-0001), Beneficiary name: "${long}" has 65 characters, and the column has 40`,
    ]);
    expect(write(withColumn(fixed, "amount_paise", { width: 4, mayCut: true }), {}).problems).toEqual([
      'Line 1 (B7-0001), Amount in paise: "41250000" has 8 characters, and the column has 4',
    ]);
    expect(write(withColumn(fixed, "account_number", { width: 5 }), {}).problems).toEqual([
      "Line 1 (B7-0001), Account number: the number has 11 characters, and the column has 5",
    ]);
  });

  it("counts characters and not bytes, in any script", () => {
    expect(write(fixed, { holderName: "कावेरी इमेजिंग" }).text?.slice(0, -2)).toHaveLength(133);
  });

  it("has no formula and no apostrophe in a csv: a text that would be run is a problem", () => {
    for (const start of ["=", "+", "-", "@"])
      expect(write(csv, { holderName: `${start}1+1` }).problems?.[0]).toContain(
        `Line 1 (B7-0001), Beneficiary name: "${start}1+1" begins with ${start}, and a spreadsheet program would run it`,
      );
    expect(write(fixed, { holderName: "-Devices" }).problems).toBeUndefined();
  });
});
