import { devicesFor, isCodePrefix, singular, type Lexicon } from "#domain/directory/lexicon.ts";
import type { ParsedWord } from "#domain/directory/read-search.ts";
import { likelyWords } from "#domain/directory/spelling.ts";
import type { Db } from "#db/connection/client.ts";
import { findKnownWords, type DirectoryFilter } from "#db/queries/directory.ts";
import { findSimilarWords } from "#db/queries/directory-words.ts";

const similarAsked = 30;
const maxSuggestions = 4;

/** A search that is offered instead, and its kind. */
export type Suggestion = { readonly search: string; readonly kind: "spelling" | "fewer_words" | "parent_code" };
/** For a search without results: the most likely spelling, and other searches. */
export type Correction = { readonly corrected: string | undefined; readonly suggestions: readonly Suggestion[] };

/**
 * Corrects the words that no firm has by the words of device names, firm names and addresses. A word that a firm has stays as it
 * was typed.
 * @source engines.md 5 "Design to build" 4
 */
export async function correctSearch(db: Db, filter: DirectoryFilter, lexicon: Lexicon): Promise<Correction> {
  const known = await findKnownWords(db, filter.words);
  const ways: string[][] = [];
  for (const [place, { typed }] of filter.words.entries()) ways.push(known[place] === true ? [typed] : await spellings(db, typed, lexicon));
  const isMistyped = known.includes(false) && ways.every((spelled) => spelled.length > 0);
  const typed = filter.words.map((word) => word.typed);
  const [corrected, ...others] = isMistyped ? searchesOf(ways) : [];
  const had = typed.length < 2 ? [] : filter.words.filter((_, place) => known[place] === true);
  const fewer = [...(await searchForDevices(db, had, lexicon)), ...had.filter(isSearchAlone).map((word) => word.typed)];
  return {
    corrected,
    suggestions: [
      ...others.map((search) => ({ search, kind: "spelling" as const })),
      ...typed.flatMap((word) => parentCode(word, lexicon)).map((search) => ({ search, kind: "parent_code" as const })),
      ...fewer.filter((search) => search !== typed.join(" ")).map((search) => ({ search, kind: "fewer_words" as const })),
    ].slice(0, maxSuggestions),
  };
}

/** The words that name devices, as one search, if a firm makes a device that they name together. */
async function searchForDevices(db: Db, words: readonly ParsedWord[], lexicon: Lexicon): Promise<string[]> {
  const names = words.filter(({ typed, codes }) => codes.length > 0 && !/^\d$/.test(typed)).map(({ typed }) => typed);
  const codes = names.length < 2 ? [] : devicesFor(lexicon, names);
  if (codes.length === 0) return [];
  const search = names.join(" ");
  const [isMade] = await findKnownWords(db, [{ typed: search, text: search, otherNames: [], codes }]);
  return isMade === true ? [search] : [];
}

/** One or two characters, and a number that is no HSN code, are in an address by chance. */
const isSearchAlone = ({ typed, codes }: ParsedWord): boolean => typed.length > 2 && (codes.length > 0 || !/^\d+$/.test(typed));

async function spellings(db: Db, word: string, lexicon: Lexicon): Promise<string[]> {
  if (!/^\p{L}+$/u.test(word)) return [];
  const words = [...lexicon.words].flatMap((each) => [each, singular(each)]);
  return likelyWords(word, [...words, ...(await findSimilarWords(db, word, similarAsked))]);
}

/** The most likely spelling of every word first, then each other spelling of the first word that has one. */
function searchesOf(ways: readonly (readonly string[])[]): string[] {
  const best = ways.map(([first = ""]) => first);
  const place = ways.findIndex((spelled) => spelled.length > 1);
  const others = place < 0 ? [] : (ways[place]?.slice(1) ?? []).map((word) => best.with(place, word));
  return [best, ...others].map((words) => words.join(" "));
}

/** The longest prefix of a code, in pairs of digits, under which the catalogue has devices. */
function parentCode(word: string, { devices }: Lexicon): string[] {
  if (!/^\d{3,}$/.test(word)) return [];
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const parent = word.slice(0, length);
    if (length % 2 === 0 && isCodePrefix(parent) && devices.some(({ code }) => code.startsWith(parent))) return [parent];
  }
  return [];
}
