import { council } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { EmailContent } from "./layout.ts";

/** The facts that e-mails may contain: no secret except in the activation e-mail, never the content of a reimbursement. */
export type EmailFacts = {
  readonly reimbursementId: string;
  readonly firmName: string;
  /** Labels of the documents concerned. */
  readonly documents: readonly string[];
  /** Sender and subject of a website form, as typed. */
  readonly sender: string;
  readonly subject: string;
  /** The page that the e-mail links to. */
  readonly url: string;
  readonly otp: string;
  /** The deadline in Indian time, formatted. */
  readonly validUntil: string;
  /** The date that the e-mail is about, formatted. */
  readonly date: string;
  /** The date by which an answer is asked for, formatted; empty when none is. */
  readonly replyBy: string;
  /** The number that the e-mail names. */
  readonly count: number;
};

const open = (url: string) => ({ label: "Open the reimbursement", url });
const listed = (documents: readonly string[]) => (documents.length === 0 ? {} : { list: documents });
const nothingToDo = "You need not do anything now.";
const notYourAccount = `If this was not done by your firm, write to ${council.contactEmail} at once, and change the password of your login.`;
const inDocuments = (count: number): string => (count === 0 ? "" : ` in ${count} ${count === 1 ? "document" : "documents"}`);

const reopeningAsked = (f: EmailFacts): EmailContent => ({
  subject: `${f.reimbursementId}: waits for a second person`,
  preview: "Nothing changes until somebody confirms.",
  paragraphs: [
    `A colleague asks to reopen reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal. A second person confirms or declines it; who decided on it cannot.`,
  ],
  button: open(f.url),
});

/** The texts of every e-mail: the event, the next step and its link. @source product.md "Life of a reimbursement", "Accounts" */
export const emailTemplates = {
  activation: (f) => ({
    subject: `Activate your ${council.shortName} login`,
    preview: `Link and one-time password, valid until ${f.validUntil}.`,
    paragraphs: [
      `A login to the portal of the ${council.fullName} was set up for this address.`,
      "Open the link below, enter this one-time password (OTP), then choose a password of your own.",
    ],
    code: f.otp,
    button: { label: "Activate the login", url: f.url },
    closing: [
      `Link and OTP are valid until ${f.validUntil}. After that the same link offers to send you new ones.`,
      `Nobody from ${council.shortName} will ask you for the OTP. If you did not expect this mail, you need not do anything.`,
    ],
  }),
  verification: (f) => ({
    subject: "Confirm your e-mail address",
    preview: `One press opens your login. The link is valid until ${f.validUntil}.`,
    paragraphs: [
      `A login to the directory of the ${council.fullName} was registered with this address and a password.`,
      "Open the link below and confirm that the address is yours; then log in with the password that was chosen at the registration.",
    ],
    button: { label: "Confirm the address", url: f.url },
    closing: [
      `The link is valid until ${f.validUntil}.`,
      "If you did not register, do not confirm: whoever registered knows the password. Nothing happens then, and the entry is removed after seven days.",
    ],
  }),
  already_registered: (f) => ({
    subject: "Your address has a login already",
    preview: "Somebody tried to register with it.",
    paragraphs: [
      `Somebody tried to register a login to the directory of the ${council.fullName} with this address, which has one already. Nothing was changed.`,
      'If that was you, log in, or choose a new password with "Forgot Password?" on the login page. If not, you need not do anything.',
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  password_reset: (f) => ({
    subject: "Your OTP for a new password",
    preview: `Valid until ${f.validUntil}.`,
    paragraphs: [
      `Somebody asked for a new password for your ${council.shortName} login. Enter this one-time password (OTP) on the page that asked for it, then choose a new password.`,
    ],
    code: f.otp,
    button: { label: "Go to the page", url: f.url },
    closing: [
      `The OTP is valid until ${f.validUntil}.`,
      `Nobody from ${council.shortName} will ask you for it. If you did not ask for a new password, you need not do anything: the present one goes on working.`,
    ],
  }),
  password_changed: (f) => ({
    subject: "Your password was changed",
    preview: "If that was you, there is nothing to do.",
    paragraphs: [
      `The password of your ${council.shortName} login was changed, and every session was signed out.`,
      `If that was you, there is nothing to do. If not, choose a new password at once with "Forgot Password?" on the login page, and write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  session_stolen: (f) => ({
    subject: "Your login: a program was signed out",
    preview: "Its key was used twice, which happens when somebody has copied it.",
    paragraphs: [
      `A program that was signed in to your ${council.shortName} login showed a key that had been used before. That happens when somebody has copied it, so the program was signed out. Nothing else was changed.`,
      `If a program of your own was at work, sign it in again. If not, choose a new password with "Forgot Password?" on the login page, and write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  email_changed: (f) => ({
    subject: "Your login has another e-mail address",
    preview: `${council.shortName} changed it. This address can no longer sign in.`,
    paragraphs: [
      `${council.shortName} has given your login another e-mail address. Every session was signed out, and this address can no longer sign in.`,
      `If nobody at your firm asked for this, write to ${council.contactEmail} at once.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  second_factor_on: (f) => ({
    subject: "Your login has a second factor now",
    preview: "From now on your login asks for a code of your authenticator app.",
    paragraphs: [
      `Your ${council.shortName} login now asks for a code of your authenticator app after the password. Every other session was signed out.`,
      `Keep the recovery codes apart from the phone. If you did not do this, write to ${council.contactEmail} at once.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  second_factor_off: (f) => ({
    subject: "Your second factor was switched off",
    preview: "Your login asks for the password alone.",
    paragraphs: [
      `Your ${council.shortName} login asks for the password alone from now on. Every other session was signed out.`,
      `If you did not do this, choose a new password at once with "Forgot Password?" on the login page, and write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  second_factor_reset: (f) => ({
    subject: "Your second factor was removed",
    preview: `${council.shortName} removed it. Log in with your password and set up a new one.`,
    paragraphs: [
      `A user of ${council.shortName} removed the second factor of your login, and you were signed out everywhere.`,
      `Log in with your password and set up a new second factor in your account. If you did not ask for this, write to ${council.contactEmail} at once.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  recovery_code_used: (f) => ({
    subject: "Your recovery code was used",
    preview: "Somebody signed in with one of your recovery codes.",
    paragraphs: [
      `One of the recovery codes of your ${council.shortName} login was used in the place of a code of your authenticator app. It will not work again.`,
      `If that was not you, choose a new password at once with "Forgot Password?" on the login page, and write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  role_changed: (f) => ({
    subject: "Your login has another role now",
    preview: "You were signed out everywhere. Log in again to go on.",
    paragraphs: [
      `A user of ${council.shortName} gave your login another role, and you were signed out everywhere. When you log in again, choose your new role under "Login as".`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  dgft_user_requested: (f) => ({
    subject: `To confirm: a new ${council.officer} user`,
    preview: `${f.sender} asks for it. A second person has to confirm it.`,
    paragraphs: [
      `${f.sender} of ${council.shortName} asks that ${f.subject} becomes a ${council.officer} user, who can approve reimbursements.`,
      `It happens only when a ${council.officer} user or a second user of ${council.shortName} confirms it. Decline it if you do not know this person.`,
    ],
    button: { label: "Look at the request", url: f.url },
  }),
  dgft_user_added: (f) => ({
    subject: `There is a new ${council.officer} user`,
    preview: `${f.subject} can approve reimbursements.`,
    paragraphs: [
      `${f.subject} is now a ${council.officer} user, or becomes one by activating the login. It was done by ${f.sender}.`,
      `If you do not know this person, write to ${council.contactEmail} at once.`,
    ],
    button: { label: "See the users", url: f.url },
  }),
  council_user_added: (f) => ({
    subject: `There is a new ${council.shortName} user`,
    preview: `${f.subject} can review and forward reimbursements.`,
    paragraphs: [
      `${f.subject} is now a user of ${council.shortName}, or becomes one by activating the login. It was done by ${f.sender}.`,
      `If you do not know this person, deactivate the login on the page Users and roles, and write to ${council.contactEmail} at once.`,
    ],
    button: { label: "See the users", url: f.url },
  }),
  rights_changed: (f) => ({
    subject: "Your login: other rights for payments",
    preview: `${f.sender} changed them.`,
    paragraphs: [`${f.sender} changed what you may do with payments in the portal of the ${council.fullName}. It counts at once.`],
    list: f.documents,
    button: { label: "Open the payments", url: f.url },
    closing: [`If you did not expect this, write to ${council.contactEmail}.`],
  }),
  rights_changed_notice: (f) => ({
    subject: `There is a new ${council.shortName} right for payments`,
    preview: `${f.sender} changed the rights of ${f.subject}.`,
    paragraphs: [`${f.sender} changed what ${f.subject} may do with payments. If that is not right, take it back on the page of the users.`],
    list: f.documents,
    button: { label: "See the users", url: f.url },
  }),
  login_closed: (f) => ({
    subject: "Your login was closed",
    preview: `${council.shortName} closed it. What you did in the portal stays.`,
    paragraphs: [
      `A user of ${council.shortName} closed your login. You were signed out everywhere and cannot log in any more; what you did in the portal stays.`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Contact us", url: f.url },
  }),
  login_reopened: (f) => ({
    subject: "Your login is open again",
    preview: "Log in with the password that you had.",
    paragraphs: [
      `A user of ${council.shortName} opened your login again. Log in with the password that you had, or choose a new one with "Forgot Password?".`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  receipt: (f) => ({
    subject: f.documents.length === 0 ? `${f.reimbursementId}: received` : `${f.reimbursementId}: your reply was received`,
    preview: `${council.shortName} has it. ${nothingToDo}`,
    paragraphs:
      f.documents.length === 0
        ? [`${council.shortName} has received reimbursement ${f.reimbursementId} of ${f.firmName}. Keep this number.`]
        : [`${council.shortName} has received your reply on reimbursement ${f.reimbursementId} of ${f.firmName}, concerning:`],
    ...listed(f.documents),
    button: open(f.url),
    closing: [
      `${council.shortName} checks it document by document${f.date === "" ? "" : `, by ${f.date},`} and writes to you if something is missing. ${nothingToDo}`,
    ],
  }),
  deficiency: (f) => ({
    subject: `${f.reimbursementId}: action needed`,
    preview: `Deficiency${inDocuments(f.documents.length)}. The review waits for your reply.`,
    paragraphs: [
      `${council.shortName} has checked reimbursement ${f.reimbursementId} of ${f.firmName} and needs something from you before it can go on.`,
      f.documents.length === 0
        ? "The remark stands in the portal."
        : `Mend ${f.documents.length === 1 ? "this document" : "these documents"}; the remarks stand beside ${f.documents.length === 1 ? "it" : "them"} in the portal:`,
    ],
    ...listed(f.documents),
    button: { label: "See the remarks and reply", url: f.url },
    closing: [
      `Everything else stands as you filed it. ${f.date === "" ? "" : `Please reply by ${f.date}. `}The review waits until you have replied, and goes on as soon as you have.`,
    ],
  }),
  reply: (f) => ({
    subject: `${f.reimbursementId}: reply received`,
    preview: `${f.firmName} has replied. It waits for review.`,
    paragraphs: [
      `${f.firmName} has replied on reimbursement ${f.reimbursementId}. It waits for your review${f.documents.length === 0 ? "." : ", with these documents answered or replaced:"}`,
    ],
    ...listed(f.documents),
    button: { label: "Review the reply", url: f.url },
  }),
  forwarded: (f) => ({
    subject: `${f.reimbursementId}: forwarded to ${council.officer}`,
    preview: nothingToDo,
    paragraphs: [
      `${council.shortName} found every document of reimbursement ${f.reimbursementId} of ${f.firmName} sufficient and forwarded it to ${council.officer}.`,
      `${nothingToDo} We write to you when ${council.officer} has decided or has a query.`,
    ],
    button: open(f.url),
  }),
  forwarded_to_dgft: (f) => ({
    subject: `${f.reimbursementId}: for your decision`,
    preview: `${council.shortName} has forwarded a reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.shortName} has checked reimbursement ${f.reimbursementId} of ${f.firmName} and forwards it for your decision.`,
      "In the portal you can read the combined PDF and the recommended amount, approve all or part of it, refuse, or share a query.",
    ],
    button: open(f.url),
  }),
  query: (f) => ({
    subject: `${f.reimbursementId}: ${council.officer} has a query`,
    preview: `It concerns a reimbursement of ${f.firmName} and waits for ${council.shortName}.`,
    paragraphs: [
      `${council.officer} has a query on reimbursement ${f.reimbursementId} of ${f.firmName}. Its text stands in the portal.`,
      "Answer it and forward the reimbursement again, or share the query with the member. The member knows only that there is a query.",
    ],
    button: { label: "Read the query", url: f.url },
  }),
  query_notice: (f) => ({
    subject: `${f.reimbursementId}: ${council.officer} has a query`,
    preview: `${council.shortName} is preparing it. ${nothingToDo}`,
    paragraphs: [
      `${council.officer} has a query on reimbursement ${f.reimbursementId} of ${f.firmName}. ${council.shortName} is preparing it and writes to you if something is needed from you.`,
      nothingToDo,
    ],
    button: open(f.url),
  }),
  approved: (f) => ({
    subject: `${f.reimbursementId}: approved by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.officer} has approved reimbursement ${f.reimbursementId} of ${f.firmName}.`,
      "The amount, and why it is less than claimed if it is, stand in the portal. The combined PDF there is now final. Keep a copy with your records.",
    ],
    button: open(f.url),
  }),
  approved_to_council: (f) => ({
    subject: `${f.reimbursementId}: approved by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [`${council.officer} has approved reimbursement ${f.reimbursementId} of ${f.firmName}. The firm was told. ${nothingToDo}`],
    button: open(f.url),
  }),
  refused: (f) => ({
    subject: `${f.reimbursementId}: refused by ${council.officer}`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.officer} has refused reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`,
      `If you think that something was overlooked, ask for a fresh look: open the reimbursement and say what was overlooked. Somebody else decides then.`,
    ],
    button: { label: "Read the reason", url: f.url },
  }),
  refused_to_council: (f) => ({
    subject: `${f.reimbursementId}: refused by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [`${council.officer} has refused reimbursement ${f.reimbursementId} of ${f.firmName}. The firm was told. ${nothingToDo}`],
    button: { label: "Read the reason", url: f.url },
  }),
  withdrawn: (f) => ({
    subject: `${f.reimbursementId}: withdrawn`,
    preview: "As you asked, it is closed.",
    paragraphs: [
      `Reimbursement ${f.reimbursementId} of ${f.firmName} was withdrawn from your side and is closed. Its papers stay readable in the portal.`,
      `If nobody at your firm meant to withdraw it, write to ${council.contactEmail}.`,
    ],
    button: open(f.url),
  }),
  closed: (f) => ({
    subject: `${f.reimbursementId}: closed`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.shortName} closed reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`,
      `If you think that something was overlooked, ask for a fresh look: open the reimbursement and say what was overlooked. Somebody else decides then.`,
    ],
    button: { label: "Read the reason", url: f.url },
  }),
  fresh_look_receipt: (f) => ({
    subject: `${f.reimbursementId}: fresh look asked`,
    preview: `${council.shortName} has your request. ${nothingToDo}`,
    paragraphs: [
      `You asked for a fresh look at the decision on reimbursement ${f.reimbursementId} of ${f.firmName}. ${council.shortName} looks at it again${f.date === "" ? "" : `, by ${f.date}`}. Somebody else than before decides.`,
    ],
    ...listed(f.documents),
    button: open(f.url),
    closing: [nothingToDo],
  }),
  fresh_look_asked: (f) => ({
    subject: `${f.reimbursementId}: fresh look asked`,
    preview: `${f.firmName} says what was overlooked.`,
    paragraphs: [
      `${f.firmName} asks for a fresh look at the decision on reimbursement ${f.reimbursementId}. What the firm wrote stands in the portal. Somebody else than before acts on it.`,
    ],
    ...listed(f.documents),
    button: open(f.url),
  }),
  reopening_asked: (f) => reopeningAsked(f),
  reopening_asked_to_dgft: (f) => reopeningAsked(f),
  reopened: (f) => ({
    subject: `${f.reimbursementId}: reopened`,
    preview: `It will be decided again. ${nothingToDo}`,
    paragraphs: [
      `Reimbursement ${f.reimbursementId} of ${f.firmName} is open again and will be decided again, by somebody else than before. The reason and the earlier decision stand in the portal. ${nothingToDo}`,
    ],
    button: open(f.url),
  }),
  reopened_to_council: (f) => ({
    subject: `${f.reimbursementId}: reopened by ${council.officer}`,
    preview: `Reimbursement of ${f.firmName}.`,
    paragraphs: [
      `${council.officer} has reopened reimbursement ${f.reimbursementId} of ${f.firmName} and decides on it again. The firm was told. ${nothingToDo}`,
    ],
    button: open(f.url),
  }),
  recovery_asked: (f) => ({
    subject: `${f.reimbursementId}: money is asked back`,
    preview: `Please pay it back by ${f.date}.`,
    paragraphs: [
      `${council.shortName} asks ${f.firmName} to pay back all or a part of what was paid for reimbursement ${f.reimbursementId}. The amount, the reason and the interest stand in the portal.`,
      `Please pay it back by ${f.date}.`,
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`If you think that this is wrong, write to ${council.contactEmail} and give the number.`],
  }),
  message_to_council: (f) => ({
    subject: "New message from the website",
    preview: "It waits in the portal.",
    paragraphs: ["Somebody has written to the council by the contact form of the website. What was written stands in the portal."],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read the message", url: f.url },
  }),
  registration_to_council: (f) => ({
    subject: "New registration from the website",
    preview: "It stands in the portal.",
    paragraphs: ["Somebody has registered by the form of the website. The registration stands in the portal."],
    list: [`From: ${f.sender}`, `Organisation: ${f.subject}`, ...f.documents],
    button: { label: "See the registration", url: f.url },
  }),
  // Anyone can enter any address, so this e-mail contains nothing that was typed: the list is the council's own event and number.
  registration_received: (f) => ({
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
  enquiry: (f) => ({
    subject: `New enquiry from a buyer through ${council.shortName}`,
    preview: "It stands in the portal, and so does your answer.",
    paragraphs: [`A buyer has written to ${f.firmName} through the member directory. Text and contact of the buyer stand in the portal.`],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read and answer the enquiry", url: f.url },
    closing: ["If the enquiry is abuse, report it there; nobody has to answer it."],
  }),
  enquiry_answer: (f) => ({
    subject: "A member has answered your enquiry",
    preview: `${f.firmName} has answered.`,
    paragraphs: [
      `${f.firmName} has answered the enquiry that you sent through the directory of the ${council.fullName}. The answer stands in the portal.`,
    ],
    list: [`Your subject: ${f.subject}`],
    button: { label: "Read the answer", url: f.url },
  }),
  enquiry_reported: (f) => ({
    subject: "A member has reported an enquiry",
    preview: `${f.firmName} calls it abuse.`,
    paragraphs: [`${f.firmName} has reported an enquiry of a buyer as abuse. Enquiry and reason stand in the portal.`],
    list: [`From: ${f.sender}`, `Subject: ${f.subject}`],
    button: { label: "Read the report", url: f.url },
  }),
  order_recorded: (f) => ({
    subject: `${f.reimbursementId}: a sanction order is recorded`,
    preview: "Sign the pre-receipt and give your bank account.",
    paragraphs: [
      `A sanction order is recorded for reimbursement ${f.reimbursementId} of ${f.firmName}.`,
      "Before the amount can be paid, two things are asked of you: the pre-receipt, which the portal makes and you sign and upload, and the bank account, unless it is confirmed already.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  payment_changed: (f) => ({
    subject: `${f.reimbursementId}: the sanction order was corrected`,
    preview: "The amount changed.",
    paragraphs: [
      `The sanction order of reimbursement ${f.reimbursementId} of ${f.firmName} was corrected, and its amount changed. What holds now stands in the portal.`,
      "If you had signed a pre-receipt, make a new one there: the old one names the old amount.",
    ],
    button: { label: "Open the payments", url: f.url },
  }),
  payment_withheld: (f) => ({
    subject: `${f.reimbursementId}: the payment is withheld`,
    preview: "The reason stands in the portal.",
    paragraphs: [
      `${council.shortName} withholds the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. The reason stands in the portal.`,
    ],
    button: { label: "Read the reason", url: f.url },
    closing: [`If you want to ask about it, write to ${council.contactEmail} and give the number.`],
  }),
  payment_released: (f) => ({
    subject: `${f.reimbursementId}: the payment is released`,
    preview: "It is no longer withheld.",
    paragraphs: [
      `The payment of reimbursement ${f.reimbursementId} of ${f.firmName} is no longer withheld. What is still asked of you, if anything, stands in the portal.`,
    ],
    button: { label: "Open the payments", url: f.url },
  }),
  payment_opened_again: (f) => ({
    subject: `${f.reimbursementId}: the bank returned the payment`,
    preview: "Confirm or change your bank account.",
    paragraphs: [
      `The bank returned the payment of reimbursement ${f.reimbursementId} of ${f.firmName}. Its reason stands in the portal.`,
      "Confirm your bank account there, or give another one; then the amount is sent again.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: [`Nobody from ${council.shortName} asks you for bank details by mail or telephone.`],
  }),
  membership_ends: (f) => ({
    subject: `Your membership ends on ${f.date}`,
    preview: "Renew it in time: without it no reimbursement can be filed.",
    paragraphs: [
      `The membership of ${f.firmName} with the ${council.fullName} ends on ${f.date}.`,
      "From the day after, you can go on reading everything in the portal, but not file a reimbursement or reply to a remark.",
    ],
    button: { label: "Open the portal", url: f.url },
    closing: [`To renew it, write to ${council.contactEmail}. If you have renewed it already, there is nothing to do.`],
  }),
  reply_reminder: (f) => ({
    subject: `${f.reimbursementId}: your reply is ${f.count === 0 ? "awaited" : "overdue"}`,
    preview: `${council.shortName} asked on ${f.date}. The review waits for you.`,
    paragraphs: [
      `On ${f.date} ${council.shortName} asked you for something on reimbursement ${f.reimbursementId} of ${f.firmName}. The review waits until you have replied.`,
      f.documents.length === 0 ? "The remark stands in the portal." : "It concerns:",
    ],
    ...listed(f.documents),
    button: { label: "See the remarks and reply", url: f.url },
    ...(f.replyBy !== "" && {
      closing: [
        f.count === 0
          ? `Please reply by ${f.replyBy}.`
          : `You were asked to reply by ${f.replyBy}, ${f.count} ${f.count === 1 ? "day" : "days"} ago. Nothing is refused for that: the review waits, and you can still reply.`,
      ],
    }),
  }),
  filing_reminder: (f) => ({
    subject: `File by ${f.date}: ${f.subject}`,
    preview: f.count === 0 ? "Today is the last day." : `${f.count} ${f.count === 1 ? "day is" : "days are"} left.`,
    paragraphs: [
      `${f.firmName} noted that it means to claim for ${f.subject}. By the rules of today the last day to file is ${f.date}.`,
      "A claim that is begun is kept. Begin it now, and add the papers as they come.",
    ],
    button: { label: "Open the registrations in hand", url: f.url },
    closing: ["If you have filed it already, or do not mean to any more, remove the entry there."],
  }),
  payment_returned: (f) => ({
    subject: `${f.reimbursementId}: the bank returned the payment`,
    preview: "Look at your bank account in the portal.",
    paragraphs: [
      `The bank could not pay reimbursement ${f.reimbursementId} of ${f.firmName} and returned the money to ${council.shortName}. Nothing is lost: it is paid again.`,
      "Look at your bank account in the portal. If it has changed, give the new one there.",
    ],
    button: { label: "Open the payments", url: f.url },
    closing: ["Nobody of the council asks for your account number, a password or an OTP by e-mail or telephone."],
  }),
  bank_account_given: (f) => ({
    subject: "A bank account was given for your firm",
    preview: `${council.shortName} checks it.`,
    paragraphs: [`For ${f.firmName} a bank account was given in the portal: ${f.subject}. ${council.shortName} checks it and writes to you.`],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_changing: (f) => ({
    subject: "The bank account of your firm is to be changed",
    preview: "If that was not your firm, write to us at once.",
    paragraphs: [
      `For ${f.firmName} another bank account was given in the portal: ${f.subject}. Until ${council.shortName} has checked the change, no money is sent to either account.`,
    ],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_confirmed: (f) => ({
    subject: "The bank account of your firm was confirmed",
    preview: nothingToDo,
    paragraphs: [`${council.shortName} confirmed the bank account of ${f.firmName}: ${f.subject}. Amounts that are sanctioned are paid to it.`],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_changed: (f) => ({
    subject: "The bank account of your firm was changed",
    preview: `Money is sent to it from ${f.date}. If that was not your firm, write to us before.`,
    paragraphs: [
      `Two people of ${council.shortName} confirmed another bank account of ${f.firmName}: ${f.subject}. Amounts that are sanctioned are paid to it from ${f.date} on.`,
    ],
    button: { label: "See the bank account", url: f.url },
    closing: [notYourAccount],
  }),
  bank_account_refused: (f) => ({
    subject: "The bank account of your firm was refused",
    preview: "What to mend stands in the portal.",
    paragraphs: [`${council.shortName} could not take the bank account of ${f.firmName}: ${f.subject}. What to mend stands in the portal.`],
    button: { label: "Read the remark", url: f.url },
    closing: [notYourAccount],
  }),
  payment_documents_refused: (f) => ({
    subject: `${f.reimbursementId}: the pre-receipt was refused`,
    preview: "What to mend stands in the portal.",
    paragraphs: [
      `${council.shortName} could not take the signed pre-receipt of ${f.firmName} for reimbursement ${f.reimbursementId}. What to mend stands in the portal; the payment waits for it.`,
    ],
    button: { label: "Read the remark", url: f.url },
  }),
  digest: (f) => ({
    subject: `${f.count} ${f.count === 1 ? "reimbursement waits" : "reimbursements wait"} for ${council.shortName}`,
    preview: "Those that wait longest, first.",
    paragraphs: [f.count > f.documents.length ? `Of ${f.count} reimbursements that wait for you, these have waited longest:` : "These wait for you:"],
    list: f.documents,
    button: { label: "Open the admin panel", url: f.url },
  }),
} as const satisfies Record<MailKind, (facts: EmailFacts) => EmailContent>;
