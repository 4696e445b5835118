import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, formatIndianDate } from "#domain/dates.ts";
import { orderFigureLabel, payerNames } from "#domain/payments/order-messages.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { selectSanctionOrderIds, selectSanctionOrdersByIds, type ListedOrder } from "#db/queries/sanction-order-list.ts";
import type { AppContext } from "../../context.ts";
import { recordAuditInOwnTransaction } from "../audit/record-audit.ts";
import { authorize } from "../authorize.ts";
import { orderFilterOf, type OrderFilters } from "./list-orders.ts";

type OrderColumn = { readonly label: string; readonly isFigure?: true; readonly show: (order: ListedOrder) => string | number };

const columns: readonly OrderColumn[] = [
  { label: "Order no.", show: ({ number }) => number },
  { label: "Date of the order", show: ({ orderedOn }) => formatIndianDate(orderedOn) },
  { label: "Budget head", show: ({ budgetHead }) => budgetHead },
  { label: "Payer", show: ({ payer }) => payerNames[payer] },
  { label: "Payments", isFigure: true, show: ({ lines }) => lines },
  { label: "Paid", isFigure: true, show: ({ paidLines }) => paidLines },
  { label: "Amount, Rs", isFigure: true, show: ({ amountPaise }) => rupeesOf(amountPaise) },
  { label: "Correction", show: ({ hasChange }) => (hasChange ? "Waits" : "") },
];

/**
 * The list of sanction orders as it is filtered, with amounts as decimal text in rupees. The rows are those at the beginning of the download,
 * each as it is when it is sent.
 * @source money.md 6 "Everything filters by scheme, year, state, and exports what is shown"
 */
export async function exportOrders(ctx: AppContext, input: OrderFilters): Promise<CsvFile> {
  authorize(ctx.actor, "payments.export");
  const ids = await selectSanctionOrderIds(ctx.db, orderFilterOf(input));
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", detail: { list: "orders", rows: ids.length } });
  const name = `${council.slug}-orders-${calendarDateInIndia(ctx.now())}.csv`;
  const header = columns.map(({ label, isFigure }) => (isFigure === true ? orderFigureLabel(label, input) : label));
  return { name, header, rows: rowsOf(ctx, ids) };
}

const rowsAtOnce = 500;

async function* rowsOf(ctx: AppContext, ids: readonly string[]): AsyncGenerator<readonly (string | number)[]> {
  for (let place = 0; place < ids.length; place += rowsAtOnce)
    for (const order of await selectSanctionOrdersByIds(ctx.db, ids.slice(place, place + rowsAtOnce))) yield columns.map(({ show }) => show(order));
}
