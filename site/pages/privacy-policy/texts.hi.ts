import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "गोपनीयता नीति",
  description: "परिषद कौन-सा व्यक्तिगत डेटा रखती है, क्यों, कब तक, और आपके अधिकार।",
};
