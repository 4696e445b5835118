import { council } from "#domain/council.ts";
import { consentNotice } from "#domain/site/consent.ts";

/** Forms of the public website: contact, membership query, registration. Labels as the specification spells them. */
export const forms = {
  problem: "There is a problem",
  required: "Fields with an asterisk (*) are needed.",
  needsScript: `This form works only with JavaScript. Without it, write to ${council.contactEmail}.`,
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  organisation: "Name of Organisation",
  designation: "Designation",
  emailId: "Email ID",
  send: "Send message",
  sending: "Sending...",
  another: "Write another message",
  submit: "SUBMIT",
  submitting: "Submitting...",
  anotherRegistration: "Register somebody else",
  notSent: "The form could not be sent. Check your connection and try again; nothing that you typed is lost.",
  /** The consent notice above the button. */
  notice: consentNotice.paragraphs as readonly string[],
  /** The sentence to agree to, by the purpose of the form. */
  agreement: {
    answer: consentNotice.agreement("to answer me"),
    registration: consentNotice.agreement("for this registration and to write to me about it"),
  },
  /** Translations of sentences that the server or the domain writes, with # for each number. @see inWordsOf */
  said: {} as Readonly<Record<string, string>>,
};
