import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import type { PaiseByPayer } from "#domain/payments/claim-payers.ts";
import { claimStatusOrder, lineStates, nextLineState, wasPaid, type LineAction, type LineState, type Payer } from "#domain/payments/line-states.ts";
import { paymentMessages } from "#domain/payments/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { paymentHistory, paymentLines, sanctionOrders } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";

export type PaymentLineRow = typeof paymentLines.$inferSelect;

/**
 * SQL: a line gives something of what is approved now: it was not cancelled, and not recovered after a decision that was undone. As the
 * database counts it, too. @param line the name of `payment_lines` in the statement
 */
export const countsForDecision = (line: SQL): SQL =>
  sql`(${line}.state <> 'cancelled' and not (${line}.state = 'recovered' and ${line}.is_of_undone_decision))`;

/**
 * SQL: the number of an instalment as it is shown: its place among the lines of its claim that are not cancelled. A cancelled line keeps its
 * stored number. @param line the name of `payment_lines` in the statement
 */
export const shownInstalment = (line: SQL) =>
  sql<number>`case when ${line}.state = 'cancelled' then ${line}.instalment else (select count(*)::int from payment_lines earlier
    where earlier.reimbursement_id = ${line}.reimbursement_id and earlier.state <> 'cancelled' and earlier.instalment <= ${line}.instalment) end`;

/**
 * SQL: the instant since which the documents of a line are complete. A batch that the line left later does not change it.
 * @param line the name of `payment_lines` in the statement
 */
export const completeSince = (line: SQL) =>
  sql`coalesce((select max(h.at) from payment_history h where h.line_id = ${line}.id and h.action = 'complete_documents'),
    ${line}.state_since)`.mapWith(paymentLines.stateSince);

/** SQL: the firm has or had the money of the line `l`. */
export const isPaid = inArray(sql`l.state`, lineStates.filter(wasPaid));

/** A line as lists show it: money that came back was not paid, so the day and the reference that its columns keep are left out. */
export const withoutOldPayment = (line: PaymentLineRow): PaymentLineRow => (wasPaid(line.state) ? line : { ...line, reference: null, paidOn: null });

/** The lines of a claim that were not cancelled, the first instalment first. */
export const selectClaimLines = (db: Db | Tx, reimbursementId: string): Promise<PaymentLineRow[]> =>
  db
    .select()
    .from(paymentLines)
    .where(and(eq(paymentLines.reimbursementId, reimbursementId), sql`${paymentLines.state} <> 'cancelled'`))
    .orderBy(asc(paymentLines.instalment));

/** What the orders of each payer give to claims by the lines that count for their decision, by the id of the claim; one without a line is absent. */
export async function selectCoveredByPayer(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, PaiseByPayer>> {
  const { reimbursementId, amountPaise, orderId } = paymentLines;
  const sumOf = (payer: Payer) => sql<string>`coalesce(sum(${amountPaise}) filter (where ${sanctionOrders.payer} = ${payer}), 0)`;
  const rows = await db
    .select({ id: reimbursementId, council: sumOf("council"), direct: sumOf("dgft_direct") })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, orderId))
    .where(and(inArray(reimbursementId, [...ids]), countsForDecision(sql`payment_lines`)))
    .groupBy(reimbursementId);
  return new Map(rows.map(({ id, council, direct }) => [id, { council: Number(council), dgft_direct: Number(direct) }]));
}

/** Locks lines in the order of their ids, so that two users never wait for each other. @throws not_found (one of them is unknown) */
export async function lockPaymentLines(tx: Tx, ids: readonly string[]): Promise<PaymentLineRow[]> {
  const rows =
    ids.length === 0
      ? []
      : await tx
          .select()
          .from(paymentLines)
          .where(inArray(paymentLines.id, [...ids]))
          .orderBy(asc(paymentLines.id))
          .for("update");
  if (rows.length < new Set(ids).size) throw notFound("payment_not_found", paymentMessages.notFound);
  return rows;
}

/** Inserts lines of an order, in their first state, with their history. */
export async function insertPaymentLines(
  tx: Tx,
  lines: readonly Omit<typeof paymentLines.$inferInsert, "state">[],
  { actorId, at }: { readonly actorId: string; readonly at: Date },
): Promise<PaymentLineRow[]> {
  if (lines.length === 0) return [];
  const rows = await tx
    .insert(paymentLines)
    .values([...lines])
    .returning();
  await tx.insert(paymentHistory).values(rows.map(({ id, state }) => ({ lineId: id, action: "record" as const, toState: state, actorId, at })));
  await updatePaymentStatus(
    tx,
    rows.map(({ reimbursementId }) => reimbursementId),
    at,
  );
  return rows;
}

/** Marks the lines of a claim: their decision is undone. A line that was recovered before no longer sets the payment status of the claim. */
export async function updateLinesUndone(tx: Tx, reimbursementId: string): Promise<void> {
  await tx.update(paymentLines).set({ isOfUndoneDecision: true }).where(eq(paymentLines.reimbursementId, reimbursementId));
  await updatePaymentStatus(tx, [reimbursementId], undefined);
}

/** What an action changes of a line beside its state. */
export type LineStep = {
  readonly line: Pick<PaymentLineRow, "id" | "state" | "reimbursementId">;
  readonly values?: Partial<Pick<PaymentLineRow, "amountPaise" | "reason" | "reference" | "paidOn">>;
  /** Goes into the history. */
  readonly detail?: string;
};

/**
 * Takes an action on locked lines: state, version, history and the status of their claims.
 * @param actorId null for the product itself
 * @throws Error (a line's state does not allow the action: the caller has checked it)
 */
export async function updateLineStates(
  tx: Tx,
  action: LineAction,
  steps: readonly LineStep[],
  { actorId, at }: { readonly actorId: string | null; readonly at: Date },
): Promise<void> {
  if (steps.length === 0) return;
  const rows = steps.map(({ line, values = {}, detail }) => {
    const toState = nextLineState(line.state, action);
    if (toState === undefined) throw new Error(`${action} is not possible for a line that is ${line.state}`);
    return { id: line.id, fromState: line.state, toState, detail: detail ?? null, values };
  });
  const changes = JSON.stringify(
    rows.map(({ id, toState, values }) => ({
      id,
      state: toState,
      amount_paise: values.amountPaise ?? null,
      reason: values.reason ?? null,
      reference: values.reference ?? null,
      paid_on: values.paidOn ?? null,
      is_unpaid: action === "reverse_elsewhere",
    })),
  );
  await tx.execute(sql`
    update payment_lines line set state = change.state, state_since = ${at.toISOString()}::timestamptz, version = line.version + 1,
      amount_paise = coalesce(change.amount_paise, line.amount_paise), reason = change.reason,
      reference = case when change.is_unpaid then null else coalesce(change.reference, line.reference) end,
      paid_on = case when change.is_unpaid then null else coalesce(change.paid_on, line.paid_on) end
    from jsonb_to_recordset(${changes}::text::jsonb)
      as change(id uuid, state text, amount_paise bigint, reason text, reference text, paid_on date, is_unpaid boolean)
    where line.id = change.id`);
  await tx
    .insert(paymentHistory)
    .values(rows.map(({ id, fromState, toState, detail }) => ({ lineId: id, action, fromState, toState, detail, actorId, at })));
  await updatePaymentStatus(
    tx,
    steps.map(({ line }) => line.reimbursementId),
    at,
  );
}

/**
 * Corrects the amount of a locked line that is not in a batch; its state stays.
 * @param detail goes into the history
 */
export async function updateLineAmount(
  tx: Tx,
  line: Pick<PaymentLineRow, "id" | "state">,
  { amountPaise, detail, actorId, at }: { readonly amountPaise: Paise; readonly detail: string; readonly actorId: string; readonly at: Date },
): Promise<void> {
  await tx
    .update(paymentLines)
    .set({ amountPaise, version: sql`${paymentLines.version} + 1` })
    .where(eq(paymentLines.id, line.id));
  await insertLineEntry(tx, line, { action: "correct", detail, actorId, at });
}

/** Adds an entry to the history of a locked line whose state stays. */
export async function insertLineEntry(
  tx: Tx,
  { id, state }: Pick<PaymentLineRow, "id" | "state">,
  entry: Pick<typeof paymentHistory.$inferInsert, "action" | "detail" | "actorId" | "at">,
): Promise<void> {
  await tx.insert(paymentHistory).values({ lineId: id, fromState: state, toState: state, ...entry });
}

/** Raises the version of locked lines whose order was corrected, so that nobody acts on what a page showed before. */
export async function updateLineVersions(tx: Tx, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length === 0) return;
  await tx
    .update(paymentLines)
    .set({ version: sql`${paymentLines.version} + 1` })
    .where(inArray(paymentLines.id, [...lineIds]));
}

const rank = (state: LineState): number => claimStatusOrder.findIndex((status) => status === state);
const ranked = claimStatusOrder.map((status) => `when '${status}' then ${rank(status)}`).join(" ");

/**
 * Writes into claims the status of their lines, as far as these count for the decision.
 * @param at when it changed: an approved claim, whose status is shown, was changed then. Undefined where the caller writes it.
 */
async function updatePaymentStatus(tx: Tx, reimbursementIds: readonly string[], at: Date | undefined): Promise<void> {
  const { state, updatedAt } = reimbursements;
  await tx
    .update(reimbursements)
    .set({
      paymentStatus: sql`(select line.state from payment_lines line where line.reimbursement_id = ${reimbursements.id} and ${countsForDecision(sql`line`)}
        order by case line.state ${sql.raw(ranked)} end limit 1)`,
      ...(at && { updatedAt: sql`case when ${state} = 'APPROVED_DGFT' then ${at.toISOString()}::timestamptz else ${updatedAt} end` }),
    })
    .where(inArray(reimbursements.id, [...new Set(reimbursementIds)]));
}
