import { randomBytes } from "node:crypto";
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret of this installation, from `DATA_DIR/secret`; the first call creates it (0600). Two processes that start at
 * the same moment get the same one.
 */
export function ownSecret(dataDir: string): string {
  const path = join(dataDir, "secret");
  return read(path) ?? create(dataDir, path);
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

function create(dataDir: string, path: string): string {
  ensureDataDir(dataDir);
  const draft = `${path}.${process.pid}`;
  const file = openSync(draft, "wx", 0o600);
  writeSync(file, `${randomBytes(32).toString("base64url")}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path); // fails if another process was first: then its secret is used
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

/**
 * Creates the folder for everything that the product writes. The database user of a start as root must pass through
 * it, so root's may be entered, but not listed, by others; each folder in it is closed.
 */
export function ensureDataDir(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
}
