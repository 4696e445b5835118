import { foldText } from "./fold-text.ts";
import { devicesFor, isCodePrefix, singular, type Lexicon } from "./lexicon.ts";

/** The most words that a search looks for. */
export const maxWords = 10;
/** The most characters of a search. */
export const maxSearchLength = 200;

/** A word that is asked for, and where it is found. */
export type ParsedWord = {
  /** Folded, and without its plural: looked for inside of names and addresses, one or two letters at the beginning of words. */
  readonly text: string;
  /** As it was typed, folded. */
  readonly typed: string;
  /** Devices that are called so, or whose code begins so. */
  readonly codes: readonly string[];
};

/** What somebody looks for. */
export type ParsedSearch = {
  /** Every one of them has to be found, wherever. */
  readonly words: readonly ParsedWord[];
  /** Devices that answer all of the words by themselves: what a buyer most likely means. */
  readonly devices: readonly string[];
};

/** Words that say nothing about what is looked for, unless they are all that is said. */
const fillers = new Set(["a", "an", "and", "at", "by", "for", "from", "in", "of", "or", "the", "to", "with", "&", "hsn", "itchs", "hs", "code"]);
/** Words that follow the name of a device without belonging to it: "ventilator machine". */
const kinds = new Set(["apparatus", "device", "devices", "equipment", "equipments", "machine", "machinery", "machines"]);
/** How a code is written in parts: "9018 31 00", "9018.31.00". */
const writtenCode = /^\d{2,4}(?:[ .]\d{2})*$/;

/** The words of a search, folded, each once. Codes that are written in parts are put together. */
export function wordsOf(search: string): string[] {
  const words = foldText(search).split(" ").filter(Boolean);
  const telling = words.filter((word) => !fillers.has(word.replace(/[:.]$/, "")));
  const asked = telling.length === 0 ? words : telling;
  const together = asked.join(" ");
  if (writtenCode.test(together)) return [together.replaceAll(/[ .]/g, "")];
  return [...new Set(asked.map((word) => (/^\d{2,4}(?:\.\d{2})+$/.test(word) ? word.replaceAll(".", "") : word)))].slice(0, maxWords);
}

/** What a search asks for, by the words that devices are called. */
export function readSearch(search: string, lexicon: Lexicon): ParsedSearch {
  const typed = wordsOf(search);
  const exact = devicesFor(lexicon, typed);
  const telling = typed.filter((word) => !kinds.has(word));
  const isTelling = exact.length === 0 && telling.length > 0 && telling.length < typed.length;
  const meant = isTelling ? devicesFor(lexicon, telling) : exact;
  const words = (isTelling && meant.length > 0 ? telling : typed).map((word) => ({
    typed: word,
    text: isCodePrefix(word) ? word : singular(word),
    codes: devicesFor(lexicon, [word]),
  }));
  return { words, devices: meant };
}
