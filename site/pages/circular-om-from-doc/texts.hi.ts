import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वाणिज्य विभाग के परिपत्र और कार्यालय ज्ञापन",
  description: "निर्यातकों के लिए वाणिज्य विभाग के परिपत्र और कार्यालय ज्ञापन।",
};
