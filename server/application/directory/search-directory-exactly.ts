import { countAll } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { paged, type Paged } from "../paging.ts";
import type { DirectoryEntry } from "./directory-entry.ts";
import { DirectorySearch, directoryFilterOf } from "./directory-search.ts";
import { lexiconOf } from "./lexicon.ts";
import { searchDirectory } from "./search-directory.ts";

export type ExactSearchInput = { readonly search: string; readonly page: number; readonly pageSize: number };

/**
 * A page of the members that have all the words as typed, in the order of `searchDirectory`, with the exact total.
 * @throws invalid (no such page); rate_limited (more than sixty pages a minute)
 * @source rest-api.md "buyer/epcmd-members"
 */
export async function searchDirectoryExactly(ctx: AppContext, { search, page, pageSize }: ExactSearchInput): Promise<Paged<DirectoryEntry>> {
  authorize(ctx.actor, "directory.search");
  const { rows, count, isCountOpen } = await searchDirectory(ctx, { search, page, pageSize, isExact: true });
  if (!isCountOpen) return paged(rows, count, { page, pageSize });
  const filter = directoryFilterOf(DirectorySearch.parse({ search }), await lexiconOf(ctx));
  return paged(rows, await countAll(ctx.searchDb, filter), { page, pageSize });
}
