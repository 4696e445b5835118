import { forgetDone } from "#db/queries/outbox.ts";
import type { AppContext } from "../../context.ts";
import { sweepPages } from "../../infra/page-cache.ts";
import { sweepImports } from "../members/imports/sweep-imports.ts";
import { authorizeSystem } from "../authorize.ts";

const hourMs = 60 * 60 * 1_000;
const dayMs = 24 * hourMs;
const pagesUnusedMs = 7 * dayMs;
const doneWorkMs = 90 * dayMs;

/**
 * Removes what is left over: temporary files of uploads that died, drawn pages that nobody looks at, the notes of
 * work done long ago, and lists that were imported weeks ago.
 * @throws forbidden (not the worker)
 * @source security.md 4.1, 4.10 I9
 */
export async function sweepFiles(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const temporary = await ctx.files.sweepTemp(hourMs);
  const pages = await sweepPages(ctx.config.dataDir, pagesUnusedMs, ctx.now());
  const notes = await forgetDone(ctx.db, doneWorkMs);
  const imports = await sweepImports(ctx);
  ctx.log.info({ event: "swept", temporary, pages, notes, imports });
}
