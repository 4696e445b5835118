/** The languages of public content. English is needed, Hindi may be missing. */
export type ContentLanguage = "en" | "hi";

/** A value in each of them. */
export type InLanguages<T> = Readonly<Record<ContentLanguage, T>>;
