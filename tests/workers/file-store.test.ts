import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { access, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, truncate, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { loadConfig } from "#server/infra/config.ts";
import { createLocalFileStore, type FileStore } from "#server/infra/file-store.ts";
import type { ObjectPatience } from "#server/infra/object-client.ts";
import { createObjectFileStore } from "#server/infra/object-store.ts";
import { startProxy, type TestProxy } from "../support/proxy.ts";
import { startS3, type TestS3 } from "../support/s3.ts";

/** A folder in another file system than that of the tests, where the machine has one. */
const elsewhere = ["/dev/shm", "/var/tmp"].find((folder) => {
  const facts = statSync(folder, { throwIfNoEntry: false });
  return facts !== undefined && facts.dev !== statSync(tmpdir()).dev;
});

const run = promisify(execFile);
const limit = 5 * 1024 * 1024;
let dataDir: string;
let store: FileStore;
let s3: TestS3;

beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.remove());
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "store-"));
  store = createLocalFileStore(dataDir);
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

function objectStoreAt(env: Readonly<Record<string, string>>, patience?: ObjectPatience): FileStore {
  const { objectStore } = loadConfig({ APP_SECRET: "a secret that only the tests use, 32+", ...s3.env, ...env });
  if (objectStore === undefined) throw new Error("the settings name an object store");
  return createObjectFileStore(dataDir, objectStore, patience);
}

const stage = (bytes: Buffer) => store.stage(Readable.from([bytes]), { maxBytes: limit, name: "scan.pdf" });
const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(join(dataDir, folder), { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

describe.each(["disk", "object store"] as const)("on the %s:", (kind) => {
  beforeEach(() => {
    if (kind === "object store") store = objectStoreAt({});
  });

  describe("a file on its way into the store", () => {
    it("is hashed while it streams and lies unreadable to others until it is kept", async () => {
      const bytes = randomBytes(300_000);
      const staged = await stage(bytes);
      expect(staged.sha256).toBe(createHash("sha256").update(bytes).digest("hex"));
      expect(staged.sizeBytes).toBe(bytes.length);
      expect((await stat(staged.tempPath)).mode & 0o777).toBe(0o600);
    });

    it("comes back byte for byte under a key that is not its name", async () => {
      const bytes = randomBytes(100_000);
      const key = await store.commit(await stage(bytes));
      expect(key).toMatch(/^([0-9a-f]{2})\/\1[0-9a-f]{6}-/u);
      expect((await buffer(await store.openRead(key))).equals(bytes)).toBe(true);
      expect(await buffer(await store.openRead(key, { start: 10, end: 19 }))).toEqual(bytes.subarray(10, 20));
      expect(await store.size(key)).toBe(100_000);
      expect((await readFile(await store.localPath(key))).equals(bytes)).toBe(true);
      expect(await filesBelow("tmp")).toEqual([]);
    });

    it("is moved and not copied when it is complete on the disk already", async () => {
      const bytes = randomBytes(100_000);
      const path = join(dataDir, "tmp", "dossier.pdf");
      await mkdir(join(dataDir, "tmp"), { recursive: true });
      await writeFile(path, bytes, { mode: 0o644 });
      const { ino } = await stat(path);
      const staged = await store.stageFile(path, { maxBytes: limit });
      expect(staged).toMatchObject({ sha256: createHash("sha256").update(bytes).digest("hex"), sizeBytes: bytes.length });
      const moved = await stat(staged.tempPath);
      expect([moved.ino, moved.mode & 0o777]).toEqual([ino, 0o600]);
      const key = await store.commit(staged);
      expect((await buffer(await store.openRead(key))).equals(bytes)).toBe(true);
      expect(await filesBelow("tmp")).toEqual([]);
      await writeFile(path, bytes);
      await expect(store.stageFile(path, { maxBytes: bytes.length - 1 })).rejects.toMatchObject({ kind: "too_large" });
      expect(await filesBelow("tmp")).toEqual([]);
    });

    it("is kept without a temporary file when the product made its bytes", async () => {
      const bytes = randomBytes(100_000);
      const keeping = store.keep(bytes, { maxBytes: limit });
      expect(await filesBelow("tmp")).toEqual([]);
      const { storageKey, ...facts } = await keeping;
      expect(facts).toEqual({ sha256: createHash("sha256").update(bytes).digest("hex"), sizeBytes: bytes.length });
      expect((await buffer(await store.openRead(storageKey))).equals(bytes)).toBe(true);
      await expect(store.keep(bytes, { maxBytes: bytes.length - 1 })).rejects.toMatchObject({ kind: "too_large" });
    });

    it("may be exactly as large as the limit, and no byte larger", async () => {
      expect((await stage(Buffer.alloc(limit))).sizeBytes).toBe(limit);
      await expect(stage(Buffer.alloc(limit + 1))).rejects.toMatchObject({ kind: "too_large", message: "scan.pdf must be smaller than 5 MB" });
      expect(await filesBelow("tmp")).toHaveLength(1);
    });

    it("leaves nothing behind when its line dies", async () => {
      const dying = new Readable({
        read() {
          this.push(randomBytes(1000));
          this.destroy(new Error("line cut"));
        },
      });
      await expect(store.stage(dying, { maxBytes: limit })).rejects.toThrow("line cut");
      expect(await filesBelow("tmp")).toEqual([]);
    });

    it("can be discarded, twice, and again after it was kept", async () => {
      const staged = await stage(Buffer.from("x"));
      await store.discard(staged);
      await store.discard(staged);
      expect(await filesBelow("tmp")).toEqual([]);
      const kept = await stage(Buffer.from("y"));
      const key = await store.commit(kept);
      await store.discard(kept);
      expect(await store.size(key)).toBe(1);
    });
  });

  describe("row 28: keys", () => {
    it.each(["../../etc/passwd", "ab/../../secret", "/etc/passwd", "", "ab/abc", "zz/00000000-0000-4000-8000-000000000000"])(
      "refuses %j as unknown",
      async (key) => {
        await expect(store.openRead(key)).rejects.toMatchObject({ kind: "not_found" });
        await expect(store.localPath(key)).rejects.toMatchObject({ kind: "not_found" });
        await expect(Promise.resolve().then(() => store.delete(key))).rejects.toMatchObject({ kind: "not_found" });
      },
    );

    it("says not found for a file that is gone, and deletes it only once", async () => {
      const key = await store.commit(await stage(Buffer.from("x")));
      await store.delete(key);
      await store.delete(key);
      await expect(store.openRead(key)).rejects.toMatchObject({ kind: "not_found" });
      await expect(store.size(key)).rejects.toMatchObject({ kind: "not_found" });
    });
  });

  it("lists what is kept and old enough", async () => {
    const key = await store.commit(await stage(Buffer.from("x")));
    await stage(Buffer.from("not kept"));
    const older = async (ms: number): Promise<boolean> => {
      for await (const found of store.keysOlderThan(ms)) if (found === key) return true;
      return false;
    };
    expect([await older(0), await older(60_000)]).toEqual([true, false]);
  });
});

describe("a disk that is full", () => {
  it("is a 503 and leaves no part of the file", async () => {
    // A process that may write no file above 64 kB meets the same refusal as a full disk, on every machine.
    const script = `
      import { Readable } from "node:stream";
      import { createLocalFileStore } from "#server/infra/file-store.ts";
      process.on("SIGXFSZ", () => undefined);
      const store = createLocalFileStore(process.argv[1]);
      const outcome = await store.stage(Readable.from([Buffer.alloc(60_000), Buffer.alloc(60_000)]), { maxBytes: 1e6 }).then(() => "kept", (error) => error.kind + " " + error.code);
      process.stdout.write(outcome);`;
    const { stdout } = await run("sh", [
      "-c",
      'ulimit -f 128; exec "$0" --import tsx --input-type=module -e "$1" "$2"',
      process.execPath,
      script,
      dataDir,
    ]);
    expect(stdout).toBe("unavailable storage_unavailable");
    expect(await filesBelow("tmp")).toEqual([]);
  });

  it("is seen by the probe", async () => {
    await store.probe();
    const nowhere = createLocalFileStore((await stage(Buffer.from("a file where a folder should be"))).tempPath);
    await expect(nowhere.probe()).rejects.toMatchObject({ kind: "unavailable", code: "storage_unavailable" });
  });

  it.runIf(elsewhere !== undefined)(
    "is as one whose folders are in two file systems: the probe sees it, and a file is refused with 503",
    async () => {
      const blobs = await mkdtemp(`${elsewhere}/store-`);
      await symlink(blobs, join(dataDir, "blobs"));
      const unavailable = { kind: "unavailable", code: "storage_unavailable" };
      await expect(store.probe()).rejects.toMatchObject(unavailable);
      await expect(store.commit(await stage(Buffer.from("scan")))).rejects.toMatchObject(unavailable);
      const left = await readdir(blobs, { recursive: true });
      expect([...(await filesBelow("tmp")), ...left.filter((name) => name.includes("-"))]).toEqual([]);
      await rm(blobs, { recursive: true });
    },
  );
});

describe("the sweep", () => {
  it("removes old temporary files and no others", async () => {
    const old = await stage(Buffer.from("old"));
    const fresh = await stage(Buffer.from("fresh"));
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(old.tempPath, twoHoursAgo, twoHoursAgo);
    expect(await store.sweepTemp(3_600_000)).toBe(1);
    await expect(access(old.tempPath)).rejects.toThrow();
    await access(fresh.tempPath);
  });
});

describe("an object store", () => {
  const objectPath = (key: string): string => join(s3.folder, `${key}._S3rver_object`);

  it("is refused as unavailable while it is away, and used again when it is back", async () => {
    const kept = objectStoreAt({});
    const key = await kept.commit(await stage(Buffer.from("before")));
    await s3.stop();
    try {
      const away = { kind: "unavailable", code: "storage_unavailable" };
      await expect(kept.probe()).rejects.toMatchObject(away);
      await expect(kept.openRead(key)).rejects.toMatchObject({ ...away, message: fileMessages.storeUnreadable });
      await expect(kept.commit(await stage(Buffer.from("meanwhile")))).rejects.toMatchObject({ ...away, message: fileMessages.storeUnavailable });
      expect(await filesBelow("tmp")).toEqual([]);
    } finally {
      await s3.start();
    }
    await kept.probe();
    expect(await buffer(await kept.openRead(key))).toEqual(Buffer.from("before"));
  });

  it("that does not answer is given up after two attempts", async () => {
    const proxy = await proxyToS3();
    try {
      const silentMs = 1_000;
      const slow = objectStoreAt({ S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` }, { silentMs });
      await slow.probe();
      proxy.behave("silent");
      const begun = performance.now();
      await expect(slow.size("00/00000000-0000-4000-8000-000000000000")).rejects.toMatchObject({ kind: "unavailable" });
      expect(performance.now() - begun).toBeGreaterThan(2 * silentMs - 100);
      expect(performance.now() - begun).toBeLessThan(8_000);
    } finally {
      await proxy.close();
    }
  });

  it("is not ready without its bucket", async () => {
    await expect(objectStoreAt({ S3_BUCKET: "another" }).probe()).rejects.toMatchObject({ kind: "unavailable" });
  });

  it("never gives half a file, nor another one's bytes", async () => {
    const kept = objectStoreAt({});
    const key = await kept.commit(await stage(randomBytes(200_000)));
    await truncate(objectPath(key), 100_000);
    await expect(kept.openRead(key).then(buffer)).rejects.toMatchObject({ kind: "unavailable" });
    await writeFile(objectPath(key), randomBytes(200_000));
    await expect(kept.openRead(key).then(buffer)).rejects.toMatchObject({ kind: "unavailable" });
    await expect(kept.localPath(key)).rejects.toMatchObject({
      kind: "unavailable",
      code: "file_damaged",
      message: fileMessages.cannotBeRead,
      retryAfterSeconds: 3600,
      cause: { message: expect.stringContaining(key) },
    });
    expect(await filesBelow("cache")).toEqual([]);
  });

  const answerOf = (status: string, body: string, ...headers: readonly string[]): string =>
    [`HTTP/1.1 ${status}`, ...headers, `Content-Length: ${body.length}`, "Connection: close", "", body].join("\r\n");
  const refusal = (status: string, code: string): string => answerOf(status, `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);

  it("that answers wrongly takes no file and says of none that it is missing, and is used again when it answers", async () => {
    const answers = {
      "the key is wrong": refusal("403 Forbidden", "InvalidAccessKeyId"),
      "our clock is wrong": refusal("403 Forbidden", "RequestTimeTooSkewed"),
      "it is full": refusal("507 Insufficient Storage", "QuotaExceeded"),
      "there is no such bucket": refusal("404 Not Found", "NoSuchBucket"),
      "the page of a proxy about 404": answerOf("404 Not Found", "<html>"),
      "the page of a proxy with 200": answerOf("200 OK", "<html>"),
      "cut in the middle": answerOf("200 OK", "half", 'ETag: "1"').replace("Content-Length: 4", "Content-Length: 400"),
    };
    const unavailable = { kind: "unavailable", code: "storage_unavailable" };
    await Promise.all(
      Object.entries(answers).map(async ([what, answer]) => {
        const proxy = await proxyToS3();
        try {
          const kept = objectStoreAt({ S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
          const key = await kept.commit(await stage(Buffer.from("before")));
          const staged = await stage(Buffer.from("meanwhile"));
          proxy.behave({ answer });
          proxy.cut();
          await expect(kept.commit(staged), what).rejects.toMatchObject(unavailable);
          await expect(kept.openRead(key).then(buffer), what).rejects.toMatchObject(unavailable);
          await expect(kept.localPath(key), what).rejects.toMatchObject(unavailable);
          proxy.behave("pass");
          expect(await buffer(await kept.openRead(key)), what).toEqual(Buffer.from("before"));
        } finally {
          await proxy.close();
        }
      }),
    );
    expect([...(await filesBelow("tmp")), ...(await filesBelow("cache"))]).toEqual([]);
  });

  it("tells the age of an object by its own clock, also when ours is a day fast", async () => {
    const proxy = await proxyToS3();
    try {
      const kept = objectStoreAt({ S3_ENDPOINT: `http://127.0.0.1:${proxy.port}` });
      const dayAgo = new Date(Date.now() - 86_400_000);
      const body = `<ListBucketResult><Contents><Key>00/00000000-0000-4000-8000-000000000000</Key><LastModified>${dayAgo.toISOString()}</LastModified></Contents></ListBucketResult>`;
      proxy.behave({ answer: answerOf("200 OK", body, `Date: ${dayAgo.toUTCString()}`) });
      const found: string[] = [];
      for await (const key of kept.keysOlderThan(3_600_000)) found.push(key);
      expect(found).toEqual([]);
    } finally {
      await proxy.close();
    }
  });

  it("is read once for a document that is opened many times, until its copy was unused for an hour", async () => {
    const kept = objectStoreAt({});
    const key = await kept.commit(await stage(Buffer.from("paper")));
    const [path, same] = await Promise.all([kept.localPath(key), kept.localPath(key)]);
    expect(same).toBe(path);
    await s3.stop();
    expect(await readFile(await kept.localPath(key), "utf8")).toBe("paper");
    await s3.start();
    expect(await kept.sweepTemp(3_600_000)).toBe(0);
    const twoHoursAgo = Date.now() / 1000 - 7200;
    await utimes(path, twoHoursAgo, twoHoursAgo);
    expect(await kept.sweepTemp(3_600_000)).toBe(1);
    expect(await readFile(await kept.localPath(key), "utf8")).toBe("paper");
  });
});

const proxyToS3 = (): Promise<TestProxy> => startProxy([Number(new URL(s3.env.S3_ENDPOINT).port)]);
