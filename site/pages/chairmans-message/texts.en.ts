import { council } from "#domain/council.ts";

export const texts = {
  label: "Chairman's Message",
  description: `A message from the office of the Chairman of ${council.shortName} on India's exports of medical devices.`,
};
