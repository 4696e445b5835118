import { council } from "#domain/council.ts";

export const texts = {
  label: "Webinar",
  description: `Webinars of ${council.shortName} for exporters of medical devices.`,
};
