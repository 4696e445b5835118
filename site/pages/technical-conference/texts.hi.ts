import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "तकनीकी सम्मेलन",
  description: "चिकित्सा उपकरणों पर तकनीकी सम्मेलन: मानक, विनियमन, परीक्षण और व्यापार।",
};
