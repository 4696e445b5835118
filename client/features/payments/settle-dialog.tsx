import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import { DateField } from "../../components/date-field.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import { useLeaveFirst } from "../../components/leave-first.tsx";
import { LeaveGuard } from "../../components/leave-guard.tsx";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatBytes, formatPaise } from "../../shared/format.ts";
import { goToField } from "../../shared/problem.ts";
import type { BatchLine } from "./batch-views.ts";
import { paymentFilePath, StoredPaymentFile } from "./stored-file.ts";

type SettleDialogProps = { readonly line: BatchLine; readonly onDone: (message: string) => void; readonly onClose: () => void };

const answers = [
  { value: "paid", label: "Paid" },
  { value: "returned", label: "Returned" },
] as const;

const unsettled = "The answer of the bank is not recorded yet.";

const fieldId = (name: string): string => `settle-${name}`;

/** Records by hand what the bank did with one payment, with a proof. */
export function SettleDialog({ line, onDone, onClose }: SettleDialogProps) {
  const utils = trpc.useUtils();
  const [outcome, setOutcome] = useState<"paid" | "returned">(line.outcome === "paid" ? "returned" : "paid");
  const [values, setValues] = useState({ utr: "", settledOn: "", reason: "" });
  const upload = useFormFile<StoredPaymentFile>();
  const proof = upload.file;
  const isDirty = upload.hasFile || Object.values(values).some((value) => value !== "");
  const { afterAsking, question } = useLeaveFirst(isDirty, unsettled);
  const close = (): void => afterAsking(onClose);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const {
    progress,
    failure: uploadFailure,
    failed,
    sendFirst,
  } = useContentUpload("/uploads/payments/proof", StoredPaymentFile, upload.setFile, upload.watchUpload);
  const settle = trpc.payments.batches.settle.useMutation({
    onSuccess: async ({ message }) => {
      onDone(message);
      await utils.payments.invalidate();
    },
    onError: (error) => {
      show(Object.fromEntries(Object.entries(failureOf(error).fields).map(([name, texts]) => [name, texts.join(" ")])));
      // A colleague may have recorded it meanwhile: the list below shows it.
      void utils.payments.batches.invalidate();
    },
  });
  function show(found: Readonly<Record<string, string>>): void {
    setProblems(found);
    const [first] = Object.keys(found);
    if (first !== undefined) goToField({ preventDefault: () => {} }, fieldId(first));
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (settle.isPending || upload.hasToWait()) return;
    const { utr, settledOn, reason } = values;
    if (proof === undefined) return show({ proofFileId: batchMessages.proofNeeded });
    setProblems({});
    const shared = { reference: line.reference, settledOn, proofFileId: proof.id, seen: line.outcome ?? ("open" as const) };
    settle.mutate(outcome === "paid" ? { outcome, utr, ...shared } : { outcome, reason, ...shared });
  }
  const field = (name: keyof typeof values) => {
    const error = problems[name];
    return {
      id: fieldId(name),
      value: values[name],
      onChange: (value: string) => setValues((before) => ({ ...before, [name]: value })),
      ...(error !== undefined && { error }),
    };
  };
  const hasField = Object.keys(problems).length > 0;
  return (
    <>
      <LeaveGuard isDirty={isDirty} text={unsettled} />
      <Dialog onClose={close} title={`What did the bank do with ${line.reference}?`} size="lg">
        <form noValidate onSubmit={submit}>
          <Stack gap="md">
            {settle.error !== null && !hasField && <Alert color="red" role="alert" title={failureOf(settle.error).message} />}
            <Text>
              {line.reimbursementId} of {line.firmName}, {formatPaise(line.amountPaise)}
            </Text>
            <SelectField
              id={fieldId("outcome")}
              label="Answer of the bank"
              value={outcome}
              onChange={(value) => setOutcome(value === "returned" ? "returned" : "paid")}
              options={answers.filter(({ value }) => value !== line.outcome)}
            />
            {outcome === "paid" ? (
              <TextField {...field("utr")} label="UTR" hint="As the bank writes it" maxLength={40} autoComplete="off" />
            ) : (
              <TextField {...field("reason")} label="Reason" hint="As the bank gives it" maxLength={300} />
            )}
            <DateField {...field("settledOn")} label={outcome === "paid" ? "Day of the payment" : "Day of the return"} notInFuture />
            <UploadFrame
              id={fieldId("proofFileId")}
              label="Proof"
              isOptional={false}
              hint="A statement or message of the bank: a PDF or picture of at most 5 MB."
              noun="proof"
              accept="application/pdf,image/*,.pdf"
              isChosen={proof !== undefined}
              progress={progress}
              failed={failed}
              problem={uploadFailure ?? problems["proofFileId"]}
              waitProblem={upload.waitProblem}
              onPick={sendFirst}
            >
              {proof !== undefined && (
                <Anchor href={paymentFilePath(proof.id)}>
                  {proof.name} ({formatBytes(proof.sizeBytes)})
                </Anchor>
              )}
            </UploadFrame>
          </Stack>
          <Group mt="lg" justify="flex-end">
            <Button variant="default" onClick={close}>
              Cancel
            </Button>
            <Button type="submit" aria-disabled={settle.isPending}>
              {settle.isPending ? "Saving..." : `Record as ${outcome}`}
            </Button>
          </Group>
        </form>
      </Dialog>
      {question}
    </>
  );
}
