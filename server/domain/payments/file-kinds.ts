import type { Permission } from "../permissions.ts";

/** The media types of lists, by the format in which they are read. */
export const listMediaTypes = {
  csv: "text/csv",
  xls: "application/vnd.ms-excel",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;

/** The files that people give for payments, and who may give each. */
export const paymentFileKinds = {
  order: { permission: "payments.recordOrder", accept: "pdf" },
  pre_receipt: { permission: "payments.givePreReceipt", accept: "pdf_or_image" },
  cheque: { permission: "payments.giveAccount", accept: "pdf_or_image" },
  /** What proves a line that is settled by hand, a grant or a refund. */
  proof: { permission: "payments.settle", accept: "pdf_or_image" },
  /** What proves a payment of an invoice: of the office, and of the firm. */
  invoice_proof: { permission: "invoices.prepare", accept: "pdf_or_image" },
  own_invoice_proof: { permission: "invoices.giveProof", accept: "pdf_or_image" },
  /** What proves that an exhibitor paid the fee of a fair. */
  fair_fee_proof: { permission: "fairs.payFee", accept: "pdf_or_image" },
  /** A statement of the council's bank. */
  bank_statement: { permission: "invoices.prepare", accept: "list" },
  /** UTRs and returns of a bank. */
  bank_reply: { permission: "payments.settle", accept: "list" },
} as const satisfies Record<string, { readonly permission: Permission; readonly accept: "pdf" | "pdf_or_image" | "list" }>;
export type PaymentFileKind = keyof typeof paymentFileKinds;
export const paymentFileKindNames = Object.keys(paymentFileKinds) as [PaymentFileKind, ...PaymentFileKind[]]; // keys of a literal object
