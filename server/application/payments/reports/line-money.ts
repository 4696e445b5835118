import { financialYearLabel } from "#domain/dates.ts";
import { stateCodeOf, gstStateName } from "#domain/members/gst-states.ts";
import type { PaymentReport } from "#domain/payments/payment-reports.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import { selectLineMoney, type LineMoneyGroup, type LineMoneyRow } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import { paiseText } from "../ledger/ledger-input.ts";
import type { PaymentReportFilters } from "./payment-report.ts";

const groups = {
  scheme: {
    kind: "moneyByScheme",
    label: "Scheme",
    nameOf: (name: string) => schemeOf(schemeKinds.find((kind) => kind === name) ?? "product").typeLabel,
  },
  year: { kind: "moneyByYear", label: "Financial year", nameOf: (name: string) => financialYearLabel(`${name}-04-01`) },
  state: { kind: "moneyByState", label: "State", nameOf: (name: string) => gstStateName(stateCodeOf(name) ?? "") },
} as const;

const figures = [
  "lines",
  "sanctionedPaise",
  "paidPaise",
  "elsewherePaise",
  "recoveredPaise",
  "unpaidPaise",
] as const satisfies (keyof LineMoneyRow)[];

/** Sanctioned, paid, recovered and not paid by scheme, year or state, with the sum of all. */
export async function reportLineMoney(ctx: AppContext, filters: PaymentReportFilters, by: LineMoneyGroup): Promise<PaymentReport> {
  const { kind, label, nameOf } = groups[by];
  const named = new Map<string, Record<string, number>>();
  // Two codes of GSTINs can be one state.
  for (const row of await selectLineMoney(ctx.db, filters, by)) {
    const before = named.get(nameOf(row.name));
    named.set(nameOf(row.name), Object.fromEntries(figures.map((key) => [key, (before?.[key] ?? 0) + row[key]])));
  }
  const all = Object.fromEntries(figures.map((key) => [key, [...named.values()].reduce((sum, row) => sum + (row[key] ?? 0), 0)]));
  const rows = [...named].map(([name, cells]) => ({ cells: { name, ...cells } }));
  return {
    kind,
    columns: [
      { key: "name", label, type: "text" },
      { key: "lines", label: "Payments", type: "count" },
      { key: "sanctionedPaise", label: "Sanctioned", type: "paise" },
      { key: "paidPaise", label: "Paid", type: "paise" },
      { key: "elsewherePaise", label: "Paid by DGFT", type: "paise" },
      { key: "recoveredPaise", label: "Recovered", type: "paise" },
      { key: "unpaidPaise", label: "Not paid", type: "paise" },
    ],
    rows: rows.length > 1 ? [...rows, { cells: { name: "All", ...all }, isTotal: true }] : rows,
    summary:
      rows.length === 0
        ? "No order was given in this time."
        : `${paiseText(all["sanctionedPaise"] ?? 0)} sanctioned, ${paiseText((all["paidPaise"] ?? 0) + (all["elsewherePaise"] ?? 0))} paid, ${paiseText(all["unpaidPaise"] ?? 0)} not paid.`,
  };
}
