import { council } from "#domain/council.ts";
import type { AmountProblem, FeeBand, FeeCategory } from "#domain/members/membership-fees.ts";

const problems: Readonly<Record<AmountProblem, string>> = {
  empty: "Enter the exports of the year, like 45 lakh",
  not_a_number: "Exports must be an amount in rupees, like 4500000, 45 lakh or 2.5 crore",
  negative: "Exports cannot be below zero. A firm that has not exported enters 0",
  too_large: "Exports are at most 1,00,000 crore here. Check the number of zeros, and whether lakh or crore is meant",
};

export const texts = {
  label: "Become a Member",
  description: `Subscription fees of ${council.shortName} of the financial year by export turnover, with GST.`,
  band: ({ label }: FeeBand): string => label,
  category: ({ label }: FeeCategory): string => label,
  lead: (feeYear: string, exportYear: string): string =>
    `The yearly subscription for ${feeYear}. What a firm pays depends on its exports of ${exportYear}.`,
  noTable: "No fees are published at the moment. Ask the Membership Desk what is charged.",
  yearOver: (feeYear: string, date: string): string =>
    `These are the fees of ${feeYear}. That year ended on ${date}, and the fees of the year after it are not published here yet. Ask the Membership Desk before you pay.`,
  nextYear: (feeYear: string): string => `From 1 April: the fees of ${feeYear}`,
  calculator: "What will my firm pay?",
  exportsLabel: (year: string): string => `Exports of the firm in ${year}, in rupees`,
  exportsHint: "Write 4500000, 45 lakh or 2.5 crore.",
  calculate: "Show the fee",
  problems,
  ofYear: (year: string): string => `Subscription for ${year}.`,
  yearOverShort: "That year is over. Ask the Membership Desk before you pay.",
  readAs: (amount: string): string => `For exports of ${amount}`,
  bandLabel: "Export band",
  feeLabel: "Fee",
  gstLabel: (percent: number): string => `GST ${percent}%`,
  totalLabel: "To pay in all",
  proofByAccountant: "The exports are certified by a chartered accountant.",
  proofBySelf: "In this band the firm may certify its exports itself.",
  tableCaption: (year: string): string => `Subscription ${year} by exports, in rupees`,
  total: "Total",
  categoriesCaption: (year: string): string => `Members that are not judged by exports, ${year}, in rupees`,
  categoryLabel: "Kind of member",
  rulesTitle: "How it is charged",
  /** `selfCertifying`: the bands in which a firm may certify its own exports. */
  rules: (validUntil: string, exportYear: string, percent: number, selfCertifying: readonly FeeBand[]): readonly string[] => [
    `The subscription is charged once in a financial year, and the membership holds until 31 March: this one until ${validUntil}.`,
    `The band follows from the exports of ${exportYear}. A chartered accountant certifies them.`,
    ...(selfCertifying.length === 0
      ? []
      : [`Bands in which the firm may certify its exports itself: ${selfCertifying.map(({ label }) => label).join("; ")}.`]),
    `GST of ${percent}% is added to every fee.`,
    "A member does not apply again. The council issues the invoice of the new year in the member portal, under Invoices. Its payment renews the membership until the next 31 March.",
  ],
  laterYear: "The table of a later year stands here once the council has published it. Until then ask the Membership Desk what is charged.",
  nextTitle: "Next",
};
