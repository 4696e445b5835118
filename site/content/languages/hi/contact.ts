import { council } from "#domain/council.ts";
import type { contact as english } from "../en/contact.ts";

export const contact: typeof english = {
  lead: `${council.shortName} को लिखें, या अपने विषय का कार्यालय खोजें।`,
  write: "संदेश भेजें",
  offices: "कार्यालय",
  writeFor: "किस विषय के लिए",
  phone: "फ़ोन",
  email: "ई-मेल",
  notProvided: "उपलब्ध नहीं",
  address: "कार्यालय का पता",
  map: "क्षेत्र का मानचित्र",
  mapDrawing: "चित्र: दिल्ली के दक्षिण-पूर्व में ग्रेटर नोएडा के यमुना एक्सप्रेसवे क्षेत्र में परिषद का कार्यालय",
  registrationLead: `${council.shortName} के कार्यक्रमों के लिए। पंजीकरण की पुष्टि हम ई-मेल से करते हैं।`,
  yourDetails: "आपका विवरण",
  forEvent: "आप इसके लिए पंजीकरण कर रहे हैं",
  eventOver: "इस कार्यक्रम का पंजीकरण बंद है।",
  eventUnknown: "यह कार्यक्रम अब सूची में नहीं है। आप बिना कार्यक्रम चुने पंजीकरण कर सकते हैं, या दूसरा कार्यक्रम चुनें।",
};
