import type { HsnDevice } from "../members/hsn-categories.ts";
import { foldText } from "./fold-text.ts";

/** What the trade calls some devices. */
export type Synonym = { readonly phrase: string; readonly codes: readonly string[] };

type KnownDevice = HsnDevice & { readonly texts: readonly string[] };
/** The devices of the catalogue with everything that they are called. */
export type Lexicon = {
  readonly devices: readonly KnownDevice[];
  readonly byCode: ReadonlyMap<string, HsnDevice>;
  /** Every word of it, for typing mistakes. */
  readonly words: ReadonlySet<string>;
};

/** @param devices the catalogue, retired devices too: firms that make them are found */
export function createLexicon(devices: readonly HsnDevice[], synonyms: readonly Synonym[]): Lexicon {
  const known = devices.map((device) => {
    const phrases = synonyms.filter(({ codes }) => codes.includes(device.code)).map(({ phrase }) => phrase);
    return { ...device, texts: [device.label, ...phrases].map((text) => ` ${spelling(foldText(text))}`) };
  });
  const words = [...devices.map(({ label }) => label), ...synonyms.map(({ phrase }) => phrase)].flatMap((text) =>
    foldText(text)
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2),
  );
  return { devices: known, byCode: new Map(devices.map((device) => [device.code, device])), words: new Set(words) };
}

/** One way to write what American and British English write in two: "anaesthesia", "steriliser", "fibre". */
const spelling = (text: string): string =>
  text
    .replaceAll(/[ao]e/g, "e")
    .replaceAll(/([iy])s(?=e|ing|ation)/g, "$1z")
    .replaceAll("our", "or")
    .replaceAll(/(fib|lit|met|cent)re/g, "$1er");

/** A word without what makes it a plural. Words are found inside of others, so the singular finds both. */
export function singular(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return word;
  if (word.endsWith("ies")) return word.slice(0, -3);
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /[^suiy]s$/.test(word) ? word.slice(0, -1) : word;
}

/** True for a word that can begin an HSN code: it is then looked for at the beginning of codes. */
export const isCodePrefix = (word: string): boolean => /^\d{2,8}$/.test(word);

/** Whether a device has this word, in its label, in a name that the trade gives it, or at the beginning of its code. */
export function hasWord({ code, texts }: KnownDevice, word: string): boolean {
  if (isCodePrefix(word) && code.startsWith(word)) return true;
  const stem = spelling(singular(word));
  // One or two letters stand in nearly every text: they count only where a word begins.
  const wanted = stem.length < 3 ? ` ${stem}` : stem;
  return texts.some((text) => text.includes(wanted));
}

/** The codes of the devices that answer every one of the words. */
export const devicesFor = ({ devices }: Lexicon, words: readonly string[]): string[] =>
  words.length === 0 ? [] : devices.filter((device) => words.every((word) => hasWord(device, word))).map(({ code }) => code);
