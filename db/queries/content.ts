import { and, eq, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { calendarDateInIndia, dayMs } from "#domain/dates.ts";
import type { PictureFormat } from "#domain/site/content/media.ts";
import type { ContentKind } from "#domain/site/content/kinds/index.ts";
import type { SiteDocument, UnnamedPicture } from "#domain/site/content/published.ts";
import type { Db, Tx } from "../connection/client.ts";
import { createBatchLoader } from "../connection/batch-loader.ts";
import { preparedOnce } from "../connection/prepared.ts";
import { contentEntries, contentFiles, contentImages, contentImageVariants, contentSeeds, contentVersions } from "../schema/content.ts";

const entry = contentEntries;

/** Pictures by id, without words. */
export async function findPictures(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, UnnamedPicture>> {
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

/** The storage key and media type of a public document. */
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

/** The version of public content: a page that was rendered for another version is out of date. */
export const getContentVersion = async (db: Db): Promise<number> => (await versions(db, "")) ?? 0;

const versions = createBatchLoader(async (db) => new Map((await version(db).execute()).map((row) => ["", row.version])));
const version = preparedOnce((db) => db.select({ version: contentVersions.version }).from(contentVersions).prepare("content_version"));

/** Increments the version of public content at the commit, so that cached pages expire. Every change of what the public sees calls it. */
export async function updateContentVersion(tx: Tx): Promise<void> {
  await tx
    .insert(contentVersions)
    .values({ version: 1 })
    .onConflictDoUpdate({ target: contentVersions.isOnly, set: { version: sql`${contentVersions.version} + 1` } });
}

/** The next time at which public content changes without an edit: a scheduled start or end, or midnight in India. Always in the future. */
export async function getNextContentChangeAt(db: Db | Tx, now: Date): Promise<Date> {
  const rows = await db
    .select({ from: entry.publishFrom, until: entry.publishUntil })
    .from(entry)
    .where(and(eq(entry.state, "published"), or(gt(entry.publishFrom, now), gt(entry.publishUntil, now))));
  const midnight = new Date(Date.parse(`${calendarDateInIndia(now)}T00:00:00+05:30`) + dayMs);
  return rows.flatMap(({ from, until }) => [from, until]).reduce<Date>((next, at) => (at !== null && at > now && at < next ? at : next), midnight);
}

/** Stores the keys of the content that the product brings, and returns those that are new. */
export async function insertContentSeeds(tx: Tx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const rows = await tx
    .insert(contentSeeds)
    .values(keys.map((key) => ({ key })))
    .onConflictDoNothing()
    .returning({ key: contentSeeds.key });
  return new Set(rows.map(({ key }) => key));
}

/** The keys of the content that the product has inserted. */
export async function selectContentSeeds(db: Db): Promise<ReadonlySet<string>> {
  return new Set((await db.select({ key: contentSeeds.key }).from(contentSeeds)).map(({ key }) => key));
}

/** Inserts published entries and returns their ids; an entry whose address exists already is not changed. */
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

/** Adds the Hindi of an entry that is published with these English words and has none. Returns its id; undefined when it was changed or removed. */
export async function updateSeedHindi(
  tx: Tx,
  { kind, slug, english, hindi }: { readonly kind: ContentKind; readonly slug: string; readonly english: unknown; readonly hindi: unknown },
): Promise<string | undefined> {
  const [asked, added] = [sql`${JSON.stringify(english)}::jsonb`, sql`${JSON.stringify(hindi)}::jsonb`];
  const [row] = await tx
    .update(entry)
    .set({ fields: sql`${entry.fields} || ${added}`, publishedFields: sql`${entry.publishedFields} || ${added}` })
    .where(
      and(
        eq(entry.kind, kind),
        eq(entry.slug, slug),
        sql`${entry.publishedFields} @> ${asked}`,
        sql`not ${entry.fields} ?| array(select jsonb_object_keys(${added}))`,
      ),
    )
    .returning({ id: entry.id });
  return row?.id;
}

/** Publishes other words of an entry that the product brought. Undefined when staff edited or removed it, or when it has these words already. */
export async function updateSeedWords(
  tx: Tx,
  { kind, slug, fields, at }: { readonly kind: ContentKind; readonly slug: string; readonly fields: unknown; readonly at: Date },
): Promise<typeof contentEntries.$inferSelect | undefined> {
  const [row] = await tx
    .update(entry)
    .set({ fields, publishedFields: fields, publishedAt: at, updatedAt: at })
    .where(
      and(
        eq(entry.kind, kind),
        eq(entry.slug, slug),
        eq(entry.state, "published"),
        eq(entry.version, 1),
        isNull(entry.updatedBy),
        sql`${entry.publishedFields} <> ${JSON.stringify(fields)}::jsonb`,
      ),
    )
    .returning();
  return row;
}

/** A variant of a picture, in the store or in the product. */
export type NewVariant = Omit<typeof contentImageVariants.$inferInsert, "imageId">;
export type NewPicture = {
  readonly id?: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly createdBy?: string;
};

/** Inserts a picture with its variants and returns its id; a picture with the same id is not changed. */
export async function insertPicture(tx: Tx, picture: NewPicture, variants: readonly NewVariant[]): Promise<string | undefined> {
  const [row] = await tx.insert(contentImages).values(picture).onConflictDoNothing().returning({ id: contentImages.id });
  if (row !== undefined) await tx.insert(contentImageVariants).values(variants.map((variant) => ({ ...variant, imageId: row.id })));
  return row?.id;
}
