import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "आवेदन कैसे करें",
  description: "परिषद की सदस्यता के लिए आवेदन कैसे करें और किससे पूछें।",
};
