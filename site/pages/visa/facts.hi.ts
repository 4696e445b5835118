import { council } from "#domain/council.ts";

const { shortName } = council;

/** The Hindi of the texts in facts.ts, by their English. */
export const inHindi: Readonly<Record<string, string>> = {
  "Visas for buyers who come to India, and for exhibitors who go abroad.": "भारत आने वाले क्रेताओं और विदेश जाने वाले प्रदर्शकों के लिए वीज़ा।",
  "The official portal decides on the class of the e-Visa, the number of entries and the length of stay.":
    "ई-वीज़ा की श्रेणी, प्रवेशों की संख्या और ठहरने की अवधि पर आधिकारिक पोर्टल निर्णायक है।",
  "Buyers who come to India": "भारत आने वाले क्रेता",
  "The e-Visa of India has a business class beside the tourist and the medical one": "भारत के ई-वीज़ा में पर्यटन और चिकित्सा के साथ एक व्यवसाय श्रेणी भी है",
  "It covers trade talks, buying, selling and meetings": "इसमें व्यापार वार्ता, खरीद, बिक्री और बैठकें आती हैं",
  "It is usually good for one year from the grant; the passport has to be good for six months and have two blank pages":
    "यह सामान्यतः मिलने के दिन से एक वर्ष मान्य रहता है; पासपोर्ट छह महीने मान्य हो और उसमें दो खाली पृष्ठ हों",
  "Apply at least four days before travel, and at most 120 days before": "आवेदन यात्रा से कम से कम चार दिन और अधिक से अधिक 120 दिन पहले करें",
  "Visitors of conferences may need the e-Conference class": "सम्मेलनों के आगंतुकों को ई-कॉन्फ़्रेंस श्रेणी की आवश्यकता हो सकती है",
  "Exhibitors who go abroad": "विदेश जाने वाले प्रदर्शक",
  "They need the visa of the country of the fair; councils issue letters of support": "उन्हें मेले के देश का वीज़ा चाहिए; परिषदें समर्थन पत्र जारी करती हैं",
  [`Ask the Exhibitions and Events Desk of ${shortName} for a letter when your stand is booked`]: `स्टॉल आरक्षित होने पर ${shortName} की प्रदर्शनी और कार्यक्रम डेस्क से पत्र माँगें`,
};
