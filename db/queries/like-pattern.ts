/** A pattern for `ilike` that finds these words anywhere; percent sign, underscore and backslash mean themselves. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
