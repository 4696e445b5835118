/** What readers said about a page to "Was this page useful?". */
export type PageOpinions = {
  /** The path of the page in the first language, as its route spells it. */
  readonly page: string;
  readonly language: "en" | "hi";
  readonly useful: number;
  readonly notUseful: number;
};

/** The days that a report of opinions can look back. */
export const opinionSpans = [30, 90, 365] as const;
export type OpinionSpan = (typeof opinionSpans)[number];
