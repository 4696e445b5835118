import { maxAbsenceDays } from "../accounts/absences.ts";
import { council } from "../council.ts";
import type { OwningOffice } from "../reimbursements/owners.ts";

/** Sentences of My work: owners, absences, work on many claims at once, saved views. */
export const workMessages = {
  hasOwner: (id: string, owner: string, since: string) =>
    `${owner} has been the owner of ${id} since ${since}. Take it over, or choose another claim.`,
  noOwnerAnyMore: (id: string) => `${id} is decided or closed, so it has no owner any more. Reload the page.`,
  officerGone: "This user is not an officer of your office any more. Choose another one.",
  chooseOfficer: "Choose the officer who gets it.",
  nobody: "nobody",
  decided: "It was decided or closed meanwhile.",
  notListed: "It is not in the lists of your office.",
  movedTo: (owner: string) => `It went to ${owner} meanwhile.`,
  mayNotOwn: (officer: string, office: OwningOffice) => {
    const acted = office === "dgft" ? `, acted on it for ${council.shortName},` : "";
    return `It cannot go to ${officer}, who decided on it before${acted} or counts as one person with who decided. Choose somebody else.`;
  },
  notWithMember: "It does not wait for the member's reply.",
  firmDeactivated: "The firm is deactivated. Reactivate it first.",
  reminded: (on: string) => `The member was reminded on ${on}. A reminder is sent at most once in 7 days.`,
  assigned: (done: number, to: string) => `${counted(done)} now ${done === 1 ? "has" : "have"} ${to} as owner.`,
  freed: (done: number) => `${counted(done)} ${done === 1 ? "is" : "are"} free now.`,
  remindersSent: (done: number) =>
    `${done === 1 ? "1 reminder goes" : `${done.toLocaleString("en-IN")} reminders go`} to the members by mail in the next minutes.`,
  chooseAbsent: "Choose the officer who is absent.",
  chooseDeputy: "Choose a deputy from the list.",
  absentAlready: (from: string, until: string) =>
    `This overlaps the absence from ${from} until ${until}. Cancel that one first, or choose other days.`,
  deputyAbsent: (name: string, from: string, until: string) => `${name} is absent from ${from} until ${until}, too. Choose another deputy.`,
  deputyIsSelf: "An officer cannot be the own deputy. Choose another one.",
  deputyGone: "This user is not an officer of your office. Choose another deputy.",
  daysTurned: "The last day is before the first day. Enter the last day again.",
  daysOver: "The last day is over. Enter a day from today on.",
  daysTooMany: `An absence is at most ${maxAbsenceDays} days long. Enter an earlier last day.`,
  absenceGone: "This absence was cancelled already, or is over. Reload the page.",
  viewNameNeeded: "Give the view a name.",
  viewNameTooLong: "The name must be at most 60 characters long.",
  viewNameTaken: (name: string) => `This list has a view called "${name}" already. Choose another name, or delete that view first.`,
  viewGone: "This view was deleted. Reload the page.",
  viewsFull: (most: number) => `You have ${most} views of this list. Delete one first.`,
} as const;

const counted = (claims: number): string => (claims === 1 ? "1 claim" : `${claims.toLocaleString("en-IN")} claims`);
