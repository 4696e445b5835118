import { council } from "#domain/council.ts";
import type { Party, Reader } from "#domain/reimbursements/lifecycle.ts";

const parties = { member: "Member", council: council.shortName, dgft: council.officer, nobody: "Nobody" } as const satisfies Record<Party, string>;

/** Whose move it is, as this reader says it. */
export const partyName = (party: Party, reader: Reader): string => (party === reader ? "You" : parties[party]);

/** How long a party has had to act; a final state waits for no party. */
export function daysWaiting({ withWhom, daysInState }: { withWhom: Party; daysInState: number }): string {
  if (withWhom === "nobody") return "–";
  return daysInState === 1 ? "1 day" : `${daysInState} days`;
}
