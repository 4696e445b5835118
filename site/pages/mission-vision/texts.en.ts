import { council } from "#domain/council.ts";

export const texts = {
  label: "Mission & Vision",
  description: `What ${council.shortName} wants to reach for India's medical devices in the world, and how.`,
};
