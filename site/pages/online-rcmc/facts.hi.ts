import { council } from "#domain/council.ts";

const { inHindi: named } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "The Registration-cum-Membership Certificate is applied for on the foreign trade portal of the Government of India. Twelve steps lead to the certificate.":
    "पंजीकरण-सह-सदस्यता प्रमाणपत्र के लिए आवेदन भारत सरकार के विदेश व्यापार पोर्टल पर होता है। बारह चरणों में प्रमाणपत्र मिलता है।",
  "Before you begin": "आरंभ करने से पहले",
  "A live IEC with an updated profile is needed first": "पहले अद्यतन प्रोफ़ाइल वाला सक्रिय आईईसी आवश्यक है",
  "Filing for the RCMC has been electronic, on the common platform, since Trade Notice 27/2021-22":
    "व्यापार सूचना 27/2021-22 के समय से आरसीएमसी का आवेदन साझा मंच पर इलेक्ट्रॉनिक है",
  "Medical devices belong to this council; certificates that EEPC India and other councils issued until it was on the common platform stay good until they expire":
    "चिकित्सा उपकरण इस परिषद के अंतर्गत हैं; जो प्रमाणपत्र ईईपीसी इंडिया और अन्य परिषदों ने इसके साझा मंच पर आने तक जारी किए, वे अपनी अवधि पूरी होने तक मान्य रहते हैं",
  "An RCMC normally lasts five years, as long as the yearly subscription is paid":
    "आरसीएमसी सामान्यतः पाँच वर्ष का होता है, जब तक वार्षिक शुल्क दिया जाता रहे",
  "Step by step": "चरण दर चरण",
  "Open the DGFT site and log in with the user name linked to your IEC, the password and the captcha":
    "डीजीएफटी की वेबसाइट खोलें और अपने आईईसी से जुड़े उपयोगकर्ता नाम, पासवर्ड और कैप्चा से लॉग इन करें",
  "Go to Services, e-RCMC, Apply for e-RCMC": "सेवाएँ (Services), ई-आरसीएमसी (e-RCMC), ई-आरसीएमसी के लिए आवेदन (Apply for e-RCMC) पर जाएँ",
  "Start a fresh application, or continue a draft": "नया आवेदन आरंभ करें, या मसौदा आगे बढ़ाएँ",
  "Check the basic details and confirm that the profile is up to date": "मूल विवरण जाँचें और पुष्टि करें कि प्रोफ़ाइल अद्यतन है",
  [`Under RCMC details choose ${council.fullName}, then the type of membership and the fee details`]: `आरसीएमसी विवरण में ${named.fullName} (${council.fullName}) चुनें, फिर सदस्यता का प्रकार और शुल्क का विवरण`,
  "Add the products that you export": "जिन उत्पादों का निर्यात करते हैं उन्हें जोड़ें",
  "Add authorised representatives and contact persons": "प्राधिकृत प्रतिनिधि और संपर्क व्यक्ति जोड़ें",
  "Choose the countries that you export to and give the other information asked for": "निर्यात के देश चुनें और माँगी गई अन्य जानकारी दें",
  "Attach the documents": "दस्तावेज़ लगाएँ",
  "Read the summary and sign it with a digital signature or Aadhaar e-sign": "सारांश पढ़ें और डिजिटल हस्ताक्षर या आधार ई-हस्ताक्षर करें",
  "Pay the subscription online": "सदस्यता शुल्क ऑनलाइन दें",
  "Follow the application, answer queries, and download the certificate": "आवेदन की स्थिति देखते रहें, प्रश्नों के उत्तर दें और प्रमाणपत्र डाउनलोड करें",
  Later: "बाद में",
  "The certificate can be amended, renewed and surrendered online too, and each filing can be followed":
    "प्रमाणपत्र का संशोधन, नवीनीकरण और समर्पण भी ऑनलाइन होता है, और हर आवेदन की स्थिति देखी जा सकती है",
};
