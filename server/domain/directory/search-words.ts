/** The most words that a search looks for. */
export const maxWords = 10;

/** The words of a search, each once; every one of them has to be found. */
export const wordsOf = (search: string): string[] =>
  [...new Set(search.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean))].slice(0, maxWords);

/** True for a word that can begin an HSN code: it is then looked for at the beginning of codes. */
export const isCodePrefix = (word: string): boolean => /^\d{2,8}$/.test(word);
