/** Who reads a note: the council alone, or council and DGFT. A member reads none. @source desks-and-more.md 2 "Notes between officers" */
export const noteAudiences = ["council", "council_and_dgft"] as const;
export type NoteAudience = (typeof noteAudiences)[number];
