/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Schemes of the Department of Pharmaceuticals for makers of medical devices.": "चिकित्सा उपकरण निर्माताओं के लिए औषध विभाग की योजनाएँ।",
  "Scheme for strengthening the medical device industry": "चिकित्सा उपकरण उद्योग सुदृढ़ीकरण योजना",
  "Rs 500 crore over three years": "तीन वर्षों में ₹500 करोड़",
  "Common facilities for clusters, Rs 110 crore: up to Rs 20 crore a project, and Rs 5 crore for test laboratories":
    "क्लस्टरों के लिए साझा सुविधाएँ, ₹110 करोड़: प्रति परियोजना ₹20 करोड़ तक, और परीक्षण प्रयोगशालाओं के लिए ₹5 करोड़",
  "Marginal investment scheme, Rs 180 crore: 10 to 20% capital help, up to Rs 10 crore a project, for components and raw materials":
    "सीमांत निवेश योजना, ₹180 करोड़: पुर्ज़ों और कच्चे माल के लिए 10 से 20% पूँजी सहायता, प्रति परियोजना ₹10 करोड़ तक",
  "Skill development, Rs 100 crore": "कौशल विकास, ₹100 करोड़",
  "Support for clinical studies, Rs 100 crore": "नैदानिक अध्ययनों के लिए सहायता, ₹100 करोड़",
  "Promotion of the industry, the remaining Rs 10 crore": "उद्योग का संवर्धन, शेष ₹10 करोड़",
  "Other support of the department": "विभाग की अन्य सहायता",
  "The production-linked incentive and four device parks go on": "उत्पादन-संबद्ध प्रोत्साहन और चार चिकित्सा उपकरण पार्क जारी हैं",
};
