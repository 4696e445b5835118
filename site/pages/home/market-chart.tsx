import type { MarketChartView } from "#domain/site/market.ts";
import { EnglishMark, EntryWords } from "../../parts/entry-words.tsx";
import { usePageTexts } from "../../parts/site-context.ts";
import { chartWords } from "./chart-words.ts";
import { MarketSources } from "./market-sources.tsx";
import classes from "./market.module.css";

const width = 320;
const height = 200;
const ground = 168;
const roof = 30;
const barWidth = 72;
/** The smallest figure that staff can enter; nothing is divided by zero. */
const leastFigure = 0.01;

/** Two bars from zero with their figures, and the same figures as a table. */
export function MarketChart({ chart }: { readonly chart: MarketChartView }) {
  const { key, oldest, newest } = chart;
  const texts = usePageTexts().home;
  const words = chartWords(chart, texts);
  const most = Math.max(leastFigure, ...words.bars.map(({ amount }) => amount));
  const rows = key === "exports" ? [oldest, newest] : [newest];
  return (
    <figure className={classes.chart}>
      <figcaption>
        <EntryWords of={newest}>{newest.line}</EntryWords>: {words.title}
        <EnglishMark of={newest} />
        <span className={classes.unit}>{texts.millionUsd}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.sentence}>
        <path className={classes.ground} d={`M16 ${ground}H${width - 16}`} />
        {words.bars.map(({ label, figure, amount }, index) => {
          const middle = (width / (words.bars.length * 2)) * (index * 2 + 1);
          const top = ground - ((ground - roof) * amount) / most;
          return (
            <g key={label}>
              <rect className={classes.bar} data-series={index + 1} x={middle - barWidth / 2} y={top} width={barWidth} height={ground - top} rx="4" />
              <text className={classes.figure} x={middle} y={top - 8} textAnchor="middle">
                {figure}
              </text>
              <text className={classes.label} x={middle} y={ground + 22} textAnchor="middle">
                {label}
              </text>
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{texts.asTable}</summary>
        <table>
          <caption className="portal-unseen">
            <EntryWords of={newest}>{newest.line}</EntryWords>: {words.title}
          </caption>
          <thead>
            <tr>
              <th scope="col">{texts.chartRow[key]}</th>
              <th scope="col">{texts.millionUsd}</th>
            </tr>
          </thead>
          <tbody>
            {words.bars.map(({ label, figure }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <MarketSources figures={rows.map((row) => ({ label: row.year, of: row }))} />
    </figure>
  );
}
