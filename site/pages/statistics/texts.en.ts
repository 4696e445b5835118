import { council } from "#domain/council.ts";

export const texts = {
  label: "Statistics",
  description: "Claims for reimbursement by scheme and financial year: received, approved, claimed, sanctioned and paid.",
  lead: `How many claims for reimbursement the members of ${council.shortName} submitted in a financial year, and what came of them until now.`,
  countedOn: (day: string): string => `Counted on ${day}.`,
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
    "A figure behind which fewer than five firms stand is hidden, so that nobody can tell whose it is. There are no totals for the same reason.",
    "Amounts are in Indian rupees. A cost in another currency counts at the rate of its day.",
  ],
  download: "Download as csv",
};
