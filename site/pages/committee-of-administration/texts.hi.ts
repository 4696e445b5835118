import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "प्रशासन समिति",
  description: "परिषद को चलाने वाली समिति के पद।",
  lead: "परिषद को निर्वाचित और मनोनीत सदस्यों की समिति चलाती है। हर कार्ड एक पद दिखाता है।",
  cards: "समिति के सदस्य",
  none: "इस कार्यकाल की समिति अभी प्रकाशित नहीं हुई है।",
};
