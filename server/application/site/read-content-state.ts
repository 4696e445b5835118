import { getContentVersion, getNextContentChangeAt } from "#db/queries/content.ts";
import type { AppContext } from "../../context.ts";
import { authorizeAnyone } from "../authorize.ts";

/** How long the public content that was read stays current. */
export type ContentState = {
  /** Changes with every publish. */
  readonly version: number;
  /** The next time at which the public content changes without an edit; always in the future. */
  readonly changesAt: Date;
};

/** The content version and its next scheduled change, for caches of pages. */
export async function readContentState(ctx: AppContext): Promise<ContentState> {
  authorizeAnyone(ctx.actor, "site.readPages");
  const version = await getContentVersion(ctx.db);
  return { version, changesAt: await getNextContentChangeAt(ctx.db, ctx.now()) };
}
