import { daysAfter } from "../dates.ts";
import { council } from "../council.ts";
import type { SchemeKind } from "../reimbursements/schemes/kinds.ts";
import type { Paise } from "../rules/amounts.ts";
import { daysOfYear } from "./financial-year.ts";
import type { LedgerAccount, LedgerKind, LedgerView } from "./ledger.ts";

/** The sums of the entries of each account, signed as they are booked; an account without entries is absent. */
export type AccountSums = ReadonlyMap<LedgerAccount, Paise>;

/** A grant of the year with the number of its order; a minus where a grant of an earlier year was reversed. */
export type CertifiedGrant = {
  readonly reference: string;
  /** The day of the order, or of the receipt where the order has none. YYYY-MM-DD. */
  readonly referenceOn: string;
  readonly receivedOn: string;
  readonly amountPaise: Paise;
};

/** The entries behind a figure: those of these accounts and days. Without `from` all up to `to`. */
export type FigureEntries = { readonly view: LedgerView; readonly from?: string; readonly to: string; readonly kind?: LedgerKind };
export type CertificateFigure = { readonly paise: Paise; readonly entries: FigureEntries };

/** The figures of form GFR 12-A for a scheme and a financial year. */
export type Certificate = {
  readonly scheme: SchemeKind;
  /** "2026-27" */
  readonly year: string;
  readonly from: string;
  readonly to: string;
  /** 3 (iii): the unspent balance at the beginning; 3 (ii), the part that was sent to the bank and not confirmed. */
  readonly opening: CertificateFigure;
  readonly openingInPayment: CertificateFigure;
  /** Column 2, of the bank and of firms that paid back late. */
  readonly interest: CertificateFigure;
  readonly interestOfFirms: CertificateFigure;
  /** Column 3 */
  readonly interestRefunded: CertificateFigure;
  /** Column 4 */
  readonly grants: readonly CertifiedGrant[];
  readonly grantTotal: CertificateFigure;
  /** Unspent balance that went back; the form has no column for it. */
  readonly balanceRefunded: CertificateFigure;
  /** Column 5: 1 + 2 - 3 + 4, less the balance that went back. */
  readonly available: Paise;
  /** Column 6: what was paid to firms, less what they paid back. */
  readonly paid: CertificateFigure;
  readonly recovered: CertificateFigure;
  readonly expenditure: Paise;
  /** Column 7: 5 - 6, and 6 (iii) of the position at the end. */
  readonly closing: CertificateFigure;
  readonly closingInPayment: CertificateFigure;
  /** Not of the council's money: what DGFT paid to firms in the year. */
  readonly paidElsewhere: CertificateFigure;
};

const funds = (sums: AccountSums): Paise =>
  0 - (["grant_received", "interest", "recovered", "paid", "refunded"] as const).reduce((sum, account) => sum + (sums.get(account) ?? 0), 0);

type CertificateSums = {
  /** All entries before the year. */
  readonly before: AccountSums;
  /** Those of the year. */
  readonly within: AccountSums;
  /** Of the year, in the accounts `interest` and `refunded`. */
  readonly interestOfFirms: Paise;
  readonly interestRefunded: Paise;
  readonly grants: readonly CertifiedGrant[];
};

/**
 * The form from sums of entries alone. Money that was sent to the bank counts as unspent until the bank says "paid".
 * @source General Financial Rules 2017, rule 238 and form GFR 12-A
 */
export function certificateOf(
  { scheme, year }: Pick<Certificate, "scheme" | "year">,
  { before, within, interestOfFirms, interestRefunded, grants }: CertificateSums,
): Certificate {
  const { from, to } = daysOfYear(year);
  const dayBefore = daysAfter(from, -1);
  const at = (account: LedgerAccount): Paise => within.get(account) ?? 0;
  const ofYear = (view: LedgerView, paise: Paise, kind?: LedgerKind): CertificateFigure => ({
    paise,
    entries: { view, from, to, ...(kind !== undefined && { kind }) },
  });
  const opening = funds(before);
  const interest = 0 - at("interest");
  const grantTotal = 0 - at("grant_received");
  const balanceRefunded = at("refunded") - interestRefunded;
  const recovered = 0 - at("recovered");
  const expenditure = at("paid") - recovered;
  const available = opening + interest - interestRefunded + grantTotal - balanceRefunded;
  const closing = opening + funds(within);
  return {
    scheme,
    year,
    from,
    to,
    opening: { paise: opening, entries: { view: "funds", to: dayBefore } },
    openingInPayment: { paise: before.get("in_payment") ?? 0, entries: { view: "in_payment", to: dayBefore } },
    interest: ofYear("interest", interest),
    interestOfFirms: ofYear("interest", interestOfFirms, "recovery_interest"),
    interestRefunded: ofYear("refunded", interestRefunded, "refund_interest"),
    grants,
    grantTotal: ofYear("grant_received", grantTotal),
    balanceRefunded: ofYear("refunded", balanceRefunded, "refund"),
    available,
    paid: ofYear("paid", at("paid")),
    recovered: ofYear("recovered", recovered),
    expenditure,
    closing: { paise: closing, entries: { view: "funds", to } },
    closingInPayment: { paise: (before.get("in_payment") ?? 0) + at("in_payment"), entries: { view: "in_payment", to } },
    paidElsewhere: ofYear("paid_elsewhere", at("paid_elsewhere")),
  };
}

/** The text that the office signs, in words of the product. @source form GFR 12-A */
export const certificateText = {
  certified:
    "Certified that the conditions of the grants were fulfilled or are being fulfilled, and that these checks were made so that the money went to the purpose for which it was sanctioned:",
  checks: [
    "The books of the council are kept as its rules ask, and their figures are those of this certificate.",
    "Each payment rests on an approved reimbursement, an order of sanction and a signed pre-receipt of the firm.",
    "The bank account of each firm was confirmed by the council before money was sent to it.",
    "Each payment was prepared by one person and approved by another.",
    "Interest on the grants, and what was paid back, is in the accounts and stated above.",
    "To the best of our knowledge no amount is stated here that an audit has objected to and that is not settled.",
  ],
  financeHead: `Head of Finance, ${council.shortName}`,
  head: `Head of the Organisation, ${council.shortName}`,
} as const;
