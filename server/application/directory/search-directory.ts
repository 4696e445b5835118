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
  /** The page begins right after or ends right before this place, as an earlier answer named it; `page` is then only its number. */
  after: z.string().max(4_000).optional(),
  before: z.string().max(4_000).optional(),
  /** Looks for exactly what was typed, without correcting mistakes. */
  isExact: z.boolean().default(false),
});
export type SearchDirectoryInput = z.input<typeof SearchDirectoryInput>;
type Asked = z.output<typeof SearchDirectoryInput>;

export type DirectoryResults = Paged<DirectoryEntry> & {
  /** There are more than `count` says, and more pages than `totalPages`. */
  readonly isCountOpen: boolean;
  /** Where the pages beside this one begin; undefined at either end, and where page numbers do. */
  readonly next: string | undefined;
  readonly previous: string | undefined;
  /** What was looked for instead, when nobody had what was typed. */
  readonly searchedFor: string | undefined;
  /** What may lead on from a search that found nobody. */
  readonly suggestions: readonly Suggestion[];
};

/**
 * A page of the member directory: who has all the words, in the order of `findInOrder`. Results are counted up to 2,000; a page beyond
 * is reached from its neighbour, or by its number as far as 20,000 results. Typing mistakes are corrected when nobody has what was typed.
 * @throws invalid (no such page, a place that cannot be read); rate_limited (more than sixty pages a minute)
 * @source specification 3 "Member directory record"; rest-api.md "buyer/epcmd-members"; security.md row 3
 */
export async function searchDirectory(ctx: AppContext, input: SearchDirectoryInput): Promise<DirectoryResults> {
  const actor = authorize(ctx.actor, "directory.search");
  const asked = SearchDirectoryInput.parse(input);
  const start = startOf(asked);
  const tries = await consumeRateLimit(ctx, [{ limit: limits.directoryPages, subject: actor.userId }]);
  if (!tries.isAllowed) throw rateLimited(directoryMessages.tooManyPages, tries.waitSeconds);
  const lexicon = await lexiconOf(ctx);
  const found = await findOrCorrect(ctx.searchDb, lexicon, { ...asked, start });
  return { ...presentPage(found, asked, lexicon), searchedFor: found.searchedFor, suggestions: found.suggestions };
}

function presentPage(
  { rows, count, isCountOpen, filter }: FoundSearch,
  { page, pageSize, before }: Asked,
  lexicon: Lexicon,
): Omit<DirectoryResults, "searchedFor" | "suggestions"> {
  const [first, last] = [rows[0], rows.at(-1)];
  const isLast = before === undefined && rows.length < pageSize;
  const counted = Math.max(1, Math.ceil(count / pageSize));
  return {
    rows: rows.map((row) => presentDirectoryEntry(row, filter, lexicon)),
    count,
    isCountOpen,
    currentPage: page,
    totalPages: isCountOpen ? Math.max(counted, page) : counted,
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

/** @throws invalid (not a place that an answer named) */
function readPlace(text: string): ResultPosition {
  const place = ResultPosition.safeParse(jsonIn(Buffer.from(text, "base64url").toString()));
  if (!place.success || place.data.name.includes("\0")) throw invalid("place_unreadable", directoryMessages.placeUnreadable);
  return place.data;
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // told as an unreadable place
  }
}
