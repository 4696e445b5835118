import type { Lexicon } from "#domain/directory/lexicon.ts";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { Db } from "#db/connection/client.ts";
import { countDevices, isDense, maxCounted, maxFirmsOfDevices } from "#db/queries/directory.ts";
import { directoryFilterOf } from "./directory-search.ts";

/** A device by which a search can be narrowed, with the number of its firms; `isAtLeast` when there may be more. */
export type DeviceFilter = HsnDevice & { readonly firms: number; readonly isAtLeast: boolean };

/**
 * The devices of the firms that these words find, whatever devices the search is narrowed to. They are counted over the first 10,000
 * firms: below that every count up to 2,000 is exact, above it each says "at least".
 */
export async function countDeviceFilters(searchDb: Db, lexicon: Lexicon, search: string): Promise<DeviceFilter[]> {
  const filter = directoryFilterOf({ search, codes: [], categories: [] }, lexicon);
  const { firms, devices } = await countDevices(searchDb, filter, { isDense: await isDense(searchDb, filter) });
  const counts = new Map(devices.map((device) => [device.code, device.firms]));
  return lexicon.devices.flatMap(({ code, label, category }) => {
    const count = counts.get(code);
    if (count === undefined) return [];
    return [{ code, label, category, firms: Math.min(count, maxCounted), isAtLeast: count > maxCounted || firms >= maxFirmsOfDevices }];
  });
}
