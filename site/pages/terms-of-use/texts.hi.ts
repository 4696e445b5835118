import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "उपयोग की शर्तें",
  description: "वे शर्तें जिन पर परिषद यह वेबसाइट उपलब्ध कराती है।",
};
