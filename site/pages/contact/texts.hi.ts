import { council } from "#domain/council.ts";
import type { texts as english } from "./texts.en.ts";

export const texts: typeof english = {
  label: "संपर्क करें",
  description: "परिषद के कार्यालय, पता और लिखने के लिए प्रपत्र।",
  lead: `${council.shortName} को लिखें, या अपने विषय का कार्यालय खोजें।`,
  write: "संदेश भेजें",
  offices: "कार्यालय",
  address: "कार्यालय का पता",
  map: "क्षेत्र का मानचित्र",
  mapNames: { delhi: "दिल्ली", town: "ग्रेटर नोएडा", area: "यीडा" },
  mapDrawing: "चित्र: दिल्ली के दक्षिण-पूर्व में ग्रेटर नोएडा के यमुना एक्सप्रेसवे क्षेत्र में परिषद का कार्यालय",
};
