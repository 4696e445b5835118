import { Paper, Title } from "@mantine/core";
import { useId, type ReactNode } from "react";
import { notProvided } from "../shared/format.ts";
import classes from "./summary-card.module.css";

export type SummaryRow = { readonly label: string; readonly value: ReactNode; readonly action?: ReactNode };

type SummaryCardProps = {
  readonly rows: readonly SummaryRow[];
  /** With a title the rows are in a separate card. */
  readonly title?: string;
  /** One row under the other, for narrow places and long values. */
  readonly isStacked?: boolean;
};

/** Facts as term and value. An unknown value is "Not provided". `action` of a row is a link such as Change. */
export function SummaryCard({ rows, title, isStacked = false }: SummaryCardProps) {
  const titleId = useId();
  if (title === undefined) return <Rows rows={rows} isStacked={isStacked} />;
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={titleId}>
      <Title order={2} size="h3" id={titleId} mb="xs">
        {title}
      </Title>
      <Rows rows={rows} isStacked={isStacked} />
    </Paper>
  );
}

function Rows({ rows, isStacked }: { rows: readonly SummaryRow[]; isStacked: boolean }) {
  return (
    <dl className={classes.rows} data-stacked={isStacked || undefined}>
      {rows.map(({ label, value, action }) => (
        <div key={label} className={classes.row}>
          <dt>{label}</dt>
          <dd>
            {isUnknown(value) ? <span className={classes.unknown}>{notProvided}</span> : value}
            {action !== undefined && <div className={classes.action}>{action}</div>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const isUnknown = (value: ReactNode): boolean => value === undefined || value === null || value === "";
