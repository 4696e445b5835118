import { isCodePrefix, singular, type Lexicon } from "#domain/directory/lexicon.ts";
import { likelyWords } from "#domain/directory/spelling.ts";
import type { Db } from "#db/connection/client.ts";
import { findKnownWords, type DirectoryFilter } from "#db/queries/directory.ts";
import { findSimilarWords } from "#db/queries/directory-words.ts";

const similarAsked = 30;
const maxSuggestions = 4;

/** Another search that may lead on, and what it is. */
export type Suggestion = { readonly search: string; readonly kind: "spelling" | "fewer_words" | "parent_code" };
/** What a search that found nobody may have meant: the likeliest spelling, and other ways on. */
export type Correction = { readonly corrected: string | undefined; readonly suggestions: readonly Suggestion[] };

/**
 * Looks for typing mistakes in the words that no firm has, among what devices are called and the words of names and addresses. A word
 * that some firm has is left as it was typed.
 * @source engines.md 5 "Design to build" 4
 */
export async function correctSearch(db: Db, filter: DirectoryFilter, lexicon: Lexicon): Promise<Correction> {
  const known = await findKnownWords(db, filter.words);
  const ways: string[][] = [];
  for (const [place, { typed }] of filter.words.entries()) ways.push(known[place] === true ? [typed] : await spellings(db, typed, lexicon));
  const isMistyped = known.includes(false) && ways.every((spelled) => spelled.length > 0);
  const typed = filter.words.map((word) => word.typed);
  const [corrected, ...others] = isMistyped ? searchesOf(ways) : [];
  const fewer = typed.length < 2 ? [] : typed.filter((_, place) => known[place] === true);
  return {
    corrected,
    suggestions: [
      ...others.map((search) => ({ search, kind: "spelling" as const })),
      ...typed.flatMap((word) => parentCode(word, lexicon)).map((search) => ({ search, kind: "parent_code" as const })),
      ...fewer.map((search) => ({ search, kind: "fewer_words" as const })),
    ].slice(0, maxSuggestions),
  };
}

async function spellings(db: Db, word: string, lexicon: Lexicon): Promise<string[]> {
  if (!/^\p{L}+$/u.test(word)) return [];
  const words = [...lexicon.words].flatMap((each) => [each, singular(each)]);
  return likelyWords(word, [...words, ...(await findSimilarWords(db, word, similarAsked))]);
}

/** The likeliest spelling of every word first, then each other spelling of the first word that has one. */
function searchesOf(ways: readonly (readonly string[])[]): string[] {
  const best = ways.map(([first = ""]) => first);
  const place = ways.findIndex((spelled) => spelled.length > 1);
  const others = place < 0 ? [] : (ways[place]?.slice(1) ?? []).map((word) => best.with(place, word));
  return [best, ...others].map((words) => words.join(" "));
}

/** The longest beginning of a code, by pairs of digits, under which the catalogue has devices. */
function parentCode(word: string, { devices }: Lexicon): string[] {
  if (!/^\d{3,}$/.test(word)) return [];
  for (let length = word.length - 1; length >= 2; length -= 1) {
    const parent = word.slice(0, length);
    if (length % 2 === 0 && isCodePrefix(parent) && devices.some(({ code }) => code.startsWith(parent))) return [parent];
  }
  return [];
}
