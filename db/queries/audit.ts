import { auditEntries } from "../schema/audit.ts";
import type { Tx } from "../client.ts";

export type AuditRow = typeof auditEntries.$inferSelect;

/** Adds an entry. The database seals it when the transaction commits, so it may stand anywhere in the transaction. */
export async function insertAuditEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}
