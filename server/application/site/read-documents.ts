import { calendarDateInIndia } from "#domain/dates.ts";
import { isOfArchive, noticePastAfter } from "#domain/site/archive.ts";
import { documentRows, entryParameter, tableView, type AddressSearch } from "#domain/site/table-query.ts";
import { documentCategories, type DocumentRow, type DocumentsView, type DocumentCategory } from "#domain/site/documents-view.ts";
import type { PublishedContent } from "#domain/site/content/published.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";
import { listPublished } from "./published-entries.ts";

export type ReadDocumentsInput = { readonly category: DocumentCategory; readonly search: AddressSearch };

const sortable = ["title", "date", "session"];

/**
 * The documents of a category, newest first, as the address asks for them.
 * @source specification 2 "/Report-hub", "/Public-notice", "/policies", "/strategy-paper, /annual-reports, /publications"
 */
export async function readDocuments(ctx: AppContext, { category, search }: ReadDocumentsInput): Promise<DocumentsView> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const today = calendarDateInIndia(ctx.now());
  const isAsked = (row: TimedRow): boolean => isOfArchive(category) === isPast(row, today);
  const rows = (await rowsOn(ctx, documentCategories[category])).filter(isAsked);
  return tableView(
    rows,
    search,
    { sortable, rowChoices: documentRows },
    {
      words: (row) => [row.title, row.summary, row.session, row.issuedBy],
      orderBy: (row, column) => (column === "date" ? row.date : column === "session" ? row.session : row.title),
      slug: (row) => row.slug,
    },
  );
}

/** Whether the address asks for a notice or tender that has left its list for the archive. */
export async function isEntryArchived(ctx: AppContext, { category, search }: ReadDocumentsInput): Promise<boolean> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const today = calendarDateInIndia(ctx.now());
  const rows = await rowsOn(ctx, documentCategories[category]);
  return rows.some((row) => row.slug === search[entryParameter] && isPast(row, today));
}

async function rowsOn(ctx: AppContext, category: (typeof documentCategories)[DocumentCategory]): Promise<readonly TimedRow[]> {
  switch (category.kind) {
    case "report":
      return (await listPublished(ctx, "report")).map(rowOf);
    case "notice":
      return (await listPublished(ctx, "notice")).map((entry) => ({ ...rowOf(entry), pastAfter: noticePastAfter(entry.fields) }));
    case "tender":
      return (await listPublished(ctx, "tender")).map((entry) => ({
        ...rowOf(entry),
        closesOn: entry.fields.closesOn,
        pastAfter: entry.fields.closesOn,
      }));
    case "policy":
      return (await listPublished(ctx, "policy")).map((entry) => ({ ...rowOf(entry), ...issuerOf(entry.fields) }));
    case "publication":
      return (await listPublished(ctx, "publication"))
        .filter(({ fields }) => fields.section === category.section)
        .map((entry) => ({ ...rowOf(entry), ...issuerOf(entry.fields), session: filled(entry.fields.session) }));
  }
}

/** A row with the last day in its list; null for one that stays. */
type TimedRow = DocumentRow & { readonly pastAfter?: string | null };
const isPast = ({ pastAfter = null }: TimedRow, today: string): boolean => pastAfter !== null && pastAfter < today;

type AnyDocument = Pick<PublishedContent<"report">, "id" | "slug" | "document" | "writtenIn"> & {
  readonly fields: { readonly title: string; readonly summary: string; readonly publishedOn: string | null };
};

/** The fields of every kind of document. Others are null. */
const rowOf = ({ id, slug, fields: { title, summary, publishedOn }, document, writtenIn }: AnyDocument): DocumentRow => ({
  id,
  slug,
  title,
  summary,
  date: publishedOn,
  session: null,
  closesOn: null,
  issuedBy: null,
  document,
  website: null,
  writtenIn,
});

const issuerOf = ({ issuedBy, website }: { readonly issuedBy: string; readonly website: string | null }) => ({ issuedBy: filled(issuedBy), website });

const filled = (text: string): string | null => (text === "" ? null : text);
