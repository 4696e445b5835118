import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सार्वजनिक सूचनाएँ",
  description: "परिषद की सार्वजनिक सूचनाएँ और निविदाएँ।",
  noticeKinds: "सूचनाएँ और निविदाएँ",
  feed: "फ़ीड रीडर में सूचनाएँ और निविदाएँ पाएँ (RSS, अंग्रेज़ी में)",
};
