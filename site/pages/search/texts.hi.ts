import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "खोज",
  description: "पृष्ठ, सूचनाएँ, कार्यक्रम, रिपोर्ट, व्यापार संघ और एचएस कोड खोजें।",
  hint: "पृष्ठ, सूचनाएँ, कार्यक्रम, रिपोर्ट, संघ और एचएस कोड",
  kinds: {
    page: "पृष्ठ",
    notice: "सार्वजनिक सूचना",
    tender: "निविदा",
    event: "कार्यक्रम",
    report: "रिपोर्ट",
    policy: "नीति",
    publication: "प्रकाशन",
    association: "व्यापार संघ",
    circular: "परिपत्र",
    "hs-code": "एचएस कोड",
  },
  begin: "कोई शब्द, कोड या पृष्ठ का नाम लिखें।",
  found: (count, words, page, pages) => `"${words}" के लिए ${count} परिणाम${pages > 1 ? `, पृष्ठ ${page}/${pages}` : ""}`,
  nothing: (words) => `"${words}" के लिए कुछ नहीं मिला।`,
  tips: ["वर्तनी जाँचें।", "कई शब्दों के स्थान पर एक शब्द आज़माएँ।", "एचएस कोड उनके पहले अंकों से भी खोजे जा सकते हैं।"],
  orGo: "या साइट मानचित्र से आगे बढ़ें।",
  results: "परिणाम",
  pages: "परिणामों के पृष्ठ",
  previous: "पिछला पृष्ठ",
  next: "अगला पृष्ठ",
};
