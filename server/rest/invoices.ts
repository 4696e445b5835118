import { z } from "zod";
import { council } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { duePaiseOf, invoiceStateNames } from "#domain/invoices/invoice-states.ts";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { makeInvoicePdf } from "../application/invoices/make-documents.ts";
import { InvoiceId, type InvoiceFacts } from "../application/invoices/invoice-view.ts";
import { getOwnInvoice, listOwnInvoices } from "../application/invoices/own-invoices.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { sentFile } from "./signed.ts";
import { WireDate } from "./wire.ts";

const Rupees = z.string().meta({ description: "Rupees, a decimal string with two places" });
const ListedBody = z.object({
  id: z.uuid(),
  number: z.string(),
  financial_year: z.string(),
  issued_on: WireDate,
  due_on: WireDate,
  state: z.enum(invoiceStateNames),
  total: Rupees,
  to_be_paid: Rupees,
});
const InvoiceBody = ListedBody.extend({
  taxable_value: Rupees,
  cgst: Rupees,
  sgst: Rupees,
  igst: Rupees,
  place_of_supply: z.string(),
  band: z.string(),
  bank_details: z.string(),
  payments: z.array(z.object({ receipt_number: z.string(), paid_on: WireDate, reference: z.string(), amount: Rupees })),
});

const exampleListed = {
  id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d78",
  number: "INV/26-27/000123",
  financial_year: "2026-27",
  issued_on: "10-03-2026",
  due_on: "09-04-2026",
  state: "part_paid",
  total: "17700.00",
  to_be_paid: "7700.00",
} as const;
const exampleInvoice = {
  ...exampleListed,
  taxable_value: "15000.00",
  cgst: "0.00",
  sgst: "0.00",
  igst: "2700.00",
  place_of_supply: "Maharashtra",
  band: "Above 60 Lakhs to 1 Crore",
  bank_details: "Account 000000000000, Example Bank",
  payments: [{ receipt_number: "RCT/26-27/000045", paid_on: "02-04-2026", reference: "ABCDN26000000001", amount: "10000.00" }],
};

type Listed = Pick<InvoiceFacts, "id" | "number" | "financialYear" | "issuedOn" | "dueOn" | "state" | "totalPaise" | "paidPaise" | "creditedPaise">;
const listed = ({ id, number, financialYear, issuedOn, dueOn, ...money }: Listed): z.infer<typeof ListedBody> => ({
  id,
  number,
  financial_year: financialYear,
  issued_on: formatIndianDate(issuedOn),
  due_on: formatIndianDate(dueOn),
  state: money.state,
  total: rupeesOf(money.totalPaise),
  to_be_paid: rupeesOf(duePaiseOf(money)),
});

const tag = "Member: invoices";
const params = z.object({ id: InvoiceId.shape.invoiceId });
const unknown = [{ kind: "not_found", code: "invoice_not_found", when: "the own firm has no such invoice" }] as const;

/** The invoices of the own firm. @source desks-and-more.md 5 */
export const invoiceRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: `b${council.slug}-member/invoices`,
    tag,
    summary: "The invoices of the own firm",
    access: "invoices.listOwn",
    answers: {
      200: {
        description: "The newest first, at most 100",
        schema: z.object({ data: z.array(ListedBody) }),
        example: { data: [exampleListed] },
      },
    },
    run: async (ctx) => ok({ data: (await listOwnInvoices(ctx)).rows.map(listed) }),
  }),
  route({
    method: "GET",
    path: `b${council.slug}-member/invoices/:id`,
    tag,
    summary: "One invoice of the own firm",
    access: "invoices.listOwn",
    params,
    answers: { 200: { description: "With its payments", schema: InvoiceBody, example: exampleInvoice } },
    refusals: unknown,
    run: async (ctx, { params: { id } }) => {
      const { invoice, payments } = await getOwnInvoice(ctx, { invoiceId: id });
      return ok({
        ...listed(invoice),
        taxable_value: rupeesOf(invoice.taxablePaise),
        cgst: rupeesOf(invoice.cgstPaise),
        sgst: rupeesOf(invoice.sgstPaise),
        igst: rupeesOf(invoice.igstPaise),
        place_of_supply: invoice.stateName,
        band: invoice.bandLabel,
        bank_details: invoice.bankDetails,
        payments: payments.map(({ receiptNumber, paidOn, reference, amountPaise }) => ({
          receipt_number: receiptNumber,
          paid_on: formatIndianDate(paidOn),
          reference,
          amount: rupeesOf(amountPaise),
        })),
      });
    },
  }),
  route({
    method: "GET",
    path: `b${council.slug}-member/invoices/:id/pdf`,
    tag,
    summary: "The tax invoice as a PDF",
    access: "invoices.listOwn",
    params,
    answers: { 200: { description: "The PDF", mediaType: "application/pdf" } },
    refusals: [...unknown, { kind: "unavailable", code: "busy", when: "too many PDFs are being made at the moment" }],
    run: async (ctx, { params: { id } }) => sentFile({ ...(await makeInvoicePdf(ctx, { invoiceId: id })), mediaType: "application/pdf" }),
  }),
];
