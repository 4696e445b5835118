import { Stack, Text, Title } from "@mantine/core";
import { keepPreviousData } from "@tanstack/react-query";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { isPageGone, PageGone, Pagination } from "../../components/pagination.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime, groupIndian } from "../../shared/format.ts";
import { useFromList } from "../../lib/from-list.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";
import type { DgftQueryRow } from "./views.ts";

const columns: readonly Column<DgftQueryRow>[] = [
  { key: "firm", label: "Firm Name", show: (row) => row.firmName },
  {
    key: "number",
    label: "Claim no.",
    show: (row) => (
      <>
        <Unbroken>{row.id}</Unbroken>
        <br />
        {row.typeLabel}
      </>
    ),
  },
  {
    key: "query",
    label: "Deficiencies",
    show: (row) => (
      <Text size="sm" lineClamp={3}>
        {row.query}
      </Text>
    ),
  },
  { key: "contact", label: "Contact Person Name", show: (row) => row.contactName },
  { key: "email", label: "Email", show: (row) => <EmailText>{row.contactEmail}</EmailText> },
  { key: "phone", label: "Phone No.", show: (row) => <PhoneText>{row.contactPhone}</PhoneText> },
  { key: "raised", label: "Raised", show: (row) => formatDateTime(row.raisedAt) },
];
const headingId = "dgft-queries";
const pageParameter = "deficiencies";

/** The queries of DGFT that wait for the council; a row opens the reimbursement with the comment box. */
export function DgftQueryList() {
  const [page, turnTo] = usePageParameter(pageParameter);
  const fromList = useFromList("?state=DEFICIENCY_DGFT");
  const query = trpc.reviews.dgftQueries.useQuery({ page }, { placeholderData: keepPreviousData });
  const isGone = isPageGone(query.data);
  return (
    <Stack component="section" gap="sm" aria-labelledby={headingId}>
      <Title order={2} size="h3" id={headingId} tabIndex={-1}>
        Deficiencies raised by DGFT
      </Title>
      {isGone && query.data !== undefined ? (
        <PageGone page={query.data.currentPage} pageCount={query.data.totalPages} onPage={turnTo} focusId={headingId} />
      ) : (
        <DataList
          caption="Deficiencies raised by DGFT"
          isCaptionUnseen
          columns={columns}
          rows={query.data?.rows}
          rowKey={(row) => row.id}
          rowLink={(row) => reimbursementPath("council", row.scheme, row.id)}
          rowLinkState={fromList}
          error={query.error === null ? undefined : reviewMessages.queriesNotLoaded}
          onRetry={() => void query.refetch()}
          emptyTitle={reviewMessages.noQueries}
        />
      )}
      {query.data !== undefined && !isGone && query.data.count > 0 && (
        <Text size="sm" role="status">
          {reviewMessages.queriesShown(query.data.rows.length)}
          {query.data.totalPages > 1 ? `, ${groupIndian(String(query.data.count))} in all` : ""}
        </Text>
      )}
      {query.data !== undefined && !isGone && (
        <Pagination
          label="Pages of deficiencies"
          page={query.data.currentPage}
          pageCount={query.data.totalPages}
          onPage={turnTo}
          focusId={headingId}
        />
      )}
    </Stack>
  );
}
