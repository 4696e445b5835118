import type { MarketChartData } from "#domain/site/market.ts";
import type { PageTexts } from "../../content/languages/texts.ts";

type Bar = MarketChartData["bars"][number] & { readonly label: string; readonly figure: string };
export type ChartWords = { readonly title: string; readonly bars: readonly Bar[]; readonly sentence: string };

/** The texts of a chart: its title, name and figure of each bar, and a sentence for screen readers. */
export function chartWords(chart: MarketChartData, texts: PageTexts["home"]): ChartWords {
  const names: Readonly<Record<string, string>> = texts.bars;
  const bars = chart.bars.map((bar) => ({ ...bar, label: names[bar.key] ?? bar.key, figure: grouped(bar.millionUsd) }));
  const title = texts.charts[chart.key];
  return { title, bars, sentence: `${title}: ${bars.map(({ label, figure }) => `${label} ${figure}`).join(", ")}. ${texts.millionUsd}.` };
}

/** Groups thousands in both languages, because dollars are not counted in lakhs. */
const grouped = (amount: number): string =>
  [...String(amount)].reduceRight((text, digit, at, { length }) => `${digit}${(length - 1 - at) % 3 === 0 && at < length - 1 ? "," : ""}${text}`, "");
