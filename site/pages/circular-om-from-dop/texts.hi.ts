import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "औषध विभाग के परिपत्र और कार्यालय ज्ञापन",
  description: "चिकित्सा उपकरण उद्योग के लिए औषध विभाग के परिपत्र और कार्यालय ज्ञापन।",
};
