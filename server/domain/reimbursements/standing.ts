import { council } from "../council.ts";
import { states, type State } from "./lifecycle.ts";

/**
 * The groups by which a member filters; each state is in one of them.
 * @source product.md "Life of a reimbursement", column "clock runs for"
 */
export const standings = {
  drafts: { label: "Drafts", states: ["DRAFT"] },
  action: { label: "Action needed", states: ["DEFICIENCY_SHARED"] },
  council: { label: `With ${council.shortName}`, states: ["SUBMITTED", "UNDER_REVIEW", "RESUBMITTED", "FRESH_LOOK", "DEFICIENCY_DGFT"] },
  dgft: { label: `With ${council.officer}`, states: ["UNDER_REVIEW_DGFT"] },
  approved: { label: "Approved", states: ["APPROVED_DGFT"] },
  closed: { label: "Closed", states: ["CLOSED"] },
} as const satisfies Record<string, { readonly label: string; readonly states: readonly State[] }>;

export type Standing = keyof typeof standings;
export const standingValues = Object.keys(standings) as [Standing, ...Standing[]]; // keys of a literal object

/** The states of a standing, or all of them. */
export const statesOf = (standing: Standing | undefined): readonly State[] => (standing === undefined ? states : standings[standing].states);
