import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "व्यापार मेले",
  description: "भारत और विदेश में चिकित्सा उपकरणों के व्यापार मेले।",
};
