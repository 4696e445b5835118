/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Circulars of other ministries and authorities that exporters of devices need.":
    "अन्य मंत्रालयों और प्राधिकरणों के वे परिपत्र जिनकी उपकरण निर्यातकों को आवश्यकता होती है।",
  "CDSCO, draft guidance on medical device software: 76 pages, open for comments for 30 days":
    "सीडीएससीओ, चिकित्सा उपकरण सॉफ़्टवेयर पर मसौदा मार्गदर्शन: 76 पृष्ठ, 30 दिन तक टिप्पणियों के लिए खुला",
  "DGFT Trade Notice 05/2024-25: who issues the RCMC for devices until the council is on the common platform":
    "डीजीएफटी व्यापार सूचना 05/2024-25: परिषद के साझा मंच पर आने तक उपकरणों का आरसीएमसी कौन जारी करता है",
  "DGFT Public Notice 18/2023: the council enters Appendix 2T as serial 38, with 151 device items":
    "डीजीएफटी सार्वजनिक सूचना 18/2023: परिषद परिशिष्ट 2T में क्रम संख्या 38 पर आती है, 151 उपकरण मदों के साथ",
};
