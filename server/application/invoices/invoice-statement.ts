import { council, paths } from "#domain/council.ts";
import { formatIndianDate } from "#domain/dates.ts";
import { bandTitle } from "#domain/invoices/invoice-band.ts";
import { invoiceStates } from "#domain/invoices/invoice-states.ts";
import { gstStateName } from "#domain/members/gst-states.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { rupeesOf, type Paise } from "#domain/rules/amounts.ts";
import { groupIndian } from "#domain/indian-figures.ts";
import type { CreditNoteRow } from "#db/queries/credit-notes.ts";
import type { InvoicePaymentRow } from "#db/queries/invoice-payments.ts";
import type { InvoiceRow } from "#db/queries/invoices.ts";
import type { Statement } from "../../infra/sandbox-protocol.ts";
import { paiseText } from "../payments/ledger/ledger-input.ts";
import { amountsOfNote } from "./note-amounts.ts";

type Section = Statement["sections"][number];

const figures = (paise: Paise): string => groupIndian(rupeesOf(paise));
const checkOfInvoice = "To check that this document is genuine, read the code with a phone or open this address:";
const checkOfOthers =
  "To check this document, read the code with a phone or open this address. A receipt or credit note that is not named there does not count:";
const lastDemonstration = "This is a document of a demonstration. It is no tax invoice and claims no tax.";

/** The sheets that a document about an invoice shares; the day and hour are those of the invoice, so that its bytes never change. */
const shared = (row: InvoiceRow, publicUrl: string, { madeAt, howToCheck }: { readonly madeAt: Date; readonly howToCheck: string }) => ({
  council: { shortName: council.shortName, fullName: row.supplierName, contact: council.contactEmail },
  signatures: [],
  code: {
    text: `${publicUrl}${paths.verifyInvoice}/${row.verificationId}`,
    words: [
      howToCheck,
      `${publicUrl}${paths.verifyInvoice}/${row.verificationId}`,
      "Made by computer; no signature is needed (CGST Rules 2017, rule 46).",
    ],
  },
  madeAt: madeAt.toISOString(),
});

const isDemonstrationLead = ({ isDemonstration }: InvoiceRow): string => (isDemonstration ? ` ${lastDemonstration}` : "");

/**
 * The tax invoice as a document of figures, with everything that the law asks of one.
 * @source CGST Rules 2017, rule 46
 */
export const invoiceStatement = (row: InvoiceRow, publicUrl: string): Statement => ({
  ...shared(row, publicUrl, { madeAt: row.issuedAt, howToCheck: checkOfInvoice }),
  label: row.isDemonstration ? "Demonstration invoice" : "Tax invoice",
  title: `${row.isDemonstration ? "Invoice" : "Tax invoice"} ${row.number}`,
  lead: `Date ${formatIndianDate(row.issuedOn)}. To be paid by ${formatIndianDate(row.dueOn)}.${isDemonstrationLead(row)}`,
  sections: [parties(row), services(row), taxes(row), howToPay(row)],
});

/** What takes the invoice back, whole or in part. @source CGST Rules 2017, rule 53 */
export function creditNoteStatement(row: InvoiceRow, note: CreditNoteRow, publicUrl: string): Statement {
  const amounts = amountsOfNote(row, note);
  const isWhole = amounts.totalPaise === row.totalPaise;
  const lines = isWhole ? row.lines : row.lines.slice(0, 1).map((line) => ({ ...line, amountPaise: amounts.taxablePaise }));
  const credited = { ...row, ...amounts, lines };
  const does = isWhole ? "It cancels" : `It takes ${paiseText(amounts.totalPaise)} off`;
  return {
    ...shared(row, publicUrl, { madeAt: note.settledAt ?? note.preparedAt, howToCheck: checkOfOthers }),
    label: row.isDemonstration ? "Demonstration credit note" : "Credit note",
    title: `Credit note ${note.number ?? ""}`,
    lead: `Date ${formatIndianDate(note.issuedOn ?? "")}. ${does} the tax invoice ${row.number} of ${formatIndianDate(row.issuedOn)}. Reason: ${note.reason}${isDemonstrationLead(row)}`,
    sections: [
      parties(row),
      services(credited),
      taxes(credited),
      facts("Settlement", [["Paid of the invoice, now credit of the firm", paiseText(note.creditPaise)]]),
    ],
  };
}

const sourceWords = { by_hand: "Bank transfer", bank_file: "Bank transfer", credit: "Credit of the firm" } as const;

/** The receipt of a payment. */
export const receiptStatement = (row: InvoiceRow, payment: InvoicePaymentRow, publicUrl: string): Statement => ({
  ...shared(row, publicUrl, { madeAt: payment.recordedAt, howToCheck: checkOfOthers }),
  label: row.isDemonstration ? "Demonstration receipt" : "Receipt",
  title: `Receipt ${payment.receiptNumber}`,
  lead: `Received from ${row.firmName} for the tax invoice ${row.number} of ${formatIndianDate(row.issuedOn)}.${isDemonstrationLead(row)}`,
  sections: [
    facts("Payment", [
      ["Amount received", paiseText(payment.amountPaise)],
      ["In words", amountInWords(payment.amountPaise)],
      ["Day of the payment", formatIndianDate(payment.paidOn)],
      ["Paid by", sourceWords[payment.source]],
      ["UTR or reference", payment.reference],
      ["Settles of the invoice", paiseText(payment.appliedPaise)],
      ...(payment.amountPaise > payment.appliedPaise
        ? [["Kept as credit of the firm", paiseText(payment.amountPaise - payment.appliedPaise)] as const]
        : []),
    ]),
    parties(row),
  ],
});

const facts = (title: string, rows: readonly (readonly [string, string])[]): Section => ({
  title,
  columns: [
    { label: "Item", share: 3 },
    { label: "Value", share: 7 },
  ],
  rows: rows.map(([label, value]) => ({ cells: [label, value] })),
});

const parties = (row: InvoiceRow): Section => ({
  title: "Parties",
  columns: [
    { label: "", share: 2 },
    { label: "Supplier", share: 4 },
    { label: "Recipient", share: 4 },
  ],
  rows: [
    { cells: ["Name", row.supplierName, row.firmName] },
    { cells: ["Address", row.supplierAddress, row.firmAddress === "" ? "Not on record" : row.firmAddress] },
    { cells: ["GST number", row.supplierGstin, row.firmGstin ?? "Not registered"] },
    { cells: ["State and code", stateText(row.supplierGstin.slice(0, 2)), `${stateText(row.stateCode)}, place of supply`] },
  ],
});

const stateText = (code: string): string => `${gstStateName(code)} (${code})`;

const services = (row: InvoiceRow): Section => ({
  title: "Services",
  columns: [
    { label: "Service", share: 6 },
    { label: "SAC", share: 2 },
    { label: "Value, Rs", share: 2, isFigure: true },
  ],
  rows: [
    ...row.lines.map(({ description, sac, amountPaise }) => ({
      cells: [`${description}. ${bandTitle(row.bandLabel)}: ${row.bandLabel}`, sac, figures(amountPaise)],
    })),
    { cells: ["Taxable value", "", figures(row.taxablePaise)], isStrong: true },
  ],
});

function taxes(row: InvoiceRow): Section {
  const half = row.gstPercent / 2;
  const rows =
    row.igstPaise > 0 || row.cgstPaise === 0
      ? [["IGST", `${row.gstPercent} %`, row.igstPaise] as const]
      : [["CGST", `${half} %`, row.cgstPaise] as const, ["SGST", `${half} %`, row.sgstPaise] as const];
  return {
    title: "Tax and total",
    columns: [
      { label: "Tax", share: 6 },
      { label: "Rate", share: 2 },
      { label: "Amount, Rs", share: 2, isFigure: true },
    ],
    rows: [
      ...rows.map(([name, rate, paise]) => ({ cells: [name, rate, figures(paise)] })),
      { cells: ["Total", "", figures(row.totalPaise)], isStrong: true },
      { cells: [`${amountInWords(row.totalPaise)}. Tax is not payable on reverse charge.`, "", ""] },
    ],
  };
}

const howToPay = (row: InvoiceRow): Section =>
  facts("How to pay", [
    ["By bank transfer to", row.bankDetails],
    ["Name in the transfer", row.number],
    ...(row.state === "cancelled" ? [["State", invoiceStates.cancelled.label] as const] : []),
  ]);
