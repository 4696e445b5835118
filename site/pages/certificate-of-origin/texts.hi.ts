import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  countries: {
    Bangladesh: "बांग्लादेश",
    Bhutan: "भूटान",
    China: "चीन",
    India: "भारत",
    "Lao PDR": "लाओस",
    Maldives: "मालदीव",
    Mongolia: "मंगोलिया",
    Nepal: "नेपाल",
    Pakistan: "पाकिस्तान",
    "Republic of Korea": "कोरिया गणराज्य",
    "Sri Lanka": "श्रीलंका",
  },
  label: "उद्गम प्रमाणपत्र",
  description: "अधिमान्य और गैर-अधिमान्य उद्गम प्रमाणपत्रों के शुल्क और नियम।",
  feesOfOrigin: "शुल्क",
  feeKind: "प्रमाणपत्र का प्रकार",
  fee: "शुल्क",
  gst: (percent) => `जीएसटी ${percent}%`,
  total: "कुल",
  kinds: { nonPreferential: "गैर-अधिमान्य", preferential: "साप्टा (SAPTA) और आप्टा (APTA)" },
  saptaCountries: "साप्टा (SAPTA) के देश",
  aptaCountries: "आप्टा (APTA) के देश",
};
