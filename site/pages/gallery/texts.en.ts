import { council } from "#domain/council.ts";

export const texts = {
  label: "Gallery",
  description: `Pictures of the work of ${council.shortName} and of the devices that India exports.`,
  previous: "Previous",
  next: "Next",
  close: "Close",
  all: "All pictures",
  none: "No pictures have been published yet.",
};
