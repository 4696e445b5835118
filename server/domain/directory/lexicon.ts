import type { HsnDevice } from "../members/hsn-categories.ts";
import { foldText } from "./fold-text.ts";

/** A trade word: a name that the trade uses for some devices. */
export type Synonym = { readonly phrase: string; readonly codes: readonly string[] };

/** `phrases`: label and trade words, folded, with a blank before each. `texts`: the same in one spelling. */
type KnownDevice = HsnDevice & { readonly phrases: readonly string[]; readonly texts: readonly string[] };
/** The devices of the catalogue with all their names. */
export type Lexicon = {
  readonly devices: readonly KnownDevice[];
  readonly byCode: ReadonlyMap<string, HsnDevice>;
  /** All words of the names, to correct typing mistakes. */
  readonly words: ReadonlySet<string>;
};

/** Builds the lexicon. @param devices the catalogue, with retired devices: firms that make them are still found */
export function createLexicon(devices: readonly HsnDevice[], synonyms: readonly Synonym[]): Lexicon {
  const known = devices.map((device) => {
    const tradeWords = synonyms.filter(({ codes }) => codes.includes(device.code)).map(({ phrase }) => phrase);
    const phrases = [device.label, ...tradeWords].map((text) => ` ${foldText(text)}`);
    return { ...device, phrases, texts: phrases.map(spelling) };
  });
  const words = [...devices.map(({ label }) => label), ...synonyms.map(({ phrase }) => phrase)].flatMap((text) =>
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
  return { devices: known, byCode: new Map(devices.map((device) => [device.code, device])), words: new Set(words) };
}

/** One spelling for words that American and British English spell differently: "anaesthesia", "steriliser", "fibre". */
export const spelling = (text: string): string =>
  text
    .replaceAll(/[ao]e/g, "e")
    .replaceAll(/([iy])s(?=e|ing|ation)/g, "$1z")
    .replaceAll("our", "or")
    .replaceAll(/(fib|lit|met|cent)re/g, "$1er");

/** A word without its plural ending. Words match inside of others, so the singular finds both. */
export function singular(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies")) return word.slice(0, -3);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suiy]s$/.test(word) ? word.slice(0, -1) : word;
}

/** True for a word that can be the start of an HSN code; it is then searched at the start of codes. */
export const isCodePrefix = (word: string): boolean => /^\d{2,8}$/.test(word);

/** A word that may be the plural of one with three characters: "kits", not "plus" or "axis". */
const shortPlural = /^[a-z]{2}[a-hj-rtvwxz]s$/;

/** True when a device has this word in its label, in a trade word, or at the start of its code. */
export function hasWord({ code, texts }: KnownDevice, word: string): boolean {
  if (isCodePrefix(word) && code.startsWith(word)) return true;
  const stem = spelling(singular(word));
  // One or two characters are in nearly every text: they count only at the start of a word.
  const wanted = stem.length < 3 ? ` ${stem}` : stem;
  if (texts.some((text) => text.includes(wanted))) return true;
  // Three characters are in many words by chance: the singular of a short plural counts only as a whole word.
  const whole = shortPlural.test(word) ? spelling(word.slice(0, -1)) : undefined;
  return whole !== undefined && texts.some((text) => text.split(/[^a-z0-9]+/).includes(whole));
}

/** The codes of the devices that match all words. */
export const devicesFor = ({ devices }: Lexicon, words: readonly string[]): string[] =>
  words.length === 0 ? [] : devices.filter((device) => words.every((word) => hasWord(device, word))).map(({ code }) => code);
