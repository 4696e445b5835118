import { council } from "#domain/council.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सदस्य जाँचें",
  description: `सत्यापन चिह्न के कोड से जानें कि कोई फ़र्म आज ${council.shortName} की सदस्य है या नहीं।`,
  lead: `हर सदस्य फ़र्म का कोड सहित एक चिह्न होता है। उसका कोड यहाँ लिखें और देखें कि फ़र्म आज ${council.shortName} की सदस्य है या नहीं।`,
  code: "चिह्न का कोड या पता",
  hint: "यह फ़र्म के काग़ज़ों और वेब पृष्ठों पर चौकोर कोड के नीचे होता है। आप चौकोर कोड को स्कैन भी कर सकते हैं।",
  noCode: "कोड वैसा ही लिखें जैसा चिह्न के नीचे है: अक्षरों और अंकों के पाँच समूह, बीच में हाइफ़न",
  check: "जाँचें",
  yes: "हाँ",
  no: "नहीं",
  unknownFirm: "इस कोड की फ़र्म",
  isMember: (firm) => `${firm} आज ${council.inHindi.fullName} की सदस्य है।`,
  isNoMember: (firm) => `${firm} आज ${council.inHindi.fullName} की सदस्य नहीं है।`,
};
