import { council } from "../council.ts";
import { formatIndianDate, formatIndianDateTime } from "../dates.ts";
import { rupeesText } from "../indian-figures.ts";
import type { PaymentStatus } from "../reimbursements/amount-stage.ts";
import { rupeesOf, type Paise } from "../rules/amounts.ts";
import { ruleWords } from "../rules/rule-words.hi.ts";
import { maskedNumber } from "./bank-account.ts";
import type { LineState, Payer } from "./line-states.ts";

/** What is known of one payment line. Dates are YYYY-MM-DD; what is not known is null. */
export type LineFacts = {
  readonly state: Exclude<LineState, "cancelled">;
  readonly amountPaise: Paise;
  readonly orderNumber: string;
  readonly orderedOn: string;
  readonly payer: Payer;
  /** What the firm gave for it, and what the office said. */
  readonly preReceipt: "given" | "accepted" | "refused" | null;
  /**
   * `asked`: the bank returned the payment, and the firm has not said yet where it goes. `waiting`: an account is on its way. `changing`: an
   * account counts, and a change of it waits for the council.
   */
  readonly account: "waiting" | "asked" | "changing" | "confirmed" | null;
  /** When the account that is on its way counts; null unless it is confirmed. */
  readonly accountUsableFrom: Date | null;
  readonly batchNumber: number | null;
  readonly sentOn: string | null;
  /** The last four digits of the account in that batch; null once the account is erased. */
  readonly accountLastFour: string | null;
  readonly paidOn: string | null;
  /** The UTR, or the reference of DGFT. */
  readonly reference: string | null;
  /** Why it was returned or is withheld. */
  readonly reason: string | null;
  readonly returnedOn: string | null;
  /** What the firm has paid back of it. */
  readonly recoveredPaise: Paise;
  /** False for one that was recovered after a decision that was undone: it gives nothing of what is approved now. */
  readonly countsForDecision: boolean;
};

/** What is known of the money of an approved claim. */
export type MoneyFacts = {
  readonly sanctionedPaise: Paise;
  /** The day of the approval. */
  readonly decidedOn: string | null;
  /** Those that were not cancelled, the first instalment first. */
  readonly lines: readonly LineFacts[];
};

export type MoneyLanguage = "en" | "hi";
/** The firm is spoken to; an office reads about the firm. */
export type MoneyReader = "firm" | "office";
type Telling = { readonly language: MoneyLanguage; readonly reader: MoneyReader };

/** "Rs 3,20,000", in Hindi "₹3,20,000"; with paise only where there are some. */
function money(paise: Paise, words: Words): string {
  const text = words.rupees(rupeesText(rupeesOf(paise)));
  return text.endsWith(".00") ? text.slice(0, -3) : text;
}
const day = formatIndianDate;
/** Ends a text that somebody wrote with one full stop. */
const ended = (text: string): string => text.trim().replace(/[.।]$/u, "");

/** The sentences of one language. */
type Words = {
  readonly rupees: (amount: string) => string;
  readonly approved: (amount: string, decidedOn: string | null) => string;
  readonly noOrder: string;
  readonly restWithoutOrder: (amount: string) => string;
  readonly sanctioned: (amount: string, orderedOn: string, number: string) => string;
  readonly instalment: (number: number) => string;
  readonly direct: string;
  readonly asked: (line: LineFacts, reader: MoneyReader) => string;
  /** The bank returned it, and it was opened again. */
  readonly cameBack: (reason: string) => string;
  readonly complete: (line: LineFacts, reader: MoneyReader) => string;
  readonly inBatch: (number: number) => string;
  /** @param account masked; null for a reader who is not told */
  readonly sent: (number: number | null, sentOn: string | null, account: string | null) => string;
  readonly paid: (paidOn: string | null, reference: string | null, account: string | null) => string;
  readonly elsewhere: (paidOn: string | null, reference: string | null) => string;
  readonly returned: (returnedOn: string | null, reason: string | null, reader: MoneyReader) => string;
  readonly withheld: (reason: string | null) => string;
  readonly recovered: (amount: string) => string;
};

const accountChanges = (reader: MoneyReader): string =>
  ` No money is sent until ${council.shortName} has checked the change of ${reader === "firm" ? "your" : "the firm's"} bank account.`;

const english: Words = {
  rupees: (amount) => amount,
  approved: (amount, decidedOn) => `${council.officer} approved ${amount}${decidedOn === null ? "" : ` on ${day(decidedOn)}`}.`,
  noOrder: "No sanction order is recorded yet.",
  restWithoutOrder: (amount) => `For ${amount} no sanction order is recorded yet.`,
  sanctioned: (amount, orderedOn, number) => `Sanctioned ${amount} on ${day(orderedOn)} (order ${number}).`,
  instalment: (number) => `Instalment ${number}: `,
  direct: `${council.officer} pays this amount itself; no payment is recorded yet.`,
  asked: ({ preReceipt, account, accountUsableFrom }, reader) => {
    const your = reader === "firm" ? "Your" : "The";
    const first = {
      none: reader === "firm" ? "Please sign and upload the pre-receipt." : "The signed pre-receipt is awaited.",
      given: `${your} pre-receipt is being checked.`,
      refused: reader === "firm" ? "Your pre-receipt was sent back; please mend it." : "The pre-receipt was sent back to the firm.",
      accepted: `${your} pre-receipt is complete.`,
    }[preReceipt ?? "none"];
    const second = {
      none: reader === "firm" ? " Please give your bank account." : " The bank account is awaited.",
      waiting:
        accountUsableFrom === null
          ? ` ${your} bank account is being checked.`
          : ` ${your} bank account is confirmed; money is sent to it from ${formatIndianDateTime(accountUsableFrom)}.`,
      asked: reader === "firm" ? " Please confirm or change your bank account." : " The firm confirms or changes its bank account.",
      changing: accountChanges(reader),
      confirmed: "",
    }[account ?? "none"];
    return first + second;
  },
  cameBack: (reason) => `The bank returned it: ${ended(reason)}. `,
  complete: ({ account }, reader) => {
    const next = account === "changing" ? accountChanges(reader) : " It waits for the next batch.";
    return `${reader === "firm" ? "Your" : "The"} pre-receipt is complete.${next}`;
  },
  inBatch: (number) => `It is in batch ${number}, which is not sent to the bank yet.`,
  sent: (number, sentOn, account) =>
    `${number === null ? "It was" : `In batch ${number},`} sent to the bank${sentOn === null ? "" : ` on ${day(sentOn)}`}${account === null ? "" : ` for the account ${account}`}.`,
  paid: (paidOn, reference, account) =>
    `Paid${paidOn === null ? "" : ` on ${day(paidOn)}`}${account === null ? "" : ` to the account ${account}`}${reference === null ? "" : ` (UTR ${reference})`}.`,
  elsewhere: (paidOn, reference) =>
    `${council.officer} paid it${paidOn === null ? "" : ` on ${day(paidOn)}`}${reference === null ? "" : ` (reference ${reference})`}.`,
  returned: (returnedOn, reason, reader) =>
    `The bank returned it${returnedOn === null ? "" : ` on ${day(returnedOn)}`}${reason === null ? "" : `: ${ended(reason)}`}. ${
      reader === "firm" ? `${council.shortName} opens it again and writes to you.` : "It waits to be opened again."
    }`,
  withheld: (reason) => `${council.shortName} withholds it${reason === null ? "" : `: ${ended(reason)}`}.`,
  recovered: (amount) => `${amount} of it was paid back.`,
};

const accountChangesInHindi = (reader: MoneyReader): string =>
  ` ${reader === "firm" ? "आपके" : "फ़र्म के"} बैंक खाते के बदलाव की परिषद द्वारा जाँच होने तक राशि नहीं भेजी जाएगी।`;

const hindi: Words = {
  rupees: ruleWords.rupees,
  approved: (amount, decidedOn) => `डीजीएफटी ने ${decidedOn === null ? "" : `${day(decidedOn)} को `}${amount} स्वीकृत किए।`,
  noOrder: "संस्वीकृति आदेश अभी दर्ज नहीं है।",
  restWithoutOrder: (amount) => `${amount} का संस्वीकृति आदेश अभी दर्ज नहीं है।`,
  sanctioned: (amount, orderedOn, number) => `${day(orderedOn)} को ${amount} संस्वीकृत (आदेश ${number})।`,
  instalment: (number) => `किस्त ${number}: `,
  direct: "यह राशि डीजीएफटी स्वयं देता है; भुगतान अभी दर्ज नहीं है।",
  asked: ({ preReceipt, account, accountUsableFrom }, reader) => {
    const your = reader === "firm" ? "आपकी" : "फ़र्म की";
    const yours = reader === "firm" ? "आपके" : "फ़र्म के";
    const first = {
      none: reader === "firm" ? "कृपया पूर्व-रसीद पर हस्ताक्षर करके उसे अपलोड करें।" : "हस्ताक्षरित पूर्व-रसीद की प्रतीक्षा है।",
      given: `${your} पूर्व-रसीद की जाँच हो रही है।`,
      refused: reader === "firm" ? "आपकी पूर्व-रसीद लौटाई गई; कृपया उसे सुधारें।" : "पूर्व-रसीद फ़र्म को लौटाई गई।",
      accepted: `${your} पूर्व-रसीद पूरी है।`,
    }[preReceipt ?? "none"];
    const second = {
      none: reader === "firm" ? " कृपया अपना बैंक खाता दें।" : " बैंक खाते की प्रतीक्षा है।",
      waiting:
        accountUsableFrom === null
          ? ` ${yours} बैंक खाते की जाँच हो रही है।`
          : ` ${yours} बैंक खाते की पुष्टि हो गई है; उसमें राशि ${formatIndianDateTime(accountUsableFrom)} से भेजी जाएगी।`,
      asked: reader === "firm" ? " कृपया अपने बैंक खाते की पुष्टि करें या उसे बदलें।" : " फ़र्म अपने बैंक खाते की पुष्टि करेगी या उसे बदलेगी।",
      changing: accountChangesInHindi(reader),
      confirmed: "",
    }[account ?? "none"];
    return first + second;
  },
  cameBack: (reason) => `बैंक ने राशि लौटाई: ${ended(reason)}। `,
  complete: ({ account }, reader) => {
    const next = account === "changing" ? accountChangesInHindi(reader) : " राशि अगले बैच की प्रतीक्षा में है।";
    return `${reader === "firm" ? "आपकी" : "फ़र्म की"} पूर्व-रसीद पूरी है।${next}`;
  },
  inBatch: (number) => `राशि बैच ${number} में है, जो अभी बैंक को नहीं भेजा गया।`,
  sent: (number, sentOn, account) =>
    `${number === null ? "" : `बैच ${number} में, `}${sentOn === null ? "" : `${day(sentOn)} को `}${account === null ? "" : `खाता ${account} के लिए `}बैंक को भेजी गई।`,
  paid: (paidOn, reference, account) =>
    `${paidOn === null ? "" : `${day(paidOn)} को `}${account === null ? "" : `खाता ${account} में `}भुगतान हुआ${reference === null ? "" : ` (UTR ${reference})`}।`,
  elsewhere: (paidOn, reference) =>
    `डीजीएफटी ने ${paidOn === null ? "" : `${day(paidOn)} को `}भुगतान किया${reference === null ? "" : ` (संदर्भ ${reference})`}।`,
  returned: (returnedOn, reason, reader) =>
    `बैंक ने राशि ${returnedOn === null ? "" : `${day(returnedOn)} को `}लौटाई${reason === null ? "" : `: ${ended(reason)}`}। ${
      reader === "firm" ? "परिषद इसे फिर से खोलकर आपको लिखेगी।" : "इसे फिर से खोलना है।"
    }`,
  withheld: (reason) => `परिषद ने राशि रोकी है${reason === null ? "" : `: ${ended(reason)}`}।`,
  recovered: (amount) => `इसमें से ${amount} वापस किए गए।`,
};

const wordsOf: Readonly<Record<MoneyLanguage, Words>> = { en: english, hi: hindi };

/**
 * Where the money of an approved claim is, in one paragraph; nothing that is not known.
 * @source money.md 6 "The member's page says where the money is in one sentence"
 */
export function whereTheMoneyIs({ sanctionedPaise, decidedOn, lines }: MoneyFacts, { language, reader }: Telling): string {
  const words = wordsOf[language];
  const approved = words.approved(money(sanctionedPaise, words), decidedOn);
  if (lines.length === 0) return `${approved} ${words.noOrder}`;
  const restPaise = sanctionedPaise - lines.reduce((sum, line) => sum + (line.countsForDecision ? line.amountPaise : 0), 0);
  const told = lines.map((line, place) => {
    const text = `${words.sanctioned(money(line.amountPaise, words), line.orderedOn, line.orderNumber)} ${lineSentence(line, words, reader)}`;
    return lines.length === 1 ? text : words.instalment(place + 1) + text;
  });
  return [...told, ...(restPaise > 0 ? [words.restWithoutOrder(money(restPaise, words))] : [])].join(" ");
}

function lineSentence(line: LineFacts, words: Words, reader: MoneyReader): string {
  const { state, payer, batchNumber, sentOn, paidOn, reference, reason, returnedOn, recoveredPaise, accountLastFour } = line;
  const account = reader === "firm" && accountLastFour !== null ? maskedNumber(accountLastFour) : null;
  switch (state) {
    case "sanctioned":
      return payer === "dgft_direct" ? words.direct : words.asked(line, reader);
    case "papers_asked":
      return (reason === null ? "" : words.cameBack(reason)) + words.asked(line, reader);
    case "papers_complete":
      return words.complete(line, reader);
    case "in_batch":
      return batchNumber === null ? words.complete(line, reader) : words.inBatch(batchNumber);
    case "sent":
      return words.sent(batchNumber, sentOn, account);
    case "paid":
      return words.paid(paidOn, reference, account) + paidBack(recoveredPaise, words);
    case "recovered":
      return words.paid(paidOn, reference, account) + paidBack(recoveredPaise, words);
    case "returned":
      return words.returned(returnedOn, reason, reader);
    case "withheld":
      return words.withheld(reason);
    case "paid_elsewhere":
      return words.elsewhere(paidOn, reference);
  }
}

const paidBack = (recoveredPaise: Paise, words: Words): string => (recoveredPaise > 0 ? ` ${words.recovered(money(recoveredPaise, words))}` : "");

/** The same in a word or two, for a list of claims. */
export const shortMoneyWords = {
  sanctioned: "Sanctioned",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_asked: "Pre-receipt and account asked",
  // oxlint-disable-next-line portal/words -- wire value, rest-api.md
  papers_complete: "Pre-receipt complete",
  in_batch: "In a batch",
  sent: "Sent to the bank",
  paid: "Paid",
  returned: "Returned by the bank",
  withheld: "Withheld",
  recovered: "Paid back",
  paid_elsewhere: "Paid by DGFT",
} as const satisfies Record<PaymentStatus, string>;
