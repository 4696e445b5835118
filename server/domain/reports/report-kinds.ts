import { council } from "../council.ts";
import type { Permission } from "../permissions.ts";

/** The filters of a report. */
export type ReportFilter = "scheme" | "year";

type ReportRule = {
  readonly title: string;
  /** What is counted, for a reader who sees the figures for the first time; `year` says which instant decides. */
  readonly explanation: string;
  readonly permission: Permission;
  readonly filters: readonly ReportFilter[];
  /** True for a report that does not stand on the page of all reports. */
  readonly hasOwnPage?: boolean;
};

const moneyExplanation = `What submitted reimbursements claim, what is recommended, what ${council.officer} has sanctioned, and what was paid, in rupees. An amount that is not known yet is not counted. The year is that of the submission.`;

/** What is counted of decisions that did not stand. */
const undoneExplanation =
  "A decision that is undone by the end of its financial year, or of the chosen days, is not counted. One that is undone later stays counted, and the reimbursement is pending again from then on.";

const decisionExplanation = `Calendar days from the submission to the decision of ${council.officer}, approvals and refusals, and whose they were: the averages of the parties and the days on hold add up to the average age. Days before a decision was undone count, days on which it stood do not. The year is that of the decision. ${undoneExplanation}`;

/**
 * Every report, in the order of the page. DGFT sees only forwarded reimbursements, from their forwarding on.
 * @source issue of the back office, "Reports"
 */
export const reports = {
  states: {
    title: "Reimbursements by state and scheme",
    explanation: "Every reimbursement by the state that it is in now. The year is that of its submission; drafts are not counted.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  waiting: {
    title: "Days waiting by stage",
    explanation:
      "How many calendar days reimbursements waited for each party, from the history; days on hold do not count. A wait goes on until another party has to act, and is named after the stage in which it began. Half of them took no longer than the median, nine in ten no longer than the 90% figure. The year is that in which the wait began.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  ages: {
    title: "Age of what waits now",
    explanation:
      "Every reimbursement that waits for a party now, by the calendar days since its submission. Days on which it stood decided before it was opened again do not count. The year is that of the submission.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  targets: {
    title: "Within target",
    explanation:
      "Waits of each party that ended by the date that the rules gave them, and those that ended later; days on hold move the date. Beside them how the waits that go on now stand, whatever the year. The year is that of the end of the wait. Waits that ended before the portal kept these dates are left out.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  decisions: {
    title: "Submission to decision by month",
    explanation: decisionExplanation,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  decisionsByScheme: {
    title: "Submission to decision by scheme",
    explanation: decisionExplanation,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  flow: {
    title: "Received, decided and pending by month",
    explanation: `What came in, what ${council.officer} decided, what was closed without a decision (by ${council.shortName}, or withdrawn), and what was still open at the end of the month or of the chosen days. For ${council.officer} a reimbursement comes in when it is forwarded for the first time. ${undoneExplanation}`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  deficiencies: {
    title: "Deficiencies by document",
    explanation: "Every deficiency that was shared with a member, by the document concerned. The year is that in which it was shared.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  reasons: {
    title: "Reasons of deficiencies",
    explanation:
      "Every deficiency that was shared with a member, by the phrases of the phrase book that its remark was made from. A remark of two phrases counts for both. The year is that in which it was shared.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  firstTimeRight: {
    title: "Right the first time, by document",
    explanation:
      "Of the reimbursements that were forwarded: in how many a document came, and in how many it was never found deficient. The year is that of the first forwarding.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  approvalsByMonth: {
    title: "Approvals by month",
    explanation: `Reimbursements that ${council.officer} approved, by the month of the decision. ${undoneExplanation}`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  approvalsByYear: {
    title: "Approvals by financial year",
    explanation: `Reimbursements that ${council.officer} approved, by the financial year (April to March) of the decision. The filter by year does not apply. ${undoneExplanation}`,
    permission: "reports.reimbursements",
    filters: ["scheme"],
  },
  moneyByScheme: { title: "Money by scheme", explanation: moneyExplanation, permission: "reports.reimbursements", filters: ["scheme", "year"] },
  moneyByMonth: {
    title: "Money by month",
    explanation: `${moneyExplanation} The month is that of the submission.`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  moneyByCountry: {
    title: "Money by country",
    explanation: `${moneyExplanation} The country is that of the costs. Before a claim is forwarded its amounts are not divided: those with costs in several countries are one row.`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  moneyByFirm: { title: "Money by firm", explanation: moneyExplanation, permission: "reports.reimbursements", filters: ["scheme", "year"] },
  secondLooks: {
    title: "Second looks",
    explanation:
      'Claims that a second officer looked at before they went to DGFT, and in how many that officer saw it otherwise (sent it back, or came to other figures). Anybody can compute the random sample again: a claim is in it when the first eight hex digits of SHA-256("seed:claim number"), read as a part of 2^32, are below the share. The month and its seed are those of the submission.',
    permission: "reviews.list",
    filters: ["scheme", "year"],
  },
  decidedAgain: {
    title: "Decided again",
    explanation:
      "Decisions that were asked to be made again: by fresh looks, for which a firm asks, and by reopenings, for which an office asks and which a second person confirms or declines. A reopening that still waits when the firm asks for a fresh look is overtaken. Of what was decided again, the sanctioned amount is compared with the one before; a refusal and a closing sanction nothing. What was withdrawn, or waits, is not decided again. The year is that of the request.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  parliament: {
    title: "Questions to Parliament",
    explanation: `One financial year in one table. The figures are the same for ${council.shortName} and ${council.officer}. ${undoneExplanation}`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
    hasOwnPage: true,
  },
  firms: {
    title: "Firms by status",
    explanation: "Member firms as they stand today, by the status of their login and, side by side, of their membership. The filters do not apply.",
    permission: "reports.firms",
    filters: [],
  },
} as const satisfies Record<string, ReportRule>;

export type ReportKind = keyof typeof reports;
export const reportKinds = Object.keys(reports) as [ReportKind, ...ReportKind[]]; // keys of a literal object
/** The reports of the page of all reports. */
export const listedReportKinds = reportKinds.filter((kind) => (reports[kind] as ReportRule).hasOwnPage !== true); // each row satisfies ReportRule
