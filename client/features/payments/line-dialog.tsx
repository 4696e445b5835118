import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { orderMessages } from "#domain/payments/order-messages.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { DateField } from "../../components/date-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { AmountField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatPaise } from "../../shared/format.ts";
import type { LineView } from "./payment-views.ts";

type LineDialogProps = {
  readonly action: LineView["actions"][number];
  readonly line: LineView;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

const words = {
  withhold: {
    title: "Withhold the payment",
    text: "It goes into no batch until somebody releases it. The firm is told by mail and reads the reason in the portal.",
    confirm: "Withhold the payment",
  },
  release: {
    title: "Release the payment?",
    text: "It goes on where the firm's papers stand. The firm is told by mail.",
    confirm: "Release the payment",
  },
  open_again: {
    title: "Open the payment again",
    text: "The firm gets an e-mail. It reads the bank's reason and confirms or changes its bank account. Then the payment can go into another batch. If the bank paid it after all, record that in its batch now: later it is not possible.",
    confirm: "Open the payment again",
  },
  reverse_elsewhere: {
    title: "Undo the record of the payment by DGFT",
    text: "For a payment that was recorded on the wrong claim. The ledger gets a reversal, the amount counts as not paid, and the firm is told so.",
    confirm: "Undo the record",
  },
} as const;

/** Who reads the reason that the officer types. */
const reasonHints = {
  withhold: "The firm reads it.",
  release: "",
  open_again: "It stands in the history.",
  reverse_elsewhere: "It stands in the history and in the ledger.",
} as const satisfies Record<keyof typeof words, string>;

/** Asks before something is done with a payment: for the reason, or for what DGFT paid. */
export function LineDialog({ action, ...dialog }: LineDialogProps) {
  return action === "record_elsewhere" ? <ElsewhereDialog {...dialog} /> : <ActionDialog action={action} {...dialog} />;
}

type DialogProps = Omit<LineDialogProps, "action">;

function useOutcome(onDone: (message: string) => void) {
  const utils = trpc.useUtils();
  return { onSuccess: ({ message }: { message: string }) => onDone(message), onSettled: () => utils.payments.invalidate() };
}

function ActionDialog({ action, line, onDone, onClose }: DialogProps & { readonly action: keyof typeof words }) {
  const outcome = useOutcome(onDone);
  const { orders } = trpc.payments;
  const calls = {
    withhold: orders.withhold.useMutation(outcome),
    release: orders.release.useMutation(outcome),
    open_again: orders.openAgain.useMutation(outcome),
    reverse_elsewhere: orders.reverseElsewhere.useMutation(outcome),
  };
  const { error, isPending } = calls[action];
  const { title, text, confirm } = words[action];
  const revision = { lineId: line.id, version: line.version };
  return (
    <ReasonDialog
      title={title}
      problemOf={action === "release" ? undefined : neededReason(action === "withhold" ? orderMessages.reasonNeeded : "Enter a reason.")}
      hint={reasonHints[action]}
      maxLength={500}
      failure={error === null ? undefined : failureOf(error).message}
      isBusy={isPending}
      confirmLabel={confirm}
      isDestructive={action === "withhold" || action === "reverse_elsewhere"}
      onConfirm={(reason) => (action === "release" ? calls.release.mutate(revision) : calls[action].mutate({ ...revision, reason }))}
      onClose={onClose}
    >
      <Text>
        {line.reimbursementId}, {line.firmName}, {formatPaise(line.amountPaise)}
      </Text>
      {action === "open_again" && line.reason !== null && <Text mt="sm">The bank said: {line.reason}</Text>}
      <Text mt="sm">{text}</Text>
    </ReasonDialog>
  );
}

const empty = { reference: "", paidOn: "" } as const;
const unrecorded = "The payment of DGFT is not recorded yet.";

function ElsewhereDialog({ line, onDone, onClose }: DialogProps) {
  const [values, setValues] = useState<Record<keyof typeof empty | "amount", string>>({ ...empty, amount: rupeesOf(line.amountPaise) });
  const [begun] = useState(values);
  const isDirty = values !== begun;
  const { afterAsking, question } = useLeaveFirst(isDirty, unrecorded);
  const close = (): void => afterAsking(onClose);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const outcome = useOutcome(onDone);
  const record = trpc.payments.orders.recordElsewhere.useMutation({
    ...outcome,
    onError: (error) => setProblems(Object.fromEntries(Object.entries(failureOf(error).fields).map(([field, texts]) => [field, texts.join(" ")]))),
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (record.isPending) return;
    setProblems({});
    record.mutate({ lineId: line.id, version: line.version, ...values });
  }
  const field = (name: keyof typeof values) => {
    const error = problems[name];
    return {
      id: `elsewhere-${name}`,
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  const failure = record.error === null || Object.keys(problems).length > 0 ? undefined : failureOf(record.error).message;
  return (
    <>
      <LeaveGuard isDirty={isDirty} text={unrecorded} />
      <Dialog onClose={close} title="Record the payment of DGFT" size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            <Text>
              {line.reimbursementId}, {line.firmName}
            </Text>
            {failure !== undefined && <Alert color="red" role="alert" title={failure} />}
            <TextField {...field("reference")} label="Reference of the payment" hint="As DGFT gave it" maxLength={60} />
            <DateField {...field("paidOn")} label="Day of the payment" notInFuture />
            <AmountField {...field("amount")} label="Amount" hint="It has to be the amount of the order" />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <BusyButton type="submit" isBusy={record.isPending} busyLabel="Saving...">
                Record the payment
              </BusyButton>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
