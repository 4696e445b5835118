import { read } from "@e965/xlsx";
import { expect, it } from "vitest";
import { writeTextSheet } from "./text-sheet.ts";

const usual = "[>=10000000]##\\,##\\,##\\,##0.00;[>=100000]##\\,##\\,##0.00;##,##0.00";

it("groups negative amounts and those from Rs 100 crore on as the others: 41,25,000.00", async () => {
  const amounts = [4_125_000, 999_999_999.99, 1_000_000_000, 1_234_567_890, -99_999.99, -100_000, -4_125_000, -75_000_000.5, -1_234_567_890];
  const rows = amounts.map((amount) => ["A", amount]);
  const { Sheets } = read(await writeTextSheet({ name: "Book", header: ["What", "Balance, Rs"], rows, amountColumns: [1] }), { cellNF: true });
  const cells = amounts.map((_, at): unknown[] => [Sheets["Book"]?.[`B${at + 2}`]?.v, Sheets["Book"]?.[`B${at + 2}`]?.z]);
  expect(cells).toEqual([
    [4_125_000, usual],
    [999_999_999.99, usual],
    [1_000_000_000, "##\\,##\\,##\\,##\\,##0.00"],
    [1_234_567_890, "##\\,##\\,##\\,##\\,##0.00"],
    [-99_999.99, usual],
    [-100_000, "##\\,##\\,##0.00"],
    [-4_125_000, "##\\,##\\,##0.00"],
    [-75_000_000.5, "##\\,##\\,##\\,##0.00"],
    [-1_234_567_890, "##\\,##\\,##\\,##\\,##0.00"],
  ]);
  expect([Sheets["Book"]?.["A2"]?.z, Sheets["Book"]?.["B1"]?.v]).toEqual(["@", "Balance, Rs"]);
});
