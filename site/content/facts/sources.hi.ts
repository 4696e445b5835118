import type { SourceKey } from "./sources.ts";

/** The titles of the official texts in Hindi. */
export const sourcesInHindi: { readonly [Key in SourceKey]?: string } = {
  publicNotice18: "डीजीएफटी सार्वजनिक सूचना 18/2023",
  tradeNotice05: "डीजीएफटी व्यापार सूचना 05/2024-25",
  cabinet2023: "राष्ट्रीय चिकित्सा उपकरण नीति, 2023 पर केंद्रीय मंत्रिमंडल का निर्णय",
  rcmcHelp: "ई-आरसीएमसी पर डीजीएफटी की सहायता फ़ाइल, संस्करण 3.0, अगस्त 2023",
  missionDecision: "निर्यात संवर्धन मिशन पर केंद्रीय मंत्रिमंडल का निर्णय",
  softwareGuidance: "चिकित्सा उपकरण सॉफ़्टवेयर पर सीडीएससीओ का मसौदा मार्गदर्शन",
  sizeClasses: "सूक्ष्म, लघु और मध्यम उद्यम मंत्रालय की अधिसूचना का.आ. 1364(अ)",
};
