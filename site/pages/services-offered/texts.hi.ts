import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "हमारी सेवाएँ",
  description: "निर्यातकों के लिए परिषद के काम: अनुपालन, बाज़ार तक पहुँच, क्रेता-विक्रेता बैठकें और नीति में आवाज़।",
};
