import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "ध्येय और दृष्टि",
  description: "दुनिया में भारत के चिकित्सा उपकरणों के लिए परिषद का लक्ष्य और रास्ता।",
};
