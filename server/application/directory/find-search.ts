import type { z } from "zod";
import { directoryMessages } from "#domain/directory/messages.ts";
import type { Lexicon } from "#domain/directory/lexicon.ts";
import { invalid } from "#domain/errors.ts";
import type { Db } from "#db/connection/client.ts";
import {
  countDense,
  findCounted,
  findInOrder,
  isDense,
  maxCounted,
  type DirectoryFilter,
  type DirectoryRow,
  type PageStart,
} from "#db/queries/directory.ts";
import { correctSearch, type Suggestion } from "./correct-search.ts";
import { directoryFilterOf, type DirectorySearch } from "./directory-search.ts";

/** The largest offset of a page that is requested by its number: all rows before it are read. */
const maxSkipped = 20_000;

type Window = { readonly page: number; readonly pageSize: number; readonly start: PageStart };
type FoundPage = { readonly rows: readonly DirectoryRow[]; readonly count: number; readonly isCountOpen: boolean };

/** A page of results and the search that found them. */
export type FoundSearch = FoundPage & {
  readonly filter: DirectoryFilter;
  readonly searchedFor: string | undefined;
  readonly suggestions: readonly Suggestion[];
};

/**
 * The requested page; when the search finds nothing, the page of the corrected search, unless `isExact`.
 * @throws invalid (`page_too_far`)
 */
export async function findOrCorrect(
  searchDb: Db,
  lexicon: Lexicon,
  asked: z.output<typeof DirectorySearch> & Window & { readonly isExact: boolean },
): Promise<FoundSearch> {
  const filter = directoryFilterOf(asked, lexicon);
  const found = await findPage(searchDb, filter, asked);
  if (found.count > 0 || filter.words.length === 0) return { ...found, filter, searchedFor: undefined, suggestions: [] };
  const { corrected, suggestions } = await correctSearch(searchDb, filter, lexicon);
  if (corrected !== undefined && !asked.isExact) {
    const meant = directoryFilterOf({ ...asked, search: corrected }, lexicon);
    const again = await findPage(searchDb, meant, asked);
    if (again.count > 0) return { ...again, filter: meant, searchedFor: corrected, suggestions: [] };
  }
  return { ...found, filter, searchedFor: undefined, suggestions };
}

/** A page with the number of all results, which is exact unless `isCountOpen`. @throws invalid (`page_too_far`) */
async function findPage(searchDb: Db, filter: DirectoryFilter, { page, pageSize, start }: Window): Promise<FoundPage> {
  const behind = (page - 1) * pageSize;
  // A page that follows or precedes another one this far on has more results than are counted.
  const isKnownToBeMore = !("offset" in start) && behind > maxCounted;
  if (!isKnownToBeMore) {
    const isWide = await isDense(searchDb, filter);
    if (!isWide || (await countDense(searchDb, filter)) <= maxCounted) {
      const { rows, count } = await findCounted(searchDb, filter, { offset: behind, limit: pageSize });
      if (count <= maxCounted) return { rows, count, isCountOpen: false };
    }
  }
  if ("offset" in start && start.offset > maxSkipped) throw invalid("page_too_far", directoryMessages.pageTooFar);
  return { rows: await findInOrder(searchDb, filter, start, pageSize), count: maxCounted, isCountOpen: true };
}
