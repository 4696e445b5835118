import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises";
import { join } from "node:path";

const running = new Map<string, Promise<string>>();

const folderOf = (dataDir: string): string => join(dataDir, "cache", "pages");

/**
 * The path of a drawn page, made by `draw` if it is not there. A page that is being drawn is not drawn twice by this
 * process; another process's is replaced by the same picture.
 * @param name our own key: letters, digits and dashes
 */
export async function cachedPage(dataDir: string, name: string, draw: (outPath: string) => Promise<void>): Promise<string> {
  const path = join(folderOf(dataDir), `${name}.webp`);
  const now = new Date();
  const isThere = await utimes(path, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return path;
  const known = running.get(path) ?? drawInto(path, draw).finally(() => running.delete(path));
  running.set(path, known);
  return known;
}

async function drawInto(path: string, draw: (outPath: string) => Promise<void>): Promise<string> {
  const folder = join(path, "..");
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const outPath = join(folder, `${randomUUID()}.tmp`);
  try {
    await draw(outPath);
    await rename(outPath, path);
    return path;
  } catch (error) {
    await rm(outPath, { force: true });
    throw error;
  }
}

/** Removes pictures that nobody looked at for this long and returns how many. */
export async function sweepPages(dataDir: string, olderThanMs: number, now: Date): Promise<number> {
  const folder = folderOf(dataDir);
  const names = await readdir(folder).catch(() => []);
  let removed = 0;
  for (const name of names) {
    const facts = await stat(join(folder, name)).catch(() => undefined);
    if (facts === undefined || now.getTime() - facts.mtimeMs < olderThanMs) continue;
    await rm(join(folder, name), { force: true });
    removed += 1;
  }
  return removed;
}
