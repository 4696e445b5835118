/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "What the Ministry of MSME offers to micro, small and medium enterprises that make or export devices.":
    "उपकरण बनाने या निर्यात करने वाले सूक्ष्म, लघु और मध्यम उद्यमों के लिए एमएसएमई मंत्रालय क्या देता है।",
  "Size classes from 1 April 2025": "1 अप्रैल 2025 से आकार के वर्ग",
  "Micro: investment up to Rs 2.5 crore and turnover up to Rs 10 crore": "सूक्ष्म: ₹2.5 करोड़ तक का निवेश और ₹10 करोड़ तक का कारोबार",
  "Small: investment up to Rs 25 crore and turnover up to Rs 100 crore": "लघु: ₹25 करोड़ तक का निवेश और ₹100 करोड़ तक का कारोबार",
  "Medium: investment up to Rs 125 crore and turnover up to Rs 500 crore": "मध्यम: ₹125 करोड़ तक का निवेश और ₹500 करोड़ तक का कारोबार",
  "ZED certification": "ज़ेड (ZED) प्रमाणन",
  "Udyam registration is the ticket of entry": "उद्यम पंजीकरण इसकी पहली शर्त है",
  "Three levels: bronze, silver and gold": "तीन स्तर: कांस्य, रजत और स्वर्ण",
  "Part of the cost is paid: micro 80%, small 60%, medium 50%": "व्यय का एक भाग मिलता है: सूक्ष्म 80%, लघु 60%, मध्यम 50%",
  "10% more for women, SC or ST owners and for listed regions; 5% more for units of a cluster":
    "महिला, अनुसूचित जाति या अनुसूचित जनजाति के स्वामियों और सूचीबद्ध क्षेत्रों के लिए 10% अधिक; क्लस्टर की इकाइयों के लिए 5% अधिक",
  "A joining reward of Rs 10,000, and help with consultancy up to Rs 5 lakh": "जुड़ने पर ₹10,000 का पुरस्कार, और परामर्श में ₹5 लाख तक की सहायता",
  "For fairs abroad, certified units get up to Rs 75,000 airfare, Rs 1 lakh for the stall and Rs 25,000 for freight, and easier terms of banks":
    "विदेश के मेलों के लिए प्रमाणित इकाइयों को ₹75,000 तक हवाई किराया, स्टॉल के लिए ₹1 लाख और माल भाड़े के लिए ₹25,000 मिलते हैं, तथा बैंकों की शर्तें सरल होती हैं",
};
