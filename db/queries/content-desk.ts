import { and, asc, count, eq, gt, ilike, inArray, lt, max, min, or, sql } from "drizzle-orm";
import { contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import type { Db, Tx } from "../connection/client.ts";
import { likePattern } from "./like-pattern.ts";
import { users } from "../schema/accounts.ts";
import { contentEntries, contentFiles } from "../schema/content.ts";

const entry = contentEntries;

export type ContentEntryRow = typeof contentEntries.$inferSelect;
export type ListedContentEntry = ContentEntryRow & { readonly updatedByName: string | null };

/** A page of a kind's entries as staff see them, with the total; a search looks into titles and addresses. */
export async function selectContentEntries(
  db: Db,
  { kind, search, offset, limit }: { readonly kind: ContentKind; readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ rows: ListedContentEntry[]; count: number }> {
  const { titleField, order } = contentKindOf(kind);
  const title = sql<string>`${entry.fields} ->> ${titleField}`;
  const where = and(eq(entry.kind, kind), search === "" ? undefined : or(ilike(title, likePattern(search)), ilike(entry.slug, likePattern(search))));
  const byDate = order === "position" ? [] : [sql`${entry.fields} ->> ${"newestBy" in order ? order.newestBy : order.earliestBy} desc nulls last`];
  const [rows, total] = await Promise.all([
    db
      .select({ entry, updatedByName: users.name })
      .from(entry)
      .leftJoin(users, eq(users.id, entry.updatedBy))
      .where(where)
      .orderBy(...byDate, asc(entry.position), asc(entry.id))
      .offset(offset)
      .limit(limit),
    db.$count(entry, where),
  ]);
  return { rows: rows.map((row) => ({ ...row.entry, updatedByName: row.updatedByName })), count: total };
}

/** The number of entries of each kind. */
export async function countContentEntries(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db.select({ kind: entry.kind, entries: count() }).from(entry).groupBy(entry.kind);
  return new Map(rows.map(({ kind, entries }) => [kind, entries]));
}

export async function findContentEntry(db: Db | Tx, id: string): Promise<ListedContentEntry | undefined> {
  const [row] = await db
    .select({ entry, updatedByName: users.name })
    .from(entry)
    .leftJoin(users, eq(users.id, entry.updatedBy))
    .where(eq(entry.id, id));
  return row === undefined ? undefined : { ...row.entry, updatedByName: row.updatedByName };
}

/** The same by its address, published or not. */
export async function findContentEntryAt(db: Db | Tx, kind: ContentKind, slug: string): Promise<ContentEntryRow | undefined> {
  const [row] = await db
    .select()
    .from(entry)
    .where(and(eq(entry.kind, kind), eq(entry.slug, slug)));
  return row;
}

/** The ids of a kind's entries by their address words, published or not. */
export async function selectContentIds(db: Db, kind: ContentKind): Promise<ReadonlyMap<string, string>> {
  const rows = await db.select({ slug: entry.slug, id: entry.id }).from(entry).where(eq(entry.kind, kind));
  return new Map(rows.map(({ slug, id }) => [slug, id]));
}

/** An entry, locked until the transaction ends. */
export async function lockContentEntry(tx: Tx, id: string): Promise<ContentEntryRow | undefined> {
  const [row] = await tx.select().from(entry).where(eq(entry.id, id)).for("update");
  return row;
}

/** Any number that no other advisory lock of this database has. */
const orderLock = 7_241_913;

/** Gives entries their places one after the other: held until the transaction ends. Taken before an entry is locked. */
export async function lockContentOrder(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${orderLock})`);
}

/** Inserts a draft before the others of its kind. @throws a violation of `content_entries_kind_slug_unique` */
export async function insertContentEntry(
  tx: Tx,
  values: {
    readonly kind: ContentKind;
    readonly slug: string;
    readonly fields: unknown;
    readonly publishFrom?: Date | null | undefined;
    readonly publishUntil?: Date | null | undefined;
    readonly updatedBy: string;
    readonly at: Date;
  },
): Promise<ContentEntryRow> {
  await lockContentOrder(tx);
  const [{ first } = { first: null }] = await tx
    .select({ first: min(entry.position) })
    .from(entry)
    .where(eq(entry.kind, values.kind));
  const { at, ...rest } = values;
  const [row] = await tx
    .insert(entry)
    .values({ ...rest, position: (first ?? 1) - 1, createdAt: at, updatedAt: at })
    .returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

/** Changes an entry and counts its version. @throws a violation of `content_entries_kind_slug_unique` */
export async function updateContentEntry(tx: Tx, id: string, values: Partial<typeof contentEntries.$inferInsert>): Promise<ContentEntryRow> {
  const [row] = await tx
    .update(entry)
    .set({ ...values, version: sql`${entry.version} + 1` })
    .where(eq(entry.id, id))
    .returning();
  if (row === undefined) throw new Error("update found no row");
  return row;
}

export async function deleteContentEntry(tx: Tx, id: string): Promise<void> {
  await tx.delete(entry).where(eq(entry.id, id));
}

/** Puts an entry before or after its neighbour; false when it is the first or last already. The caller holds the lock of the order. */
export async function updateContentPosition(tx: Tx, { id, kind, position }: ContentEntryRow, direction: "up" | "down"): Promise<boolean> {
  const beyond = direction === "up" ? lt(entry.position, position) : gt(entry.position, position);
  const edge = direction === "up" ? max(entry.position) : min(entry.position);
  const [found] = await tx
    .select({ position: edge })
    .from(entry)
    .where(and(eq(entry.kind, kind), beyond));
  if (found?.position === null || found === undefined) return false;
  await tx
    .update(entry)
    .set({ position })
    .where(and(eq(entry.kind, kind), eq(entry.position, found.position)));
  await tx.update(entry).set({ position: found.position }).where(eq(entry.id, id));
  return true;
}

/** Those of the file ids that exist. */
export async function selectKnownContentFiles(db: Db | Tx, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: contentFiles.id })
    .from(contentFiles)
    .where(inArray(contentFiles.id, [...ids]));
  return new Set(rows.map(({ id }) => id));
}

/** The hashes of what made documents are made of, by id. */
export async function selectMadeOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
  if (ids.length === 0) return new Map();
  const { id, madeOf } = contentFiles;
  const rows = await tx
    .select({ id, madeOf })
    .from(contentFiles)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.madeOf]));
}

/** Inserts a document and returns its id. */
export async function insertContentFile(tx: Tx, values: typeof contentFiles.$inferInsert): Promise<string> {
  const [row] = await tx.insert(contentFiles).values(values).returning({ id: contentFiles.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** The PDFs made of an entry's published text. */
type MadeDocuments = { readonly documentId?: string | null; readonly hindiDocumentId?: string | null };

/** Sets or clears the PDFs of an entry's published text. The version that editors see does not change. */
export async function updateContentDocuments(tx: Tx, entryId: string, made: MadeDocuments): Promise<void> {
  await tx.update(entry).set(made).where(eq(entry.id, entryId));
}
