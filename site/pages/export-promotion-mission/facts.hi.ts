import { council } from "#domain/council.ts";

const { shortName } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "File the intent before the cost. For a cost that is paid first, nothing can be claimed afterwards.":
    "व्यय से पहले आशय दाखिल करें। जो व्यय पहले हो गया, उसके लिए बाद में कोई दावा नहीं हो सकता।",
  "The terms below are from reports, not from the notices themselves. Read the notice on the portal of DGFT before you incur a cost, and ask whether your device is in the list of TRACE.":
    "नीचे की शर्तें समाचारों से ली गई हैं, स्वयं सूचनाओं से नहीं। व्यय करने से पहले डीजीएफटी के पोर्टल पर सूचना पढ़ें, और पूछें कि आपका उपकरण ट्रेस (TRACE) की सूची में है या नहीं।",
  "TRACE: the support for registrations, tests and audits abroad": "ट्रेस (TRACE): विदेश में पंजीकरण, परीक्षण और संपरीक्षा (ऑडिट) के लिए सहायता",
  "File the intent to claim on the portal of DGFT before the cost; it is valid for two years":
    "व्यय से पहले डीजीएफटी के पोर्टल पर दावे का आशय दाखिल करें; वह दो वर्ष मान्य रहता है",
  "Then incur the cost, and use no other scheme for the same cost": "फिर व्यय करें, और उसी व्यय के लिए किसी अन्य योजना का लाभ न लें",
  "File the claim on the portal of DGFT; it is paid to the bank account that is linked to the IEC":
    "डीजीएफटी के पोर्टल पर दावा दाखिल करें; भुगतान आईईसी से जुड़े बैंक खाते में होता है",
  "What it pays": "कितना मिलता है",
  "The first terms: 60 or 75 percent, net of tax, at most Rs 25 lakh for an IEC and year":
    "पहली शर्तें: कर छोड़कर 60 या 75 प्रतिशत, एक आईईसी और वर्ष के लिए अधिकतम ₹25 लाख",
  "As amended in 2026: 95 percent for micro and small firms and 80 percent for medium ones, at most Rs 50 lakh, in two instalments, the second after proof of export":
    "2026 के संशोधन के अनुसार: सूक्ष्म और लघु फ़र्मों के लिए 95 प्रतिशत और मध्यम के लिए 80 प्रतिशत, अधिकतम ₹50 लाख, दो किस्तों में, दूसरी किस्त निर्यात के प्रमाण के बाद",
  "The mission": "मिशन",
  "Market Access Support was launched with Rs 4,531 crore for buyer-seller meets, fairs, reverse meets and delegations":
    "बाज़ार पहुँच सहायता (मार्केट एक्सेस सपोर्ट) ₹4,531 करोड़ के साथ क्रेता-विक्रेता बैठकों, मेलों, प्रतिवर्ती बैठकों और प्रतिनिधिमंडलों के लिए आरंभ हुई",
  "What stays with the council": "परिषद के पास क्या रहता है",
  [`Members file claims for costs up to 31 March 2026 with ${shortName}, in the member portal`]: `31 मार्च 2026 तक के व्यय के दावे सदस्य पोर्टल में ${shortName} के पास दाखिल होते हैं`,
  [`${shortName} does not take intents: they are filed on the portal of DGFT`]: `${shortName} आशय नहीं लेती: वे डीजीएफटी के पोर्टल पर दाखिल होते हैं`,
};
