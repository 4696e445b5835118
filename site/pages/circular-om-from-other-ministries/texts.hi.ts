import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "अन्य मंत्रालयों के परिपत्र और कार्यालय ज्ञापन",
  description: "चिकित्सा उपकरण उद्योग के लिए अन्य मंत्रालयों और निकायों के परिपत्र और कार्यालय ज्ञापन।",
};
