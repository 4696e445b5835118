import { fieldErrorsOf } from "#domain/field-errors.ts";
import { BankLayout, type LayoutColumn } from "#domain/payments/bank-layout.ts";
import { layoutProblems } from "#domain/payments/layout-problems.ts";

/** A column as it is typed. `key` stays with it when it moves. */
export type ColumnForm = Omit<LayoutColumn, "start" | "width"> & { readonly key: number; readonly start: string; readonly width: string };

/** A layout as it is typed. */
export type LayoutForm = Omit<BankLayout, "columns"> & { readonly name: string; readonly columns: readonly ColumnForm[] };

let lastKey = 0;
const nextKey = (): number => (lastKey += 1);

export const blankColumn = (): ColumnForm => ({
  key: nextKey(),
  heading: "",
  value: "reference",
  text: "",
  start: "",
  width: "",
  align: "left",
  fill: " ",
  mayCut: false,
});

export const layoutFormOf = (name: string, { columns, ...layout }: BankLayout): LayoutForm => ({
  ...layout,
  name,
  columns: columns.map((column) => ({ ...column, key: nextKey(), start: String(column.start ?? ""), width: String(column.width ?? "") })),
});

export const blankForm = (): LayoutForm => ({
  name: "",
  format: "csv",
  separator: ",",
  hasHeadings: true,
  lineEnd: "\r\n",
  columns: (["reference", "holder_name", "account_number", "ifsc", "amount"] as const).map((value) => ({ ...blankColumn(), value })),
});

const numberOf = (text: string): number | undefined => (text.trim() === "" ? undefined : Number(text));

/** The layout as it is sent. What does not belong to the format is left out. */
export const layoutIn = ({ name: _name, columns, ...layout }: LayoutForm) => ({
  ...layout,
  columns: columns.map(({ key: _key, start, width, ...column }) => {
    const isFixed = layout.format === "fixed_width";
    const text = column.value === "constant" ? column.text : "";
    const placed = isFixed ? { start: numberOf(start), width: numberOf(width) } : { align: "left" as const, fill: " " as const, mayCut: false };
    return { ...column, text, ...placed };
  }),
});

/** The layout that is typed, or what is wrong with it by field, such as `columns.2.start`. */
export function readLayoutForm(form: LayoutForm): { readonly layout: BankLayout | undefined; readonly problems: Readonly<Record<string, string>> } {
  const read = BankLayout.safeParse(layoutIn(form));
  const found = read.success ? layoutProblems(read.data) : fieldErrorsOf(read.error);
  const problems = Object.fromEntries(Object.entries(found).map(([field, texts]) => [field, texts.join(". ")]));
  return { layout: read.success && Object.keys(found).length === 0 ? read.data : undefined, problems };
}

export const layoutFieldId = (field: string): string => `layout-${field.replaceAll(".", "-")}`;
