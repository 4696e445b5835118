import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वेबिनार",
  description: "चिकित्सा उपकरण निर्यातकों के लिए परिषद के वेबिनार।",
};
