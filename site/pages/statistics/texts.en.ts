import { council } from "#domain/council.ts";

export const texts = {
  label: "Statistics",
  description: "Claims for reimbursement by scheme and financial year: received, approved, claimed, sanctioned and paid.",
  lead: `How many claims for reimbursement the members of ${council.shortName} submitted in a financial year, and what came of them.`,
  countedUpTo: (day: string): string => `Counted up to ${day}: what was submitted, decided and paid by the end of that day.`,
  lastDay: "Counted up to",
  caption: "Claims by scheme and financial year of their submission",
  year: "Financial year",
  scheme: "Scheme",
  columns: {
    received: "Received",
    approved: "Approved",
    claimed: "Claimed, Rs",
    sanctioned: "Sanctioned, Rs",
    paid: "Paid, Rs",
  },
  hidden: "Hidden",
  none: "No claim has been submitted yet.",
  notes: "How to read it",
  noteList: [
    "Every figure is of the claims that were submitted in the year, whenever they were decided or paid. A figure of a year can therefore still grow.",
    "A figure behind which one to four firms stand is hidden. Of two numbers of claims or two amounts in a row, the smaller one is also hidden when they differ by the claims of one to four firms. There are no totals, because hidden figures could be found from them.",
    "Amounts are in Indian rupees. A cost in another currency counts at the rate of its day.",
  ],
  download: "Download as csv",
};
