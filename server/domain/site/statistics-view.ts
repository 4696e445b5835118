import type { SchemeKind } from "../reimbursements/schemes/kinds.ts";
import type { ContentLanguage } from "./content/languages.ts";
import type { TableView } from "./table-query.ts";

/** Fewer firms than this do not make a public figure: anybody in the trade could tell whose it is. */
export const fewestFirms = 5;

/** A figure and how many firms stand behind it. */
export type CountedFigure = { readonly figure: string; readonly firms: number };

/** The figure for the public: null where it is hidden because too few firms stand behind it. A zero says nothing of anybody and is shown. */
export const publicFigure = ({ figure, firms }: CountedFigure): string | null => (firms === 0 || firms >= fewestFirms ? figure : null);

export const statisticColumns = ["received", "approved", "claimed", "sanctioned", "paid"] as const;
export type StatisticColumn = (typeof statisticColumns)[number];

/** The claims of a scheme that were submitted in a financial year. Counts, and amounts in rupees as decimal strings; null is hidden. */
export type StatisticRow = { readonly year: string; readonly scheme: SchemeKind } & Readonly<Record<StatisticColumn, string | null>>;

/** `countedOn`: the day in India, YYYY-MM-DD. The newest year comes first. */
export type StatisticsView = { readonly countedOn: string; readonly rows: readonly StatisticRow[] };

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
export type ExportFiguresView = TableView<ExportFigureRow>;
