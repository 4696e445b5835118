import type { ReportKind } from "./report-kinds.ts";

/** A column of a report. Charted columns are the series of its chart; money is rupees as a decimal string with two places. */
export type ReportColumn = {
  readonly key: string;
  readonly label: string;
  readonly isFigure: boolean;
  readonly isCharted: boolean;
  readonly isMoney?: boolean;
};

/** The cells of a row by the key of their column; null where there is no value, such as the median of no stay. */
export type ReportRow = Readonly<Record<string, string | number | null>>;

/** Figures with their names, ready to be shown as a table, as a chart and as a sheet. */
export type Report = {
  readonly kind: ReportKind;
  /** The first names the row; it is the axis of the chart. */
  readonly columns: readonly ReportColumn[];
  readonly rows: readonly ReportRow[];
  /** The main thing that the figures say, in a sentence. */
  readonly summary: string;
  /** What single figures mean, for below the table. */
  readonly notes?: readonly string[];
};

/** A report as a page shows it: its first rows, and how many there are. */
export type ShownReport = Report & { readonly rowCount: number };

export const nameColumn = (key: string, label: string): ReportColumn => ({ key, label, isFigure: false, isCharted: false });
export const figureColumn = (key: string, label: string): ReportColumn => ({ key, label, isFigure: true, isCharted: true });
/** A figure that is in the table only, such as a sum of charted ones. */
export const plainFigureColumn = (key: string, label: string): ReportColumn => ({ key, label, isFigure: true, isCharted: false });

/** An amount in rupees. */
export const moneyColumn = (key: string, label: string): ReportColumn => ({ key, label, isFigure: true, isCharted: true, isMoney: true });

/** A figure within a sentence, in lakhs and crores: "1,25,000". */
export const figureText = (figure: number): string => figure.toLocaleString("en-IN");

/** "1 reimbursement", "12,000 reimbursements". */
export const counted = (count: number, one: string, many = `${one}s`): string => `${figureText(count)} ${count === 1 ? one : many}`;

/** The row with the largest figure; undefined when two rows have it. */
export function largest<T>(rows: readonly T[], figureOf: (row: T) => number | null): T | undefined {
  const [first, second] = rows.toSorted((a, b) => (figureOf(b) ?? 0) - (figureOf(a) ?? 0));
  if (first === undefined || (figureOf(first) ?? 0) === 0) return undefined;
  return second !== undefined && figureOf(second) === figureOf(first) ? undefined : first;
}
