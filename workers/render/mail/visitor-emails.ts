import { council } from "#domain/council.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";

const nothingToDo = "You need not do anything now.";
const stopOf = ({ stopUrl }: EmailFacts) => ({ label: "Stop these e-mails", url: stopUrl });

// Anyone can enter any address, so a confirmation contains nothing that was typed: its list is the council's own event and number.
const inEnglish = {
  registration_received: (f: EmailFacts): EmailContent => ({
    subject: "Your registration was received",
    preview: `${council.shortName} has it. ${nothingToDo}`,
    paragraphs: [
      `A registration with this e-mail address was entered on the website of the ${council.fullName}. ${council.shortName} has it and writes to you if something more is needed.`,
      nothingToDo,
    ],
    list: [...f.documents, `Registration no. ${f.subject}`],
    button: { label: f.documents.length === 0 ? "Go to the website" : "See the event", url: f.url },
    closing: [`If you did not register, write to ${council.contactEmail}; the entry will be removed.`],
  }),
  follow_confirm: (f: EmailFacts): EmailContent => ({
    subject: "Please confirm your address",
    preview: "We write only if you confirm.",
    paragraphs: [
      f.subject === ""
        ? `This address was entered on the website of the ${council.fullName} for e-mails about new notices and tenders: one a day at most.`
        : `This address was entered on the website of the ${council.fullName} for one e-mail, as soon as its dates are known:`,
    ],
    ...(f.subject === "" ? {} : { list: [f.subject] }),
    button: { label: "Confirm the address", url: f.url },
    closing: ["If it was not you, do nothing: without your confirmation the address is removed after seven days."],
    stop: stopOf(f),
  }),
  follow_notices: (f: EmailFacts): EmailContent => ({
    subject: f.count === 1 ? `${council.shortName}: a new notice` : `${council.shortName}: ${f.count} new notices`,
    preview: f.documents[0] ?? "",
    paragraphs: ["New on the website:"],
    list: f.count > f.documents.length ? [...f.documents, `and ${f.count - f.documents.length} more`] : f.documents,
    button: { label: "Read them", url: f.url },
    stop: stopOf(f),
  }),
  follow_dates: (f: EmailFacts): EmailContent => ({
    subject: `Dates known: ${f.subject}`,
    preview: f.documents.slice(1).join(", "),
    paragraphs: ["You asked to be told when the dates of this event are known:"],
    list: f.documents,
    button: { label: "See the event", url: f.url },
    closing: ["This was the only e-mail about it. Your address is removed from the list."],
  }),
};

const nothingToDoInHindi = "अभी आपको कुछ नहीं करना है।";
const stopInHindiOf = ({ stopUrl }: EmailFacts) => ({ label: "ये ई-मेल रोकें", url: stopUrl });

const inHindi: typeof inEnglish = {
  registration_received: (f) => ({
    language: "hi",
    subject: "आपका पंजीकरण मिल गया",
    preview: `पंजीकरण ${council.shortName} को मिल गया है। ${nothingToDoInHindi}`,
    paragraphs: [
      `${council.inHindi.fullName} की वेबसाइट पर इस ई-मेल पते से एक पंजीकरण भरा गया। वह ${council.shortName} को मिल गया है; कुछ और आवश्यक हुआ तो हम आपको लिखेंगे।`,
      nothingToDoInHindi,
    ],
    list: [...f.documents, `पंजीकरण संख्या ${f.subject}`],
    button: { label: f.documents.length === 0 ? "वेबसाइट पर जाएँ" : "कार्यक्रम देखें", url: f.url },
    closing: [`यदि पंजीकरण आपने नहीं किया, तो ${council.contactEmail} पर लिखें; प्रविष्टि हटा दी जाएगी।`],
  }),
  follow_confirm: (f) => ({
    language: "hi",
    subject: "कृपया अपने पते की पुष्टि करें",
    preview: "पुष्टि के बाद ही हम लिखेंगे।",
    paragraphs: [
      f.subject === ""
        ? `${council.inHindi.fullName} की वेबसाइट पर यह पता नई सूचनाओं और निविदाओं के ई-मेल के लिए भरा गया: दिन में अधिक से अधिक एक ई-मेल।`
        : `${council.inHindi.fullName} की वेबसाइट पर यह पता एक ई-मेल के लिए भरा गया, जब इस कार्यक्रम की तिथियाँ पता चलें:`,
    ],
    ...(f.subject === "" ? {} : { list: [f.subject] }),
    button: { label: "पते की पुष्टि करें", url: f.url },
    closing: ["यदि यह आपने नहीं किया, तो कुछ न करें: बिना पुष्टि के पता सात दिन बाद हटा दिया जाता है।"],
    stop: stopInHindiOf(f),
  }),
  follow_notices: (f) => ({
    language: "hi",
    subject: `${council.shortName}: ${f.count} नई ${f.count === 1 ? "सूचना" : "सूचनाएँ"}`,
    preview: f.documents[0] ?? "",
    paragraphs: ["वेबसाइट पर नया:"],
    list: f.count > f.documents.length ? [...f.documents, `और ${f.count - f.documents.length} अन्य`] : f.documents,
    button: { label: "पढ़ें", url: f.url },
    stop: stopInHindiOf(f),
  }),
  follow_dates: (f) => ({
    language: "hi",
    subject: `तिथियाँ पता चलीं: ${f.subject}`,
    preview: f.documents.slice(1).join(", "),
    paragraphs: ["आपने कहा था कि इस कार्यक्रम की तिथियाँ पता चलने पर आपको बताया जाए:"],
    list: f.documents,
    button: { label: "कार्यक्रम देखें", url: f.url },
    closing: ["इसके बारे में यही एक ई-मेल था। आपका पता सूची से हटा दिया गया है।"],
  }),
};

const inLanguageOf = (f: EmailFacts): typeof inEnglish => (f.language === "hi" ? inHindi : inEnglish);

/** The e-mails to visitors of the website, in the language of the page whose form they used. */
export const visitorEmails = {
  registration_received: (f: EmailFacts) => inLanguageOf(f).registration_received(f),
  follow_confirm: (f: EmailFacts) => inLanguageOf(f).follow_confirm(f),
  follow_notices: (f: EmailFacts) => inLanguageOf(f).follow_notices(f),
  follow_dates: (f: EmailFacts) => inLanguageOf(f).follow_dates(f),
};
