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
};

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
      "How many calendar days reimbursements stayed in each stage, from the history. Half of them took no longer than the median, nine in ten no longer than the 90% figure. The year is that in which the stay began.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  deficiencies: {
    title: "Deficiencies by document",
    explanation: "Every deficiency that was shared with a member, by the document concerned. The year is that in which it was shared.",
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  approvalsByMonth: {
    title: "Approvals by month",
    explanation: `Reimbursements that ${council.officer} approved, by the month of the decision.`,
    permission: "reports.reimbursements",
    filters: ["scheme", "year"],
  },
  approvalsByYear: {
    title: "Approvals by financial year",
    explanation: `Reimbursements that ${council.officer} approved, by the financial year (April to March) of the decision. The filter by year does not apply.`,
    permission: "reports.reimbursements",
    filters: ["scheme"],
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
