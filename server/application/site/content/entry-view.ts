import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import type { SiteDocument, UnnamedPicture } from "#domain/site/content/published.ts";
import { readStoredFields, referencesOf } from "#domain/site/content/stored.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { findDocuments, findPictures } from "#db/queries/content.ts";
import type { ContentEntryRow, ListedContentEntry } from "#db/queries/content-desk.ts";

/** The public state of an entry at an instant. */
export type ContentStanding = "draft" | "scheduled" | "published" | "ended";

export const standingAt = ({ state, publishFrom, publishUntil }: ContentEntryRow, now: Date): ContentStanding => {
  if (state === "draft") return "draft";
  if (publishFrom !== null && publishFrom > now) return "scheduled";
  return publishUntil !== null && publishUntil <= now ? "ended" : "published";
};

/** A row of a kind's list. */
export type ContentRowView = {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly standing: ContentStanding;
  /** Whether there are changes that the public does not see yet. */
  readonly hasChanges: boolean;
  readonly publishFrom: Date | null;
  readonly publishUntil: Date | null;
  readonly updatedAt: Date;
  /** Null for what the product brought. */
  readonly updatedByName: string | null;
  readonly version: number;
};

/** An entry with everything that its editor shows. */
export type ContentEntryView = ContentRowView & {
  readonly kind: ContentKind;
  readonly isAddressFixed: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly pictures: Readonly<Record<string, UnnamedPicture>>;
  readonly files: Readonly<Record<string, SiteDocument>>;
  readonly documentHref: string | null;
};

/** Whether an entry was ever published: followers, fairs, registrations, feeds and calendars know it by its address. */
export const isAddressFixed = ({ publishedAt }: ContentEntryRow): boolean => publishedAt !== null;

export function rowView(row: ListedContentEntry, now: Date): ContentRowView {
  const { id, kind, slug, publishFrom, publishUntil, updatedAt, updatedByName, version } = row;
  const fields = new Map<string, unknown>(Object.entries(readStoredFields(kind, row.fields)));
  const title = fields.get(contentKindOf(kind).titleField);
  return {
    id,
    slug,
    title: typeof title === "string" ? title : "",
    standing: standingAt(row, now),
    hasChanges: row.state === "published" && JSON.stringify(sorted(kind, row.fields)) !== JSON.stringify(sorted(kind, row.publishedFields)),
    publishFrom,
    publishUntil,
    updatedAt,
    updatedByName,
    version,
  };
}

/** The fields in the order of their declaration. */
const sorted = (kind: ContentKind, stored: unknown): unknown => {
  const fields = new Map<string, unknown>(Object.entries(readStoredFields(kind, stored)));
  return Object.keys(contentKindOf(kind).fields).map((name) => fields.get(name));
};

export async function entryView(db: Db | Tx, row: ListedContentEntry, now: Date): Promise<ContentEntryView> {
  const { images, files } = referencesOf(row.kind, row.fields);
  const made = row.documentId === null ? [] : [row.documentId];
  const [pictures, documents] = await Promise.all([findPictures(db, images), findDocuments(db, [...files, ...made])]);
  return {
    ...rowView(row, now),
    kind: row.kind,
    isAddressFixed: isAddressFixed(row),
    fields: readStoredFields(row.kind, row.fields),
    pictures: Object.fromEntries(pictures),
    files: Object.fromEntries(documents),
    documentHref: row.documentId === null ? null : (documents.get(row.documentId)?.href ?? null),
  };
}
