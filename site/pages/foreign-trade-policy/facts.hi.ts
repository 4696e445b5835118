/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "The policy under which India's exports run, and where to read it and its Handbook of Procedures.":
    "वह नीति जिसके अंतर्गत भारत का निर्यात चलता है, और उसे तथा उसकी प्रक्रिया पुस्तिका को कहाँ पढ़ें।",
  "The policy": "नीति",
  "In force since this day, with no end date": "इस दिन से लागू, समाप्ति की कोई तारीख़ नहीं",
  "It aims at exports of goods and services of USD 2 trillion by 2030": "लक्ष्य 2030 तक वस्तुओं और सेवाओं का 2 ट्रिलियन अमेरिकी डॉलर का निर्यात",
  "It moves from incentives to the remission of taxes": "यह प्रोत्साहनों से करों की छूट की ओर बढ़ती है",
  "Four pillars: remission; promotion through collaboration; ease of doing business; emerging areas such as e-commerce and districts as export hubs":
    "चार स्तंभ: छूट; सहयोग से संवर्धन; व्यापार में सुगमता; ई-कॉमर्स और निर्यात केंद्र के रूप में ज़िले जैसे उभरते क्षेत्र",
  "What exporters notice": "निर्यातकों के लिए क्या बदला",
  "The limit of exports by courier rose from Rs 5 lakh to Rs 10 lakh a consignment": "कूरियर से निर्यात की सीमा प्रति खेप ₹5 लाख से बढ़कर ₹10 लाख हुई",
  "Four more towns of export excellence beside 39 older ones: Faridabad, Mirzapur, Moradabad and Varanasi":
    "पहले के 39 के साथ चार और निर्यात उत्कृष्टता नगर: फ़रीदाबाद, मिर्ज़ापुर, मुरादाबाद और वाराणसी",
  "Exports settled in rupees count for the benefits of the policy": "रुपयों में निपटाए गए निर्यात भी नीति के लाभों के लिए गिने जाते हैं",
  "A one-time amnesty for exporters who had not met export obligations": "निर्यात दायित्व पूरे न करने वाले निर्यातकों के लिए एक बार की माफ़ी योजना",
  "Handbook and appendices": "पुस्तिका और परिशिष्ट",
  "Appendix 2T lists the councils that may issue the RCMC; this council stands there since 2023":
    "परिशिष्ट 2T में वे परिषदें हैं जो आरसीएमसी जारी कर सकती हैं; यह परिषद 2023 से उसमें है",
  "The Handbook of Procedures 2023 holds the working rules, with the appendices and the ANF forms":
    "प्रक्रिया पुस्तिका 2023 में कार्य के नियम हैं, परिशिष्टों और एएनएफ प्रपत्रों सहित",
};
