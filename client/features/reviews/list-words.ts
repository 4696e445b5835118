import { council } from "#domain/council.ts";
import type { Party, Reader } from "#domain/reimbursements/lifecycle.ts";

type Tone = "blue" | "orange" | "green" | "neutral";

/** The shade of a status by its words. @source specification 4 "Status text shading" */
export function statusTone(status: string): Tone {
  const words = status.toLowerCase();
  if (words.includes("under review")) return "blue";
  if (words.includes("deficiency")) return "orange";
  return words.includes("approved") ? "green" : "neutral";
}

const parties = { member: "Member", council: council.shortName, dgft: council.officer, nobody: "Nobody" } as const satisfies Record<Party, string>;

/** Whose move it is, as this reader says it. */
export const partyName = (party: Party, reader: Reader): string => (party === reader ? `${parties[party]} (you)` : parties[party]);

/** How long somebody's move has been awaited; nothing is awaited in a final state. */
export function daysWaiting({ withWhom, daysInState }: { withWhom: Party; daysInState: number }): string {
  if (withWhom === "nobody") return "–";
  return daysInState === 1 ? "1 day" : `${daysInState} days`;
}
