import type { ContentLanguage } from "./content/languages.ts";
import type { SiteDocument } from "./content/published.ts";

/** The FAQ page: answers as safe HTML. */
export type QuestionsView = {
  /** The same as a PDF; null while it is not made. */
  readonly document: SiteDocument | null;
  readonly groups: readonly {
    /** Empty for what stands before the first title. */
    readonly title: string;
    /** What stands before the first question; mostly empty. */
    readonly leadHtml: string;
    readonly questions: readonly { readonly question: string; readonly answerHtml: string }[];
  }[];
  readonly writtenIn: ContentLanguage;
};
