import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सूचना का अधिकार",
  description: "सूचना का अधिकार अधिनियम, 2005 के अधीन परिषद से सूचना कैसे माँगें, और परिषद स्वयं क्या प्रकाशित करती है।",
};
