import { asc, sql } from "drizzle-orm";
import type { HsnDevice } from "#domain/members/hsn-categories.ts";
import type { Synonym } from "#domain/directory/lexicon.ts";
import type { Db } from "../client.ts";
import { directorySynonyms } from "../schema/directory.ts";
import { hsnCodes } from "../schema/profiles.ts";

/** Every device that was ever in the catalogue, in its order. */
export async function listAllDevices(db: Db): Promise<HsnDevice[]> {
  return db
    .select({ code: hsnCodes.code, label: hsnCodes.label, category: hsnCodes.category })
    .from(hsnCodes)
    .orderBy(asc(hsnCodes.label), asc(hsnCodes.code));
}

/** What the trade calls devices, by phrase. */
export async function listSynonyms(db: Db): Promise<Synonym[]> {
  const rows = await db
    .select({ phrase: directorySynonyms.phrase, codes: directorySynonyms.codes })
    .from(directorySynonyms)
    .orderBy(asc(directorySynonyms.phrase));
  return rows.map(({ phrase, codes }) => ({ phrase, codes: codes.split(",") }));
}

/** Words of names and addresses that resemble this one, best first. */
export async function findSimilarWords(db: Db, word: string, limit: number): Promise<string[]> {
  const rows = await db.execute<{ word: string }>(sql`select word from directory_similar_words(${word}, ${limit}::int) as word`);
  return rows.map((row) => row.word);
}
