import { groupIndian } from "#domain/indian-figures.ts";
import type { MarketChartView } from "#domain/site/market.ts";
import type { PageTexts } from "../../content/languages/texts.ts";

/** `amount`: million US dollars. */
type Bar = { readonly label: string; readonly figure: string; readonly amount: number };
/** `title` stands behind the name of the line. */
export type ChartWords = { readonly title: string; readonly bars: readonly Bar[]; readonly sentence: string };

/** The texts of a chart: its title, name and figure of each bar, and a sentence for screen readers. */
export function chartWords({ key, oldest, newest }: MarketChartView, texts: PageTexts["home"]): ChartWords {
  const bars =
    key === "exports"
      ? [oldest, newest].map(({ year, exports }) => barOf(year, exports))
      : [barOf(texts.bars.exports, newest.exports), barOf(texts.bars.imports, newest.imports ?? "0")];
  const title = key === "exports" ? texts.yearsOfLine : texts.tradeOfLine(newest.year);
  const figures = bars.map(({ label, figure }) => `${label} ${figure}`).join(", ");
  return { title, bars, sentence: `${newest.line}. ${title}: ${figures}. ${texts.millionUsd}.` };
}

const barOf = (label: string, amount: string): Bar => ({ label, figure: groupIndian(amount), amount: Number(amount) });
