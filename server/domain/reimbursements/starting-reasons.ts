/** A reason that a new product has: why an amount is less than claimed, or why a rule is lifted. */
export type StartingReason = {
  readonly code: string;
  readonly sentenceEn: string;
  readonly sentenceHi: string;
  readonly remedyEn: string;
  readonly remedyHi: string;
};

const reason = (code: string, sentenceEn: string, sentenceHi: string, remedyEn = "", remedyHi = ""): StartingReason => ({
  code,
  sentenceEn,
  sentenceHi,
  remedyEn,
  remedyHi,
});

/** The reasons that the office finds at the start; it changes and adds to them. @source money.md 5: at least 30, in English and Hindi */
export const startingReasons: readonly StartingReason[] = [
  reason(
    "NO_RECEIPT",
    "There is no receipt for this amount.",
    "इस राशि की रसीद नहीं है।",
    "Send the receipt of the authority or the bank.",
    "प्राधिकरण या बैंक की रसीद भेजें।",
  ),
  reason("RECEIPT_UNREADABLE", "The receipt cannot be read.", "रसीद पढ़ी नहीं जा सकती।", "Send a clearer scan.", "साफ़ स्कैन भेजें।"),
  reason(
    "RECEIPT_OTHER_AMOUNT",
    "The receipt shows a smaller amount.",
    "रसीद में कम राशि लिखी है।",
    "Send the receipts of the rest.",
    "शेष राशि की रसीदें भेजें।",
  ),
  reason(
    "RECEIPT_OTHER_PAYER",
    "The receipt is in the name of another payer.",
    "रसीद किसी दूसरे भुगतानकर्ता के नाम पर है।",
    "Send the agreement with the agent who paid.",
    "जिस एजेंट ने भुगतान किया उसके साथ का अनुबंध भेजें।",
  ),
  reason(
    "NO_PAYMENT_PROOF",
    "There is no proof that the bank paid.",
    "बैंक से भुगतान का प्रमाण नहीं है।",
    "Send the bank's advice or statement.",
    "बैंक की सूचना या विवरण भेजें।",
  ),
  reason("PAID_IN_CASH", "It was paid in cash.", "भुगतान नकद में किया गया।"),
  reason("TAX_NOT_PAID", "Tax is not reimbursed.", "कर की प्रतिपूर्ति नहीं होती।"),
  reason("CREDIT_OF_TAX", "Input tax credit was taken for the tax.", "कर पर इनपुट टैक्स क्रेडिट लिया गया है।"),
  reason("LATE_FEE", "A late fee or penalty is not reimbursed.", "विलंब शुल्क या दंड की प्रतिपूर्ति नहीं होती।"),
  reason("AGENT_FEE", "The fee of an agent or consultant is not reimbursed.", "एजेंट या सलाहकार का शुल्क प्रतिपूर्ति योग्य नहीं है।"),
  reason("BANK_CHARGES", "Bank charges are not reimbursed.", "बैंक शुल्क की प्रतिपूर्ति नहीं होती।"),
  reason("TRANSLATION_COST", "The cost of translation or attestation is not reimbursed.", "अनुवाद या सत्यापन का व्यय प्रतिपूर्ति योग्य नहीं है।"),
  reason("COURIER_COST", "The cost of courier or postage is not reimbursed.", "कूरियर या डाक का व्यय प्रतिपूर्ति योग्य नहीं है।"),
  reason(
    "NOT_STATUTORY",
    "The fee is not one that the authority asks by law.",
    "यह वह शुल्क नहीं है जो प्राधिकरण कानून के अनुसार माँगता है।",
    "Send the authority's list of fees.",
    "प्राधिकरण की शुल्क सूची भेजें।",
  ),
  reason(
    "OTHER_PRODUCT",
    "The certificate is for another product.",
    "प्रमाणपत्र किसी दूसरे उत्पाद का है।",
    "Send the certificate of this product.",
    "इस उत्पाद का प्रमाणपत्र भेजें।",
  ),
  reason("NOT_A_DEVICE", "The product is not a medical device of the council.", "उत्पाद परिषद के अंतर्गत चिकित्सा उपकरण नहीं है।"),
  reason(
    "CERTIFICATE_MISSING",
    "The certificate is not there.",
    "प्रमाणपत्र नहीं है।",
    "Send the certificate when it is issued.",
    "जारी होने पर प्रमाणपत्र भेजें।",
  ),
  reason("CERTIFICATE_EXPIRED", "The certificate had expired.", "प्रमाणपत्र की अवधि समाप्त हो चुकी थी।"),
  reason("CLAIMED_BEFORE", "This cost was reimbursed before.", "इस व्यय की प्रतिपूर्ति पहले हो चुकी है।"),
  reason("OTHER_SCHEME", "Another scheme paid for this cost.", "किसी दूसरी योजना ने इस व्यय का भुगतान किया है।"),
  reason("FILED_LATE", "It was filed after the last day.", "यह अंतिम तिथि के बाद दाखिल किया गया।"),
  reason(
    "DELAY_EXCUSED",
    "It was filed late for a reason outside the firm's control, which is on record.",
    "देरी फ़र्म के नियंत्रण से बाहर के कारण से हुई, जो अभिलेख में है।",
  ),
  reason(
    "AUTHORITY_DELAY",
    "The authority handed the certificate over after the day printed on it.",
    "प्राधिकरण ने प्रमाणपत्र उस पर छपी तिथि के बाद सौंपा।",
  ),
  reason(
    "AFTER_PROGRAMME",
    "The cost lies after the end of the programme.",
    "व्यय योजना की अवधि समाप्त होने के बाद का है।",
    "Look at the Export Promotion Mission: the intent is filed there before the cost.",
    "निर्यात संवर्धन मिशन देखें: वहाँ व्यय से पहले आशय दाखिल होता है।",
  ),
  reason("APPROVED_BEFORE_END", "The cost was approved before the programme ended.", "व्यय योजना की अवधि समाप्त होने से पहले स्वीकृत हुआ था।"),
  reason(
    "CEILING_CHECKED",
    "The exports of the preceding year were checked by the certificate and lie within the ceiling.",
    "पिछले वर्ष का निर्यात प्रमाणपत्र के आधार पर जाँचा गया और वह सीमा के भीतर है।",
  ),
  reason("ABOVE_CEILING", "The exports of the preceding year lie above the ceiling.", "पिछले वर्ष का निर्यात सीमा से अधिक है।"),
  reason("MEMBERSHIP_CHECKED", "The membership was checked: earlier years are on record.", "सदस्यता जाँची गई: पिछले वर्ष अभिलेख में हैं।"),
  reason("EVENT_NOT_APPROVED", "The event was not approved beforehand.", "आयोजन पहले से स्वीकृत नहीं था।"),
  reason(
    "TOO_MANY_VISITS",
    "The firm was supported at this event as often as the rule allows.",
    "नियम जितनी बार अनुमति देता है, फ़र्म को इस आयोजन के लिए उतनी बार सहायता मिल चुकी है।",
  ),
  reason(
    "SPACE_NOT_USED",
    "The photos show a smaller stall than was paid for.",
    "चित्रों में स्टॉल उससे छोटा दिखता है जिसका भुगतान किया गया।",
    "Send the hall plan with the stall.",
    "हॉल का नक्शा भेजें, जिसमें स्टॉल दिखे।",
  ),
  reason(
    "TRAVELLER_UNKNOWN",
    "The traveller is not the person named by the firm.",
    "यात्री फ़र्म द्वारा नामित व्यक्ति नहीं है।",
    "Send the letter that names the traveller.",
    "यात्री का नाम बताने वाला पत्र भेजें।",
  ),
  reason(
    "BOARDING_PASS_MISSING",
    "The boarding passes are missing.",
    "बोर्डिंग पास नहीं हैं।",
    "Send the boarding passes of both ways.",
    "दोनों ओर के बोर्डिंग पास भेजें।",
  ),
  reason("CLASS_OF_TRAVEL", "Only the fare of the economy class is reimbursed.", "केवल इकोनॉमी श्रेणी का किराया प्रतिपूर्ति योग्य है।"),
  reason("RATE_OF_BANK", "The rupees of the bank's advice count.", "बैंक की सूचना में लिखी रुपये की राशि मान्य है।"),
  reason(
    "PART_OF_INVOICE",
    "Only part of the invoice is for this cost.",
    "बीजक का केवल एक भाग इस व्यय का है।",
    "Send the break-up of the invoice.",
    "बीजक का मदवार विवरण भेजें।",
  ),
];
