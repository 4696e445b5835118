import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "चिकित्सा उपकरण योजना",
  description: "चिकित्सा उपकरण निर्माताओं के लिए सरकारी योजनाएँ।",
};
