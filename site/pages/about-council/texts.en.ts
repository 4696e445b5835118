import { council } from "#domain/council.ts";

export const texts = {
  label: `About ${council.shortName}`,
  description: `How the ${council.fullName} was set up, who it serves and how it works with the Government of India.`,
};
