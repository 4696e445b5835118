import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वार्षिक रिपोर्ट",
  description: "चिकित्सा उपकरण निर्यातकों के काम की वार्षिक रिपोर्टें।",
};
