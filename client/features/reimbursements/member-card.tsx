import { wizardMessages } from "#domain/reimbursements/messages.ts";
import { PhoneText } from "../../components/phone-text.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate } from "../../shared/format.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";

/** Who files, as the council has it. @source specification 2 "Shared chrome" */
export function MemberCard({ reimbursementId }: { reimbursementId: string | undefined }) {
  const query = trpc.members.detail.useQuery();
  if (query.data === undefined) {
    if (query.error === null) return <LoadingState lines={6} />;
    return <ErrorState message={wizardMessages.detailFailed(failureOf(query.error).message)} onRetry={() => void query.refetch()} />;
  }
  const { firmName, gstNo, contactName, contactEmail, contactPhone, membershipStartOn, membershipEndOn } = query.data;
  return (
    <SummaryCard
      title="Member details"
      isStacked
      rows={[
        { label: "Firm name", value: firmName },
        { label: "GST no.", value: gstNo },
        { label: "Contact name", value: contactName },
        { label: "E-mail", value: contactEmail },
        { label: "Phone", value: <PhoneText>{contactPhone}</PhoneText> },
        { label: "Membership start date", value: formatDate(membershipStartOn) },
        { label: "Membership end date", value: formatDate(membershipEndOn) },
        { label: "Membership number", value: undefined },
        ...(reimbursementId === undefined ? [] : [{ label: "Reimbursement ID", value: reimbursementId }]),
      ]}
    />
  );
}
