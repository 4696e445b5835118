import type { z } from "zod";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import { countDevices, isDense, maxCounted, maxFirmsOfDevices } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { DirectorySearch, directoryFilterOf } from "./directory-search.ts";
import { lexiconOf } from "./lexicon.ts";

export const DirectoryDevicesInput = DirectorySearch.pick({ search: true });
export type DirectoryDevicesInput = z.input<typeof DirectoryDevicesInput>;

/** A device by which a search can be narrowed, with the number of its firms; `isAtLeast` when there may be more. */
export type DeviceFilter = HsnDevice & { readonly firms: number; readonly isAtLeast: boolean };

/**
 * The devices of the firms that a search finds. They are counted over the first 10,000 of these firms: below that every count is true up
 * to 2,000, beyond it each says "at least".
 */
export async function listDirectoryDevices(ctx: AppContext, input: DirectoryDevicesInput): Promise<DeviceFilter[]> {
  authorize(ctx.actor, "directory.search");
  const { search } = DirectoryDevicesInput.parse(input);
  const lexicon = await lexiconOf(ctx);
  const filter = directoryFilterOf({ search, codes: [], categories: [] }, lexicon);
  const { firms, devices } = await countDevices(ctx.searchDb, filter, { isDense: await isDense(ctx.searchDb, filter) });
  const counts = new Map(devices.map((device) => [device.code, device.firms]));
  return lexicon.devices.flatMap(({ code, label, category }) => {
    const count = counts.get(code);
    if (count === undefined) return [];
    return [{ code, label, category, firms: Math.min(count, maxCounted), isAtLeast: count > maxCounted || firms >= maxFirmsOfDevices }];
  });
}
