/** The FAQ page: answers as safe HTML. */
export type QuestionsView = {
  readonly groups: readonly {
    readonly title: string;
    readonly questions: readonly { readonly question: string; readonly answerHtml: string }[];
  }[];
};
