import { and, desc, eq, gte, inArray, lt, or, sql, type SQL } from "drizzle-orm";
import type { InvoiceState } from "#domain/invoices/invoice-states.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { creditNotes, invoiceReminders, invoices } from "../schema/invoices.ts";
import { likePattern } from "./like-pattern.ts";
import type { InvoiceRow } from "./invoices.ts";

export type InvoiceFilter = {
  readonly state: InvoiceState | undefined;
  /** The year that the invoice is for. */
  readonly year: string | undefined;
  /** Only what is unpaid and was due before this day. */
  readonly dueBeforeOn: string | undefined;
  /** A part of the firm's name or of the number. */
  readonly search: string | undefined;
  readonly firmId: string | undefined;
};

export type ListedInvoice = Pick<
  InvoiceRow,
  "id" | "number" | "kind" | "firmId" | "firmName" | "financialYear" | "totalPaise" | "paidPaise" | "creditedPaise" | "state" | "issuedOn" | "dueOn"
> & { readonly remindedOn: string | null };

const conditionOf = ({ state, year, dueBeforeOn, search, firmId }: InvoiceFilter): SQL | undefined =>
  and(
    state === undefined ? undefined : eq(invoices.state, state),
    year === undefined ? undefined : eq(invoices.financialYear, year),
    dueBeforeOn === undefined ? undefined : and(inArray(invoices.state, ["open", "part_paid"]), lt(invoices.dueOn, dueBeforeOn)),
    search === undefined
      ? undefined
      : or(sql`${invoices.firmName} ilike ${likePattern(search)}`, sql`${invoices.number} ilike ${likePattern(search)}`),
    firmId === undefined ? undefined : eq(invoices.firmId, firmId),
  );

/** A page of the invoices, the newest first. */
export async function selectInvoices(
  db: Db,
  filter: InvoiceFilter,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedInvoice[]> {
  const { id, number, kind, firmId, firmName, financialYear, totalPaise, paidPaise, creditedPaise, state, issuedOn, dueOn } = invoices;
  return db
    .select({
      id,
      number,
      kind,
      firmId,
      firmName,
      financialYear,
      totalPaise,
      paidPaise,
      creditedPaise,
      state,
      issuedOn,
      dueOn,
      remindedOn: sql<string | null>`(select max(r.sent_on)::text from ${invoiceReminders} r where r.invoice_id = ${invoices.id})`,
    })
    .from(invoices)
    .where(conditionOf(filter))
    .orderBy(desc(issuedOn), desc(id))
    .limit(limit)
    .offset(offset);
}

/** How many invoices a filter finds, what they amount to without those that are cancelled, and what of it is still to be paid. */
export async function selectInvoiceTotals(db: Db, filter: InvoiceFilter): Promise<{ count: number; totalPaise: Paise; duePaise: Paise }> {
  const stands = sql`filter (where ${invoices.state} <> 'cancelled')`;
  const [row] = await db
    .select({
      count: sql<number>`count(*)::int`,
      totalPaise: sql<string>`coalesce(sum(${invoices.totalPaise}) ${stands}, 0)`,
      duePaise: sql<string>`coalesce(sum(${invoices.totalPaise} - ${invoices.creditedPaise} - ${invoices.paidPaise}) ${stands}, 0)`,
    })
    .from(invoices)
    .where(conditionOf(filter));
  return { count: row?.count ?? 0, totalPaise: Number(row?.totalPaise ?? 0), duePaise: Number(row?.duePaise ?? 0) };
}

/** `creditNotes`: the numbers of its credit notes with their days, as text. */
export type AccountedInvoice = InvoiceRow & { readonly creditNotes: string | null };

/** The whole rows of a filter after one, in the order of their numbers, for reading all of them without an open cursor. */
export async function selectInvoicesAfter(db: Db, filter: InvoiceFilter, after: string, limit: number): Promise<AccountedInvoice[]> {
  const rows = await db
    .select({
      row: invoices,
      creditNotes: sql<string | null>`(select string_agg(n.number || ' of ' || to_char(n.issued_on, 'DD-MM-YYYY'), '; ' order by n.number)
        from ${creditNotes} n where n.invoice_id = ${invoices.id} and n.state = 'issued')`,
    })
    .from(invoices)
    .where(and(conditionOf(filter), sql`${invoices.number} > ${after}`))
    .orderBy(invoices.number)
    .limit(limit);
  return rows.map(({ row, ...notes }) => ({ ...row, ...notes }));
}

/** The years of which there are invoices, the newest first. */
export async function selectInvoiceYears(db: Db): Promise<string[]> {
  const rows = await db.selectDistinct({ year: invoices.financialYear }).from(invoices).orderBy(desc(invoices.financialYear));
  return rows.map(({ year }) => year);
}

/** The invoice with a public id; undefined for an unknown one. */
export async function findInvoiceByVerification(db: Db, verificationId: string): Promise<InvoiceRow | undefined> {
  return (await db.select().from(invoices).where(eq(invoices.verificationId, verificationId)))[0];
}

/** The newest unpaid invoice of a firm for a year that is not over; undefined without one. */
export async function findUnpaidInvoice(db: Db | Tx, firmId: string, fromYear: string): Promise<InvoiceRow | undefined> {
  const [row] = await db
    .select()
    .from(invoices)
    .where(and(eq(invoices.firmId, firmId), inArray(invoices.state, ["open", "part_paid"]), gte(invoices.financialYear, fromYear)))
    .orderBy(desc(invoices.financialYear))
    .limit(1);
  return row;
}
