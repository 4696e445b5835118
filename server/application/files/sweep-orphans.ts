import { dayMs } from "#domain/dates.ts";
import { conflict } from "#domain/errors.ts";
import { selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import type { AppContext } from "../../context.ts";
import { authorizeSystem } from "../authorize.ts";

/** Longer than any upload or build takes from its bytes to its row, and time enough to notice that a portal runs with the wrong database. */
const orphanMs = 7 * dayMs;
const keysAtOnce = 500;
/** A run keeps at most so many keys in memory. The next run takes the rest. */
const foundAtMost = 10_000;
/** A crash leaves few files. Above both limits the files probably belong to another database. */
const usualCount = 100;
const usualShare = 0.05;

/** Stored files without a row. */
export type Orphans = {
  /** Stored files that are old enough to be looked at. */
  readonly listed: number;
  readonly count: number;
  /** The keys, or the first of them if there are very many. */
  readonly keys: readonly string[];
};

/**
 * Finds stored bytes without a row, which a crash between the two leaves behind.
 * @throws forbidden (not the product itself); unavailable (the store does not answer)
 * @source security.md 4.1
 */
export async function findOrphans({ actor, db, files }: AppContext): Promise<Orphans> {
  authorizeSystem(actor);
  const found = { listed: 0, count: 0, keys: [] as string[] };
  const look = async (portion: readonly string[]): Promise<void> => {
    const referenced = await selectReferencedKeys(db, portion);
    const orphans = portion.filter((key) => !referenced.has(key));
    found.listed += portion.length;
    found.count += orphans.length;
    found.keys.push(...orphans.slice(0, foundAtMost - found.keys.length));
  };
  let portion: string[] = [];
  for await (const key of files.keysOlderThan(orphanMs)) {
    portion.push(key);
    if (portion.length < keysAtOnce) continue;
    await look(portion);
    portion = [];
  }
  if (portion.length > 0) await look(portion);
  return found;
}

/** Deletes these files, but not those that have a row by now. Returns how many it deleted. @throws forbidden (not the product itself); unavailable */
export async function removeOrphans({ actor, db, files }: AppContext, { keys }: Orphans): Promise<number> {
  authorizeSystem(actor);
  let removed = 0;
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const portion = keys.slice(at, at + keysAtOnce);
    const referenced = await selectReferencedKeys(db, portion);
    const orphans = portion.filter((key) => !referenced.has(key));
    for (const key of orphans) await files.delete(key);
    removed += orphans.length;
  }
  return removed;
}

/**
 * Deletes stored bytes without a row; nothing if they are so many that the database cannot be the one of these files.
 * @throws forbidden (not the worker); conflict (they are too many); unavailable
 */
export async function sweepOrphans(ctx: AppContext): Promise<void> {
  const orphans = await findOrphans(ctx);
  const { listed, count } = orphans;
  const isUsual = count < listed && count <= Math.max(usualCount, listed * usualShare);
  if (count > 0 && !isUsual)
    throw conflict(
      "too_many_orphans",
      `Nothing was deleted: the database names ${listed - count} of ${listed} stored files. Is it the database of these files? Correct DATABASE_URL, DATA_DIR or the S3_ settings. If the ${count} files may go: npm run files:sweep`,
    );
  ctx.log.info({ event: "orphans_swept", listed, orphans: await removeOrphans(ctx, orphans) });
}
