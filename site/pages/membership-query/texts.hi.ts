import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सदस्यता संबंधी प्रश्न",
  description: "सदस्यता, नवीनीकरण और आरसीएमसी के बारे में परिषद से पूछें।",
  formTitle: "सदस्यता के बारे में पूछें",
  subject: "सदस्यता",
};
