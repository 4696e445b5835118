import type { facts as english } from "../en/facts.ts";

export const facts: typeof english = {
  toBeChecked: "आधिकारिक पाठ से मिलाना शेष है",
  caution: "ध्यान दें",
  source: (number) => `स्रोत ${number}`,
  sources: "यह कहाँ पढ़ा गया",
  officialPlaces: "आधिकारिक वेबसाइटें",
};
