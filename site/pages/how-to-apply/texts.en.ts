import { council } from "#domain/council.ts";

export const texts = {
  label: "How to Apply",
  description: `How a firm applies for membership of ${council.shortName}, and whom to ask.`,
};
