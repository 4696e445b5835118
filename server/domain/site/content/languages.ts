/** The languages of public content. English is needed, Hindi may be missing. */
export type ContentLanguage = "en" | "hi";

/** A value in each of them. */
export type InLanguages<T> = Readonly<Record<ContentLanguage, T>>;

/** Whether a text has words in the script of Hindi. */
export const hasDevanagari = (text: string): boolean => /\p{Script=Devanagari}/u.test(text);
