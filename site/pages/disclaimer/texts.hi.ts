import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "अस्वीकरण",
  description: "इस वेबसाइट पर किस बात के लिए भरोसा किया जा सकता है और किसके लिए नहीं।",
};
