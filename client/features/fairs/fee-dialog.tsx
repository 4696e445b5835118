import { Alert, Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { canSendFeeProof, feeReceivedPaise, feeRestPaise } from "#domain/fairs/fee-states.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { Dialog } from "../../components/dialog.tsx";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { formatDate, formatDateTime, formatPaise } from "../../shared/format.ts";
import { DocumentPicture } from "../payments/document-picture.tsx";
import { paymentFilePath } from "../payments/stored-file.ts";
import type { CouncilApplication, CouncilFair } from "./fair-views.ts";
import { FeeTag } from "./fair-words.tsx";
import type { useFairSteps } from "./use-fair-steps.ts";

type Fee = NonNullable<CouncilApplication["fee"]>;
type Proof = Fee["proofs"][number];

type FeeDialogProps = {
  readonly application: Pick<CouncilApplication, "firmName" | "state">;
  /** `feePaise`: what the fair asks today. */
  readonly fair: Pick<CouncilFair, "feePaise" | "cancelledAt">;
  readonly proof: Proof;
  /** All of the application, the newest first. */
  readonly proofs: readonly Proof[];
  readonly handlers: ReturnType<typeof useFairSteps>["handlers"];
  readonly onClose: () => void;
};

/**
 * The newest proof of an exhibitor's fee with its picture, and the earlier ones. The council records the fee as received or returns the proof, even
 * one that is recorded, also an earlier one. The dialog shows the newest state, but a return is sent with the state that the officer saw when the
 * reason was begun, so that it is refused if a colleague acts first.
 */
export function FeeDialog({ application: { firmName, state }, fair, proof, proofs, handlers, onClose }: FeeDialogProps) {
  const utils = trpc.useUtils();
  /** The proof to return, with the state that the officer saw when the reason was begun; undefined while no reason is being written. */
  const [returning, setReturning] = useState<{ readonly proof: Proof; readonly seen: "sent" | "received" }>();
  const keptReason = useState("");
  const onSuccess: typeof handlers.onSuccess = async (done) => {
    onClose();
    await handlers.onSuccess(done);
  };
  const receive = trpc.fairs.receiveFee.useMutation({ onSuccess, onError: () => utils.fairs.invalidate() });
  const giveBack = trpc.fairs.returnFeeProof.useMutation({
    onSuccess,
    onError: async (error) => {
      await utils.fairs.invalidate();
      if (failureOf(error).code === "fee_settled") setReturning(undefined);
    },
  });
  const refusal = receive.error ?? giveBack.error;
  const proofId = proof.id;
  const openReturn = (one: Proof): void => {
    // A dialog does not show the refusal of an earlier one.
    receive.reset();
    giveBack.reset();
    setReturning({ proof: one, seen: one.state === "received" ? "received" : "sent" });
  };
  if (returning !== undefined) {
    const { seen, proof: returned } = returning;
    return (
      <ReasonDialog
        title={`Return the proof of ${firmName}?`}
        problemOf={neededReason(fairMessages.feeRemark)}
        hint="The firm reads it."
        maxLength={500}
        kept={keptReason}
        failure={giveBack.error === null ? undefined : failureOf(giveBack.error).message}
        isBusy={giveBack.isPending}
        confirmLabel="Return the proof"
        isDestructive
        onConfirm={(remark) => giveBack.mutate({ proofId: returned.id, remark, seen })}
        onClose={onClose}
      >
        {seen === "received" && (
          <Text>
            When you return the proof, {formatPaise(returned.amountPaise)} with the reference {returned.reference} no longer counts as received.
          </Text>
        )}
        <Text>
          The firm gets a notice and an e-mail.{" "}
          {nextOf({ ...fair, state, proofs: proofs.map((one) => (one.id === returned.id ? { ...one, state: "returned" as const } : one)) })} This one
          stays here.
        </Text>
      </ReasonDialog>
    );
  }
  return (
    <Dialog onClose={onClose} title={`Fee of ${firmName}`} size="xl">
      <Stack gap="md">
        {refusal !== null && <Alert color="red" role="alert" title={failureOf(refusal).message} />}
        <SummaryCard
          rows={[
            { label: "State", value: <FeeTag state={proof.state} /> },
            { label: "Amount", value: formatPaise(proof.amountPaise) },
            { label: "Paid on", value: formatDate(proof.paidOn) },
            { label: "UTR or reference", value: proof.reference },
            { label: "Sent", value: formatDateTime(proof.sentAt) },
            ...(proof.checkedAt === null
              ? []
              : [{ label: "Checked", value: `${formatDateTime(proof.checkedAt)}, ${proof.checkedByName ?? "the office"}` }]),
            ...(proof.remark === null ? [] : [{ label: "Remark", value: proof.remark }]),
            { label: "Fee of the fair", value: fair.feePaise === null ? "None" : formatPaise(fair.feePaise) },
            { label: "Received so far", value: formatPaise(feeReceivedPaise(proofs)) },
            ...(fair.feePaise === null ? [] : [{ label: "Left of the fee", value: formatPaise(feeRestPaise({ ...fair, proofs })) }]),
          ]}
        />
        {proof.state !== "returned" && (
          <Group>
            {proof.state === "sent" && (
              <Button aria-disabled={receive.isPending} onClick={() => !receive.isPending && receive.mutate({ proofId })}>
                {receive.isPending ? "Saving..." : `Fee received: ${formatPaise(proof.amountPaise)}`}
              </Button>
            )}
            <Button variant={proof.state === "sent" ? "subtle" : "outline"} color="red" onClick={() => openReturn(proof)}>
              {proof.state === "sent" ? "Return the proof" : "Not received: return the proof"}
            </Button>
          </Group>
        )}
        <DocumentPicture title={`Proof of ${firmName}`} file={proof.file} />
        {proofs.slice(proofs.indexOf(proof) + 1).map((one) => (
          <EarlierProof key={one.id} proof={one} onReturn={() => openReturn(one)} />
        ))}
      </Stack>
    </Dialog>
  );
}

/** What the firm can do once a proof is returned. @param facts as they are then */
function nextOf(facts: Parameters<typeof canSendFeeProof>[0]): string {
  if (facts.proofs[0]?.state === "sent") return "The proof that it sent later still waits.";
  return canSendFeeProof(facts) ? "It can send another proof." : "It cannot send another proof.";
}

/** A proof before the newest one, with the way to return it while it counts as received. */
const EarlierProof = ({ proof, onReturn }: { readonly proof: Proof; readonly onReturn: () => void }) => (
  <Group gap="xs">
    <Text size="sm">
      <Anchor href={paymentFilePath(proof.file.id)} inherit>
        {proof.file.name}
      </Anchor>
      , {formatPaise(proof.amountPaise)}, {proof.reference}, sent {formatDateTime(proof.sentAt)}, {proof.state} {formatDateTime(proof.checkedAt)}
      {proof.remark === null ? "" : `: ${proof.remark}`}
    </Text>
    {proof.state === "received" && (
      <Button
        size="compact-sm"
        variant="outline"
        color="red"
        aria-label={`Not received: return the proof of ${formatPaise(proof.amountPaise)}, ${proof.reference}`}
        onClick={onReturn}
      >
        Not received: return the proof
      </Button>
    )}
  </Group>
);
