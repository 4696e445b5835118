import { z } from "zod";
import { council } from "#domain/council.ts";
import type { CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { daysOfYear, FinancialYear } from "#domain/payments/financial-year.ts";
import { FirmStateInput } from "#domain/payments/firm-state.ts";
import { payers } from "#domain/payments/line-states.ts";
import {
  paymentReportKinds,
  paymentReports,
  type PaymentReport,
  type PaymentReportKind,
  type ShownPaymentReport,
} from "#domain/payments/payment-reports.ts";
import { mostShownRows } from "#domain/report-rows.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import type { ReportedLineFilter } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { SchemeKindInput } from "../../reimbursements/inputs.ts";
import { reportArrears } from "./arrears.ts";
import { reportCommitments } from "./commitments.ts";
import { reportForecast } from "./forecast.ts";
import { reportLineMoney } from "./line-money.ts";

export const PaymentReportInput = z.object({
  kind: z.enum(paymentReportKinds),
  scheme: SchemeKindInput.optional(),
  year: FinancialYear.optional(),
  state: FirmStateInput.optional(),
  payer: z.enum(payers).optional(),
});
export type PaymentReportInput = z.infer<typeof PaymentReportInput>;

const readers = {
  arrears: reportArrears,
  commitments: reportCommitments,
  forecast: reportForecast,
  moneyByScheme: (ctx, filters) => reportLineMoney(ctx, filters, "scheme"),
  moneyByYear: (ctx, filters) => reportLineMoney(ctx, filters, "year"),
  moneyByState: (ctx, filters) => reportLineMoney(ctx, filters, "state"),
} as const satisfies Record<PaymentReportKind, (ctx: AppContext, filters: PaymentReportFilters) => Promise<PaymentReport>>;

/** The filters of a report as the queries need them; `year` too, for what is counted at its end. */
export type PaymentReportFilters = ReportedLineFilter & { readonly year?: string | undefined };

/** One report on payments with its figures. @source money.md 6 "Arrears by age. Everything filters by scheme, year, state" */
export async function getPaymentReport(ctx: AppContext, { kind, scheme, year, state, payer }: PaymentReportInput): Promise<PaymentReport> {
  authorize(ctx.actor, "payments.readReports");
  const filters: readonly string[] = paymentReports[kind].filters;
  return readers[kind](ctx, {
    scheme,
    ...(year !== undefined && { year, span: daysOfYear(year) }),
    ...(state !== undefined && filters.includes("state") && { firmState: state }),
    ...(payer !== undefined && filters.includes("payer") && { payer }),
  });
}

/** The same for a page; the sum stands last however many rows there are. */
export async function getShownPaymentReport(ctx: AppContext, input: PaymentReportInput): Promise<ShownPaymentReport> {
  const report = await getPaymentReport(ctx, input);
  const rows = report.rows.filter(({ isTotal }, at) => at < mostShownRows || isTotal === true);
  return { ...report, rows, rowCount: report.rows.filter(({ isTotal }) => isTotal !== true).length };
}

/** The same as a csv; amounts are rupees with two places. */
export async function exportPaymentReport(ctx: AppContext, input: PaymentReportInput): Promise<CsvFile> {
  authorize(ctx.actor, "payments.export");
  const { columns, rows } = await getPaymentReport(ctx, input);
  const { kind, ...filters } = input;
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", subject: { kind: "ledger" }, detail: { list: kind, rows: rows.length } });
  const { title, filters: applied }: { readonly title: string; readonly filters: readonly string[] } = paymentReports[kind];
  // The name says only what the figures are filtered by.
  const values = Object.entries(filters).flatMap(([filter, value]) => (value !== undefined && applied.includes(filter) ? [value] : []));
  const name = [council.slug, ...title.toLowerCase().split(" "), ...values, calendarDateInIndia(ctx.now())].join("-");
  return {
    name: `${name}.csv`,
    header: columns.map(({ label, type }) => (type === "paise" ? `${label}, Rs` : label)),
    rows: rows.map(({ cells }) =>
      columns.map(({ key, type }) => {
        const value = cells[key] ?? "";
        return type === "paise" && typeof value === "number" ? rupeesOf(value) : value;
      }),
    ),
  };
}
