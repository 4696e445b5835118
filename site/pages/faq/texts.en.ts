import { council } from "#domain/council.ts";

export const texts = {
  label: "FAQ",
  description: `Questions that exporters and buyers ask ${council.shortName}, with answers.`,
};
