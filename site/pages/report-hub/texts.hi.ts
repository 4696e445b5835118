import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "रिपोर्ट केंद्र",
  description: "चिकित्सा उपकरण व्यापार पर परिषद की रिपोर्टें।",
};
