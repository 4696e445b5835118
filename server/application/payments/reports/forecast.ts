import type { PaymentReport } from "#domain/payments/payment-reports.ts";
import { dueOn } from "#domain/reimbursements/clocks.ts";
import { targetDaysOfVersion } from "#domain/reimbursements/target-days.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import { versionOfDay } from "#domain/rules/choose-version.ts";
import { selectUnpaid, type UnpaidRow } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import { selectRuleSet } from "../../rules/rule-set.ts";
import { paiseText, todayOf } from "../ledger/ledger-input.ts";
import type { PaymentReportFilters } from "./payment-report.ts";

const monthName = new Intl.DateTimeFormat("en-IN", { month: "long", year: "numeric", timeZone: "UTC" });

const nameOf = (month: string): string => {
  if (month === "documents") return "No month: papers are not complete";
  return month === "withheld" ? "No month: withheld" : monthName.format(new Date(`${month}-01T00:00:00Z`));
};

/**
 * What the council has to pay by month: its target days after the documents of a line are complete, by the version of the scheme that holds
 * today, without one by the settings. A day that is past counts in the month of today.
 */
export async function reportForecast(ctx: AppContext, filters: PaymentReportFilters): Promise<PaymentReport> {
  const today = todayOf(ctx);
  const [unpaid, { published, holidays }] = await Promise.all([selectUnpaid(ctx.db, filters), selectRuleSet(ctx.db)]);
  const monthOf = ({ scheme, completeOn }: UnpaidRow): string => {
    if (completeOn === "documents" || completeOn === "withheld") return completeOn;
    const targets = targetDaysOfVersion(versionOfDay(published, scheme, today), { settings: ctx.config.targetDays, office: holidays });
    const expectedOn = dueOn("council", new Date(`${completeOn}T00:00:00+05:30`), targets) ?? today;
    return (expectedOn < today ? today : expectedOn).slice(0, 7);
  };
  const months = new Map<string, { readonly lines: number; readonly paise: Paise }>();
  for (const row of unpaid) {
    const { lines, paise } = months.get(monthOf(row)) ?? { lines: 0, paise: 0 };
    months.set(monthOf(row), { lines: lines + row.lines, paise: paise + row.paise });
  }
  const total = unpaid.reduce((sum, { paise }) => sum + paise, 0);
  return {
    kind: "forecast",
    columns: [
      { key: "name", label: "Month", type: "text" },
      { key: "lines", label: "Payments", type: "count" },
      { key: "paise", label: "Amount", type: "paise" },
    ],
    rows: [...months]
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([month, { lines, paise }]) => ({ cells: { name: nameOf(month), lines, paise } })),
    summary:
      unpaid.length === 0
        ? "Nothing that is sanctioned waits to be paid."
        : `${paiseText(total)} is to be paid. A payment is expected by the target days of the rules in force, counted from the day on which its papers were complete.`,
  };
}
