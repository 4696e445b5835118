import type { PaymentReport } from "#domain/payments/payment-reports.ts";
import { selectForecast, type ForecastRow } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import { paiseText, todayOf } from "../ledger/ledger-input.ts";
import type { PaymentReportFilters } from "./payment-report.ts";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

const nameOf = ({ month }: ForecastRow): string => {
  if (month === "documents") return "No month: papers are not complete";
  return month === "withheld" ? "No month: withheld" : monthName.format(new Date(`${month}-01T00:00:00Z`));
};

/** What the council has to pay by month: its target days after the documents of a line are complete. */
export async function reportForecast(ctx: AppContext, filters: PaymentReportFilters): Promise<PaymentReport> {
  const targetDays = ctx.config.targetDays.council;
  const months = await selectForecast(ctx.db, filters, { today: todayOf(ctx), targetDays });
  const total = months.reduce((sum, { paise }) => sum + paise, 0);
  return {
    kind: "forecast",
    columns: [
      { key: "name", label: "Month", type: "text" },
      { key: "lines", label: "Payments", type: "count" },
      { key: "paise", label: "Amount", type: "paise" },
    ],
    rows: months.map((row) => ({ cells: { name: nameOf(row), lines: row.lines, paise: row.paise } })),
    summary:
      months.length === 0
        ? "Nothing that is sanctioned waits to be paid."
        : `${paiseText(total)} is to be paid. A payment is expected ${targetDays} days after its papers were complete.`,
  };
}
