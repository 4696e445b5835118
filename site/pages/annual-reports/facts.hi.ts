/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Annual reports that tell of India's medical devices and their exports.": "वार्षिक रिपोर्टें जो भारत के चिकित्सा उपकरणों और उनके निर्यात के बारे में बताती हैं।",
  "About these reports": "इन रिपोर्टों के बारे में",
  "The departments of Pharmaceuticals and of Commerce publish yearly reports with chapters on devices and on exports":
    "औषध विभाग और वाणिज्य विभाग वार्षिक रिपोर्ट प्रकाशित करते हैं, जिनमें उपकरणों और निर्यात पर अध्याय होते हैं",
};
