import { onePerson } from "./second-person.ts";

/** Sentences of the page on users and roles. */
export const staffMessages = {
  notFound: "There is no such user of the council or of DGFT. Reload the list.",
  notOneself: "You cannot change your own login here. Ask another council user, or open your account.",
  invited: (email: string) => `The invitation goes to ${email}. Its link works for 24 hours.`,
  resent: (name: string) => `A new invitation goes to ${name}. Earlier links no longer work.`,
  roleChanged: (name: string, role: string) => `${name} is now ${role} and was signed out everywhere.`,
  deactivated: (name: string) => `${name} was deactivated and signed out everywhere.`,
  reactivated: (name: string) => `${name} can sign in again.`,
  reactivatedInvited: (name: string) => `${name} was reactivated and gets a new invitation.`,
  passwordForced: (name: string) => `${name} was signed out everywhere and has to set a new password at the next login.`,
  secondFactorReset: (name: string) => `The second factor of ${name} was removed. ${name} was signed out everywhere and told by mail.`,
  rightsChanged: (name: string) => `The rights of ${name} are saved and count at once. ${name} and the other council users were told by mail.`,
  rightsChangedMeanwhile:
    "Somebody else changed the rights of this user meanwhile. The boxes show them as they are now, with what you changed: look at them, then save again.",
  rightsOfCouncil: "Only a council user has rights for payments and invoices. Make this user a council user first.",
  alreadyDeactivated: "This user is deactivated already. Reload the list.",
  notDeactivated: "This user is not deactivated. Reload the list.",
  deactivatedFirst: "This user is deactivated. Reactivate the login first.",
  notActivated: "This user has not activated the login yet. Send the invitation again instead.",
  requested: (name: string) => `${name} becomes a DGFT user when a DGFT user or a second council user confirms it here. They were told by mail.`,
  alreadyRequested: "This address waits for a second person already. Somebody else confirms or declines it in the list on this page.",
  secondPerson: onePerson("asked for this", "confirm"),
  ownRequest: "This concerns your own login. Another colleague has to confirm it.",
  requesterGone: "The user who asked for this is no longer a council user. Decline it, and ask for it yourself.",
  lastCouncilUser: "The council would have no active user left. Decline this, or confirm it when another council user has signed in.",
  requestGone: "This was confirmed or declined already. Reload the page.",
  /** @param isTold whether the user gets a mail: not one whose role changes before the login is activated */
  confirmed: (name: string, isTold: boolean) =>
    isTold
      ? `Confirmed: ${name} is told by mail, and so is every DGFT user.`
      : `Confirmed: every DGFT user is told by mail. ${name} is not: that login is not activated yet.`,
  declined: (name: string) => `Declined: ${name} does not become a DGFT user.`,
  requestWithdrawn: (name: string) => `Taken back: ${name} does not become a DGFT user.`,
  dgftOnly: "A DGFT user invites DGFT users only. Ask the council for its own users.",
  reasonNeeded: "Enter a reason. It stays with the entry for whoever asks later.",
  reasonTooLong: "The reason must be at most 1,000 characters long",
} as const;
