import { Text } from "@mantine/core";
import { maxListedWaiting } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Section } from "../../components/section.tsx";
import { invoicePath } from "./invoice-views.ts";

type WaitingListProps<Row> = {
  readonly title: string;
  /** Undefined until it is read. */
  readonly rows: readonly Row[] | undefined;
  readonly columns: readonly Column<Row>[];
};

/** What waits for the office at invoices, each row with a link to its invoice; draws nothing without one. */
export function WaitingList<Row extends { readonly id: string; readonly invoiceId: string }>({ title, rows, columns }: WaitingListProps<Row>) {
  if (rows === undefined || rows.length === 0) return null;
  return (
    <Section title={title}>
      <DataList
        caption={title}
        isCaptionUnseen
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ invoiceId }) => invoicePath(invoiceId)}
        emptyTitle=""
      />
      {rows.length >= maxListedWaiting && <Text size="sm">The oldest {maxListedWaiting} are shown. The others follow as these are settled.</Text>}
    </Section>
  );
}
