import { createHash, randomUUID } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, opendir, readdir, rename, rm, stat, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { notFound, tooLarge, unavailable } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";

/** Bytes that were received and hashed, but are nobody's yet. */
export type StagedFile = { readonly tempPath: string; readonly sha256: string; readonly sizeBytes: number };
/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/**
 * Where uploaded bytes live. The order is always: stage, check the content, commit, and only then a row that names the key; a crash
 * leaves at worst a file without a row. Keys are ours, never made from a name.
 * @source security.md 4.1
 */
export type FileStore = {
  /** Takes a stream into a temporary file and makes its bytes durable, hashing as they pass. Leaves nothing behind when it fails.
   *  @throws too_large (more than `maxBytes`); unavailable (disk full or failing); whatever the stream fails with */
  stage(stream: Readable, options: { maxBytes: number; name?: string }): Promise<StagedFile>;
  /** Gives a staged file its durable name and returns the key under which it is found. @throws unavailable; nothing is left then */
  commit(staged: StagedFile): Promise<string>;
  /** Forgets a staged file; repeating it, or after `commit`, does nothing. */
  discard(staged: StagedFile): Promise<void>;
  /** @throws not_found */
  openRead(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. @throws not_found */
  size(key: string): Promise<number>;
  /** A path on this machine with the file's bytes, for programs that want one. @throws not_found */
  localPath(key: string): Promise<string>;
  /** Repeating it does nothing. */
  delete(key: string): Promise<void>;
  /** Writes, syncs and removes a few bytes. @throws unavailable */
  probe(): Promise<void>;
  /** The keys of kept files that are older than this, as they are found: a store of any size passes through. */
  keysOlderThan(ms: number): AsyncIterable<string>;
  /** Removes temporary files older than this and returns how many. */
  sweepTemp(olderThanMs: number): Promise<number>;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;
/** What a full, failing or vanished disk says; EFBIG is the same under a size limit. */
const storageFailures = new Set(["ENOSPC", "EDQUOT", "EIO", "EFBIG", "EROFS", "ENXIO", "EMFILE", "ENFILE"]);

/** Collected before they are written: every write costs, and fifty uploads at once must not cost much memory. */
const writeBytes = 256 * 1024;

/** Keeps files below `dataDir`: `tmp/<uuid>` while they arrive, `blobs/ab/<uuid>` once they are kept. */
export function createLocalFileStore(dataDir: string): FileStore {
  const tempDir = join(dataDir, "tmp");
  const blobDir = join(dataDir, "blobs");

  /** Files staged here that nobody has committed or discarded yet. */
  const staged = new Set<string>();

  async function stage(stream: Readable, options: { maxBytes: number; name?: string }): Promise<StagedFile> {
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
      stream.destroy();
      // A failed sync is never repeated: the kernel may have dropped the pages it could not write.
      await rm(tempPath, { force: true });
      throw asStoreError(error);
    }
  }

  async function commit({ tempPath }: StagedFile): Promise<string> {
    const id = randomUUID();
    const key = `${id.slice(0, 2)}/${id}`;
    const target = join(blobDir, key);
    const folder = join(blobDir, id.slice(0, 2));
    try {
      let isNewFolder = false;
      await inFolder(
        folder,
        () => rename(tempPath, target),
        () => (isNewFolder = true),
      );
      staged.delete(tempPath);
      await syncPath(folder);
      if (isNewFolder) await syncPath(blobDir);
      return key;
    } catch (error) {
      await Promise.all([rm(tempPath, { force: true }), rm(target, { force: true })]);
      throw asStoreError(error);
    }
  }

  async function discard({ tempPath }: StagedFile): Promise<void> {
    if (staged.delete(tempPath)) await rm(tempPath, { force: true });
  }

  function pathOf(key: string): string {
    if (!keyPattern.test(key)) throw notFound("file_not_found", fileMessages.notStored);
    return join(blobDir, key);
  }

  async function size(key: string): Promise<number> {
    try {
      return (await stat(pathOf(key))).size;
    } catch (error) {
      throw asReadError(error);
    }
  }

  return {
    stage,
    commit,
    discard,
    size,
    async openRead(key, range) {
      const stream = createReadStream(pathOf(key), range);
      await opened(stream);
      return stream;
    },
    async localPath(key) {
      await size(key);
      return pathOf(key);
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    async probe() {
      const path = join(tempDir, `probe-${randomUUID()}`);
      try {
        await mkdir(tempDir, { recursive: true, mode: 0o700 });
        await mkdir(blobDir, { recursive: true, mode: 0o700 });
        const file = await open(path, "wx", 0o600);
        try {
          await file.writeFile("probe");
          await file.sync();
        } finally {
          await file.close();
        }
      } catch (error) {
        throw unavailable("storage_unavailable", fileMessages.storeUnavailable, error);
      } finally {
        // The failure to write says more than the failure to clear up after it.
        await rm(path, { force: true }).catch(() => undefined);
      }
    },
    async *keysOlderThan(ms) {
      for await (const folder of entriesOf(blobDir))
        for await (const name of entriesOf(join(blobDir, folder))) {
          const key = `${folder}/${name}`;
          if (keyPattern.test(key) && (await isOlder(join(blobDir, key), ms))) yield key;
        }
    },
    async sweepTemp(olderThanMs) {
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
  { maxBytes, name = "The file" }: { maxBytes: number; name?: string },
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
  for await (const chunk of stream) {
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
  // A disk that takes only a part says why at the next write.
  const rest = Buffer.concat(chunks).subarray(bytesWritten);
  for (let at = 0; at < rest.length;) at += (await file.write(rest, at)).bytesWritten;
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Does something in a folder, which is made when it turns out to be missing: it nearly never is, and looking costs. */
async function inFolder<T>(folder: string, work: () => Promise<T>, onMade: () => void = () => undefined): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    onMade();
    return work();
  }
}

function opened(stream: ReadStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once("open", () => resolve());
    stream.once("error", (error) => reject(asReadError(error)));
  });
}

/** Names in a folder, a few at a time; none when there is no such folder yet. */
async function* entriesOf(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw asStoreError(error);
  });
  if (found !== undefined) for await (const { name } of found) yield name;
}

async function isOlder(path: string, ms: number): Promise<boolean> {
  const facts = await stat(path).catch(() => undefined);
  return facts !== undefined && Date.now() - facts.mtimeMs >= ms;
}

async function removeIfOlder(path: string, olderThanMs: number): Promise<boolean> {
  if (!(await isOlder(path, olderThanMs))) return false;
  await rm(path, { recursive: true, force: true });
  return true;
}

function asStoreError(error: unknown): unknown {
  return storageFailures.has(codeOf(error)) ? unavailable("storage_unavailable", fileMessages.storeUnavailable, error) : error;
}

function asReadError(error: unknown): unknown {
  return codeOf(error) === "ENOENT" ? notFound("file_not_found", fileMessages.notStored) : asStoreError(error);
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
