import { foldText } from "#domain/directory/fold-text.ts";
import type { Lexicon } from "#domain/directory/lexicon.ts";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { DirectoryFilter, DirectoryRow } from "#db/queries/directory.ts";

/** Matches of a firm other than its devices. */
export type MatchedText = "name" | "address";

/** A member in the results. Contacts that the firm hides are undefined. */
export type DirectoryEntry = {
  readonly id: string;
  readonly memberName: string;
  readonly contactName: string;
  readonly contactEmail: string | undefined;
  readonly contactPhone: string | undefined;
  readonly address: string;
  readonly devices: readonly HsnDevice[];
  /** Why it was found: its devices that match the search, and whether its name or address matches. */
  readonly matches: readonly HsnDevice[];
  readonly matchedTexts: readonly MatchedText[];
};

/** A row of the results with its devices, and why it was found. */
export function presentDirectoryEntry(row: DirectoryRow, filter: DirectoryFilter, lexicon: Lexicon): DirectoryEntry {
  const devices = devicesOf(row, lexicon);
  // Devices that match the whole search, else those that match one word.
  const meant = devices.filter(({ code }) => filter.devices.includes(code) || filter.codes.includes(code));
  const asked = meant.length > 0 ? meant : devices.filter(({ code }) => filter.words.some((word) => word.codes.includes(code)));
  const has = (text: string): boolean => filter.words.some((word) => [word.text, ...word.otherNames].some((name) => isIn(foldText(text), name)));
  return {
    id: row.firmId,
    memberName: row.memberName,
    contactName: row.contactName,
    contactEmail: row.contactEmail ?? undefined,
    contactPhone: row.contactPhone ?? undefined,
    address: row.address,
    devices,
    matches: asked,
    matchedTexts: [...(has(row.memberName) ? (["name"] as const) : []), ...(has(row.address) ? (["address"] as const) : [])],
  };
}

/** The devices of a row; the row stores their codes without leading zeros. */
export const devicesOf = ({ codes }: Pick<DirectoryRow, "codes">, lexicon: Lexicon): readonly HsnDevice[] =>
  codes === "" ? [] : codes.split(",").flatMap((code) => lexicon.byCode.get(code.padStart(8, "0")) ?? []);

/** Matches as the search does: one or two characters only at the beginning of a word. */
const isIn = (text: string, word: string): boolean => ` ${text}`.includes(word.length < 3 && /[\p{L}\p{N}]/u.test(word) ? ` ${word}` : word);
