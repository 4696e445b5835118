import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "कार्यक्रम",
  description: "चिकित्सा उपकरण निर्यातकों के लिए एक कार्यक्रम: तिथियाँ, स्थान और आधिकारिक वेबसाइट।",
  when: "कब",
  where: "कहाँ",
  what: "प्रकार",
  addToCalendar: "कैलेंडर में जोड़ें (.ics)",
  monthOnly: "महीना पिछले संस्करण का है। आयोजक ने तिथियों की पुष्टि अभी नहीं की है, या परिषद को पुष्टि नहीं मिली है।",
  isOver: "यह कार्यक्रम समाप्त हो चुका है।",
  aboutEvent: "कार्यक्रम के बारे में",
};
