import { loadTables, occupationOf, type GivenNumbers } from "#db/backup/archive.ts";
import { knownMigrations, migrate } from "#db/connection/migrate.ts";
import { council } from "#domain/council.ts";
import { conflict, DomainError } from "#domain/errors.ts";
import { damageOf, openArchive, type Archive, type ArchivedFile, type Manifest } from "../../infra/archive-folder.ts";
import type { FileStore } from "../../infra/file-store.ts";
import type { Portal } from "./back-up.ts";

export type RestoreOptions = {
  /** Restores although passwords, second factors and links were made with another APP_SECRET and will not work. */
  readonly withOtherSecret: boolean;
  /** Numbers that were given after the archive was made. */
  readonly given?: readonly GivenNumbers[];
};

/** What was restored, and the last number of each series that was named. */
export type Restored = { readonly manifest: Manifest; readonly given: readonly GivenNumbers[] };

const maxFileBytes = 4 * 1024 ** 3;
const shownAtMost = 5;

/**
 * Fills an empty portal from an archive: verifies every byte, stores the files, then loads all rows in one transaction and brings
 * the schema up to date. After an interruption it can be started again; once its rows are in, the portal itself does the rest. All sessions
 * and API keys end, and all webhooks are off.
 * @throws not_found (no archive); conflict (unfinished, damaged or of another version; the portal is not empty or runs; another secret)
 * @source security.md 4.9
 */
export async function restore(portal: Portal, folder: string, { withOtherSecret, given = [] }: RestoreOptions): Promise<Restored> {
  const archive = await openArchive(folder);
  const { manifest } = archive;
  assertFits(manifest, portal, withOtherSecret);
  await assertWhole(folder, archive);
  await assertEmptyDatabase(portal.databaseUrl, manifest);
  await assertNoNode(portal.databaseUrl);
  await assertNoOtherFiles(portal.files, archive);
  for await (const file of archive.files()) await keep(portal.files, archive, file);
  await migrate(portal.databaseUrl, manifest.schema.when);
  await assertNoNode(portal.databaseUrl); // one may have been started while the files were stored
  const raised = await loadTables(portal.databaseUrl, manifest, archive.lines, given);
  await migrate(portal.databaseUrl);
  return { manifest, given: raised };
}

/** Reports a faulty archive. @throws not_found; conflict (unfinished, damaged, of another version) */
export async function verifyArchive(folder: string): Promise<Manifest> {
  const archive = await openArchive(folder);
  await assertWhole(folder, archive);
  return archive.manifest;
}

function assertFits({ product, schema, version, secret }: Manifest, portal: Portal, withOtherSecret: boolean): void {
  if (product !== council.slug) throw conflict("archive_of_another", `The archive is of ${product}, not of ${council.slug}.`);
  if (!knownMigrations().some(({ when }) => when === schema.when))
    throw conflict(
      "archive_version",
      `The archive was made by version ${version} with the schema ${schema.tag}, which this program does not know. Install that version or a later one.`,
    );
  if (!portal.hasSecret(secret) && !withOtherSecret)
    throw conflict(
      "archive_secret",
      "The archive was made with another APP_SECRET: no password, no second factor and no secret of a webhook in it would work. Set the APP_SECRET of that portal (DATA_DIR/secret where none was set), or add --other-secret and have everybody choose a new password and make new webhook secrets.",
    );
}

async function assertWhole(folder: string, archive: Archive): Promise<void> {
  const damage = await damageOf(folder, archive);
  if (damage.length === 0) return;
  const shown = damage.slice(0, shownAtMost).join("; ");
  const rest = damage.length > shownAtMost ? ` and ${damage.length - shownAtMost} more` : "";
  throw conflict("archive_damaged", `The archive ${folder} is damaged: ${shown}${rest}. Use another archive.`);
}

async function assertEmptyDatabase(databaseUrl: string, { schema, createdAt }: Manifest): Promise<void> {
  const { tables, users, newestMigration, restoredArchives } = await occupationOf(databaseUrl);
  if (restoredArchives.includes(createdAt))
    throw conflict(
      "already_restored",
      "The rows and files of this archive are in this portal. If its restore stopped before it said so, go on with the next step of the manual: the first start does the rest. To restore it again, use an empty database.",
    );
  if (users > 0) throw conflict("database_not_empty", `The database is in use: it has ${users} users. Restore into an empty database.`);
  if (tables > 0 && newestMigration > schema.when)
    throw conflict("database_not_empty", "The database has the tables of a later version. Restore into an empty database.");
}

/** A worker would send the e-mails of the archive as soon as its rows are there. */
async function assertNoNode(databaseUrl: string): Promise<void> {
  const { nodeConnections } = await occupationOf(databaseUrl);
  if (nodeConnections > 0) throw conflict("portal_runs", "A portal is connected to this database. Stop every node, then start the restore again.");
}

async function assertNoOtherFiles(store: FileStore, archive: Archive): Promise<void> {
  const ours = new Set<string>();
  for await (const { key } of archive.files()) ours.add(key);
  for await (const key of store.keysOlderThan(0))
    if (!ours.has(key))
      throw conflict("files_not_empty", `The file store holds files that are not of this archive, such as ${key}. Restore into an empty one.`);
}

async function keep(store: FileStore, archive: Archive, file: ArchivedFile): Promise<void> {
  const { key, sha256, sizeBytes } = file;
  if (await isKept(store, file)) return;
  const staged = await store.stage(await archive.open(file), { maxBytes: maxFileBytes });
  if (staged.sha256 !== sha256 || staged.sizeBytes !== sizeBytes) {
    await store.discard(staged);
    throw conflict("archive_damaged", `The file ${key} of the archive changed while it was read.`);
  }
  await store.commit(staged, key);
}

/** An interrupted attempt has stored it; files are stored completely or not at all. */
async function isKept(store: FileStore, { key, sizeBytes }: ArchivedFile): Promise<boolean> {
  try {
    return (await store.size(key)) === sizeBytes;
  } catch (error) {
    if (error instanceof DomainError && error.kind === "not_found") return false;
    throw error;
  }
}
