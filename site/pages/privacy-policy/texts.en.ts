import { council } from "#domain/council.ts";

export const texts = {
  label: "Privacy Policy",
  description: `Which personal data ${council.shortName} keeps, why, for how long, and your rights.`,
};
