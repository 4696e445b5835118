import { updateDirectoryPortion } from "#db/queries/directory-entries.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Firms at once: a good deal less than the second that a statement of theirs may take. */
const firmsAtOnce = 250;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** What has been done so far, and the firm after which it goes on. */
export type Rebuilt = { readonly firms: number; readonly listed: number; readonly last: string };
export type RebuildInput = { readonly after?: string | undefined };

/**
 * Makes the directory say of every firm what firm, profile and devices say now, after rows were written by other means than the portal's
 * (a restored or loaded database). It goes through the firms in portions, each a transaction of its own, beside a portal at work: searches
 * find what is done so far, changes of a firm wait for its portion. What is right already is not written, so it may be ended and begun again.
 * A word stays when its last firm is gone, as ever.
 * @param after goes on behind this firm; by default with the first
 * @throws forbidden (not the product itself); unavailable (a firm stays locked by somebody else)
 */
export async function* rebuildDirectory(ctx: AppContext, { after = beforeAll }: RebuildInput = {}): AsyncGenerator<Rebuilt> {
  authorizeSystem(ctx.actor);
  let done: Rebuilt = { firms: 0, listed: 0, last: after };
  for (;;) {
    const { last } = done;
    const portion = await transact(ctx, (tx) => updateDirectoryPortion(tx, { after: last, limit: firmsAtOnce }));
    if (portion.last === undefined) return;
    done = { firms: done.firms + portion.firms, listed: done.listed + portion.listed, last: portion.last };
    yield done;
  }
}
