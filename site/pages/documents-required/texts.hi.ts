import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "आवश्यक दस्तावेज़",
  description: "परिषद का सदस्य बनने के लिए आवश्यक दस्तावेज़।",
};
