/** Fewer characters are a stray mark on a scan. */
const leastCharacters = 20;

/** The shortest and longest words that are searched. */
export const searchedWords = { min: 2, max: 100 } as const;

/** A page, counted from 1, and how often the words stand on it. */
export type PageHits = { readonly page: number; readonly hits: number };

/** True when the pages of a file have a text and not only pictures. */
export const hasTextLayer = (pages: readonly string[]): boolean => pages.join("").replaceAll(/[^\p{L}\p{N}]/gu, "").length >= leastCharacters;

/** Capitals, ligatures and the kind of blank do not matter; a word that a hyphen breaks at the end of a line is whole. */
const comparable = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/\u00ad|(?<=\p{L})-[^\S\n]*\n\s*(?=\p{Ll})/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** How often words stand on each page of a text; pages without them are left out. No words are found nowhere. */
export function findOnPages(pages: readonly string[], words: string): PageHits[] {
  const searched = comparable(words);
  if (searched === "") return [];
  return pages.map((text, index) => ({ page: index + 1, hits: comparable(text).split(searched).length - 1 })).filter(({ hits }) => hits > 0);
}
