import { foldText } from "./fold-text.ts";
import type { Lexicon } from "./lexicon.ts";

/** Something that a search field offers while one types; `text` is what is then searched for. */
export type SearchSuggestion = { readonly kind: "device" | "member"; readonly text: string; readonly code: string | undefined };

/** From so many characters on there is something to offer. */
export const suggestFrom = 2;

/**
 * Devices of the catalogue for what is being typed, at most `limit`: those whose name, or a name that the trade gives them, begins with
 * it, then those with a word that does; a code is found by its first digits.
 */
export function suggestDevices({ devices }: Lexicon, typed: string, limit: number): SearchSuggestion[] {
  const wanted = ` ${foldText(typed)}`;
  if (wanted.length <= suggestFrom) return [];
  const found = devices.flatMap((device) => {
    const place = placeOf([` ${foldText(device.label)}`, ...device.texts, ` ${device.code}`], wanted);
    return place === undefined ? [] : [{ device, place }];
  });
  const inOrder = found.toSorted((a, b) => a.place - b.place || a.device.label.localeCompare(b.device.label, "en"));
  const byLabel = new Map(inOrder.map(({ device }) => [device.label, device]));
  return [...byLabel.values()].slice(0, limit).map(({ label, code }) => ({ kind: "device", text: label, code }));
}

/** 0 at the beginning of a text, 1 at that of a later word; undefined where it is nowhere. */
function placeOf(texts: readonly string[], wanted: string): 0 | 1 | undefined {
  if (texts.some((text) => text.startsWith(wanted))) return 0;
  return texts.some((text) => text.includes(wanted)) ? 1 : undefined;
}
