import { council } from "#domain/council.ts";

export const texts = {
  label: "Reports Hub",
  description: `Reports of ${council.shortName} on trade in medical devices.`,
};
