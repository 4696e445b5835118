import { Anchor, Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { repaymentStates } from "#domain/invoices/invoice-states.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { paymentFilePath } from "../payments/stored-file.ts";
import type { InvoiceView } from "./invoice-views.ts";
import type { InvoiceActions } from "./use-invoice-actions.ts";

type Repayment = InvoiceView["repayments"][number];

const columnsFor = (actions: InvoiceActions, onTakeBack: (repayment: Repayment) => void): readonly Column<Repayment>[] => [
  { key: "day", label: "Transferred on", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  {
    key: "reference",
    label: "UTR or reference",
    show: ({ reference, proof }) => (
      <>
        {reference}
        <Text size="xs">
          <Anchor href={paymentFilePath(proof.id)}>{proof.name}</Anchor>
        </Text>
      </>
    ),
  },
  { key: "by", label: "Recorded by", show: ({ preparedByName, preparedAt }) => `${preparedByName}, ${formatDateTime(preparedAt)}` },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken> },
  {
    key: "state",
    label: "State",
    show: (repayment) => <RepaymentState repayment={repayment} actions={actions} onTakeBack={() => onTakeBack(repayment)} />,
  },
];

type RepaymentStateProps = { readonly repayment: Repayment; readonly actions: InvoiceActions; readonly onTakeBack: () => void };

/** The state of a repayment, and what the user can do with it. */
function RepaymentState({ repayment: { id, state, reference, reversalReason, actions: may, hindrance }, actions, onTakeBack }: RepaymentStateProps) {
  const of = <span className="portal-unseen"> {reference}</span>;
  const input = { repaymentId: id };
  return (
    <>
      <Text size="sm">
        {repaymentStates[state]}
        {reversalReason !== null && `: ${reversalReason}`}
      </Text>
      {hindrance !== null && <Text size="xs">Another user of the office has to {state === "prepared" ? "confirm" : "take back"} it.</Text>}
      {may.length > 0 && (
        <Group gap="xs">
          {may.includes("confirm") && (
            <Button size="compact-sm" aria-disabled={actions.isBusy} onClick={() => !actions.isBusy && actions.confirmRepayment.mutate(input)}>
              Confirm{of}
            </Button>
          )}
          {may.includes("decline") && (
            <Button
              size="compact-sm"
              variant="default"
              aria-disabled={actions.isBusy}
              onClick={() => !actions.isBusy && actions.declineRepayment.mutate(input)}
            >
              Decline{of}
            </Button>
          )}
          {may.includes("takeBack") && (
            <Button size="compact-sm" variant="subtle" color="red" onClick={onTakeBack}>
              Take back{of}
            </Button>
          )}
        </Group>
      )}
    </>
  );
}

type RepaymentsPartProps = { readonly view: InvoiceView; readonly actions: InvoiceActions };

/** Credit of the firm that was transferred back to it; draws nothing without one. One user records it, another confirms it. */
export function RepaymentsPart({ view: { repayments }, actions }: RepaymentsPartProps) {
  const [wrong, setWrong] = useState<Repayment>();
  const { takeBackRepayment } = actions;
  if (repayments.length === 0) return null;
  return (
    <Section title="Credit paid back to the firm">
      <DataList
        caption="List of credit paid back"
        isCaptionUnseen
        columns={columnsFor(actions, (repayment) => {
          takeBackRepayment.reset();
          setWrong(repayment);
        })}
        rows={repayments}
        rowKey={({ id }) => id}
        emptyTitle=""
      />
      {wrong !== undefined && (
        <ReasonDialog
          title={`Take back the transfer ${wrong.reference}`}
          problemOf={neededReason("Enter the reason")}
          hint="The firm reads it"
          maxLength={500}
          failure={takeBackRepayment.error === null ? undefined : failureOf(takeBackRepayment.error).message}
          isBusy={takeBackRepayment.isPending}
          confirmLabel="Take the transfer back"
          isDestructive
          onConfirm={(reason) => takeBackRepayment.mutate({ repaymentId: wrong.id, reason }, { onSuccess: () => setWrong(undefined) })}
          onClose={() => setWrong(undefined)}
        >
          <Text>
            Take it back if the bank returned the money, or if it was recorded wrongly. {formatPaise(wrong.amountPaise)} is credit of the firm again.
            The firm gets a notice and an e-mail.
          </Text>
        </ReasonDialog>
      )}
    </Section>
  );
}
