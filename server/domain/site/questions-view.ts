import type { SiteDocument } from "./content/published.ts";

/** The FAQ page: answers as safe HTML. */
export type QuestionsView = {
  /** The same as a PDF; null while it is not made. */
  readonly document: SiteDocument | null;
  readonly groups: readonly {
    readonly title: string;
    readonly questions: readonly { readonly question: string; readonly answerHtml: string }[];
  }[];
};
