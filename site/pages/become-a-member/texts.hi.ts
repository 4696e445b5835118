import type { FeeBand, FeeCategory } from "#domain/members/membership-fees.ts";
import type { texts as english } from "./texts.en.ts";

const lakh = 100_000;

const crore = 10_000_000;

const amount = (inr: number): string => (inr < crore ? `${inr / lakh} लाख` : `${inr / crore} करोड़`);

function band({ overInr, upToInr }: FeeBand): string {
  if (overInr === null) return upToInr === null ? "सभी निर्यात" : `${amount(upToInr)} तक`;
  return upToInr === null ? `${amount(overInr)} से अधिक` : `${amount(overInr)} से अधिक, ${amount(upToInr)} तक`;
}

const categories: Readonly<Record<FeeCategory["key"], string>> = {
  institution: "संस्थाएँ, वाणिज्य मंडल और व्यापार संघ",
  affiliate: "संबद्ध सदस्य",
  consultant: "सलाहकार",
};

export const texts: typeof english = {
  label: "सदस्य बनें",
  description: "निर्यात कारोबार के अनुसार वित्तीय वर्ष का सदस्यता शुल्क, जीएसटी सहित।",
  band,
  category: ({ key }) => categories[key],
  lead: (feeYear, exportYear) => `${feeYear} का वार्षिक शुल्क। फ़र्म का शुल्क ${exportYear} के उसके निर्यात पर निर्भर करता है।`,
  noTable: "इस समय कोई शुल्क प्रकाशित नहीं है। शुल्क सदस्यता डेस्क से पूछें।",
  yearOver: (feeYear, date) =>
    `ये ${feeYear} के शुल्क हैं। वह वर्ष ${date} को समाप्त हुआ, और उसके बाद के वर्ष के शुल्क यहाँ अभी प्रकाशित नहीं हैं। भुगतान से पहले सदस्यता डेस्क से पूछें।`,
  nextYear: (feeYear) => `1 अप्रैल से: ${feeYear} के शुल्क`,
  calculator: "मेरी फ़र्म कितना देगी?",
  exportsLabel: (year) => `${year} में फ़र्म का निर्यात, रुपयों में`,
  exportsHint: "जैसे 4500000, 45 लाख या 2.5 करोड़ लिखें।",
  calculate: "शुल्क दिखाएँ",
  problems: {
    empty: "वर्ष का निर्यात लिखें, जैसे 45 लाख",
    not_a_number: "निर्यात रुपयों में लिखें, जैसे 4500000, 45 लाख या 2.5 करोड़",
    negative: "निर्यात शून्य से कम नहीं हो सकता। जिस फ़र्म ने निर्यात नहीं किया वह 0 लिखे",
    too_large: "यहाँ निर्यात अधिकतम 1,00,000 करोड़ हो सकता है। शून्यों की संख्या और लाख या करोड़ जाँचें",
  },
  ofYear: (year) => `${year} का शुल्क।`,
  yearOverShort: "वह वर्ष समाप्त हो चुका है। भुगतान से पहले सदस्यता डेस्क से पूछें।",
  readAs: (digits) => `${digits} के निर्यात के लिए`,
  bandLabel: "निर्यात वर्ग",
  feeLabel: "शुल्क",
  gstLabel: (percent) => `जीएसटी ${percent}%`,
  totalLabel: "कुल देय",
  proofByAccountant: "निर्यात चार्टर्ड अकाउंटेंट से प्रमाणित होता है।",
  proofBySelf: "इस वर्ग में फ़र्म अपना निर्यात स्वयं प्रमाणित कर सकती है।",
  tableCaption: (year) => `निर्यात के अनुसार शुल्क ${year}, रुपयों में`,
  total: "कुल",
  categoriesCaption: (year) => `जिन सदस्यों का शुल्क निर्यात पर निर्भर नहीं, ${year}, रुपयों में`,
  categoryLabel: "सदस्य का प्रकार",
  rulesTitle: "शुल्क कैसे लिया जाता है",
  rules: (validUntil, exportYear, percent, selfCertifying) => [
    `शुल्क वित्तीय वर्ष में एक बार लिया जाता है और सदस्यता 31 मार्च तक रहती है: यह ${validUntil} तक।`,
    `वर्ग ${exportYear} के निर्यात से तय होता है। उसे चार्टर्ड अकाउंटेंट प्रमाणित करता है।`,
    ...(selfCertifying.length === 0 ? [] : [`वर्ग जिनमें फ़र्म अपना निर्यात स्वयं प्रमाणित कर सकती है: ${selfCertifying.map(band).join("; ")}।`]),
    `हर शुल्क पर ${percent}% जीएसटी जुड़ता है।`,
    "सदस्य को फिर से आवेदन नहीं करना होता। परिषद नए वर्ष का बीजक सदस्य पोर्टल में, बीजक (Invoices) के अंतर्गत, जारी करती है। उसके भुगतान से सदस्यता का नवीनीकरण अगले 31 मार्च तक हो जाता है।",
  ],
  laterYear: "अगले वर्ष की तालिका परिषद के प्रकाशित करने पर यहाँ दिखेगी। तब तक शुल्क सदस्यता डेस्क से पूछें।",
  nextTitle: "आगे",
};
