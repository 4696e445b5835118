import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "कॉपीराइट और हाइपरलिंक नीति",
  description: "इस वेबसाइट की सामग्री का उपयोग, और लिंक के नियम।",
};
