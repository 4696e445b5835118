import { asc, desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { maxListedProofs } from "#domain/invoices/invoice-states.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { creditNotes, creditRepayments, invoices } from "../schema/invoices.ts";
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

/** What waits for a second person, at most `maxListedProofs` of each kind, the oldest first. */
export async function selectWaitingApprovals(db: Db): Promise<WaitingApproval[]> {
  const invoice = { invoiceId: invoices.id, number: invoices.number, firmName: invoices.firmName };
  const [notes, repayments] = await Promise.all([
    db
      .select({
        ...invoice,
        id: creditNotes.id,
        notePaise: creditNotes.totalPaise,
        totalPaise: invoices.totalPaise,
        preparedByName: preparers.name,
        preparedAt: creditNotes.preparedAt,
      })
      .from(creditNotes)
      .innerJoin(invoices, eq(invoices.id, creditNotes.invoiceId))
      .innerJoin(preparers, eq(preparers.id, creditNotes.preparedBy))
      .where(eq(creditNotes.state, "prepared"))
      .orderBy(asc(creditNotes.preparedAt), asc(creditNotes.id))
      .limit(maxListedProofs),
    db
      .select({
        ...invoice,
        id: creditRepayments.id,
        amountPaise: creditRepayments.amountPaise,
        preparedByName: preparers.name,
        preparedAt: creditRepayments.preparedAt,
      })
      .from(creditRepayments)
      .innerJoin(invoices, eq(invoices.id, creditRepayments.invoiceId))
      .innerJoin(preparers, eq(preparers.id, creditRepayments.preparedBy))
      .where(eq(creditRepayments.state, "prepared"))
      .orderBy(asc(creditRepayments.preparedAt), asc(creditRepayments.id))
      .limit(maxListedProofs),
  ]);
  return [
    // A note without amounts is over the whole invoice.
    ...notes.map(({ notePaise, totalPaise, ...note }) => ({ ...note, kind: "credit_note" as const, amountPaise: notePaise ?? totalPaise })),
    ...repayments.map((repayment) => ({ ...repayment, kind: "repayment" as const })),
  ].toSorted((one, other) => one.preparedAt.getTime() - other.preparedAt.getTime());
}
