import { appendFile, cp, readdir, readFile, unlink, writeFile } from "node:fs/promises";
import { join } from "node:path";
import postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { council } from "#domain/council.ts";
import { Manifest } from "#server/infra/archive-folder.ts";
import { demoAccounts } from "#server/seed/demo.ts";
import { startTestCluster, temporaryFolder } from "../support/cluster.ts";
import { eventually } from "../support/eventually.ts";
import { runOperator } from "../support/operator.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { startS3 } from "../support/s3.ts";
import { WebClient } from "../support/web-client.ts";

const appSecret = "the secret of the portal that is copied";
const folder = temporaryFolder("portal-archives-");
const archive = join(folder.path, "archive");
let source: RunningProduct;

beforeAll(async () => {
  source = await startProduct({ env: { SEED: "demo", APP_SECRET: appSecret } });
});
afterAll(async () => {
  await source?.remove();
  folder.remove();
});

const settings = (dataDir: string): Record<string, string> => ({ DATA_DIR: dataDir, APP_SECRET: appSecret, SEED: "none" });
const manifestOf = async (path: string): Promise<Manifest> => Manifest.parse(JSON.parse(await readFile(join(path, "manifest.json"), "utf8")));

async function signIn({ url }: RunningProduct): Promise<WebClient> {
  const client = new WebClient({ url, close: () => Promise.resolve() });
  // A server that just started may be busy, and answers 503 then.
  await eventually(async () => {
    const { status } = await client.mutate("accounts.login", { email: demoAccounts.member, password: "Demo#2026", userType: "MEMBER" });
    expect(status).toBe(200);
  });
  return client;
}

function ownerUrl(dataDir: string, port: string): Promise<string> {
  return readFile(join(dataDir, "postgres.json"), "utf8").then((text) => {
    const { password } = JSON.parse(text) as { password: string }; // our own file
    return `postgres://postgres:${password}@127.0.0.1:${port}/${council.slug}_portal`;
  });
}

const portOf = async (dataDir: string): Promise<string> => (await readFile(join(dataDir, "postgres/postmaster.pid"), "utf8")).split("\n")[3] ?? "";

describe("the restore drill", () => {
  it("copies a running portal; the copy in an empty place has every byte, every login and a whole audit trail", async () => {
    const client = await signIn(source);
    const made = await runOperator("backup", ["--to", archive], settings(source.dataDir));
    expect(made).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^The archive is .*\n[\d,]+ rows of \d+ tables and [\d,]+ files of [\d.]+ MiB/),
    });
    const manifest = await manifestOf(archive);
    expect(manifest.files.count).toBeGreaterThan(50);
    expect(manifest.files.absent).toEqual([]);
    expect(await runOperator("backup-verify", ["--from", archive], {})).toMatchObject({ code: 0 });
    await signIn(source); // an entry of the audit trail that is lost

    const other = temporaryFolder("portal-restored-");
    const dataDir = join(other.path, "var");
    const restored = await runOperator("restore", ["--from", archive], settings(dataDir));
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Restored.") });
    const verified = await runOperator("files-verify", [], settings(dataDir));
    expect(verified).toMatchObject({ code: 0, output: `${manifest.files.count} stored files were read, and every byte is what was uploaded.\n` });
    expect(await runOperator("audit-verify", ["--known", manifest.audit ?? ""], settings(dataDir))).toMatchObject({ code: 0 });

    const copy = await startProduct({ env: { APP_SECRET: appSecret }, dataDir });
    try {
      const stale = client.at(copy.url);
      expect((await stale.query("reimbursements.listOwn", {})).status).toBe(401);
      const again = await signIn(copy);
      expect((await again.query("reimbursements.listOwn", {})).status).toBe(200);
      // The triggers guard the copy as they guard the original.
      const sql = postgres(await ownerUrl(dataDir, await portOf(dataDir)), { max: 1 });
      await expect(sql`delete from audit_entries`).rejects.toThrow(/only grows/);
      await sql.end();
    } finally {
      await copy.remove();
      other.remove();
    }
  });

  it("copies a stopped portal into a database and an object store of their own, row for row", async () => {
    // A restore forgets that a job waits for a service that did not answer: on a busy machine one may.
    const sql = postgres(await ownerUrl(source.dataDir, await portOf(source.dataDir)), { max: 1 });
    await eventually(
      async () => expect(await sql`select from outbox where queued_at is not null and done_at is null and dead_at is null`).toHaveLength(0),
      300_000,
    );
    await sql`update outbox set waiting_since = null`;
    await sql.end();
    await source.stop();
    const second = join(folder.path, "second");
    expect(await runOperator("backup", ["--to", second], settings(source.dataDir))).toMatchObject({ code: 0 });
    await source.restart();
    const [cluster, s3] = [await startTestCluster(), await startS3()];
    const there = temporaryFolder();
    const env = { ...settings(there.path), DATABASE_URL: cluster.url, ...s3.env };
    try {
      expect(await runOperator("restore", ["--from", second], env)).toMatchObject({ code: 0 });
      expect(await runOperator("files-verify", [], env)).toMatchObject({ code: 0 });
      const third = join(folder.path, "third");
      expect(await runOperator("backup", ["--to", third], env)).toMatchObject({ code: 0 });
      // Copied again, the copy is the same to the byte, but for sessions, which were ended, and what the commands note of themselves.
      const [first, again] = [await manifestOf(second), await manifestOf(third)];
      expect(again.files).toEqual(first.files);
      expect(again.sequences).toEqual(first.sequences);
      const same = ({ tables }: Manifest) => tables.filter(({ name }) => name !== "sessions" && name !== "operator_runs");
      expect(same(again)).toEqual(same(first));
    } finally {
      await s3.remove();
      await cluster.remove();
      there.remove();
    }
  });
});

describe("an archive", () => {
  /** What is said of a copy of the archive that was spoiled. */
  async function spoiled(name: string, spoil: (path: string) => Promise<void>): Promise<string> {
    const path = join(folder.path, name);
    await cp(archive, path, { recursive: true });
    await spoil(path);
    const { code, output } = await runOperator("backup-verify", ["--from", path], {});
    expect(code).toBe(1);
    return output;
  }
  /** What a restore of it says. */
  async function refusedRestore(path: string, env: Readonly<Record<string, string>> = {}): Promise<string> {
    const target = temporaryFolder();
    const { code, output } = await runOperator("restore", ["--from", path], { ...settings(join(target.path, "var")), ...env });
    target.remove();
    expect(code).toBe(1);
    return output;
  }
  const firstFile = async (path: string): Promise<string> => {
    const [line = ""] = (await readFile(join(path, "files.tsv"), "utf8")).split("\n");
    return line.split("\t")[0] ?? "";
  };

  it("with a byte too many in a file, without a file, or with a damaged table is refused by name", async () => {
    const key = await firstFile(archive);
    for (const [name, spoil, said] of [
      ["byte", (path: string) => appendFile(join(path, "files", key), "x"), `files/${key} is damaged`],
      ["file", (path: string) => unlink(join(path, "files", key)), `files/${key} is missing`],
      ["table", (path: string) => appendFile(join(path, "database", "users.copy.gz"), "x"), "database/users.copy.gz is damaged"],
    ] as const)
      expect(await spoiled(name, spoil)).toContain(said);
    expect(await refusedRestore(join(folder.path, "file"))).toContain(`files/${key} is missing. Use another archive.`);
  });

  it("of another format or an unknown schema, or without its manifest, says what to do", async () => {
    const change = (values: object) => async (path: string) => {
      const manifest = JSON.parse(await readFile(join(path, "manifest.json"), "utf8")) as object; // only passed on
      await writeFile(join(path, "manifest.json"), JSON.stringify({ ...manifest, ...values }));
    };
    expect(await spoiled("format", change({ format: 2 }))).toContain("has format 2, and this version reads format 1");
    expect(await spoiled("none", (path) => unlink(join(path, "manifest.json")))).toContain("There is no archive at");
    const path = join(folder.path, "schema");
    await cp(archive, path, { recursive: true });
    await change({ schema: { tag: "9999_later", when: 9_999_999_999_999 } })(path);
    expect(await refusedRestore(path)).toContain("with the schema 9999_later, which this program does not know");
  });

  it("is written into no folder that holds something, and restored into no portal that is in use or has another secret", async () => {
    expect(await runOperator("backup", ["--to", archive], settings(source.dataDir))).toMatchObject({
      code: 1,
      output: expect.stringContaining("is not empty"),
    });
    expect(await runOperator("restore", ["--from", archive], settings(source.dataDir))).toMatchObject({
      code: 1,
      output: expect.stringContaining("Already running"),
    });
    expect(await refusedRestore(archive, { APP_SECRET: "another secret than that of the archive" })).toContain("another APP_SECRET");
    await source.stop();
    const inUse = await runOperator("restore", ["--from", archive], settings(source.dataDir));
    await source.restart();
    expect(inUse).toMatchObject({ code: 1, output: expect.stringMatching(/The database is in use: it has \d+ users/) });
  });

  it("that was interrupted goes on where it ended", async () => {
    const target = join(folder.path, "resumed");
    const key = await firstFile(archive);
    await cp(archive, `${target}.partial`, { recursive: true });
    await unlink(join(`${target}.partial`, "manifest.json"));
    await unlink(join(`${target}.partial`, "files", key));
    expect(await runOperator("backup-verify", ["--from", target], {})).toMatchObject({
      code: 1,
      output: expect.stringContaining("was never finished"),
    });
    expect(await runOperator("backup", ["--to", target], settings(source.dataDir))).toMatchObject({ code: 0 });
    expect(await runOperator("backup-verify", ["--from", target], {})).toMatchObject({ code: 0 });
    expect((await readdir(folder.path)).filter((name) => name.endsWith(".partial"))).toEqual([]);
  });
});

describe("files:verify", () => {
  it("names a file that is missing and one whose bytes changed, and ends with 1", async () => {
    const [missing, changed] = (await readFile(join(archive, "files.tsv"), "utf8")).split("\n").map((line) => line.split("\t")[0] ?? "");
    const blob = (key = ""): string => join(source.dataDir, "blobs", key);
    const kept = await Promise.all([readFile(blob(missing)), readFile(blob(changed))]);
    await unlink(blob(missing));
    await appendFile(blob(changed), "x");
    const { code, output } = await runOperator("files-verify", [], settings(source.dataDir));
    expect(code).toBe(1);
    expect(output).toContain(`1 are missing and 1 are damaged: ${missing} is missing; ${changed} is damaged`);
    await Promise.all([writeFile(blob(missing), kept[0]), writeFile(blob(changed), kept[1])]);
    expect(await runOperator("files-verify", ["--sample"], settings(source.dataDir))).toMatchObject({ code: 0 });
  });
});
