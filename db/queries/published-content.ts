import { and, asc, eq, inArray } from "drizzle-orm";
import { contentKindNames, contentKindOf, type ContentKind } from "#domain/site/content/kinds/index.ts";
import type { ContentOrder } from "#domain/site/content/kind.ts";
import type { PublishedContent, PublishedFields, SiteDocument, StoredFields, UnnamedPicture } from "#domain/site/content/published.ts";
import { isReference, readStoredFields, referencesIn } from "#domain/site/content/stored.ts";
import type { Db } from "../connection/client.ts";
import { contentEntries as entry } from "../schema/content.ts";
import { getContentVersion, findDocuments, findPictures } from "./content.ts";

/** All public entries of a kind, in the order of the kind, with their pictures and files. @source issue "draft and publish, scheduled dates" */
export async function selectPublishedContent<K extends ContentKind>(db: Db, kind: K, now: Date): Promise<PublishedContent<K>[]> {
  return (await selectPublishedKinds(db, [kind], now))[kind];
}

/** The same of several kinds, in one query. */
export async function selectPublishedKinds<K extends ContentKind>(
  db: Db,
  kinds: readonly K[],
  now: Date,
): Promise<{ readonly [Each in K]: PublishedContent<Each>[] }> {
  const timed = await timedEntries(db, kinds);
  const listed = kinds.map((kind, index) => [kind, (timed[index] ?? []).filter(isPublicAt(now)).map(({ content }) => content)]);
  return Object.fromEntries(listed) as { readonly [Each in K]: PublishedContent<Each>[] }; // each list holds its own kind only
}

/** One public entry by its address. */
export async function findPublishedContent<K extends ContentKind>(
  db: Db,
  kind: K,
  slug: string,
  now: Date,
): Promise<PublishedContent<K> | undefined> {
  return (await selectPublishedContent(db, kind, now)).find((each) => each.slug === slug);
}

/** Whether an entry that is public names a picture or document: in a field, in a link of its text, or as the PDF made of it. */
export async function isFilePublic(db: Db, fileId: string, now: Date): Promise<boolean> {
  const timed = await timedEntries(db, contentKindNames);
  return timed.flat().some((entry) => entry.ids.has(fileId.toLowerCase()) && isPublicAt(now)(entry));
}

/** The published version of an entry, from when until when it is public, and the ids that it names. */
type TimedEntry = {
  readonly content: PublishedContent<ContentKind>;
  readonly from: Date | null;
  readonly until: Date | null;
  readonly ids: ReadonlySet<string>;
};

const isPublicAt =
  (now: Date) =>
  ({ from, until }: TimedEntry): boolean =>
    (from === null || from <= now) && (until === null || until > now);

/** The entries of each kind, cached for as long as the database has this content version. */
type Memory = { readonly version: number; readonly kinds: Map<ContentKind, Promise<readonly TimedEntry[]>> };
const memories = new WeakMap<Db, Memory>();

/**
 * The entries of each kind, in its order. Reading them, with their pictures and files, takes eight times as long as asking whether they
 * changed: the one is done for each publish, the other for each call.
 */
async function timedEntries(db: Db, kinds: readonly ContentKind[]): Promise<(readonly TimedEntry[])[]> {
  const version = await getContentVersion(db);
  const known = memories.get(db);
  const memory: Memory = known?.version === version ? known : { version, kinds: new Map() };
  memories.set(db, memory);
  const missing = kinds.filter((kind) => !memory.kinds.has(kind));
  if (missing.length > 0) {
    const reading = readEntries(db, missing);
    for (const kind of missing) {
      const entries = reading.then((all) =>
        inOrder(
          all.filter(({ content }) => content.kind === kind),
          contentKindOf(kind).order,
        ),
      );
      memory.kinds.set(kind, entries);
      entries.catch(() => memory.kinds.delete(kind)); // the next call reads again
    }
  }
  return Promise.all(kinds.map(async (kind) => (await memory.kinds.get(kind)) ?? []));
}

async function readEntries(db: Db, kinds: readonly ContentKind[]): Promise<TimedEntry[]> {
  const { id, kind, slug, publishedFields, documentId, hindiDocumentId, publishFrom, publishUntil, publishedAt, updatedAt } = entry;
  const rows = await db
    .select({ id, kind, slug, publishedFields, documentId, hindiDocumentId, publishFrom, publishUntil, publishedAt, updatedAt })
    .from(entry)
    .where(and(inArray(kind, [...kinds]), eq(entry.state, "published")))
    .orderBy(asc(entry.position), asc(id));
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
    findDocuments(db, [
      ...references.flatMap(({ files }) => files),
      ...rows.flatMap((row) => [row.documentId ?? [], row.hindiDocumentId ?? []].flat()),
    ]),
  ]);
  return entries.map(({ row, stored }) => {
    const documentIn = (field: string, made: string | null): SiteDocument | null => documents.get(documentIdOf(stored, field, made) ?? "") ?? null;
    const hindiDocument = documentIn("fileHindi", row.hindiDocumentId);
    const content: PublishedContent<ContentKind> = {
      id: row.id,
      kind: row.kind,
      slug: row.slug,
      fields: fieldsOf(row.kind, stored, pictures, documents),
      document: documentIn("file", row.documentId),
      hindiDocument: hindiDocument && { ...hindiDocument, language: "hi" },
      writtenIn: "en",
      changedAt: row.publishedAt ?? row.updatedAt,
    };
    return { content, from: row.publishFrom, until: row.publishUntil, ids: idsIn([stored, row.documentId, row.hindiDocumentId]) };
  });
}

/** All ids in values, in lower case; also those in texts: "[Form](/documents/<id>/form.pdf)". */
const idsIn = (values: unknown): ReadonlySet<string> =>
  new Set(
    JSON.stringify(values)
      .toLowerCase()
      .match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g),
  );

/** The id of the file that was uploaded in a field, or of the one that was made. */
function documentIdOf(stored: Readonly<Record<string, unknown>>, field: string, made: string | null): string | undefined {
  const uploaded = stored[field];
  return isReference(uploaded) ? uploaded.id : (made ?? undefined);
}

/** Fields with their pictures and files instead of ids; deleted ones are left out. */
function fieldsOf<K extends ContentKind>(
  kind: K,
  stored: StoredFields<K>,
  pictures: ReadonlyMap<string, UnnamedPicture>,
  documents: ReadonlyMap<string, SiteDocument>,
): PublishedFields<K> {
  const declared = contentKindOf(kind).fields;
  const values = Object.entries<unknown>(stored).map(([name, value]) => {
    const type = declared[name]?.type;
    if ((type !== "image" && type !== "file") || !isReference(value)) return [name, value];
    if (type === "file") return [name, documents.get(value.id) ?? null];
    const picture = pictures.get(value.id);
    return [name, picture === undefined ? null : { ...picture, alt: value.alt ?? "", altHindi: value.altHindi ?? "" }];
  });
  return Object.fromEntries(values) as PublishedFields<K>; // each field was parsed by its own declaration
}

function inOrder(entries: readonly TimedEntry[], order: ContentOrder): readonly TimedEntry[] {
  if (order === "position") return entries;
  const [by, sign] = "newestBy" in order ? [order.newestBy, -1] : [order.earliestBy, 1];
  const dateOf = ({ content }: TimedEntry): string => {
    const values: Readonly<Record<string, unknown>> = content.fields;
    const date = values[by];
    return typeof date === "string" ? date : "";
  };
  // Entries without a date are last, in both directions.
  return entries.toSorted((a, b) => {
    const [first, second] = [dateOf(a), dateOf(b)];
    if (first === "" || second === "") return Number(first === "") - Number(second === "");
    return first < second ? -sign : first > second ? sign : 0;
  });
}
