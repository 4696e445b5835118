import { getContentVersion, getNextContentChangeAt } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** Until when what was read of the public content is still what would be read. */
export type ContentState = {
  /** Changes with every publish. */
  readonly version: number;
  /** When the public's view changes by itself; always in the future. */
  readonly changesAt: Date;
};

/** The content version and its next scheduled change, for caches of pages. */
export async function readContentState(ctx: AppContext): Promise<ContentState> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const version = await getContentVersion(ctx.db);
  return { version, changesAt: await getNextContentChangeAt(ctx.db, ctx.now()) };
}
