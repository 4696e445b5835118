import { Alert, Anchor, Stack } from "@mantine/core";
import { firmStatuses } from "#domain/members/firm-status.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate } from "../../lib/format.ts";
import { failureOf } from "../../lib/trpc.ts";
import { FirmToolbar } from "./firm-toolbar.tsx";
import { ResendActivation, useResend } from "./resend-activation.tsx";
import { useFirms, type Firm } from "./use-firms.ts";

const listId = "list-of-firms";

const columns: readonly Column<Firm>[] = [
  { key: "name", label: "Firm name", show: (firm) => firm.name },
  { key: "gst", label: "GST number", show: (firm) => <Unbroken>{firm.gstNo}</Unbroken> },
  { key: "start", label: "Start date", show: (firm) => <Unbroken>{formatDate(firm.membershipStartOn)}</Unbroken> },
  { key: "end", label: "End date", show: (firm) => <Unbroken>{formatDate(firm.membershipEndOn)}</Unbroken> },
  { key: "contact", label: "Contact name", show: (firm) => firm.contactName },
  { key: "email", label: "Contact e-mail", show: (firm) => firm.contactEmail },
  { key: "phone", label: "Contact phone", show: (firm) => <Unbroken>{firm.contactPhone}</Unbroken> },
];

/** Member firms with the state of their logins. @source specification 2 "Admin Panel", 4 "Member firm status" */
export function FirmList() {
  const { filters, change, query } = useFirms();
  const resend = useResend();
  const page = query.data;
  const statusColumn: Column<Firm> = {
    key: "status",
    label: "Status",
    show: (firm) => (
      <Stack gap={4} align="flex-start">
        <StatusTag tone={firmStatuses[firm.status].tone}>{firmStatuses[firm.status].label}</StatusTag>
        <ResendActivation firm={firm} resend={resend} />
      </Stack>
    ),
  };

  return (
    <Stack gap="md">
      <FirmToolbar filters={filters} onChange={change} />
      {resend.failure !== undefined && <Alert color="red" role="alert" title={resend.failure} />}
      <div id={listId} tabIndex={-1}>
        <DataList
          caption="Member firms"
          columns={[...columns, statusColumn]}
          rows={page?.rows}
          rowKey={(firm) => firm.id}
          error={query.error === null ? undefined : failureOf(query.error).message}
          onRetry={() => void query.refetch()}
          emptyTitle={filters.search === "" && filters.status === undefined ? "No firms yet. Add the first one." : "No firm matches."}
          emptyHint={
            <Anchor component="button" type="button" onClick={() => change({ search: "", status: undefined })}>
              Show all firms
            </Anchor>
          }
        />
      </div>
      {page !== undefined && page.rows.length > 0 && (
        <Pagination isAlwaysShown page={page.currentPage} pageCount={page.totalPages} onPage={(next) => change({ page: next })} focusId={listId} />
      )}
    </Stack>
  );
}
