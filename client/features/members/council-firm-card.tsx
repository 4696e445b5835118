import { Stack, Text } from "@mantine/core";
import type { inferRouterOutputs } from "@trpc/server";
import { council } from "#domain/council.ts";
import { normaliseGstin } from "#domain/members/gstin.ts";
import { panWarning } from "#domain/members/pan.ts";
import { profileLabels } from "#domain/members/profile-input.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import { EmailText } from "../../components/email-text.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, isPastDay } from "../../shared/format.ts";
import { FirmState } from "./firm-list.tsx";

type Firm = inferRouterOutputs<AppRouter>["members"]["getFirm"];

/** Who the firm is, until when it is a member, whether it can sign in, and what it says of itself in its profile. */
export function CouncilFirmCard({ firmId }: { readonly firmId: string }) {
  const { data: firm, error, refetch } = trpc.members.getFirm.useQuery({ firmId });
  if (error !== null || firm === undefined) return <NotRead query={{ error, refetch }} lines={4} />;
  const membership = `${formatDate(firm.membershipStartOn)} to ${formatDate(firm.membershipEndOn)}`;
  return (
    <Stack gap="lg">
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
      {firm.profile !== undefined && <OwnWords profile={firm.profile} gstNo={firm.gstNo} />}
    </Stack>
  );
}

type OwnWordsProps = { readonly profile: NonNullable<Firm["profile"]>; readonly gstNo: string };

function OwnWords({ profile, gstNo }: OwnWordsProps) {
  const gstWarning = normaliseGstin(profile.gst) === gstNo ? undefined : `${council.shortName} keeps the firm under ${gstNo}.`;
  return (
    <SummaryCard
      title="What the firm says of itself"
      rows={[
        { label: profileLabels.organization, value: profile.organization },
        { label: profileLabels.address, value: profile.address },
        { label: profileLabels.gst, value: <WithWarning text={profile.gst} warning={gstWarning} /> },
        { label: profileLabels.pan, value: <WithWarning text={profile.pan} warning={panWarning(profile.pan, gstNo)} /> },
        { label: profileLabels.contact_name, value: profile.contactName },
        { label: profileLabels.contact_email, value: <EmailText>{profile.contactEmail}</EmailText> },
        { label: profileLabels.contact_mobile, value: <PhoneText>{profile.contactMobile}</PhoneText> },
        { label: profileLabels.whatsapp, value: <PhoneText>{profile.whatsapp}</PhoneText> },
        { label: profileLabels.alternate_email, value: <EmailText>{profile.alternateEmail}</EmailText> },
        { label: "Last saved", value: formatDateTime(profile.savedAt) },
      ]}
    />
  );
}

const WithWarning = ({ text, warning }: { readonly text: string; readonly warning: string | undefined }) => (
  <>
    {text}
    {warning !== undefined && <Text size="sm">{warning}</Text>}
  </>
);
