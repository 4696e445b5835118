import { Router, type Request } from "express";
import type { CsvFile } from "#domain/csv.ts";
import { contentDisposition } from "#domain/reimbursements/file-name.ts";
import { exportAudit, ExportAuditInput } from "../application/audit/export-audit.ts";
import { exportBuyers, ExportBuyersInput } from "../application/directory/buyers/export-buyers.ts";
import { exportDirectoryCsv, ExportDirectoryInput, exportDirectoryXlsx } from "../application/directory/export-directory.ts";
import { openExport, OpenExportInput } from "../application/directory/exports/open-export.ts";
import { ComputationInput, exportComputation } from "../application/dossiers/get-computation.ts";
import { exportInvoices, InvoiceFilters } from "../application/invoices/list-invoices.ts";
import {
  CreditNotePdfId,
  makeCreditNotePdf,
  makeInvoicePdf,
  makeReceiptPdf,
  ReceiptId,
  type MadeDocument,
} from "../application/invoices/make-documents.ts";
import { BookFilters, exportBookCsv, exportBookXlsx } from "../application/invoices/members-book.ts";
import { InvoiceId } from "../application/invoices/invoice-view.ts";
import { exportFirms, ExportFirmsInput } from "../application/members/export-firms.ts";
import { exportImportErrors } from "../application/members/imports/export-import-errors.ts";
import { exportExhibitors, exportFairReport, exportOwnLeads, exportRanking } from "../application/fairs/export-fair.ts";
import { FairId } from "../application/fairs/fair-view.ts";
import { importTemplateCsv, importTemplateXlsx } from "../application/members/imports/import-template.ts";
import { ImportId } from "../application/members/imports/import-view.ts";
import { exportDecisions, exportDecisionsXlsx } from "../application/dgft/export-decisions.ts";
import { exportBatchesCsv, ExportBatchesInput, exportBatchesXlsx } from "../application/payments/batches/export-batches.ts";
import { exportOrders } from "../application/payments/export-orders.ts";
import { exportRecoveries } from "../application/payments/ledger/export-recoveries.ts";
import { RecoveryFilters } from "../application/payments/ledger/list-recoveries.ts";
import { exportTransactions, LedgerFilters } from "../application/payments/ledger/list-transactions.ts";
import { CertificateInput, exportCertificateCsv, exportCertificatePdf, exportCertificateXlsx } from "../application/payments/reports/certificate.ts";
import { exportPaymentReport, PaymentReportInput } from "../application/payments/reports/payment-report.ts";
import { exportLines, exportSanctions, LineFilters } from "../application/payments/list-lines.ts";
import { OrderFilters } from "../application/payments/list-orders.ts";
import { exportOwnPayments } from "../application/payments/own-payments.ts";
import { ExportOwnInput, exportOwnReimbursements } from "../application/reimbursements/export-own.ts";
import { exportReviews, ExportReviewsInput, exportReviewsXlsx } from "../application/reviews/export-reviews.ts";
import { ExpectedClaimsCalendarInput, exportExpectedClaims } from "../application/reimbursements/expected-claims.ts";
import { exportReport, exportReportXlsx } from "../application/reports/export-report.ts";
import { GetReportInput } from "../application/reports/get-report.ts";
import { exportInbox, ExportInboxInput } from "../application/site/export-inbox.ts";
import type { AppContext, Services } from "../context.ts";
import { createRequestContext } from "../http/request-context.ts";
import { sendCsv } from "./csv-download.ts";
import { sendUnchanging } from "./send-unchanging.ts";

/** The CSV exports, one row for each address; the filters in the query are those of the page. */
const exported: readonly { readonly path: string; readonly make: (ctx: AppContext, req: Request) => CsvFile | Promise<CsvFile> }[] = [
  { path: "/members.csv", make: (ctx, req) => exportDirectoryCsv(ctx, directorySearch(req)) },
  { path: "/firms.csv", make: (ctx, req) => exportFirms(ctx, ExportFirmsInput.parse(req.query)) },
  { path: "/buyers.csv", make: (ctx, req) => exportBuyers(ctx, ExportBuyersInput.parse(req.query)) },
  { path: "/firms-template.csv", make: (ctx) => importTemplateCsv(ctx) },
  { path: "/imports/:importId/errors.csv", make: (ctx, req) => exportImportErrors(ctx, ImportId.parse(req.params)) },
  { path: "/reports/:kind.csv", make: (ctx, req) => exportReport(ctx, GetReportInput.parse({ ...req.query, ...req.params })) },
  { path: "/reviews/:scheme.csv", make: (ctx, req) => exportReviews(ctx, ExportReviewsInput.parse({ ...req.query, ...req.params })) },
  { path: "/decisions/:scheme.csv", make: (ctx, req) => exportDecisions(ctx, ExportReviewsInput.parse({ ...req.query, ...req.params })) },
  { path: "/payments.csv", make: (ctx, req) => exportLines(ctx, LineFilters.parse(req.query)) },
  { path: "/sanctions.csv", make: (ctx, req) => exportSanctions(ctx, LineFilters.parse(req.query)) },
  { path: "/reimbursements.csv", make: (ctx, req) => exportOwnReimbursements(ctx, ExportOwnInput.parse(req.query)) },
  { path: "/payments/batches.csv", make: (ctx, req) => exportBatchesCsv(ctx, ExportBatchesInput.parse(req.query)) },
  { path: "/payments/orders.csv", make: (ctx, req) => exportOrders(ctx, OrderFilters.parse(req.query)) },
  { path: "/payments/recoveries.csv", make: (ctx, req) => exportRecoveries(ctx, RecoveryFilters.parse(req.query)) },
  { path: "/payments/ledger.csv", make: (ctx, req) => exportTransactions(ctx, LedgerFilters.parse(req.query)) },
  { path: "/payments/gfr-12-a/:scheme/:year.csv", make: (ctx, req) => exportCertificateCsv(ctx, CertificateInput.parse(req.params)) },
  {
    path: "/payments/reports/:kind.csv",
    make: (ctx, req) => exportPaymentReport(ctx, PaymentReportInput.parse({ ...req.query, ...req.params })),
  },
  { path: "/invoices.csv", make: (ctx, req) => exportInvoices(ctx, InvoiceFilters.parse(req.query)) },
  { path: "/invoices/book.csv", make: (ctx, req) => exportBookCsv(ctx, BookFilters.parse(req.query)) },
  { path: "/audit.csv", make: (ctx, req) => exportAudit(ctx, ExportAuditInput.parse(req.query)) },
  { path: "/inbox/:kind.csv", make: (ctx, req) => exportInbox(ctx, ExportInboxInput.parse({ ...req.query, ...req.params })) },
];

/** The same as spreadsheets. */
const sheets: readonly { readonly path: string; readonly make: (ctx: AppContext, req: Request) => Promise<{ name: string; bytes: Uint8Array }> }[] = [
  { path: "/firms-template.xlsx", make: (ctx) => importTemplateXlsx(ctx) },
  { path: "/computations/:reimbursementId.xlsx", make: (ctx, req) => exportComputation(ctx, ComputationInput.parse(req.params)) },
  { path: "/reports/:kind.xlsx", make: (ctx, req) => exportReportXlsx(ctx, GetReportInput.parse({ ...req.query, ...req.params })) },
  { path: "/payments/gfr-12-a/:scheme/:year.xlsx", make: (ctx, req) => exportCertificateXlsx(ctx, CertificateInput.parse(req.params)) },
  { path: "/reviews/:scheme.xlsx", make: (ctx, req) => exportReviewsXlsx(ctx, ExportReviewsInput.parse({ ...req.query, ...req.params })) },
  { path: "/decisions/:scheme.xlsx", make: (ctx, req) => exportDecisionsXlsx(ctx, ExportReviewsInput.parse({ ...req.query, ...req.params })) },
  { path: "/payments/batches.xlsx", make: (ctx, req) => exportBatchesXlsx(ctx, ExportBatchesInput.parse(req.query)) },
  { path: "/fairs/:fairId/leads.xlsx", make: (ctx, req) => exportOwnLeads(ctx, FairId.parse(req.params)) },
  { path: "/fairs/:fairId/report.xlsx", make: (ctx, req) => exportFairReport(ctx, FairId.parse(req.params)) },
  { path: "/fairs/:fairId/applications.xlsx", make: (ctx, req) => exportRanking(ctx, FairId.parse(req.params)) },
  { path: "/payments/own.xlsx", make: (ctx) => exportOwnPayments(ctx) },
  { path: "/invoices/book.xlsx", make: (ctx, req) => exportBookXlsx(ctx, BookFilters.parse(req.query)) },
  { path: "/members.xlsx", make: (ctx, req) => exportDirectoryXlsx(ctx, directorySearch(req)) },
];

/** Invoices and what belongs to them, for the office and for the firm. */
const invoiceDocuments: readonly { readonly path: string; readonly make: (ctx: AppContext, req: Request) => Promise<MadeDocument> }[] = [
  { path: "/invoices/:invoiceId.pdf", make: (ctx, req) => makeInvoicePdf(ctx, InvoiceId.parse(req.params)) },
  { path: "/invoices/receipts/:paymentId.pdf", make: (ctx, req) => makeReceiptPdf(ctx, ReceiptId.parse(req.params)) },
  { path: "/invoices/credit-notes/:creditNoteId.pdf", make: (ctx, req) => makeCreditNotePdf(ctx, CreditNotePdfId.parse(req.params)) },
];

/** Devices and categories are lists with commas in the address. */
const directorySearch = ({ query: { search, codes, categories } }: Request) =>
  ExportDirectoryInput.parse({ search, codes: listIn(codes), categories: listIn(categories) });

const listIn = (text: unknown): string[] | undefined => (typeof text === "string" && text !== "" ? text.split(",") : undefined);

/** What signed-in readers of the web client download as tables. */
export function exportsRouter(services: Services): Router {
  const router = Router();
  const contextOf = createRequestContext(services);
  for (const { path, make } of exported)
    router.get(path, async (req, res) => {
      const ctx = await contextOf(req, res);
      await sendCsv(res, await make(ctx, req));
    });

  for (const { path, make } of sheets)
    router.get(path, async (req, res) => {
      const { name, bytes } = await make(await contextOf(req, res), req);
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader("Content-Disposition", contentDisposition("attachment", name));
      res.type("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet").send(Buffer.from(bytes));
    });

  router.get("/payments/gfr-12-a/:scheme/:year.pdf", async (req, res) => {
    const { name, bytes } = await exportCertificatePdf(await contextOf(req, res), CertificateInput.parse(req.params));
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.type("application/pdf").send(Buffer.from(bytes));
  });

  for (const { path, make } of invoiceDocuments)
    router.get(path, async (req, res) => {
      const { path: file, name } = await make(await contextOf(req, res), req);
      res.setHeader("X-Content-Type-Options", "nosniff");
      res.setHeader("Content-Disposition", contentDisposition("attachment", name));
      await sendUnchanging(res.type("application/pdf"), file);
    });
  router.get("/fairs/:fairId/exhibitors.pdf", async (req, res) => {
    const { name, bytes } = await exportExhibitors(await contextOf(req, res), FairId.parse(req.params));
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.type("application/pdf").send(Buffer.from(bytes));
  });

  router.get("/last-days.ics", async (req, res) => {
    const { name, text } = await exportExpectedClaims(await contextOf(req, res), ExpectedClaimsCalendarInput.parse(req.query));
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    res.type("text/calendar; charset=utf-8").send(text);
  });

  router.get("/made/:id/:until/:signature", async (req, res) => {
    const { path, name, mediaType } = await openExport(await contextOf(req, res), OpenExportInput.parse(req.params));
    res.setHeader("X-Content-Type-Options", "nosniff");
    res.setHeader("Content-Disposition", contentDisposition("attachment", name));
    await sendUnchanging(res.type(mediaType), path);
  });

  return router;
}
