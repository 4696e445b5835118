import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सीमा शुल्क विनिमय दर",
  description: "सीमा शुल्क मूल्यांकन की विनिमय दरें कहाँ प्रकाशित होती हैं।",
};
