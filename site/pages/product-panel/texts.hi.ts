import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "उत्पाद पैनल",
  description: "परिषद के उत्पाद पैनल और उनके उपकरण।",
};
