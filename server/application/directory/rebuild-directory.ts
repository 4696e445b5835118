import { updateDirectoryPortion } from "#db/queries/directory-entries.ts";
import { transact } from "#db/connection/transact.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Firms of one portion: one statement for them stays well below its time limit of a second. */
const firmsAtOnce = 250;
const beforeAll = "00000000-0000-0000-0000-000000000000";

/** The progress, and the firm after which the next portion starts. */
export type Rebuilt = { readonly firms: number; readonly listed: number; readonly last: string };
export type RebuildInput = { readonly after?: string | undefined };

/**
 * Rebuilds the directory entries from firms, profiles and devices, after rows were written without the portal (a restored or loaded
 * database). It works in portions, each in its own transaction, while the portal runs: a change of a firm waits for its portion. An
 * entry that is right is not written, so the rebuild can be stopped and started again. A word stays when its last firm is gone.
 * @param after starts after this firm; by default with the first
 * @throws forbidden (not the system actor); unavailable (a firm stays locked)
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
