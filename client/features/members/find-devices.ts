import { devicesFor, singular, type Lexicon } from "#domain/directory/lexicon.ts";
import { foldText } from "#domain/directory/fold-text.ts";
import { readSearch, wordsOf } from "#domain/directory/read-search.ts";
import { likelyWords } from "#domain/directory/spelling.ts";

export type FoundDevices = {
  /** Codes, those with a word of the search at the start of a word of their name first. */
  readonly codes: readonly string[];
  /** The search with its spelling corrected, when only that one finds something. */
  readonly searchedFor: string | undefined;
};

/** The devices that a search means, by the words of the catalogue, of the trade, and by codes, as buyers find them in the directory. */
export function findDevices(lexicon: Lexicon, search: string): FoundDevices {
  const exact = readSearch(search, lexicon).devices;
  if (exact.length > 0) return { codes: bestFirst(lexicon, search, exact), searchedFor: undefined };
  const corrected = correctedSearch(lexicon, search);
  return { codes: corrected === undefined ? [] : bestFirst(lexicon, corrected, readSearch(corrected, lexicon).devices), searchedFor: corrected };
}

/** The search with every unknown word replaced by the likeliest known one; undefined when a word has none. */
function correctedSearch(lexicon: Lexicon, search: string): string | undefined {
  const known = [...lexicon.words].flatMap((word) => [word, singular(word)]);
  const words = wordsOf(search).map((word) => (devicesFor(lexicon, [word]).length > 0 ? word : likelyWords(word, known)[0]));
  const corrected = words.join(" ");
  return words.includes(undefined) || readSearch(corrected, lexicon).devices.length === 0 ? undefined : corrected;
}

function bestFirst({ byCode }: Lexicon, search: string, codes: readonly string[]): string[] {
  const words = wordsOf(search);
  const isBest = (code: string): boolean => {
    const label = ` ${foldText(byCode.get(code)?.label ?? "")}`;
    return words.some((word) => label.includes(` ${word}`));
  };
  return [...codes.filter(isBest), ...codes.filter((code) => !isBest(code))];
}
