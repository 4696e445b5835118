import { council } from "#domain/council.ts";

export const texts = {
  label: "Check a Member",
  description: `Find out whether a firm is a member of ${council.shortName} today, by the code of its verification mark.`,
  lead: `Each member firm has a mark with a code. Enter it here, and see whether the firm is a member of ${council.shortName} today.`,
  code: "Code or address of the mark",
  hint: "It stands below the square code on papers and web pages of the firm. You can also scan the square code.",
  noCode: "Enter the code as it stands below the mark: five groups of letters and digits with hyphens between them",
  check: "Check",
  yes: "Yes",
  no: "No",
  unknownFirm: "The firm of this code",
  isMember: (firm: string) => `${firm} is a member of the ${council.fullName} today.`,
  isNoMember: (firm: string) => `${firm} is not a member of the ${council.fullName} today.`,
};
