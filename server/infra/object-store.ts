import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { GetObjectCommandOutput } from "@aws-sdk/client-s3";
import { DomainError } from "#domain/errors.ts";
import type { ObjectStore } from "./config.ts";
import { cachedFile, sweepCache } from "./file-cache.ts";
import { createStaging, factsOfBytes, storeUnavailable, storeUnreadable, type StagedFile, type StageOptions } from "./file-staging.ts";
import { fileDamaged, fileNotFound, isFileKey, newFileKey, type ByteRange, type FileStore, type KeptFile } from "./file-store.ts";
import { createObjectClient, type ObjectPatience } from "./object-client.ts";

const putTries = 3;
const putPauseMs = 200;
/** A user waits: no further attempt after a time-out. */
const putAgainWithinMs = 10_000;
const keysAtOnce = 1_000;
/** Each probe reads, but writes only once in this time: stores charge for each write. */
const writeProbeMs = 60_000;
/** Local copies serve programs that need a path; the next page of a document is requested soon or not at all. */
const copyUnusedMs = 60 * 60 * 1_000;

/**
 * Stores files as objects of one bucket. They are staged on this machine's disk, and programs that need a path get a copy below
 * `dataDir/cache/objects`, whose SHA-256 was compared; a lost disk loses no stored file.
 * @source security.md 4.1
 */
export function createObjectFileStore(dataDir: string, objectStore: ObjectStore, patience?: ObjectPatience): FileStore {
  const staging = createStaging(join(dataDir, "tmp"));
  const copies = join(dataDir, "cache", "objects");
  const Bucket = objectStore.bucket;
  const { ask } = createObjectClient(objectStore, patience);
  let writtenAt: number | undefined;

  const copyOf = (key: string): string => join(copies, key.slice(key.indexOf("/") + 1));

  async function commit(staged: StagedFile, key = newFileKey()): Promise<string> {
    try {
      await put(key, staged, () => createReadStream(staged.tempPath));
      return key;
    } finally {
      staging.taken(staged);
      await rm(staged.tempPath, { force: true });
    }
  }

  async function keep(bytes: Uint8Array, options: StageOptions): Promise<KeptFile> {
    const facts = factsOfBytes(bytes, options);
    const storageKey = newFileKey();
    await put(storageKey, facts, () => Readable.from([bytes]));
    return { storageKey, ...facts };
  }

  async function put(key: string, facts: Omit<StagedFile, "tempPath">, open: () => Readable): Promise<void> {
    try {
      await putWithAttempts(key, facts, open);
    } catch (error) {
      // The store may have it although no answer came; the deletion is not awaited, and the sweep removes what stays.
      void remove(key).catch(() => undefined);
      throw error;
    }
  }

  /** The library does not repeat a request whose body is a stream: each attempt opens the bytes again. */
  async function putWithAttempts(key: string, { sha256, sizeBytes }: Omit<StagedFile, "tempPath">, open: () => Readable): Promise<void> {
    const begunMs = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      const bytes = open();
      try {
        const { ETag } = await ask((client, { PutObjectCommand }) =>
          client.send(
            new PutObjectCommand({
              Bucket,
              Key: key,
              Body: bytes,
              ContentLength: sizeBytes,
              ChecksumSHA256: Buffer.from(sha256, "hex").toString("base64"),
              Metadata: { sha256 },
            }),
          ),
        );
        assertOfStore(ETag, storeUnavailable);
        return;
      } catch (error) {
        if (attempt === putTries || performance.now() - begunMs > putAgainWithinMs) throw error;
        await wait(putPauseMs * 2 ** attempt);
      } finally {
        bytes.destroy();
      }
    }
  }

  async function openRead(key: string, range?: ByteRange): Promise<Readable> {
    const found = await ask(
      (client, { GetObjectCommand }) =>
        client.send(
          new GetObjectCommand({ Bucket, Key: checked(key), ...(range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` }) }),
        ),
      storeUnreadable,
    );
    return wholeBody(key, found, range === undefined);
  }

  async function size(key: string): Promise<number> {
    const { ContentLength, ETag } = await ask(
      (client, sdk) =>
        client.send(new sdk.HeadObjectCommand({ Bucket, Key: checked(key) })).catch((error: unknown) => {
          throw error instanceof sdk.NotFound ? fileNotFound() : error; // an answer without a body names no reason
        }),
      storeUnreadable,
    );
    assertOfStore(ETag, storeUnreadable);
    return ContentLength ?? 0;
  }

  async function remove(key: string): Promise<void> {
    await ask((client, { DeleteObjectCommand }) => client.send(new DeleteObjectCommand({ Bucket, Key: checked(key) })));
  }

  async function probeWriting(): Promise<void> {
    const now = performance.now();
    if (writtenAt !== undefined && now - writtenAt < writeProbeMs) return;
    await ask((client, { PutObjectCommand }) => client.send(new PutObjectCommand({ Bucket, Key: "probe", Body: "probe" })));
    writtenAt = now;
  }

  return {
    stage: staging.stage,
    stageFile: staging.stageFile,
    discard: staging.discard,
    commit,
    keep,
    openRead,
    size,
    async localPath(key) {
      return cachedFile(copyOf(checked(key)), async (outPath) => {
        await pipeline(await openRead(key), createWriteStream(outPath, { flags: "wx", mode: 0o600 })).catch((error: unknown) => {
          throw asUnreadable(error);
        });
      });
    },
    async delete(key) {
      await remove(key);
      await rm(copyOf(key), { force: true });
    },
    async probe() {
      await staging.probe();
      await ask((client, { HeadBucketCommand }) => client.send(new HeadBucketCommand({ Bucket }))).catch((error: unknown) => {
        throw storeUnavailable(error); // also when there is no such bucket
      });
      await probeWriting();
    },
    async *keysOlderThan(ms) {
      let from: string | undefined;
      do {
        const { page, now } = await ask(async (client, { ListObjectsV2Command }) => ({
          page: await client.send(
            new ListObjectsV2Command({ Bucket, MaxKeys: keysAtOnce, ...(from === undefined ? {} : { ContinuationToken: from }) }),
          ),
          // The store's clock: with that of a node that is a day fast, an upload without a row yet would look a day old.
          now: Date.now() + client.config.systemClockOffset,
        }));
        for (const { Key = "", LastModified } of page.Contents ?? [])
          if (isFileKey(Key) && LastModified !== undefined && now - LastModified.getTime() >= ms) yield Key;
        from = page.NextContinuationToken;
      } while (from !== undefined);
    },
    async sweepTemp(olderThanMs) {
      return (await staging.sweep(olderThanMs)) + (await sweepCache(copies, Math.max(olderThanMs, copyUnusedMs), new Date()));
    },
  };
}

function checked(key: string): string {
  if (!isFileKey(key)) throw fileNotFound();
  return key;
}

/**
 * The body, which fails at its end unless every byte arrived and, for a whole file, the SHA-256 matches: a part of a file or
 * another file is never returned in its place.
 */
function wholeBody(key: string, { Body, ContentLength, ETag, Metadata }: GetObjectCommandOutput, isWhole: boolean): Readable {
  assertOfStore(ETag, storeUnreadable);
  if (!(Body instanceof Readable)) throw storeUnreadable(new Error("the object store sent no body"));
  const hash = createHash("sha256");
  let received = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      if (isWhole) hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      if (ContentLength !== undefined && received !== ContentLength)
        return done(storeUnreadable(new Error(`${received} of ${ContentLength} bytes came`)));
      const expected = isWhole ? Metadata?.["sha256"] : undefined;
      if (expected !== undefined && hash.digest("hex") !== expected) return done(fileDamaged(key));
      done();
    },
    destroy: (error, done) => done(error === null ? null : asUnreadable(error)),
  });
  // A connection failure becomes the failure of this stream, which its reader sees.
  pipeline(Body, counted).catch(() => undefined);
  return counted;
}

/** Every S3 answer about an object has an ETag. The page of a proxy in between may say 200, too. @throws unavailable */
function assertOfStore(etag: string | undefined, asFailure: (cause: unknown) => Error): void {
  if (etag === undefined) throw asFailure(new Error("the answer is not that of an object store: it has no ETag"));
}

const asUnreadable = (error: unknown): Error => (error instanceof DomainError ? error : storeUnreadable(error));
