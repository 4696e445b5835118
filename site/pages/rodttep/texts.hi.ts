import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "आरओडीटीईपी",
  description: "चिकित्सा उपकरणों के लिए निर्यातित उत्पादों पर शुल्कों और करों की छूट (आरओडीटीईपी)।",
};
