import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "भारत में विदेशी मिशन",
  description: "भारत में अन्य देशों के दूतावास और उच्चायोग कहाँ मिलते हैं।",
};
