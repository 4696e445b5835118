import { council } from "#domain/council.ts";

const { shortName } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  [`Eight things that a firm gains by joining ${shortName}.`]: `${shortName} का सदस्य बनने से फ़र्म को मिलने वाले आठ लाभ।`,
  "Eight benefits": "आठ लाभ",
  "A valid Registration-cum-Membership Certificate (RCMC), which policy benefits ask for; for devices it is a stated condition of RoDTEP":
    "मान्य पंजीकरण-सह-सदस्यता प्रमाणपत्र (आरसीएमसी), जो नीति के लाभों के लिए आवश्यक है; उपकरणों के लिए यह आरओडीटीईपी की बताई गई शर्त है",
  "Reimbursement of product registration, plant registration and exhibitions: claims are filed in the member portal, for costs up to 31 March 2026, as the rules in force allow":
    "उत्पाद पंजीकरण, संयंत्र पंजीकरण और प्रदर्शनी के व्यय की प्रतिपूर्ति: दावे सदस्य पोर्टल में दाखिल होते हैं, 31 मार्च 2026 तक के व्यय के लिए, लागू नियमों के अनुसार",
  "Joint stands at fairs abroad": "विदेश के मेलों में संयुक्त स्टॉल",
  "Buyer-seller meets and reverse buyer-seller meets": "क्रेता-विक्रेता बैठकें और प्रतिवर्ती क्रेता-विक्रेता बैठकें",
  "Certificates of origin, at the published fees of the council": "उद्गम प्रमाणपत्र, परिषद के प्रकाशित शुल्क पर",
  "News of policy, tariffs and the rules of foreign markets": "नीति, टैरिफ़ और विदेशी बाज़ारों के नियमों के समाचार",
  "A common voice on policy and on barriers in foreign markets": "नीति और विदेशी बाज़ारों की बाधाओं पर एक साझा स्वर",
  "A listing in the member directory, in which registered buyers from abroad search by product and code":
    "सदस्य निर्देशिका में नाम, जिसमें विदेश के पंजीकृत क्रेता उत्पाद और कोड से खोजते हैं",
};
