import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { useSearchParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { enquiryStates, type EnquiryState } from "#domain/directory/enquiry-states.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { Pagination } from "../../components/pagination.tsx";
import { StatusTag, type Tone } from "../../components/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../lib/format.ts";
import { pageIn, withPage } from "../../lib/page-parameter.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

type ReceivedRow = inferRouterOutputs<AppRouter>["directory"]["enquiries"]["listReceived"]["rows"][number];

const tones: Record<EnquiryState, Tone> = { new: "blue", read: "orange", answered: "green", reported: "red" };

/** How far an enquiry is, in a word. */
export function EnquiryTag({ state }: { state: EnquiryState }) {
  return <StatusTag tone={tones[state]}>{enquiryStates[state].label}</StatusTag>;
}

const columns: readonly Column<ReceivedRow>[] = [
  { key: "subject", label: "Subject", show: ({ subject }) => subject },
  { key: "from", label: "From", show: ({ senderName }) => senderName },
  { key: "received", label: "Received", show: ({ receivedAt }) => <Unbroken>{formatDateTime(receivedAt)}</Unbroken> },
  { key: "state", label: "State", show: ({ state }) => <EnquiryTag state={state} /> },
];

const listId = "received-enquiries";

/** What buyers wrote to the firm: unread first, then newest first. */
export function ReceivedEnquiries() {
  const [parameters, setParameters] = useSearchParams();
  const page = pageIn(parameters, "page");
  const query = trpc.directory.enquiries.listReceived.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <>
      <div id={listId} tabIndex={-1}>
        <DataList
          caption="Enquiries from buyers"
          columns={columns}
          rows={query.data?.rows}
          rowKey={({ id }) => id}
          rowLink={({ id }) => `${paths.memberEnquiries}/${id}`}
          onRetry={() => void query.refetch()}
          emptyTitle="No buyer has written to you yet."
          emptyHint="Buyers find you in the member directory by the devices and the brief of your profile."
          {...(query.error !== null && { error: failureOf(query.error).message })}
        />
      </div>
      {query.data !== undefined && (
        <Pagination page={page} pageCount={query.data.totalPages} onPage={(next) => setParameters(withPage("page", next))} focusId={listId} />
      )}
    </>
  );
}
