import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { EnquiryForm } from "../../features/directory/enquiry-form.tsx";
import { SentEnquiries } from "../../features/directory/sent-enquiries.tsx";
import { SentEnquiryDetail } from "../../features/directory/sent-enquiry.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { BuyerShell } from "./directory-shell.tsx";

/** Where a buyer writes to members. */
export function WriteEnquiryPage() {
  return (
    <BuyerShell>
      <PageHeading title="Write to members" back={{ label: "Member directory", to: paths.buyerHome }} />
      <EnquiryForm />
    </BuyerShell>
  );
}

/** A buyer's own enquiries. */
export function SentEnquiriesPage() {
  return (
    <BuyerShell>
      <PageHeading title="Your enquiries" lead="What you wrote to members, and what they answered." />
      <SentEnquiries />
    </BuyerShell>
  );
}

/** One of them, with its answers. */
export function SentEnquiryPage() {
  const { id = "" } = useParams();
  const query = trpc.directory.enquiries.getSent.useQuery({ id });
  const failure = query.error === null ? undefined : failureOf(query.error);
  const isGone = failure?.code === "not_found" || failure?.code === "invalid";
  return (
    <BuyerShell>
      <PageHeading title={query.data?.subject ?? "Enquiry"} back={{ label: "Your enquiries", to: paths.buyerEnquiries }} />
      {query.data !== undefined && <SentEnquiryDetail enquiry={query.data} />}
      {query.data === undefined && failure !== undefined && (
        <ErrorState message={failure.message} {...(isGone ? {} : { onRetry: () => void query.refetch() })} />
      )}
      {query.data === undefined && failure === undefined && <LoadingState />}
    </BuyerShell>
  );
}
