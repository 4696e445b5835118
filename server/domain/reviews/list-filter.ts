import { clockOf, states, stateText, type Party, type Reader, type State } from "../reimbursements/lifecycle.ts";

/** The offices that have a list of reimbursements. */
export type ReviewOffice = Exclude<Reader, "member">;

/** "needs_me" lists what waits for an action of this office. */
export const listShows = ["needs_me", "all"] as const;
export type ListShow = (typeof listShows)[number];

type OrderRow = { readonly column: "firm" | "contact" | "number" | "amount" | "days" | "with"; readonly direction: "ascending" | "descending" };

/** The orders of a list, each by one of its columns. */
export const listOrders = {
  longest: { column: "days", direction: "descending" },
  latest: { column: "days", direction: "ascending" },
  firm: { column: "firm", direction: "ascending" },
  firm_back: { column: "firm", direction: "descending" },
  contact: { column: "contact", direction: "ascending" },
  contact_back: { column: "contact", direction: "descending" },
  number: { column: "number", direction: "ascending" },
  number_back: { column: "number", direction: "descending" },
  amount: { column: "amount", direction: "descending" },
  amount_back: { column: "amount", direction: "ascending" },
  with: { column: "with", direction: "ascending" },
  with_back: { column: "with", direction: "descending" },
} as const satisfies Record<string, OrderRow>;
export type ListOrder = keyof typeof listOrders;
export const listOrderValues = Object.keys(listOrders) as [ListOrder, ...ListOrder[]]; // keys of a literal object

/** Waiting rows are listed longest waiting first, all rows last changed first. */
export const orderAtFirst = (show: ListShow): ListOrder => (show === "needs_me" ? "longest" : "latest");

/** A list as a spreadsheet is made while the request waits; a csv of any length is sent row by row. */
export const maxSheetRows = 5_000;

/** Ages of open claims in days since the submission, without those on which a claim stood decided, both ends included. */
export const ageRanges = {
  "0-7": { from: 0, to: 7, label: "Up to 7 days" },
  "8-15": { from: 8, to: 15, label: "8 to 15 days" },
  "16-30": { from: 16, to: 30, label: "16 to 30 days" },
  "31-60": { from: 31, to: 60, label: "31 to 60 days" },
  "over-60": { from: 61, to: 36_500, label: "Over 60 days" },
} as const satisfies Record<string, { readonly from: number; readonly to: number; readonly label: string }>;
export type AgeRange = keyof typeof ageRanges;
export const ageRangeValues = Object.keys(ageRanges) as [AgeRange, ...AgeRange[]]; // keys of a literal object

/** An owner in the filter of a list: the reader, nobody, or the id of an officer. */
export const ownerWords = { me: "Me", nobody: "Nobody" } as const;

/** A draft is not listed. */
export const listedStates = states.filter((state): state is Exclude<State, "DRAFT"> => state !== "DRAFT");
export type ListedState = (typeof listedStates)[number];

/** The order of a list by "With whom": the reader's own office first, rows that wait for no party last. */
export const turnOrders = {
  council: ["council", "dgft", "member", "nobody"],
  dgft: ["dgft", "council", "member", "nobody"],
} as const satisfies Record<ReviewOffice, readonly Party[]>;

/** The states in which this office has to act. */
export const statesFor = (office: ReviewOffice): State[] => states.filter((state) => clockOf(state) === office);

/** The states by which an office filters: for the officer all states with the council are one, except a query of DGFT. */
export const filterStates = (office: ReviewOffice): ListedState[] =>
  listedStates.filter((state) => office === "council" || clockOf(state) !== "council" || state === "DEFICIENCY_DGFT");

/** The label of a state in the filter of this office. */
export function filterLabel(state: ListedState, office: ReviewOffice): string {
  // The reason, and who raised a deficiency, belong to one reimbursement, not to the filter.
  if (state === "CLOSED") return "Closed";
  return stateText(state, office, { step: 1, stepCount: 1, flaggedCount: 0, approvedOn: undefined, closedReason: undefined, isQueryOfDgft: false });
}
