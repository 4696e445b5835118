import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { isUnpaid, proofStates } from "#domain/invoices/invoice-states.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { useSwapFocus } from "../../lib/use-swap-focus.ts";
import { useNoteUnsent, type NoteUnsent } from "../../lib/use-unsent.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { paymentFilePath } from "../payments/stored-file.ts";
import type { InvoiceProof, InvoiceView } from "./invoice-views.ts";
import { PaymentForm, unsavedPayment } from "./payment-form.tsx";
import type { InvoiceActions } from "./use-invoice-actions.ts";

type ProofsPartProps = { readonly view: InvoiceView; readonly actions: InvoiceActions; readonly onUnsent: NoteUnsent };

/** The proofs that the firm sent; the office records the payment, or refuses the proof with a reason. */
export function ProofsPart({ view, actions, onUnsent }: ProofsPartProps) {
  if (view.proofs.length === 0) return null;
  return (
    <Section title="Proofs of the firm">
      <Stack gap="md">
        {view.proofs.map((proof) => (
          <Paper key={proof.id} withBorder p="md">
            <OneProof proof={proof} view={view} actions={actions} onUnsent={onUnsent} />
          </Paper>
        ))}
      </Stack>
    </Section>
  );
}

type OneProofProps = ProofsPartProps & { readonly proof: InvoiceProof };

type Acceptance = { readonly open: string; readonly submit: string; readonly isOtherMoney: boolean };

/** What the office does with a proof that it accepts. */
function acceptanceOf({ invoice, payments }: InvoiceView, proof: InvoiceProof): Acceptance {
  // A statement of the bank came first. The same reference with another amount is another payment.
  if (
    payments.some(
      ({ reference, amountPaise, reversedAt }) => reference === proof.reference && amountPaise === proof.amountPaise && reversedAt === null,
    )
  )
    return { open: "Accept: the payment is recorded", submit: "Accept the proof", isOtherMoney: false };
  return isUnpaid(invoice.state)
    ? { open: "Record the payment", submit: "Record the payment", isOtherMoney: false }
    : { open: "Record other money as credit", submit: "Record as credit", isOtherMoney: true };
}

function OneProof({ proof, view, actions: { acceptProof, refuseProof }, onUnsent }: OneProofProps) {
  const [open, setOpen] = useState<"accept" | "refuse">();
  const [isDirty, setDirty] = useState(false);
  useNoteUnsent(onUnsent, { form: proof.id, isUnsent: isDirty, sentence: unsavedPayment });
  const place = useSwapFocus(open);
  const close = (): void => setOpen(undefined);
  const openRefusal = (): void => {
    // A dialog does not show the refusal of an earlier one.
    refuseProof.reset();
    setOpen("refuse");
  };
  const proofId = proof.id;
  const acceptance = acceptanceOf(view, proof);
  return (
    <Stack gap="sm" ref={place}>
      <Text>
        <Anchor href={paymentFilePath(proof.file.id)}>{proof.file.name}</Anchor>, sent {formatDateTime(proof.givenAt)}
      </Text>
      <Text size="sm">
        The firm says: {formatPaise(proof.amountPaise)} on {formatDate(proof.paidOn)}, {proof.reference}. {proofStates[proof.state]}
        {proof.remark === null ? "." : `: ${proof.remark}`}
      </Text>
      {view.actions.includes("checkProofs") && proof.state === "given" && open === undefined && (
        <Group>
          <Button data-opens="accept" variant={acceptance.isOtherMoney ? "default" : "filled"} onClick={() => setOpen("accept")}>
            {acceptance.open}
          </Button>
          <Button data-opens="refuse" variant="subtle" color="red" onClick={openRefusal}>
            Refuse the proof
          </Button>
        </Group>
      )}
      {open === "accept" && (
        <PaymentForm
          id={`proof-${proofId}`}
          first={proof}
          submitLabel={acceptance.submit}
          isBusy={acceptProof.isPending}
          onSend={(typed) => acceptProof.mutateAsync({ proofId, isOtherMoney: acceptance.isOtherMoney, ...typed }).then(close)}
          onCancel={close}
          onDirty={setDirty}
        />
      )}
      {open === "refuse" && (
        <ReasonDialog
          title="Refuse the proof?"
          problemOf={neededReason("Enter the reason; the firm reads it")}
          hint="The firm reads it"
          maxLength={500}
          failure={refuseProof.error === null ? undefined : failureOf(refuseProof.error).message}
          isBusy={refuseProof.isPending}
          confirmLabel="Refuse the proof"
          isDestructive
          onConfirm={(remark) => refuseProof.mutate({ proofId, remark }, { onSuccess: close })}
          onClose={close}
        >
          <Text>The firm gets an email and can send another proof.</Text>
        </ReasonDialog>
      )}
    </Stack>
  );
}
