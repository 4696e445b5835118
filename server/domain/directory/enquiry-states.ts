/** How far an enquiry is at one member, as its people read it. */
export const enquiryStates = {
  new: { label: "New" },
  read: { label: "Read" },
  answered: { label: "Answered" },
  reported: { label: "Reported" },
} as const satisfies Record<string, { label: string }>;
export type EnquiryState = keyof typeof enquiryStates;

/** The state that an entry's instants say. */
export function enquiryState(entry: {
  readonly readAt: Date | null;
  readonly answeredAt: Date | null;
  readonly reportedAt: Date | null;
}): EnquiryState {
  if (entry.reportedAt !== null) return "reported";
  if (entry.answeredAt !== null) return "answered";
  return entry.readAt === null ? "new" : "read";
}

/** By what the council counts enquiries. */
export const enquiryCounts = {
  month: { label: "Month" },
  buyer: { label: "Buyer" },
  firm: { label: "Member" },
} as const satisfies Record<string, { label: string }>;
export type EnquiryCount = keyof typeof enquiryCounts;
export const enquiryCountValues = Object.keys(enquiryCounts) as [EnquiryCount, ...EnquiryCount[]]; // keys of a literal object
