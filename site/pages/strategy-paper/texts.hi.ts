import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "रणनीति पत्र",
  description: "भारत के चिकित्सा उपकरण निर्यात पर रणनीति पत्र।",
};
