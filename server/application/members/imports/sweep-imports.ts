import { deleteImport, lockStaleImports } from "#db/queries/imports.ts";
import type { AppContext } from "../../../context.ts";
import { authorizeSystem } from "../../authorize.ts";

/** How long the rows of an import are stored after its last change: they contain names and phone numbers. */
const keptDays = 30;

/** Deletes old imports with their rows and files. The firms that they created stay. Returns how many. */
export async function sweepImports(ctx: AppContext): Promise<number> {
  authorizeSystem(ctx.actor);
  const swept = await ctx.db.transaction(async (tx) => {
    const stale = await lockStaleImports(tx, keptDays);
    for (const { id } of stale) await deleteImport(tx, id);
    return stale;
  });
  for (const { storageKey } of swept) await ctx.files.delete(storageKey);
  return swept.length;
}
