const reply = "लोक सभा में सरकार का उत्तर, जुलाई 2025";

/** The Hindi of the export figures, by their address. */
export const exportFiguresInHindi: Readonly<Record<string, { readonly titleHindi: string; readonly sourceHindi: string }>> = {
  "all-medical-devices-2024-25": { titleHindi: "सभी चिकित्सा उपकरण", sourceHindi: reply },
  "consumables-and-disposables-2022-23": {
    titleHindi: "उपभोज्य और डिस्पोज़ेबल",
    sourceHindi: "औषध विभाग का मेडिटेक स्टैकेथॉन, मई 2024 (पूर्णांकित)",
  },
  "all-medical-devices-2018-19": { titleHindi: "सभी चिकित्सा उपकरण", sourceHindi: reply },
};
