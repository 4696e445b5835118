const combiningMarks = /[\u0300-\u036f]/g;
/** Invisible characters: joiners, direction marks, soft hyphens, and NUL, which the database cannot store. */
const unseen = /[\u0000\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const blanks = /[\u0001-\u0020\u007f-\u00a0\u1680\u2028\u2029]+/g;
const joining = /(?<=[a-z0-9])['\u2010-\u2015\u2019-](?=[a-z0-9])/g;

/**
 * Text as the directory compares it: lower case, no accents, no invisible characters, single blanks, "X-ray" as "xray". The
 * database function `directory_fold` does the same for stored text, with a blank before it; a test compares the two.
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

/** What somebody types, folded, without the signs at its ends: a phone writes a full stop for two blanks. */
export const foldTyped = (text: string): string => foldText(text).replaceAll(/^[\s.,:;!?"“”'‘’()/]+|[\s.,:;!?"“”'‘’()/]+$/gu, "");

/** The words of a search, folded, without the signs between them and at their ends, unless nothing else is typed: "Medica, Germany." has two. */
export function typedWords(search: string): string[] {
  const typed = foldText(search).split(" ").filter(Boolean);
  const words = typed
    .flatMap((word) => word.split(/[,;]/))
    .map(foldTyped)
    .filter(Boolean);
  return words.length === 0 ? typed : words;
}
