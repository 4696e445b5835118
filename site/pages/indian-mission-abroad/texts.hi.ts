import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "विदेशों में भारतीय मिशन",
  description: "भारतीय दूतावास और उच्चायोग निर्यातकों की मदद कैसे करते हैं और कहाँ मिलते हैं।",
};
