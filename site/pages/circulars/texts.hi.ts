import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "परिपत्र",
  description: "परिषद के वे परिपत्र जो सभी पढ़ सकते हैं। सदस्यों को अपनी फ़र्म के सभी परिपत्र पोर्टल में मिलते हैं।",
  caption: "परिपत्र, नए पहले",
  years: "वित्तीय वर्ष",
  allYears: "सभी वर्ष",
  number: "संख्या",
  subject: "विषय",
  publishedOn: "प्रकाशन तिथि",
  holdsFrom: "लागू होने की तिथि",
  state: "स्थिति",
  inForce: "लागू",
  holdsFromDay: (day) => `${day} से लागू होगा`,
  replacedFrom: (number, day) => `${day} से इसके स्थान पर सं. ${number}`,
  replacedBy: (number) => `इसके स्थान पर सं. ${number}`,
  membersOnly: "परिषद के सदस्यों को अपनी फ़र्म के सभी परिपत्र पोर्टल में मिलते हैं।",
  signIn: "लॉग इन करें",
};
