import { existsSync, statfsSync } from "node:fs";

const memory = "/dev/shm";
const roomyBytes = 8 * 1024 ** 3;

/**
 * Temporary files of this process and of those that it starts lie in memory, where it has room and TMPDIR names no other place. Each test
 * file makes and drops a database of 1,200 files, each browser profile has hundreds: on a disk with ext4 a tenth of the processor's time
 * goes into finding free inodes.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env["TMPDIR"] !== undefined || !existsSync(memory)) return;
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize > roomyBytes) process.env["TMPDIR"] = memory;
}
