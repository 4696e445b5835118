import { council } from "../council.ts";

/** What needs a valid membership: to file a claim, or to apply for a fair and to change that. */
export type MembershipAct = "file" | "apply" | "change your application";

/** Sentences about firms and their logins. @source specification 5 "Add firm", 8; product.md "Firms and their status" */
export const memberMessages = {
  firmNotFound: "No such firm.",
  gstTaken: "Another firm has this GST number.",
  emailTaken: "Another login has this e-mail address.",
  firmAdded: "The firm was added. Its activation mail is on the way.",
  alreadyActive: "This firm has activated its login already.",
  noLogin: "This firm has no login any more. Press Edit, check the contact and save: the firm gets a login and an activation mail.",
  resent: "The activation mail is on the way.",
  firmChangedElsewhere: "This firm was changed by someone else. Reload to see the latest version.",
  firmSaved: "The firm was saved.",
  contactReplaced: (name: string) => `The contact of the firm is now ${name}.`,
  firmSavedDeactivated: "The firm was saved. It is deactivated, so no activation mail goes out. Send one after you reactivate the firm.",
  firmSavedWithActivation: "The firm was saved. An activation mail is on the way to the new address.",
  reasonNeeded: "Enter the reason; it is kept with the firm.",
  signedOut: (name: string) => `Everybody of ${name} was signed out.`,
  deactivated: (name: string) => `${name} was deactivated. Nobody of the firm is signed in any more.`,
  reactivated: (name: string) => `${name} was reactivated. Its people can sign in again.`,
  reactivatedNotActivated: (name: string) => `${name} was reactivated. Its login is not activated yet: resend the activation mail.`,
  alreadyDeactivated: "This firm is deactivated already.",
  notDeactivated: "This firm is not deactivated.",
  deactivatedNoMail: "This firm is deactivated. Reactivate it before a mail is sent.",
  startDate: "Start date: since when the firm has been a member without a break. A renewal without a break changes the end date only.",
  dateForm: (label: string) => `${label} must be a date, like 31-03-2027`,
  endBeforeStart: "The membership must not end before it starts",
  phoneForm: "Enter a phone number, like +91 98765 43210",
  /** @param act what the firm cannot do: file a claim, whose draft is kept, or apply for a fair */
  membershipExpired: (endedOn: string, invoice?: string, act: MembershipAct = "file") =>
    `Your membership ended on ${endedOn}. ${
      invoice === undefined
        ? `Renew it with ${council.shortName} to ${act}`
        : `To renew it and ${act}, pay the invoice ${invoice}, which stands under Invoices`
    }${act === "file" ? "; everything you have saved is kept" : ""}.`,
  /** Of a membership that holds today, but not until the last day to file. */
  membershipEndsBefore: (endsOn: string) => `Your membership ends on ${endsOn}, before the last day to file. File by then, or renew it in time.`,
  membershipNotStarted: (startsOn: string, act: MembershipAct = "file") => `Your membership starts on ${startsOn}. You can ${act} from that day.`,
} as const;
