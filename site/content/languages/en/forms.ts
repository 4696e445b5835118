import { council } from "#domain/council.ts";
import { joiningNotice } from "#domain/joining/consent.ts";
import { consentNotice, followNotice } from "#domain/site/consent.ts";

/** Forms of the public website: contact, membership query, registration. Labels as the specification spells them. */
export const forms = {
  problem: "There is a problem",
  /** First in the title of the window after a try that failed. */
  errorFirst: "Error: ",
  required: "Fields with an asterisk (*) are needed.",
  name: "Name",
  email: "Email",
  subject: "Subject",
  message: "Message",
  organisation: "Name of Organisation",
  designation: "Designation",
  emailId: "Email ID",
  event: "Event",
  chooseEvent: "Choose an event",
  noEvent: "No particular event",
  send: "Send message",
  sending: "Sending...",
  another: "Write another message",
  submit: "SUBMIT",
  submitting: "Submitting...",
  anotherRegistration: "Register somebody else",
  yourNumber: "Your registration number",
  afterRegistration: `We confirm it by e-mail. If you do not find the e-mail, look into the spam folder, or write to ${council.contactEmail}.`,
  /** The consent notice above the button. */
  notice: consentNotice.paragraphs as readonly string[],
  /** The same for who follows the website by e-mail. */
  followNotice: followNotice.paragraphs as readonly string[],
  joiningNotice: joiningNotice.paragraphs as readonly string[],
  follow: "Send me the link",
  anotherAddress: "Enter another address",
  /** The sentence to agree to, by the purpose of the form. */
  agreement: {
    answer: consentNotice.agreement("to answer me"),
    registration: consentNotice.agreement("for this registration and to write to me about it"),
    follow: followNotice.agreement as string,
    joining: joiningNotice.agreement(),
  },
  /** Translations of sentences that the server or the domain writes, with # for each number. @see inWordsOf */
  said: {} as Readonly<Record<string, string>>,
};
