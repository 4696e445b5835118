import type { Party, Reader } from "#domain/reimbursements/lifecycle.ts";
import { partyNames } from "#domain/reimbursements/party-names.ts";

/** Whose move it is, as this reader says it. */
export const partyName = (party: Party, reader: Reader): string => (party === reader ? "You" : partyNames[party]);

export const countedDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

/** Days since the submission, until the decision. */
export const ageText = (days: number): string => `Age ${countedDays(days)}`;

/** How long a party has had to act; a final state waits for no party. */
export function daysWaitingText({ withWhom, daysWaiting }: { withWhom: Party; daysWaiting: number }): string {
  if (withWhom === "nobody") return "–";
  return countedDays(daysWaiting);
}
