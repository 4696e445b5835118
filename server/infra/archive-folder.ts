import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Transform, type Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import { z } from "zod";
import { conflict, notFound } from "#domain/errors.ts";
import { isFileKey } from "./file-store.ts";

const formatVersion = 1;
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const Stored = z.object({ path: z.string().regex(/^[\w.-]+$/), sha256: Sha256, bytes: z.int() });
const Table = Stored.extend({ name: z.string(), columns: z.array(z.string()), rows: z.int() });

/** The manifest of an archive; it is the last file that is written. */
export const Manifest = z.object({
  format: z.literal(formatVersion),
  product: z.string(),
  version: z.string(),
  /** Every change committed before it is in the rows; archives of earlier releases do not say. */
  rowsAt: z.iso.datetime().optional(),
  /** When the copy ended. */
  createdAt: z.iso.datetime(),
  /** The newest migration of the database. */
  schema: z.object({ tag: z.string(), when: z.number() }),
  postgres: z.string(),
  /** Id of the key that passwords were hashed with. */
  secret: z.string(),
  /** Id of the key before the last rotation, while it still counts. */
  previousSecret: z.string().optional(),
  /** The settings that are rules of the portal and no secrets, by variable; archives of earlier releases do not say. */
  settings: z.record(z.string(), z.string()).optional(),
  /** The end of the audit trail in the rows, for `audit:verify -- --known`; archives of earlier releases do not say. */
  audit: z
    .string()
    .regex(/^\d+:[0-9a-f]{64}$/)
    .optional(),
  tables: z.array(Table),
  sequences: z.array(z.object({ name: z.string(), lastValue: z.string(), isCalled: z.boolean() })),
  /**
   * `list` names each stored file with hash and size; `absent` are files of rows that are not in the archive, most of them deleted while it was
   * made; `damaged` were damaged or missing in the portal before the copy, which archives of earlier releases do not say.
   */
  files: z.object({ count: z.int(), bytes: z.int(), list: Stored, absent: z.array(z.string()), damaged: z.array(z.string()).optional() }),
});
export type Manifest = z.output<typeof Manifest>;
export type ArchivedTable = z.output<typeof Table>;
export type ArchivedFile = { readonly key: string; readonly sha256: string; readonly sizeBytes: number };

const manifestName = "manifest.json";
const listName = "files.tsv";
const databaseFolder = "database";
const filesFolder = "files";

/** An archive in progress; its folder appears under its name only with `finish`. */
export type ArchiveWriter = {
  /** Writes the lines of a table, compressed. */
  table(name: string, columns: readonly string[], lines: Readable): Promise<ArchivedTable>;
  /** The file if an interrupted attempt has stored it, else the result of `open`; undefined if that has no such file. */
  file(key: string, open: () => Promise<Readable | undefined>): Promise<ArchivedFile | undefined>;
  finish(
    manifest: Omit<Manifest, "format" | "files"> & {
      readonly files: readonly ArchivedFile[];
      readonly absent: readonly string[];
      readonly damaged: readonly string[];
    },
  ): Promise<Manifest>;
};

/**
 * Starts an archive at `target`, or continues an interrupted one there and uses its files.
 * @throws conflict (something is there already)
 */
export async function createArchive(target: string): Promise<ArchiveWriter> {
  if ((await readdir(target).catch(() => [])).length > 0)
    throw conflict("archive_target_not_empty", `${target} is not empty. Name a folder that is not there yet.`);
  const draft = `${target}.partial`;
  await mkdir(join(draft, databaseFolder), { recursive: true, mode: 0o700 });

  return {
    async table(name, columns, lines) {
      const path = `${name}.copy.gz`;
      let rows = 0;
      const counted = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) rows += 1;
          done(null, chunk);
        },
      });
      const { sha256, sizeBytes } = await writeHashed(join(draft, databaseFolder, path), (out) =>
        pipeline(lines, counted, createGzip({ level: 6 }), out),
      );
      return { name, columns: [...columns], path, rows, sha256, bytes: sizeBytes };
    },
    async file(key, openFile) {
      const path = join(draft, filesFolder, key);
      if (await isThere(path)) return { key, ...(await hashOf(path)) };
      const bytes = await openFile();
      if (bytes === undefined) return undefined;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const facts = await writeHashed(`${path}.part`, (out) => pipeline(bytes, out)).catch(async (error: unknown) => {
        await rm(`${path}.part`, { force: true });
        throw error;
      });
      await rename(`${path}.part`, path);
      return { key, ...facts };
    },
    async finish({ files, absent, damaged, ...facts }) {
      const lines = files.map(({ key, sha256, sizeBytes }) => `${key}\t${sha256}\t${sizeBytes}\n`);
      const list = await writeHashed(join(draft, listName), async (out) => pipeline(lines, out));
      const manifest: Manifest = {
        format: formatVersion,
        ...facts,
        files: {
          count: files.length,
          bytes: files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
          list: { path: listName, sha256: list.sha256, bytes: list.sizeBytes },
          absent: [...absent],
          damaged: [...damaged],
        },
      };
      await writeFile(join(draft, manifestName), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true });
      await rm(target, { recursive: true, force: true }); // an empty folder may be there
      await rename(draft, target);
      await syncFolder(dirname(target));
      return manifest;
    },
  };
}

/** A complete archive, according to its manifest. */
export type Archive = {
  readonly manifest: Manifest;
  /** The lines of a table as they were written. */
  lines(table: ArchivedTable): Readable;
  files(): AsyncIterable<ArchivedFile>;
  /** @throws conflict (it is not in the archive) */
  open(file: ArchivedFile): Promise<Readable>;
};

/** @throws not_found (no archive there); conflict (unfinished, of another version, or not to be understood) */
export async function openArchive(folder: string): Promise<Archive> {
  const manifest = await readManifest(folder);
  return {
    manifest,
    lines: ({ path }) => {
      const unpacked = createGunzip();
      pipeline(createReadStream(join(folder, databaseFolder, path)), unpacked).catch((error: unknown) => void unpacked.destroy(asError(error)));
      return unpacked;
    },
    async *files() {
      for await (const line of createInterface({ input: createReadStream(join(folder, listName)), crlfDelay: Number.POSITIVE_INFINITY })) {
        const [key = "", sha256 = "", sizeBytes = ""] = line.split("\t");
        if (!isFileKey(key)) throw conflict("archive_damaged", `${listName} of the archive holds a line that names no file: ${line.slice(0, 80)}`);
        yield { key, sha256, sizeBytes: Number(sizeBytes) };
      }
    },
    async open({ key }) {
      const path = join(folder, filesFolder, key);
      if (!(await isThere(path))) throw conflict("archive_damaged", `The archive lacks the file ${key}.`);
      return createReadStream(path);
    },
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestName), "utf8").catch(() => undefined);
  if (text === undefined) {
    if (await isThere(`${folder}.partial`))
      throw conflict(
        "archive_unfinished",
        `The archive ${folder} was never finished. Run the backup to the same folder again; it goes on where it ended.`,
      );
    throw notFound("archive_not_found", `There is no archive at ${folder}: it has no ${manifestName}.`);
  }
  const json: unknown = jsonIn(text);
  const Format = z.looseObject({ format: z.number() });
  const format = Format.safeParse(json);
  if (format.success && format.data.format !== formatVersion)
    throw conflict(
      "archive_version",
      `The archive has format ${format.data.format}, and this version reads format ${formatVersion}. Use the version that made it.`,
    );
  const parsed = Manifest.safeParse(json);
  if (!parsed.success)
    throw conflict(
      "archive_damaged",
      `${manifestName} of the archive is damaged: ${parsed.error.issues[0]?.path.join(".")} ${parsed.error.issues[0]?.message}`,
    );
  return parsed.data;
}

/** The faults of an archive, one line each; none if every byte is unchanged. */
export async function damageOf(folder: string, { manifest, files }: Archive): Promise<string[]> {
  const damage: string[] = [];
  const compare = async (path: string, expected: { sha256: string; bytes: number }): Promise<void> => {
    const facts = await hashOf(join(folder, path)).catch(() => undefined);
    if (facts === undefined) damage.push(`${path} is missing`);
    else if (facts.sha256 !== expected.sha256 || facts.sizeBytes !== expected.bytes) damage.push(`${path} is damaged`);
  };
  for (const table of manifest.tables) await compare(join(databaseFolder, table.path), table);
  await compare(listName, manifest.files.list);
  if (damage.length > 0) return damage;
  let count = 0;
  for await (const { key, sha256, sizeBytes } of files()) {
    count += 1;
    await compare(join(filesFolder, key), { sha256, bytes: sizeBytes });
  }
  if (count !== manifest.files.count) damage.push(`${listName} names ${count} files instead of ${manifest.files.count}`);
  return damage;
}

/** Writes a file durably and returns its hash and size. */
async function writeHashed(path: string, write: (out: Writable) => Promise<void>): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      done(null, chunk);
    },
  });
  await Promise.all([write(hashed), pipeline(hashed, createWriteStream(path, { mode: 0o600, flush: true }))]);
  return { sha256: hash.digest("hex"), sizeBytes };
}

async function hashOf(path: string): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash("sha256");
  let sizeBytes = 0;
  for await (const chunk of createReadStream(path)) {
    const bytes: Buffer = chunk;
    hash.update(bytes);
    sizeBytes += bytes.length;
  }
  return { sha256: hash.digest("hex"), sizeBytes };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, "r");
  await folder.sync().finally(() => folder.close());
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the check of the fields reports it
  }
}

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));
