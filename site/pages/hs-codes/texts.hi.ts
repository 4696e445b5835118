import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "एचएस कोड",
  description: "चिकित्सा उपकरणों के आईटीसी-एचएस कोड, कोड और नाम से खोज के साथ।",
  hsCode: "एचएस कोड",
  commodity: "वस्तु का विवरण",
  category: "श्रेणी",
  hsCodes: "सूची की उपकरण मदें",
};
