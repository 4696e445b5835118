import { Anchor, Group, Stack, Text } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router-dom";
import { council, paths } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween } from "#domain/dates.ts";
import { stateCodes, gstStateName } from "#domain/members/gst-states.ts";
import { payers } from "#domain/payments/line-states.ts";
import {
  paymentReportKinds,
  paymentReports,
  type PaymentReportColumn,
  type PaymentReportKind,
  type PaymentReportRow,
} from "#domain/payments/payment-reports.ts";
import { mostShownRows } from "#domain/report-rows.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { DataList, queryStates, type Column } from "../../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../../components/filter-select.tsx";
import { Section } from "../../../components/section.tsx";
import { choiceFilter, pageFilter, useListFilters, writeFilters } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { formatCount, groupIndian } from "../../../shared/format.ts";
import { todayInIndia } from "../../../shared/server-clock.ts";
import { entriesPath } from "../ledger/ledger-views.ts";

/** All reports on payments under one toolbar; the filters are in the address. */
export function PaymentReportList() {
  const [years] = useState(() => financialYearsBetween(council.firstFinancialYear, financialYearLabel(todayInIndia())));
  const fields = {
    scheme: choiceFilter(schemeKinds),
    year: choiceFilter(years),
    state: choiceFilter(stateCodes),
    payer: choiceFilter(payers),
    page: pageFilter,
  };
  const [filters, change] = useListFilters(fields);
  const { page: _, ...asked } = filters;
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="md">
        <FilterSelect
          label="Scheme"
          all="All schemes"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={filters.scheme}
          onChange={(scheme) => change({ scheme })}
        />
        <FilterSelect
          label="Financial year"
          all="All years"
          choices={choicesOf(years, (one) => one)}
          value={filters.year}
          onChange={(year) => change({ year })}
        />
        <FilterSelect
          label="State of the firm"
          all="All states"
          choices={choicesOf(stateCodes, gstStateName)}
          value={filters.state}
          onChange={(state) => change({ state })}
        />
        <FilterSelect
          label="Who pays"
          all="Both"
          choices={{ council: council.shortName, dgft_direct: council.officer }}
          value={filters.payer}
          onChange={(payer) => change({ payer })}
        />
      </Group>
      <Text>
        The utilisation certificate has a page of its own:{" "}
        <Anchor component={Link} to={`${paths.payments}/reports/certificate`}>
          Form GFR 12-A
        </Anchor>
        .
      </Text>
      {paymentReportKinds.map((kind) => (
        <ReportSection key={kind} kind={kind} asked={asked} query={writeFilters(fields, asked).toString()} />
      ))}
    </Stack>
  );
}

type Asked = Omit<Parameters<typeof trpc.payments.ledger.report.useQuery>[0] & object, "kind">;

function ReportSection({ kind, asked, query: parameters }: { kind: PaymentReportKind; asked: Asked; query: string }) {
  const query = trpc.payments.ledger.report.useQuery({ kind, ...asked }, { placeholderData: keepPreviousData });
  const { title, explanation } = paymentReports[kind];
  const report = query.data;
  return (
    <Section title={title}>
      <Stack gap="sm">
        <Text c="dimmed" maw="var(--portal-measure)">
          {explanation}
        </Text>
        {report !== undefined && (
          <Group justify="space-between">
            <Text fw={500}>{report.summary}</Text>
            <Anchor href={`/exports/payments/reports/${kind}.csv${parameters === "" ? "" : `?${parameters}`}`} download>
              Download<span className="portal-unseen"> {title}</span> (csv)
            </Anchor>
          </Group>
        )}
        <DataList
          caption={`${title}: all figures`}
          isCaptionUnseen
          staysTable
          columns={report?.columns.map(columnOf) ?? []}
          rows={report?.rows}
          rowKey={({ cells }) => String(cells["name"])}
          emptyTitle="There are no figures for these filters."
          {...queryStates(query)}
        />
        {report !== undefined && report.rowCount > mostShownRows && (
          <Text size="sm">
            The first {mostShownRows} of {formatCount(report.rowCount, "row")}, and the sum; the csv has all.
          </Text>
        )}
      </Stack>
    </Section>
  );
}

const columnOf = (column: PaymentReportColumn): Column<PaymentReportRow> => ({
  key: column.key,
  label: column.type === "paise" ? `${column.label}, Rs` : column.label,
  isFigure: column.type !== "text",
  show: (row) => <Cell row={row} column={column} />,
});

function Cell({ row: { cells, entries, isTotal }, column: { key, type, label } }: { row: PaymentReportRow; column: PaymentReportColumn }) {
  const value = cells[key] ?? "";
  const text = type === "text" ? String(value) : groupIndian(type === "paise" ? rupeesOf(Number(value)) : String(value));
  const shown = isTotal === true ? <strong>{text}</strong> : text;
  const behind = entries?.[key];
  if (behind === undefined || value === 0) return shown;
  return (
    <Anchor component={Link} to={entriesPath(behind.scheme, behind)} inherit aria-label={`Rs ${text}, ${label}, ${cells["name"] ?? ""}`}>
      {shown}
    </Anchor>
  );
}
