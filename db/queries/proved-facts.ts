import { eq } from "drizzle-orm";
import type { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { provedFacts } from "../schema/amounts.ts";

const { firmClass, isSpecialGroup, turnoverPaise, intentFiledOn } = provedFacts;

/** What an officer found proved for a claim; undefined while nobody has. */
export async function findProvedFacts(db: Db | Tx, reimbursementId: string): Promise<ProvedFacts | undefined> {
  const [found] = await db
    .select({ firmClass, isSpecialGroup, turnoverPaise, intentFiledOn })
    .from(provedFacts)
    .where(eq(provedFacts.reimbursementId, reimbursementId));
  return found;
}

export async function upsertProvedFacts(tx: Tx, values: typeof provedFacts.$inferInsert): Promise<void> {
  const { reimbursementId: _claim, ...set } = values;
  await tx.insert(provedFacts).values(values).onConflictDoUpdate({ target: provedFacts.reimbursementId, set });
}
