import { descriptions as englishDescriptions } from "./en/descriptions.ts";
import { texts as english } from "./en/texts.ts";
import { descriptions as hindiDescriptions } from "./hi/descriptions.ts";
import { texts as hindi } from "./hi/texts.ts";
import type { Language } from "./languages.ts";
import type { Texts } from "./texts.ts";

// For the server, feeds and tests: a browser loads one language only, by `load-texts.ts`.
const all: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };
const descriptions: Readonly<Record<Language, typeof englishDescriptions>> = { en: englishDescriptions, hi: hindiDescriptions };

/** What the website says in a language. */
export const textsOf = (language: Language): Texts => all[language];
/** A sentence about each page in a language. */
export const descriptionsOf = (language: Language): typeof englishDescriptions => descriptions[language];
