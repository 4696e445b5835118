import { council } from "#domain/council.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: `${council.shortName} के बारे में`,
  description: "परिषद की स्थापना कैसे हुई, वह किसके लिए है और भारत सरकार के साथ कैसे काम करती है।",
};
