import { eq, inArray } from "drizzle-orm";
import type { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { provedFacts } from "../schema/amounts.ts";

const { firmClass, isSpecialGroup, turnoverPaise, intentFiledOn, noticeGivenOn } = provedFacts;

/** What an officer found proved for a claim; undefined while nobody has. */
export async function findProvedFacts(db: Db | Tx, reimbursementId: string): Promise<ProvedFacts | undefined> {
  const [found] = await db
    .select({ firmClass, isSpecialGroup, turnoverPaise, intentFiledOn, noticeGivenOn })
    .from(provedFacts)
    .where(eq(provedFacts.reimbursementId, reimbursementId));
  return found;
}

/** The days of the intents that officers found proved, YYYY-MM-DD, by the id of the claim; a claim without one is absent. */
export async function selectIntentDays(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ id: provedFacts.reimbursementId, intentFiledOn })
    .from(provedFacts)
    .where(inArray(provedFacts.reimbursementId, [...ids]));
  return new Map(rows.flatMap((row) => (row.intentFiledOn === null ? [] : [[row.id, row.intentFiledOn] as const])));
}

export async function upsertProvedFacts(tx: Tx, values: typeof provedFacts.$inferInsert): Promise<void> {
  const { reimbursementId: _claim, ...set } = values;
  await tx.insert(provedFacts).values(values).onConflictDoUpdate({ target: provedFacts.reimbursementId, set });
}
