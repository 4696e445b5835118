import { execFileSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";

/** The account that PostgreSQL runs as, since it refuses to run as root. */
export type DatabaseUser = { readonly uid: number; readonly gid: number };

const userName = "postgres";

/**
 * The account for the database: undefined (our own) for an ordinary user, else `postgres`, made when absent.
 * @throws when root cannot make the account
 */
export function databaseUser(): DatabaseUser | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const present = findUser();
  if (present !== undefined) return present;
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", userName], { stdio: "ignore" });
  } catch (error) {
    throw new Error(`PostgreSQL does not run as root, and the account "${userName}" could not be made. Make it, or start as an ordinary user.`, {
      cause: error,
    });
  }
  const made = findUser();
  if (made === undefined) throw new Error(`The account "${userName}" was made, but /etc/passwd does not have it. Start as an ordinary user.`);
  return made;
}

function findUser(): DatabaseUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${userName}:`));
  if (line === undefined) return undefined;
  const [, , uid, gid] = line.split(":");
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether that account can pass through every folder down to `path`; our own account can. */
export function canReach(path: string, user: DatabaseUser | undefined): boolean {
  if (user === undefined) return true;
  for (let folder = path; ; folder = dirname(folder)) {
    const { mode, uid } = statSync(folder);
    const mayEnter = uid === user.uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
    if (!mayEnter) return false;
    if (folder === dirname(folder)) return true;
  }
}
