import { calendarDateInIndia } from "#domain/dates.ts";
import { conflict, invalid, type FieldErrors } from "#domain/errors.ts";
import { lineStateLabels, nextLineState } from "#domain/payments/line-states.ts";
import { orderMessages } from "#domain/payments/order-messages.ts";
import type { OrderChangeInput, SanctionOrderChange, SanctionOrderPart } from "#domain/payments/sanction-order.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockPaymentLines, type PaymentLineRow } from "#db/queries/payment-lines.ts";
import { lockClaimsForOrder, selectOrderLines, type CoveredClaim, type SanctionOrderRow } from "#db/queries/sanction-orders.ts";
import type { AppContext } from "../../context.ts";
import { claimProblems, payerProblems, type Given } from "./order-claims.ts";
import { assertNumberFree, dateProblems } from "./record-order.ts";

/** The parts of an order that differ from what is asked for, as they are and as they are to be. @throws invalid (`change_wrong`: a line of another order) */
export async function changedParts(tx: Tx, order: SanctionOrderRow, asked: OrderChangeInput): Promise<SanctionOrderChange> {
  const stored = await selectOrderLines(tx, order.id);
  const changed = asked.lines.flatMap(({ lineId, amount, isOtherPayer }) => {
    const line = stored.find((one) => one.line.id === lineId)?.line;
    if (line === undefined || line.state === "cancelled") throw invalid("change_wrong", orderMessages.lineNotOfOrder);
    return line.amountPaise === amount ? [] : [{ lineId, before: line.amountPaise, after: amount, isOtherPayer }];
  });
  const added = asked.claims.map(({ reimbursementId, amount, isOtherPayer }) => ({
    reimbursementId,
    amountPaise: amount,
    ...(isOtherPayer === true && { isOtherPayer }),
  }));
  const lineOf = ({ lineId, isOtherPayer, ...amounts }: (typeof changed)[number], side: "before" | "after") => ({
    lineId,
    amountPaise: amounts[side],
    ...(side === "after" && isOtherPayer === true && { isOtherPayer }),
  });
  const partOf = (side: "before" | "after"): SanctionOrderPart => {
    const from = side === "before" ? order : asked;
    return {
      ...(differs(asked.number, order.number) && { number: from.number }),
      ...(differs(asked.orderedOn, order.orderedOn) && { orderedOn: from.orderedOn }),
      ...(differs(asked.budgetHead, order.budgetHead) && { budgetHead: from.budgetHead }),
      ...(differs(asked.fileId, order.fileId) && { fileId: from.fileId }),
      ...(changed.length > 0 && { lines: changed.map((line) => lineOf(line, side)) }),
      ...(side === "after" && added.length > 0 && { claims: added }),
    } as SanctionOrderPart; // what differs is given
  };
  return { before: partOf("before"), after: partOf("after") };
}

const differs = (asked: string | undefined, stored: string): boolean => asked !== undefined && asked !== stored;

/** What a correction concerns: all lines of the order, their claims and the claims that are added, locked. */
export type CheckedChange = { readonly lines: readonly PaymentLineRow[]; readonly claims: ReadonlyMap<string, CoveredClaim> };

/**
 * Checks a correction against the order as it is now. `checksPayer` is true when the correction is asked for: the user can then confirm that the
 * order and the rules name different payers. It is false for the second person, who confirms what was asked.
 * @throws invalid (`change_wrong`: a date before an approval, a line that moved on, more than was approved, a claim that cannot be added, or one
 *   whose rules name another payer, a line that is raised above the part of its payer);
 *   conflict (`number_used`)
 */
export async function checkChange(
  tx: Tx,
  ctx: AppContext,
  order: SanctionOrderRow,
  { change: { after }, checksPayer }: { readonly change: SanctionOrderChange; readonly checksPayer: boolean },
): Promise<CheckedChange> {
  const lineIds = (await selectOrderLines(tx, order.id)).flatMap(({ line }) => (line.state === "cancelled" ? [] : [line.id]));
  const lines = await lockPaymentLines(tx, lineIds);
  const added = after.claims ?? [];
  const ids = [...lines, ...added].map(({ reimbursementId }) => reimbursementId);
  const claims = new Map((await lockClaimsForOrder(tx, ids)).map((claim) => [claim.id, claim]));
  const orderedOn = after.orderedOn ?? order.orderedOn;
  const given = added.map((one, place) => ({ ...one, field: `claims.${place}.amount` }));
  const paid = [...raisesOf(after.lines ?? [], lines), ...given];
  const problems = {
    ...(after.orderedOn === undefined ? {} : await orderDateProblems(tx, ctx, { orderedOn }, { lines, claims })),
    ...(checksPayer ? await payerProblems(tx, paid, claims, order.payer) : {}),
    ...lineProblems(after.lines ?? [], { lines, claims }, orderedOn),
    ...addedProblems(given, { lines, claims }, orderedOn),
  };
  if (Object.keys(problems).length > 0) throw invalid("change_wrong", firstOf(problems) ?? orderMessages.checkChange, problems);
  if (after.number !== undefined || after.orderedOn !== undefined)
    await assertNumberFree(tx, { number: after.number ?? order.number, orderedOn }, order.id);
  return { lines, claims };
}

/** One sentence tells more than the hint that something is marked. */
const firstOf = (problems: FieldErrors): string | undefined => {
  const texts = Object.values(problems).flat();
  return texts.length === 1 ? texts[0] : undefined;
};

/** A line that may still be corrected: it is before a batch, or withheld. */
export const isCorrectable = ({ state }: Pick<PaymentLineRow, "state">): boolean => nextLineState(state, "cancel") !== undefined;

/** The date moves the bookings of every line, so each of them has to be before a batch. */
async function orderDateProblems(
  tx: Tx,
  ctx: AppContext,
  order: { readonly orderedOn: string },
  { lines, claims }: CheckedChange,
): Promise<FieldErrors> {
  const wrong = dateProblems(ctx, order);
  if (Object.keys(wrong).length > 0) return wrong;
  for (const line of lines) {
    if (!isCorrectable(line)) return { orderedOn: [orderMessages.dateTooFar(line.reimbursementId, lineStateLabels[line.state])] };
    const decidedAt = claims.get(line.reimbursementId)?.decidedAt;
    const decidedOn = decidedAt === null || decidedAt === undefined ? undefined : calendarDateInIndia(decidedAt);
    if (decidedOn !== undefined && order.orderedOn < decidedOn)
      return { orderedOn: [orderMessages.dateBeforeApproval(line.reimbursementId, decidedOn, order.orderedOn)] };
  }
  return {};
}

function addedProblems(given: readonly Given[], { lines, claims }: CheckedChange, orderedOn: string): FieldErrors {
  const isInOrder = ({ reimbursementId }: Given): boolean => lines.some((line) => line.reimbursementId === reimbursementId);
  return {
    ...claimProblems(given, claims, orderedOn),
    ...Object.fromEntries(given.filter(isInOrder).map(({ reimbursementId, field }) => [field, [orderMessages.inOrder(reimbursementId)]])),
  };
}

type Wanted = { readonly lineId: string; readonly amountPaise: Paise; readonly isOtherPayer?: boolean };

const amountField = (lineId: string): string => `lines.${lineId}.amount`;

/** What a correction gives to claims on top of the lines that it raises. */
const raisesOf = (wanted: readonly Wanted[], lines: readonly PaymentLineRow[]): readonly Given[] =>
  wanted.flatMap(({ lineId, amountPaise, isOtherPayer }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (line === undefined || amountPaise <= line.amountPaise) return [];
    const { reimbursementId, amountPaise: linePaise } = line;
    return [{ reimbursementId, amountPaise: amountPaise - linePaise, linePaise, field: amountField(lineId), isOtherPayer }];
  });

function lineProblems(wanted: readonly Wanted[], { lines, claims }: CheckedChange, orderedOn: string): FieldErrors {
  const byId = new Map(lines.map((line) => [line.id, line]));
  const problems: Record<string, readonly string[]> = {};
  for (const { lineId, amountPaise } of wanted) {
    const line = byId.get(lineId);
    if (line === undefined) throw conflict("change_wrong", orderMessages.lineNotOfOrder);
    const field = amountField(lineId);
    const claim = claims.get(line.reimbursementId);
    if (!isCorrectable(line)) problems[field] = [orderMessages.lineTooFar(line.reimbursementId, lineStateLabels[line.state])];
    else if (amountPaise > line.amountPaise && claim !== undefined) {
      const others = { ...claim, coveredPaise: claim.coveredPaise - line.amountPaise };
      Object.assign(problems, claimProblems([{ reimbursementId: claim.id, amountPaise, field }], new Map([[claim.id, others]]), orderedOn));
    }
  }
  return problems;
}
