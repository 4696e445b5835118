import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "आगामी कार्यक्रम",
  description: "चिकित्सा उपकरणों के आगामी मेले, सम्मेलन, वेबिनार और क्रेता-विक्रेता बैठकें।",
  searchLabel: "कार्यक्रम खोजें",
  searchHint: "शीर्षक, स्थान या देश से",
  nothingFound: (words) => `"${words}" के लिए कुछ नहीं मिला।`,
  showAll: "सभी कार्यक्रम दिखाएँ",
  found: (count) => (count === 1 ? "1 कार्यक्रम मिला" : `${count} कार्यक्रम मिले`),
};
