import { useParams } from "react-router-dom";
import { paths } from "#domain/council.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { ReceivedEnquiries } from "../../features/directory/received-enquiries.tsx";
import { ReceivedEnquiryDetail } from "../../features/directory/received-enquiry.tsx";
import { useReceivedEnquiry } from "../../features/directory/use-received-enquiry.ts";
import { useReadNotices } from "../../features/notifications/use-read-notices.ts";
import { MemberShell } from "./member-shell.tsx";

/** What buyers wrote to the firm. */
export function ReceivedEnquiriesPage() {
  return (
    <MemberShell>
      <PageHeading title="Enquiries" lead="What buyers wrote to you through the member directory." />
      <ReceivedEnquiries />
    </MemberShell>
  );
}

/** One of them, to answer or report. */
export function ReceivedEnquiryPage() {
  const { id = "" } = useParams();
  useReadNotices({ about: "enquiryEntryId", id });
  const { enquiry, failure, retry } = useReceivedEnquiry(id);
  const isGone = failure?.code === "not_found" || failure?.code === "invalid";
  return (
    <MemberShell>
      <PageHeading title={enquiry?.subject ?? "Enquiry"} back={{ label: "Enquiries", to: paths.memberEnquiries }} />
      {enquiry !== undefined && <ReceivedEnquiryDetail key={id} enquiry={enquiry} />}
      {enquiry === undefined && failure !== undefined && <ErrorState message={failure.message} {...(isGone ? {} : { onRetry: retry })} />}
      {enquiry === undefined && failure === undefined && <LoadingState />}
    </MemberShell>
  );
}
