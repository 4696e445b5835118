import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "शिकायत निवारण",
  description: "कुछ ग़लत होने पर क्रम से किसे बताएँ, और उत्तर से संतुष्ट न होने पर कहाँ जाएँ।",
};
