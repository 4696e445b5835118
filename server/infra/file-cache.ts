import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const running = new Map<string, Promise<string>>();

/**
 * The path, once its file exists; `make` writes it if it does not. This process never writes one file twice at the same
 * time; the file of another process is replaced by the same bytes. Each use postpones its removal by `sweepCache`.
 */
export async function cachedFile(path: string, make: (outPath: string) => Promise<void>): Promise<string> {
  const now = new Date();
  const isThere = await utimes(path, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const known = running.get(path) ?? makeInto(path, make).finally(() => running.delete(path));
  running.set(path, known);
  return known;
}

async function makeInto(path: string, make: (outPath: string) => Promise<void>): Promise<string> {
  const folder = join(path, "..");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const outPath = join(folder, `${randomUUID()}.tmp`);
  try {
    await make(outPath);
    await rename(outPath, path);
    return path;
  } catch (error) {
    await rm(outPath, { force: true });
    throw error;
  }
}

/** Removes what is in a folder and was not used for this time and returns how many. */
export async function sweepCache(folder: string, unusedMs: number, now: Date): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts === undefined || now.getTime() - facts.mtimeMs < unusedMs) continue;
    await rm(join(folder, name), { recursive: true, force: true });
    removed += 1;
  }
  return removed;
}
