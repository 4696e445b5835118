import { Button, Stack, Text } from "@mantine/core";
import { buyerTypes } from "#domain/directory/buyer-input.ts";
import { buyerStates } from "#domain/directory/buyer-states.ts";
import { countries } from "#domain/members/countries.ts";
import type { Column } from "../../components/data-list.tsx";
import { EmailText } from "../../components/email-text.tsx";
import { OutcomeMessage } from "../../components/outcome-message.tsx";
import { PagedList } from "../../components/paged-list.tsx";
import { PhoneText } from "../../components/phone-text.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { useTask } from "../../lib/use-task.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { formatDate, formatDateTime, notProvided } from "../../shared/format.ts";
import { BuyerDialog } from "./buyer-dialog.tsx";
import { BuyerToolbar } from "./buyer-toolbar.tsx";
import { noBuyerFilters, useBuyers, type Buyer } from "./use-buyers.ts";

const listId = "list-of-buyers";

const columns: readonly Column<Buyer>[] = [
  { key: "email", label: "Email", show: ({ email }) => <EmailText>{email}</EmailText> },
  { key: "type", label: "Type", show: ({ buyerType }) => (buyerType === null ? notProvided : buyerTypes[buyerType]) },
  { key: "country", label: "Country", show: ({ country }) => countries.find(({ iso2 }) => iso2 === country)?.name ?? notProvided },
  { key: "contact", label: "Contact", show: (buyer) => <Contact buyer={buyer} /> },
  { key: "registered", label: "Registered", show: ({ registeredAt }) => <Unbroken>{formatDate(registeredAt)}</Unbroken> },
  {
    key: "lastSignIn",
    label: "Last login",
    show: ({ lastSignedInAt }) => (lastSignedInAt === null ? "Never" : <Unbroken>{formatDateTime(lastSignedInAt)}</Unbroken>),
  },
  { key: "state", label: "State", show: (buyer) => <State buyer={buyer} /> },
];

/** Who registered as a buyer; the council can suspend one and lift that again. */
export function BuyerList() {
  const { filters, change, query } = useBuyers();
  const { task: asked, outcome, begin, end, dismiss } = useTask<Buyer>();
  const page = query.data;
  const isNarrowed = Object.entries({ ...filters, page: undefined }).some(([, value]) => value !== undefined && value !== "");

  const actions: Column<Buyer> = {
    key: "actions",
    label: "Actions",
    show: (buyer) => {
      const label = buyer.state === "suspended" ? "Lift suspension" : "Suspend";
      return (
        <Button
          size="compact-sm"
          variant="subtle"
          color={buyer.state === "suspended" ? undefined : "red"}
          aria-label={`${label}: ${buyer.email}`}
          onClick={() => begin(buyer)}
        >
          {label}
        </Button>
      );
    },
  };

  return (
    <Stack gap="md">
      <OutcomeMessage message={outcome} onDismiss={dismiss} />
      {asked !== undefined && <BuyerDialog buyer={asked} onDone={end} onClose={() => end()} />}
      <BuyerToolbar filters={filters} count={page?.count} onChange={change} />
      <PagedList
        id={listId}
        query={query}
        page={filters.page}
        onPage={(next) => change({ page: next })}
        isPageAlwaysShown
        caption="Buyers"
        columns={[...columns, actions]}
        rowKey={({ id }) => id}
        emptyTitle={isNarrowed ? "No buyer matches." : "No buyer has registered yet."}
        emptyHint={isNarrowed && <TextButton onClick={() => change(noBuyerFilters)}>Show all buyers</TextButton>}
      />
    </Stack>
  );
}

function Contact({ buyer: { phone, address, zipCode } }: { buyer: Buyer }) {
  if (phone === null) return notProvided;
  return (
    <Stack gap={0} miw="10rem">
      <PhoneText>{phone}</PhoneText>
      <span>
        {address} <Unbroken>{zipCode ?? ""}</Unbroken>
      </span>
    </Stack>
  );
}

function State({ buyer: { state, suspendedAt, suspendedReason } }: { buyer: Buyer }) {
  const { tone, label } = buyerStates[state];
  return (
    <Stack gap={4} align="flex-start">
      <StatusTag tone={tone}>
        <Unbroken>{label}</Unbroken>
      </StatusTag>
      {suspendedAt !== null && (
        <Text size="xs">
          {formatDate(suspendedAt)}: {suspendedReason}
        </Text>
      )}
    </Stack>
  );
}
