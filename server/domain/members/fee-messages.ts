import { onePersonReason } from "../accounts/second-person.ts";

/** Texts of fee tables, for the office. */
export const feeMessages = {
  notFound: "This fee table is not there.",
  stale: "Somebody else has changed this fee table meanwhile. Nothing was overwritten.",
  overtaken: "Another user has saved, published or discarded a draft meanwhile. What you typed is not saved: write it down before you go on.",
  onlyDrafts: "Only a draft can be changed. A published table stays as it is: prepare a new one from it.",
  draftExists: "A draft of a fee table is open already. Publish or discard it first.",
  saved: "The draft is saved. Another user of the office publishes it.",
  discarded: "The draft is discarded.",
  published: (year: string) => `The fees of ${year} are published. The website shows them from now on.`,
  nobodyPrepared: "Nobody has prepared this draft. Save it after reading it; another user of the office publishes it.",
  twoPeople: "You prepared this draft. Another user of the office has to publish it.",
  countAsOne: `You and the user who prepared this draft count as one person: ${onePersonReason}. A colleague whom somebody else invited has to publish it.`,
  yearForm: "Enter a financial year, like 2026-27",
  feeForm: "Enter the fee in whole rupees, like 6500",
  limitForm: "Enter the upper limit of the exports in rupees, like 30 lakh or 2.5 crore",
  lastIsOpen: "The last band has no upper limit: leave it empty, or add a band after it",
  notGrowing: "The upper limit must be higher than that of the band before",
  noBand: "Enter at least one band",
  tooManyBands: (most: number) => `A table has at most ${most} bands`,
  gstForm: "Enter the GST in percent, like 18",
} as const;
