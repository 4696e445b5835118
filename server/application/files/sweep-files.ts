import { dayMs } from "#domain/dates.ts";
import { deleteDoneWork } from "#db/queries/outbox.ts";
import { deleteOldPresence } from "#db/queries/review-presence.ts";
import type { AppContext } from "../../context.ts";
import { sweepExports } from "../directory/exports/sweep-exports.ts";
import { sweepImports } from "../members/imports/sweep-imports.ts";
import { authorizeSystem } from "../authorize.ts";
import { sweepMachine } from "./sweep-machine.ts";

const hourMs = 60 * 60 * 1_000;
const doneWorkMs = 90 * dayMs;

/**
 * Deletes temporary files of aborted uploads, lists of old imports, unused page pictures, rows of old finished jobs, and the presence of
 * reviewers who left. None of it lists the store: that takes long, and `sweepOrphans` does it once a day.
 * @throws forbidden (not the worker)
 * @source security.md 4.1, 4.10 I9
 */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const local = await sweepMachine(ctx);
  const notes = await deleteDoneWork(ctx.db, doneWorkMs);
  await deleteOldPresence(ctx.db, new Date(ctx.now().getTime() - hourMs));
  const imports = await sweepImports(ctx);
  const exports = await sweepExports(ctx);
  ctx.log.info({ event: "swept", ...local, notes, imports, exports });
}
