import { council } from "#domain/council.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: `${council.shortName} के अधिकारी`,
  description: "परिषद सचिवालय के पद और उनसे संपर्क के तरीके।",
  lead: "अपने विषय से जुड़े कार्यालय को लिखें।",
  cards: "सचिवालय के कार्यालय",
  none: "कार्यालय अभी प्रकाशित नहीं हुए हैं।",
};
