import { council } from "#domain/council.ts";

const { shortName } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Until 31 March 2026 the Market Access Initiative paid a part of what it cost Indian exporters to enter and to hold foreign markets.":
    "31 मार्च 2026 तक बाज़ार पहुँच पहल (एमएआई) विदेशी बाज़ारों में प्रवेश करने और टिके रहने पर भारतीय निर्यातकों के व्यय का एक भाग देती थी।",
  "What is MAI": "एमएआई क्या है",
  "A central scheme of the Department of Commerce, in force since 2003": "वाणिज्य विभाग की एक केंद्रीय योजना, 2003 से लागू",
  "The form described here ran from 1 April 2021 to 31 March 2026": "यहाँ बताया गया रूप 1 अप्रैल 2021 से 31 मार्च 2026 तक चला",
  "Its money went to opening new markets, new products and new exporters, and to holding present markets":
    "इसकी राशि नए बाज़ार, नए उत्पाद और नए निर्यातक जोड़ने तथा वर्तमान बाज़ार बनाए रखने में लगी",
  "An Empowered Committee approved and watched the projects": "एक अधिकार-प्राप्त समिति परियोजनाएँ स्वीकृत करती और उनकी निगरानी करती थी",
  "Who can apply": "कौन आवेदन कर सकता है",
  "Exporters who are members of an export promotion council and hold a valid RCMC":
    "वे निर्यातक जो किसी निर्यात संवर्धन परिषद के सदस्य हैं और जिनके पास मान्य आरसीएमसी है",
  "Bodies that the 2021 scheme letter addresses: FIEO, export councils, ASSOCHAM, CII, FICCI, ICC, PHDCCI, TPCI, ITPO and APEDA":
    "वे निकाय जिन्हें 2021 का योजना पत्र संबोधित है: FIEO, निर्यात परिषदें, ASSOCHAM, CII, FICCI, ICC, PHDCCI, TPCI, ITPO और APEDA",
  "Claims go through the council, with proof of payment": "दावे परिषद के माध्यम से जाते हैं, भुगतान के प्रमाण के साथ",
  Benefits: "लाभ",
  "Covered are product registration fees, clinical trials and data validation for equipment and medical consumables, plant inspection charges (worded for pharmaceutical products) and foreign testing of engineering goods":
    "इसमें शामिल हैं: उपकरण और चिकित्सा उपभोज्य के लिए उत्पाद पंजीकरण शुल्क, नैदानिक परीक्षण और डेटा सत्यापन, संयंत्र निरीक्षण शुल्क (औषध उत्पादों के लिए लिखित) और इंजीनियरी वस्तुओं का विदेश में परीक्षण",
  "Bar-coding cost of exporters below Rs 30 crore FOB: up to Rs 25 lakh": "₹30 करोड़ से कम एफओबी वाले निर्यातकों का बार-कोड व्यय: ₹25 लाख तक",
  [`Members of ${shortName} file product, plant registration and exhibition claims in the member portal`]: `${shortName} के सदस्य उत्पाद, संयंत्र पंजीकरण और प्रदर्शनी के दावे सदस्य पोर्टल में दाखिल करते हैं`,
};
