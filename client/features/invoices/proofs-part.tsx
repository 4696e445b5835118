import { Anchor, Button, Group, Paper, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { proofStates } from "#domain/invoices/invoice-states.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { failureOf } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { paymentFilePath } from "../payments/stored-file.ts";
import type { InvoiceProof, InvoiceView } from "./invoice-views.ts";
import { PaymentForm } from "./payment-form.tsx";
import type { InvoiceActions } from "./use-invoice-actions.ts";

/** The proofs that the firm sent; the office records the payment, or refuses the proof with a reason. */
export function ProofsPart({ view, actions }: { readonly view: InvoiceView; readonly actions: InvoiceActions }) {
  if (view.proofs.length === 0) return null;
  return (
    <Section title="Proofs of the firm">
      <Stack gap="md">
        {view.proofs.map((proof) => (
          <Paper key={proof.id} withBorder p="md">
            <OneProof proof={proof} may={view.actions} actions={actions} />
          </Paper>
        ))}
      </Stack>
    </Section>
  );
}

type OneProofProps = { readonly proof: InvoiceProof; readonly may: InvoiceView["actions"]; readonly actions: InvoiceActions };

function OneProof({ proof, may, actions: { acceptProof, refuseProof } }: OneProofProps) {
  const [open, setOpen] = useState<"accept" | "refuse">();
  const close = (): void => setOpen(undefined);
  const proofId = proof.id;
  const isOtherMoney = may.includes("payOther");
  return (
    <Stack gap="sm">
      <Text>
        <Anchor href={paymentFilePath(proof.file.id)}>{proof.file.name}</Anchor>, sent {formatDateTime(proof.givenAt)}
      </Text>
      <Text size="sm">
        The firm says: {formatPaise(proof.amountPaise)} on {formatDate(proof.paidOn)}, {proof.reference}. {proofStates[proof.state]}
        {proof.remark === null ? "." : `: ${proof.remark}`}
      </Text>
      {may.includes("checkProofs") && proof.state === "given" && open === undefined && (
        <Group>
          <Button variant={isOtherMoney ? "default" : "filled"} onClick={() => setOpen("accept")}>
            {isOtherMoney ? "Record other money as credit" : "Record the payment"}
          </Button>
          <Button variant="subtle" color="red" onClick={() => setOpen("refuse")}>
            Refuse the proof
          </Button>
        </Group>
      )}
      {open === "accept" && (
        <PaymentForm
          id={`proof-${proofId}`}
          first={proof}
          submitLabel={isOtherMoney ? "Record as credit" : "Record the payment"}
          isBusy={acceptProof.isPending}
          onSend={(typed) => acceptProof.mutateAsync({ proofId, isOtherMoney, ...typed }).then(close)}
          onCancel={close}
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
