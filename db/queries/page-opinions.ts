import { asc, desc, gt, sql } from "drizzle-orm";
import type { PageOpinions } from "#domain/site/page-opinions.ts";
import type { Db } from "../connection/client.ts";
import { pageOpinions as opinion } from "../schema/site.ts";

/** Adds to the counts of a page, language and day. */
export async function insertPageOpinion(db: Db, given: Required<typeof opinion.$inferInsert>): Promise<void> {
  await db
    .insert(opinion)
    .values(given)
    .onConflictDoUpdate({
      target: [opinion.page, opinion.language, opinion.saidOn],
      set: { useful: sql`${opinion.useful} + excluded.useful`, notUseful: sql`${opinion.notUseful} + excluded.not_useful` },
    });
}

/** The sums of each page and language after a day (YYYY-MM-DD), the page with the most "not useful" first. */
export async function selectPageOpinions(db: Db, after: string): Promise<PageOpinions[]> {
  const useful = sql<number>`sum(${opinion.useful})::int`;
  const notUseful = sql<number>`sum(${opinion.notUseful})::int`;
  return db
    .select({ page: opinion.page, language: opinion.language, useful, notUseful })
    .from(opinion)
    .where(gt(opinion.saidOn, after))
    .groupBy(opinion.page, opinion.language)
    .orderBy(desc(notUseful), desc(useful), asc(opinion.page), asc(opinion.language));
}
