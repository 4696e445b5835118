import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वीज़ा",
  description: "भारत आने वाले व्यावसायिक आगंतुकों और भारतीय निर्यातकों के लिए वीज़ा नियम और प्रपत्र।",
};
