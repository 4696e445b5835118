import { council } from "#domain/council.ts";

export const texts = {
  label: "Membership Benefits",
  description: `What members of ${council.shortName} get: market access, reimbursements, events, data and advice.`,
};
