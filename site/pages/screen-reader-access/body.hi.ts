import { council } from "#domain/council.ts";

/** @source GIGW 3.0 "Screen reader access" */
export const body = `यह वेबसाइट WCAG 2.2, स्तर AA के अनुसार बनी है, ताकि जो स्क्रीन नहीं देख पाते वे इसे स्क्रीन रीडर से पढ़ सकें। शीर्षक, सूचियाँ, तालिकाएँ, फ़ॉर्म और त्रुटियाँ चिह्नित हैं, और कुछ कहने वाले हर चित्र का पाठ है।

| स्क्रीन रीडर | किसके लिए | वेबसाइट |
| --- | --- | --- |
| एनवीडीए (NVDA), निःशुल्क | विंडोज़ | [nvaccess.org](https://www.nvaccess.org) |
| जॉज़ (JAWS) | विंडोज़ | [freedomscientific.com](https://www.freedomscientific.com/products/software/jaws/) |
| नैरेटर (Narrator), सिस्टम का अंग | विंडोज़ | [support.microsoft.com](https://support.microsoft.com/windows/complete-guide-to-narrator-e4397a0d-ef4f-b386-d8ae-c172f109bdb1) |
| वॉइसओवर (VoiceOver), सिस्टम का अंग | मैकओएस, आईफ़ोन, आईपैड | [apple.com](https://www.apple.com/accessibility/vision/) |
| टॉकबैक (TalkBack), सिस्टम का अंग | एंड्रॉयड | [support.google.com](https://support.google.com/accessibility/android/answer/6283677) |
| ऑर्का (Orca), निःशुल्क | लिनक्स | [orca.gnome.org](https://orca.gnome.org) |

लिंक निर्माताओं की वेबसाइटों पर ले जाते हैं। इन प्रोग्रामों में परिषद की कोई भूमिका नहीं है।

## सहायक कुंजियाँ

- पृष्ठ पर **Tab** का पहला दबाव सीधे सामग्री पर जाने का विकल्प देता है।
- अधिकांश स्क्रीन रीडर में **H** अगले शीर्षक, **T** अगली तालिका और **F** अगले फ़ील्ड पर ले जाता है।
- मेन्यू **Enter** से खुलते और **Escape** से बंद होते हैं।

हमारा [सुगम्यता विवरण](/accessibility-statement) बताता है कि अभी क्या काम नहीं करता। यदि आप कुछ न पढ़ सकें, तो [${council.contactEmail}](mailto:${council.contactEmail}) को लिखें।`;
