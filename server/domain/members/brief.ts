/** How long a brief about an organisation should be, and how long it can be. @source specification 2 "500 words"; product.md "never a block" */
export const briefWords = 500;
export const maxBriefLength = 100_000;

/** The number of words: parts between blanks that contain an alphabetic character or digit of any script. */
export const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
