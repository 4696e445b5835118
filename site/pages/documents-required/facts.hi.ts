/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Keep these papers ready as clear scans before you begin. The membership desk and the DGFT portal ask for the same set.":
    "आरंभ करने से पहले इन दस्तावेज़ों के स्पष्ट स्कैन तैयार रखें। सदस्यता डेस्क और डीजीएफटी पोर्टल यही दस्तावेज़ माँगते हैं।",
  "Papers of the firm": "फ़र्म के दस्तावेज़",
  "Importer-Exporter Code (IEC), live and with an updated profile": "आयातक-निर्यातक कोड (आईईसी), सक्रिय और अद्यतन प्रोफ़ाइल के साथ",
  "PAN card of the firm": "फ़र्म का पैन कार्ड",
  "GST registration certificate": "जीएसटी पंजीकरण प्रमाणपत्र",
  "Certificate of incorporation, or partnership deed": "निगमन प्रमाणपत्र, या साझेदारी विलेख",
  "Bank certificate in the prescribed form": "निर्धारित प्रपत्र में बैंक प्रमाणपत्र",
  "Manufacturing licence, for firms that register as manufacturer-exporter": "विनिर्माण लाइसेंस, उन फ़र्मों के लिए जो निर्माता-निर्यातक के रूप में पंजीकरण करती हैं",
  "Udyam certificate, for micro, small and medium enterprises": "उद्यम प्रमाणपत्र, सूक्ष्म, लघु और मध्यम उद्यमों के लिए",
  "Proof of exports": "निर्यात का प्रमाण",
  "Certificate of a chartered accountant on the export turnover of the financial year before the one you join in, which chooses the subscription band":
    "जिस वित्तीय वर्ष में आप सदस्य बनते हैं, उससे पहले के वित्तीय वर्ष के निर्यात कारोबार पर चार्टर्ड अकाउंटेंट का प्रमाणपत्र, जिससे शुल्क वर्ग तय होता है",
  "In some export bands the firm may certify its own turnover: the page Become a Member names them":
    "कुछ निर्यात वर्गों में फ़र्म अपना कारोबार स्वयं प्रमाणित कर सकती है: पृष्ठ “सदस्य बनें” उन्हें बताता है",
  "To sign and file": "हस्ताक्षर और दाखिल करने के लिए",
  "The particulars of Form ANF 2C, which are filled in on the DGFT portal itself": "प्रपत्र ANF 2C के विवरण, जो डीजीएफटी पोर्टल पर ही भरे जाते हैं",
  "A digital signature or Aadhaar e-sign of the authorised person": "प्राधिकृत व्यक्ति का डिजिटल हस्ताक्षर या आधार ई-हस्ताक्षर",
  "A board resolution or letter of authority that names this person": "बोर्ड का संकल्प या प्राधिकार पत्र, जिसमें इस व्यक्ति का नाम हो",
};
