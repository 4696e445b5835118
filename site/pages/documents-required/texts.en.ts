import { council } from "#domain/council.ts";

export const texts = {
  label: "Documents Required",
  description: `The papers that a firm needs to become a member of ${council.shortName}.`,
};
