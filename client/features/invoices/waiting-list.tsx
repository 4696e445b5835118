import { Text } from "@mantine/core";
import { maxListedWaiting } from "#domain/invoices/invoice-states.ts";
import { DataList, queryStates, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { invoicePath } from "./invoice-views.ts";

type WaitingListProps<Row> = {
  readonly title: string;
  readonly query: { readonly data: readonly Row[] | undefined; readonly error: unknown; refetch(): unknown };
  readonly columns: readonly Column<Row>[];
};

/** What waits for the office at invoices, each row with a link to its invoice; draws nothing without one, and why when it cannot be read. */
export function WaitingList<Row extends { readonly id: string; readonly invoiceId: string }>({ title, query, columns }: WaitingListProps<Row>) {
  const { data: rows, error } = query;
  if (rows === undefined ? error === null : rows.length === 0) return null;
  return (
    <Section title={title}>
      <DataList
        caption={title}
        isCaptionUnseen
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ invoiceId }) => invoicePath(invoiceId)}
        {...queryStates(query)}
        emptyTitle=""
      />
      {rows !== undefined && rows.length >= maxListedWaiting && (
        <Text size="sm">The oldest {maxListedWaiting} are shown. The others follow as these are settled.</Text>
      )}
    </Section>
  );
}
