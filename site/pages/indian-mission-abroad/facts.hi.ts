/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Indian embassies, high commissions and consulates help exporters in the country of the buyer. The Ministry of External Affairs keeps the directory.":
    "भारतीय दूतावास, उच्चायोग और वाणिज्य दूतावास क्रेता के देश में निर्यातकों की सहायता करते हैं। निर्देशिका विदेश मंत्रालय रखता है।",
  "What missions do for exporters": "मिशन निर्यातकों के लिए क्या करते हैं",
  "Their commercial wings answer trade queries and help at fairs": "उनके वाणिज्यिक अनुभाग व्यापार के प्रश्नों के उत्तर देते हैं और मेलों में सहायता करते हैं",
  "The Foreign Trade Policy 2023 links exporters, states, districts and missions": "विदेश व्यापार नीति 2023 निर्यातकों, राज्यों, ज़िलों और मिशनों को जोड़ती है",
  "The Trade Connect e-platform brings missions, councils and exporters together": "ट्रेड कनेक्ट ई-मंच मिशनों, परिषदों और निर्यातकों को साथ लाता है",
  "For your reimbursement": "आपकी प्रतिपूर्ति के लिए",
  "A certificate of the Indian mission on the registration charges may be enclosed with a product claim; attach an attested translation if it is not in English":
    "पंजीकरण शुल्क पर भारतीय मिशन का प्रमाणपत्र उत्पाद दावे के साथ लगाया जा सकता है; यदि वह अंग्रेज़ी में न हो तो सत्यापित अनुवाद लगाएँ",
};
