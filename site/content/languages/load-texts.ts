import type { Language } from "./languages.ts";
import type { Texts } from "./texts.ts";

const loaders: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: async () => (await import("./en/texts.ts")).texts,
  hi: async () => (await import("./hi/texts.ts")).texts,
};

/** The texts of one language as a file of their own, for browsers. */
export const loadTexts = (language: Language): Promise<Texts> => loaders[language]();
