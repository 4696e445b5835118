import { council } from "#domain/council.ts";

export const texts = {
  label: "Membership Query",
  description: `Ask ${council.shortName} about membership, renewal and the RCMC.`,
  formTitle: "Ask about membership",
  subject: "Membership",
};
