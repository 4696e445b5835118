import { and, asc, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { notFound } from "#domain/errors.ts";
import { invoiceMessages } from "#domain/invoices/messages.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { invoiceRuns } from "../schema/invoices.ts";
import { firms } from "../schema/members.ts";
import type { FirmRow } from "./members.ts";

export type InvoiceRunRow = typeof invoiceRuns.$inferSelect;

/** @throws a violation of `invoice_runs_one_running` */
export async function insertInvoiceRun(tx: Tx, values: typeof invoiceRuns.$inferInsert): Promise<InvoiceRunRow> {
  const [row] = await tx.insert(invoiceRuns).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** @throws not_found */
export async function lockInvoiceRun(tx: Tx, id: string): Promise<InvoiceRunRow> {
  const [row] = await tx.select().from(invoiceRuns).where(eq(invoiceRuns.id, id)).for("update");
  if (row === undefined) throw notFound("run_not_found", invoiceMessages.runNotFound);
  return row;
}

export async function updateInvoiceRun(tx: Tx, id: string, values: Partial<Omit<InvoiceRunRow, "id">>): Promise<void> {
  await tx.update(invoiceRuns).set(values).where(eq(invoiceRuns.id, id));
}

/** Ends a run that is still under way. */
export async function markInvoiceRunFailed(tx: Tx, id: string): Promise<void> {
  await tx
    .update(invoiceRuns)
    .set({ state: "failed", finishedAt: sql`now()` })
    .where(and(eq(invoiceRuns.id, id), eq(invoiceRuns.state, "running")));
}

export type NamedInvoiceRun = InvoiceRunRow & { readonly startedByName: string };

/** The newest runs first. */
export async function selectInvoiceRuns(db: Db, limit: number): Promise<NamedInvoiceRun[]> {
  const rows = await db
    .select({ run: invoiceRuns, startedByName: users.name })
    .from(invoiceRuns)
    .innerJoin(users, eq(users.id, invoiceRuns.startedBy))
    .orderBy(desc(invoiceRuns.startedAt), desc(invoiceRuns.id))
    .limit(limit);
  return rows.map(({ run, startedByName }) => ({ ...run, startedByName }));
}

/** Firms after one, in the order of their ids, which a run goes through. Closed firms are left out. */
export const selectFirmsOfRun = (db: Db | Tx, afterId: string | null, limit: number): Promise<FirmRow[]> =>
  db
    .select()
    .from(firms)
    .where(and(isNull(firms.deactivatedAt), afterId === null ? undefined : gt(firms.id, afterId)))
    .orderBy(asc(firms.id))
    .limit(limit);

export const countFirmsOfRun = (db: Db | Tx): Promise<number> => db.$count(firms, isNull(firms.deactivatedAt));
