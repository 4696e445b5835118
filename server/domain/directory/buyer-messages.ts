/** Messages of the council's list of buyers. */
export const buyerMessages = {
  notFound: "There is no such buyer. Reload the list.",
  suspended: (email: string) => `${email} was suspended and signed out everywhere.`,
  lifted: (email: string) => `${email} can sign in again.`,
  liftedUnconfirmed: (email: string) => `${email} is no longer suspended and gets the mail to confirm the address again.`,
  alreadySuspended: "This buyer is suspended already. Reload the list.",
  notSuspended: "This buyer is not suspended. Reload the list.",
  reasonNeeded: "Enter a reason. It stays with the entry for whoever asks later.",
  reasonTooLong: "The reason must be at most 1,000 characters long",
} as const;
