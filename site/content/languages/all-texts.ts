import { pageTexts as englishPages } from "../../page-index/texts.en.ts";
import { pageTexts as hindiPages } from "../../page-index/texts.hi.ts";
import { texts as english } from "./en/texts.ts";
import { texts as hindi } from "./hi/texts.ts";
import type { Language } from "./languages.ts";
import type { PageTexts, Texts } from "./texts.ts";

// For the server. Browsers load no texts.
const texts: Readonly<Record<Language, Texts>> = { en: english, hi: hindi };
const pages: Readonly<Record<Language, PageTexts>> = { en: englishPages, hi: hindiPages };

/** The shared texts in a language. */
export const textsOf = (language: Language): Texts => texts[language];
/** The texts of all pages in a language. */
export const pageTextsOf = (language: Language): PageTexts => pages[language];
