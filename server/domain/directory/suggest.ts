import { foldText, foldTyped } from "./fold-text.ts";
import type { Lexicon } from "./lexicon.ts";

/** A suggestion of a search field; `text` is the search that it starts. */
export type SearchSuggestion = { readonly kind: "device" | "member"; readonly text: string; readonly code: string | undefined };

/** The least characters for suggestions. */
export const suggestFrom = 2;

/**
 * Devices of the catalogue for a typed text, at most `limit`: first those with a name or trade word that starts with it, then those
 * with a later word that does. A code is found by its first digits.
 */
export function suggestDevices({ devices }: Lexicon, typed: string, limit: number): SearchSuggestion[] {
  const wanted = ` ${foldTyped(typed)}`;
  if (wanted.length <= suggestFrom) return [];
  const found = devices.flatMap((device) => {
    const place = placeOf([` ${foldText(device.label)}`, ...device.texts, ` ${device.code}`], wanted);
    return place === undefined ? [] : [{ device, place }];
  });
  const inOrder = found.toSorted((a, b) => a.place - b.place || a.device.label.localeCompare(b.device.label, "en"));
  const byLabel = new Map(inOrder.map(({ device }) => [device.label, device]));
  return [...byLabel.values()].slice(0, limit).map(({ label, code }) => ({ kind: "device", text: label, code }));
}

/** 0 at the start of the text, 1 at the start of a later word; undefined without a match. */
function placeOf(texts: readonly string[], wanted: string): 0 | 1 | undefined {
  if (texts.some((text) => text.startsWith(wanted))) return 0;
  return texts.some((text) => text.includes(wanted)) ? 1 : undefined;
}
