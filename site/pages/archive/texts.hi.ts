import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "पुरालेख",
  description: "वे सूचनाएँ और निविदाएँ जिनकी तारीख़ बीत चुकी है।",
  lead: "इन सूचनाओं और निविदाओं की तारीख़ बीत चुकी है; ये अब लागू नहीं हैं। जो लागू हैं:",
  none: "पुरालेख के इस भाग में अभी कुछ नहीं है।",
  kinds: "बीती सूचनाएँ और निविदाएँ",
};
