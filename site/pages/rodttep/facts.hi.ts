/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "RoDTEP, the Remission of Duties and Taxes on Exported Products, pays back what no other scheme refunds. Rates change: read them in the schedule of the day of export.":
    "निर्यातित उत्पादों पर शुल्कों और करों की छूट (आरओडीटीईपी) वह लौटाती है जो कोई अन्य योजना नहीं लौटाती। दरें बदलती हैं: निर्यात के दिन की अनुसूची में देखें।",
  "What it is": "यह क्या है",
  "It pays back duties and taxes on exports that no other scheme refunds": "यह निर्यात पर वे शुल्क और कर लौटाती है जो कोई अन्य योजना नहीं लौटाती",
  "In force for exports from this day, in place of MEIS": "इस दिन से निर्यात पर लागू, एमईआईएस के स्थान पर",
  "Paid as a share of the FOB value, with a cap per unit for some lines": "एफओबी मूल्य के हिस्से के रूप में दी जाती है, कुछ मदों पर प्रति इकाई सीमा के साथ",
  "The FOB value that counts may not be more than 1.5 times the market price": "गिना जाने वाला एफओबी मूल्य बाज़ार मूल्य के 1.5 गुने से अधिक नहीं हो सकता",
  "Textiles of chapters 61 to 63 follow a sister scheme": "अध्याय 61 से 63 के वस्त्र एक अन्य योजना के अंतर्गत हैं",
  "For medical devices": "चिकित्सा उपकरणों के लिए",
  "A valid RCMC is a condition for exporters of devices": "उपकरण निर्यातकों के लिए मान्य आरसीएमसी एक शर्त है",
  "Of 25 lines revised, cannulae (90183930) had 0.5% before, and spectacle lenses of plastic (90015000) went from 0.5% to 1.0%":
    "संशोधित 25 मदों में कैनुला (90183930) पर पहले 0.5% था, और चश्मे के प्लास्टिक के लेंस (90015000) 0.5% से 1.0% हुए",
  "Rates stand in Appendix 4R for exports from the domestic tariff area and in Appendix 4RE for advance authorisation, EOU and SEZ; the latest 4RE seen holds from 1 June 2025":
    "घरेलू टैरिफ़ क्षेत्र से निर्यात की दरें परिशिष्ट 4R में हैं, और अग्रिम प्राधिकार, ईओयू तथा एसईज़ेड की परिशिष्ट 4RE में; देखा गया नवीनतम 4RE 1 जून 2025 से लागू है",
  "How to claim": "दावा कैसे करें",
  "Declare the claim in the shipping bill; without the declaration there is no credit": "शिपिंग बिल में दावे की घोषणा करें; घोषणा के बिना राशि जमा नहीं होती",
  "After the export manifest is filed, customs processes the claim and a scroll appears on ICEGATE":
    "निर्यात मैनिफ़ेस्ट दाखिल होने के बाद सीमा शुल्क दावे पर कार्रवाई करता है और आइसगेट पर स्क्रॉल दिखता है",
  "Turn scrolls into e-scrips in your credit ledger; this needs a digital signature":
    "अपने क्रेडिट लेजर में स्क्रॉल को ई-स्क्रिप में बदलें; इसके लिए डिजिटल हस्ताक्षर चाहिए",
  "Pay basic customs duty with the e-scrips, or transfer them to another IEC": "ई-स्क्रिप से मूल सीमा शुल्क चुकाएँ, या उन्हें किसी अन्य आईईसी को अंतरित करें",
};
