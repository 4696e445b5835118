import { calendarDateInIndia } from "#domain/dates.ts";
import { isPast } from "#domain/site/archive.ts";
import { inOrderOfInterest, type EventView } from "#domain/site/events.ts";
import type { DatedHit, SearchHit, SearchView } from "#domain/site/search-views.ts";
import { devicesInEnglish } from "#domain/site/device-words.hi.ts";
import { foldText } from "#domain/directory/fold-text.ts";
import { codeIn } from "#domain/directory/read-search.ts";
import { listRows, readTableQuery, type AddressSearch } from "#domain/site/table-query.ts";
import { findInSite } from "#db/queries/site-search.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listEvents } from "./list-events.ts";
import { listPublishedKinds } from "./published-entries.ts";

const rules = { sortable: [], rowChoices: listRows } as const;

type SearchSiteInput = { readonly search: AddressSearch; readonly language: string };

/**
 * Searches pages, notices, tenders, events, reports, policies, publications, associations and HS codes for the words of an
 * address; other parameters of the address are allowed. Only what the public may see now is found.
 * Of equally good events those that come are first; each has its days, and a notice or tender that is past its date is marked.
 * @source issue of the public website, "Site search over pages, notices, events, reports and HS codes"
 */
export async function searchSite(ctx: AppContext, { search, language }: SearchSiteInput): Promise<SearchView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const { search: asked, page, rows } = readTableQuery(search, rules);
  const words = onOneLine(asked);
  const now = ctx.now();
  if (foldText(words) === "") return { words: "", today: calendarDateInIndia(now), hits: [], count: 0, page: 1, pageCount: 0, rows };
  const { events, today } = await listEvents(ctx);
  const eventsInOrder = inOrderOfInterest(events, today).map(({ slug }) => slug);
  const meant = { words, wordsInEnglish: devicesInEnglish(words) ?? "", code: codeIn(words) ?? "" };
  const pageOf = (at: number) => findInSite(ctx.db, { ...meant, language, eventsInOrder, now, offset: (at - 1) * rows, limit: rows });
  let [found, shown] = [await pageOf(page), page];
  if (found.hits.length === 0 && page > 1) {
    // Past the end: the last page, of which only the first one knows where it is.
    shown = Math.max(1, Math.ceil((await pageOf(1)).count / rows));
    found = await pageOf(shown);
  }
  const hits = await withDates(ctx, found.hits, { events, today });
  return { hits, count: found.count, words, today, page: shown, pageCount: Math.ceil(found.count / rows), rows };
}

async function withDates(
  ctx: AppContext,
  hits: readonly SearchHit[],
  { events, today }: { readonly events: readonly EventView[]; readonly today: string },
): Promise<readonly DatedHit[]> {
  const { notice, tender } = await listPublishedKinds(ctx, ["notice", "tender"]);
  const archived = [...notice, ...tender].filter((entry) => isPast(entry, today));
  return hits.map((hit) => ({
    ...hit,
    event: (hit.kind === "event" ? events.find(({ slug }) => slug === hit.ref) : undefined) ?? null,
    isArchived: archived.some(({ kind, slug }) => kind === hit.kind && slug === hit.ref),
  }));
}

// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const onOneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u0000-\u001f\u007f]+/g, " ")
    .trim();
