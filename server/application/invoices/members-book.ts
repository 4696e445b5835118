import { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { typedDate } from "#domain/date-input.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { invalid } from "#domain/errors.ts";
import { invoiceAccountNames, invoiceAccounts, invoiceBookingKinds } from "#domain/invoices/invoice-ledger.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { maxSheetRows } from "#domain/reviews/list-filter.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { selectBookBalanceBefore, selectBookEntries, selectBookTotals, type BookEntry, type BookFilter } from "#db/queries/invoice-book.ts";
import type { AppContext } from "../../context.ts";
import { writeTextSheet } from "../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page, paged, type Paged } from "../paging.ts";
import { todayOf } from "../payments/ledger/ledger-input.ts";

const day = (label: string) => typedDate(label).transform((date) => (date === "" ? undefined : date));

export const BookFilters = z.object({
  account: z.enum(invoiceAccountNames).default("receivable"),
  from: day("From").optional(),
  to: day("To").optional(),
});
export type BookFilters = z.input<typeof BookFilters>;
export const ListBookInput = BookFilters.extend(Page.shape);
export type ListBookInput = z.input<typeof ListBookInput>;

/** An entry with the balance of its account after it. Debit and credit: one of them is null. */
export type BookEntryView = Omit<BookEntry, "amountPaise"> & {
  readonly debitPaise: Paise | null;
  readonly creditPaise: Paise | null;
  readonly balancePaise: Paise;
};

/** A part of the book. A balance with a plus is a debit balance, one with a minus a credit balance. */
export type BookView = Paged<BookEntryView> & {
  readonly openingPaise: Paise;
  readonly debitPaise: Paise;
  readonly creditPaise: Paise;
  readonly closingPaise: Paise;
};

/** The entries of one account of members' money, the earliest day first, with the running balance. @source desks-and-more.md 5; money.md 6 "Ledger" */
export async function listBook(ctx: AppContext, input: ListBookInput): Promise<BookView> {
  authorize(ctx.actor, "invoices.list");
  const { page, pageSize, ...filter } = ListBookInput.parse(input);
  const [entries, { count, ...totals }] = await Promise.all([
    selectBookEntries(ctx.db, filter, { limit: pageSize, offset: (page - 1) * pageSize }),
    selectBookTotals(ctx.db, filter),
  ]);
  const rows = withBalances(entries, await balanceBefore(ctx, filter, entries));
  const closingPaise = totals.openingPaise + totals.debitPaise - totals.creditPaise;
  return { ...paged(rows, count, { page, pageSize }), ...totals, closingPaise };
}

const balanceBefore = async (ctx: AppContext, filter: BookFilter, [first]: readonly BookEntry[]): Promise<Paise> =>
  first === undefined ? 0 : selectBookBalanceBefore(ctx.db, filter, first);

function withBalances(entries: readonly BookEntry[], beforePaise: Paise): BookEntryView[] {
  let balancePaise = beforePaise;
  return entries.map(({ amountPaise, ...entry }) => {
    balancePaise += amountPaise;
    const isDebit = amountPaise > 0;
    return { ...entry, debitPaise: isDebit ? amountPaise : null, creditPaise: isDebit ? null : -amountPaise, balancePaise };
  });
}

type BookColumn = { readonly label: string; readonly isAmount?: true; readonly show: (row: BookEntryView) => string | null };

const amount = (label: string, paiseOf: (row: BookEntryView) => Paise | null): BookColumn => ({
  label,
  isAmount: true,
  show: (row) => {
    const paise = paiseOf(row);
    return paise === null ? null : rupeesOf(paise);
  },
});

const columns: readonly BookColumn[] = [
  { label: "Date", show: ({ occurredOn }) => formatIndianDate(occurredOn) },
  { label: "What", show: ({ kind, isReversal }) => `${invoiceBookingKinds[kind]}${isReversal ? ", reversal" : ""}` },
  { label: "Firm name", show: ({ firmName }) => firmName },
  { label: "Invoice no.", show: ({ invoiceNumber }) => invoiceNumber },
  { label: "Document or UTR", show: ({ reference }) => reference },
  amount("Debit, Rs", ({ debitPaise }) => debitPaise),
  amount("Credit, Rs", ({ creditPaise }) => creditPaise),
  amount("Balance, Rs", ({ balancePaise }) => balancePaise),
  { label: "Note", show: ({ note }) => note },
];
const header = columns.map(({ label }) => label);

/** The same part of the book as a csv, with amounts as decimal text in rupees. */
export async function exportBookCsv(ctx: AppContext, input: BookFilters): Promise<CsvFile> {
  const { name, filter } = await beginExport(ctx, input);
  return { name: `${name}.csv`, header, rows: cellsOf(ctx, filter) };
}

/**
 * The same as a spreadsheet, whose amounts are numbers of rupees. It is built in memory, so it has a limit; the csv has none.
 * @throws invalid (`too_many_rows`)
 */
export async function exportBookXlsx(
  ctx: AppContext,
  input: BookFilters,
  atMost: number = maxSheetRows,
): Promise<{ name: string; bytes: Uint8Array }> {
  const { name, filter } = await beginExport(ctx, input, atMost);
  const amountColumns = columns.flatMap(({ isAmount }, at) => (isAmount === true ? [at] : []));
  const rows: (string | number)[][] = [];
  for await (const cells of cellsOf(ctx, filter))
    rows.push(cells.map((cell, at) => (cell === null ? "" : amountColumns.includes(at) ? Number(cell) : cell)));
  return { name: `${name}.xlsx`, bytes: await writeTextSheet({ name: invoiceAccounts[filter.account], header, rows, amountColumns }) };
}

type BegunExport = { readonly name: string; readonly filter: BookFilter };

/** @param atMost with more entries nothing is exported, and nothing is recorded */
async function beginExport(ctx: AppContext, input: BookFilters, atMost = Infinity): Promise<BegunExport> {
  authorize(ctx.actor, "invoices.export");
  const filter = BookFilters.parse(input);
  if (atMost < Infinity && (await selectBookTotals(ctx.db, filter)).count > atMost)
    throw invalid("too_many_rows", reviewMessages.tooManyRows(atMost));
  await recordAuditInOwnTransaction(ctx, { event: "export.invoices", detail: { list: "book", account: filter.account } });
  return { name: [council.slug, "members-money", filter.account.replaceAll("_", "-"), todayOf(ctx)].join("-"), filter };
}

const rowsAtOnce = 1_000;

async function* cellsOf(ctx: AppContext, filter: BookFilter): AsyncGenerator<readonly (string | null)[]> {
  let balancePaise: Paise | undefined;
  for (let after: BookEntry | undefined; ;) {
    const entries = await selectBookEntries(ctx.db, filter, { limit: rowsAtOnce, after });
    const rows = withBalances(entries, balancePaise ?? (await balanceBefore(ctx, filter, entries)));
    for (const row of rows) yield columns.map(({ show }) => show(row));
    balancePaise = rows.at(-1)?.balancePaise ?? balancePaise;
    after = entries.at(-1);
    if (entries.length < rowsAtOnce) return;
  }
}
