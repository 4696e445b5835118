const combiningMarks = /[\u0300-\u036f]/g;
/** Characters that nobody sees: joiners, direction marks, soft hyphens, and the NUL that a database cannot hold. */
const unseen = /[\u0000\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const blanks = /[\u0001-\u0020\u007f-\u00a0\u1680\u2028\u2029]+/g;
const joining = /(?<=[a-z0-9])['\u2010-\u2015\u2019-](?=[a-z0-9])/g;

/**
 * Text as the directory compares it: one case, no accents on letters, nothing unseen, single blanks, "X-ray" as "xray". The function
 * `directory_fold` of the database says the same of what is stored, with a blank before it; a test holds the two together.
 */
export const foldText = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(unseen, "")
    .toLowerCase()
    .replaceAll("ς", "σ")
    .replaceAll(combiningMarks, "")
    .replaceAll(joining, "")
    .replaceAll(blanks, " ")
    .trim();
