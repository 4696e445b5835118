import { otherCityNames } from "./city-names.ts";
import { foldText } from "./fold-text.ts";
import { devicesFor, isCodePrefix, singular, type Lexicon } from "./lexicon.ts";

/** The most words of a search. */
export const maxWords = 10;
/** The most characters of a search. */
export const maxSearchLength = 200;

/** A word of a search. */
export type ParsedWord = {
  /** Folded and singular; matches inside of names and addresses, one or two characters only at the start of a word. */
  readonly text: string;
  /** As typed, folded. */
  readonly typed: string;
  /** Other names of the same city, which match as well: "bangalore" finds Bengaluru. */
  readonly otherNames: readonly string[];
  /** Devices with this word in a name or at the start of their code. */
  readonly codes: readonly string[];
};

/** A parsed search. */
export type ParsedSearch = {
  /** All of them have to match, in any field. */
  readonly words: readonly ParsedWord[];
  /** Devices that match all words: the most likely meaning. */
  readonly devices: readonly string[];
};

/** Words without meaning for a search, unless it has no others. */
const fillers = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "or", "the", "to", "with", "&", "hsn", "itchs", "hs", "code"]);
/** Words that follow the name of a device but are not part of it: "ventilator machine". */
const kinds = new Set(["apparatus", "device", "devices", "equipment", "equipments", "machine", "machinery", "machines"]);
/** Words for those who make or sell a device, beside its name: "syringe manufacturers", "suppliers of gloves". */
const sellers = new Set(
  ["manufacturer", "maker", "supplier", "exporter", "producer", "vendor"].flatMap((word) => [word, `${word}s`]).concat("company", "companies"),
);
/** A code in parts: "9018 31 00", "9018.31.00". */
const writtenCode = /^\d{2,4}(?:[ .]\d{2})*$/;
/**
 * What invoices write in front of a code: "HSN:", "HSN/SAC Code: ", "ITC(HS) ", and "HSN-", which is folded to "hsn". Before two digits it needs
 * a colon: "HS70" is a name.
 */
const codeLabel = /(?<![a-z0-9])(?:(?:itc|hsn?|sac|code)[ /():#.–-]*)+(?=\d{4,10}(?![a-z0-9])|(?<=[:#] ?)\d{2}(?![a-z0-9]))/g;
/** A code in parts anywhere in a search: "9018 31 00", "9018.31.0040". */
const codeInParts = /(?<![a-z0-9.])\d{4}(?:[ .]\d{2}){1,2}(?:[ .]?\d{2}){0,2}(?![a-z0-9]|\.\d)/g;

/** The words of a search, folded, without duplicates and without the signs between them. Codes in parts are joined. */
export function wordsOf(search: string): string[] {
  const folded = foldText(search)
    .replaceAll(codeLabel, " ")
    .replaceAll(codeInParts, (code) => code.replaceAll(/[ .]/g, ""));
  const words = folded.split(" ").filter(Boolean);
  const telling = words.flatMap((word) => word.split(/[,;"“”]/u).flatMap(partsOf)).filter((word) => !fillers.has(word));
  const asked = telling.length === 0 ? words : telling;
  const together = asked.join(" ");
  if (writtenCode.test(together)) return [together.replaceAll(/[ .]/g, "")];
  return [...new Set(asked.map((word) => (/^\d{2,4}(?:\.\d{2})+$/.test(word) ? word.replaceAll(".", "") : word)))].slice(0, maxWords);
}

/** The digits of an HSN code. The first six are equal in all tariffs of the world. */
const codeDigits = 8;
const sharedDigits = 6;

/**
 * The digits of a search that can only be an HSN code, whole or begun, as people write it: "HSN: 90183100", "9018.31", "9018 3". Of a longer
 * code, which another country made, the digits that all tariffs share. Undefined for words, and for numbers with a sign or a word between them.
 */
export function codeIn(search: string): string | undefined {
  const words = wordsOf(search);
  const digits = words.join("").replaceAll(".", "");
  const between = search.split(/\d/).slice(1, -1).join("");
  if (!/^\d+$/.test(digits) || /[^\s.]/.test(between)) return undefined;
  if (digits.length <= codeDigits) return digits;
  return words.length === 1 ? digits.slice(0, sharedDigits) : undefined;
}

/** A word without the signs at its ends, in parts at "/" and brackets. One or two characters match at the start of a word only: "(i)", "m/s" stay. */
function partsOf(word: string): string[] {
  const bare = withoutEndSigns(word);
  const parts = bare.split(/[/()]/u).map(withoutEndSigns).filter(Boolean);
  return parts.every((part, place) => part.length > 2 || (place === 0 && bare.startsWith(part))) ? parts : [bare];
}

const withoutEndSigns = (word: string): string => word.replaceAll(/^[.:!?'‘’]+|[.:!?'‘’]+$/gu, "");

/** Parses a search by the names of devices. */
export function readSearch(search: string, lexicon: Lexicon): ParsedSearch {
  const typed = withoutSellers(wordsOf(search), lexicon);
  const exact = devicesFor(lexicon, typed);
  const telling = typed.filter((word) => !kinds.has(word));
  const isTelling = exact.length === 0 && telling.length > 0 && telling.length < typed.length;
  const meant = isTelling ? devicesFor(lexicon, telling) : exact;
  const words = (isTelling && meant.length > 0 ? telling : typed).map((word) => ({
    typed: word,
    text: isCodePrefix(word) ? word : singular(word),
    otherNames: otherCityNames(word),
    codes: devicesFor(lexicon, [word]),
  }));
  return { words, devices: meant };
}

/**
 * The words without those for makers and sellers, if one of the others names devices. One or two characters do not: "S K Exporters" is a name.
 */
function withoutSellers(words: readonly string[], lexicon: Lexicon): readonly string[] {
  if (devicesFor(lexicon, words).length > 0) return words;
  const others = words.filter((word) => !sellers.has(word));
  return others.some((word) => word.length > 2 && devicesFor(lexicon, [word]).length > 0) ? others : words;
}
