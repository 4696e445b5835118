/** The languages of the public website. A third one is a folder beside `en` and `hi`, its line here and in the two tables that load it. */
export const languages = {
  en: { name: "English", direction: "ltr", prefix: "", openGraph: "en_IN", numbers: "en-IN" },
  hi: { name: "हिन्दी", direction: "ltr", prefix: "/hi", openGraph: "hi_IN", numbers: "hi-IN" },
} as const satisfies Record<string, LanguageRules>;

type LanguageRules = {
  /** As the language calls itself. */
  readonly name: string;
  readonly direction: "ltr" | "rtl";
  /** What every address in this language begins with. */
  readonly prefix: string;
  readonly openGraph: string;
  /** The locale by which numbers and months are written. */
  readonly numbers: string;
};

export type Language = keyof typeof languages;
// The keys of a literal table are its languages.
export const languageKeys = Object.keys(languages) as Language[];
/** What an address without a prefix speaks. */
export const firstLanguage: Language = "en";
