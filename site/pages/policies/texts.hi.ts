import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "नीतियाँ",
  description: "चिकित्सा उपकरण निर्माताओं और निर्यातकों के लिए नीतियाँ और मार्गदर्शन।",
};
