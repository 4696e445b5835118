import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "एमएआई सहायता",
  description: "31 मार्च 2026 तक के व्यय के लिए बाज़ार पहुँच पहल (एमएआई) की सहायता: क्या थी, कौन आवेदन कर सकता है और किस व्यय के लिए मिलती है।",
};
