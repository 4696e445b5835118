import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "प्रतिक्रिया",
  description: "परिषद को बताएँ कि इस वेबसाइट पर क्या अच्छा, ग़लत या अधूरा है।",
  formTitle: "वेबसाइट पर प्रतिक्रिया",
};
