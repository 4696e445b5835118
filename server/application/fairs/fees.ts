import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { canSendFeeProof, feeRestPaise, feeStateOf, type FeeProofState, type FeeState } from "#domain/fairs/fee-states.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import type { ApplicationRow } from "#db/queries/fair-applications.ts";
import { getFeeProof, insertFeeProof, selectFeeProofs, updateFeeProof, type FeeProofWithFile } from "#db/queries/fair-fees.ts";
import type { FairRow } from "#db/queries/fairs.ts";
import type { AppContext } from "../../context.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { PaymentReference } from "../invoices/record-payment.ts";
import { AmountPaise, assertNotInFuture, paiseText, typedDay } from "../payments/ledger/ledger-input.ts";
import { getOwnDocument } from "../payments/own-document.ts";
import { lockOwnApplicationToFair } from "./apply.ts";
import { FairId } from "./fair-view.ts";
import { notifyExhibitors, reachableFirmsOf } from "./notify-exhibitors.ts";
import { lockApplication } from "./seats.ts";

type Done = { readonly message: string };

/** A proof as both sides read it. */
export type FeeProofView = {
  readonly id: string;
  readonly state: FeeProofState;
  readonly amountPaise: number;
  /** YYYY-MM-DD. */
  readonly paidOn: string;
  readonly reference: string;
  readonly remark: string | null;
  readonly sentAt: Date;
  readonly checkedAt: Date | null;
  readonly file: FeeProofWithFile["file"];
};

/** The fee of one application, with its proofs, the newest first; null where nothing is asked and nothing was sent. */
export type FeeView<Proof extends FeeProofView = FeeProofView> = { readonly state: FeeState; readonly proofs: readonly Proof[] };

/** The fee as its firm reads it. @param proofs of the application, the newest first */
export const presentFee = (
  fair: Pick<FairRow, "feePaise" | "cancelledAt">,
  application: Pick<ApplicationRow, "state">,
  proofs: readonly FeeProofWithFile[],
): FeeView | null => feeWith(fair, application, proofs.map(presentFeeProof));

/** The same for the council, with the names of those who checked the proofs. */
export const presentCouncilFee = (
  fair: Pick<FairRow, "feePaise" | "cancelledAt">,
  application: Pick<ApplicationRow, "state">,
  proofs: readonly FeeProofWithFile[],
): FeeView<FeeProofView & { readonly checkedByName: string | null }> | null =>
  feeWith(
    fair,
    application,
    proofs.map((proof) => ({ ...presentFeeProof(proof), checkedByName: proof.checkedByName })),
  );

function feeWith<Proof extends FeeProofView>(
  { feePaise, cancelledAt }: Pick<FairRow, "feePaise" | "cancelledAt">,
  { state: applicationState }: Pick<ApplicationRow, "state">,
  proofs: readonly Proof[],
): FeeView<Proof> | null {
  const state = feeStateOf({ feePaise, cancelledAt, state: applicationState, proofs });
  return state === null ? null : { state, proofs };
}

const presentFeeProof = ({ id, state, amountPaise, paidOn, reference, remark, sentAt, checkedAt, file }: FeeProofWithFile): FeeProofView => ({
  id,
  state,
  amountPaise,
  paidOn,
  reference,
  remark,
  sentAt,
  checkedAt,
  file,
});

export const SendFeeProofInput = FairId.extend({
  fileId: z.uuid(fairMessages.feeProofFile),
  /** What was paid; it may differ from the fee. */
  amountPaise: AmountPaise,
  paidOn: typedDay("Day of the payment"),
  reference: PaymentReference,
});
export type SendFeeProofInput = z.input<typeof SendFeeProofInput>;

/**
 * An exhibitor sends the proof that it paid the fee or a part of it, with the amount that it paid. One proof waits at a time; after a returned
 * one, or one of a part, it sends another, and both stay.
 * @throws not_found; invalid (`in_future`, `file_unknown`); conflict (`fair_cancelled`, `no_seat`, `no_fee`, `fee_proof_waits`, `fee_received`,
 *   `reference_known`)
 * @source desks-and-more.md 3 "pay or upload proof"
 */
export async function sendFeeProof(ctx: AppContext, input: SendFeeProofInput): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.payFee");
  const { fairId, fileId, ...payment } = SendFeeProofInput.parse(input);
  assertNotInFuture(ctx, "paidOn", payment.paidOn);
  return transact(ctx, async (tx) => {
    const { fair, own } = await lockOwnApplicationToFair(tx, fairId, actor.firmId);
    const proofs = await selectProofsOf(tx, own);
    assertFeeIsDue(fair, own, proofs);
    assertReferenceIsNew(payment.reference, proofs);
    const stored = await getOwnDocument(tx, ctx, fileId, "fileId");
    await insertFeeProof(tx, { ...payment, applicationId: own.id, fileId: stored, sentBy: actor.userId, sentAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "fair.sendFeeProof", subject: { kind: "fair", id: fairId } });
    return { message: fairMessages.feeProofSent };
  });
}

const selectProofsOf = async (tx: Tx, { id, fairId, firmId }: Pick<ApplicationRow, "id" | "fairId" | "firmId">) =>
  (await selectFeeProofs(tx, fairId, firmId)).get(id) ?? [];

/** @throws conflict */
function assertFeeIsDue({ feePaise, cancelledAt }: FairRow, { state }: ApplicationRow, proofs: readonly FeeProofWithFile[]): void {
  if (proofs[0]?.state === "sent") throw conflict("fee_proof_waits", fairMessages.feeProofWaits);
  if (feePaise === null) throw conflict("no_fee", fairMessages.noFee);
  if (feeRestPaise({ feePaise, proofs }) === 0) throw conflict("fee_received", fairMessages.feeReceivedBefore);
  if (!canSendFeeProof({ feePaise, cancelledAt, state, proofs })) throw conflict("no_seat", fairMessages.feeNeedsSeat);
}

/** A payment counts once for an application. One that was returned or taken back can be sent again. @throws conflict (`reference_known`) */
function assertReferenceIsNew(reference: string, proofs: readonly FeeProofWithFile[]): void {
  const known = proofs.find((one) => one.state === "received" && one.reference === reference);
  if (known === undefined) return;
  const text = fairMessages.feeReferenceKnown(reference, paiseText(known.amountPaise));
  throw conflict("reference_known", text, { reference: [text] });
}

export const ReceiveFeeInput = z.object({ proofId: z.uuid() });
export type ReceiveFeeInput = z.output<typeof ReceiveFeeInput>;

/** Records that the council has received the payment that a proof names. @throws not_found; conflict (`fee_settled`) */
export async function receiveFee(ctx: AppContext, { proofId }: ReceiveFeeInput): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.checkFee");
  return transact(ctx, async (tx) => {
    const { fair, application, proof } = await lockProof(tx, proofId, "sent");
    await updateFeeProof(tx, proofId, { state: "received", checkedBy: actor.userId, checkedAt: ctx.now() });
    await notifyExhibitors(tx, fair, reachableFirmsOf([application]), { kind: "fair_fee_received", at: ctx.now() });
    const { amountPaise } = proof;
    await recordAudit(tx, ctx, { event: "fair.receiveFee", subject: { kind: "fair", id: fair.id }, detail: { proofId, amountPaise } });
    return { message: fairMessages.feeReceived(application.firmName, paiseText(amountPaise)) };
  });
}

/** `seen`: the state of the proof that the person who returns it has read. */
export const ReturnFeeProofInput = ReceiveFeeInput.extend({
  remark: plainText("Reason", 500),
  seen: z.enum(["sent", "received"]).default("sent"),
});
export type ReturnFeeProofInput = z.input<typeof ReturnFeeProofInput>;

/**
 * Returns a proof with a remark that the firm reads: one that waits, or one that was recorded as received by mistake.
 * @throws not_found; invalid (no remark); conflict (`fee_settled`: its state is no longer the one that was read)
 */
export async function returnFeeProof(ctx: AppContext, input: ReturnFeeProofInput): Promise<Done> {
  const actor = authorize(ctx.actor, "fairs.checkFee");
  const { proofId, remark, seen } = ReturnFeeProofInput.parse(input);
  return transact(ctx, async (tx) => {
    const { fair, application } = await lockProof(tx, proofId, seen);
    await updateFeeProof(tx, proofId, { state: "returned", remark, checkedBy: actor.userId, checkedAt: ctx.now() });
    const kind = seen === "received" ? "fair_fee_taken_back" : "fair_fee_returned";
    await notifyExhibitors(tx, fair, reachableFirmsOf([application]), { kind, at: ctx.now() });
    await recordAudit(tx, ctx, { event: "fair.returnFee", subject: { kind: "fair", id: fair.id }, detail: { proofId, was: seen } });
    const canSendAnother = canSendFeeProof({ ...fair, state: application.state, proofs: await selectProofsOf(tx, application) });
    return { message: fairMessages.feeReturned(application.firmName, canSendAnother) };
  });
}

/** A proof that is still in a state, with its fair locked. @throws not_found; conflict (`fee_settled`) */
async function lockProof(tx: Tx, proofId: string, state: FeeProofState) {
  const locked = await lockApplication(tx, (await getFeeProof(tx, proofId)).applicationId);
  const proof = await getFeeProof(tx, proofId);
  if (proof.state !== state) throw conflict("fee_settled", fairMessages.feeSettled);
  return { ...locked, proof };
}
