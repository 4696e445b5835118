import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वेब सूचना प्रबंधक",
  description: "इस वेबसाइट की सामग्री के लिए कौन उत्तरदायी है, और किस विषय में लिखें।",
};
