import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सहायता",
  description: "वेबसाइट का उपयोग: अक्षरों का आकार, कंट्रास्ट, खोज, प्रपत्र और फ़ाइलें।",
};
