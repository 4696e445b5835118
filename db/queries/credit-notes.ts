import { and, asc, eq, ne } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { creditNotes } from "../schema/invoices.ts";

export type CreditNoteRow = typeof creditNotes.$inferSelect;

/** @throws a violation of `credit_notes_one_for_invoice` */
export async function insertCreditNote(tx: Tx, values: typeof creditNotes.$inferInsert): Promise<CreditNoteRow> {
  const [row] = await tx.insert(creditNotes).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function getCreditNote(db: Db | Tx, id: string): Promise<CreditNoteRow> {
  const [row] = await db.select().from(creditNotes).where(eq(creditNotes.id, id));
  if (row === undefined) throw notFound("credit_note_not_found", invoiceMessages.noteNotFound);
  return row;
}

const preparers = alias(users, "preparers");
const settlers = alias(users, "settlers");
export type NamedCreditNote = CreditNoteRow & { readonly preparedByName: string; readonly settledByName: string | null };

/** The credit notes of an invoice that wait or are issued, the first first. */
export async function selectCreditNotes(db: Db | Tx, invoiceId: string): Promise<NamedCreditNote[]> {
  const rows = await db
    .select({ note: creditNotes, preparedByName: preparers.name, settledByName: settlers.name })
    .from(creditNotes)
    .innerJoin(preparers, eq(preparers.id, creditNotes.preparedBy))
    .leftJoin(settlers, eq(settlers.id, creditNotes.settledBy))
    .where(and(eq(creditNotes.invoiceId, invoiceId), ne(creditNotes.state, "declined")))
    .orderBy(asc(creditNotes.preparedAt), asc(creditNotes.id));
  return rows.map(({ note, ...names }) => ({ ...note, ...names }));
}

export async function updateCreditNote(
  tx: Tx,
  id: string,
  values: Partial<Omit<CreditNoteRow, "id" | "invoiceId" | "reason" | "preparedBy" | "preparedAt">>,
): Promise<void> {
  await tx.update(creditNotes).set(values).where(eq(creditNotes.id, id));
}
