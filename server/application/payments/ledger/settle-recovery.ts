import { z } from "zod";
import { isSecondPerson } from "#domain/accounts/second-person.ts";
import { council, paths } from "#domain/council.ts";
import { daysAfter, daysBetween, formatIndianDate } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import { recoveryStateOf } from "#domain/payments/recovery-states.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { insertMail } from "#db/queries/mail.ts";
import { getFirmRecipients, insertNotifications } from "#db/queries/notifications.ts";
import { lockPaymentLines, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { getRecovery, updateRecovery } from "#db/queries/recoveries.ts";
import { selectInvitations } from "#db/queries/staff.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { mailDeclinedToAsker } from "../tell-declined.ts";
import { todayOf } from "./ledger-input.ts";

/** The list of recoveries. */
export const recoveriesPath = `${paths.payments}/ledger/recoveries`;

export const SettleRecoveryInput = z.object({ recoveryId: z.uuid(), decision: z.enum(["confirm", "decline"]) });
export type SettleRecoveryInput = z.input<typeof SettleRecoveryInput>;

/**
 * Confirms or declines a recovery that another user asked for. From the confirmation on the firm has as many days as the rule gives; it
 * is told by notice and e-mail. Who asked for a declined one is told by e-mail.
 * @throws not_found; conflict (`recovery_settled`, `two_people`, `line_not_paid`); forbidden (`password_not_fresh`)
 */
export async function settleRecovery(ctx: AppContext, input: SettleRecoveryInput): Promise<{ message: string }> {
  const actor = authorize(ctx.actor, "payments.confirmRecovery");
  const { recoveryId, decision } = SettleRecoveryInput.parse(input);
  assertFreshPassword(ctx);
  return transact(ctx, async (tx) => {
    const { lineId } = await getRecovery(tx, recoveryId);
    const [line] = await lockPaymentLines(tx, [lineId]);
    const recovery = await getRecovery(tx, recoveryId);
    if (line === undefined || recoveryStateOf(recovery) !== "waiting") throw conflict("recovery_settled", ledgerMessages.recoverySettled);
    if (!isSecondPerson(await selectInvitations(tx), recovery.demandedBy, actor.userId)) throw conflict("two_people", ledgerMessages.onePerson);
    const subject = { kind: "ledger", id: recoveryId } as const;
    if (decision === "decline") {
      await updateRecovery(tx, recoveryId, { declinedAt: ctx.now() });
      const what = `the recovery of ${line.reimbursementId}`;
      await mailDeclinedToAsker(tx, actor, { askedBy: recovery.demandedBy, what, path: recoveriesPath });
      await recordAudit(tx, ctx, { event: "recovery.decline", subject, detail: { lineId } });
      return { message: ledgerMessages.declined };
    }
    if (line.state !== "paid") throw conflict("line_not_paid", ledgerMessages.lineNotPaid);
    const days = daysBetween(new Date(recovery.demandedOn), new Date(recovery.dueOn));
    const dueOn = daysAfter(todayOf(ctx), days);
    await updateRecovery(tx, recoveryId, { confirmedBy: actor.userId, confirmedAt: ctx.now(), dueOn });
    await tellFirmOfRecovery(tx, ctx, line, { kind: "recovery_asked", dueOn });
    await recordAudit(tx, ctx, { event: "recovery.confirm", subject, detail: { lineId, amountPaise: recovery.amountPaise } });
    return { message: ledgerMessages.confirmed(formatIndianDate(dueOn)) };
  });
}

type ToldOfRecovery =
  | { readonly kind: "recovery_asked"; readonly dueOn: string }
  | { readonly kind: "recovery_withdrawn" | "recovery_receipt_taken_back"; readonly dueOn?: undefined };

/** Tells the people of a firm by notice and e-mail what is asked back of it, that it is not any more, or that a repayment does not count. */
export async function tellFirmOfRecovery(
  tx: Tx,
  ctx: AppContext,
  { firmId, reimbursementId }: PaymentLineRow,
  { kind, dueOn }: ToldOfRecovery,
): Promise<void> {
  const { firmName, userIds, mailTo } = await getFirmRecipients(tx, firmId);
  const days = dueOn === undefined ? [] : [formatIndianDate(dueOn)];
  const notice = { kind, reimbursementId, firmName, actorName: council.shortName, documents: days, createdAt: ctx.now() };
  await insertNotifications(
    tx,
    userIds.map((userId) => ({ ...notice, userId })),
  );
  const [date = ""] = days;
  const params = { reimbursementId, firmName, date, path: paths.memberPayments };
  for (const to of mailTo) await insertMail(tx, { kind, to, params });
}
