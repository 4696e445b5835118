import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "निर्यात संवर्धन मिशन",
  description: "व्यय से पहले आशय दाखिल करें: बाज़ार पहुँच पहल के बाद क्या लागू है और वह कहाँ दाखिल होता है।",
};
