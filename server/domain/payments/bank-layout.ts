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
const layoutValueNames = Object.keys(layoutValues) as [LayoutValue, ...LayoutValue[]]; // keys of a literal object

const LayoutColumn = z.object({
  heading: plainLine("Heading", 60),
  value: z.enum(layoutValueNames),
  /** Only for `constant`. */
  text: z.string().max(60).default(""),
  /** Only for fixed width: the first character of the column, counted from 1, and the number of characters. */
  start: z.int().min(1).max(2_000).optional(),
  width: z.int().min(1).max(200).optional(),
  align: z.enum(["left", "right"]).default("left"),
  fill: z.enum([" ", "0"]).default(" "),
});
export type LayoutColumn = z.output<typeof LayoutColumn>;

/** How a bank wants its file: data only. @source money.md 6 "bank file by a layout that is data" */
export const BankLayout = z.object({
  format: z.enum(["csv", "fixed_width"]),
  /** Only for csv. */
  separator: z.enum([",", ";", "|", "\t"]).default(","),
  hasHeadings: z.boolean(),
  lineEnd: z.enum(["\r\n", "\n"]),
  columns: z.array(LayoutColumn).min(1).max(40),
});
export type BankLayout = z.output<typeof BankLayout>;
