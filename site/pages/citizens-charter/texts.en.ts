import { council } from "#domain/council.ts";

export const texts = {
  label: "Citizen's Charter",
  description: `What ${council.shortName} does for members, buyers and citizens, in how many days, and what it asks of you.`,
  targetDays: "Target days for claims",
  scheme: "Scheme",
  council: `${council.shortName} checks the claim within`,
  dgft: `${council.officer} decides within`,
  reply: "The firm answers within",
  since: "By the rules of",
  days: (count: number, isWorkingDays: boolean): string => `${count} ${isWorkingDays ? "working " : ""}${count === 1 ? "day" : "days"}`,
  version: (number: number, from: string): string => `version ${number}, from ${from}`,
};
