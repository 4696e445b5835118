import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "प्रकाशन",
  description: "चिकित्सा उपकरण निर्यातकों के लिए प्रकाशन।",
};
