import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Manifest } from "#server/infra/archive-folder.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember } from "../support/factories.ts";
import { runOperator } from "../support/operator.ts";
import { attach } from "../support/reimbursements.ts";
import { openTestServices, type TestServices } from "../support/services.ts";

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

// The whole drill, with every kind of damage, is in the deep tier: tests/deep/restore-drill.test.ts.
it("an archive is restored into an empty place with every byte, and a damaged one is refused by name", async () => {
  const { services } = opened;
  const { actor } = await createMember(services);
  await attach(services, actor, undefined, "rcmc_certificate");
  const secret = { APP_SECRET: appSecret, SEED: "none" };
  const source = { ...secret, DATA_DIR: services.config.dataDir, DATABASE_URL: database.url };
  const begunAt = new Date().toISOString();
  const backup = await runOperator("backup", ["--to", archive], source);
  expect(backup).toMatchObject({ code: 0, output: expect.stringContaining(" and 1 files of ") });

  const manifest = Manifest.parse(JSON.parse(await readFile(join(archive, "manifest.json"), "utf8")));
  const { rowsAt = "", createdAt } = manifest;
  expect([begunAt <= rowsAt, rowsAt < createdAt]).toEqual([true, true]);
  expect(backup.output).toContain(`rows of ${rowsAt}, copied until ${createdAt}`);

  const copy = { ...secret, DATA_DIR: join(folder.path, "copy") };
  expect(await runOperator("restore", ["--from", archive], copy)).toMatchObject({ code: 0, output: expect.stringContaining("Restored.") });
  expect(await runOperator("files-verify", [], copy)).toMatchObject({
    code: 0,
    output: "1 stored files were read, and every byte is what was uploaded.\n",
  });
  expect(await runOperator("audit-verify", [], copy)).toMatchObject({ code: 0 });

  const [key = ""] = (await readFile(join(archive, "files.tsv"), "utf8")).split("\t");
  await appendFile(join(archive, "files", key), "x");
  expect(await runOperator("backup-verify", ["--from", archive], {})).toMatchObject({
    code: 1,
    output: expect.stringContaining(`files/${key} is damaged`),
  });
});
