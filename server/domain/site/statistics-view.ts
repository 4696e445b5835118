import { financialYearLabel } from "../dates.ts";
import type { SchemeKind } from "../reimbursements/schemes/kinds.ts";
import type { ContentLanguage } from "./content/languages.ts";
import type { TableView } from "./table-query.ts";

/** Fewer firms than this do not make a public figure: anybody in the trade could tell whose it is. */
export const fewestFirms = 5;

export const statisticColumns = ["received", "approved", "claimed", "sanctioned", "paid"] as const;
export type StatisticColumn = (typeof statisticColumns)[number];

/** A figure, how many firms stand behind it, and how many firms make the difference to figures of columns before it. */
export type CountedFigure = {
  readonly figure: string;
  readonly firms: number;
  readonly differing: Readonly<Partial<Record<StatisticColumn, number>>>;
};

/**
 * The figures of a row for the public: null where one is hidden because too few firms stand behind it, or because too few make the difference to
 * a figure that is shown, which would then be known by subtraction. A zero says nothing of anybody, and neither do equal figures.
 */
export function publicFigures(counted: Readonly<Record<StatisticColumn, CountedFigure>>): Readonly<Record<StatisticColumn, string | null>> {
  const shown: Record<StatisticColumn, string | null> = { received: null, approved: null, claimed: null, sanctioned: null, paid: null };
  for (const column of statisticColumns) {
    const { figure, firms, differing } = counted[column];
    const compared = statisticColumns.flatMap((other) => (shown[other] === null ? [] : [differing[other] ?? 0]));
    if ([firms, ...compared].every(isPublic)) shown[column] = figure;
  }
  return shown;
}

const isPublic = (firms: number): boolean => firms === 0 || firms >= fewestFirms;

/** The claims of a scheme that were submitted in a financial year. Counts, and amounts in rupees as decimal strings; null is hidden. */
export type StatisticRow = { readonly year: string; readonly scheme: SchemeKind } & Readonly<Record<StatisticColumn, string | null>>;

/** `countedUpTo`: the last day in India that counts, YYYY-MM-DD. The newest year comes first. */
export type StatisticsView = { readonly countedUpTo: string; readonly rows: readonly StatisticRow[] };

/** What a source says that India exported in a year. Million US dollars as decimal strings; null is not known. */
export type ExportFigureRow = {
  readonly id: string;
  readonly slug: string;
  readonly year: string;
  readonly line: string;
  /** ISO 3166-1 alpha-2; null for all countries together. */
  readonly country: string | null;
  readonly exports: string;
  readonly imports: string | null;
  readonly source: string;
  readonly sourceAddress: string | null;
  readonly checkedOn: string | null;
  /** The language of its words. */
  readonly writtenIn: ContentLanguage;
};

/** Where a figure was published, and the day of the last check. */
export type FigureSource = Pick<ExportFigureRow, "source" | "sourceAddress" | "checkedOn" | "writtenIn">;

/** Whether a year is written like "2024-25". */
export const isFinancialYear = (text: string): boolean => /^\d{4}-\d{2}$/.test(text);

/** The newest of financial years, when it is over; null while it lasts and when there is none. `today`: YYYY-MM-DD. */
export function newestYearOver(years: readonly string[], today: string): string | null {
  const newest = years.filter(isFinancialYear).toSorted().at(-1);
  return newest !== undefined && newest < financialYearLabel(today) ? newest : null;
}

/** `yearOver`: the newest year of all rows, when it is over. */
export type ExportFiguresView = TableView<ExportFigureRow> & { readonly yearOver: string | null };
