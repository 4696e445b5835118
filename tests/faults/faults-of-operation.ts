import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import postgres from "postgres";
import { ensureDatabase } from "#db/connection/ensure-database.ts";
import { headMigration } from "#db/connection/migrate.ts";
import { temporaryFolder } from "../support/cluster.ts";
import { eventually } from "../support/eventually.ts";
import { textPdf } from "../support/files.ts";
import { runOperator } from "../support/operator.ts";
import { startProduct, type RunningProduct } from "../support/product.ts";
import { callOf, storeDocument, readList } from "./attempts.ts";
import { bystanders, signInUser } from "./actors.ts";
import { cannotGoBack, earlierVersion } from "./earlier-version.ts";
import type { Fault, Scene } from "./fault.ts";
import type { Operation } from "./history.ts";
import { nextVersion, type NewMigration } from "./next-version.ts";
import { programPath } from "./programs.ts";
import { appSecret, type World } from "./world.ts";

/** Faults of operation: wrong clocks, an interrupted upgrade, a backup during normal work. */
export const faultsOfOperation: readonly Fault[] = [
  {
    id: "F12",
    title: "web servers whose clock is a day fast and two hours slow",
    rounds: { ci: 1, long: 2 },
    hurts: ["web", "database"],
    backends: ["postgres"],
    cannot: () => (programPath("faketime") === undefined ? "faketime is not installed here" : undefined),
    act: async ({ world }) => {
      const [live, ended] = await bystanders(world, 2);
      if (live === undefined || ended === undefined) throw new Error("nobody is there");
      await world.database.sql`update sessions set idle_until = now() - interval '1 minute'
        where user_id = (select id from users where email = ${ended.name})`;
      for (const skew of ["+25h", "-2h"]) {
        const web = await world.startWeb({ launcher: ["faketime", "-f", skew] });
        try {
          const statuses = [await readList(web.url, live), await readList(web.url, ended)];
          if (statuses.join() !== "200,401")
            throw new Error(`with a clock of ${skew} a live and an ended session were answered with ${statuses.join(" and ")}`);
        } finally {
          // The launcher would end alone: what it started has to go with it.
          await web.kill9();
          await web.remove();
        }
      }
    },
  },
  {
    id: "F16",
    title: "an upgrade: its migration killed in the middle, then four new servers at once next to the old one, later the contraction",
    rounds: { ci: 1, long: 30 },
    hurts: ["web", "database"],
    backends: ["postgres"],
    act: upgrade,
  },
  {
    id: "F16",
    title: "web server and worker of the version before the newest migration, built from the history, beside today's",
    rounds: { ci: 1, long: 3 },
    hurts: ["web", "worker", "database"],
    backends: ["postgres"],
    cannot: cannotGoBack,
    act: workBesideEarlierVersion,
  },
  {
    id: "F16",
    title: "web server and worker of the next version, with its migrations applied, beside today's",
    rounds: { ci: 1, long: 3 },
    hurts: ["web", "worker", "database"],
    backends: ["postgres"],
    act: workBesideNextVersion,
  },
  {
    id: "F17",
    title: "a backup under load, restored elsewhere",
    rounds: { ci: 1, long: 10 },
    hurts: ["web", "database", "store"],
    backends: ["redis"],
    act: backUpAndRestore,
  },
];

/** What N + 1 adds and fills, and what a later version takes away again; slow enough in the middle to be killed there. */
const expansion: readonly NewMigration[] = [
  { tag: "9001_expand", sql: `alter table contact_messages add column next_version_word text;` },
  { tag: "9002_backfill", sql: `update contact_messages set next_version_word = 'of ' || id;\n--> statement-breakpoint\nselect pg_sleep(3);` },
];
const contraction: NewMigration = { tag: "9003_contract", sql: "alter table contact_messages drop column next_version_word;" };

async function upgrade({ world, random, isLong }: Scene): Promise<void> {
  const { sql } = world.database;
  const head = headMigration().when;
  const applied = async (): Promise<number> =>
    Number((await sql<{ count: string }[]>`select count(*) from drizzle.__drizzle_migrations where created_at > ${head}`)[0]?.count);
  const hasColumn = async (): Promise<boolean> =>
    (await sql`select from information_schema.columns where table_name = 'contact_messages' and column_name = 'next_version_word'`).length > 0;
  const countFilled = async (): Promise<number> => (await sql`select from contact_messages where next_version_word is not null`).length;
  const [next, afterNext] = [nextVersion(expansion), nextVersion([...expansion, contraction])];
  const running: RunningProduct[] = [];
  try {
    await killInMigration(world, next.path, isLong ? random.between(0, 4_000) : undefined);
    // Each migration is a transaction: killed at any moment it is there as a whole or not at all.
    const whole = await applied();
    if ((await hasColumn()) !== whole > 0) throw new Error("a killed migration was half done");
    const isDone = whole === expansion.length;
    if (whole === 1 && (await countFilled()) > 0) throw new Error("a killed migration filled some rows");

    const [{ at } = { at: "" }] = await sql<{ at: string }[]>`select now()::text as at`;
    const started = await Promise.allSettled([1, 2, 3, 4].map(() => world.startWeb({ root: next.path })));
    for (const each of started) if (each.status === "fulfilled") running.push(each.value);
    for (const each of started) if (each.status === "rejected") throw each.reason;
    if ((await applied()) !== expansion.length) throw new Error(`${await applied()} migrations are noted as applied`);
    const unfilled = await sql`select from contact_messages where next_version_word is null and created_at < ${at}`;
    if (unfilled.length > 0 && !isDone) throw new Error(`${unfilled.length} rows were not filled`);
    const [client] = await bystanders(world, 1);
    if (client === undefined) throw new Error("nobody is there");
    for (const { url } of [world.web, ...running])
      if ((await readList(url, client)) !== 200) throw new Error("old and new servers do not both serve on the new schema");
    await Promise.all(running.splice(0).map((web) => web.remove()));

    running.push(await world.startWeb({ root: afterNext.path }));
    if ((await applied()) !== expansion.length + 1 || (await hasColumn())) throw new Error("the contraction was not applied");
  } finally {
    await Promise.all(running.map((web) => web.remove()));
    await removeNextSchema(world);
    next.remove();
    afterNext.remove();
  }
}

/** Takes the migrations of the next version back, so that the next fault finds today's schema. */
async function removeNextSchema({ database: { sql } }: World): Promise<void> {
  await sql`alter table contact_messages drop column if exists next_version_word`;
  await sql`delete from drizzle.__drizzle_migrations where created_at > ${headMigration().when}`;
}

async function workBesideEarlierVersion({ world }: Scene): Promise<void> {
  const version = await earlierVersion();
  try {
    await workBeside(world, version.path, "the earlier version");
  } finally {
    version.remove();
  }
}

async function workBesideNextVersion({ world }: Scene): Promise<void> {
  const version = nextVersion(expansion);
  try {
    await workBeside(world, version.path, "the next version");
  } finally {
    await removeNextSchema(world);
    version.remove();
  }
}

/** What one version takes the other serves, in both directions, while both take work off the queue. */
async function workBeside(world: World, root: string, otherName: string): Promise<void> {
  const running: RunningProduct[] = [];
  try {
    const web = await world.startWeb({ root });
    running.push(web);
    running.push(await world.startWeb({ root, role: "worker" }));
    const [client] = await bystanders(world, 1);
    if (client === undefined) throw new Error("nobody is there");
    const other: World = { ...world, web };
    for (const [taker, reader, name] of [
      [other, world, otherName],
      [world, other, "today's version"],
    ] as const) {
      const wish = callOf(taker, client, {
        kind: "save",
        path: "reimbursements.saveStep",
        input: { scheme: "product", step: 1, answers: { firm_address: `taken by ${name}` } },
        mark: `${web.url} ${name}`,
      });
      // A client that gets 503 under load tries again.
      await eventually(async () => {
        const { ending, status } = await wish.attempt();
        if (ending !== "ok") throw new Error(`a step was answered by ${name} with ${status ?? ending}`);
      });
      const { key, read } = await eventually(() => storeDocument(taker, client, textPdf([`taken by ${name}`]), reader));
      const document = await eventually(async () => {
        const answer = await read();
        if (!answer.ok) throw new Error(`a paper taken by ${name} is given out by the other with ${answer.status}`);
        return Buffer.from(await answer.arrayBuffer());
      });
      if (!document.equals(world.files.read(key))) throw new Error(`a paper taken by ${name} is given out by the other with other bytes`);
      await eventually(async () => {
        const status = await readList(reader.web.url, client);
        if (status !== 200) throw new Error(`what ${name} has written the other lists with ${status}`);
      });
    }
    for (const each of running) if ((await each.stop()) !== 0) throw new Error(`${otherName} did not end in order`);
  } finally {
    await Promise.all(running.map((each) => each.remove()));
  }
}

/** Starts a server of the next version and kills it while it migrates: so long after its start, or in the middle of the work. */
async function killInMigration(world: World, root: string, afterMs: number | undefined): Promise<void> {
  const migrating = () => world.database.sql<{ query: string }[]>`
    select query from pg_stat_activity where application_name = 'migrate' and datname = current_database()`;
  const killer = new AbortController();
  const starting = world.startWeb({ root, killedBy: killer.signal }).catch(() => undefined);
  if (afterMs === undefined)
    await eventually(async () => {
      if (!(await migrating()).some(({ query }) => query.includes("pg_sleep"))) throw new Error("it does not migrate");
    });
  else await pause(afterMs);
  killer.abort();
  await (await starting)?.remove();
  // The database notices the closed connection at the end of the statement.
  await eventually(async () => {
    if ((await migrating()).length > 0) throw new Error("the killed migration still runs");
  });
}

async function backUpAndRestore({ world, actors, operations }: Scene): Promise<void> {
  const folder = temporaryFolder("portal-archive-");
  const archive = join(folder.path, "archive");
  const name = `restored_${Date.now()}`;
  const target = { APP_SECRET: appSecret, SEED: "none", DATA_DIR: join(folder.path, "var"), DATABASE_URL: world.cluster.urlOf(name) };
  let copy: RunningProduct | undefined;
  try {
    const before = operations().filter(({ ending }) => ending === "ok");
    await done("backup", ["--to", archive], world.operatorEnv);
    await done("backup-verify", ["--from", archive], {});
    await ensureDatabase(world.cluster.url, name);
    await done("restore", ["--from", archive], target);
    await done("files-verify", [], target);
    await done("audit-verify", [], target);
    const lost = await missingIn(target.DATABASE_URL, before);
    if (lost.length > 0) throw new Error(`${lost.length} of what was acknowledged before the backup is not in its copy: ${lost[0]}`);
    copy = await startProduct({ env: { ...target, ROLE: "web" }, dataDir: target.DATA_DIR });
    const [member] = actors.members;
    if (member === undefined) throw new Error("nobody is there");
    const again = await signInUser(copy.url, world, { email: member.name, userType: "MEMBER", firmId: member.firmId });
    if ((await readList(copy.url, again)) !== 200) throw new Error("who signs in at the copy sees nothing");
  } finally {
    await copy?.remove();
    await world.database.sql.unsafe(`drop database if exists ${name} with (force)`);
    folder.remove();
  }
}

async function done(command: string, options: readonly string[], env: Readonly<Record<string, string>>): Promise<void> {
  const { code, output } = await runOperator(command, options, env);
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${output.slice(-300)}`);
}

/** The marks of operations that a database does not hold. */
async function missingIn(url: string, operations: readonly Operation[]): Promise<string[]> {
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    const rows = await sql<{ mark: string }[]>`
      select sha256 as mark from files union select subject from contact_messages
      union select answers ->> 'firm_address' from reimbursement_steps where answers ->> 'firm_address' is not null`;
    const there = new Set(rows.map(({ mark }) => mark));
    const kinds: readonly Operation["kind"][] = ["save", "upload", "message"];
    return operations.filter(({ kind, mark }) => kinds.includes(kind) && !there.has(mark)).map(({ kind, mark }) => `${kind} ${mark}`);
  } finally {
    await sql.end();
  }
}
