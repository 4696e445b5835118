/** A text page of the website as this build brings it, before staff change it. */
export type TextPageContent = {
  /** The name of the page, which is also the address word of its page text. */
  readonly key: string;
  /** In English. */
  readonly title: string;
  readonly titleHindi: string;
  /** Markdown in English, without a title. */
  readonly body: string;
  readonly bodyHindi: string;
  /** YYYY-MM-DD */
  readonly reviewedOn: string;
};
