import type { PublishedContent } from "./content/published.ts";
import { isFinancialYear, type ExportFigureRow, type FigureSource } from "./statistics-view.ts";

/** A figure with its unit in words, like "USD 4 Bn", what it counts, and its year or period; that is empty where staff have not entered it. */
export type HeadlineView = { readonly slug: string; readonly title: string; readonly figure: string; readonly period: string } & FigureSource;

/** A product line, all countries together: "exports" of two years, or the "balance" of exports and imports in one, which is then both years. */
export type MarketChartOf<Row> = { readonly key: "exports" | "balance"; readonly oldest: Row; readonly newest: Row };
export type MarketChartView = MarketChartOf<ExportFigureRow>;

/** The market at a glance. `yearOver`: the newest year of the charts, when it is over; a headline figure names its own. */
export type MarketView = {
  readonly headlines: readonly HeadlineView[];
  readonly charts: readonly MarketChartView[];
  readonly yearOver: string | null;
};

/** As many as stand side by side. */
const mostCharts = 3;

type Entry = PublishedContent<"export-figure">;

/**
 * The charts of export figures, first those of the line with the largest exports in its newest year. A line is known by its name, so the entries have to be in one language.
 * @source specification 2 "Home" ('market-at-a-glance figures')
 */
export function marketCharts(entries: readonly Entry[]): readonly MarketChartOf<Entry>[] {
  const drawn = entries.filter(({ fields }) => fields.country === null && isFinancialYear(fields.year));
  const lines = [...new Set(drawn.map(({ fields }) => fields.title))].map((line) =>
    drawn.filter(({ fields }) => fields.title === line).toSorted((one, other) => other.fields.year.localeCompare(one.fields.year)),
  );
  const exportsOf = ([newest]: readonly Entry[]): number => Number(newest?.fields.exports);
  const largestFirst = lines.toSorted((one, other) => exportsOf(other) - exportsOf(one));
  return largestFirst.flatMap(chartsOfLine).slice(0, mostCharts);
}

/** @param newestFirst the entries of one line */
function chartsOfLine(newestFirst: readonly Entry[]): readonly MarketChartOf<Entry>[] {
  const [newest, oldest] = [newestFirst[0], newestFirst.at(-1)];
  const traded = newestFirst.find(({ fields }) => fields.imports !== "");
  const hasYears = newest !== undefined && oldest !== undefined && oldest.fields.year < newest.fields.year;
  return [
    ...(hasYears ? [{ key: "exports" as const, oldest, newest }] : []),
    ...(traded === undefined ? [] : [{ key: "balance" as const, oldest: traded, newest: traded }]),
  ];
}
