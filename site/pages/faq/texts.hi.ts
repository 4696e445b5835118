import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सामान्य प्रश्न",
  description: "निर्यातकों और क्रेताओं के प्रश्न और उनके उत्तर।",
};
