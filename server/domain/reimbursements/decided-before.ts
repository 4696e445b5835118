import { isSecondPerson, type Invitations } from "../accounts/second-person.ts";
import { daysAfter, formatIndianDate } from "../dates.ts";
import { officeOf, type DecisionKind } from "./decisions.ts";
import type { State } from "./lifecycle.ts";
import { undoMessages } from "./undo-messages.ts";

/** A decision that was made on a claim. */
export type Decider = { readonly kind: DecisionKind; readonly decidedBy: string };

/**
 * Whether this user decided on a claim before, or counts as one person with who did: somebody else has to judge it now.
 * @source desks-and-more.md 2 "fresh look"; money.md 5
 */
export const hasDecided = (deciders: readonly Decider[], invitations: Invitations, userId: string): boolean =>
  deciders.some(({ decidedBy }) => !isSecondPerson(invitations, decidedBy, userId));

/**
 * Whether this user can be the second person for what a colleague prepared: they count as two people, and the user has not decided before.
 * @source desks-and-more.md 2 "second look"
 */
export const canLookSecond = (invitations: Invitations, preparedBy: string, deciders: readonly Decider[], userId: string): boolean =>
  isSecondPerson(invitations, preparedBy, userId) && !hasDecided(deciders, invitations, userId);

type Closing = { readonly id: string; readonly state: State; readonly dueOn: string | null };

/**
 * Why the council cannot close a claim on which DGFT has decided; undefined when it can. DGFT decides such a claim again. Only when the firm
 * has not replied by its date nobody but the council can end it.
 * @param dueOn YYYY-MM-DD, the date by which the firm is to reply
 * @param today YYYY-MM-DD in India
 */
export function closingProblem({ id, state, dueOn }: Closing, deciders: readonly Decider[], today: string): string | undefined {
  if (!deciders.some(({ kind }) => officeOf(kind) === "dgft")) return undefined;
  if (state !== "DEFICIENCY_SHARED" || dueOn === null) return undoMessages.dgftDecidesAgain(id);
  return dueOn < today ? undefined : undoMessages.closedAfterReplyDate(id, formatIndianDate(daysAfter(dueOn, 1)));
}
