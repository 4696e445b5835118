import type { about as english } from "../en/about.ts";

export const about: typeof english = {
  committeeLead: "परिषद को निर्वाचित और नामित सदस्यों की समिति चलाती है। हर कार्ड एक पद दिखाता है।",
  committee: "समिति के सदस्य",
  noCommittee: "इस कार्यकाल की समिति अभी प्रकाशित नहीं हुई है।",
  officialsLead: "अपने विषय से जुड़े कार्यालय को लिखें।",
  officials: "सचिवालय के कार्यालय",
  noOfficials: "कार्यालय अभी प्रकाशित नहीं हुए हैं।",
  drawing: "भारत से पाँच अन्य स्थानों तक मार्गों वाला ग्लोब, साथ में सिरिंज, धड़कन और क्रॉस",
};
