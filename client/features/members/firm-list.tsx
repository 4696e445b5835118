import { Alert, Anchor, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { councilFirmPath } from "#domain/reimbursements/addresses.ts";
import { firmStatuses } from "#domain/members/firm-status.ts";
import { TextButton } from "../../components/text-button.tsx";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, isPastDay } from "../../shared/format.ts";
import { FirmActions, type FirmAction } from "./firm-actions.tsx";
import { FirmToolbar } from "./firm-toolbar.tsx";
import { useResend } from "./resend-activation.tsx";
import { useFirms, type Firm } from "./use-firms.ts";

const listId = "list-of-firms";

const columns: readonly Column<Firm>[] = [
  {
    key: "name",
    label: "Firm name",
    show: (firm) => (
      <Anchor component={Link} to={councilFirmPath(firm.id)}>
        {firm.name}
      </Anchor>
    ),
  },
  { key: "gst", label: "GST number", show: (firm) => <Unbroken>{firm.gstNo}</Unbroken> },
  { key: "membership", label: "Membership", show: (firm) => <Membership firm={firm} /> },
  { key: "contact", label: "Contact", show: (firm) => <Contact firm={firm} /> },
  { key: "status", label: "Status", show: (firm) => <FirmState firm={firm} /> },
];

type FirmListProps = { readonly onAction: (action: FirmAction) => void };

/** Member firms with the state of their logins. @source specification 2 "Admin Panel", 4 "Member firm status" */
export function FirmList({ onAction }: FirmListProps) {
  const { filters, change, query } = useFirms();
  const resend = useResend(listId);
  const page = query.data;
  const isNarrowed = filters.search !== "" || filters.status !== undefined || filters.membership !== undefined;
  const actionColumn: Column<Firm> = {
    key: "actions",
    label: "Actions",
    show: (firm) => <FirmActions firm={firm} resend={resend} onAction={onAction} />,
  };

  return (
    <Stack gap="md">
      <FirmToolbar filters={filters} count={page?.count} onChange={change} />
      <OutcomeMessage message={resend.sent} onDismiss={resend.dismiss} />
      {resend.failures.map(({ firmId, text }) => (
        <Alert key={firmId} color="red" role="alert" title={text} />
      ))}
      <PagedList
        id={listId}
        query={query}
        page={filters.page}
        onPage={(next) => change({ page: next })}
        isPageAlwaysShown
        caption="Member firms"
        columns={[...columns, actionColumn]}
        rowKey={(firm) => firm.id}
        emptyTitle={isNarrowed ? "No firm matches." : "No firms yet. Add the first one."}
        emptyHint={
          isNarrowed && <TextButton onClick={() => change({ search: "", status: undefined, membership: undefined })}>Show all firms</TextButton>
        }
      />
    </Stack>
  );
}

function Membership({ firm }: { readonly firm: Firm }) {
  return (
    <>
      <Unbroken>{`${formatDate(firm.membershipStartOn)} to`}</Unbroken> <Unbroken>{formatDate(firm.membershipEndOn)}</Unbroken>
      {isPastDay(firm.membershipEndOn) && (
        <Text size="xs" c="dimmed">
          Expired
        </Text>
      )}
    </>
  );
}

function Contact({ firm: { contactName, contactEmail, contactPhone } }: { readonly firm: Firm }) {
  return (
    <Stack gap={0} miw="11rem">
      <span>{contactName}</span>
      <EmailText>{contactEmail}</EmailText>
      <PhoneText>{contactPhone}</PhoneText>
    </Stack>
  );
}

export function FirmState({ firm }: { readonly firm: Firm }) {
  const { tone, label } = firmStatuses[firm.status];
  return (
    <Stack gap={4} align="flex-start">
      <StatusTag tone={tone}>
        <Unbroken>{label}</Unbroken>
      </StatusTag>
      {firm.deactivatedAt !== null && (
        <>
          <StatusTag tone="red">Deactivated</StatusTag>
          <Text size="xs">
            {formatDate(firm.deactivatedAt)}: {firm.deactivatedReason}
          </Text>
        </>
      )}
    </Stack>
  );
}
