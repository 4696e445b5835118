import { Anchor, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useRef, useState, type SubmitEvent } from "react";
import { accountMessages } from "#domain/accounts/messages.ts";
import { rightsFor } from "#domain/permissions.ts";
import { handKinds, ledgerKindLabels, type HandKind } from "#domain/payments/ledger.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { readRupees } from "#domain/rules/amounts.ts";
import { ConfirmDialog } from "../../../components/confirm-dialog.tsx";
import { DateField } from "../../../components/date-field.tsx";
import { AmountField, SelectField, TextAreaField, TextField } from "../../../components/fields.tsx";
import { LeaveGuard } from "../../../components/leave-guard.tsx";
import { SaveNotice } from "../../../components/save-notice.tsx";
import { NotRead } from "../../../components/not-read.tsx";
import { UploadFrame } from "../../../components/upload-frame.tsx";
import { failureOf, trpc } from "../../../lib/trpc.ts";
import { useContentUpload } from "../../../lib/use-content-upload.ts";
import { useFormFile, type FormFile } from "../../../lib/use-form-file.ts";
import { formatBytes } from "../../../shared/format.ts";
import type { Booking } from "./ledger-views.ts";
import { useTypedForm } from "./use-typed-form.ts";
import { paymentFilePath, StoredPaymentFile } from "../stored-file.ts";

const empty = { kind: "", scheme: "", occurredOn: "", amount: "", reference: "", referenceOn: "", note: "" };

/** What the number is, by what is booked. */
const references: Readonly<Record<HandKind, { readonly label: string; readonly hint: string }>> = {
  grant: { label: "Number of the order", hint: "The sanction order of the ministry" },
  interest: { label: "Reference", hint: "The advice or statement of the bank" },
  refund: { label: "Reference", hint: "The challan or the UTR" },
  refund_interest: { label: "Reference", hint: "The challan or the UTR" },
};

/** The form for users who may book; others read which right it needs. */
export function BookingDesk() {
  const { data, error, refetch } = trpc.payments.ledger.balances.useQuery({});
  // What is typed stays when a later read fails, such as after the end of the session.
  if (data === undefined) return <NotRead query={{ error, refetch }} lines={6} />;
  return data.mayBook ? <BookingForm /> : <Text>{accountMessages.rightMissing(rightsFor("payments.book"))}</Text>;
}

/** Books a grant, interest or a refund. The same reference and amount a second time needs a confirmation. */
function BookingForm() {
  const utils = trpc.useUtils();
  const form = useTypedForm("booking", empty);
  const upload = useFormFile<StoredPaymentFile>();
  const [repeated, setRepeated] = useState<string>();
  const kind = handKinds.find((one) => one === form.values.kind);
  /** What was sent last: more may be typed while it is booked. */
  const sent = useRef({ values: form.values, file: upload.file });
  const book = trpc.payments.ledger.book.useMutation({
    onSuccess: async () => {
      const { values, file } = sent.current;
      setRepeated(undefined);
      upload.setFile((now) => (now === file ? undefined : now));
      form.goOn(values, { ...empty, kind: values.kind, scheme: values.scheme });
      await utils.payments.ledger.invalidate();
    },
    onError: (error) => {
      const { code, message } = failureOf(error);
      setRepeated(code === "booked_before" ? message : undefined);
      if (code === "booked_before") form.clear();
      else form.refuse(error);
    },
  });

  function send(booking: typeof sent.current, isAnother: boolean): void {
    if (book.isPending) return;
    sent.current = booking;
    const { scheme, occurredOn, amount, reference, referenceOn, note } = booking.values;
    const chosen = { kind: booking.values.kind, scheme } as Pick<Booking, "kind" | "scheme">; // the call refuses an empty choice, with its field
    const order = chosen.kind === "grant" ? { referenceOn } : {};
    const file = booking.file === undefined ? {} : { fileId: booking.file.id };
    book.mutate({ ...chosen, occurredOn, amountPaise: readRupees(amount) ?? Number.NaN, reference, note, isAnother, ...order, ...file });
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (upload.hasToWait()) return;
    form.clear();
    send({ values: form.values, file: upload.file }, false);
  }
  const words = references[kind ?? "interest"];
  return (
    <form noValidate onSubmit={submit} aria-label="Book by hand">
      <LeaveGuard isDirty={form.isDirty || upload.hasFile} text="What you entered for this booking is not booked yet." />
      <Stack gap="md">
        {book.data !== undefined && !book.isPending && form.failure === undefined && repeated === undefined && (
          <SaveNotice tone="success" title={book.data.message} />
        )}
        {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <SelectField
            {...form.field("kind")}
            label="What is booked"
            options={handKinds.map((value) => ({ value, label: ledgerKindLabels[value] }))}
          />
          <SelectField {...form.field("scheme")} label="Scheme" options={schemeKinds.map((value) => ({ value, label: schemeOf(value).typeLabel }))} />
          <DateField {...form.field("occurredOn")} label={kind === "grant" ? "Day on which it came in" : "Day"} notInFuture />
          <AmountField {...form.field("amount", "amountPaise")} label="Amount" />
          <TextField {...form.field("reference")} label={words.label} hint={words.hint} maxLength={100} />
          {kind === "grant" && <DateField {...form.field("referenceOn")} label="Day of the order" notInFuture />}
        </SimpleGrid>
        <TextAreaField {...form.field("note")} label="Note" isOptional maxLength={500} rows={2} />
        <ProofField of={upload} isOptional={kind !== "grant"} problem={form.problemOf("fileId")} />
        <Group>
          <Button type="submit" aria-disabled={book.isPending}>
            {book.isPending ? "Booking..." : "Book it"}
          </Button>
        </Group>
      </Stack>
      <ConfirmDialog
        isOpen={repeated !== undefined}
        title="Book it a second time?"
        confirmLabel="Book another one"
        isBusy={book.isPending}
        onConfirm={() => send(sent.current, true)}
        onCancel={() => setRepeated(undefined)}
      >
        {repeated}
      </ConfirmDialog>
    </form>
  );
}

type ProofFieldProps = { readonly of: FormFile<StoredPaymentFile>; readonly isOptional: boolean; readonly problem: string | undefined };

function ProofField({ of, isOptional, problem }: ProofFieldProps) {
  const { file: proof, setFile, watchUpload, waitProblem } = of;
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/payments/proof", StoredPaymentFile, setFile, watchUpload);
  return (
    <UploadFrame
      id="booking-fileId"
      label="Order or proof"
      isOptional={isOptional}
      hint="A PDF or a picture of at most 5 MB."
      noun="file"
      accept="application/pdf,.pdf,image/*"
      isChosen={proof !== undefined}
      progress={progress}
      failed={failed}
      problem={failure ?? (proof === undefined ? problem : undefined)}
      waitProblem={waitProblem}
      onPick={sendFirst}
      onTakeOut={() => setFile(undefined)}
    >
      {proof !== undefined && (
        <Anchor href={paymentFilePath(proof.id)} download>
          {proof.name} ({formatBytes(proof.sizeBytes)})
        </Anchor>
      )}
    </UploadFrame>
  );
}
