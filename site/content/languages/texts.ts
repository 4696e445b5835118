import type { texts as english } from "./en/texts.ts";

/** What every language's folder holds. */
export type Texts = typeof english;
