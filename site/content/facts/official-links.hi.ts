import type { LinkKey } from "./official-links.ts";

/** The names of the official websites in Hindi. */
export const linksInHindi: Readonly<Record<LinkKey, string>> = {
  dop: "औषध विभाग",
  commerce: "वाणिज्य विभाग",
  dgft: "विदेश व्यापार महानिदेशालय (डीजीएफटी)",
  tradePolicy: "विदेश व्यापार नीति 2023 और प्रक्रिया पुस्तिका (डीजीएफटी)",
  tradeConnect: "ट्रेड कनेक्ट ई-मंच",
  tradePortal: "भारतीय व्यापार पोर्टल",
  icegate: "आइसगेट, भारतीय सीमा शुल्क का पोर्टल",
  cbic: "केंद्रीय अप्रत्यक्ष कर और सीमा शुल्क बोर्ड",
  cdsco: "केंद्रीय औषधि मानक नियंत्रण संगठन (सीडीएससीओ)",
  pib: "पत्र सूचना कार्यालय",
  mea: "विदेश मंत्रालय",
  missionsAbroad: "विदेशों में भारतीय मिशनों की निर्देशिका",
  missionsHere: "भारत में विदेशी मिशनों की निर्देशिका",
  visa: "भारतीय वीज़ा ऑनलाइन",
  zed: "ज़ेड प्रमाणन पोर्टल",
  udyam: "उद्यम पंजीकरण",
  msme: "सूक्ष्म, लघु और मध्यम उद्यम मंत्रालय",
  eepc: "ईईपीसी इंडिया",
};
