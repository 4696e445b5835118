import { circularWords } from "#domain/circulars/circular-words.ts";
import { council } from "#domain/council.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";

/** The number of the circular. */
const numberOf = (f: EmailFacts): string => f.documents[0] ?? "";

const inEnglish = {
  circular_urgent: (f: EmailFacts): EmailContent => ({
    subject: `Urgent circular ${numberOf(f)}`,
    preview: f.subject,
    paragraphs: [`${council.shortName} has published an urgent circular for your firm: ${f.subject}`, circularWords.en.holdsFrom(f.date)],
    button: { label: "Read the circular", url: f.url },
  }),
  circular_withdrawn: (f: EmailFacts): EmailContent => ({
    subject: `Circular ${numberOf(f)} withdrawn`,
    preview: f.subject,
    paragraphs: [`${council.shortName} has withdrawn a circular for your firm: ${f.subject}`, circularWords.en.withdrawnOn(f.date)],
    button: { label: "Read the reason", url: f.url },
  }),
  circulars_digest: (f: EmailFacts): EmailContent => ({
    subject: f.count === 1 ? `${council.shortName}: a new circular` : `${council.shortName}: ${f.count} new circulars`,
    preview: f.documents[0] ?? "",
    paragraphs: [`${f.count === 1 ? "A new circular" : "New circulars"} of ${council.shortName} for your firm:`],
    list: f.count > f.documents.length ? [...f.documents, `and ${f.count - f.documents.length} more`] : f.documents,
    button: { label: "Read the circulars", url: f.url },
    closing: ["You get one such e-mail a day at most."],
  }),
};

const inHindi: typeof inEnglish = {
  circular_urgent: (f) => ({
    language: "hi",
    subject: `तत्काल परिपत्र ${numberOf(f)}`,
    preview: f.subject,
    paragraphs: [`${council.shortName} ने आपकी फ़र्म के लिए एक तत्काल परिपत्र जारी किया है: ${f.subject}`, circularWords.hi.holdsFrom(f.date)],
    button: { label: "परिपत्र पढ़ें", url: f.url },
  }),
  circular_withdrawn: (f) => ({
    language: "hi",
    subject: `परिपत्र ${numberOf(f)} वापस लिया गया`,
    preview: f.subject,
    paragraphs: [`${council.shortName} ने आपकी फ़र्म के लिए जारी एक परिपत्र वापस ले लिया है: ${f.subject}`, circularWords.hi.withdrawnOn(f.date)],
    button: { label: "कारण पढ़ें", url: f.url },
  }),
  circulars_digest: (f) => ({
    language: "hi",
    subject: f.count === 1 ? `${council.shortName}: नया परिपत्र` : `${council.shortName}: ${f.count} नए परिपत्र`,
    preview: f.documents[0] ?? "",
    paragraphs: [`आपकी फ़र्म के लिए ${council.shortName} ${f.count === 1 ? "का नया परिपत्र" : "के नए परिपत्र"}:`],
    list: f.count > f.documents.length ? [...f.documents, `और ${f.count - f.documents.length} अन्य`] : f.documents,
    button: { label: "परिपत्र पढ़ें", url: f.url },
    closing: ["ऐसा ई-मेल दिन में अधिक से अधिक एक आता है।"],
  }),
};

const inLanguageOf = (f: EmailFacts): typeof inEnglish => (f.language === "hi" ? inHindi : inEnglish);

/** The e-mails about circulars, in the language of the member where the product knows it. */
export const circularEmails = {
  circular_urgent: (f: EmailFacts) => inLanguageOf(f).circular_urgent(f),
  circular_withdrawn: (f: EmailFacts) => inLanguageOf(f).circular_withdrawn(f),
  circulars_digest: (f: EmailFacts) => inLanguageOf(f).circulars_digest(f),
};
