import { createHash, randomUUID } from "node:crypto";
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { constants } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { tooLarge, unavailable } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";

/** Bytes that were received and hashed, but not kept yet. */
export type StagedFile = { readonly tempPath: string; readonly sha256: string; readonly sizeBytes: number };

/** The facts of these bytes. @throws too_large (more than `maxBytes`) */
export function factsOfBytes(bytes: Uint8Array, { maxBytes, name = "The file" }: StageOptions): Omit<StagedFile, "tempPath"> {
  if (bytes.length > maxBytes) throw tooLarge("file_too_large", fileMessages.tooLarge(name));
  return { sha256: createHash("sha256").update(bytes).digest("hex"), sizeBytes: bytes.length };
}

/** Files on this machine's disk until they are kept or discarded. */
export type Staging = {
  /**
   * Writes a stream into a temporary file and flushes it to the disk, hashing as it passes. Leaves nothing behind when it fails; the rest of the
   * stream is then read and dropped, so that the reader of a request learns this failure and not that of a stream that was cut.
   * @throws too_large (more than `maxBytes`); unavailable (disk full or failing); the error of the stream
   */
  stage(stream: Readable, options: StageOptions): Promise<StagedFile>;
  /**
   * The same for a finished file below the data folder, which is moved and not copied. The file is gone from `path` afterwards, also when it fails.
   * @throws too_large (more than `maxBytes`); unavailable (disk full or failing)
   */
  stageFile(path: string, options: StageOptions): Promise<StagedFile>;
  /** The file has been moved away. */
  taken(staged: StagedFile): void;
  /** Removes a staged file; a second call, or one after `taken`, does nothing. */
  discard(staged: StagedFile): Promise<void>;
  /** Writes, syncs and removes a few bytes; moves them to `movedTo` first, if given. @throws unavailable */
  probe(movedTo?: string): Promise<void>;
  /** Removes temporary files older than this and returns how many. */
  sweep(olderThanMs: number): Promise<number>;
};

export type StageOptions = { readonly maxBytes: number; readonly name?: string };

/** The codes of a full, failing or missing disk; EFBIG is a full one under a size limit, EXDEV two file systems where one is needed. */
const storageFailures = new Set(["ENOSPC", "EIO", "EFBIG", "EROFS", "ENXIO", "EMFILE", "ENFILE", "EXDEV"]);

/** Collected before they are written: every write costs, and fifty uploads at once must not cost much memory. */
const writeBytes = 256 * 1024;

/** Stages files as `tempDir/<uuid>`, readable only by this user. */
export function createStaging(tempDir: string): Staging {
  /** Files staged here that are neither committed nor discarded yet. */
  const staged = new Set<string>();

  async function stage(stream: Readable, options: StageOptions): Promise<StagedFile> {
    const tempPath = join(tempDir, randomUUID());
    try {
      const file = await inFolder(tempDir, () => open(tempPath, "wx", 0o600));
      try {
        const content = await take(stream, file, options);
        await file.sync();
        staged.add(tempPath);
        return { tempPath, ...content };
      } finally {
        await file.close();
      }
    } catch (error) {
      stream.resume();
      // A failed sync is never repeated: the kernel may have dropped the pages it could not write.
      await rm(tempPath, { force: true });
      throw asStoreError(error);
    }
  }

  async function stageFile(path: string, { maxBytes, name = "The file" }: StageOptions): Promise<StagedFile> {
    const tempPath = join(tempDir, randomUUID());
    try {
      const file = await open(path, "r");
      try {
        const { size: sizeBytes } = await file.stat();
        if (sizeBytes > maxBytes) throw tooLarge("file_too_large", fileMessages.tooLarge(name));
        await file.chmod(0o600);
        await file.sync();
        const hash = createHash("sha256");
        await pipeline(file.createReadStream({ autoClose: false }), hash);
        await inFolder(tempDir, () => rename(path, tempPath));
        staged.add(tempPath);
        return { tempPath, sha256: hash.digest("hex"), sizeBytes };
      } finally {
        await file.close();
      }
    } catch (error) {
      await rm(path, { force: true });
      throw asStoreError(error);
    }
  }

  return {
    stage,
    stageFile,
    taken: ({ tempPath }) => void staged.delete(tempPath),
    async discard({ tempPath }) {
      if (staged.delete(tempPath)) await rm(tempPath, { force: true });
    },
    async probe(movedTo) {
      const path = join(tempDir, `probe-${randomUUID()}`);
      try {
        await mkdir(tempDir, { recursive: true, mode: 0o700 });
        const file = await open(path, "wx", 0o600);
        try {
          await file.writeFile("probe");
          await file.sync();
        } finally {
          await file.close();
        }
        if (movedTo !== undefined) await rename(path, movedTo);
      } catch (error) {
        throw storeUnavailable(error);
      } finally {
        // The failure of the write is the cause; a failed removal is ignored.
        await Promise.all([path, movedTo ?? path].map((left) => rm(left, { force: true }).catch(() => undefined)));
      }
    },
    async sweep(olderThanMs) {
      const names = await readdir(tempDir).catch(() => []);
      const removed = await Promise.all(names.map((name) => removeIfOlder(join(tempDir, name), olderThanMs)));
      return removed.filter(Boolean).length;
    },
  };
}

/** Writes a stream into a file, hashing as it passes. */
async function take(
  stream: Readable,
  file: FileHandle,
  { maxBytes, name = "The file" }: StageOptions,
): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  let held: Buffer[] = [];
  let heldBytes = 0;
  const write = async (): Promise<void> => {
    const bytes = held;
    const size = heldBytes;
    held = [];
    heldBytes = 0;
    await writeAll(file, bytes, size);
  };
  for await (const chunk of stream.iterator({ destroyOnReturn: false })) {
    const bytes: Buffer = chunk;
    sizeBytes += bytes.length;
    if (sizeBytes > maxBytes) throw tooLarge("file_too_large", fileMessages.tooLarge(name));
    hash.update(bytes);
    held.push(bytes);
    heldBytes += bytes.length;
    if (heldBytes >= writeBytes) await write();
  }
  await write();
  return { sha256: hash.digest("hex"), sizeBytes };
}

async function writeAll(file: FileHandle, chunks: Buffer[], size: number): Promise<void> {
  if (size === 0) return;
  const { bytesWritten } = await file.writev(chunks);
  if (bytesWritten === size) return;
  // A disk that accepts only a part reports the reason with the next write.
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  for (let at = 0; at < rest.length;) at += (await file.write(rest, at)).bytesWritten;
}

/** Does something in a folder, which is made when it turns out to be missing: it nearly never is, and looking costs. */
export async function inFolder<T>(folder: string, work: () => Promise<T>, onMade: () => void = () => undefined): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    onMade();
    return work();
  }
}

/** Whether a file was last written at least this long ago; one that is gone was not. */
export async function isOlder(path: string, ms: number): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs >= ms;
}

async function removeIfOlder(path: string, olderThanMs: number): Promise<boolean> {
  if (!(await isOlder(path, olderThanMs))) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}

/** The store does not take files now. */
export const storeUnavailable = (cause: unknown): Error => unavailable("storage_unavailable", fileMessages.storeUnavailable, cause);

/** The store does not give a file now. */
export const storeUnreadable = (cause: unknown): Error => unavailable("storage_unavailable", fileMessages.storeUnreadable, cause);

/** A full or failing disk as `unavailable`; any other error unchanged. */
export function asStoreError(error: unknown): unknown {
  return storageFailures.has(codeOf(error)) || isOverQuota(error) ? storeUnavailable(error) : error;
}

/** Node knows no name for it and calls it by its number. */
const isOverQuota = (error: unknown): boolean => error instanceof Error && "errno" in error && error.errno === -constants.errno.EDQUOT;

/** The code of a system error, or nothing. */
export function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
