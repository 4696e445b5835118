/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "The National Medical Devices Policy 2023 is the plan of the Government of India for the whole sector, from research to exports.":
    "राष्ट्रीय चिकित्सा उपकरण नीति 2023, अनुसंधान से निर्यात तक, पूरे क्षेत्र के लिए भारत सरकार की योजना है।",
  Aims: "लक्ष्य",
  "Approved by the Union Cabinet": "केंद्रीय मंत्रिमंडल ने स्वीकृति दी",
  "A market of about USD 11 billion (around Rs 90,000 crore) in 2020, some 1.5% of the world's":
    "2020 में लगभग 11 बिलियन अमेरिकी डॉलर (लगभग ₹90,000 करोड़) का बाज़ार, विश्व बाज़ार का लगभग 1.5%",
  "To reach USD 50 billion; the cabinet release says within five years, other reports say by 2030":
    "50 बिलियन अमेरिकी डॉलर तक पहुँचना; मंत्रिमंडल की विज्ञप्ति के अनुसार पाँच वर्ष में, अन्य समाचारों के अनुसार 2030 तक",
  "To reach 10 to 12% of the world market over 25 years": "25 वर्षों में विश्व बाज़ार का 10 से 12% प्राप्त करना",
  "Goals: access, affordability, quality, patient focus, prevention, security, research and skilled people":
    "उद्देश्य: पहुँच, वहनीयता, गुणवत्ता, रोगी पर ध्यान, रोकथाम, सुरक्षा, अनुसंधान और कुशल लोग",
  "Six strategies": "छह रणनीतियाँ",
  "Simpler regulation": "सरल विनियमन",
  "Infrastructure that enables": "सक्षम बनाने वाली अवसंरचना",
  "Research and innovation": "अनुसंधान और नवाचार",
  Investment: "निवेश",
  "Human resources": "मानव संसाधन",
  "Brand position and awareness": "ब्रांड की स्थिति और जागरूकता",
  "What ran beside it by April 2023": "अप्रैल 2023 तक इसके साथ क्या चल रहा था",
  "Production-linked incentive: 26 projects approved, Rs 1,206 crore committed, Rs 714 crore invested":
    "उत्पादन-संबद्ध प्रोत्साहन: 26 परियोजनाएँ स्वीकृत, ₹1,206 करोड़ की वचनबद्धता, ₹714 करोड़ का निवेश",
  "14 projects that make 37 products had started, among them linear accelerators, MRI, CT, mammography and C-arms":
    "37 उत्पाद बनाने वाली 14 परियोजनाएँ आरंभ हो चुकी थीं, इनमें लीनियर एक्सेलरेटर, एमआरआई, सीटी, मैमोग्राफ़ी और सी-आर्म शामिल हैं",
  "Four device parks: Himachal Pradesh, Madhya Pradesh, Tamil Nadu and Uttar Pradesh":
    "चार चिकित्सा उपकरण पार्क: हिमाचल प्रदेश, मध्य प्रदेश, तमिलनाडु और उत्तर प्रदेश",
};
