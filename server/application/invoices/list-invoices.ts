import { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvCell, CsvFile } from "#domain/csv.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { duePaiseOf, invoiceKinds, invoiceStateNames, invoiceStates } from "#domain/invoices/invoice-states.ts";
import { gstStateName } from "#domain/members/gst-states.ts";
import { FinancialYear } from "#domain/payments/financial-year.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import {
  selectInvoices,
  selectInvoicesAfter,
  selectInvoiceTotals,
  selectInvoiceYears,
  type AccountedInvoice,
  type InvoiceFilter,
  type ListedInvoice,
} from "#db/queries/invoice-list.ts";
import { selectWaitingProofs } from "#db/queries/invoice-proofs.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { ListSearch, Page, paged, type Paged } from "../paging.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";

/** The filters of the list of invoices; the address of the page uses the same names. */
export const InvoiceFilters = z.object({
  state: z.enum(invoiceStateNames).optional(),
  year: FinancialYear.optional(),
  /** Only what is unpaid after its last day. */
  arrears: z.enum(["yes"]).optional(),
  search: ListSearch,
});
export type InvoiceFilters = z.output<typeof InvoiceFilters>;

export const ListInvoicesInput = Page.extend(InvoiceFilters.shape);
export type ListInvoicesInput = z.output<typeof ListInvoicesInput>;

export type ListedInvoices = Paged<ListedInvoice> & { readonly totalPaise: Paise; readonly duePaise: Paise; readonly years: readonly string[] };

/** A page of the invoices, the newest first, with what all of them amount to. */
export async function listInvoices(ctx: AppContext, { page, pageSize, ...filters }: ListInvoicesInput): Promise<ListedInvoices> {
  authorize(ctx.actor, "invoices.list");
  const filter = filterOf(ctx, filters);
  const [rows, { count, ...sums }, years] = await Promise.all([
    selectInvoices(ctx.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    selectInvoiceTotals(ctx.db, filter),
    selectInvoiceYears(ctx.db),
  ]);
  return { ...paged(rows, count, { page, pageSize }), ...sums, years };
}

const filterOf = (ctx: AppContext, { state, year, arrears, search }: InvoiceFilters): InvoiceFilter => ({
  state,
  year,
  dueBeforeOn: arrears === undefined ? undefined : todayOf(ctx),
  search,
  firmId: undefined,
});

/** The proofs of firms that wait for the office, the oldest first. */
export async function listWaitingProofs(ctx: AppContext): ReturnType<typeof selectWaitingProofs> {
  authorize(ctx.actor, "invoices.list");
  return selectWaitingProofs(ctx.db);
}

const header = [
  "Invoice no.",
  "Date",
  "Kind",
  "Firm name",
  "GST no.",
  "Place of supply",
  "State code",
  "Year",
  "Service code",
  "Band",
  "Taxable value, Rs",
  "CGST, Rs",
  "SGST, Rs",
  "IGST, Rs",
  "Total, Rs",
  "Paid, Rs",
  "Taken off by credit notes, Rs",
  "Due, Rs",
  "Due on",
  "State",
  "Credit notes",
];

/** The list of invoices as it is filtered, for the accountant: one line for each invoice, amounts as decimal text in rupees. */
export async function exportInvoices(ctx: AppContext, input: InvoiceFilters): Promise<CsvFile> {
  authorize(ctx.actor, "invoices.export");
  await recordAuditInOwnTransaction(ctx, { event: "export.invoices", detail: { ...(input.year !== undefined && { year: input.year }) } });
  return { name: `${council.slug}-invoices-${todayOf(ctx)}.csv`, header, rows: rowsOf(ctx, filterOf(ctx, input)) };
}

const rowsAtOnce = 500;

async function* rowsOf(ctx: AppContext, filter: InvoiceFilter): AsyncGenerator<readonly CsvCell[]> {
  for (let after = ""; ;) {
    const rows = await selectInvoicesAfter(ctx.db, filter, after, rowsAtOnce);
    for (const row of rows) yield cellsOf(row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsAtOnce) return;
    after = last.number;
  }
}

const cellsOf = (row: AccountedInvoice): readonly CsvCell[] => [
  row.number,
  formatIndianDate(row.issuedOn),
  invoiceKinds[row.kind],
  row.firmName,
  row.firmGstin,
  gstStateName(row.stateCode),
  row.stateCode,
  row.financialYear,
  row.lines[0]?.sac,
  row.bandLabel,
  ...[row.taxablePaise, row.cgstPaise, row.sgstPaise, row.igstPaise, row.totalPaise, row.paidPaise, row.creditedPaise, duePaiseOf(row)].map(rupeesOf),
  formatIndianDate(row.dueOn),
  invoiceStates[row.state].label,
  row.creditNotes,
];
