import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { countMembershipChanges, type ImportRow } from "#db/queries/imports.ts";

/**
 * Enqueues what follows from the firms that an import has written: their first activation emails, and the amounts of claims, because the rules
 * ask how long a firm has been a member. The caller holds the lock of the import.
 */
export async function enqueueAfterImport(tx: Tx, importId: string, { created, updated }: Pick<ImportRow, "created" | "updated">): Promise<void> {
  if (created > 0) await enqueue(tx, "invite-firms", { importId, part: 1 }, { key: `invite-firms-${importId}-1` });
  if (updated > 0 && (await countMembershipChanges(tx, importId)) > 0)
    await enqueue(tx, "fill-amounts", { all: true }, { key: `fill-amounts-import-${importId}` });
}
