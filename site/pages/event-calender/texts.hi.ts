import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "कार्यक्रम कैलेंडर",
  description: "चिकित्सा उपकरण निर्यातकों के कार्यक्रम, माह दर माह।",
  undatedLead: "आयोजकों ने इन तिथियों की पुष्टि अभी नहीं की है, या परिषद को पुष्टि नहीं मिली है।",
};
