import type { WebhookEvent } from "#domain/webhooks/events.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import { paymentStatusOf, type PaymentStatus } from "#domain/reimbursements/amount-stage.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectReimbursements, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { insertWebhookEvents, type EventSubject } from "#db/queries/webhooks.ts";
import type { AppContext } from "../../context.ts";

/**
 * Queues an event about claims for the webhooks of the firm and of the council, in the transaction of the action. What was never submitted
 * is private to the firm.
 */
export async function tellPrograms(
  tx: Tx,
  ctx: Pick<AppContext, "config" | "now">,
  event: WebhookEvent,
  rows: readonly ReimbursementRow[],
): Promise<void> {
  const subjects = rows.map((row) => subjectOf(ctx, row));
  await insertWebhookEvents(tx, event, ctx.now(), subjects);
}

/** What REST says of a claim of which every ordered payment is made, by the bank or by DGFT itself. */
const paidStatuses: readonly (PaymentStatus | null)[] = ["paid", "paid_elsewhere"];

/** Sends `claim.paid` for each of these claims of which every ordered payment is made. Call it after payments were made or cancelled. */
export async function tellProgramsOfPayments(tx: Tx, ctx: Pick<AppContext, "config" | "now">, ids: readonly string[]): Promise<void> {
  const rows = await selectReimbursements(tx, ids);
  const paid = rows.filter((row) => paidStatuses.includes(paymentStatusOf(row)));
  await tellPrograms(tx, ctx, "claim.paid", paid);
}

/**
 * Sends `claim.payment_returned` for these claims, after the bank returned a payment, a payment of DGFT was taken back, or the firm paid one
 * back. A later payment sends `claim.paid` again.
 */
export async function tellProgramsOfReturns(tx: Tx, ctx: Pick<AppContext, "config" | "now">, ids: readonly string[]): Promise<void> {
  await tellPrograms(tx, ctx, "claim.payment_returned", await selectReimbursements(tx, ids));
}

/** What each side may read of a claim, with the names of REST. The text of the status is left out: that of a closed claim has the reason. */
function subjectOf({ config }: Pick<AppContext, "config">, row: ReimbursementRow): EventSubject {
  const dataFor = (reader: "member" | "council") => ({
    reimbursement_id: row.id,
    scheme: row.scheme,
    status_code: row.state,
    url: `${config.publicUrl}${reimbursementPath(reader, row.scheme, row.id)}`,
  });
  const council = row.submittedAt === null ? {} : { council: { ...dataFor("council"), firm_id: row.firmId } };
  return { firmId: row.firmId, member: dataFor("member"), ...council };
}
