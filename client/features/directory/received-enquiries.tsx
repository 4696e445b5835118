import { keepPreviousData } from "@tanstack/react-query";
import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import { enquiryStates, type EnquiryState } from "#domain/directory/enquiry-states.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { Column } from "../../components/data-list.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { usePageParameter } from "../../lib/page-parameter.ts";
import { trpc } from "../../lib/trpc.ts";

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
  const [page, turnTo] = usePageParameter("page");
  const query = trpc.directory.enquiries.listReceived.useQuery({ page }, { placeholderData: keepPreviousData });
  return (
    <PagedList
      id={listId}
      query={query}
      page={page}
      onPage={turnTo}
      caption="Enquiries from buyers"
      columns={columns}
      rowKey={({ id }) => id}
      rowLink={({ id }) => `${paths.memberEnquiries}/${id}`}
      emptyTitle="No buyer has written to you yet."
      emptyHint="Buyers find you in the member directory by the devices and the brief of your profile."
    />
  );
}
