/** The languages of the website. docs/website.md names the files of a language. */
export const languages = {
  en: { name: "English", direction: "ltr", prefix: "", openGraph: "en_IN", numbers: "en-IN" },
  hi: { name: "हिन्दी", direction: "ltr", prefix: "/hi", openGraph: "hi_IN", numbers: "hi-IN" },
} as const satisfies Record<string, LanguageRules>;

type LanguageRules = {
  /** In the language itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** The beginning of every address in this language. */
  readonly prefix: string;
  readonly openGraph: string;
  /** The locale of numbers and months. */
  readonly numbers: string;
};

export type Language = keyof typeof languages;
// The keys of a literal table are its languages.
export const languageKeys = Object.keys(languages) as Language[];
/** The language of an address without a prefix. */
export const firstLanguage: Language = "en";
