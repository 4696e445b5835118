import { formatCount } from "../../shared/format.ts";

/** What the ranking of a fair does, for the question before it. */
export const rankingLines = (applied: number, seats: number): readonly string[] => [
  `${formatCount(applied, "application is", "applications are")} ranked by the published criteria. The list is final.`,
  `${offersOf(applied, seats)} Each firm gets a notice and an e-mail.`,
];

function offersOf(applied: number, seats: number): string {
  if (applied <= seats) return "Each is offered a seat.";
  const first = seats === 1 ? "The first is" : `The first ${seats} are`;
  return `${first} offered a seat, ${applied - seats === 1 ? "the other waits" : "the others wait"}.`;
}
