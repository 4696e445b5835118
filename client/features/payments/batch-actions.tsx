import { Alert, Button, Group, List, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { DateField } from "../../components/date-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { useTask } from "../../lib/use-task.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatCount, formatDateTime, formatPaise } from "../../shared/format.ts";
import { todayInIndia } from "../../shared/server-clock.ts";
import { BatchLayout } from "./batch-layout.tsx";
import type { Batch } from "./batch-views.ts";

type Step = "approve" | "send" | "cancel";
type StepProps = { readonly batch: Batch; readonly onDone: (message: string) => void; readonly onClose: () => void };

/** The buttons of a batch, each with the dialog that says what will happen. */
export function BatchActions({ batch, onDone }: { readonly batch: Batch; readonly onDone: (message: string) => void }) {
  const { task, begin, end } = useTask<Step>();
  const { actions } = batch;
  const done = (message: string): void => {
    end();
    onDone(message);
  };
  const step = { batch, onDone: done, onClose: () => end() };
  return (
    <>
      <Group>
        {actions.includes("approve") && <Button onClick={() => begin("approve")}>Approve the batch</Button>}
        {actions.includes("send") && <Button onClick={() => begin("send")}>Mark as sent to the bank</Button>}
        {(actions.includes("cancel") || actions.includes("decline")) && (
          <Button variant="default" onClick={() => begin("cancel")}>
            Cancel the batch
          </Button>
        )}
      </Group>
      {task === "approve" && <ApproveDialog {...step} />}
      {task === "send" && <SendDialog {...step} />}
      {task === "cancel" && <CancelDialog {...step} />}
    </>
  );
}

/** Reads the batch again after each step, also after a refused one: it may have changed meanwhile. */
function useAfter(onDone: (message: string) => void) {
  const utils = trpc.useUtils();
  const readAgain = () => utils.payments.invalidate();
  return {
    onSuccess: async ({ message }: { readonly message: string }) => {
      onDone(message);
      await readAgain();
    },
    onError: readAgain,
  };
}

function ApproveDialog({ batch, onDone, onClose }: StepProps) {
  const approve = trpc.payments.batches.approve.useMutation(useAfter(onDone));
  const { id: batchId, version, name, lines, amountPaise, amountInWords, layoutName, layout, preparedByName, fromEarlierBatches } = batch;
  return (
    <Dialog onClose={onClose} title={`Approve ${name.toLowerCase()}?`} size="lg">
      {approve.error !== null && <Alert color="red" role="alert" mb="md" title={failureOf(approve.error).message} />}
      <Text fw={600} fz="lg" className="portal-figures">
        {formatCount(lines, "payment")}, {formatPaise(amountPaise)}
      </Text>
      <Text>{amountInWords}</Text>
      {fromEarlierBatches > 0 && (
        <Alert color="orange" mt="md" title="The bank may have paid some of this before">
          {formatCount(fromEarlierBatches, "payment was", "payments were")} in an earlier batch. The list of payments says in which.
        </Alert>
      )}
      <Text mt="md">This will happen:</Text>
      <List mt={4}>
        <List.Item>The record shows that {preparedByName} prepared the batch and that you approved it.</List.Item>
        <List.Item>The portal makes the bank file in the layout {layoutName}. No payment can be taken out of it any more.</List.Item>
        <List.Item>The portal pays nothing. A user of the council gives the file to the bank.</List.Item>
      </List>
      <Text mt="md">The columns of the file, and what each of them holds:</Text>
      <BatchLayout layout={layout} />
      <DialogButtons
        cancelLabel="Not now"
        confirmLabel={`Approve ${formatPaise(amountPaise)}`}
        isBusy={approve.isPending}
        onClose={onClose}
        onConfirm={() => approve.mutate({ batchId, version })}
      />
    </Dialog>
  );
}

function SendDialog({ batch, onDone, onClose }: StepProps) {
  const send = trpc.payments.batches.send.useMutation(useAfter(onDone));
  const { id: batchId, version, name, lines, amountPaise } = batch;
  const [sentOn, setSentOn] = useState(todayInIndia);
  const failure = send.error === null ? undefined : failureOf(send.error);
  const wrongDay = failure?.fields["sentOn"]?.[0];
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!send.isPending) send.mutate({ batchId, version, sentOn });
  }
  return (
    <Dialog onClose={onClose} title={`Mark ${name.toLowerCase()} as sent to the bank?`} size="lg">
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {failure !== undefined && wrongDay === undefined && <Alert color="red" role="alert" title={failure.message} />}
          <Text>
            {formatCount(lines, "payment")}, {formatPaise(amountPaise)}. The bank has the file, and the batch can no longer be cancelled: each payment
            waits for the answer of the bank.
          </Text>
          <DateField
            id="batch-sent-on"
            label="Day on which the bank got the file"
            value={sentOn}
            onChange={setSentOn}
            notInFuture
            {...(wrongDay !== undefined && { error: wrongDay })}
          />
        </Stack>
        <Group mt="lg" justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Not now
          </Button>
          <Button type="submit" aria-disabled={send.isPending}>
            {send.isPending ? "Working..." : "Mark as sent"}
          </Button>
        </Group>
      </form>
    </Dialog>
  );
}

function CancelDialog({ batch, onDone, onClose }: StepProps) {
  const after = useAfter(onDone);
  const cancel = trpc.payments.batches.cancel.useMutation(after);
  const decline = trpc.payments.batches.decline.useMutation(after);
  const call = batch.actions.includes("cancel") ? cancel : decline;
  const { id: batchId, version, name, lines, file, downloadedAt } = batch;
  const madeOrTaken = downloadedAt === null ? "is made" : `was downloaded on ${formatDateTime(downloadedAt)}`;
  return (
    <ReasonDialog
      title={`Cancel ${name.toLowerCase()}?`}
      problemOf={neededReason(batchMessages.cancelReason)}
      hint="The council reads it"
      maxLength={500}
      failure={call.error === null ? undefined : failureOf(call.error).message}
      isBusy={call.isPending}
      confirmLabel="Cancel the batch"
      cancelLabel="Keep it"
      isDestructive
      onConfirm={(reason) => call.mutate({ batchId, version, reason })}
      onClose={onClose}
    >
      <Text>{formatCount(lines, "payment is", "payments are")} ready for another batch afterwards. This batch cannot be opened again.</Text>
      {file !== null && (
        <Alert
          color="orange"
          mt="md"
          title={`The bank file ${madeOrTaken}. Cancel only if it was not given to the bank: else a payment may be made twice.`}
        />
      )}
    </ReasonDialog>
  );
}

type DialogButtonsProps = {
  readonly cancelLabel: string;
  readonly confirmLabel: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

function DialogButtons({ cancelLabel, confirmLabel, isBusy, onClose, onConfirm }: DialogButtonsProps) {
  return (
    <Group mt="lg" justify="flex-end">
      <Button variant="default" onClick={onClose} data-autofocus>
        {cancelLabel}
      </Button>
      <Button aria-disabled={isBusy} onClick={() => !isBusy && onConfirm()}>
        {isBusy ? "Working..." : confirmLabel}
      </Button>
    </Group>
  );
}
