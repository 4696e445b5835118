import { council } from "#domain/council.ts";
import type { MailKind } from "#domain/notifications/mail-kinds.ts";
import type { EmailFacts } from "#domain/notifications/email-facts.ts";
import { activationEmails } from "./activation-emails.ts";
import type { EmailContent } from "./layout.ts";

/** The texts of e-mails about logins: the event, the next step and its link. @source product.md "Accounts" */
export const accountEmails = {
  activation: (f) => activationEmails[f.language](f),
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
      "The API keys and webhooks of the login ended: programs that use them stop. Make new ones after the login is activated at the new address.",
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
  api_key_made: (f) => ({
    subject: "Your login has a new API key",
    preview: "A program can use the portal with it in your name.",
    paragraphs: [
      `An API key was made for your ${council.shortName} login. With it a program can do in your name what you chose for it.`,
      `If you did not do this, sign in, revoke the key on the page "Your account", change your password there, and write to ${council.contactEmail} at once.`,
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
  webhook_off: (f) => ({
    subject: "Your webhook was switched off",
    preview: "No event is sent to it any more. Look at its deliveries and switch it on again.",
    paragraphs: [
      `The webhook "${f.subject}" of your ${council.shortName} login was switched off, because its receiver is gone (410) or took nothing for days.`,
      "Mend the receiver, then switch the webhook on again. What happens while it is off is not sent later: let your program read the lists once.",
    ],
    button: { label: "Look at your webhooks", url: f.url },
  }),
  webhook_address: (f) => ({
    subject: "Your webhook has a new address",
    preview: `Events are sent to ${f.subject} from now on.`,
    paragraphs: [
      `A webhook of your ${council.shortName} login was added or its address was changed. Events are sent to ${f.subject} from now on.`,
      `If you did not do this, sign in, delete the webhook, change your password on the page "Your account", and write to ${council.contactEmail} at once.`,
    ],
    button: { label: "Look at your webhooks", url: f.url },
  }),
  programs_ended: (f) => ({
    subject: "Your login was signed out; its API keys and webhooks ended",
    preview: "Log in and make new ones.",
    paragraphs: [
      `A user of ${council.shortName} signed you out everywhere, and your API keys and webhooks ended. Log in and make new ones. Let your program read its lists once: what happens meanwhile is not sent to a new webhook.`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
  role_changed: (f) => ({
    subject: "Your login has another role now",
    preview: "You were signed out everywhere. Log in again to go on.",
    paragraphs: [
      `A user of ${council.shortName} gave your login another role, and you were signed out everywhere. Your API keys and webhooks ended. When you log in again, choose your new role under "Login as".`,
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
  dgft_user_declined: (f) => ({
    subject: `Declined: a new ${council.officer} user`,
    preview: `${f.sender} declined what you asked for.`,
    paragraphs: [`You asked that ${f.subject} becomes a ${council.officer} user. ${f.sender} declined it, so nothing changes.`],
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
    subject: "Your login: other rights",
    preview: `${f.sender} changed them.`,
    paragraphs: [`${f.sender} changed what you may do with payments and invoices in the portal of the ${council.fullName}. It counts at once.`],
    list: f.documents,
    button: { label: "Open the portal", url: f.url },
    closing: [`If you did not expect this, write to ${council.contactEmail}.`],
  }),
  rights_changed_notice: (f) => ({
    subject: "Rights of a user were changed",
    preview: `${f.sender} changed the rights of ${f.subject}.`,
    paragraphs: [
      `${f.sender} changed what ${f.subject} may do with payments and invoices. If that is not right, take it back on the page of the users.`,
    ],
    list: f.documents,
    button: { label: "See the users", url: f.url },
  }),
  council_account_changed: (f) => ({
    subject: "The bank account of the council was changed",
    preview: `${f.sender} changed it in the settings of invoices.`,
    paragraphs: [
      `${f.sender} changed the bank account to which firms pay. It counts at once. If that is not right, enter the account before in the settings of invoices, or ask a colleague with the right to do it, and write to ${council.contactEmail} at once.`,
    ],
    list: f.documents,
    button: { label: "See the settings", url: f.url },
  }),
  login_closed: (f) => ({
    subject: "Your login was closed",
    preview: `${council.shortName} closed it. What you did in the portal stays.`,
    paragraphs: [
      `A user of ${council.shortName} closed your login. You were signed out everywhere, your API keys and webhooks ended, and you cannot log in any more; what you did in the portal stays.`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Contact us", url: f.url },
  }),
  login_reopened: (f) => ({
    subject: "Your login is open again",
    preview: "Log in with the password that you had.",
    paragraphs: [
      `A user of ${council.shortName} opened your login again. Log in with the password that you had, or choose a new one with "Forgot Password?". API keys and webhooks ended when it was closed: make new ones.`,
      `If you did not expect this, write to ${council.contactEmail}.`,
    ],
    button: { label: "Go to the login page", url: f.url },
  }),
} as const satisfies Partial<Record<MailKind, (facts: EmailFacts) => EmailContent>>;
