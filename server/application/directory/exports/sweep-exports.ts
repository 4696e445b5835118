import { deleteOldExports } from "#db/queries/directory-exports.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";
import { keptFrom } from "./export-view.ts";

/** Removes lists whose time is over, with their files; how many files. @throws forbidden (not the worker) */
export async function sweepExports(ctx: AppContext): Promise<number> {
  authorizeSystem(ctx.actor);
  const files = await ctx.db.transaction((tx) => deleteOldExports(tx, keptFrom(ctx.now())));
  for (const storageKey of files) await ctx.files.delete(storageKey);
  return files.length;
}
