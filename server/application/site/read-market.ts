import { calendarDateInIndia } from "#domain/dates.ts";
import { entryIn } from "#domain/site/content/in-language.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import { marketCharts, type HeadlineView, type MarketView } from "#domain/site/market.ts";
import { newestYearOver } from "#domain/site/statistics-view.ts";
import { selectPublishedKinds } from "#db/queries/published-content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { exportFigureRow } from "./read-export-figures.ts";

/** The headline figures, and the charts of the export figures that staff published. @source specification 2 "Home" ('market-at-a-glance figures') */
export async function readMarket(ctx: AppContext): Promise<MarketView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const language = ctx.language ?? "en";
  const found = await selectPublishedKinds(ctx.db, ["headline-figure", "export-figure"], ctx.now());
  const rowOf = (entry: PublishedContent<"export-figure">) => exportFigureRow(entryIn(entry, language));
  // The English entries are compared: not each entry of a line has Hindi.
  const charts = marketCharts(found["export-figure"]).map(({ key, oldest, newest }) => ({ key, oldest: rowOf(oldest), newest: rowOf(newest) }));
  const years = charts.map(({ newest }) => newest.year);
  return {
    headlines: found["headline-figure"].map((entry) => headlineOf(entryIn(entry, language))),
    charts,
    yearOver: newestYearOver(years, calendarDateInIndia(ctx.now())),
  };
}

function headlineOf({ slug, fields, writtenIn }: PublishedContent<"headline-figure">): HeadlineView {
  const { title, figure, period, source, sourceAddress, checkedOn } = fields;
  return { slug, title, figure, period, source, sourceAddress, checkedOn, writtenIn };
}
