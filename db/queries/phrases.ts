import { and, asc, eq, sql } from "drizzle-orm";
import type { Phrase } from "#domain/reviews/phrases.ts";
import type { Db, Tx } from "../connection/client.ts";
import { phrases } from "../schema/reviews.ts";

/** A phrase with the version that a writer changes. */
export type PhraseRow = Phrase & { readonly version: number };

/** All phrases in their order, withdrawn ones too. */
export async function selectPhrases(db: Db | Tx): Promise<PhraseRow[]> {
  const { code, label, textEn, textHi, documents, position, isWithdrawn, version } = phrases;
  return db.select({ code, label, textEn, textHi, documents, position, isWithdrawn, version }).from(phrases).orderBy(asc(position), asc(code));
}

/** In how many remarks that were shared with members each phrase stands, by code; one that was never used is left out. */
export async function selectPhraseUses(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.execute<{ code: string; uses: number }>(
    sql`select code, count(*)::int as uses from deficiencies, unnest(phrase_codes) as code group by code`,
  );
  return new Map(rows.map(({ code, uses }) => [code, uses]));
}

/** Adds phrases; one that is there stays as it is. Returns the codes that were added. */
export async function insertPhrases(db: Db | Tx, rows: readonly (typeof phrases.$inferInsert)[]): Promise<string[]> {
  if (rows.length === 0) return [];
  const added = await db
    .insert(phrases)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ code: phrases.code });
  return added.map(({ code }) => code);
}

/** Changes a phrase; false when it changed meanwhile or does not exist. */
export async function updatePhrase(tx: Tx, seen: { code: string; version: number }, set: Partial<typeof phrases.$inferInsert>): Promise<boolean> {
  const changed = await tx
    .update(phrases)
    .set({ ...set, version: seen.version + 1 })
    .where(and(eq(phrases.code, seen.code), eq(phrases.version, seen.version)))
    .returning({ code: phrases.code });
  return changed.length === 1;
}
