/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "A certificate of origin shows where goods were made. Buyers abroad need it to claim lower tariffs under trade agreements.":
    "उद्गम प्रमाणपत्र बताता है कि माल कहाँ बना। व्यापार समझौतों के अंतर्गत कम टैरिफ़ का लाभ लेने के लिए विदेशी क्रेताओं को इसकी आवश्यकता होती है।",
  Filing: "दाखिल करना",
  "Non-preferential certificates have to be filed electronically": "गैर-अधिमान्य प्रमाणपत्र इलेक्ट्रॉनिक रूप से ही दाखिल होते हैं",
  "The platform eCoO 2.0 allows several users for an IEC, Aadhaar e-sign, corrections in lieu and back-to-back certificates":
    "eCoO 2.0 मंच पर एक आईईसी के कई उपयोगकर्ता, आधार ई-हस्ताक्षर, सुधार कर बदले में जारी प्रमाणपत्र और बैक-टू-बैक प्रमाणपत्र संभव हैं",
  "SAPTA and SAFTA certificates went online for Nepal in December 2019, and for other countries, with APTA, in April 2020":
    "साप्टा और साफ्टा के प्रमाणपत्र नेपाल के लिए दिसंबर 2019 में, और अन्य देशों के लिए, आप्टा सहित, अप्रैल 2020 में ऑनलाइन हुए",
  "About 7,000 certificates a day are issued by 125 agencies, 110 of them chambers":
    "125 एजेंसियाँ, जिनमें 110 वाणिज्य मंडल हैं, प्रतिदिन लगभग 7,000 प्रमाणपत्र जारी करती हैं",
  "Rules of origin": "उद्गम के नियम",
  "APTA asks for 45% regional value content of developing members and 35% of least developed ones":
    "आप्टा विकासशील सदस्यों से 45% और अल्पतम विकसित सदस्यों से 35% क्षेत्रीय मूल्य अंश चाहता है",
  "The countries of SAPTA are the seven that signed the SAARC arrangement of 1993": "साप्टा के देश वे सात हैं जिन्होंने 1993 की सार्क व्यवस्था पर हस्ताक्षर किए",
  "Mongolia joined APTA as its seventh member": "मंगोलिया आप्टा का सातवाँ सदस्य बना",
  "Export councils are among the agencies named for SAPTA and APTA certificates": "साप्टा और आप्टा प्रमाणपत्रों के लिए नामित एजेंसियों में निर्यात परिषदें भी हैं",
};
