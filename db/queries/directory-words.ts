import { and, asc, eq, sql } from "drizzle-orm";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { Synonym } from "#domain/directory/lexicon.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { directorySynonyms } from "../schema/directory.ts";
import { hsnCodes } from "../schema/profiles.ts";

/** Every device that was ever in the catalogue, in its order. */
export async function selectAllDevices(db: Db): Promise<HsnDevice[]> {
  return db
    .select({ code: hsnCodes.code, label: hsnCodes.label, category: hsnCodes.category })
    .from(hsnCodes)
    .orderBy(asc(hsnCodes.label), asc(hsnCodes.code));
}

/** Synonyms of devices, by phrase. */
export async function selectSynonyms(db: Db): Promise<Synonym[]> {
  const rows = await db
    .select({ phrase: directorySynonyms.phrase, codes: directorySynonyms.codes })
    .from(directorySynonyms)
    .orderBy(asc(directorySynonyms.phrase));
  return rows.map(({ phrase, codes }) => ({ phrase, codes: codes.split(",") }));
}

/** Words of names and addresses that are similar to this one, best first. */
export async function findSimilarWords(db: Db, word: string, limit: number): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`select word from directory_similar_words(${word}, ${limit}::int) as word`);
  return rows.map((row) => row.word);
}

/** A search phrase as the council's list shows it. Phrases that the product brought have no author. */
export type SearchWordRow = Synonym & { readonly id: string; readonly changedAt: Date; readonly changedByName: string | null };

/** Every phrase of the trade, in alphabetical order. */
export async function selectSearchWords(db: Db | Tx): Promise<SearchWordRow[]> {
  const { id, phrase, codes, changedAt } = directorySynonyms;
  const rows = await db
    .select({ id, phrase, codes, changedAt, changedByName: users.name })
    .from(directorySynonyms)
    .leftJoin(users, eq(users.id, directorySynonyms.changedBy))
    .orderBy(asc(phrase));
  return rows.map((row) => ({ ...row, codes: row.codes.split(",") }));
}

type SavedSearchWord = Synonym & { readonly changedBy: string; readonly changedAt: Date };

/** @throws a violation of `directory_synonyms_phrase_unique` */
export async function insertSearchWord(tx: Tx, { codes, ...values }: SavedSearchWord): Promise<string> {
  const [row] = await tx
    .insert(directorySynonyms)
    .values({ ...values, codes: codes.join(",") })
    .returning({ id: directorySynonyms.id });
  if (row === undefined) throw new Error("insert returned no row");
  return row.id;
}

/** A phrase as the caller last saw it, to the millisecond. */
type SeenSearchWord = { readonly id: string; readonly changedAt: Date };

const isAsSeen = ({ id, changedAt }: SeenSearchWord) =>
  and(eq(directorySynonyms.id, id), sql`date_trunc('milliseconds', ${directorySynonyms.changedAt}) = ${changedAt.toISOString()}::text::timestamptz`);

/** Returns whether the row is there as it was seen. @throws a violation of `directory_synonyms_phrase_unique` */
export async function updateSearchWord(tx: Tx, seen: SeenSearchWord, { codes, ...values }: SavedSearchWord): Promise<boolean> {
  const changed = await tx
    .update(directorySynonyms)
    .set({ ...values, codes: codes.join(",") })
    .where(isAsSeen(seen))
    .returning({ id: directorySynonyms.id });
  return changed.length > 0;
}

/** Returns whether the row was there as it was seen. */
export async function deleteSearchWord(tx: Tx, seen: SeenSearchWord): Promise<boolean> {
  return (await tx.delete(directorySynonyms).where(isAsSeen(seen)).returning({ id: directorySynonyms.id })).length > 0;
}
