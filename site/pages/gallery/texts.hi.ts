import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "चित्र दीर्घा",
  description: "परिषद के काम और भारत से निर्यात होने वाले उपकरणों के चित्र।",
  previous: "पिछला",
  next: "अगला",
  close: "बंद करें",
  all: "सभी चित्र",
  none: "अभी कोई चित्र प्रकाशित नहीं हुआ है।",
};
