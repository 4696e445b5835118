import { Anchor, Group, List, Paper, Stack, Text, Title } from "@mantine/core";
import { useId } from "react";
import { mostShownRows } from "#domain/report-rows.ts";
import { reports, type ReportKind } from "#domain/reports/report-kinds.ts";
import type { ReportColumn, ReportRow, ShownReport } from "#domain/reports/report.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { IconDownload } from "../../shared/icons.ts";
import { groupIndian } from "../../shared/format.ts";
import { ReportChart } from "./report-chart.tsx";
import classes from "./report-section.module.css";
import { cellText } from "./report-cell.ts";
import { filterQuery, type ReportFilters } from "./use-report-filters.ts";

type ReportSectionProps = {
  readonly kind: ReportKind;
  readonly filters: ReportFilters;
  readonly query: { readonly data: ShownReport | undefined; readonly error: unknown; refetch(): unknown };
};

/** One report: what it counts, its main figure in a sentence, a chart, and every figure in a table. */
export function ReportSection({ kind, filters, query }: ReportSectionProps) {
  const titleId = useId();
  const { title, explanation } = reports[kind];
  const report = query.data;
  return (
    <Paper component="section" withBorder p="md" className={classes.report} aria-labelledby={titleId}>
      <Stack gap="sm">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Title order={2} id={titleId}>
            {title}
          </Title>
          <Group gap="md" className="portal-not-printed">
            <DownloadLink kind={kind} filters={filters} format="csv" />
            <DownloadLink kind={kind} filters={filters} format="xlsx" />
          </Group>
        </Group>
        <Text c="dimmed" maw="var(--portal-measure)">
          {explanation}
        </Text>
        {report !== undefined && <Figure report={report} />}
        <DataList
          caption={`${title}: all figures`}
          isCaptionUnseen
          staysTable
          columns={report === undefined ? [] : report.columns.map(columnOf)}
          rows={report?.rows}
          rowKey={keyOf}
          {...queryStates(query)}
          emptyTitle={report?.summary ?? ""}
        />
        {report?.notes !== undefined && <Notes notes={report.notes} />}
        {report !== undefined && report.rowCount > mostShownRows && (
          <Text size="sm">
            The first {mostShownRows} of {groupIndian(String(report.rowCount))} rows; the csv has all.
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

/** What the figures of the table mean. */
const Notes = ({ notes }: { notes: readonly string[] }) => (
  <List size="sm" maw="var(--portal-measure)" spacing={4}>
    {notes.map((note) => (
      <List.Item key={note}>{note}</List.Item>
    ))}
  </List>
);

/** The chart shows nothing that the table does not say, so only its sentence is read out. */
function Figure({ report }: { report: ShownReport }) {
  const hasFigures = report.rows.some((row) => report.columns.some(({ key, isCharted }) => isCharted && Number(row[key] ?? 0) > 0));
  if (report.rows.length === 0) return null;
  return (
    <figure style={{ margin: 0 }}>
      <Text component="figcaption" fw={500} mb="xs">
        {report.summary}
      </Text>
      {hasFigures && <ReportChart report={report} />}
    </figure>
  );
}

type DownloadLinkProps = { readonly kind: ReportKind; readonly filters: ReportFilters; readonly format: "csv" | "xlsx" };

function DownloadLink({ kind, filters, format }: DownloadLinkProps) {
  const query = filterQuery(filters).toString();
  return (
    <Anchor href={`/exports/reports/${kind}.${format}${query === "" ? "" : `?${query}`}`} download>
      <Group component="span" gap={4} wrap="nowrap" py={4}>
        <IconDownload size={18} aria-hidden="true" />
        <span>
          Download<span className="portal-unseen"> {reports[kind].title}</span> ({format})
        </span>
      </Group>
    </Anchor>
  );
}

const keyOf = (row: ReportRow): string => `${row["name"]} ${row["scheme"] ?? ""}`;

const columnOf = (column: ReportColumn): Column<ReportRow> => ({
  key: column.key,
  label: column.label,
  isFigure: column.isFigure,
  show: (row) => cellText(column, row[column.key]),
});
