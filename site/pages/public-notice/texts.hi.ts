import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सार्वजनिक सूचनाएँ",
  description: "परिषद की सार्वजनिक सूचनाएँ और निविदाएँ।",
  noticeKinds: "सूचनाएँ और निविदाएँ",
  isArchived: "जो आप खोज रहे हैं उसकी तारीख़ बीत चुकी है।",
  readArchived: "उसे पुरालेख में पढ़ें",
  archive: "वे सूचनाएँ और निविदाएँ जिनकी तारीख़ बीत चुकी है",
  alerts: "नई सूचनाएँ ई-मेल से",
  feed: "फ़ीड रीडर में सूचनाएँ और निविदाएँ पाएँ (RSS)",
};
