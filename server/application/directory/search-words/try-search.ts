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
  /** The devices that answer the whole search. */
  readonly devices: readonly HsnDevice[];
  /** How many members are found; more than that when `isCountOpen`. */
  readonly count: number;
  readonly isCountOpen: boolean;
  readonly searchedFor: string | undefined;
};

/** What a buyer's search means to the directory: the devices that it is taken for, and how many members it finds. */
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
