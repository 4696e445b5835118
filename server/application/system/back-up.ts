import { withSnapshot, type BackupFile, type Snapshot } from "#db/backup/archive.ts";
import { knownMigrations } from "#db/connection/migrate.ts";
import { council } from "#domain/council.ts";
import { conflict, DomainError } from "#domain/errors.ts";
import { createArchive, type ArchivedFile, type ArchivedTable, type ArchiveWriter, type Manifest } from "../../infra/archive-folder.ts";
import { isDamage, type FileStore } from "../../infra/file-store.ts";

/** Source of a backup, or target of a restore. */
export type Portal = {
  /** The database, as its owner. */
  readonly databaseUrl: string;
  readonly files: FileStore;
  /** Id of the key that passwords are hashed with. */
  readonly secret: string;
  /** Id of the key before the last rotation, while the settings have it. */
  readonly previousSecret?: string | undefined;
  /** The settings that are rules of the portal and no secrets, by variable. */
  readonly settings?: Readonly<Record<string, string>> | undefined;
  /** Whether the settings still have the key with this id. */
  hasSecret(name: string): boolean;
  /** Version of the product. */
  readonly version: string;
  readonly now: () => Date;
};

export type Backup = {
  readonly manifest: Manifest;
  /** Files that were damaged or missing in the store before the copy. */
  readonly damaged: readonly string[];
};

const filesAtOnce = 8;

/** The schema whose newest migration is of this instant; undefined for one that this program and no later one can have made. */
function schemaOf(newestMigration: number): { readonly tag: string; readonly when: number } | undefined {
  const known = knownMigrations();
  const newest = known.at(-1);
  if (newest !== undefined && newestMigration > newest.when) return { tag: `newer than ${newest.tag}`, when: newestMigration };
  return known.find(({ when }) => when === newestMigration);
}

/**
 * Copies database and files into an archive folder: all rows of one instant, then every file that they name. Files never change and
 * outlive their rows, so that both match although the portal keeps running. After an interruption it continues.
 * After a rollback the database is newer than this program: its archive is restored by the version that made the schema.
 * @throws conflict (the target is not empty; the database is no portal's)
 * @source security.md 4.9
 */
export async function backUp(portal: Portal, target: string): Promise<Backup> {
  const archive = await createArchive(target);
  const { named, ...rows } = await withSnapshot(portal.databaseUrl, (snapshot) => copyRows(archive, snapshot));
  const copied = await copyFiles(portal.files, archive, named);
  const damaged = [...copied.damaged, ...copied.unreadable, ...(await stillNamed(portal, copied.absent))];
  const manifest = await archive.finish({
    ...rows,
    product: council.slug,
    version: portal.version,
    createdAt: portal.now().toISOString(),
    secret: portal.secret,
    ...(portal.previousSecret !== undefined && { previousSecret: portal.previousSecret }),
    ...(portal.settings !== undefined && { settings: { ...portal.settings } }),
    files: copied.files.toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    absent: [...copied.absent, ...copied.unreadable],
    damaged,
  });
  return { manifest, damaged };
}

/**
 * The rows, and the list of the files that they name. The files are copied later: that takes hours, and the lock of the snapshot on
 * every table would stop a migration, and behind it the portal.
 */
async function copyRows(archive: ArchiveWriter, snapshot: Snapshot) {
  const schema = schemaOf(snapshot.newestMigration);
  if (schema === undefined)
    throw conflict("unknown_schema", "The database is of another version than this program. Use the program that runs the portal.");
  const tables: ArchivedTable[] = [];
  for (const table of snapshot.tables) tables.push(await archive.table(table.name, table.columns, snapshot.copyOut(table)));
  const named: BackupFile[] = [];
  for await (const file of snapshot.namedFiles()) named.push(file);
  return {
    rowsAt: snapshot.rowsAt.toISOString(),
    schema: { tag: schema.tag, when: schema.when },
    postgres: snapshot.server,
    audit: await snapshot.auditEnd(),
    tables,
    sequences: [...snapshot.sequences],
    named,
  };
}

async function copyFiles(store: FileStore, archive: ArchiveWriter, named: readonly BackupFile[]) {
  const files: ArchivedFile[] = [];
  const damaged: string[] = [];
  const unreadable: string[] = [];
  const absent: string[] = [];
  const copy = async ({ key, sha256 }: BackupFile): Promise<void> => {
    const copied = await archive
      .file(key, () => openIfThere(store, key))
      .catch((error: unknown) => {
        // One damaged file does not keep the others out of the archive.
        if (!isDamage(error)) throw error;
        return "unreadable" as const;
      });
    if (copied === "unreadable") return void unreadable.push(key);
    if (copied === undefined) return void absent.push(key);
    files.push(copied);
    if (sha256 !== undefined && sha256 !== copied.sha256) damaged.push(key);
  };
  let portion: Promise<void>[] = [];
  for (const file of named) {
    portion.push(copy(file));
    if (portion.length < filesAtOnce) continue;
    await Promise.all(portion);
    portion = [];
  }
  await Promise.all(portion);
  return { files, damaged, unreadable, absent };
}

async function openIfThere(store: FileStore, key: string) {
  try {
    return await store.openRead(key);
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not_found") return undefined;
    throw error;
  }
}

/** Of the files that were not there, those that a row still names: their row did not go with them while we copied. */
async function stillNamed({ databaseUrl }: Portal, absent: readonly string[]): Promise<string[]> {
  if (absent.length === 0) return [];
  const gone = new Set(absent);
  return withSnapshot(databaseUrl, async ({ namedFiles }) => {
    const named: string[] = [];
    for await (const { key } of namedFiles()) if (gone.has(key)) named.push(key);
    return named;
  });
}
