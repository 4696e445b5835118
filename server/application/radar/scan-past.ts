import { selectUnscannedClaims } from "#db/queries/radar.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";
import { scanFiles } from "./scan-file.ts";
import { scanItems } from "./scan-reimbursement.ts";

const atOnce = 100;
/** The schedule starts it each hour: it goes on where it stopped. */
const longestMs = 55 * 60 * 1_000;

/**
 * Looks at every claim and file that nobody has looked at: those of the time before the radar, those whose own job was lost, and files that the
 * store did not have or that could not be drawn. It may be killed at any time; what is done is stored file by file, and the system page shows how
 * far it is.
 * @throws forbidden (not the worker); unavailable
 */
export async function scanPast(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const startedMs = performance.now();
  const hasTime = (): boolean => performance.now() - startedMs < longestMs;
  for (let ids = await selectUnscannedClaims(ctx.db, atOnce); ids.length > 0 && hasTime(); ids = await selectUnscannedClaims(ctx.db, atOnce))
    for (const id of ids) await scanItems(ctx, id);
  await scanFiles(ctx, { hasTime });
}
