import { council } from "#domain/council.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import type { MailLanguage } from "#domain/notifications/mail-languages.ts";
import type { EmailContent } from "./layout.ts";

/** The e-mail with the link and the one-time password of a new login. In Hindi only to a person who applied for membership in Hindi. */
export const activationEmails: Readonly<Record<MailLanguage, (f: EmailFacts) => EmailContent>> = {
  en: (f) => ({
    subject: `Activate your ${council.shortName} login`,
    preview: `Link and one-time password, valid until ${f.validUntil}.`,
    paragraphs: [reasonOf(f), "Open the link below, enter this one-time password (OTP), then choose a password of your own."],
    code: f.otp,
    button: { label: "Activate the login", url: f.url },
    closing: [
      `Link and OTP are valid until ${f.validUntil}. After that the same link offers to send you new ones.`,
      `Nobody from ${council.shortName} will ask you for the OTP. If you did not expect this mail, you need not do anything.`,
    ],
  }),
  hi: (f) => ({
    language: "hi",
    subject: `अपना ${council.shortName} लॉगिन सक्रिय करें`,
    preview: `लिंक और एक बार का पासवर्ड (ओटीपी), ${f.validUntil} तक मान्य।`,
    paragraphs: [
      `${council.inHindi.fullName} के पोर्टल पर ${f.firmName} की ओर से ${f.subject} का लॉगिन इस पते के लिए बनाया गया है।`,
      "नीचे का लिंक खोलें, यह एक बार का पासवर्ड (ओटीपी, OTP) भरें, फिर अपना पासवर्ड चुनें। पोर्टल अंग्रेज़ी में है।",
    ],
    code: f.otp,
    button: { label: "लॉगिन सक्रिय करें", url: f.url },
    closing: [
      `लिंक और ओटीपी ${f.validUntil} तक मान्य हैं। उसके बाद यही लिंक नए भेजने का विकल्प देता है।`,
      `${council.shortName} का कोई भी व्यक्ति आपसे ओटीपी नहीं माँगेगा। यदि आपने इस ई-मेल की अपेक्षा नहीं की थी, तो कुछ करना आवश्यक नहीं है।`,
    ],
  }),
};

/** Whose login it is, so that the reader can tell this mail from one of a stranger. */
function reasonOf({ firmName, subject: name }: EmailFacts): string {
  const portal = `A login to the portal of the ${council.fullName}`;
  if (name === "") return `${portal} was set up for this address.`;
  return firmName === "" ? `${portal} was set up for ${name} at this address.` : `${portal} was set up for ${name} of ${firmName} at this address.`;
}
