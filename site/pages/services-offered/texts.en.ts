import { council } from "#domain/council.ts";

export const texts = {
  label: "Services Offered",
  description: `What ${council.shortName} does for exporters: compliance, market access, buyer-seller meets and a voice in policy.`,
};
