import { dayMs } from "#domain/dates.ts";
import { deleteDoneWork } from "#db/queries/outbox.ts";
import { deleteOldPresence } from "#db/queries/review-presence.ts";
import type { AppContext } from "../../context.ts";
import { sweepExports } from "../directory/exports/sweep-exports.ts";
import { sweepImports } from "../members/imports/sweep-imports.ts";
import { authorizeSystem } from "../authorize.ts";
import { sweepMachine } from "./sweep-machine.ts";
import { sweepOrphans } from "./sweep-orphans.ts";

const hourMs = 60 * 60 * 1_000;
const doneWorkMs = 90 * dayMs;

/**
 * Deletes temporary files of aborted uploads, lists of old imports, stored bytes without a row, unused page pictures, rows of
 * old finished jobs, and the presence of reviewers who left.
 * @throws forbidden (not the worker); conflict (too many stored files have no row)
 * @source security.md 4.1, 4.10 I9
 */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const local = await sweepMachine(ctx);
  const notes = await deleteDoneWork(ctx.db, doneWorkMs);
  await deleteOldPresence(ctx.db, new Date(ctx.now().getTime() - hourMs));
  const imports = await sweepImports(ctx);
  const exports = await sweepExports(ctx);
  // Last, because it lists the store: when that fails, everything else is deleted already.
  const orphans = await sweepOrphans(ctx);
  ctx.log.info({ event: "swept", ...local, orphans, notes, imports, exports });
}
