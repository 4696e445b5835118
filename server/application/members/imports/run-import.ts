import { conflict } from "#domain/errors.ts";
import { importMessages } from "#domain/members/import-messages.ts";
import type { Tx } from "#db/connection/client.ts";
import { lockImport, updateImport } from "#db/queries/imports.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../../context.ts";
import { assertFreshPassword } from "../../accounts/fresh-password.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import { authorize } from "../../authorize.ts";
import { getImport } from "./get-import.ts";
import { assertSeenRound, type ImportView, type SeenImport } from "./import-view.ts";

/**
 * Enqueues the run of a checked import, if its dry run is the one that the clerk saw. Repeating it while it runs or after it has ended
 * changes nothing.
 * @throws forbidden (`password_not_fresh`); not_found; conflict (`import_moved_on`, `nothing_to_do`)
 * @source issue "Import"
 */
export async function runImport(ctx: AppContext, { importId, round: seen }: SeenImport): Promise<ImportView> {
  const actor = authorize(ctx.actor, "members.import");
  assertFreshPassword(ctx);
  await transact(ctx, async (tx) => {
    const current = await lockImport(tx, importId);
    if (current.state === "running" || current.state === "done") return;
    if (current.state !== "checked") throw conflict("import_moved_on", importMessages.wrongState);
    assertSeenRound(current, seen);
    if (current.created + current.updated === 0) throw conflict("nothing_to_do", importMessages.nothingToDo);
    const round = current.round + 1;
    await startRun(tx, importId, round);
    const { created, updated, unchanged, refused } = current;
    await recordAudit(tx, ctx, { event: "import.run", subject: { kind: "import", id: importId }, detail: { created, updated, unchanged, refused } });
    ctx.log.info({ event: "import_run", importId, userId: actor.userId, requestId: ctx.origin.requestId });
  });
  return getImport(ctx, { importId });
}

/** Enqueues the rows of a checked import. The caller holds its lock. */
export async function startRun(tx: Tx, importId: string, round: number): Promise<void> {
  await updateImport(tx, importId, { state: "running", round, doneRows: 0, cursor: 0, created: 0, updated: 0, unchanged: 0, refused: 0 });
  await enqueue(tx, "run-import", { importId, round }, { key: `run-import-${importId}-${round}` });
}
