const escaped = (words: string): string => words.replaceAll(/[\\%_]/g, (character) => `\\${character}`);

/** A pattern for `ilike` that matches these words anywhere; percent sign, underscore and backslash are ordinary characters. */
export const likePattern = (words: string): string => `%${escaped(words)}%`;

/** The same for words at the beginning. */
export const likePrefix = (words: string): string => `${escaped(words)}%`;
