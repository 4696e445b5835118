import { execFile } from "node:child_process";
import { promisify } from "node:util";
import postgres from "postgres";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { recordAuditInOwnTransaction } from "#server/application/audit/record-audit.ts";
import { verifyAudit } from "#server/application/audit/verify-audit.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { bundled } from "../support/bundle.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

const run = promisify(execFile);
const entries = 12;
let database: TestDatabase;
let opened: TestServices;
let owner: postgres.Sql;

// A trail of its own for each test: what one breaks stays broken.
beforeEach(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  owner = postgres(database.url, { max: 1, onnotice: () => {} });
  const ctx = contextOf(opened.services, await createStaffActor(opened.services, "EPCMD_ADMIN"));
  for (let n = 1; n <= entries; n += 1)
    await recordAuditInOwnTransaction(ctx, { event: "firm.edit", subject: { kind: "firm", id: `firm ${n}` }, detail: { n } });
  return async () => {
    await owner.end();
    await opened.close();
    await database.drop();
  };
});

const verify = () => verifyAudit(systemContext(opened.services));
/** Changes rows as the owner of the database can, with the triggers off. */
const forge = async (statement: string): Promise<void> => {
  for (const table of ["audit_entries", "audit_chain", "audit_head"]) await owner.unsafe(`alter table ${table} disable trigger user`);
  await owner.unsafe("set session_replication_role = replica");
  await owner.unsafe(statement);
};
const refusal = async (): Promise<string> =>
  verify().then(
    () => "is whole",
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe("a whole trail", () => {
  test("is computed again to its end", async () => {
    const [head] = await owner<{ seq: string; hash: string }[]>`select seq, hash from audit_head`;
    expect(await verify()).toEqual({ seq: entries, hash: head?.hash });
  });

  test("without an entry is whole as well", async () => {
    const empty = await createTestDatabase();
    const services = openTestServices(empty);
    expect(await verifyAudit(systemContext(services.services))).toEqual({ seq: 0, hash: "0".repeat(64) });
    await services.close();
    await empty.drop();
  });
});

describe("changes that bypass the triggers are found", () => {
  test.each([
    [
      "one byte of an entry",
      "update audit_entries set request_id = 'tesT' where id = 5",
      /Entry 5 \(number 5 of the chain, .*, firm.edit\) was changed/,
    ],
    ["one number of a detail", `update audit_entries set detail = '{"n": 6}' where id = 5`, /Entry 5 .* was changed/],
    ["the time of an entry", "update audit_entries set at = at + interval '1 microsecond' where id = 12", /Entry 12 .* was changed/],
    ["an empty text in the place of none", "update audit_entries set session_id = null, actor_role = '' where id = 3", /Entry 3 .* was changed/],
    [
      "text moved from one column to the next",
      "update audit_entries set transport = transport || ip, ip = '' where id = 3",
      /Entry 3 .* was changed/,
    ],
    ["a seal", "update audit_chain set hash = repeat('ab', 32) where seq = 7", /Entry 7 .* was changed after it was sealed, or its seal was/],
    ["an entry removed from the middle", "delete from audit_entries where id = 6", /The entry of number 6 of the chain was removed/],
    [
      "an entry and its seal removed from the middle",
      "delete from audit_chain where seq = 6; delete from audit_entries where id = 6",
      /Number 6 of the chain was removed: after 5 comes 7/,
    ],
    [
      "the end",
      "delete from audit_chain where seq > 9; delete from audit_entries where id > 9",
      /The last 3 entries of the chain are gone: it ends at number 9/,
    ],
    ["all of it", "delete from audit_chain; delete from audit_entries", /The last 12 entries of the chain are gone: it ends at number 0/],
    ["the head", "update audit_head set hash = repeat('cd', 32)", /The head of the chain has another hash than number 12/],
    [
      "an entry added past the chain",
      "insert into audit_entries (event, outcome, actor_kind, transport, request_id) values ('firm.add', 'done', 'visitor', 'web', 'forged')",
      /Entry 13 is not in the chain: it was added past it/,
    ],
    [
      "two entries exchanged",
      "drop index audit_chain_entry_id_unique; update audit_chain set entry_id = 20 - entry_id where seq in (9, 11)",
      /Entry 11 \(number 9 of the chain/,
    ],
  ])("%s", async (_what, statement, message) => {
    await forge(statement);
    expect(await refusal()).toMatch(message);
  });
});

describe("npm run audit:verify", () => {
  let program: string;
  beforeAll(async () => {
    program = await bundled("server/commands/audit-verify.ts");
  });
  const command = async (...options: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: opened.services.config.dataDir, DATABASE_URL: database.url, SEED: "none" };
    return run(process.execPath, [program, ...options], { env, cwd: projectRoot });
  };

  test("prints the count and the last seal; a last seal stored elsewhere reveals a trail that was cut or rebuilt", async () => {
    const { stdout } = await command();
    expect(stdout).toMatch(/^The audit trail is whole: 12 entries\.\nKeep this line .*\n12:[0-9a-f]{64}\n$/);
    const kept = stdout.trim().split("\n").at(-1) ?? "";
    expect((await command("--known", kept)).stdout).toBe(stdout);

    const other = `12:${"0".repeat(64)}`;
    await expect(command("--known", other)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining("Number 12 of the chain has another hash"),
    });

    // The owner of the database can remove the last rows and reset the head: the line that is stored elsewhere still shows it.
    await forge("delete from audit_chain where seq > 9; delete from audit_entries where id > 9");
    await owner`update audit_head set seq = 9, hash = (select hash from audit_chain where seq = 9)`;
    expect((await command()).stdout).toContain("is whole: 9 entries");
    await expect(command("--known", kept)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("ends at number 9, before number 12") });
  });

  test("ends with 1 and one line when the trail is not whole, or when it is asked wrongly", async () => {
    await forge("update audit_entries set outcome = 'refused' where id = 4");
    await expect(command()).rejects.toMatchObject({
      code: 1,
      stdout: "",
      stderr: expect.stringMatching(/^The audit trail is not whole\. Entry 4 .*\n$/),
    });
    await expect(command("--known", "4")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("--known: must be a number and a hash") });
  });
});
