import { foldTyped } from "./fold-text.ts";
import { spelling, type Lexicon } from "./lexicon.ts";

/** A suggestion of a search field; `text` is the search that it starts. */
export type SearchSuggestion = { readonly kind: "device" | "member"; readonly text: string; readonly code: string | undefined };

/** The least characters for suggestions. */
export const suggestFrom = 2;
/** The least characters for suggestions of another spelling: "hae" would be "he", which begins many words. */
const otherSpellingFrom = 4;

/**
 * Devices of the catalogue for a typed text, at most `limit`: first those with a name or trade word that starts with it, then those
 * with a later word that does. American and British spelling find each other. A code is found by its first digits.
 */
export function suggestDevices({ devices }: Lexicon, typed: string, limit: number): SearchSuggestion[] {
  const folded = foldTyped(typed);
  if (folded.length < suggestFrom) return [];
  const spelled = spelling(folded);
  const wanted = (spelled.length < otherSpellingFrom ? [folded] : [folded, spelled]).map((text) => ` ${text}`);
  const found = devices.flatMap((device) => {
    const place = placeOf([...device.phrases, ...device.texts, ` ${device.code}`], wanted);
    return place === undefined ? [] : [{ device, place }];
  });
  const inOrder = found.toSorted((a, b) => a.place - b.place || a.device.label.localeCompare(b.device.label, "en"));
  const byLabel = new Map(inOrder.map(({ device }) => [device.label, device]));
  return [...byLabel.values()].slice(0, limit).map(({ label, code }) => ({ kind: "device", text: label, code }));
}

/** 0 where a text starts with one of the wanted, 1 where a later word does; undefined without a match. */
function placeOf(texts: readonly string[], wanted: readonly string[]): 0 | 1 | undefined {
  if (texts.some((text) => wanted.some((start) => text.startsWith(start)))) return 0;
  return texts.some((text) => wanted.some((start) => text.includes(start))) ? 1 : undefined;
}
