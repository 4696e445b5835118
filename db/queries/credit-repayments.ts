import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { maxListedWaiting } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { creditRepayments } from "../schema/invoices.ts";
import { paymentFiles } from "../schema/payments.ts";

export type RepaymentRow = typeof creditRepayments.$inferSelect;

/** @throws a violation of `credit_repayments_reference_unique` */
export async function insertRepayment(tx: Tx, values: typeof creditRepayments.$inferInsert): Promise<RepaymentRow> {
  const [row] = await tx.insert(creditRepayments).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getRepayment(db: Db | Tx, id: string): Promise<RepaymentRow> {
  const [row] = await db.select().from(creditRepayments).where(eq(creditRepayments.id, id));
  if (row === undefined) throw notFound("repayment_not_found", invoiceMessages.repaymentNotFound);
  return row;
}

const preparers = alias(users, "preparers");

export type NamedRepayment = RepaymentRow & { readonly preparedByName: string; readonly proof: { readonly id: string; readonly name: string } };

/** The repayments of credit of a firm, the latest first. */
export async function selectRepayments(db: Db | Tx, firmId: string): Promise<NamedRepayment[]> {
  const { id, name } = paymentFiles;
  const rows = await db
    .select({ repayment: creditRepayments, preparedByName: preparers.name, proof: { id, name } })
    .from(creditRepayments)
    .innerJoin(preparers, eq(preparers.id, creditRepayments.preparedBy))
    .innerJoin(paymentFiles, eq(paymentFiles.id, creditRepayments.proofFileId))
    .where(eq(creditRepayments.firmId, firmId))
    .orderBy(desc(creditRepayments.preparedAt), desc(creditRepayments.id));
  return rows.map(({ repayment, ...rest }) => ({ ...repayment, ...rest }));
}

export async function updateRepayment(
  tx: Tx,
  id: string,
  values: Partial<Pick<RepaymentRow, "state" | "settledBy" | "settledAt" | "reversedBy" | "reversedAt" | "reversalReason">>,
): Promise<void> {
  await tx.update(creditRepayments).set(values).where(eq(creditRepayments.id, id));
}

/** A credit note or a repayment that one user prepared and another has to settle. */
export type WaitingApproval = {
  readonly id: string;
  readonly kind: "credit_note" | "repayment";
  readonly invoiceId: string;
  readonly number: string;
  readonly firmName: string;
  readonly amountPaise: Paise;
  readonly preparedByName: string;
  readonly preparedAt: Date;
};

/** What waits for a second person, at most `maxListedWaiting`, the oldest first. A note without amounts is over the whole invoice. */
export async function selectWaitingApprovals(db: Db): Promise<WaitingApproval[]> {
  const rows = await db.execute<Omit<WaitingApproval, "amountPaise" | "preparedAt"> & { amountPaise: string; preparedAt: string }>(sql`
    with waiting as (
      select id, 'credit_note' as kind, invoice_id, total_paise as paise, prepared_by, prepared_at from credit_notes where state = 'prepared'
      union all
      select id, 'repayment', invoice_id, amount_paise, prepared_by, prepared_at from credit_repayments where state = 'prepared'
    )
    select w.id, w.kind, i.id as "invoiceId", i.number, i.firm_name as "firmName", coalesce(w.paise, i.total_paise)::text as "amountPaise",
      u.name as "preparedByName", to_json(w.prepared_at) #>> '{}' as "preparedAt"
    from waiting w join invoices i on i.id = w.invoice_id join users u on u.id = w.prepared_by
    order by w.prepared_at, w.id limit ${maxListedWaiting}`);
  return rows.map(({ amountPaise, preparedAt, ...row }) => ({ ...row, amountPaise: Number(amountPaise), preparedAt: new Date(preparedAt) }));
}
