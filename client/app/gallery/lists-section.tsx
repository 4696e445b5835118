import { Button } from "@mantine/core";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatInr } from "../../shared/format.ts";
import { Specimen } from "./specimen.tsx";

type Row = {
  id: string;
  firm: string;
  status: string;
  tone: Tone;
  contact: string;
  email: string;
  phone: string;
  fob: string;
  days: number;
  mark?: "complete" | "progress";
};

const rows: readonly Row[] = [
  {
    id: "PRD-2627-00042",
    firm: "Aarogya Devices LLP",
    status: "New",
    tone: "blue",
    contact: "Anjali Rao",
    email: "anjali@aarogya.example",
    phone: "+91 98765 43210",
    fob: "12500000",
    days: 1,
  },
  {
    id: "PRD-2627-00031",
    firm: "Shree Vishwakarma Surgical Instruments and Hospital Furniture Manufacturing Company Private Limited",
    status: "Deficiency shared with member",
    tone: "orange",
    contact: "Lakshminarayanan Balasubramaniam Venkataraghavan",
    email: "lakshminarayanan.balasubramaniam@shree-vishwakarma-surgical-instruments.example",
    phone: "+91 98765 43211",
    fob: "1234567890.50",
    days: 214,
    mark: "progress",
  },
  {
    id: "PRD-2627-00028",
    firm: "Medi Orth",
    status: "Approved by DGFT",
    tone: "green",
    contact: "Export Desk",
    email: "rs@mediorth.example",
    phone: "+91 98765 43212",
    fob: "980000",
    days: 12,
    mark: "complete",
  },
];

const columns: readonly Column<Row>[] = [
  { key: "firm", label: "Firm Name", show: (row) => row.firm },
  { key: "id", label: "Claim no.", show: (row) => <Unbroken>{row.id}</Unbroken> },
  { key: "status", label: "Application Status", show: (row) => <StatusTag tone={row.tone}>{row.status}</StatusTag> },
  { key: "contact", label: "Contact Person Name", show: (row) => row.contact },
  { key: "email", label: "Email", show: (row) => row.email },
  { key: "phone", label: "Phone No.", show: (row) => row.phone },
  { key: "fob", label: "FOB value", isFigure: true, show: (row) => formatInr(row.fob) },
  { key: "days", label: "Days waiting", isFigure: true, show: (row) => row.days },
];
const words = { complete: "Completed", progress: "In Progress" } as const;
const plain = { columns, rowKey: (row: Row) => row.id, emptyTitle: "No products data available" };

/** The list that is a table or cards, in all its states. */
export function ListsSection() {
  return (
    <>
      <Specimen name="Rows as links, with a mark">
        <DataList
          {...plain}
          caption="Product reimbursements that need you now"
          rows={rows}
          rowLink={(row) => `/__identity/review?id=${row.id}`}
          rowMark={({ mark }) => (mark === undefined ? undefined : { tone: mark, word: words[mark] })}
        />
        <Pagination page={1} pageCount={12} onPage={() => undefined} />
      </Specimen>
      <Specimen name="Plain rows with a button">
        <DataList
          {...plain}
          caption="Member firms"
          columns={[
            ...columns.slice(0, 3),
            {
              key: "actions",
              label: "Activation",
              show: (row) => (
                <Button size="compact-sm" variant="default" aria-label={`Resend the activation mail to ${row.firm}`}>
                  Resend
                </Button>
              ),
            },
          ]}
          rows={rows}
        />
      </Specimen>
      <Specimen name="Loading">
        <DataList {...plain} caption="Loading list" rows={undefined} loadingLabel="Loading products data..." />
      </Specimen>
      <Specimen name="Empty">
        <DataList {...plain} caption="Empty list" rows={[]} emptyHint={<Button variant="default">Show all reimbursements</Button>} />
      </Specimen>
      <Specimen name="Error">
        <DataList {...plain} caption="Failed list" rows={undefined} error="Failed to load deficiencies data" onRetry={() => undefined} />
      </Specimen>
    </>
  );
}
