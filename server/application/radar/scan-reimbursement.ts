import { createHash } from "node:crypto";
import { keysOf } from "#domain/radar/reasons.ts";
import { transact } from "#db/connection/transact.ts";
import { selectItemsOf, updateDuplicateKeys } from "#db/queries/radar.ts";
import { findReimbursement, lockReimbursement } from "#db/queries/reimbursements.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { scanFiles } from "./scan-file.ts";

/**
 * Looks at the items and the received documents of one claim, so that the officer sees what it has in common with others. Repeating it
 * changes nothing more.
 * @throws forbidden (not the worker); unavailable
 * @source money.md 7
 */
export async function scanReimbursement(ctx: AppContext, { reimbursementId }: { readonly reimbursementId: string }): Promise<void> {
  authorizeSystem(ctx.actor);
  const row = await findReimbursement(ctx.db, reimbursementId);
  if (row === undefined || row.submittedAt === null) return;
  await scanItems(ctx, reimbursementId);
  await scanFiles(ctx, { reimbursementId });
}

/** Stores what the items of a claim can have in common with others. */
export async function scanItems(ctx: AppContext, reimbursementId: string): Promise<void> {
  await transact(ctx, async (tx) => {
    await lockReimbursement(tx, reimbursementId);
    const items = await selectItemsOf(tx, [reimbursementId]);
    const keys = [...items.values()].flatMap((item) =>
      keysOf(item).map(({ kind, key }) => ({ itemId: item["id"] ?? "", kind, digest: createHash("sha256").update(key).digest("hex") })),
    );
    await updateDuplicateKeys(tx, reimbursementId, keys, ctx.now());
  });
}
