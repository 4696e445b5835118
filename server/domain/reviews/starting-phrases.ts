import { costKind } from "./document-kinds.ts";
import type { Phrase } from "./phrases.ts";

type Texts = Pick<Phrase, "code" | "label" | "textEn" | "textHi"> & { readonly documents?: readonly string[] };

const all: readonly Texts[] = [
  {
    code: "STAMP_MISSING",
    label: "Stamp or seal missing",
    textEn: "The stamp or seal of the competent authority is missing. Send a copy that is attested with stamp and seal.",
    textHi: "सक्षम प्राधिकारी की मुहर या सील नहीं है। मुहर और सील सहित सत्यापित प्रति भेजें।",
  },
  {
    code: "SIGNATURE_MISSING",
    label: "Signature missing",
    textEn: "The signature of the authorised signatory is missing. Send a signed copy.",
    textHi: "अधिकृत हस्ताक्षरकर्ता के हस्ताक्षर नहीं हैं। हस्ताक्षरित प्रति भेजें।",
  },
  {
    code: "NOT_LEGIBLE",
    label: "Not legible",
    textEn: "The document cannot be read. Send a clearer scan of the whole page.",
    textHi: "दस्तावेज़ पढ़ा नहीं जा सकता। पूरे पृष्ठ का साफ़ स्कैन भेजें।",
  },
  {
    code: "PAGE_MISSING",
    label: "Page missing",
    textEn: "Not every page is there. Send the complete document in one file.",
    textHi: "सभी पृष्ठ नहीं हैं। पूरा दस्तावेज़ एक ही फ़ाइल में भेजें।",
  },
  {
    code: "OTHER_YEAR",
    label: "Wrong financial year",
    textEn: "The document is for another financial year. Send the one for the year of this claim.",
    textHi: "दस्तावेज़ किसी दूसरे वित्तीय वर्ष का है। इस दावे के वर्ष का दस्तावेज़ भेजें।",
  },
  {
    code: "NOT_VALID",
    label: "Not valid any more",
    textEn: "The validity has ended. Send the certificate that was valid on the day of filing.",
    textHi: "वैधता समाप्त हो चुकी है। वह प्रमाणपत्र भेजें जो दावा दाखिल करने के दिन मान्य था।",
  },
  {
    code: "TRANSLATION_MISSING",
    label: "Translation missing",
    textEn: "The document is in a foreign language. Add an attested translation into English.",
    textHi: "दस्तावेज़ विदेशी भाषा में है। अंग्रेज़ी में सत्यापित अनुवाद जोड़ें।",
  },
  {
    code: "NAME_DIFFERS",
    label: "Firm name or address differs",
    textEn: "Name or address differ from those of the membership. Send a document in the name of {firm}, or a proof of the change.",
    textHi: "नाम या पता सदस्यता में दर्ज नाम या पते से भिन्न है। {firm} के नाम का दस्तावेज़ या परिवर्तन का प्रमाण भेजें।",
  },
  {
    code: "AMOUNT_DIFFERS",
    label: "Amount does not agree",
    textEn: "The amount does not agree with the receipt. Send the receipt that belongs to it, or explain the difference.",
    textHi: "राशि रसीद से मेल नहीं खाती। उससे संबंधित रसीद भेजें या अंतर स्पष्ट करें।",
  },
  {
    code: "RECEIPT_MISSING",
    label: "Fee receipt missing",
    textEn: "The receipt of the fee is missing. Send proof of the payment.",
    textHi: "शुल्क की रसीद नहीं है। भुगतान का प्रमाण भेजें।",
  },
  {
    code: "CA_CERTIFICATE_MISSING",
    label: "CA certificate missing",
    textEn: "A certificate of a chartered accountant with name, membership number and UDIN is needed. Send it.",
    textHi: "चार्टर्ड अकाउंटेंट का नाम, सदस्यता संख्या और यूडीआईएन सहित प्रमाणपत्र आवश्यक है। उसे भेजें।",
  },
  {
    code: "OTHER_DOCUMENT",
    label: "Wrong document",
    textEn: "Another document was uploaded here. Send this one: {document}.",
    textHi: "यहाँ कोई दूसरा दस्तावेज़ अपलोड किया गया है। यह दस्तावेज़ भेजें: {document}।",
  },
  {
    code: "COST_NOT_PROVED",
    label: "Cost not proved",
    textEn: "There is no receipt for {amount} of this cost. Send it by {date}, or change the amount.",
    textHi: "इस व्यय के {amount} की रसीद नहीं है। उसे {date} तक भेजें या राशि बदलें।",
    documents: [costKind],
  },
];

/** The phrases that the office finds at the start; it changes and adds to them. */
export const startingPhrases: readonly Phrase[] = all.map((texts, place) => ({
  documents: [],
  ...texts,
  position: (place + 1) * 10,
  isWithdrawn: false,
}));
