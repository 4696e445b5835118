import { z } from "zod";
import { council } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { daysOfYear, FinancialYear } from "#domain/payments/financial-year.ts";
import { certificateOf, certificateText, type Certificate } from "#domain/payments/gfr12a.ts";
import { certificateRows, certificateTitle } from "#domain/payments/gfr12a-rows.ts";
import type { CsvFile } from "#domain/csv.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { findClosedThrough } from "#db/queries/ledger-closes.ts";
import { selectGrants, selectYearInterest, selectYearSums } from "#db/queries/payment-reports.ts";
import type { AppContext } from "../../../context.ts";
import type { Statement } from "../../../infra/sandbox-protocol.ts";
import { writeTextSheet } from "../../../infra/text-sheet.ts";
import { recordAuditInOwnTransaction } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { SchemeKindInput } from "../../reimbursements/inputs.ts";
import { paiseText, todayOf } from "../ledger/ledger-input.ts";

export const CertificateInput = z.object({ scheme: SchemeKindInput, year: FinancialYear });
export type CertificateInput = z.output<typeof CertificateInput>;

export type CertificateView = Certificate & {
  /** True once nothing of the year can change any more. */
  readonly isClosed: boolean;
};

/**
 * Form GFR 12-A of a scheme and financial year, computed from the entries of the ledger alone.
 * @source General Financial Rules 2017, rule 238; money.md 6 "Utilisation certificate"
 */
export async function getCertificate(ctx: AppContext, { scheme, year }: CertificateInput): Promise<CertificateView> {
  authorize(ctx.actor, "payments.readReports");
  const of = { scheme, ...daysOfYear(year) };
  const [sums, interest, grants, closedOn] = await Promise.all([
    selectYearSums(ctx.db, of),
    selectYearInterest(ctx.db, of),
    selectGrants(ctx.db, of),
    findClosedThrough(ctx.db),
  ]);
  const certificate = certificateOf({ scheme, year }, { ...sums, interestOfFirms: interest.ofFirms, interestRefunded: interest.refunded, grants });
  return { ...certificate, isClosed: closedOn !== undefined && closedOn >= of.to };
}

async function exported(ctx: AppContext, { scheme, year }: CertificateInput, format: string) {
  authorize(ctx.actor, "payments.export");
  const certificate = await getCertificate(ctx, { scheme, year });
  await recordAuditInOwnTransaction(ctx, { event: "export.payments", subject: { kind: "ledger" }, detail: { list: "gfr12a", scheme, year, format } });
  return { certificate, name: `${council.slug}-gfr-12-a-${scheme}-${year}.${format}` };
}

/** The rows of the form as a csv. */
export async function exportCertificateCsv(ctx: AppContext, input: CertificateInput): Promise<CsvFile> {
  const { certificate, name } = await exported(ctx, input, "csv");
  const rows = certificateRows(certificate).map(({ number, label, paise }) => [number, label, paise === undefined ? "" : rupeesOf(paise)]);
  return { name, header: ["No.", "Particulars", "Amount, Rs"], rows };
}

/** The rows of the form as a spreadsheet, whose amounts are numbers of rupees. */
export async function exportCertificateXlsx(ctx: AppContext, input: CertificateInput): Promise<{ name: string; bytes: Uint8Array }> {
  const { certificate, name } = await exported(ctx, input, "xlsx");
  const bytes = await writeTextSheet({
    name: "GFR 12-A",
    header: ["No.", "Particulars", "Amount, Rs"],
    rows: certificateRows(certificate).map(({ number, label, paise }) => [number, label, paise === undefined ? "" : Number(rupeesOf(paise))]),
    amountColumns: [2],
  });
  return { name, bytes };
}

/** The form as a PDF, ready to be signed. */
export async function exportCertificatePdf(ctx: AppContext, input: CertificateInput): Promise<{ name: string; bytes: Uint8Array }> {
  const { certificate, name } = await exported(ctx, input, "pdf");
  return { name, bytes: await ctx.sandbox.drawStatement(statementOf(ctx, certificate)) };
}

function statementOf(ctx: AppContext, certificate: CertificateView): Statement {
  const { scheme, year, grants, isClosed } = certificate;
  return {
    council: { shortName: council.shortName, fullName: council.fullName, contact: council.contactEmail },
    label: "Form GFR 12-A",
    title: certificateTitle(year),
    lead: `In respect of grants-in-aid (general), scheme: ${schemeOf(scheme).typeLabel}. Made from the ledger on ${formatIndianDate(todayOf(ctx))}${isClosed ? "." : "; the year is not closed yet."}`,
    sections: [
      {
        title: "Grants position, receipts, expenditure and closing balance",
        columns: [
          { label: "No.", share: 1 },
          { label: "Particulars", share: 6 },
          { label: "Amount, Rs", share: 3, isFigure: true },
        ],
        rows: certificateRows(certificate).map(({ number, label, paise, isTotal }) => ({
          cells: [number, label, paise === undefined ? "" : paiseText(paise).replace(/^Rs /, "")],
          isStrong: isTotal === true,
        })),
      },
      {
        title: "Grants received in the year (column 4)",
        columns: [
          { label: "Sanction order", share: 4 },
          { label: "Date", share: 2 },
          { label: "Received on", share: 2 },
          { label: "Amount, Rs", share: 3, isFigure: true },
        ],
        rows: grants.map(({ reference, referenceOn, receivedOn, amountPaise }) => ({
          cells: [reference, formatIndianDate(referenceOn), formatIndianDate(receivedOn), paiseText(amountPaise).replace(/^Rs /, "")],
        })),
        empty: "No grant was received in the year.",
      },
    ],
    certified: { lead: certificateText.certified, points: [...certificateText.checks] },
    signatures: [certificateText.financeHead, certificateText.head],
    madeAt: ctx.now().toISOString(),
  };
}
