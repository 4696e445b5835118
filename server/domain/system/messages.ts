/** Sentences of the page on the system. */
export const systemMessages = {
  noSuchJob: "This job is not among those that were given up any more. Reload the list.",
  noSuchEmail: "This letter is not among the refused ones any more. Reload the list.",
  tooLate: "What this letter says is no longer true, so it is not sent again. The person can ask for a new one.",
  reasonNeeded: "Enter a reason. It stays with the job for whoever asks later.",
  reasonTooLong: "The reason must be at most 300 characters long",
  retried: (count: number, ended = 0) => {
    const again = count === 1 ? "1 job is tried again." : `${count} jobs are tried again.`;
    return ended === 0 ? again : `${again} ${ended} ended: start the work again on its page, and discard the job here.`;
  },
  discarded: "The job was discarded. What it was for stays undone.",
  resent: (email: string) => `The letter to ${email} is sent again.`,
} as const;
