/** A pattern for `ilike` that matches these words anywhere; percent sign, underscore and backslash are ordinary characters. */
export const likePattern = (words: string): string => `%${words.replaceAll(/[\\%_]/g, (character) => `\\${character}`)}%`;
