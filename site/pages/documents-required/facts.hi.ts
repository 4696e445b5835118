import { joiningDocumentLabels as labels } from "#domain/joining/documents.ts";
import { texts } from "../join/texts.hi.ts";

const { documents } = texts;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Keep clear scans or photos of these documents ready before you begin. The DGFT portal, where you apply for the e-RCMC later, asks for more.":
    "आरंभ करने से पहले इन दस्तावेज़ों के स्पष्ट स्कैन या फ़ोटो तैयार रखें। डीजीएफटी पोर्टल, जहाँ आप बाद में ई-आरसीएमसी के लिए आवेदन करते हैं, कुछ और भी माँगता है।",
  "For the application here": "यहाँ के आवेदन के लिए",
  [labels.iec]: documents.iec,
  [labels.gst]: documents.gst,
  [labels.pan]: documents.pan,
  [labels.incorporation]: documents.incorporation,
  [`${labels.turnover} of the financial year before the one you join in, which chooses the subscription band`]: `जिस वित्तीय वर्ष में आप सदस्य बनते हैं, उससे पहले के वित्तीय वर्ष के ${documents.turnover}, जिससे शुल्क वर्ग तय होता है`,
  [`${labels.cdsco}, for firms that register as manufacturer-exporter`]: `${documents.cdsco}, उन फ़र्मों के लिए जो निर्माता-निर्यातक के रूप में पंजीकरण करती हैं`,
  [`${labels.udyam}, if there is one`]: `${documents.udyam}, यदि हो`,
  "In some export bands the firm may certify its own turnover: the page Become a Member names them":
    "कुछ निर्यात वर्गों में फ़र्म अपना कारोबार स्वयं प्रमाणित कर सकती है: पृष्ठ “सदस्य बनें” उन्हें बताता है",
  "For the e-RCMC on the DGFT portal as well": "डीजीएफटी पोर्टल पर ई-आरसीएमसी के लिए इनके अतिरिक्त",
  "An Importer-Exporter Code (IEC) that is live, with an updated profile": "सक्रिय आयातक-निर्यातक कोड (आईईसी), अद्यतन प्रोफ़ाइल के साथ",
  "The particulars of Form ANF 2C, which are filled in on the DGFT portal itself": "प्रपत्र ANF 2C के विवरण, जो डीजीएफटी पोर्टल पर ही भरे जाते हैं",
  "A digital signature or Aadhaar e-sign of the authorised person": "प्राधिकृत व्यक्ति का डिजिटल हस्ताक्षर या आधार ई-हस्ताक्षर",
  "For the DGFT portal: a bank certificate in the prescribed form": "डीजीएफटी पोर्टल के लिए: निर्धारित प्रपत्र में बैंक प्रमाणपत्र",
  "For the DGFT portal: a board resolution or letter of authority that names the person who signs":
    "डीजीएफटी पोर्टल के लिए: बोर्ड का संकल्प या प्राधिकार पत्र, जिसमें हस्ताक्षर करने वाले व्यक्ति का नाम हो",
};
