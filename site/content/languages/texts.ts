import type { pageTexts as englishPages } from "../../page-index/texts.en.ts";
import type { texts as english } from "./en/texts.ts";

/** The texts that several pages share, in one language. */
export type Texts = typeof english;
/** The texts of each page, in one language. */
export type PageTexts = typeof englishPages;
