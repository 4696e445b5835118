import { z } from "zod";
import { plainText } from "#domain/accounts/plain-line.ts";
import { daysAfter } from "#domain/dates.ts";
import { conflict, invalid } from "#domain/errors.ts";
import { ledgerMessages } from "#domain/payments/ledger-messages.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { chooseVersion } from "#domain/rules/choose-version.ts";
import { ruleDates, type RecoveryTerm } from "#domain/rules/terms.ts";
import type { Tx } from "#db/connection/client.ts";
import { transact } from "#db/connection/transact.ts";
import { lockPaymentLines } from "#db/queries/payment-lines.ts";
import { getAskedBack, insertRecovery, selectPaidLines, type PaidLine } from "#db/queries/recoveries.ts";
import { getReimbursementScheme } from "#db/queries/ledger.ts";
import { selectPublishedRules } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../../context.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { ReimbursementId } from "../../reimbursements/inputs.ts";
import { AmountPaise, paiseText, todayOf } from "./ledger-input.ts";

export const FindPaidLinesInput = z.object({ reimbursementId: ReimbursementId });
export type FindPaidLinesInput = z.input<typeof FindPaidLinesInput>;

/** The payments of a claim that can be asked back. @throws conflict (`no_paid_lines`) */
export async function findPaidLines(ctx: AppContext, input: FindPaidLinesInput): Promise<readonly PaidLine[]> {
  authorize(ctx.actor, "payments.book");
  const { reimbursementId } = FindPaidLinesInput.parse(input);
  const lines = await selectPaidLines(ctx.db, reimbursementId);
  if (lines.length === 0) throw conflict("no_paid_lines", ledgerMessages.noPaidLines);
  return lines;
}

export const DemandRecoveryInput = z.object({ lineId: z.uuid(), amountPaise: AmountPaise, reason: plainText("Reason", 1000) });
export type DemandRecoveryInput = z.input<typeof DemandRecoveryInput>;

/** Where no rule says by when a firm pays back, it has a month. */
const daysWithoutRule = 30;

/**
 * Asks back all or part of a payment; a second person confirms it before the firm is told. Interest and last day are those of the rules
 * in force on this day, whatever changes later.
 * @throws not_found; conflict (`line_not_paid`); invalid (`above_recoverable`)
 * @source scheme-rules data: Handbook of Procedures 7A.05
 */
export async function demandRecovery(ctx: AppContext, input: DemandRecoveryInput): Promise<{ id: string; message: string }> {
  const actor = authorize(ctx.actor, "payments.book");
  const { lineId, amountPaise, reason } = DemandRecoveryInput.parse(input);
  return transact(ctx, async (tx) => {
    const [line] = await lockPaymentLines(tx, [lineId]);
    if (line?.state !== "paid") throw conflict("line_not_paid", ledgerMessages.lineNotPaid);
    const left = line.amountPaise - (await getAskedBack(tx, lineId));
    if (amountPaise > left) {
      const text = ledgerMessages.aboveRecoverable(paiseText(left));
      throw invalid("above_recoverable", text, { amountPaise: [text] });
    }
    const demandedOn = todayOf(ctx);
    const rule = await recoveryRule(tx, await getReimbursementScheme(tx, line.reimbursementId), demandedOn);
    const { id } = await insertRecovery(tx, {
      lineId,
      amountPaise,
      reason,
      demandedOn,
      dueOn: daysAfter(demandedOn, rule?.days ?? daysWithoutRule),
      interestPercent: rule?.interestPercent ?? "0",
      ruleSource: rule?.source ?? "",
      demandedBy: actor.userId,
      demandedAt: ctx.now(),
    });
    await recordAudit(tx, ctx, { event: "recovery.demand", subject: { kind: "ledger", id }, detail: { lineId, amountPaise } });
    return { id, message: ledgerMessages.demanded(paiseText(amountPaise)) };
  });
}

/** The term on recoveries of the rules that hold on a day; undefined where they have none. */
async function recoveryRule(tx: Tx, scheme: SchemeKind, on: string): Promise<RecoveryTerm | undefined> {
  const versions = await selectPublishedRules(tx, scheme);
  return chooseVersion(versions, scheme, Object.fromEntries(ruleDates.map((date) => [date, on])))?.terms.recovery;
}
