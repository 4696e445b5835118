/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Papers that set the course for India's exports of medical devices.": "वे पत्र जो भारत के चिकित्सा उपकरण निर्यात की दिशा तय करते हैं।",
  "About these papers": "इन पत्रों के बारे में",
  "The base is the National Medical Devices Policy 2023": "आधार राष्ट्रीय चिकित्सा उपकरण नीति 2023 है",
  "Two Meditech Stackathons drew value-chain maps of eight device segments": "दो मेडिटेक स्टैकेथॉन में आठ उपकरण खंडों के मूल्य शृंखला मानचित्र बने",
};
