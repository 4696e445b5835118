import { z } from "zod";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { DirectorySearch } from "../directory-search.ts";
import { findOrCorrect } from "../find-search.ts";
import { lexiconOf } from "../lexicon.ts";

export const TrySearchInput = z.object({ search: DirectorySearch.shape.search });
export type TrySearchInput = z.input<typeof TrySearchInput>;

export type TriedSearch = {
  /** The devices that match the whole search. */
  readonly devices: readonly HsnDevice[];
  /** The number of members found; there may be more when `isCountOpen`. */
  readonly count: number;
  readonly isCountOpen: boolean;
  readonly searchedFor: string | undefined;
};

/** The effect of a search: the devices that it matches, and the number of members that it finds. */
export async function trySearch(ctx: AppContext, input: TrySearchInput): Promise<TriedSearch> {
  authorize(ctx.actor, "directory.readSearchWords");
  const { search } = TrySearchInput.parse(input);
  const lexicon = await lexiconOf(ctx);
  const { filter, count, isCountOpen, searchedFor } = await findOrCorrect(ctx.searchDb, lexicon, {
    search,
    codes: [],
    categories: [],
    isExact: false,
    page: 1,
    pageSize: 1,
    start: { offset: 0 },
  });
  return { devices: filter.devices.flatMap((code) => lexicon.byCode.get(code) ?? []), count, isCountOpen, searchedFor };
}
