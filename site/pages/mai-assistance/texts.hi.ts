import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "एमएआई सहायता",
  description: "बाज़ार पहुँच पहल (एमएआई) की सहायता: क्या है, कौन आवेदन कर सकता है और किसका खर्च मिलता है।",
};
