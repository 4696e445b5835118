/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Circulars and office memoranda of the Department of Commerce that concern the council and its members.":
    "वाणिज्य विभाग के वे परिपत्र और कार्यालय ज्ञापन जो परिषद और उसके सदस्यों से संबंधित हैं।",
  "Approval of the council, with a one-time waiver of the rule that a forum must come before a full council":
    "परिषद की स्वीकृति, इस नियम में एक बार की छूट के साथ कि पूर्ण परिषद से पहले एक मंच बनना चाहिए",
  "Market Access Initiative Scheme 2021, continued for five years": "बाज़ार पहुँच पहल (एमएआई) योजना 2021, पाँच वर्ष के लिए जारी",
};
