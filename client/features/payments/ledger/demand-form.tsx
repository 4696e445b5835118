import { Button, Group, Radio, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { readRupees } from "#domain/rules/amounts.ts";
import { AmountField, TextAreaField } from "../../../components/fields.tsx";
import { useLeaveFirst } from "../../../components/leave-first.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { SearchForm } from "../../../components/search-form.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent, type Unsent } from "../../../lib/use-unsent.ts";
import { formatDate, formatPaise } from "../../../shared/format.ts";
import type { PaidLine } from "./ledger-views.ts";
import { useTypedForm } from "./use-typed-form.ts";

const unsentDemand = "The recovery is not asked for yet.";

/** Asks back all or part of a payment: the claim, its payment, the amount and the reason. @param unsent what the page has not sent */
export function DemandForm({ unsent }: { readonly unsent: Unsent }) {
  const [claim, setClaim] = useState("");
  const [message, setMessage] = useState<string>();
  const { afterAsking, question } = useLeaveFirst(unsent.text !== "", unsent.text);
  const lines = trpc.payments.ledger.recoveries.paidLines.useQuery({ reimbursementId: claim }, { enabled: claim !== "", retry: false });
  return (
    <Stack gap="md">
      {question}
      {message !== undefined && <SaveNotice tone="success" title={message} />}
      <SearchForm
        label="Claim no."
        description="The reimbursement whose payment is asked back"
        formName="Payments of a reimbursement"
        words={claim}
        onSearch={(words) =>
          afterAsking(() => {
            setMessage(undefined);
            setClaim(words.toUpperCase());
          })
        }
      />
      {lines.isFetching && <Text role="status">Looking for its payments...</Text>}
      {lines.error !== null && claim !== "" && <SaveNotice tone="error" title={failureOf(lines.error).message} />}
      {lines.data !== undefined && claim !== "" && (
        <DemandFields
          key={claim}
          claim={claim}
          lines={lines.data}
          onUnsent={unsent.note}
          onDone={(text) => {
            setClaim("");
            setMessage(text);
          }}
        />
      )}
    </Stack>
  );
}

const leftOf = ({ amountPaise, askedPaise }: PaidLine): number => amountPaise - askedPaise;

type DemandFieldsProps = {
  readonly claim: string;
  readonly lines: readonly PaidLine[];
  readonly onUnsent: NoteUnsent;
  readonly onDone: (message: string) => void;
};

function DemandFields({ claim, lines, onUnsent, onDone }: DemandFieldsProps) {
  const utils = trpc.useUtils();
  const form = useTypedForm("demand", { lineId: lines[0]?.lineId ?? "", amount: "", reason: "" });
  useNoteUnsent(onUnsent, { form: "demand", isUnsent: form.isDirty, sentence: unsentDemand });
  const demand = trpc.payments.ledger.recoveries.demand.useMutation({
    onSuccess: async ({ message }) => {
      await utils.payments.ledger.invalidate();
      onDone(message);
    },
    onError: form.refuse,
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (demand.isPending) return;
    form.clear();
    const { lineId, amount, reason } = form.values;
    demand.mutate({ lineId, amountPaise: readRupees(amount) ?? Number.NaN, reason });
  }
  return (
    <form noValidate onSubmit={submit} aria-label="Ask a payment back">
      <Stack gap="md">
        {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
        <Radio.Group label={`Payment of ${claim}`} withAsterisk value={form.values.lineId} onChange={(lineId) => form.set({ lineId })}>
          <Stack gap="xs" mt="xs">
            {lines.map((line) => (
              <Radio
                key={line.lineId}
                value={line.lineId}
                label={`${formatPaise(line.amountPaise)} to ${line.firmName}, paid on ${formatDate(line.paidOn)} by order ${line.orderNumber}`}
                description={`Can be asked back: ${formatPaise(leftOf(line))}`}
              />
            ))}
          </Stack>
        </Radio.Group>
        <AmountField {...form.field("amount", "amountPaise")} label="Amount" />
        <TextAreaField
          {...form.field("reason")}
          label="Reason"
          hint="The second person and the firm read it. Name also the account to which the firm pays the money back"
          maxLength={1000}
        />
        <Group>
          <Button type="submit" aria-disabled={demand.isPending}>
            {demand.isPending ? "Saving..." : "Ask for the recovery"}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
