/**
 * Hindi words for devices by the beginning that their forms share, with the word of the tariff. Lines of the tariff are in English only.
 * @source glossary of the Commission for Scientific and Technical Terminology; docs/glossary.md
 */
const deviceWords: Readonly<Record<string, string>> = {
  सिरिंज: "syringe",
  सीरिंज: "syringe",
  सुई: "needle",
  सुइ: "needle",
  कैथेटर: "catheter",
  कैनुला: "cannula",
  नलिका: "tube",
  दस्तान: "gloves",
  ग्लव्स: "gloves",
  पट्टी: "bandage",
  पट्टि: "bandage",
  बैंडेज: "bandage",
  ड्रेसिंग: "dressing",
  टाँक: "suture",
  टांक: "suture",
  प्लास्टर: "plaster",
  प्रत्यारोपण: "implant",
  इम्प्लांट: "implant",
  इंप्लांट: "implant",
  स्टेंट: "stent",
  पेसमेकर: "pacemaker",
  कृत्रिम: "artificial",
  जोड़: "joint",
  दाँत: "dental",
  दांत: "dental",
  दंत: "dental",
  अभिकर्मक: "reagent",
  शल्य: "surgical",
  सर्जिकल: "surgical",
  नेत्र: "ophthalmic",
  लेंस: "lens",
  चश्म: "spectacle",
  श्रवण: "hearing",
  थर्मामीटर: "thermometer",
  तापमापी: "thermometer",
  स्टेथोस्कोप: "stethoscope",
  रक्तचाप: "blood pressure",
  रक्त: "blood",
  एक्सरे: "x-ray",
  "एक्स-रे": "x-ray",
  अल्ट्रासाउंड: "ultrasonic",
  एमआरआई: "magnetic resonance",
  मॉनिटर: "monitor",
  वेंटिलेटर: "respiration",
  ऑक्सीजन: "oxygen",
  डायलिसिस: "dialysis",
  व्हीलचेयर: "carriages for disabled",
  कंडोम: "contraceptives",
  नैपकिन: "sanitary",
  मास्क: "mask",
};

/** The words of a search with the English of the Hindi words for devices; undefined when there are none. */
export function devicesInEnglish(words: string): string | undefined {
  const translated = words.split(" ").map((word) => Object.entries(deviceWords).find(([beginning]) => word.startsWith(beginning))?.[1] ?? word);
  const english = translated.join(" ");
  return english === words ? undefined : english;
}
