/** The states of an enquiry at one member. */
export const enquiryStates = {
  new: { label: "New" },
  read: { label: "Read" },
  answered: { label: "Answered" },
  reported: { label: "Reported" },
} as const satisfies Record<string, { label: string }>;
export type EnquiryState = keyof typeof enquiryStates;

/** The state that follows from the instants of an entry. */
export function enquiryState(entry: {
  readonly readAt: Date | null;
  readonly answeredAt: Date | null;
  readonly reportedAt: Date | null;
}): EnquiryState {
  if (entry.reportedAt !== null) return "reported";
  if (entry.answeredAt !== null) return "answered";
  return entry.readAt === null ? "new" : "read";
}

/** The groupings by which the council counts enquiries. */
export const enquiryCounts = {
  month: { label: "Month" },
  buyer: { label: "Buyer" },
  firm: { label: "Member" },
} as const satisfies Record<string, { label: string }>;
export type EnquiryCount = keyof typeof enquiryCounts;
export const enquiryCountValues = Object.keys(enquiryCounts) as [EnquiryCount, ...EnquiryCount[]]; // keys of a literal object
