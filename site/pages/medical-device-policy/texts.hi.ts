import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "चिकित्सा उपकरण नीति",
  description: "राष्ट्रीय चिकित्सा उपकरण नीति 2023: लक्ष्य, रणनीतियाँ और निर्यातकों के लिए उनका अर्थ।",
};
