import { council } from "../council.ts";

/** The most characters of a note. */
export const maxNoteLength = 2000;
/** How long the writer may delete a note. @source desks-and-more.md 2 "Notes between officers" */
export const noteDeletableMs = 15 * 60_000;

/** How long a note that is typed and not sent is kept. */
export const noteDraftDays = 90;

/** Texts of notes and of the thread between council and DGFT. */
export const noteMessages = {
  notFound: "There is no such note.",
  onlyThread: `A DGFT user writes to ${council.shortName} in the thread; notes among the officers of ${council.shortName} are their own.`,
  notForwarded: "DGFT does not have this reimbursement yet. Write a note for your colleagues, or wait until it is forwarded.",
  unknownSubject: "The note names a document that this reimbursement does not have. Reload the page and write it again.",
  tooLate: "A note can be deleted for 15 minutes only. Write another one that corrects it.",
  notYours: "Only its writer can delete a note.",
  written: "The note is saved.",
  deleted: "The note is deleted. That it was there stays on the record.",
} as const;
