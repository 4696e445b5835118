/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "The Market Access Initiative Scheme of the Department of Commerce in short. MAI Assistance tells who can apply and for what.":
    "वाणिज्य विभाग की बाज़ार पहुँच पहल (एमएआई) योजना, संक्षेप में। कौन और किसके लिए आवेदन कर सकता है, यह एमएआई सहायता पृष्ठ बताता है।",
  "The scheme": "योजना",
  "A central scheme of the Department of Commerce, in force since 2003": "वाणिज्य विभाग की एक केंद्रीय योजना, 2003 से लागू",
  "The form of 2021 ran from 1 April 2021 to 31 March 2026": "2021 का रूप 1 अप्रैल 2021 से 31 मार्च 2026 तक चला",
};
