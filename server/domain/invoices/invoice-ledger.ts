import type { Paise } from "../rules/amounts.ts";

/**
 * The accounts of members' money, in a book of their own: it is never mixed with grants of the ministry. An entry with a plus comes
 * into an account, one with a minus leaves it; income, tax and credit of firms are therefore negative or zero.
 * @source money.md 6 "Ledger"; desks-and-more.md 5
 */
export const invoiceAccounts = {
  receivable: "Receivable from members",
  subscription_income: "Subscription income",
  gst_cgst: "GST output: CGST",
  gst_sgst: "GST output: SGST",
  gst_igst: "GST output: IGST",
  council_bank: "Bank of the council",
  credit_notes: "Credit notes",
  member_credit: "Credit of firms",
} as const;
export type InvoiceAccount = keyof typeof invoiceAccounts;
export const invoiceAccountNames = Object.keys(invoiceAccounts) as InvoiceAccount[]; // keys of a literal object

/** What is booked about an invoice. */
export const invoiceBookingKinds = {
  invoice: "Invoice",
  invoice_receipt: "Payment of a member",
  invoice_credit_used: "Credit of a firm used",
  credit_note: "Credit note",
  invoice_credit_repaid: "Credit of a firm paid back",
} as const;
export type InvoiceBookingKind = keyof typeof invoiceBookingKinds;
export const invoiceBookingKindNames = Object.keys(invoiceBookingKinds) as InvoiceBookingKind[]; // keys of a literal object

/** The book of members' money in the column that otherwise names a scheme. */
export const invoiceBook = "membership" as const;
export type InvoiceBook = typeof invoiceBook;

export type InvoicePosting = { readonly account: InvoiceAccount; readonly amountPaise: Paise };

/** The parts of an amount that was invoiced. */
export type InvoiceAmounts = {
  readonly taxablePaise: Paise;
  readonly cgstPaise: Paise;
  readonly sgstPaise: Paise;
  readonly igstPaise: Paise;
  readonly totalPaise: Paise;
};

/** An invoice: the firm owes it; subscription and taxes are income and owed tax. */
export const postingsOfInvoice = (amounts: InvoiceAmounts): InvoicePosting[] =>
  withoutZeros([{ account: "receivable", amountPaise: amounts.totalPaise }, ...incomeOf(amounts, "subscription_income", -1)]);

/** Money that came in. What is more than the firm owes is its credit. */
export const postingsOfReceipt = ({ appliedPaise, excessPaise }: { readonly appliedPaise: Paise; readonly excessPaise: Paise }): InvoicePosting[] =>
  withoutZeros([
    { account: "council_bank", amountPaise: appliedPaise + excessPaise },
    { account: "receivable", amountPaise: -appliedPaise },
    { account: "member_credit", amountPaise: -excessPaise },
  ]);

/** Credit of the firm that pays an invoice. */
export const postingsOfCredit = (paise: Paise): InvoicePosting[] => [
  { account: "member_credit", amountPaise: paise },
  { account: "receivable", amountPaise: -paise },
];

/** Credit of the firm that the council pays back to it. */
export const postingsOfRepayment = (paise: Paise): InvoicePosting[] => [
  { account: "member_credit", amountPaise: paise },
  { account: "council_bank", amountPaise: -paise },
];

/** A credit note over these amounts. What of them was paid becomes credit of the firm; the rest is no longer owed. */
export const postingsOfCreditNote = (amounts: InvoiceAmounts, creditPaise: Paise): InvoicePosting[] =>
  withoutZeros([
    ...incomeOf(amounts, "credit_notes", 1),
    { account: "receivable", amountPaise: -(amounts.totalPaise - creditPaise) },
    { account: "member_credit", amountPaise: -creditPaise },
  ]);

/**
 * What takes postings back.
 * @param creditedPaise what of them a credit note has made credit of the firm since: it is no longer credit, and is not owed again
 */
export function reversed(postings: readonly InvoicePosting[], creditedPaise: Paise): InvoicePosting[] {
  const all = [...postings.map(({ account, amountPaise }) => ({ account, amountPaise: -amountPaise })), ...postingsOfCredit(creditedPaise)];
  const sumOf = (account: InvoiceAccount): Paise =>
    all.filter((posting) => posting.account === account).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  return withoutZeros(invoiceAccountNames.map((account) => ({ account, amountPaise: sumOf(account) })));
}

const incomeOf = (amounts: InvoiceAmounts, account: InvoiceAccount, sign: 1 | -1): InvoicePosting[] => [
  { account, amountPaise: sign * amounts.taxablePaise },
  { account: "gst_cgst", amountPaise: sign * amounts.cgstPaise },
  { account: "gst_sgst", amountPaise: sign * amounts.sgstPaise },
  { account: "gst_igst", amountPaise: sign * amounts.igstPaise },
];

const withoutZeros = (postings: readonly InvoicePosting[]): InvoicePosting[] => postings.filter(({ amountPaise }) => amountPaise !== 0);
