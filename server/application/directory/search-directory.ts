import { z } from "zod";
import { limits } from "#domain/accounts/limits.ts";
import { directoryMessages } from "#domain/directory/messages.ts";
import type { Lexicon } from "#domain/directory/lexicon.ts";
import { ResultPosition } from "#domain/directory/result-position.ts";
import { invalid, rateLimited } from "#domain/errors.ts";
import type { DirectoryRow, PageStart } from "#db/queries/directory.ts";
import type { AppContext } from "../../context.ts";
import { consumeRateLimit } from "../accounts/rate-limits.ts";
import { authorize } from "../authorize.ts";
import type { Paged } from "../paging.ts";
import type { Suggestion } from "./correct-search.ts";
import { countDeviceFilters, type DeviceFilter } from "./count-device-filters.ts";
import { presentDirectoryEntry, type DirectoryEntry } from "./directory-entry.ts";
import { DirectorySearch } from "./directory-search.ts";
import { findOrCorrect, type FoundSearch } from "./find-search.ts";
import { lexiconOf } from "./lexicon.ts";

const maxPageSize = 100;
const maxPage = 1_000_000;

export const SearchDirectoryInput = DirectorySearch.extend({
  page: z
    .int(directoryMessages.pagesFromOne)
    .refine((page) => page >= 1, directoryMessages.pagesFromOne)
    .refine((page) => page <= maxPage, directoryMessages.pageTooFar)
    .default(1),
  pageSize: z
    .int()
    .refine((size) => size >= 1 && size <= maxPageSize, directoryMessages.pageTooLong(maxPageSize))
    .default(20),
  /** Cursors: the page starts right after, or ends right before, this position of an earlier answer; `page` is then only its number. */
  after: z.string().max(4_000).optional(),
  before: z.string().max(4_000).optional(),
  /** Searches for the words as typed, without correction. */
  isExact: z.boolean().default(false),
  /** Counts the devices of the firms that the words find. */
  withDevices: z.boolean().default(false),
});
export type SearchDirectoryInput = z.input<typeof SearchDirectoryInput>;
type Asked = z.output<typeof SearchDirectoryInput>;

export type DirectoryResults = Paged<DirectoryEntry> & {
  /** There are more than `count` says, and more pages than `totalPages`. */
  readonly isCountOpen: boolean;
  /** Cursors of the next and previous page; undefined at either end, and where page numbers are enough. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** The corrected search, when the typed one found nothing. */
  readonly searchedFor: string | undefined;
  /** Searches to offer when nothing was found. */
  readonly suggestions: readonly Suggestion[];
  /** The devices by which the search can be narrowed; undefined unless asked for. */
  readonly devices: readonly DeviceFilter[] | undefined;
};

/**
 * A page of the member directory: the members that have all the words, in the order of `findInOrder`. Results are counted up to
 * 2,000; a page further on is reached by cursor, or by its number up to 20,000 results. A search without results is corrected.
 * @throws invalid (no such page, unreadable cursor); rate_limited (more than sixty pages a minute)
 * @source specification 3 "Member directory record"; rest-api.md "buyer/epcmd-members"; security.md row 3
 */
export async function searchDirectory(ctx: AppContext, input: SearchDirectoryInput): Promise<DirectoryResults> {
  const actor = authorize(ctx.actor, "directory.search");
  const asked = SearchDirectoryInput.parse(input);
  const start = startOf(asked);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directoryPages, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyPages, tries.waitSeconds);
  const lexicon = await lexiconOf(ctx);
  const devicesOf = (search: string) => (asked.withDevices ? countDeviceFilters(ctx.searchDb, lexicon, search) : undefined);
  const [found, devices] = await Promise.all([findOrCorrect(ctx.searchDb, lexicon, { ...asked, start }), devicesOf(asked.search)]);
  const { searchedFor, suggestions } = found;
  return {
    ...presentPage(found, asked, lexicon),
    searchedFor,
    suggestions,
    devices: searchedFor === undefined ? devices : await devicesOf(searchedFor),
  };
}

function presentPage(
  { rows, count, isCountOpen, filter }: FoundSearch,
  { page, pageSize, before }: Asked,
  lexicon: Lexicon,
): Omit<DirectoryResults, "searchedFor" | "suggestions" | "devices"> {
  const [first, last] = [rows[0], rows.at(-1)];
  const isLast = before === undefined && rows.length < pageSize;
  const counted = Math.max(1, Math.ceil(count / pageSize));
  return {
    rows: rows.map((row) => presentDirectoryEntry(row, filter, lexicon)),
    count,
    isCountOpen,
    currentPage: page,
    totalPages: isCountOpen && rows.length > 0 ? Math.max(counted, page) : counted,
    pageSize,
    next: isCountOpen && last !== undefined && !isLast ? placeOf(last) : undefined,
    previous: isCountOpen && first !== undefined && page > 1 ? placeOf(first) : undefined,
  };
}

const placeOf = ({ rank, nameText: name, firmId }: DirectoryRow): string =>
  Buffer.from(JSON.stringify({ rank, name, firmId } satisfies ResultPosition)).toString("base64url");

function startOf({ after, before, page, pageSize }: Asked): PageStart {
  if (after !== undefined) return { after: readPlace(after) };
  if (before !== undefined) return { before: readPlace(before) };
  return { offset: (page - 1) * pageSize };
}

/** @throws invalid (`place_unreadable`) */
function readPlace(text: string): ResultPosition {
  const place = ResultPosition.safeParse(jsonIn(Buffer.from(text, "base64url").toString()));
  if (!place.success || place.data.name.includes("\0")) throw invalid("place_unreadable", directoryMessages.placeUnreadable);
  return place.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // refused as an unreadable cursor
  }
}
