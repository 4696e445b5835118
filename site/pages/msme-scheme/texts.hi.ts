import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "एमएसएमई योजना",
  description: "चिकित्सा उपकरणों के सूक्ष्म, लघु और मध्यम निर्माताओं के लिए सरकारी योजनाएँ।",
};
