import { useId } from "react";
import type { ReportColumn, ReportRow, ShownReport } from "#domain/reports/report.ts";
import { formatCount } from "../../shared/format.ts";
import { chartTicks } from "./chart-ticks.ts";
import { chartText } from "./report-cell.ts";
import classes from "./report-chart.module.css";

const maxRows = 12;
const barPx = 14;
const barGapPx = 2;
const rowGapPx = 18;
const axisPx = 24;
const maxTicks = 5;
/** Amounts are longer words: on a phone only the ends of the axis have room. */
const maxMoneyTicks = 2;

/** Colour and pattern of each series: who does not see the one sees the other. */
const patterns = ["solid", "stripes", "dots", "outline"] as const;
type Pattern = (typeof patterns)[number];

/** The first twelve rows as horizontal bars with names and values. */
export function ReportChart({ report: { columns, rows, rowCount } }: { report: ShownReport }) {
  const idBase = useId().replaceAll(/[^\w-]/g, "");
  const charted = columns.filter(({ isCharted }) => isCharted);
  const isMoney = charted.some((column) => column.isMoney);
  const shown = rows.slice(0, maxRows);
  const ticks = chartTicks(Math.max(...shown.flatMap((row) => charted.map((column) => figureOf(row, column)))), isMoney ? maxMoneyTicks : maxTicks);
  const fillOf = (index: number): string => `url(#${idBase}-${index})`;
  return (
    // The table below has the same figures for screen readers.
    <div aria-hidden="true" className={classes.chart}>
      <Patterns idBase={idBase} count={charted.length} />
      {charted.length > 1 && <Legend columns={charted} fillOf={fillOf} />}
      <div className={classes.rows} data-money={isMoney || undefined}>
        {shown.map((row) => (
          <Bars key={nameOf(row)} row={row} columns={charted} ticks={ticks} fillOf={fillOf} />
        ))}
        <Axis ticks={ticks} isMoney={isMoney} />
      </div>
      {rowCount > maxRows && (
        <p className={classes.more}>
          The first {maxRows} of {formatCount(rowCount, "row")}; the table has {rowCount > rows.length ? "more" : "all"}.
        </p>
      )}
    </div>
  );
}

type BarsProps = {
  readonly row: ReportRow;
  readonly columns: readonly ReportColumn[];
  readonly ticks: readonly number[];
  fillOf(index: number): string;
};

/** The bars of one row, with its name before them and the value behind each. */
function Bars({ row, columns, ticks, fillOf }: BarsProps) {
  const height = columns.length * (barPx + barGapPx) + rowGapPx;
  return (
    <>
      <span className={classes.name}>{nameOf(row)}</span>
      <svg className={classes.plot} width="100%" height={height}>
        {ticks.map((tick) => (
          <line key={tick} className={classes.grid} x1={shareOf(tick, ticks)} x2={shareOf(tick, ticks)} y1="0" y2={height} />
        ))}
        {columns.map((column, index) => {
          const figure = figureOf(row, column);
          const y = rowGapPx / 2 + index * (barPx + barGapPx);
          return (
            <g key={column.key}>
              <rect y={y} width={shareOf(figure, ticks)} height={barPx} fill={fillOf(index)} />
              <text x={shareOf(figure, ticks)} y={y + barPx / 2} dx="6" dominantBaseline="central">
                {chartText(column, row[column.key])}
              </text>
            </g>
          );
        })}
      </svg>
    </>
  );
}

function Axis({ ticks, isMoney }: { ticks: readonly number[]; isMoney: boolean }) {
  return (
    <svg className={`${classes.plot} ${classes.axis}`} width="100%" height={axisPx}>
      {ticks.map((tick) => (
        <text key={tick} x={shareOf(tick, ticks)} y={axisPx / 2} textAnchor="middle" dominantBaseline="central">
          {chartText({ isMoney }, tick)}
        </text>
      ))}
    </svg>
  );
}

const figureOf = (row: ReportRow, { key }: ReportColumn): number => Number(row[key] ?? 0);

/** Where a figure lies on the axis, as a share of its length. */
const shareOf = (figure: number, ticks: readonly number[]): string => `${(figure / (ticks.at(-1) ?? 1)) * 100}%`;

/** Two documents of one name in two schemes are two bars. */
const nameOf = (row: ReportRow): string => (row["scheme"] === undefined ? String(row["name"]) : `${row["name"]} (${row["scheme"]})`);

function Legend({ columns, fillOf }: { columns: readonly ReportColumn[]; fillOf: (index: number) => string }) {
  return (
    <ul className={classes.legend}>
      {columns.map(({ key, label }, index) => (
        <li key={key}>
          <svg width="20" height="14">
            <rect width="20" height="14" rx="2" fill={fillOf(index)} />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}

function Patterns({ idBase, count }: { idBase: string; count: number }) {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }}>
      <defs>
        {Array.from({ length: count }, (_, index) => (
          <pattern key={index} id={`${idBase}-${index}`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <rect width="6" height="6" fill={`var(--portal-chart-${(index % patterns.length) + 1})`} />
            <Mark pattern={patterns[index % patterns.length] ?? "solid"} />
          </pattern>
        ))}
      </defs>
    </svg>
  );
}

function Mark({ pattern }: { pattern: Pattern }) {
  if (pattern === "stripes") return <rect width="2" height="6" fill="var(--portal-surface)" fillOpacity="0.75" />;
  if (pattern === "outline") return <rect width="6" height="6" fill="var(--portal-surface)" fillOpacity="0.6" />;
  if (pattern === "dots") return <circle cx="3" cy="3" r="1.5" fill="var(--portal-surface)" fillOpacity="0.85" />;
  return null;
}
