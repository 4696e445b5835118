import { sql } from "drizzle-orm";
import postgres from "postgres";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { updateFirmRow } from "#db/queries/members.ts";
import { rebuildDirectory, type Rebuilt } from "#server/application/directory/rebuild-directory.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { loadBulkData } from "../support/directory-bulk-data.ts";
import { eventually } from "../support/eventually.ts";
import { runCommandSource } from "../support/run-source.ts";
import { openTestServices, systemContext, type TestServices } from "../support/services.ts";

const firms = 600;
let database: TestDatabase;
let opened: TestServices;
/** As the owner, who sees what others wait for. */
let operator: postgres.Sql;
/** The directory tables as the bulk data filled them. */
let wanted: unknown;

const entries = async (): Promise<unknown> => [
  ...(await database.db.execute(sql`select firm_id, name_text, address_text, codes, marks from directory_entries order by firm_id`)),
];
const words = async (): Promise<unknown> => [...(await database.db.execute(sql`select word from directory_words order by word`))];
const countOf = async (which: ReturnType<typeof sql>): Promise<number> =>
  (await database.db.execute<{ count: number }>(sql`select count(*)::int as count from directory_entries where ${which}`))[0]?.count ?? 0;
const rebuild = (after?: string) => rebuildDirectory(systemContext(opened.services), { after });
async function rebuilt(after?: string): Promise<readonly Rebuilt[]> {
  const portions: Rebuilt[] = [];
  for await (const portion of rebuild(after)) portions.push(portion);
  return portions;
}

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  operator = postgres(database.url, { max: 1, onnotice: () => {} });
  await loadBulkData(database.url, { firms, devicesEach: 3, hasProducts: true });
  wanted = [await entries(), await words()];
});
afterAll(async () => {
  await operator.end();
  await opened.close();
  await database.drop();
});
beforeEach(async () => {
  await database.db.execute(sql`update directory_entries set name_text = ' spoiled', codes = '{}'`);
  await database.db.execute(sql`delete from directory_words`);
});

it("rebuilds every entry and every word, in batches that report progress", async () => {
  const portions = await rebuilt();
  expect(portions.map((portion) => [portion.firms, portion.listed])).toEqual([
    [250, 250],
    [500, 500],
    [firms, firms],
  ]);
  expect([await entries(), await words()]).toEqual(wanted);
});

it("ended after a portion, it has done that portion, and goes on behind it", async () => {
  let last = "";
  for await (const portion of rebuild()) {
    ({ last } = portion);
    break;
  }
  expect(await countOf(sql`name_text <> ' spoiled'`)).toBe(250);
  expect(await countOf(sql`name_text <> ' spoiled' and firm_id > ${last}`)).toBe(0);
  expect((await rebuilt(last)).at(-1)).toMatchObject({ firms: firms - 250, listed: firms - 250 });
  expect([await entries(), await words()]).toEqual(wanted);
});

it("is run by the operator's command, whole and behind a firm", async () => {
  const command = (...options: string[]) => runCommandSource({ database, opened }, "server/commands/directory-rebuild.ts", ...options);
  const [middle] = await database.db.execute<{ id: string }>(sql`select id from firms order by id offset 249 limit 1`);
  expect((await command("--after", middle?.id ?? "")).stdout).toMatch(/(^|\n)350 of 350 firms after that one stand in the directory\.\n$/);
  expect(await countOf(sql`name_text <> ' spoiled'`)).toBe(firms - 250);
  expect((await command()).stdout).toMatch(/(^|\n)600 of 600 firms stand in the directory\.\n$/);
  expect([await entries(), await words()]).toEqual(wanted);
  await expect(command("--after", "nobody")).rejects.toMatchObject({
    code: 1,
    stderr: "--after: must be the id of a firm, as this command prints it\nUsage: npm run directory:rebuild [-- --after <id of a firm>]\n",
  });
});

it("leaves a closed firm out, and adds a missing one", async () => {
  const [closed, missing] = await database.db.execute<{ id: string }>(sql`select id from firms order by id desc limit 2`);
  await database.db.execute(sql`update firms set deactivated_at = now(), deactivated_reason = 'Closed.' where id = ${closed?.id}`);
  await database.db.execute(sql`delete from directory_entries where firm_id = ${missing?.id}`);
  expect((await rebuilt()).at(-1)).toMatchObject({ firms, listed: firms - 1 });
  expect(await countOf(sql`firm_id = ${closed?.id}`)).toBe(0);
  expect(await countOf(sql`firm_id = ${missing?.id}`)).toBe(1);
  await database.db.transaction((tx) => updateFirmRow(tx, closed?.id ?? "", { deactivatedAt: null, deactivatedReason: null }));
});

it("writes nothing old over what a member saves at the same moment", async () => {
  const [firm] = await database.db.execute<{ id: string }>(sql`select id from firms order by id limit 1`);
  let [commit, tellSaved] = [() => {}, () => {}];
  const committed = new Promise<void>((resolve) => (commit = resolve));
  const saved = new Promise<void>((resolve) => (tellSaved = resolve));
  const saving = database.db.transaction(async (tx) => {
    await tx.execute(sql`update member_profiles set organization = 'Saved Meanwhile' where firm_id = ${firm?.id}`);
    await updateFirmRow(tx, firm?.id ?? "", {});
    tellSaved();
    await committed;
  });
  await saved;
  const rebuilding = rebuilt();
  await eventually(async () =>
    expect(await operator`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).toHaveLength(1),
  );
  commit();
  await Promise.all([saving, rebuilding]);
  expect(await countOf(sql`firm_id = ${firm?.id} and name_text = ' saved meanwhile'`)).toBe(1);
});
