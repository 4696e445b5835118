import type { SearchView } from "#domain/site/search-views.ts";
import { devicesInEnglish } from "#domain/site/device-words.hi.ts";
import { foldText } from "#domain/directory/fold-text.ts";
import { codeIn } from "#domain/directory/read-search.ts";
import { listRows, readTableQuery, type AddressSearch } from "#domain/site/table-query.ts";
import { findInSite } from "#db/queries/site-search.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

const rules = { sortable: [], rowChoices: listRows } as const;

type SearchSiteInput = { readonly search: AddressSearch; readonly language: string };

/**
 * Searches pages, notices, tenders, events, reports, policies, publications, associations and HS codes for the words of an
 * address; other parameters of the address are allowed. Only what the public may see now is found.
 * @source issue of the public website, "Site search over pages, notices, events, reports and HS codes"
 */
export async function searchSite(ctx: AppContext, { search, language }: SearchSiteInput): Promise<SearchView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const { search: asked, page, rows } = readTableQuery(search, rules);
  const words = onOneLine(asked);
  if (foldText(words) === "") return { words: "", hits: [], count: 0, page: 1, pageCount: 0, rows };
  const meant = { words, wordsInEnglish: devicesInEnglish(words) ?? "", code: codeIn(words) ?? "" };
  const now = ctx.now();
  const pageOf = (at: number) => findInSite(ctx.db, { ...meant, language, now, offset: (at - 1) * rows, limit: rows });
  let [found, shown] = [await pageOf(page), page];
  if (found.hits.length === 0 && page > 1) {
    // Past the end: the last page, of which only the first one knows where it is.
    shown = Math.max(1, Math.ceil((await pageOf(1)).count / rows));
    found = await pageOf(shown);
  }
  return { ...found, words, page: shown, pageCount: Math.ceil(found.count / rows), rows };
}

// oxlint-disable-next-line no-control-regex -- control characters are what is replaced
const onOneLine = (text: string): string =>
  text
    .normalize("NFC")
    .replaceAll(/[\u0000-\u001f\u007f]+/g, " ")
    .trim();
