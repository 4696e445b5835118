import { council } from "../council.ts";
import type { SchemeKind } from "../reimbursements/schemes/kinds.ts";
import type { FigureEntries } from "./gfr12a.ts";

/** The filters that a report has. The year is that of the sanction order, but for `commitments`: there it is the end of the year. */
export type PaymentReportFilter = "scheme" | "year" | "state" | "payer";

type PaymentReportRule = { readonly title: string; readonly explanation: string; readonly filters: readonly PaymentReportFilter[] };

const moneyExplanation =
  "Amounts of payment lines in rupees: sanctioned by orders, paid by the council, paid by DGFT directly, what came back from firms, and what is not paid yet. The year is that of the order.";

/** Every report on payments, in the order of the page. @source money.md 6 "Arrears by age" */
export const paymentReports = {
  arrears: {
    title: "Arrears by age and firm",
    explanation: "What is sanctioned and not paid today, by the days since the sanction order.",
    filters: ["scheme", "year", "state", "payer"],
  },
  commitments: {
    title: "Commitments against grants",
    explanation:
      "What came in, what left, and how much of the rest is promised to firms by sanctions. Each amount leads to its entries in the ledger. The filters by state and by payer do not apply.",
    filters: ["scheme", "year"],
  },
  forecast: {
    title: "Cash forecast",
    explanation: `What ${council.shortName} has to pay, by the month in which the payment is expected: the target days of the rules in force after the papers of a payment were complete. A payment whose day is past counts in this month. What waits for papers, or is withheld, has no month. The filter by payer does not apply.`,
    filters: ["scheme", "year", "state"],
  },
  moneyByScheme: { title: "Payments by scheme", explanation: moneyExplanation, filters: ["scheme", "year", "state", "payer"] },
  moneyByYear: { title: "Payments by financial year", explanation: moneyExplanation, filters: ["scheme", "year", "state", "payer"] },
  moneyByState: {
    title: "Payments by state",
    explanation: `${moneyExplanation} The state is that of the firm's GST no.`,
    filters: ["scheme", "year", "state", "payer"],
  },
} as const satisfies Record<string, PaymentReportRule>;
export type PaymentReportKind = keyof typeof paymentReports;
export const paymentReportKinds = Object.keys(paymentReports) as [PaymentReportKind, ...PaymentReportKind[]]; // keys of a literal object

/** `paise`: an amount; `count`: a number; otherwise text. The first column names the row. */
export type PaymentReportColumn = { readonly key: string; readonly label: string; readonly type: "text" | "count" | "paise" };
export type PaymentReportRow = {
  readonly cells: Readonly<Record<string, string | number>>;
  /** The entries behind an amount, by column. */
  readonly entries?: Readonly<Record<string, FigureEntries & { readonly scheme: SchemeKind }>>;
  readonly isTotal?: boolean;
};
export type PaymentReport = {
  readonly kind: PaymentReportKind;
  readonly columns: readonly PaymentReportColumn[];
  readonly rows: readonly PaymentReportRow[];
  /** The main thing that the figures say, in a sentence. */
  readonly summary: string;
};

/** A report as a page shows it: its first rows and its sum, and how many rows there are without the sum. */
export type ShownPaymentReport = PaymentReport & { readonly rowCount: number };
