import { contentKindOf } from "#domain/site/content/kinds/index.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { updateContentVersion, insertPicture, insertPublishedEntries, selectContentSeeds, insertContentSeeds } from "#db/queries/content.ts";
import type { Services } from "../context.ts";
import { seedEntries } from "./content/entries.ts";
import { seedPictures } from "./content/scenes.ts";

const keyOf = ({ kind, slug }: { kind: string; slug: string }): string => `${kind}/${slug}`;

/**
 * Inserts the public content that the product brings, at every start. Each entry is inserted once: what staff changed or
 * removed stays so, and content of a later version is inserted at its first start.
 * @source product.md "Content"
 */
export async function seedContent({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const known = await selectContentSeeds(db);
  if (seedEntries.every((entry) => known.has(keyOf(entry)))) return;
  const at = now();
  await db.transaction(async (tx) => {
    // Another node may be seeding at the same time: the one that inserts a key first inserts its entry.
    const taken = await insertContentSeeds(tx, seedEntries.map(keyOf));
    const fresh = seedEntries.map((entry, position) => ({ ...entry, position, at })).filter((entry) => taken.has(keyOf(entry)));
    if (fresh.length === 0) return;
    for (const { id, name, width, height, variants } of seedPictures) await insertPicture(tx, { id, name, width, height }, variants);
    const withDocument = fresh.filter(({ kind }) => contentKindOf(kind).hasDocument);
    const others = fresh.filter(({ kind }) => !contentKindOf(kind).hasDocument);
    await insertPublishedEntries(tx, others);
    for (const entryId of await insertPublishedEntries(tx, withDocument)) await enqueue(tx, "make-content-document", { entryId });
    await updateContentVersion(tx);
  });
}
