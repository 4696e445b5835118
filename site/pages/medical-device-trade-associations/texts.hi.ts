import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "चिकित्सा उपकरण व्यापार संघ",
  description: "दुनिया भर के चिकित्सा उपकरण व्यापार संघ, देश के अनुसार।",
  letters: "पहले अक्षर के अनुसार देश",
  lettersAll: "सभी देश",
  letterEmpty: (letter) => `${letter}: कोई देश नहीं`,
  associations: "व्यापार संघ",
  associationsOf: (letter) => `व्यापार संघ: ${letter} से शुरू होने वाले देश`,
  associationsLead: "अन्य देशों में चिकित्सा उपकरण उद्योग के वाणिज्य मंडल और व्यापार संघ। देश का पहला अक्षर (अंग्रेज़ी में) चुनें, या सभी में खोजें।",
  country: "देश",
  address: "पता",
  phone: "फ़ोन",
  fax: "फ़ैक्स",
  email: "ई-मेल",
  website: "वेबसाइट",
};
