import { startingPhrases } from "#domain/reviews/starting-phrases.ts";
import { startingPoints } from "#domain/reviews/starting-points.ts";
import type { Tx } from "#db/connection/client.ts";
import { insertChecklistPoints } from "#db/queries/checklists.ts";
import { insertContentSeeds, selectContentSeeds } from "#db/queries/content.ts";
import { insertPhrases } from "#db/queries/phrases.ts";
import type { Services } from "../context.ts";

type Seeded<T> = {
  readonly rows: readonly T[];
  readonly keyOf: (row: T) => string;
  readonly insert: (tx: Tx, fresh: readonly T[]) => Promise<unknown>;
};

/** Inserts the phrases and the points of checklists that the product brings, at every start, each once: what the office changes stays. */
export async function seedPhrases({ db }: Pick<Services, "db">): Promise<void> {
  await seedOnce(db, {
    rows: startingPhrases,
    keyOf: ({ code }) => `phrase/${code}`,
    insert: (tx, fresh) => insertPhrases(tx, fresh.map(withDocuments)),
  });
  const placed = startingPoints.map((point, place) => ({ ...point, position: (place + 1) * 10 }));
  await seedOnce(db, {
    rows: placed,
    keyOf: ({ key }) => `checklist/${key}`,
    insert: (tx, fresh) =>
      insertChecklistPoints(
        tx,
        fresh.map(withDocuments).map(({ key: _key, ...point }) => point),
      ),
  });
}

const withDocuments = <T extends { readonly documents: readonly string[] }>(row: T) => ({ ...row, documents: [...row.documents] });

async function seedOnce<T>(db: Services["db"], { rows, keyOf, insert }: Seeded<T>): Promise<void> {
  const known = await selectContentSeeds(db);
  if (rows.every((row) => known.has(keyOf(row)))) return;
  await db.transaction(async (tx) => {
    // Another node may be seeding at the same time: the one that inserts a key first inserts its row.
    const taken = await insertContentSeeds(tx, rows.map(keyOf));
    await insert(
      tx,
      rows.filter((row) => taken.has(keyOf(row))),
    );
  });
}
