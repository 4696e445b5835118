import type { Tx } from "#db/connection/client.ts";
import { isRolledBack, transact } from "#db/connection/transact.ts";
import type { AppContext } from "../context.ts";

/**
 * Runs `work` in a transaction that gives rows to bytes that are in the store. Bytes without a row are deleted at once: those of a refused
 * request, and those of a repeated request, which gets the first answer. Where the commit is in doubt, the sweep decides.
 * @param storageKeys of the bytes
 * @throws what `work` and `transact` throw; unavailable (the store)
 * @source security.md 4.1
 */
export async function transactStored<T>(ctx: AppContext, storageKeys: readonly string[], work: (tx: Tx) => Promise<T>): Promise<T> {
  const remove = async (): Promise<void> => {
    for (const storageKey of storageKeys) await ctx.files.delete(storageKey);
  };
  let isKept = false;
  try {
    const answer = await transact(ctx, async (tx) => {
      const done = await work(tx);
      isKept = true;
      return done;
    });
    if (!isKept) await remove();
    return answer;
  } catch (error) {
    if (isRolledBack(error)) await remove();
    throw error;
  }
}
