/** Headings, captions and sentences of pictures, by slug. */
export const scenesInHindi: Readonly<Record<string, { readonly titleHindi: string; readonly textHindi?: string }>> = {
  exports: {
    titleHindi: "भारत के चिकित्सा उपकरण, दुनिया के लिए",
    textHindi: "परिषद उपकरण निर्माताओं को 150 से अधिक निर्यात गंतव्यों के क्रेताओं तक पहुँचने में सहायता देती है।",
  },
  fairs: { titleHindi: "भारत और विदेश के मेलों में स्टॉल", textHindi: "मेलों, सम्मेलनों और बैठकों की तिथियाँ कार्यक्रम कैलेंडर में हैं।" },
  reimbursements: {
    titleHindi: "प्रतिपूर्ति के दावे ऑनलाइन",
    textHindi: "उत्पाद पंजीकरण, संयंत्र पंजीकरण और प्रदर्शनियाँ: हर चरण में एक दस्तावेज़, और हर दावे की स्थिति किसी भी समय।",
  },
  buyers: { titleHindi: "क्रेता उत्पाद से सदस्य खोजते हैं", textHindi: "निर्देशिका में उपकरण, एचएसएन कोड, नाम और स्थान से खोज होती है।" },
  devices: { titleHindi: "सिरिंज से स्कैनर तक", textHindi: "सूची में उपभोज्य वस्तुएँ, इलेक्ट्रॉनिक उपकरण, प्रत्यारोपण, अभिकर्मक और शल्य उपकरण हैं।" },
  consumables: { titleHindi: "उपभोज्य और डिस्पोज़ेबल" },
  "electronic-equipment": { titleHindi: "इलेक्ट्रॉनिक उपकरण" },
  implants: { titleHindi: "प्रत्यारोपण" },
  "ivd-reagents": { titleHindi: "आईवीडी अभिकर्मक" },
  "surgical-instruments": { titleHindi: "शल्य उपकरण" },
  imaging: { titleHindi: "इमेजिंग" },
  "exhibition-hall": { titleHindi: "मेले में" },
  "buyer-seller-meet": { titleHindi: "क्रेता और विक्रेता की बैठक" },
  "by-sea": { titleHindi: "क्रेताओं की ओर" },
  destinations: { titleHindi: "गंतव्य" },
};

/** What the drawings show, by the English words for it. */
export const altsInHindi: Readonly<Record<string, string>> = {
  "Drawing: a container ship at sea, loaded in navy, teal and marigold": "रेखाचित्र: समुद्र में मालवाहक जहाज़, गहरे नीले, नीले-हरे और गेंदई रंग के कंटेनरों से लदा",
  "Drawing: three stands in an exhibition hall": "रेखाचित्र: प्रदर्शनी हॉल में तीन स्टॉल",
  "Drawing: a certificate with a seal": "रेखाचित्र: मुहर वाला प्रमाणपत्र",
  "Drawing: a meeting table with chairs and a chart on the wall": "रेखाचित्र: बैठक की मेज़, कुर्सियाँ और दीवार पर एक चार्ट",
  "Drawing: a ring-shaped scanner with its table": "रेखाचित्र: छल्ले के आकार का स्कैनर, मेज़ के साथ",
  "Drawing: a syringe and two vials": "रेखाचित्र: एक सिरिंज और दो शीशियाँ",
  "Drawing: a patient monitor with traces": "रेखाचित्र: तरंगें दिखाता रोगी मॉनिटर",
  "Drawing: a hip stem with its ball, a bone plate and a screw": "रेखाचित्र: कूल्हे का प्रत्यारोपण, अस्थि प्लेट और पेंच",
  "Drawing: test tubes in a rack and a microscope": "रेखाचित्र: रैक में परखनलियाँ और सूक्ष्मदर्शी",
  "Drawing: scalpel, scissors and forceps on a tray": "रेखाचित्र: तश्तरी पर छुरी, कैंची और चिमटी",
  "Drawing: a container ship at sea": "रेखाचित्र: समुद्र में मालवाहक जहाज़",
  "Drawing: a globe with routes that begin in India": "रेखाचित्र: भारत से निकलते मार्गों वाला ग्लोब",
};
