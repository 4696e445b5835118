import "@mantine/charts/styles.layer.css";
import { BarChart } from "@mantine/charts";
import { useMediaQuery } from "@mantine/hooks";
import { useId } from "react";
import type { Report, ReportColumn, ReportRow } from "#domain/reports/report.ts";
import { groupIndian } from "../../shared/format.ts";
import classes from "./report-chart.module.css";

const maxRows = 12;
const barPx = 16;
const gapPx = 18;
const axisPx = 40;
const maxTicks = 5;

/** Colour and pattern of each series: whoever does not see the one sees the other. */
const patterns = ["solid", "stripes", "dots", "outline"] as const;
type Pattern = (typeof patterns)[number];

/** The charted figures as lying bars with their values, beside names of any length; the first twelve rows. */
export function ReportChart({ report: { columns, rows } }: { report: Report }) {
  const idBase = useId().replaceAll(/[^\w-]/g, "");
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const charted = columns.filter(({ isCharted }) => isCharted);
  const shown = rows.slice(0, maxRows);
  const most = Math.max(...shown.flatMap((row) => charted.map(({ key }) => Number(row[key] ?? 0))));
  const fillOf = (index: number): string => `url(#${idBase}-${index})`;
  return (
    // The table below says the same to everybody.
    <div aria-hidden="true" className={classes.chart}>
      <Patterns idBase={idBase} count={charted.length} />
      {charted.length > 1 && <Legend columns={charted} fillOf={fillOf} />}
      <BarChart
        h={shown.length * (charted.length * barPx + gapPx) + axisPx}
        data={shown.map((row) => ({ ...row, name: nameOf(row) }))}
        dataKey="name"
        orientation="vertical"
        gridAxis="y"
        barChartProps={{ margin: { right: 36 } }}
        tickLine="none"
        accessibilityLayer={false}
        textColor="var(--portal-text-soft)"
        series={charted.map(({ key, label }, index) => ({ name: key, label, color: `var(--portal-chart-${(index % patterns.length) + 1})` }))}
        barProps={({ name }) => ({ fill: fillOf(charted.findIndex(({ key }) => key === name)), isAnimationActive: false, barSize: barPx - 2 })}
        withBarValueLabel
        valueFormatter={(value) => groupIndian(String(value))}
        xAxisProps={{ allowDecimals: false, tickCount: Math.min(maxTicks, Math.ceil(most) + 1) }}
        yAxisProps={{ width: isNarrow ? 118 : 230, interval: 0 }}
      />
      {rows.length > maxRows && (
        <p className={classes.more}>
          The first {maxRows} of {rows.length} rows; the table has all.
        </p>
      )}
    </div>
  );
}

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
