import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सदस्यता के लाभ",
  description: "सदस्यों को मिलने वाले लाभ: बाज़ार तक पहुँच, प्रतिपूर्ति, कार्यक्रम, आँकड़े और सलाह।",
};
