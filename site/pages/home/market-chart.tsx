import type { MarketChartData } from "#domain/site/market.ts";
import { usePageTexts, useSite } from "../../parts/site-context.ts";
import { chartWords } from "./chart-words.ts";
import classes from "./market.module.css";

const width = 320;
const height = 200;
const ground = 168;
const roof = 30;
const barWidth = 72;

/** Two bars from zero with their figures, and the same figures as a table. */
export function MarketChart({ chart }: { readonly chart: MarketChartData }) {
  const { language } = useSite();
  const texts = usePageTexts().home;
  const words = chartWords(chart, texts);
  const most = Math.max(...chart.bars.map(({ millionUsd }) => millionUsd));
  return (
    <figure className={classes.chart}>
      <figcaption>
        {words.title}
        <span className={classes.unit}>{texts.millionUsd}</span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={words.sentence}>
        <path className={classes.ground} d={`M16 ${ground}H${width - 16}`} />
        {words.bars.map(({ key, label, figure, millionUsd }, index) => {
          const middle = (width / (words.bars.length * 2)) * (index * 2 + 1);
          const top = ground - ((ground - roof) * millionUsd) / most;
          return (
            <g key={key}>
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
          <caption className="portal-unseen">{words.title}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.chartRow[chart.key]}</th>
              <th scope="col">{texts.millionUsd}</th>
            </tr>
          </thead>
          <tbody>
            {words.bars.map(({ key, label, figure }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className={classes.note}>
        {texts.source} {language === "hi" ? chart.sourceInHindi : chart.source}
      </p>
    </figure>
  );
}
