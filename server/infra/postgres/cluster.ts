import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chownSync, existsSync, mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { council } from "#domain/council.ts";
import { ensureDataDir } from "../own-secret.ts";
import { postgresBinaries } from "./binaries.ts";
import { canReach, databaseUser, type DatabaseUser } from "./database-user.ts";

/** A database cluster on disk, ready to be started. */
export type Cluster = {
  readonly directory: string;
  readonly password: string;
  readonly binaries: string;
  readonly user: DatabaseUser | undefined;
};

const Note = z.object({ directory: z.string(), password: z.string(), isInitialised: z.boolean() });
type Note = z.infer<typeof Note>;

/** Folder for data and programs if the database user cannot enter the project's folders. */
const systemDir = `/var/lib/${council.slug}-portal`;

/**
 * The cluster of `dataDir`, created on the first call. `dataDir/postgres.json` (0600) stores its folder and its
 * password; an interrupted first call leaves nothing that looks complete.
 * @throws when the cluster was there once and its folder is gone
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  ensureDataDir(dataDir);
  const user = databaseUser();
  const notePath = join(dataDir, "postgres.json");
  const note =
    readNote(notePath) ?? writeNote(notePath, { directory: chooseDirectory(dataDir, user), password: newPassword(), isInitialised: false });
  const isReachable = canReach(dataDir, user);
  const binaries = postgresBinaries(user, isReachable ? realpathSync(dataDir) : systemDir);
  const cluster = { directory: note.directory, password: note.password, binaries, user };
  const isComplete = existsSync(join(note.directory, "PG_VERSION"));
  if (!isComplete && note.isInitialised)
    throw new Error(`The database in ${note.directory} is gone. Bring it back from a backup; to begin with an empty one, remove ${notePath}.`);
  if (!isComplete) await initialise(cluster);
  if (!note.isInitialised) writeNote(notePath, { ...note, isInitialised: true });
  return cluster;
}

function chooseDirectory(dataDir: string, user: DatabaseUser | undefined): string {
  const near = join(realpathSync(dataDir), "postgres");
  if (canReach(realpathSync(dataDir), user)) return near;
  mkdirSync(systemDir, { recursive: true, mode: 0o711 });
  return join(systemDir, `data-${randomBytes(6).toString("hex")}`);
}

const newPassword = (): string => randomBytes(24).toString("base64url");

function readNote(path: string): Note | undefined {
  return existsSync(path) ? Note.parse(JSON.parse(readFileSync(path, "utf8"))) : undefined;
}

function writeNote(path: string, note: Note): Note {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(note, undefined, 2)}\n`, { mode: 0o600, flush: true });
  renameSync(draft, path);
  return note;
}

/** initdb works in a folder of another name, which becomes the real one when it is complete. */
async function initialise(cluster: Cluster): Promise<void> {
  const draft = `${cluster.directory}.init`;
  const passwordFile = `${cluster.directory}.password`;
  rmSync(draft, { recursive: true, force: true });
  rmSync(passwordFile, { force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, cluster.password, { mode: 0o600, flag: "wx" });
  if (cluster.user !== undefined) {
    chownSync(draft, cluster.user.uid, cluster.user.gid);
    chownSync(passwordFile, cluster.user.uid, cluster.user.gid);
  }
  try {
    // prettier-ignore
    const args = ["-D", draft, "-U", "postgres", "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8", "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8", "--locale=C", "--no-instructions"];
    await promisify(execFile)(join(cluster.binaries, "bin", "initdb"), args, spawnOptions(cluster));
  } catch (error) {
    const detail = error instanceof Error && "stderr" in error ? String(error.stderr).trim() : "";
    throw new Error(`PostgreSQL could not make its folder ${cluster.directory}. ${detail}`.trim(), { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster.directory);
}

/** The account, folder and environment for the database's programs: they may not be able to enter our folder. */
export const spawnOptions = ({ binaries, user }: Cluster) => ({
  ...(user === undefined ? {} : { uid: user.uid, gid: user.gid }),
  cwd: binaries,
  env: { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" },
});
