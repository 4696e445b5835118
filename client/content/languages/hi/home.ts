import type { home as english } from "../en/home.ts";

export const home: typeof english = {
  lead: "हम भारत के चिकित्सा उपकरण निर्माताओं को 150 से अधिक देशों के क्रेताओं तक पहुँचने में मदद करते हैं।",
};
