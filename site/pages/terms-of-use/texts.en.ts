import { council } from "#domain/council.ts";

export const texts = {
  label: "Terms of Use",
  description: `The terms on which ${council.shortName} offers this website.`,
};
