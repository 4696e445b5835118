import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "भारत में प्रदर्शनियाँ",
  description: "भारत में होने वाली चिकित्सा उपकरण प्रदर्शनियाँ।",
};
