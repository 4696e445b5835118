import { z } from "zod";
import { plainLine } from "../accounts/plain-line.ts";

/** What a column of a bank file can hold. */
export const layoutValues = {
  reference: "Reference of the line",
  amount: "Amount in rupees, 1250.50",
  amount_paise: "Amount in paise, 125050",
  holder_name: "Name of the account holder",
  account_number: "Account number",
  ifsc: "IFSC",
  bank_name: "Bank",
  branch: "Branch",
  firm_name: "Name of the firm",
  reimbursement: "Number of the claim",
  order_number: "Number of the sanction order",
  batch_number: "Number of the batch",
  date: "Day on which the file is made, DD-MM-YYYY",
  position: "Number of the line in the file",
  constant: "The same text in each line",
} as const;
export type LayoutValue = keyof typeof layoutValues;
export const layoutValueNames = Object.keys(layoutValues) as [LayoutValue, ...LayoutValue[]]; // keys of a literal object

/** Names: the bank finds the account by its number and IFSC, so a name may be cut to the width of its column where the column says so. */
export const cuttableValues: readonly LayoutValue[] = ["holder_name", "bank_name", "branch", "firm_name"];

export const maxLayoutColumns = 40;
/** The longest line of a fixed-width file, in characters. */
export const maxLineWidth = 2_000;
export const maxColumnWidth = 200;

const wholeNumber = (label: string, max: number) =>
  z.int(`${label} is a whole number`).min(1, `${label} is at least 1`).max(max, `${label} is at most ${max}`);

const LayoutColumn = z.object({
  heading: plainLine("Heading", 60),
  value: z.enum(layoutValueNames, "Choose what the column holds"),
  /** Only for `constant`. */
  text: z.string().max(60, "Text is at most 60 characters long").default(""),
  /** Only for fixed width: the first character of the column, counted from 1, and the number of characters. */
  start: wholeNumber("Start", maxLineWidth).optional(),
  width: wholeNumber("Width", maxColumnWidth).optional(),
  align: z.enum(["left", "right"]).default("left"),
  fill: z.enum([" ", "0"]).default(" "),
  /** Only for names in fixed width: a longer name is cut. Without it a batch with a longer one has no file. */
  mayCut: z.boolean().default(false),
});
export type LayoutColumn = z.output<typeof LayoutColumn>;

/** How a bank wants its file: data only. @source money.md 6 "bank file by a layout that is data" */
export const BankLayout = z.object({
  format: z.enum(["csv", "fixed_width"]),
  /** Only for csv. */
  separator: z.enum([",", ";", "|", "\t"]).default(","),
  hasHeadings: z.boolean(),
  lineEnd: z.enum(["\r\n", "\n"]),
  columns: z.array(LayoutColumn).min(1, "Add a column").max(maxLayoutColumns, `A layout has at most ${maxLayoutColumns} columns`),
});
export type BankLayout = z.output<typeof BankLayout>;
