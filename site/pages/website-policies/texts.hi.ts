import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "वेबसाइट नीतियाँ",
  description: "यहाँ की सामग्री कौन लिखता, स्वीकृत करता, जाँचता और पुरालेख में रखता है, और वेबसाइट की निगरानी, सुरक्षा और बहाली कैसे होती है।",
};
