import { conflict } from "#domain/errors.ts";
import { getDatabaseNow } from "#db/queries/system.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

const hourMs = 60 * 60 * 1_000;

/**
 * Ensures, before anything is deleted for its age, that this machine and the database agree about the time.
 * @throws forbidden (not the worker); conflict (`clock_differs`: by more than an hour)
 */
export async function assertClock(ctx: AppContext): Promise<void> {
  authorizeSystem(ctx.actor);
  const aheadMs = ctx.now().getTime() - (await getDatabaseNow(ctx.db)).getTime();
  if (Math.abs(aheadMs) <= hourMs) return;
  const hours = Math.round(Math.abs(aheadMs) / hourMs);
  throw conflict(
    "clock_differs",
    `Nothing was deleted: the clock of this machine is ${hours} h ${aheadMs > 0 ? "ahead of" : "behind"} that of the database. Correct the wrong one.`,
  );
}
