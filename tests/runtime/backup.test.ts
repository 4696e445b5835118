import { appendFile, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ruleVersions } from "#db/schema/rules.ts";
import { selectLastOperatorRuns } from "#db/queries/system.ts";
import { recordAuditInOwnTransaction } from "#server/application/audit/record-audit.ts";
import { backUp } from "#server/application/system/back-up.ts";
import { describeManifest } from "#server/application/system/describe-manifest.ts";
import { Manifest } from "#server/infra/archive-folder.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember } from "../support/factories.ts";
import { runOperator } from "../support/operator.ts";
import { attach } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { openTestServices, systemContext, type TestServices } from "../support/services.ts";

const appSecret = "the secret of the portal that is copied";
const folder = temporaryFolder("portal-archives-");
const archive = join(folder.path, "archive");

let database: TestDatabase;
let opened: TestServices;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database, { APP_SECRET: appSecret });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
  folder.remove();
});

it("a backup says in one line which database does not answer, and which folder cannot be made", async () => {
  const env = { APP_SECRET: appSecret, SEED: "none", DATA_DIR: opened.services.config.dataDir };
  const away = { ...env, DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/none" };
  expect(await runOperator("backup", ["--to", join(folder.path, "away")], away)).toEqual({
    code: 1,
    output: "DATABASE_URL: no PostgreSQL answers at 127.0.0.1:1 (ECONNREFUSED)\n",
  });
  const aFile = join(folder.path, "a-file");
  await writeFile(aFile, "");
  const { code, output } = await runOperator("backup", ["--to", join(aFile, "archive")], { ...env, DATABASE_URL: database.url });
  expect([code, output]).toEqual([1, expect.stringMatching(/^E[A-Z]+: [^\n]*a-file[^\n]*\n$/)]);
});

const unreadable = (): Readable =>
  new Readable({
    read() {
      this.destroy(Object.assign(new Error("i/o error"), { code: "EIO" }));
    },
  });

// The whole drill, with every kind of damage, is in the deep tier: tests/deep/restore-drill.test.ts.
it("an archive is restored into an empty place with every byte, and a damaged one is refused by name", async () => {
  const { services } = opened;
  const { actor } = await createMember(services);
  await attach(services, actor, undefined, "rcmc_certificate");
  // The source of a rule is named by a column of its own.
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms: {} });
  const sourceFileKey = await services.files.commit(await services.files.stage(Readable.from([Buffer.from("an order")]), { maxBytes: 100 }));
  await services.db.update(ruleVersions).set({ sourceFileKey, sourceFileSize: 8 });
  const secret = { APP_SECRET: appSecret, SEED: "none" };
  const enterIntoTrail = () => recordAuditInOwnTransaction(systemContext(services), { event: "firm.edit" });
  await enterIntoTrail();
  const source = { ...secret, DATA_DIR: services.config.dataDir, DATABASE_URL: database.url };
  const begunAt = new Date().toISOString();
  const backup = await runOperator("backup", ["--to", archive], source);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(" and 2 files of ") });
  // Lost with the portal: the end of its trail is another one by now.
  await enterIntoTrail();

  // A second archive of the same name is refused, and the first one still counts as the last backup.
  expect(await runOperator("backup", ["--to", archive], source)).toMatchObject({ code: 1, output: expect.stringContaining("is not empty") });
  expect((await selectLastOperatorRuns(database.db)).map(({ kind, outcome }) => [kind, outcome])).toEqual([["backup", "done"]]);

  const manifest = Manifest.parse(JSON.parse(await readFile(join(archive, "manifest.json"), "utf8")));
  const { rowsAt = "", createdAt, audit = "" } = manifest;
  expect([begunAt <= rowsAt, rowsAt < createdAt]).toEqual([true, true]);
  expect(backup.output).toContain(`rows of ${rowsAt}, copied until ${createdAt}, audit trail until ${audit}, version `);

  const copy = { ...secret, DATA_DIR: join(folder.path, "copy") };
  expect(await runOperator("restore", ["--from", archive, "--numbers-from", "INV/26-27=130"], copy)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      new RegExp(`Restored\\.[^]*\\nINV/26-27: the next number is 131\\.\\n[^]*Close again the logins[^]* after ${rowsAt}: `),
    ),
  });
  expect(await runOperator("files-verify", [], copy)).toMatchObject({
    code: 0,
    output: "2 stored files were read, and every byte is what was uploaded.\n",
  });
  expect(await runOperator("audit-verify", ["--known", audit], copy)).toMatchObject({ code: 0 });

  const [key = ""] = (await readFile(join(archive, "files.tsv"), "utf8")).split("\t");
  await appendFile(join(archive, "files", key), "x");
  expect(await runOperator("backup-verify", ["--from", archive], {})).toMatchObject({
    code: 1,
    output: expect.stringContaining(`files/${key} is damaged`),
  });

  // A file that the store cannot read any more does not keep the others out of an archive.
  const openRead = (wanted: string) => (wanted === key ? Promise.resolve(unreadable()) : services.files.openRead(wanted));
  const portal = {
    databaseUrl: database.url,
    files: { ...services.files, openRead },
    secret: "x",
    hasSecret: () => true,
    version: "1",
    now: () => new Date(),
  };
  const { manifest: second, damaged } = await backUp(portal, join(folder.path, "second"));
  expect([second.files.count, second.files.absent, second.files.damaged, damaged]).toEqual([1, [key], [key], [key]]);
  // The archive itself says that a copy of this file is not in it: nobody takes it from there.
  expect(describeManifest(second)).toContain(`missing or damaged before they were copied: ${key}. Take them from an earlier archive.`);
  expect(describeManifest(manifest)).not.toContain("damaged");

  // The command ends with 1 then, but the archive is complete, and the page "System" says so.
  await rm(join(services.config.dataDir, "blobs", key));
  expect(await runOperator("backup", ["--to", join(folder.path, "complete")], source)).toMatchObject({
    code: 1,
    output: expect.stringContaining(`missing or damaged before they were copied: ${key}.`),
  });
  expect(await selectLastOperatorRuns(database.db)).toMatchObject([{ kind: "backup", outcome: "done", detail: { damaged: 1 } }]);
  expect(await runOperator("backup-verify", ["--from", join(folder.path, "complete")], {})).toMatchObject({ code: 0 });

  // As after a rollback: a later release has migrated the database.
  const later = Date.now() + 1;
  const owner = postgres(database.url, { max: 1 });
  await owner`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', ${later})`;
  await owner.end();
  const { manifest: third } = await backUp(portal, join(folder.path, "third"));
  expect(third.schema).toEqual({ tag: expect.stringMatching(/^newer than \d{4}_/), when: later });
});
