import { council } from "#domain/council.ts";

export const texts = {
  label: "Circulars",
  description: `Circulars of ${council.shortName} that everybody may read. Members find all circulars for their firm in the portal.`,
  caption: "Circulars, the newest first",
  years: "Financial years",
  allYears: "All years",
  number: "Number",
  subject: "Subject",
  publishedOn: "Published on",
  holdsFrom: "Holds from",
  state: "State",
  inForce: "In force",
  holdsFromDay: (day: string) => `Holds from ${day}`,
  replacedFrom: (number: string, day: string) => `Replaced from ${day} by no. ${number}`,
  replacedBy: (number: string) => `Replaced by no. ${number}`,
  membersOnly: "Members of the council find all circulars for their firm in the portal.",
  signIn: "Sign in",
};
