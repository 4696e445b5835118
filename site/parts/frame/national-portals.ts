/** Portals of the Government of India that every visitor may need. @source GIGW 3.0 "Link to the National Portal" */
export const nationalPortals = [
  { name: "National Portal of India", hindiName: "भारत का राष्ट्रीय पोर्टल", url: "https://www.india.gov.in" },
  { name: "DGFT", hindiName: "डीजीएफटी", url: "https://www.dgft.gov.in" },
  { name: "Trade Connect", hindiName: "ट्रेड कनेक्ट", url: "https://trade.gov.in" },
  { name: "CPGRAMS (grievances)", hindiName: "सीपीग्राम्स (शिकायतें)", url: "https://pgportal.gov.in" },
  { name: "RTI Online", hindiName: "आरटीआई ऑनलाइन", url: "https://rtionline.gov.in" },
] as const;
