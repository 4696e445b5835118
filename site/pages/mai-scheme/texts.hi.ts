import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "एमएआई योजना",
  description: "वाणिज्य विभाग की बाज़ार पहुँच पहल योजना, जिसकी घोषित अवधि 31 मार्च 2026 को समाप्त हुई।",
};
