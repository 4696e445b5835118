import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "नागरिक चार्टर",
  description: "परिषद सदस्यों, क्रेताओं और नागरिकों के लिए क्या करती है, कितने दिनों में, और आपसे क्या अपेक्षा है।",
  targetDays: "दावों के लक्षित दिन",
  scheme: "योजना",
  council: "परिषद दावा जाँचती है",
  dgft: "डीजीएफटी निर्णय लेता है",
  reply: "फ़र्म उत्तर देती है",
  since: "किन नियमों से",
  days: (count, isWorkingDays) => {
    if (isWorkingDays) return `${count} ${count === 1 ? "कार्य दिवस" : "कार्य दिवसों"} में`;
    return `${count} ${count === 1 ? "दिन" : "दिनों"} में`;
  },
  version: (number, from) => `संस्करण ${number}, ${from} से`,
};
