import { dayMs } from "#domain/dates.ts";
import { selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import { deleteDoneWork } from "#db/queries/outbox.ts";
import { deleteOldPresence } from "#db/queries/review-presence.ts";
import type { AppContext } from "../../context.ts";
import { sweepExports } from "../directory/exports/sweep-exports.ts";
import { sweepImports } from "../members/imports/sweep-imports.ts";
import { authorizeSystem } from "../authorize.ts";
import { sweepMachine } from "./sweep-machine.ts";

const hourMs = 60 * 60 * 1_000;
/** Longer than any upload or build takes from its bytes to its row. */
const orphanMs = dayMs;
const keysAtOnce = 500;
const doneWorkMs = 90 * dayMs;

/**
 * Deletes temporary files of aborted uploads, lists of old imports, stored bytes without a row, unused page pictures, rows of
 * old finished jobs, and the presence of reviewers who left.
 * @throws forbidden (not the worker)
 * @source security.md 4.1, 4.10 I9
 */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const local = await sweepMachine(ctx);
  const orphans = await sweepOrphans(ctx);
  const notes = await deleteDoneWork(ctx.db, doneWorkMs);
  await deleteOldPresence(ctx.db, new Date(ctx.now().getTime() - hourMs));
  const imports = await sweepImports(ctx);
  const exports = await sweepExports(ctx);
  ctx.log.info({ event: "swept", ...local, orphans, notes, imports, exports });
}

/** Deletes stored bytes without a row, which a crash between the two leaves behind. */
async function sweepOrphans({ db, files }: AppContext): Promise<number> {
  let removed = 0;
  const removeOrphans = async (keys: readonly string[]): Promise<void> => {
    const referenced = await selectReferencedKeys(db, keys);
    const orphans = keys.filter((key) => !referenced.has(key));
    for (const key of orphans) await files.delete(key);
    removed += orphans.length;
  };
  let portion: string[] = [];
  for await (const key of files.keysOlderThan(orphanMs)) {
    portion.push(key);
    if (portion.length < keysAtOnce) continue;
    await removeOrphans(portion);
    portion = [];
  }
  if (portion.length > 0) await removeOrphans(portion);
  return removed;
}
