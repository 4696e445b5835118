import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "सुगम्यता विवरण",
  description: "यह वेबसाइट सबके लिए कैसे बनी है, क्या काम नहीं करता, और किसे बताएँ।",
};
