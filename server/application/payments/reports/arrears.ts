import type { PaymentReport } from "#domain/payments/payment-reports.ts";
import { selectArrears } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import { paiseText, todayOf } from "../ledger/ledger-input.ts";
import type { PaymentReportFilters } from "./payment-report.ts";

const ages = ["0 to 30 days", "31 to 60 days", "61 to 90 days", "Over 90 days"] as const;

/** What is sanctioned and not paid, by firm and by the age of the order, with the sum of all. */
export async function reportArrears(ctx: AppContext, filters: PaymentReportFilters): Promise<PaymentReport> {
  const arrears = await selectArrears(ctx.db, filters, todayOf(ctx));
  const sum = (of: (row: (typeof arrears)[number]) => number): number => arrears.reduce((total, row) => total + of(row), 0);
  const rowOf = (name: string, lines: number, agePaise: readonly number[], total: number) => ({
    name,
    lines,
    ...Object.fromEntries(ages.map((_, at) => [`age${at}`, agePaise[at] ?? 0])),
    total,
  });
  const total = sum((row) => row.totalPaise);
  const all = rowOf(
    "All firms",
    sum((row) => row.lines),
    ages.map((_, at) => sum((row) => row.agePaise[at] ?? 0)),
    total,
  );
  const old = sum((row) => row.agePaise[3]);
  return {
    kind: "arrears",
    columns: [
      { key: "name", label: "Firm", type: "text" },
      { key: "lines", label: "Payments", type: "count" },
      ...ages.map((label, at) => ({ key: `age${at}`, label, type: "paise" as const })),
      { key: "total", label: "Not paid", type: "paise" },
    ],
    rows: [
      ...arrears.map((row) => ({ cells: rowOf(row.firm, row.lines, row.agePaise, row.totalPaise) })),
      ...(arrears.length === 0 ? [] : [{ cells: all, isTotal: true }]),
    ],
    summary:
      arrears.length === 0
        ? "Nothing that is sanctioned waits to be paid."
        : `${paiseText(total)} is not paid; ${paiseText(old)} of it is older than 90 days.`,
  };
}
