import { daysAfter } from "../dates.ts";
import type { Paise } from "../rules/amounts.ts";
import { finalStates, type Action, type Reader, type State } from "./lifecycle.ts";

/** The actions that decide. A firm that withdraws decides nothing. */
export const decisionKinds = ["approve", "refuse", "council_close"] as const satisfies readonly Action[];
export type DecisionKind = (typeof decisionKinds)[number];

/** The office that decides with each. */
const offices = { approve: "dgft", refuse: "dgft", council_close: "council" } as const satisfies Record<DecisionKind, Exclude<Reader, "member">>;
export const officeOf = (kind: DecisionKind): "dgft" | "council" => offices[kind];

/** What a decision gave for an item, with the reason for each rupee less. */
export type DecisionLine = { readonly itemId: string; readonly sanctionedPaise: Paise; readonly reason: string | null };

/** The length of the reason for a fresh look or a reopening, in characters. */
export const undoReason = { min: 20, max: 4000 } as const;

export const isDecided = (state: State): boolean => finalStates.some((one) => one === state);

/** Whether it was decided before, whatever happened since. */
export const wasDecided = (timeline: readonly { readonly action: string }[]): boolean =>
  timeline.some(({ action }) => decisionKinds.some((kind) => kind === action));

/** The last day on which a fresh look at a decision can be asked for. @param decidedOn YYYY-MM-DD in India */
export const freshLookLastDay = (decidedOn: string, days: number): string => daysAfter(decidedOn, days);

type Decided = { readonly state: State; readonly freshLookUntil: string | null };

/** Whether the firm may add a document to a fresh look that it has not asked for yet. */
export const isOpenForFreshLook = ({ state, freshLookUntil }: Decided): boolean => isDecided(state) && freshLookUntil !== null;
