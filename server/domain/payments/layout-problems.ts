import type { FieldErrors } from "../errors.ts";
import { formulaStart } from "../csv.ts";
import { cuttableValues, layoutValues, maxLineWidth, type BankLayout, type LayoutColumn, type LayoutValue } from "./bank-layout.ts";

/** Without one of each, a bank could not pay, or its answer could not be matched. */
const needed: readonly { readonly values: readonly LayoutValue[]; readonly text: string }[] = [
  { values: ["reference"], text: "Add a column with the reference of the line: the answer of the bank is matched by it" },
  { values: ["amount", "amount_paise"], text: "Add a column with the amount" },
  { values: ["account_number"], text: "Add a column with the account number" },
  { values: ["ifsc"], text: "Add a column with the IFSC" },
];

/**
 * What is wrong with a layout, as sentences by field: `columns` for the whole, `columns.<place>.<field>` for one column. Empty when
 * nothing is. Gaps between fixed columns are allowed: they are blanks.
 * @source issue of payments, "a layout with overlapping columns"
 */
export function layoutProblems(layout: BankLayout): FieldErrors {
  const problems: Record<string, string[]> = {};
  const add = (field: string, text: string): void => void (problems[field] ??= []).push(text);
  for (const { values, text } of needed) if (!layout.columns.some(({ value }) => values.includes(value))) add("columns", text);
  addDoubledHeadings(layout.columns, add);
  for (const [place, column] of layout.columns.entries()) {
    const field = (name: keyof LayoutColumn): string => `columns.${place}.${name}`;
    if (column.value === "constant" && column.text === "") add(field("text"), `Enter the text of ${column.heading}`);
    if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(column.text)) add(field("text"), `The text of ${column.heading} is one line without tabs`);
    if (layout.format === "csv" && formulaStart.test(column.text))
      add(field("text"), `The text of ${column.heading} must not begin with =, +, - or @: a spreadsheet program would run it`);
    if (layout.format === "fixed_width") addWidthProblems(column, { add, field });
  }
  if (layout.format === "fixed_width") addOverlaps(layout.columns, add);
  return problems;
}

type Add = (field: string, text: string) => void;

function addDoubledHeadings(columns: readonly LayoutColumn[], add: Add): void {
  const first = new Map<string, number>();
  for (const [place, { heading }] of columns.entries()) {
    const key = heading.toLowerCase();
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, place);
    else add(`columns.${place}.heading`, `Column ${earlier + 1} has the heading ${heading} already. Give each column its own`);
  }
}

function addWidthProblems(column: LayoutColumn, { add, field }: { readonly add: Add; readonly field: (name: keyof LayoutColumn) => string }): void {
  const { heading, value, start, width, text } = column;
  if (start === undefined) add(field("start"), `Enter the start of ${heading}: the place of its first character, counted from 1`);
  if (width === undefined) add(field("width"), `Enter the width of ${heading} in characters`);
  if (start !== undefined && width !== undefined && start + width - 1 > maxLineWidth)
    add(field("width"), `${heading} ends after character ${maxLineWidth}. Make the line shorter`);
  if (width !== undefined && value === "constant" && [...text].length > width)
    add(field("width"), `The text of ${heading} does not fit into ${width}`);
  if (column.mayCut && !cuttableValues.includes(value)) add(field("mayCut"), `${layoutValues[value]} is never cut. Only names may be cut`);
  if (column.fill === "0" && column.align === "left" && value !== "constant")
    add(field("fill"), `${heading} is filled with zeros on the right, which changes a number. Align it right or fill it with blanks`);
}

function addOverlaps(columns: readonly LayoutColumn[], add: Add): void {
  const placed = columns
    .flatMap(({ heading, start, width }, place) =>
      start === undefined || width === undefined ? [] : [{ heading, start, end: start + width - 1, place }],
    )
    .toSorted((one, other) => one.start - other.start || one.place - other.place);
  let widest = placed[0];
  for (const column of placed.slice(1)) {
    if (widest !== undefined && column.start <= widest.end)
      add(
        `columns.${column.place}.start`,
        `${column.heading} begins at ${column.start}, where ${widest.heading} (${widest.start} to ${widest.end}) still is. Begin it at ${widest.end + 1} or later`,
      );
    if (widest === undefined || column.end > widest.end) widest = column;
  }
}
