import { council } from "#domain/council.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "पंजीकरण फ़ॉर्म",
  description: "परिषद के कार्यक्रमों के लिए पंजीकरण करें।",
  lead: `${council.shortName} के कार्यक्रमों के लिए। पंजीकरण की पुष्टि हम ई-मेल से करते हैं।`,
  again: "उसी कार्यक्रम के लिए दोबारा पंजीकरण करने पर पहली बार की संख्या ही रहती है: वह एक बार गिना जाता है।",
  yourDetails: "आपका विवरण",
  forEvent: "आप इसके लिए पंजीकरण कर रहे हैं",
  eventOver: "इस कार्यक्रम का पंजीकरण बंद है।",
  eventUnknown: "यह कार्यक्रम अब सूची में नहीं है। आप बिना कार्यक्रम चुने पंजीकरण कर सकते हैं, या दूसरा कार्यक्रम चुनें।",
};
