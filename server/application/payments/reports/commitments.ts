import { daysOfYear } from "#domain/payments/financial-year.ts";
import { accountsOf, shownPaise, type LedgerAccount, type LedgerView } from "#domain/payments/ledger.ts";
import type { PaymentReport, PaymentReportRow } from "#domain/payments/payment-reports.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { selectAllBalances } from "#db/queries/ledger.ts";
import type { AppContext } from "../../../context.ts";
import { paiseText, todayOf } from "../ledger/ledger-input.ts";
import type { PaymentReportFilters } from "./payment-report.ts";

const views = ["grant_received", "interest", "recovered", "refunded", "paid", "funds", "available"] as const satisfies readonly LedgerView[];
const labels = {
  grant_received: "Grants received",
  interest: "Interest",
  recovered: "Recovered",
  refunded: "Refunded",
  paid: "Paid",
  funds: "Left",
  available: "Not promised",
} as const;

/** What came in, left and is promised, by scheme, today or at the end of a year that is over. From the entries alone. */
export async function reportCommitments(ctx: AppContext, { scheme, year }: PaymentReportFilters): Promise<PaymentReport> {
  const [today, yearEnd] = [todayOf(ctx), year === undefined ? undefined : daysOfYear(year).to];
  const to = yearEnd !== undefined && yearEnd < today ? yearEnd : today;
  const balances = await selectAllBalances(ctx.db, to);
  const schemes = scheme === undefined ? schemeKinds : [scheme];
  const rows = schemes.map((kind) => rowOf(kind, balances.get(kind) ?? new Map(), to));
  const sumOf = (key: string): number => rows.reduce((sum, { cells }) => sum + Number(cells[key]), 0);
  const keys = [...views, "committed"];
  const all: PaymentReportRow = { cells: { name: "All schemes", ...Object.fromEntries(keys.map((key) => [key, sumOf(key)])) }, isTotal: true };
  return {
    kind: "commitments",
    columns: [
      { key: "name", label: "Scheme", type: "text" },
      ...[...views.slice(0, -1), "committed" as const, "available" as const].map((key) => ({
        key,
        label: key === "committed" ? "Promised to firms" : labels[key],
        type: "paise" as const,
      })),
    ],
    rows: rows.length > 1 ? [...rows, all] : rows,
    summary: `Of ${paiseText(sumOf("funds"))} that is left, ${paiseText(sumOf("committed"))} is promised to firms.`,
  };
}

function rowOf(scheme: SchemeKind, balances: ReadonlyMap<LedgerAccount, number>, to: string): PaymentReportRow {
  const shown = (view: LedgerView): number =>
    shownPaise(
      view,
      accountsOf(view).reduce((sum, account) => sum + (balances.get(account) ?? 0), 0),
    );
  const figures = Object.fromEntries(views.map((view) => [view, shown(view)]));
  return {
    cells: { name: schemeOf(scheme).typeLabel, ...figures, committed: shown("funds") - shown("available") },
    entries: Object.fromEntries(views.map((view) => [view, { scheme, view, to }])),
  };
}
