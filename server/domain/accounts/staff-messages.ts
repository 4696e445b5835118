/** Sentences of the page on users and roles. */
export const staffMessages = {
  notFound: "There is no such user of the council or of DGFT. Reload the list.",
  notOneself: "You cannot change your own login here. Ask another council user, or open your account.",
  invited: (email: string) => `The invitation goes to ${email}. Its link works for 24 hours.`,
  resent: (name: string) => `A new invitation goes to ${name}. Earlier links no longer work.`,
  roleChanged: (name: string, role: string) => `${name} is now ${role} and was signed out everywhere.`,
  deactivated: (name: string) => `${name} was deactivated and signed out everywhere.`,
  reactivated: (name: string) => `${name} can sign in again.`,
  passwordForced: (name: string) => `${name} was signed out everywhere and has to set a new password at the next login.`,
  secondFactorReset: (name: string) => `The second factor of ${name} was removed. ${name} was signed out everywhere and told by mail.`,
  alreadyDeactivated: "This user is deactivated already. Reload the list.",
  notDeactivated: "This user is not deactivated. Reload the list.",
  deactivatedFirst: "This user is deactivated. Reactivate the login first.",
  notActivated: "This user has not activated the login yet. Send the invitation again instead.",
  reasonNeeded: "Enter a reason. It stays with the entry for whoever asks later.",
  reasonTooLong: "The reason must be at most 1,000 characters long",
} as const;
