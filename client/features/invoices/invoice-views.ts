import type { inferRouterOutputs } from "@trpc/server";
import { paths } from "#domain/council.ts";
import { financialYearLabel, financialYearsBetween } from "#domain/dates.ts";
import type { AppRouter } from "#server/trpc/router.ts";
import type { FilterField } from "../../lib/list-filters.ts";
import { todayInIndia } from "../../shared/server-clock.ts";

type Outputs = inferRouterOutputs<AppRouter>["invoices"];
export type ListedInvoice = Outputs["list"]["rows"][number];
export type InvoiceView = Outputs["get"];
export type InvoiceFacts = InvoiceView["invoice"];
export type InvoicePayment = InvoiceView["payments"][number];
export type InvoiceProof = InvoiceView["proofs"][number];
export type RunPreview = Outputs["runs"]["preview"];
export type PreviewedFirm = RunPreview["rows"][number];
export type InvoiceRun = Outputs["runs"]["list"][number];
export type JudgedBankLine = Outputs["bank"]["check"]["lines"][number];
export type WaitingProof = Outputs["proofs"]["waiting"][number];
export type WaitingApproval = Outputs["approvals"][number];
export type LeftLine = Outputs["bank"]["left"]["rows"][number];
export type StoredSettings = Outputs["settings"]["settings"];
export type BookEntryView = Outputs["book"]["rows"][number];
export type VerifiedDocuments = NonNullable<Outputs["verify"]["invoice"]>["receipts"];
export type OwnInvoices = Outputs["own"];
export type OwnInvoiceView = Outputs["ownOne"];

export const invoicePath = (id: string): string => `${paths.invoices}/${id}`;
export const ownInvoicePath = (id: string): string => `${paths.memberInvoices}/${id}`;
/** The PDFs of an invoice. */
export const invoicePdf = (id: string): string => `/exports/invoices/${id}.pdf`;
export const receiptPdf = (paymentId: string): string => `/exports/invoices/receipts/${paymentId}.pdf`;
export const creditNotePdf = (noteId: string): string => `/exports/invoices/credit-notes/${noteId}.pdf`;

const firstYear = "2025-26";
/** The financial years that can be invoiced, the newest first: from the first fee table to the year that comes next. */
export function invoiceYears(): string[] {
  const today = todayInIndia();
  const next = `${Number(financialYearLabel(today).slice(0, 4)) + 1}-04-01`;
  return financialYearsBetween(firstYear, financialYearLabel(next));
}

/** One of these years, or none. They are read each time: a window may stay open over 31 March. */
export const invoiceYearFilter: FilterField<string | undefined> = {
  first: undefined,
  read: (text) => invoiceYears().find((year) => year === text),
};
