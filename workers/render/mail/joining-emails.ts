import { council } from "#domain/council.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { EmailContent } from "./layout.ts";

const sameLink = "The link in this e-mail opens your application at any time. Pass it on to nobody who may not read it.";

const inEnglish = {
  // Anyone can enter any address, so this e-mail contains nothing that was typed.
  joining_link: (f: EmailFacts): EmailContent => ({
    subject: "Your application for membership",
    preview: "Open the link to fill in the application.",
    paragraphs: [
      `This address was entered on the website of the ${council.fullName} for an application for membership.`,
      "The link opens the application. Each step is saved, so you can stop and go on later with the same link.",
    ],
    button: { label: "Open the application", url: f.url },
    closing: ["If it was not you, do nothing: an application in which nothing is saved is removed after seven days."],
  }),
  joining_has_login: (f: EmailFacts): EmailContent => ({
    subject: "Your application for membership",
    preview: "This address has a login already.",
    paragraphs: [
      `This address was entered on the website of the ${council.fullName} for an application for membership. It has a login already, so an application cannot begin with it.`,
      "To apply for another firm, enter an address that has no login: it becomes the login of that firm.",
      `If your firm is a member, log in. If you need help, write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
    closing: ["If it was not you, do nothing."],
  }),
  joining_received: (f: EmailFacts): EmailContent => ({
    subject: `${f.subject}: your application was received`,
    preview: `${council.shortName} checks it and writes to you.`,
    paragraphs: [
      `${council.shortName} has the application for membership of ${f.firmName}. Its number is ${f.subject}.`,
      `${council.shortName} checks the papers and writes to you when it has decided, or needs something.`,
    ],
    button: { label: "See where it is", url: f.url },
    closing: [sameLink],
  }),
  joining_asked: (f: EmailFacts): EmailContent => ({
    subject: `${f.subject}: something is needed`,
    preview: "What is needed stands in the application.",
    paragraphs: [
      `${council.shortName} has looked at the application for membership of ${f.firmName} and needs something before it can go on.`,
      "What is needed stands in the application. Answer there, or upload another paper, and send it again.",
    ],
    button: { label: "Read it and answer", url: f.url },
    closing: [sameLink],
  }),
  joining_approved: (f: EmailFacts): EmailContent => ({
    subject: `${f.subject}: your application was approved`,
    preview: `${f.firmName} is a member.`,
    paragraphs: [
      `${council.shortName} has approved the application for membership of ${f.firmName}. The firm is a member from today.`,
      "Another e-mail to this address has the link with which you set your password. Where a fee is due, one more has the number of the invoice; the invoice stands in the portal.",
    ],
    button: { label: "See the application", url: f.url },
    closing: [sameLink],
  }),
  joining_refused: (f: EmailFacts): EmailContent => ({
    subject: `${f.subject}: your application was refused`,
    preview: "The reason stands in the application.",
    paragraphs: [
      `${council.shortName} could not approve the application for membership of ${f.firmName}. The reason stands in the application.`,
      "You may apply again when the reason no longer holds.",
    ],
    button: { label: "Read the reason", url: f.url },
    closing: [`If you think that something was overlooked, write to ${council.contactEmail} and give the number.`],
  }),
};

const sameLinkInHindi = "इस ई-मेल का लिंक आपका आवेदन कभी भी खोलता है। इसे ऐसे किसी को न दें जिसे आवेदन नहीं पढ़ना चाहिए।";

const inHindi: typeof inEnglish = {
  joining_link: (f) => ({
    language: "hi",
    subject: "सदस्यता के लिए आपका आवेदन",
    preview: "आवेदन भरने के लिए लिंक खोलें।",
    paragraphs: [
      `${council.inHindi.fullName} की वेबसाइट पर सदस्यता के आवेदन के लिए यह पता भरा गया।`,
      "लिंक से आवेदन खुलता है। हर चरण सहेजा जाता है, इसलिए आप रुककर बाद में इसी लिंक से आगे बढ़ सकते हैं।",
    ],
    button: { label: "आवेदन खोलें", url: f.url },
    closing: ["यदि यह आपने नहीं किया, तो कुछ न करें: जिस आवेदन में कुछ सहेजा नहीं जाता, वह सात दिन बाद हटा दिया जाता है।"],
  }),
  joining_has_login: (f) => ({
    language: "hi",
    subject: "सदस्यता के लिए आपका आवेदन",
    preview: "इस पते का लॉगिन पहले से है।",
    paragraphs: [
      `${council.inHindi.fullName} की वेबसाइट पर सदस्यता के आवेदन के लिए यह पता भरा गया। इस पते का लॉगिन पहले से है, इसलिए इससे आवेदन आरंभ नहीं हो सकता।`,
      "किसी दूसरी फ़र्म के लिए आवेदन करना हो, तो ऐसा पता भरें जिसका लॉगिन नहीं है: वही उस फ़र्म का लॉगिन बनेगा।",
      `यदि आपकी फ़र्म सदस्य है, तो लॉग इन करें। सहायता चाहिए, तो ${council.contactEmail} पर लिखें।`,
    ],
    button: { label: "लॉगिन पृष्ठ पर जाएँ", url: f.url },
    closing: ["यदि यह आपने नहीं किया, तो कुछ न करें।"],
  }),
  joining_received: (f) => ({
    language: "hi",
    subject: `${f.subject}: आपका आवेदन मिल गया`,
    preview: `${council.shortName} उसे जाँचकर आपको लिखेगी।`,
    paragraphs: [
      `${f.firmName} का सदस्यता आवेदन ${council.shortName} को मिल गया है। उसकी संख्या ${f.subject} है।`,
      `${council.shortName} दस्तावेज़ जाँचती है और निर्णय होने पर, या कुछ आवश्यक होने पर, आपको लिखती है।`,
    ],
    button: { label: "स्थिति देखें", url: f.url },
    closing: [sameLinkInHindi],
  }),
  joining_asked: (f) => ({
    language: "hi",
    subject: `${f.subject}: कुछ आवश्यक है`,
    preview: "क्या आवश्यक है, यह आवेदन में लिखा है।",
    paragraphs: [
      `${council.shortName} ने ${f.firmName} का सदस्यता आवेदन देखा है। आगे बढ़ने से पहले कुछ आवश्यक है।`,
      "क्या आवश्यक है, यह आवेदन में लिखा है। वहीं उत्तर दें या दूसरा दस्तावेज़ अपलोड करें, और आवेदन फिर भेजें।",
    ],
    button: { label: "पढ़ें और उत्तर दें", url: f.url },
    closing: [sameLinkInHindi],
  }),
  joining_approved: (f) => ({
    language: "hi",
    subject: `${f.subject}: आपका आवेदन स्वीकृत हुआ`,
    preview: `${f.firmName} अब सदस्य है।`,
    paragraphs: [
      `${council.shortName} ने ${f.firmName} का सदस्यता आवेदन स्वीकृत किया है। फ़र्म आज से सदस्य है।`,
      "इस पते पर एक और ई-मेल आएगा, जिसमें वह लिंक होगा जिससे आप अपना पासवर्ड बनाते हैं। यदि शुल्क देय है, तो एक और ई-मेल में बीजक की संख्या आएगी; बीजक पोर्टल में है।",
    ],
    button: { label: "आवेदन देखें", url: f.url },
    closing: [sameLinkInHindi],
  }),
  joining_refused: (f) => ({
    language: "hi",
    subject: `${f.subject}: आपका आवेदन अस्वीकृत हुआ`,
    preview: "कारण आवेदन में लिखा है।",
    paragraphs: [
      `${council.shortName} ${f.firmName} का सदस्यता आवेदन स्वीकृत नहीं कर सकी। कारण आवेदन में लिखा है।`,
      "जब वह कारण न रहे, तब आप फिर आवेदन कर सकते हैं।",
    ],
    button: { label: "कारण पढ़ें", url: f.url },
    closing: [`यदि आपको लगता है कि कुछ छूट गया, तो संख्या देते हुए ${council.contactEmail} पर लिखें।`],
  }),
};

const inLanguageOf = (f: EmailFacts): typeof inEnglish => (f.language === "hi" ? inHindi : inEnglish);

/** The e-mails about an application for membership: to the applicant in the language of the form, to the council in English. */
export const joiningEmails = {
  joining_link: (f: EmailFacts) => inLanguageOf(f).joining_link(f),
  joining_has_login: (f: EmailFacts) => inLanguageOf(f).joining_has_login(f),
  joining_received: (f: EmailFacts) => inLanguageOf(f).joining_received(f),
  joining_asked: (f: EmailFacts) => inLanguageOf(f).joining_asked(f),
  joining_approved: (f: EmailFacts) => inLanguageOf(f).joining_approved(f),
  joining_refused: (f: EmailFacts) => inLanguageOf(f).joining_refused(f),
  joining_to_council: (f: EmailFacts): EmailContent => ({
    subject: `${f.subject}: waits for the council`,
    preview: "An application for membership, or a reply to a remark.",
    paragraphs: [`The application for membership of ${f.firmName} waits for the council: it is new, or its applicant has replied.`],
    button: { label: "Open the application", url: f.url },
  }),
};
