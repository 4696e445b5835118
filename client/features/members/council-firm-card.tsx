import { EmailText } from "../../components/email-text.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf } from "../../lib/call-failure.ts";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, isPastDay } from "../../shared/format.ts";
import { FirmState } from "./firm-list.tsx";

/** Who the firm is, until when it is a member, and whether it can sign in. */
export function CouncilFirmCard({ firmId }: { readonly firmId: string }) {
  const { data: firm, error, refetch } = trpc.members.getFirm.useQuery({ firmId });
  if (error !== null) return <ErrorState message={failureOf(error).message} onRetry={() => void refetch()} />;
  if (firm === undefined) return <LoadingState lines={4} />;
  const membership = `${formatDate(firm.membershipStartOn)} to ${formatDate(firm.membershipEndOn)}`;
  return (
    <SummaryCard
      title={firm.name}
      rows={[
        { label: "GST number", value: firm.gstNo },
        { label: "Membership", value: isPastDay(firm.membershipEndOn) ? `${membership} (expired)` : membership },
        { label: "Contact", value: firm.contactName },
        { label: "Email", value: <EmailText>{firm.contactEmail}</EmailText> },
        { label: "Phone No.", value: <PhoneText>{firm.contactPhone}</PhoneText> },
        { label: "Status of the login", value: <FirmState firm={firm} /> },
      ]}
    />
  );
}
