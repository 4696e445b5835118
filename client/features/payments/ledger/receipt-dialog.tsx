import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { receiptOrders, type ReceiptOrder } from "#domain/payments/recovery-interest.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import { BusyButton } from "../../../components/busy-button.tsx";
import { DateField } from "../../../components/date-field.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { AmountField, SelectField, TextField } from "../../../components/fields.tsx";
import { useLeaveFirst } from "../../../components/leave-first.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { useNoteUnsent, type NoteUnsent } from "../../../lib/use-unsent.ts";
import { formatPaise } from "../../../shared/format.ts";
import type { Recovery } from "./ledger-views.ts";
import { useTypedForm } from "./use-typed-form.ts";

const orders: Readonly<Record<ReceiptOrder, string>> = { interest_first: "Interest first", principal_first: "Principal first" };

const unrecordedReceipt = "The receipt is not recorded yet.";

type ReceiptDialogProps = {
  readonly row: Recovery;
  readonly onUnsent: NoteUnsent;
  readonly onDone: (message: string) => void;
  readonly onClose: () => void;
};

/** Records money of a firm that came in. */
export function ReceiptDialog({ row, onUnsent, onDone, onClose }: ReceiptDialogProps) {
  const utils = trpc.useUtils();
  const form = useTypedForm("receipt", { receivedOn: "", amount: "", reference: "", order: "interest_first" });
  const { afterAsking, question } = useLeaveFirst(form.isDirty, unrecordedReceipt);
  const close = (): void => afterAsking(onClose);
  useNoteUnsent(onUnsent, { form: "receipt", isUnsent: form.isDirty, sentence: unrecordedReceipt });
  const receive = trpc.payments.ledger.recoveries.receive.useMutation({
    onSuccess: async ({ message }) => {
      await utils.payments.ledger.invalidate();
      onDone(message);
    },
    onError: form.refuse,
  });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (receive.isPending) return;
    form.clear();
    const { receivedOn, amount, reference } = form.values;
    const order = receiptOrders.find((one) => one === form.values.order) ?? "interest_first";
    receive.mutate({ recoveryId: row.id, receivedOn, amountPaise: readRupees(amount) ?? Number.NaN, reference, order });
  }
  return (
    <>
      <Dialog onClose={close} title={`Record a receipt of ${row.firmName}`} size="lg">
        <form noValidate onSubmit={submit} aria-label="Receipt">
          <Stack gap="md">
            <Text>
              Owed today: {formatPaise(row.due.principalPaise)} of the principal and {formatPaise(row.due.interestPaise)} of interest.
            </Text>
            {form.failure !== undefined && <Alert color="red" role="alert" title={form.failure} />}
            <DateField {...form.field("receivedOn")} label="Day" notInFuture />
            <AmountField {...form.field("amount", "amountPaise")} label="Amount" />
            <TextField {...form.field("reference")} label="Reference" hint="The UTR of the firm's payment" maxLength={100} />
            <SelectField
              {...form.field("order")}
              label="What it pays"
              hint="If the firm says what its money is for, follow it. If it does not, the office chooses."
              options={receiptOrders.map((value) => ({ value, label: orders[value] }))}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={close}>
                Cancel
              </Button>
              <BusyButton type="submit" isBusy={receive.isPending} busyLabel="Saving...">
                Record the receipt
              </BusyButton>
            </Group>
          </Stack>
        </form>
      </Dialog>
      {question}
    </>
  );
}
