import { council } from "#domain/council.ts";

type SeatInHindi = { readonly nameHindi: string; readonly subnameHindi?: string; readonly designationsHindi: readonly string[] };

const nominated = ["मनोनीत सदस्य"];

/** The seats of the committee by their English name. */
export const seatsInHindi: Readonly<Record<string, SeatInHindi>> = {
  Chairman: { nameHindi: "अध्यक्ष", designationsHindi: ["सदस्यों द्वारा निर्वाचित", "समिति के प्रमुख"] },
  "Elected members": {
    nameHindi: "निर्वाचित सदस्य",
    subnameHindi: "चिकित्सा उपकरणों के निर्माता और निर्यातक",
    designationsHindi: ["सदस्यों द्वारा निर्वाचित"],
  },
  "Nominee of the Department of Pharmaceuticals": {
    nameHindi: "औषध विभाग के मनोनीत सदस्य",
    subnameHindi: "रसायन और उर्वरक मंत्रालय",
    designationsHindi: nominated,
  },
  "Nominee of the Department of Commerce": {
    nameHindi: "वाणिज्य विभाग के मनोनीत सदस्य",
    subnameHindi: "वाणिज्य और उद्योग मंत्रालय",
    designationsHindi: nominated,
  },
  "Nominee of DPIIT": {
    nameHindi: "डीपीआईआईटी के मनोनीत सदस्य",
    subnameHindi: "उद्योग संवर्धन और आंतरिक व्यापार विभाग",
    designationsHindi: nominated,
  },
  "Nominee of the health ministry": {
    nameHindi: "स्वास्थ्य मंत्रालय के मनोनीत सदस्य",
    subnameHindi: "स्वास्थ्य और परिवार कल्याण मंत्रालय",
    designationsHindi: nominated,
  },
  "Nominee of CDSCO": {
    nameHindi: "सीडीएससीओ के मनोनीत सदस्य",
    subnameHindi: "केंद्रीय औषधि मानक नियंत्रण संगठन",
    designationsHindi: nominated,
  },
  "Nominee of the medical device parks": {
    nameHindi: "चिकित्सा उपकरण पार्कों के मनोनीत सदस्य",
    subnameHindi: "राज्यों के चिकित्सा उपकरण पार्क",
    designationsHindi: nominated,
  },
};

/** The desks by their English name. */
export const desksInHindi: Readonly<Record<string, { readonly title: string; readonly matters: string }>> = {
  "Office of the Chairman": { title: "अध्यक्ष का कार्यालय", matters: "उद्योग का प्रतिनिधित्व, निमंत्रण, प्रोटोकॉल" },
  "Office of the Executive Director": { title: "कार्यकारी निदेशक का कार्यालय", matters: "नीति समर्थन, विभाग और मंत्रालय" },
  "Membership Desk": { title: "सदस्यता डेस्क", matters: "नए सदस्य, नवीनीकरण, आरसीएमसी, प्रमाणपत्र" },
  "Reimbursement Desk": { title: "प्रतिपूर्ति डेस्क", matters: "उत्पाद, संयंत्र पंजीकरण और प्रदर्शनी की प्रतिपूर्ति" },
  "Exhibitions and Events Desk": { title: "प्रदर्शनी और कार्यक्रम डेस्क", matters: "मेले, क्रेता-विक्रेता बैठकें, सम्मेलन, वेबिनार" },
  "Policy and Trade Data Desk": { title: "नीति और व्यापार आँकड़ा डेस्क", matters: "विदेश व्यापार नीति, एचएस कोड, निर्यात विवरणी" },
  "Accounts Desk": { title: "लेखा डेस्क", matters: `${council.shortName} के शुल्क, रसीदें और जीएसटी बीजक` },
};
