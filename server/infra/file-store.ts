import { randomUUID } from "node:crypto";
import { createReadStream, type ReadStream } from "node:fs";
import { mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { DomainError, notFound } from "#domain/errors.ts";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import {
  asStoreError,
  codeOf,
  createStaging,
  factsOfBytes,
  inFolder,
  isOlder,
  storeUnavailable,
  type StagedFile,
  type StageOptions,
  type Staging,
} from "./file-staging.ts";

/** First and last byte, both inclusive. */
export type ByteRange = { readonly start: number; readonly end: number };

/** Bytes in the store. */
export type KeptFile = { readonly storageKey: string; readonly sha256: string; readonly sizeBytes: number };

/**
 * Storage of uploaded bytes. The order is always: stage, check the content, commit, then the row with the key; a crash
 * leaves at most a file without a row. Keys are random, never made from a file name.
 * @source security.md 4.1
 */
export type FileStore = Pick<Staging, "stage" | "stageFile" | "discard"> & {
  /** Stores a staged file durably and returns its key: a new one, or that of the store which a backup
   *  was made of. @throws unavailable; nothing is left then */
  commit(staged: StagedFile, key?: string): Promise<string>;
  /**
   * Stores bytes that the product made, without a temporary file: a process that is killed leaves at most a file without a row.
   * @throws too_large (more than `maxBytes`); unavailable; nothing is left then
   */
  keep(bytes: Uint8Array, options: StageOptions): Promise<KeptFile>;
  /** @throws not_found; unavailable */
  openRead(key: string, range?: ByteRange): Promise<Readable>;
  /** Bytes. @throws not_found; unavailable */
  size(key: string): Promise<number>;
  /** A local path with the file's bytes, for programs that need one. @throws not_found */
  localPath(key: string): Promise<string>;
  /** Repeating it does nothing. */
  delete(key: string): Promise<void>;
  /** Checks that files can be written and read now. @throws unavailable */
  probe(): Promise<void>;
  /** The keys of stored files that are older than this, as a stream, so that memory does not grow with the store. */
  keysOlderThan(ms: number): AsyncIterable<string>;
  /** Removes local files that are older than this and not needed any more; returns how many. */
  sweepTemp(olderThanMs: number): Promise<number>;
};

const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u;

/** Whether this has the form of a key of our stores. */
export const isFileKey = (key: string): boolean => keyPattern.test(key);

/** A new random key. */
export function newFileKey(): string {
  const id = randomUUID();
  return `${id.slice(0, 2)}/${id}`;
}

/** The error for a missing file. */
export const fileNotFound = (): Error => notFound("file_not_found", fileMessages.notStored);

/** True when the bytes of a file cannot be read or are others than were stored: the disk, or the object store, has lost them. */
export const isDamage = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "file_damaged" || error.code === "EIO");

/** To put a file back from a backup takes a person: an attempt before that fetches the damaged bytes again. */
const damagedRetrySeconds = 3600;

/** The error for a file whose bytes have changed; its cause names the key for the log. */
export const fileDamaged = (key: string): Error =>
  new DomainError("unavailable", "file_damaged", fileMessages.cannotBeRead, undefined, {
    retryAfterSeconds: damagedRetrySeconds,
    cause: new Error(`the stored file ${key} has other bytes than were stored`),
  });

/** Stores files below `dataDir`: `tmp/<uuid>` while staged, `blobs/ab/<uuid>` once committed. Both folders are in one file system. */
export function createLocalFileStore(dataDir: string): FileStore {
  const staging = createStaging(join(dataDir, "tmp"));
  const blobDir = join(dataDir, "blobs");

  async function commit(staged: StagedFile, key = newFileKey()): Promise<string> {
    const { tempPath } = staged;
    try {
      await placeDurably(key, async (target) => {
        await rename(tempPath, target);
        staging.taken(staged);
      });
      return key;
    } catch (error) {
      await rm(tempPath, { force: true });
      throw error;
    }
  }

  async function keep(bytes: Uint8Array, options: StageOptions): Promise<KeptFile> {
    const facts = factsOfBytes(bytes, options);
    const storageKey = newFileKey();
    await placeDurably(storageKey, (target) => writeFile(target, bytes, { mode: 0o600, flag: "wx", flush: true }));
    return { storageKey, ...facts };
  }

  /** Puts a file under a key and its name on the disk, or leaves nothing. */
  async function placeDurably(key: string, place: (target: string) => Promise<void>): Promise<void> {
    const target = pathOf(key);
    const folder = join(target, "..");
    try {
      let isNewFolder = false;
      await inFolder(
        folder,
        () => place(target),
        () => (isNewFolder = true),
      );
      await syncPath(folder);
      if (isNewFolder) await syncPath(blobDir);
    } catch (error) {
      await rm(target, { force: true });
      throw asStoreError(error);
    }
  }

  function pathOf(key: string): string {
    if (!isFileKey(key)) throw fileNotFound();
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
    stage: staging.stage,
    stageFile: staging.stageFile,
    discard: staging.discard,
    commit,
    keep,
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
      await mkdir(blobDir, { recursive: true, mode: 0o700 }).catch((error: unknown) => {
        throw storeUnavailable(error);
      });
      await staging.probe(join(blobDir, "probe")); // as a commit does: both folders have to be in one file system
    },
    async *keysOlderThan(ms) {
      for await (const folder of entriesOf(blobDir))
        for await (const name of entriesOf(join(blobDir, folder))) {
          const key = `${folder}/${name}`;
          if (isFileKey(key) && (await isOlder(join(blobDir, key), ms))) yield key;
        }
    },
    sweepTemp: staging.sweep,
  };
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function opened(stream: ReadStream): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once("open", () => resolve());
    stream.once("error", (error) => reject(asReadError(error)));
  });
}

/** Names in a folder as a stream; none if the folder does not exist yet. */
async function* entriesOf(folder: string): AsyncGenerator<string> {
  const found = await opendir(folder).catch((error: unknown) => {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw asStoreError(error);
  });
  if (found !== undefined) for await (const { name } of found) yield name;
}

function asReadError(error: unknown): unknown {
  return codeOf(error) === "ENOENT" ? fileNotFound() : asStoreError(error);
}
