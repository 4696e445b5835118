import { council } from "#domain/council.ts";

/** @source GIGW 3.0 "Screen reader access" */
export const body = `यह वेबसाइट WCAG 2.2, स्तर AA के अनुसार बनी है, ताकि जो स्क्रीन नहीं देख पाते वे इसे स्क्रीन रीडर से पढ़ सकें। शीर्षक, सूचियाँ, तालिकाएँ, प्रपत्र और त्रुटियाँ चिह्नित हैं, और अर्थ रखने वाले हर चित्र के साथ उसका वर्णन है।

| स्क्रीन रीडर | किसके लिए |
| --- | --- |
| [एनवीडीए (NVDA)](https://www.nvaccess.org), निःशुल्क | विंडोज़ |
| [जॉज़ (JAWS)](https://www.freedomscientific.com/products/software/jaws/) | विंडोज़ |
| [नैरेटर (Narrator)](https://support.microsoft.com/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1), सिस्टम का अंग | विंडोज़ |
| [वॉइसओवर (VoiceOver)](https://www.apple.com/accessibility/vision/), सिस्टम का अंग | मैकओएस, आईफ़ोन, आईपैड |
| [टॉकबैक (TalkBack)](https://support.google.com/accessibility/android/answer/6283677), सिस्टम का अंग | एंड्रॉयड |
| [ऑर्का (Orca)](https://orca.gnome.org), निःशुल्क | लिनक्स |

लिंक निर्माताओं की वेबसाइटों पर ले जाते हैं। इन प्रोग्रामों में परिषद की कोई भूमिका नहीं है।

## सहायक कुंजियाँ

- पृष्ठ पर **Tab** का पहला दबाव सीधे सामग्री पर जाने का विकल्प देता है।
- अधिकांश स्क्रीन रीडर में **H** अगले शीर्षक, **T** अगली तालिका और **F** अगले फ़ील्ड पर ले जाता है।
- मेन्यू **Enter** से खुलते और **Escape** से बंद होते हैं।

हमारा [सुगम्यता विवरण](/accessibility-statement) बताता है कि अभी क्या काम नहीं करता। यदि आप कुछ न पढ़ सकें, तो [${council.contactEmail}](mailto:${council.contactEmail}) पर लिखें।`;
