import { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { FirmStateInput } from "#domain/payments/firm-state.ts";
import { lineStateLabels, lineStates, payers } from "#domain/payments/line-states.ts";
import { payerNames } from "#domain/payments/order-messages.ts";
import { PaymentSearch } from "#domain/payments/sanction-order.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { selectLineIds, selectLinesByIds, selectLineTotals, selectListedLines, type LineFilter, type ListedLine } from "#db/queries/payment-list.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { Page } from "../paging.ts";
import { SchemeKindInput } from "../reimbursements/inputs.ts";
import { daysOfYear, FinancialYear } from "#domain/payments/financial-year.ts";

/** The filters of the list of payments; the address of the page uses the same names. */
export const LineFilters = z.object({
  state: z.enum(lineStates).optional(),
  scheme: SchemeKindInput.optional(),
  payer: z.enum(payers).optional(),
  year: FinancialYear.optional(),
  firmState: FirmStateInput.optional(),
  search: PaymentSearch,
  orderSearch: PaymentSearch,
});
export type LineFilters = z.output<typeof LineFilters>;

export const ListLinesInput = Page.extend(LineFilters.shape);
export type ListLinesInput = z.output<typeof ListLinesInput>;

/** A page of the list; how many lines there are in all is a call of its own. */
export type LinesPage = { readonly rows: readonly ListedLine[] };

/** A page of the payment lines, the latest recorded first. */
export async function listLines(ctx: AppContext, input: ListLinesInput): Promise<LinesPage> {
  authorize(ctx.actor, "payments.list");
  const { page, pageSize, ...filters } = input;
  return { rows: await selectListedLines(ctx.db, { ...lineFilterOf(filters), offset: (page - 1) * pageSize, limit: pageSize }) };
}

/** How many lines the filters find, and their sum in paise. */
export async function countLines(ctx: AppContext, input: LineFilters): Promise<{ readonly count: number; readonly paise: Paise }> {
  authorize(ctx.actor, "payments.list");
  return selectLineTotals(ctx.db, lineFilterOf(input));
}

const lineFilterOf = ({ state, scheme, payer, year, firmState, search, orderSearch }: LineFilters): LineFilter => ({
  state,
  scheme,
  payer,
  days: year === undefined ? undefined : daysOfYear(year),
  firmState,
  search,
  orderSearch,
});

/** The list of payments as it is filtered, with amounts in rupees. */
export async function exportLines(ctx: AppContext, input: LineFilters): Promise<CsvFile> {
  authorize(ctx.actor, "payments.export");
  return csvOf(ctx, "payments", input);
}

/** The same for DGFT. */
export async function exportSanctions(ctx: AppContext, input: LineFilters): Promise<CsvFile> {
  authorize(ctx.actor, "payments.listSanctions");
  return csvOf(ctx, "sanctions", input);
}

const header = [
  "Claim no.",
  "Scheme",
  "Firm name",
  "Order no.",
  "Date of the order",
  "Budget head",
  "Payer",
  "Instalment",
  "Amount, Rs",
  "State",
  "Since",
  "Reference",
  "Paid on",
];

/** The rows are those at the beginning of the download, each as it is when it is sent. */
async function csvOf(ctx: AppContext, list: "payments" | "sanctions", input: LineFilters): Promise<CsvFile> {
  const ids = await selectLineIds(ctx.db, lineFilterOf(input));
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", detail: { list, rows: ids.length } });
  return { name: `${council.slug}-${list}-${calendarDateInIndia(ctx.now())}.csv`, header, rows: rowsOf(ctx, ids) };
}

const rowsAtOnce = 500;

async function* rowsOf(ctx: AppContext, ids: readonly string[]): AsyncGenerator<readonly (string | number | null)[]> {
  for (let place = 0; place < ids.length; place += rowsAtOnce)
    for (const row of await selectLinesByIds(ctx.db, ids.slice(place, place + rowsAtOnce))) yield cellsOf(row);
}

/** Amounts are decimal text in rupees, so that no program rounds them. */
const cellsOf = (row: ListedLine): readonly (string | number | null)[] => [
  row.reimbursementId,
  schemeOf(row.scheme).typeLabel,
  row.firmName,
  row.orderNumber,
  formatIndianDate(row.orderedOn),
  row.budgetHead,
  payerNames[row.payer],
  row.instalment,
  rupeesOf(row.amountPaise),
  lineStateLabels[row.state],
  formatIndianDate(calendarDateInIndia(new Date(row.stateSince))),
  row.reference,
  row.paidOn === null ? null : formatIndianDate(row.paidOn),
];
