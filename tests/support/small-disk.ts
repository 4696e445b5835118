import { execFileSync } from "node:child_process";
import { closeSync, mkdirSync, openSync, rmSync, truncateSync, writeSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "./cluster.ts";

/** A disk that can be filled to the last byte while a product works on it. */
export type SmallDisk = {
  /** How it is made here, for the name of the test. */
  readonly kind: "a mounted disk of 8 MB" | "a limit on the size of files";
  readonly dataDir: string;
  /** With which the product has to be started. */
  readonly launcher: readonly string[];
  /** Leaves this many bytes to the process. */
  fill(pid: number, freeBytes: number): void;
  /** Gives the space back. */
  free(pid: number): void;
  remove(): void;
};

const diskBytes = 8 * 1024 * 1024;
const pageBytes = 4096;

/**
 * A small disk of memory where one may be mounted; elsewhere a limit on the size of the files that the process writes, which
 * the kernel answers in the same place: in the middle of a write.
 */
export function makeSmallDisk(): SmallDisk {
  const folder = temporaryFolder("portal-disk-");
  const disk = join(folder.path, "disk");
  mkdirSync(disk);
  return canMount(disk) ? mountedDisk(disk, folder.remove) : limitedDisk(disk, folder.remove);
}

function canMount(path: string): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${diskBytes}`, "portal-test", path], { stdio: "ignore" });
    return true;
  } catch {
    return false; // not root, or a container that may not
  }
}

function mountedDisk(path: string, removeFolder: () => void): SmallDisk {
  const filler = join(path, "filler");
  return {
    kind: "a mounted disk of 8 MB",
    dataDir: join(path, "var"),
    launcher: [],
    fill: (_pid, freeBytes) => {
      const file = openSync(filler, "w");
      let written = 0;
      try {
        for (;;) written += writeSync(file, Buffer.alloc(pageBytes, 1));
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
      } finally {
        closeSync(file);
      }
      truncateSync(filler, Math.max(0, written - freeBytes));
    },
    free: () => rmSync(filler, { force: true }),
    remove: () => {
      execFileSync("umount", [path]);
      removeFolder();
    },
  };
}

function limitedDisk(path: string, removeFolder: () => void): SmallDisk {
  const limit = (pid: number, size: string): void => void execFileSync("prlimit", ["--pid", String(pid), `--fsize=${size}:unlimited`]);
  return {
    kind: "a limit on the size of files",
    dataDir: join(path, "var"),
    // Without the trap the kernel would end the process instead of refusing the write.
    launcher: ["sh", "-c", `trap "" XFSZ; exec "$@"`, "sh"],
    fill: (pid, freeBytes) => limit(pid, String(freeBytes)),
    free: (pid) => limit(pid, "unlimited"),
    remove: removeFolder,
  };
}
