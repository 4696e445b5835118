import { council } from "#domain/council.ts";

export const texts = {
  label: "Product Panel",
  description: `The product panels of ${council.shortName} and the devices that each of them covers.`,
};
