import { council } from "../council.ts";
import { formatIndianDate } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import { schemeOf } from "../reimbursements/schemes/index.ts";
import type { SchemeKind } from "../reimbursements/schemes/kinds.ts";
import { amountInHindiWords, amountInWords } from "../rules/amount-words.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";
import { ruleWords } from "../rules/rule-words.hi.ts";

export const receiptLanguages = ["en", "hi"] as const;
export type ReceiptLanguage = (typeof receiptLanguages)[number];

/** What a pre-receipt is about. */
export type ReceiptFacts = {
  readonly firmName: string;
  readonly firmAddress: string;
  readonly gstNo: string;
  readonly reimbursementId: string;
  readonly scheme: SchemeKind;
  readonly instalment: number;
  readonly instalments: number;
  readonly orderNumber: string;
  /** YYYY-MM-DD. */
  readonly orderedOn: string;
  readonly amountPaise: Paise;
};

/** All words of a filled pre-receipt, ready to be drawn. */
export type ReceiptText = {
  readonly title: string;
  readonly from: string[];
  readonly to: string[];
  /** The sentence that the firm signs. */
  readonly received: string;
  readonly rows: { readonly label: string; readonly value: string }[];
  readonly declaration: string;
  readonly place: string;
  readonly date: string;
  readonly stampBox: string;
  readonly signatureBox: string;
  readonly signatory: string;
  readonly foot: string;
};

/** Receipts for more than this carry a revenue stamp of one rupee. @source Indian Stamp Act 1899, Schedule I, article 53 */
export const stampFreePaise: Paise = 5_000_00;

const schemesInHindi = {
  product: "उत्पाद पंजीकरण",
  plant: "संयंत्र पंजीकरण",
  exhibition: "प्रदर्शनी",
} as const satisfies Record<SchemeKind, string>;

const instalmentText = {
  en: (f: ReceiptFacts) => `${f.instalment} of ${f.instalments}`,
  hi: (f: ReceiptFacts) => `${f.instalments} में से ${f.instalment}`,
};

/** The filled pre-receipt of a payment in a language. @source money.md 6; General Financial Rules 2017 (pre-receipted claims of grantees) */
export function receiptText(facts: ReceiptFacts, language: ReceiptLanguage): ReceiptText {
  const flowing = { ...facts, firmAddress: flowingAddress(facts.firmAddress) };
  return language === "hi" ? hindiText(flowing) : englishText(flowing);
}

/** The typed lines of an address one after the other: a pre-receipt has one page. */
const flowingAddress = (address: string): string =>
  address
    .split(/[\s,]*\n\s*/)
    .filter((line) => line !== "")
    .join(", ");

function englishText(facts: ReceiptFacts): ReceiptText {
  const amount = rupeesText(rupeesOf(facts.amountPaise));
  return {
    title: "Pre-receipt",
    from: [facts.firmName, facts.firmAddress, `GST number: ${facts.gstNo}`],
    to: [`To: ${council.fullName}`, ...council.address],
    received: `Received from the ${council.fullName} the sum of ${amount} (${amountInWords(facts.amountPaise)}) against sanction order ${facts.orderNumber} dated ${formatIndianDate(facts.orderedOn)}, for reimbursement ${facts.reimbursementId}.`,
    rows: [
      { label: "Reimbursement", value: facts.reimbursementId },
      { label: "Scheme", value: schemeOf(facts.scheme).typeLabel },
      ...(facts.instalments > 1 ? [{ label: "Instalment", value: instalmentText.en(facts) }] : []),
      { label: "Sanction order", value: facts.orderNumber },
      { label: "Date of the order", value: formatIndianDate(facts.orderedOn) },
      { label: "Amount", value: amount },
      { label: "Amount in words", value: amountInWords(facts.amountPaise) },
    ],
    declaration: "We have not received this amount before, and we have not claimed it from any other body.",
    place: "Place",
    date: "Date",
    stampBox: facts.amountPaise > stampFreePaise ? "Revenue stamp of Rs 1; sign across it" : "No revenue stamp is needed up to Rs 5,000",
    signatureBox: "Signature and seal of the firm",
    signatory: "Name and position of the signatory",
    foot: `Made by the portal of ${council.shortName}. Print it, sign it, and upload the signed copy under Payments.`,
  };
}

function hindiText(facts: ReceiptFacts): ReceiptText {
  const amount = ruleWords.rupees(rupeesText(rupeesOf(facts.amountPaise)));
  return {
    title: "पूर्व-रसीद",
    from: [facts.firmName, facts.firmAddress, `जीएसटी संख्या: ${facts.gstNo}`],
    to: [`सेवा में: ${council.inHindi.fullName}`, ...council.inHindi.address],
    received: `${council.inHindi.fullName} से प्रतिपूर्ति ${facts.reimbursementId} के लिए, संस्वीकृति आदेश ${facts.orderNumber} दिनांक ${formatIndianDate(facts.orderedOn)} के अनुसार, ${amount} (${amountInHindiWords(facts.amountPaise)}) की राशि प्राप्त की।`,
    rows: [
      { label: "प्रतिपूर्ति", value: facts.reimbursementId },
      { label: "योजना", value: schemesInHindi[facts.scheme] },
      ...(facts.instalments > 1 ? [{ label: "किस्त", value: instalmentText.hi(facts) }] : []),
      { label: "संस्वीकृति आदेश", value: facts.orderNumber },
      { label: "आदेश की तारीख़", value: formatIndianDate(facts.orderedOn) },
      { label: "राशि", value: amount },
      { label: "राशि शब्दों में", value: amountInHindiWords(facts.amountPaise) },
    ],
    declaration: "यह राशि हमें पहले नहीं मिली है, और हमने इसका दावा किसी अन्य संस्था से नहीं किया है।",
    place: "स्थान",
    date: "तारीख़",
    stampBox: facts.amountPaise > stampFreePaise ? "एक रुपये का राजस्व टिकट; हस्ताक्षर टिकट के ऊपर से करें" : "5,000 रुपये तक राजस्व टिकट आवश्यक नहीं है",
    signatureBox: "फ़र्म के हस्ताक्षर और मुहर",
    signatory: "हस्ताक्षरकर्ता का नाम और पद",
    foot: `${council.shortName} के पोर्टल द्वारा तैयार। इसे छापें, हस्ताक्षर करें, और हस्ताक्षरित प्रति "Payments" के अंतर्गत अपलोड करें।`,
  };
}
