import { Alert, Anchor, Group, List, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router-dom";
import { council } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween } from "#domain/dates.ts";
import { certificateText } from "#domain/payments/gfr12a.ts";
import { certificateRows, certificateTitle, type CertificateRow } from "#domain/payments/gfr12a-rows.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { DataList, queryStates, type Column } from "../../../components/data-list.tsx";
import { choicesOf, FilterSelect } from "../../../components/filter-select.tsx";
import { Section } from "../../../components/section.tsx";
import { choiceFilterFrom, pageFilter, useListFilters } from "../../../lib/list-filters.ts";
import { trpc } from "../../../lib/trpc.ts";
import { formatDate, formatPaise } from "../../../shared/format.ts";
import { todayInIndia } from "../../../shared/server-clock.ts";
import { entriesPath } from "../ledger/ledger-views.ts";

const columnsFor = (scheme: SchemeKind): readonly Column<CertificateRow>[] => [
  { key: "label", label: "Particulars", show: (row) => (row.isTotal === true ? <strong>{particulars(row)}</strong> : particulars(row)) },
  { key: "amount", label: "Amount", isFigure: true, show: (row) => <Amount row={row} scheme={scheme} /> },
];

/** The words of a row after its number, where it has one. */
const particulars = ({ number, label }: CertificateRow): string => `${number} ${label}`.trim();

function Amount({ row: { label, paise, entries, isTotal }, scheme }: { row: CertificateRow; scheme: SchemeKind }) {
  const text = isTotal === true ? <strong>{formatPaise(paise)}</strong> : formatPaise(paise);
  if (entries === undefined || paise === 0) return text;
  return (
    <Anchor component={Link} to={entriesPath(scheme, entries)} inherit aria-label={`${formatPaise(paise)}, the entries of: ${label}`}>
      {text}
    </Anchor>
  );
}

/** Form GFR 12-A of a scheme and year, which are in the address; each figure leads to its entries. */
export function CertificatePanel() {
  const [years] = useState(() => financialYearsBetween(council.firstFinancialYear, financialYearLabel(todayInIndia())));
  const [{ scheme, year }, change] = useListFilters({
    scheme: choiceFilterFrom(schemeKinds, "product"),
    year: choiceFilterFrom(years, years[0] ?? ""),
    page: pageFilter,
  });
  const query = trpc.payments.ledger.certificate.useQuery({ scheme, year });
  const form = query.data;
  const file = (format: string): string => `/exports/payments/gfr-12-a/${scheme}/${year}.${format}`;
  return (
    <Stack gap="lg">
      <Group align="flex-end" gap="md">
        <FilterSelect
          label="Scheme"
          choices={choicesOf(schemeKinds, (kind) => schemeOf(kind).typeLabel)}
          value={scheme}
          onChange={(next) => change({ scheme: next ?? scheme })}
        />
        <FilterSelect
          label="Financial year"
          choices={choicesOf(years, (one) => one)}
          value={year}
          onChange={(next) => change({ year: next ?? year })}
        />
      </Group>
      {form !== undefined && !form.isClosed && (
        <Alert color="orange" title="The year is not closed yet">
          Bookings can still change these figures. They are final once the ledger is closed up to {formatDate(form.to)}.
        </Alert>
      )}
      <Section title={certificateTitle(year)}>
        <Stack gap="md">
          <Group gap="md">
            {["pdf", "xlsx", "csv"].map((format) => (
              <Anchor key={format} href={file(format)} download>
                Download ({format})
              </Anchor>
            ))}
          </Group>
          <Text c="dimmed">
            Form GFR 12-A of {council.shortName}, {schemeOf(scheme).typeLabel}. Computed from the entries of the ledger alone; each amount leads to
            the entries behind it.
          </Text>
          <DataList
            caption="Rows of the form"
            isCaptionUnseen
            staysTable
            columns={columnsFor(scheme)}
            rows={form === undefined ? undefined : certificateRows(form)}
            rowKey={({ number, label }) => `${number} ${label}`}
            emptyTitle="Nothing is booked."
            {...queryStates(query)}
          />
          {form !== undefined && (
            <DataList
              caption="Grants received in the year"
              columns={[
                { key: "order", label: "Sanction order", show: ({ reference }) => reference },
                { key: "date", label: "Date", show: ({ referenceOn }) => formatDate(referenceOn) },
                { key: "received", label: "Received on", show: ({ receivedOn }) => formatDate(receivedOn) },
                { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => formatPaise(amountPaise) },
              ]}
              rows={form.grants}
              rowKey={({ reference, receivedOn, amountPaise }) => `${reference} ${receivedOn} ${amountPaise}`}
              emptyTitle="No grant was received in this year."
            />
          )}
        </Stack>
      </Section>
      <Section title="What is certified">
        <Text>{certificateText.certified}</Text>
        <List type="ordered" mt="sm">
          {certificateText.checks.map((check) => (
            <List.Item key={check}>{check}</List.Item>
          ))}
        </List>
        <Text mt="md">
          Signed by: {certificateText.financeHead}; {certificateText.head}
        </Text>
      </Section>
    </Stack>
  );
}
