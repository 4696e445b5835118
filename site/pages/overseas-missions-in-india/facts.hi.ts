/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Foreign embassies, high commissions and consulates in India give visas, legalise papers and know the rules of their market.":
    "भारत में विदेशी दूतावास, उच्चायोग और वाणिज्य दूतावास वीज़ा देते हैं, दस्तावेज़ प्रमाणित करते हैं और अपने बाज़ार के नियम जानते हैं।",
  "The Ministry of External Affairs keeps the official list. Addresses and hours change: look them up there before you travel.":
    "आधिकारिक सूची विदेश मंत्रालय रखता है। पते और समय बदलते हैं: यात्रा से पहले वहीं देखें।",
  "Where they are": "वे कहाँ हैं",
  "Most embassies and high commissions sit in New Delhi; many states keep consulates in Mumbai, Chennai, Kolkata, Bengaluru and Hyderabad":
    "अधिकांश दूतावास और उच्चायोग नई दिल्ली में हैं; अनेक देशों के वाणिज्य दूतावास मुंबई, चेन्नई, कोलकाता, बेंगलुरु और हैदराबाद में हैं",
  "The protocol division of the Ministry of External Affairs keeps the official list": "आधिकारिक सूची विदेश मंत्रालय का प्रोटोकॉल प्रभाग रखता है",
};
