import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "स्क्रीन रीडर सुविधा",
  description: "वे स्क्रीन रीडर जिनसे यह वेबसाइट पढ़ी जा सकती है, और वे कहाँ मिलते हैं।",
};
