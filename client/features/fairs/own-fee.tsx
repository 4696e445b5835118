import { Anchor, Button, Group, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState, type SubmitEvent } from "react";
import { council } from "#domain/council.ts";
import { feeReceivedPaise, feeRestPaise } from "#domain/fairs/fee-states.ts";
import { readRupees, rupeesOf } from "#domain/rules/amounts.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { DateField } from "../../components/date-field.tsx";
import { AmountField, TextField } from "../../components/fields.tsx";
import { SaveNotice } from "../../components/save-notice.tsx";
import { Section } from "../../components/section.tsx";
import { Unbroken } from "../../components/unbroken.tsx";
import { trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { useFormFile } from "../../lib/use-form-file.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { useTypedForm } from "../payments/ledger/use-typed-form.ts";
import { PaymentFileField } from "../payments/payment-file-field.tsx";
import { paymentFilePath, type StoredPaymentFile } from "../payments/stored-file.ts";
import type { OwnFair } from "./fair-views.ts";
import { FeeTag } from "./fair-words.tsx";
import type { useFairSteps } from "./use-fair-steps.ts";

type OwnFeeView = NonNullable<NonNullable<OwnFair["application"]>["fee"]>;
type Handlers = ReturnType<typeof useFairSteps>["handlers"];
type OwnFeeProps = { readonly fair: OwnFair; readonly fee: OwnFeeView; readonly handlers: Handlers; readonly onUnsent: NoteUnsent };

/** Where the fee of the own firm stands, the proofs that it sent, and the form that sends another. */
export function OwnFee({ fair, fee: { state, proofs }, handlers, onUnsent }: OwnFeeProps) {
  const [newest] = proofs;
  const receivedPaise = feeReceivedPaise(proofs);
  const restPaise = feeRestPaise({ feePaise: fair.feePaise, proofs });
  return (
    <Section title="Participation fee">
      <Stack gap="md">
        <Group gap="sm">
          <FeeTag state={state} />
          {newest !== undefined && <Text>{sentenceOf(newest)}</Text>}
          {newest?.state !== "received" && receivedPaise > 0 && <Text>Received so far: {formatPaise(receivedPaise)}.</Text>}
          {state !== "returned" && fair.actions.includes("payFee") && <Text>{formatPaise(restPaise)} is to be paid.</Text>}
        </Group>
        {proofs.length > 0 && <DataList caption="Proofs that you sent" columns={columns} rows={proofs} rowKey={({ id }) => id} emptyTitle="" />}
        {fair.actions.includes("payFee") && (
          <SendProof key={proofs.length} fair={fair} restPaise={restPaise} handlers={handlers} onUnsent={onUnsent} />
        )}
      </Stack>
    </Section>
  );
}

type Proof = OwnFeeView["proofs"][number];

function sentenceOf({ state, amountPaise, sentAt, checkedAt, remark }: Proof): string {
  const amount = formatPaise(amountPaise);
  if (state === "received") return `The council received ${amount} on ${formatDateTime(checkedAt)}.`;
  if (state === "returned") return `The council returned your proof: ${remark ?? ""}`;
  return `You sent the proof of ${amount} on ${formatDateTime(sentAt)}. The council checks it.`;
}

const columns: readonly Column<Proof>[] = [
  { key: "file", label: "File", show: ({ file }) => <Anchor href={paymentFilePath(file.id)}>{file.name}</Anchor> },
  { key: "paid", label: "Paid on", show: ({ paidOn }) => <Unbroken>{formatDate(paidOn)}</Unbroken> },
  { key: "reference", label: "UTR or reference", show: ({ reference }) => reference },
  {
    key: "state",
    label: "State",
    show: ({ state, remark }) => (
      <>
        <FeeTag state={state} />
        {remark !== null && <Text size="sm">{remark}</Text>}
      </>
    ),
  },
  { key: "amount", label: "Amount", isFigure: true, show: ({ amountPaise }) => <Unbroken>{formatPaise(amountPaise)}</Unbroken> },
];

type SendProofProps = Omit<OwnFeeProps, "fee"> & {
  /** What is left of the fee. */
  readonly restPaise: number;
};

/** Amount, day, UTR and file of a payment. An error of the call is shown at its field. */
function SendProof({ fair: { id: fairId, title, bankDetails }, restPaise, handlers, onUnsent }: SendProofProps) {
  const form = useTypedForm("fee", { amount: rupeesOf(restPaise), paidOn: "", reference: "" });
  // The fee is changed, or a receipt taken back: the amount follows while nothing is typed.
  const [offeredPaise, setOfferedPaise] = useState(restPaise);
  if (offeredPaise !== restPaise) {
    setOfferedPaise(restPaise);
    if (!form.isDirty) form.goOn(form.values, { ...form.values, amount: rupeesOf(restPaise) });
  }
  const upload = useFormFile<StoredPaymentFile>();
  useNoteUnsent(onUnsent, { form: "fee", isUnsent: form.isDirty || upload.hasFile, sentence: "The proof of the fee is not sent yet." });
  const send = trpc.fairs.sendFeeProof.useMutation({ onSuccess: handlers.onSuccess });
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (send.isPending || upload.hasToWait()) return;
    form.clear();
    const { amount, ...payment } = form.values;
    send.mutateAsync({ fairId, fileId: upload.file?.id ?? "", amountPaise: readRupees(amount) ?? Number.NaN, ...payment }).catch(form.refuse);
  }
  const problem = form.problemOf("fileId");
  return (
    <form noValidate onSubmit={submit} aria-label="Proof of the fee">
      <Stack gap="md" maw="52rem">
        <Text>
          Pay {formatPaise(restPaise)} to the account of the council by bank transfer, and name your firm and {title} in it. The portal takes no
          payments. Then send the proof here.
        </Text>
        {bankDetails === null ? (
          <Text>The account is not entered here yet. Write to {council.contactEmail} and ask for it before you pay.</Text>
        ) : (
          <Text fw={600} style={{ whiteSpace: "pre-line" }}>
            {bankDetails}
          </Text>
        )}
        {form.failure !== undefined && <SaveNotice tone="error" title={form.failure} attempt={form.attempt} />}
        <SimpleGrid cols={{ base: 1, sm: 3 }}>
          <AmountField {...form.field("amount", "amountPaise")} label="Amount that you paid" />
          <DateField {...form.field("paidOn")} label="Day of the payment" notInFuture />
          <TextField {...form.field("reference")} label="UTR or reference" hint="As the bank writes it" maxLength={60} autoComplete="off" />
        </SimpleGrid>
        <PaymentFileField
          id={form.idOf("fileId")}
          kind="fair_fee_proof"
          label="Proof of the payment"
          noun="proof"
          of={upload}
          onStored={() => form.forget("fileId")}
          {...(problem !== undefined && { error: problem })}
        />
        <div>
          <Button type="submit" aria-disabled={send.isPending}>
            {send.isPending ? "Sending..." : "Send the proof"}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
