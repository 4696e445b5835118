import { createHash } from "node:crypto";
import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import type { Tx } from "#db/connection/client.ts";
import {
  updateContentVersion,
  updateSeedHindi,
  updateSeedWords,
  insertPicture,
  insertPublishedEntries,
  selectContentSeeds,
  insertContentSeeds,
} from "#db/queries/content.ts";
import { askForDocuments } from "../application/site/content/make-document.ts";
import type { Services } from "../context.ts";
import { hindiFieldOf } from "#domain/site/content/kind.ts";
import { seedEntries } from "./content/entries.ts";
import { ownPublications } from "./content/own-publications.ts";
import { seedPictures } from "./content/scenes.ts";

type SeedEntry = (typeof seedEntries)[number];

const keyOf = ({ kind, slug }: SeedEntry): string => `${kind}/${slug}`;

const hindiKeyOf = (entry: SeedEntry): string => `hindi/${keyOf(entry)}`;

/** Entries of which a later version of the product corrects the words: the council's own publications, and its words about schemes and marks. */
const corrected: ReadonlySet<string> = new Set([
  "notice/claims-are-filed-in-the-portal",
  "notice/check-a-member-by-its-mark",
  ...ownPublications.map(({ slug }) => `publication/${slug}`),
  "publication/guidelines-strengthening-of-the-device-industry",
  "publication/guidelines-scheme-for-the-device-industry",
  "publication/guidelines-market-access-initiative",
]);
const correctedEntries = seedEntries.filter((entry) => corrected.has(keyOf(entry)));

const wordsKeyOf = (entry: SeedEntry): string => `words/${keyOf(entry)}/${createHash("sha256").update(JSON.stringify(entry.fields)).digest("hex")}`;

const seedKeys = [...seedEntries.map(keyOf), ...seedEntries.map(hindiKeyOf), ...correctedEntries.map(wordsKeyOf)];

/**
 * Inserts the public content that the product brings, at every start. Each entry is inserted once: what staff changed or
 * removed stays so, and content of a later version is inserted at its first start. Entries that came without Hindi get it once.
 * Corrected entries get the words of a later version once, unless staff have edited them.
 * @source product.md "Content"
 */
export async function seedContent({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const known = await selectContentSeeds(db);
  if (seedKeys.every((key) => known.has(key))) return;
  const at = now();
  await db.transaction(async (tx) => {
    // Another node may be seeding at the same time: the one that inserts a key first inserts its entry.
    const taken = await insertContentSeeds(tx, seedKeys);
    if (taken.size === 0) return;
    await addHindi(
      tx,
      seedEntries.filter((entry) => !taken.has(keyOf(entry)) && taken.has(hindiKeyOf(entry))),
    );
    for (const entry of correctedEntries.filter((one) => !taken.has(keyOf(one)) && taken.has(wordsKeyOf(one)))) {
      const row = await updateSeedWords(tx, { ...entry, at });
      if (row !== undefined) await askForDocuments(tx, row);
    }
    const fresh = seedEntries.map((entry, position) => ({ ...entry, position, at })).filter((entry) => taken.has(keyOf(entry)));
    for (const { id, name, width, height, variants } of seedPictures) await insertPicture(tx, { id, name, width, height }, variants);
    const withDocument = fresh.filter(({ kind }) => contentKindOf(kind).hasDocument);
    const others = fresh.filter(({ kind }) => !contentKindOf(kind).hasDocument);
    await insertPublishedEntries(tx, others);
    for (const entryId of await insertPublishedEntries(tx, withDocument)) await enqueue(tx, "make-content-document", { entryId });
    await updateContentVersion(tx);
  });
}

/** Gives entries that an earlier version brought their Hindi. One whose words staff have changed stays as it is. */
async function addHindi(tx: Tx, entries: readonly SeedEntry[]): Promise<void> {
  for (const { kind, slug, fields } of entries) {
    const values: Readonly<Record<string, unknown>> = fields;
    const { hindi, hasDocument } = contentKindOf(kind);
    const valuesOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, values[name]]));
    const entryId = await updateSeedHindi(tx, { kind, slug, english: valuesOf(hindi), hindi: valuesOf(hindi.map(hindiFieldOf)) });
    if (entryId !== undefined && hasDocument) await enqueue(tx, "make-content-document", { entryId });
  }
}
