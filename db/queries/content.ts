import { and, asc, eq, gt, inArray, isNull, lte, or, sql, type SQL } from "drizzle-orm";
import { indianDate } from "#domain/members/calendar.ts";
import type { PictureFormat } from "#domain/site/content/media.ts";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import type { ContentOrder } from "#domain/site/content/kind.ts";
import type { PublishedContent, PublishedFields, SiteDocument, SitePicture, StoredFields } from "#domain/site/content/published.ts";
import { isReference, readStoredFields, referencesIn } from "#domain/site/content/stored.ts";
import type { Db, Tx } from "../client.ts";
import { contentEntries, contentFiles, contentImages, contentImageVariants, contentSeeds, contentVersions } from "../schema/content.ts";

/** On which whoever keeps rendered pages is told that they changed; its payload is the new version. */
export const contentChannel = "content_changed";

const entry = contentEntries;

/** What the public may see at an instant. */
const isPublic = (now: Date): SQL | undefined =>
  and(
    eq(entry.state, "published"),
    or(isNull(entry.publishFrom), lte(entry.publishFrom, now)),
    or(isNull(entry.publishUntil), gt(entry.publishUntil, now)),
  );

/**
 * Everything of a kind that the public may see now, in the order of the kind, with pictures and files found.
 * @source issue "draft and publish, scheduled dates"
 */
export async function listPublishedContent<K extends ContentKind>(db: Db | Tx, kind: K, now: Date): Promise<PublishedContent<K>[]> {
  return (await listPublishedKinds(db, [kind], now))[kind];
}

/** The same of several kinds, asked for at once. */
export async function listPublishedKinds<K extends ContentKind>(
  db: Db | Tx,
  kinds: readonly K[],
  now: Date,
): Promise<{ readonly [Each in K]: PublishedContent<Each>[] }> {
  const rows = await db
    .select(publicColumns)
    .from(entry)
    .where(and(inArray(entry.kind, [...kinds]), isPublic(now)))
    .orderBy(asc(entry.position), asc(entry.id));
  const presented = await present(db, rows);
  const listed = kinds.map((kind) => [
    kind,
    inOrder(
      presented.filter((each) => each.kind === kind),
      contentKindOf(kind).order,
    ),
  ]);
  return Object.fromEntries(listed) as { readonly [Each in K]: PublishedContent<Each>[] }; // each list holds its own kind only
}

/** One entry by its address, if the public may see it now. */
export async function findPublishedContent<K extends ContentKind>(
  db: Db | Tx,
  kind: K,
  slug: string,
  now: Date,
): Promise<PublishedContent<K> | undefined> {
  const rows = await db
    .select(publicColumns)
    .from(entry)
    .where(and(eq(entry.kind, kind), eq(entry.slug, slug), isPublic(now)));
  const [found] = await present(db, rows);
  return found as PublishedContent<K> | undefined; // only this kind was asked for
}

const publicColumns = {
  id: entry.id,
  kind: entry.kind,
  slug: entry.slug,
  publishedFields: entry.publishedFields,
  documentId: entry.documentId,
  publishedAt: entry.publishedAt,
  updatedAt: entry.updatedAt,
};
type PublicRow = Pick<typeof contentEntries.$inferSelect, keyof typeof publicColumns>;

async function present(db: Db | Tx, rows: readonly PublicRow[]): Promise<PublishedContent<ContentKind>[]> {
  const entries = rows.map((row) => {
    const stored = readStoredFields(row.kind, row.publishedFields);
    return { row, stored, references: referencesIn(row.kind, stored) };
  });
  const references = entries.map((each) => each.references);
  const [pictures, documents] = await Promise.all([
    findPictures(
      db,
      references.flatMap(({ images }) => images),
    ),
    findDocuments(db, [...references.flatMap(({ files }) => files), ...rows.flatMap(({ documentId }) => documentId ?? [])]),
  ]);
  return entries.map(({ row, stored, references: { files } }) => {
    const uploaded = files.flatMap((id) => documents.get(id) ?? [])[0];
    const made = row.documentId === null ? undefined : documents.get(row.documentId);
    return {
      id: row.id,
      kind: row.kind,
      slug: row.slug,
      fields: publishedFields(row.kind, stored, pictures, documents),
      document: uploaded ?? made ?? null,
      changedAt: row.publishedAt ?? row.updatedAt,
    };
  });
}

/** Fields with their pictures and files in place of ids; one that is no more is left out. */
function publishedFields<K extends ContentKind>(
  kind: K,
  stored: StoredFields<K>,
  pictures: ReadonlyMap<string, Omit<SitePicture, "alt">>,
  documents: ReadonlyMap<string, SiteDocument>,
): PublishedFields<K> {
  const declared = contentKindOf(kind).fields;
  const values = Object.entries<unknown>(stored).map(([name, value]) => {
    const type = declared[name]?.type;
    if ((type !== "image" && type !== "file") || !isReference(value)) return [name, value];
    if (type === "file") return [name, documents.get(value.id) ?? null];
    const picture = pictures.get(value.id);
    return [name, picture === undefined ? null : { ...picture, alt: value.alt ?? "" }];
  });
  return Object.fromEntries(values) as PublishedFields<K>; // each field was read by its own declaration
}

/** Pictures by id, without words. */
export async function findPictures(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Omit<SitePicture, "alt">>> {
  if (ids.length === 0) return new Map();
  const { id, width, height } = contentImages;
  const variants = contentImageVariants;
  const rows = await db
    .select({ id, width, height, widths: sql<string>`string_agg(distinct ${variants.width}::text, ',')` })
    .from(contentImages)
    .innerJoin(variants, eq(variants.imageId, id))
    .where(inArray(id, [...ids]))
    .groupBy(id);
  return new Map(
    rows.map((row) => {
      const widths = row.widths
        .split(",")
        .map(Number)
        .toSorted((a, b) => a - b);
      return [row.id, { ...row, widths }];
    }),
  );
}

/** Where the bytes of a picture's variant lie. */
export async function findPictureVariant(
  db: Db,
  { id, width, format }: { readonly id: string; readonly width: number; readonly format: PictureFormat },
): Promise<{ storageKey: string | null; productFile: string | null; sizeBytes: number } | undefined> {
  const { imageId, storageKey, productFile, sizeBytes, ...variant } = contentImageVariants;
  const [row] = await db
    .select({ storageKey, productFile, sizeBytes })
    .from(contentImageVariants)
    .where(and(eq(imageId, id), eq(variant.width, width), eq(variant.format, format)));
  return row;
}

/** Where the bytes of a public document lie, and what they are. */
export async function findContentFile(db: Db, fileId: string): Promise<typeof contentFiles.$inferSelect | undefined> {
  const [row] = await db.select().from(contentFiles).where(eq(contentFiles.id, fileId));
  return row;
}

/** Documents by id. */
export async function findDocuments(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, SiteDocument>> {
  if (ids.length === 0) return new Map();
  const { id, name, sizeBytes, language } = contentFiles;
  const rows = await db
    .select({ id, name, sizeBytes, language })
    .from(contentFiles)
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map((row) => [
      row.id,
      { href: documentPath(row.id, row.name), name: row.name, sizeBytes: row.sizeBytes, language: row.language === "hi" ? "hi" : "en" },
    ]),
  );
}

const documentPath = (id: string, name: string): string => `/documents/${id}/${encodeURIComponent(name)}`;

function inOrder<K extends ContentKind>(entries: PublishedContent<K>[], order: ContentOrder): PublishedContent<K>[] {
  if (order === "position") return entries;
  const [by, sign] = "newestBy" in order ? [order.newestBy, -1] : [order.earliestBy, 1];
  const dateOf = ({ fields }: PublishedContent<K>): string => {
    const values: Readonly<Record<string, unknown>> = fields;
    const date = values[by];
    return typeof date === "string" ? date : "";
  };
  // What has no date comes last, whichever way the others go.
  return entries.toSorted((a, b) => {
    const [first, second] = [dateOf(a), dateOf(b)];
    if (first === "" || second === "") return Number(first === "") - Number(second === "");
    return first < second ? -sign : first > second ? sign : 0;
  });
}

/** The number of the public's present view of all content: whatever was rendered for another one is old. */
export async function contentVersion(db: Db | Tx): Promise<number> {
  const [row] = await db.select({ version: contentVersions.version }).from(contentVersions);
  return row?.version ?? 0;
}

/** Tells everybody who keeps rendered pages, when this commits. Whatever changes what the public sees calls it. */
export async function bumpContentVersion(tx: Tx): Promise<void> {
  const [row] = await tx
    .insert(contentVersions)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: contentVersions.isOnly, set: { version: sql`${contentVersions.version} + 1` } })
    .returning({ version: contentVersions.version });
  await tx.execute(sql`select pg_notify(${contentChannel}, ${String(row?.version ?? 0)})`);
}

/**
 * The next instant at which the public's view changes by itself: a scheduled beginning or end, or midnight in India, when what was today is
 * past. Always in the future.
 */
export async function nextContentChangeAt(db: Db | Tx, now: Date): Promise<Date> {
  const rows = await db
    .select({ from: entry.publishFrom, until: entry.publishUntil })
    .from(entry)
    .where(and(eq(entry.state, "published"), or(gt(entry.publishFrom, now), gt(entry.publishUntil, now))));
  const dayMs = 24 * 60 * 60 * 1000;
  const midnight = new Date(Date.parse(`${indianDate(now)}T00:00:00+05:30`) + dayMs);
  return rows.flatMap(({ from, until }) => [from, until]).reduce<Date>((next, at) => (at !== null && at > now && at < next ? at : next), midnight);
}

/** Notes that the product brings this now; those that it brought before are left out of the answer. */
export async function takeContentSeeds(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insert(contentSeeds)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing()
    .returning({ key: contentSeeds.key });
  return new Set(rows.map(({ key }) => key));
}

/** The keys of what the product brought so far. */
export async function listContentSeeds(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ key: contentSeeds.key }).from(contentSeeds)).map(({ key }) => key));
}

/** Adds published entries and gives their ids; one whose address is taken is left as it is. */
export async function insertPublishedEntries(
  tx: Tx,
  entries: readonly { kind: ContentKind; slug: string; fields: unknown; position: number; at: Date }[],
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await tx
    .insert(contentEntries)
    .values(
      entries.map(({ kind, slug, fields, position, at }) => ({
        kind,
        slug,
        fields,
        publishedFields: fields,
        state: "published" as const,
        position,
        publishedAt: at,
        createdAt: at,
        updatedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: contentEntries.id });
  return rows.map(({ id }) => id);
}

/** A variant of a picture, in one of the two places. */
export type NewVariant = Omit<typeof contentImageVariants.$inferInsert, "imageId">;
export type NewPicture = {
  readonly id?: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly createdBy?: string;
};

/** Adds a picture with its variants and gives its id; one whose id is taken is left as it is. */
export async function insertPicture(tx: Tx, picture: NewPicture, variants: readonly NewVariant[]): Promise<string | undefined> {
  const [row] = await tx.insert(contentImages).values(picture).onConflictDoNothing().returning({ id: contentImages.id });
  if (row !== undefined) await tx.insert(contentImageVariants).values(variants.map((variant) => ({ ...variant, imageId: row.id })));
  return row?.id;
}
