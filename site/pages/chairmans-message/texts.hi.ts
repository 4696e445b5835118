import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "अध्यक्ष का संदेश",
  description: "भारत के चिकित्सा उपकरण निर्यात पर अध्यक्ष कार्यालय का संदेश।",
};
