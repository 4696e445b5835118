import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { plainText } from "#domain/accounts/plain-line.ts";
import { conflict } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { recoveryStateOf } from "#domain/payments/recovery-states.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertLineEntry, lockPaymentLines, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { getRecovery, selectReceipts, updateRecovery, type RecoveryRow } from "#db/queries/recoveries.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { mailDeclinedToAsker } from "../tell-declined.ts";
import { paiseText } from "./ledger-input.ts";
import { recoveriesPath, tellFirmOfRecovery } from "./settle-recovery.ts";

export const AskWithdrawalInput = z.object({ recoveryId: z.uuid(), reason: plainText("Reason", 1000) });
export type AskWithdrawalInput = z.input<typeof AskWithdrawalInput>;

/**
 * Asks that a confirmed recovery of which nothing came back be withdrawn; a second person confirms it.
 * @throws not_found; conflict (`recovery_not_open`, `recovery_has_receipts`, `withdrawal_asked`)
 */
export async function askWithdrawal(ctx: AppContext, input: AskWithdrawalInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.book");
  const { recoveryId, reason } = AskWithdrawalInput.parse(input);
  return transact(ctx, async (tx) => {
    const { line, recovery } = await lockOpenRecovery(tx, recoveryId);
    await assertNothingReceived(tx, recoveryId);
    if (recovery.withdrawalAskedBy !== null) throw conflict("withdrawal_asked", ledgerMessages.withdrawalAskedBefore);
    await updateRecovery(tx, recoveryId, { withdrawalReason: reason, withdrawalAskedBy: actor.userId, withdrawalAskedAt: ctx.now() });
    await recordAudit(tx, ctx, { event: "recovery.askWithdrawal", subject: { kind: "ledger", id: recoveryId }, detail: { lineId: line.id } });
    return { message: ledgerMessages.withdrawalAsked(paiseText(recovery.amountPaise)) };
  });
}

export const SettleWithdrawalInput = z.object({
  recoveryId: z.uuid(),
  decision: z.enum(["confirm", "decline"]),
  /** Names the request that the actor read. A page of the earlier release sends none. */
  askedAt: z.date().optional(),
});
export type SettleWithdrawalInput = z.input<typeof SettleWithdrawalInput>;

/**
 * Confirms or declines a withdrawal that another user asked for. A withdrawn recovery asks nothing more of the firm, which is told by notice
 * and e-mail; its amount can be asked back again. A declined withdrawal leaves the recovery open, and who asked for it is told by e-mail; the
 * reason of the request stays in the history of the payment.
 * @throws not_found; conflict (`recovery_not_open`, `withdrawal_not_asked`: it was settled, also when another one waits now; `two_people`,
 *   `recovery_has_receipts`); forbidden (`password_not_fresh`)
 */
export async function settleWithdrawal(ctx: AppContext, input: SettleWithdrawalInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.confirmRecovery");
  const { recoveryId, decision, askedAt } = SettleWithdrawalInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { line, recovery } = await lockOpenRecovery(tx, recoveryId);
    const { withdrawalAskedBy: askedBy, withdrawalAskedAt } = recovery;
    const isOther = askedAt !== undefined && askedAt.getTime() !== withdrawalAskedAt?.getTime();
    if (askedBy === null || isOther) throw conflict("withdrawal_not_asked", ledgerMessages.withdrawalSettled);
    if (!isSecondPerson(await selectInvitations(tx), askedBy, actor.userId)) throw conflict("two_people", ledgerMessages.withdrawalOnePerson);
    const subject = { kind: "ledger", id: recoveryId } as const;
    const detail = { lineId: line.id, amountPaise: recovery.amountPaise, askedById: askedBy };
    if (decision === "decline") {
      // Another request may come after this one, whose reason stays in the history of the payment.
      const entry = { action: "decline_withdrawal", detail: recovery.withdrawalReason, actorId: actor.userId, at: ctx.now() } as const;
      await insertLineEntry(tx, line, entry);
      await updateRecovery(tx, recoveryId, { withdrawalReason: null, withdrawalAskedBy: null, withdrawalAskedAt: null });
      await mailDeclinedToAsker(tx, actor, { askedBy, what: `the withdrawal of the recovery of ${line.reimbursementId}`, path: recoveriesPath });
      await recordAudit(tx, ctx, { event: "recovery.declineWithdrawal", subject, detail });
      return { message: ledgerMessages.withdrawalDeclined };
    }
    await assertNothingReceived(tx, recoveryId);
    await updateRecovery(tx, recoveryId, { declinedAt: ctx.now(), withdrawnBy: actor.userId });
    await tellFirmOfRecovery(tx, ctx, line, { kind: "recovery_withdrawn" });
    await recordAudit(tx, ctx, { event: "recovery.withdraw", subject, detail });
    return { message: ledgerMessages.withdrawn(paiseText(recovery.amountPaise)) };
  });
}

/** The line is locked before its recovery is read, as in every use case of recoveries. */
async function lockOpenRecovery(tx: Tx, recoveryId: string): Promise<{ readonly line: PaymentLineRow; readonly recovery: RecoveryRow }> {
  const [line] = await lockPaymentLines(tx, [(await getRecovery(tx, recoveryId)).lineId]);
  const recovery = await getRecovery(tx, recoveryId);
  if (line === undefined || recoveryStateOf(recovery) !== "open") throw conflict("recovery_not_open", ledgerMessages.recoveryNotOpen);
  return { line, recovery };
}

async function assertNothingReceived(tx: Tx, recoveryId: string): Promise<void> {
  const receipts = await selectReceipts(tx, [recoveryId]);
  if (receipts.some(({ reversedAt }) => reversedAt === null)) throw conflict("recovery_has_receipts", ledgerMessages.recoveryHasReceipts);
}
