import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { utimes } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { getTableColumns, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { appRole } from "#db/connection/app-role.ts";
import { createDb } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { insertLink } from "#db/queries/accounts.ts";
import { selectNamedFiles, selectReferencedKeys } from "#db/queries/stored-bytes.ts";
import { outbox } from "#db/schema/outbox.ts";
import * as schema from "#db/schema/index.ts";
import { unavailable } from "#domain/errors.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { forgetEnded } from "#server/application/accounts/forget-ended.ts";
import { forgetOldEnquiries } from "#server/application/directory/enquiries/forget-enquiries.ts";
import { forgetUnconfirmedBuyers } from "#server/application/directory/forget-unconfirmed.ts";
import { sweepFiles } from "#server/application/files/sweep-files.ts";
import { findOrphans, removeOrphans, sweepOrphans } from "#server/application/files/sweep-orphans.ts";
import { forgetOldSubmissions } from "#server/application/site/forget-old.ts";
import type { Services } from "#server/context.ts";
import { createMailer } from "#server/infra/mailer.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { newNonce } from "#server/infra/secrets.ts";
import { sweepFilesJob } from "#workers/jobs/sweep-files.ts";
import { sweepOrphansJob } from "#workers/jobs/sweep-orphans.ts";
import { sweepRowsJob } from "#workers/jobs/sweep-rows.ts";
import type { JobRun } from "#workers/queue/define-job.ts";
import { bundled } from "../support/bundle.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createUser } from "../support/factories.ts";
import { attach } from "../support/reimbursements.ts";
import { openTestServices, systemContext, type TestServices } from "../support/services.ts";

const run = promisify(execFile);

let database: TestDatabase;
let opened: TestServices;
let services: Services;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

describe("the sweep of files", () => {
  const blobs = (): string[] =>
    readdirSync(join(services.config.dataDir, "blobs"), { recursive: true, encoding: "utf8" }).filter((name) => name.includes("/"));
  const weekHours = 7 * 24;
  const makeOld = async (key: string, hours: number): Promise<void> => {
    const at = Date.now() / 1000 - hours * 3600;
    await utimes(join(services.config.dataDir, "blobs", key), at, at);
  };
  const orphan = async (): Promise<string> =>
    services.files.commit(await services.files.stage(Readable.from([Buffer.from("nobody's")]), { maxBytes: maxFileBytes }));

  it("removes stored bytes older than a week that no row names, and never any that a row names", async () => {
    const { actor } = await createMember(services);
    const { id } = await attach(services, actor, undefined, "rcmc_certificate");
    await attach(services, actor, id, "rcmc_certificate", "a second version");
    const referenced = (await database.db.execute<{ key: string }>(sql`select storage_key as key from files`)).map(({ key }) => key);
    expect(referenced).toHaveLength(2);
    // A row that is marked as deleted still names its bytes.
    await database.db.execute(sql`update files set deleted_at = now() where storage_key = ${referenced[0]}`);
    const [old, young] = [await orphan(), await orphan()];
    for (const key of [...referenced, old]) await makeOld(key, weekHours + 1);
    await makeOld(young, weekHours - 1);

    await sweepOrphans(systemContext(services));
    expect(blobs().sort()).toEqual([...referenced, young].sort());
    await sweepOrphans(systemContext(services));
    expect(blobs()).toHaveLength(3);
  });

  const sweepCommand = async (...options: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: services.config.dataDir, DATABASE_URL: database.url, SEED: "none" };
    return (await run(process.execPath, [await bundled("server/commands/files-sweep.ts"), ...options], { env, cwd: projectRoot })).stdout;
  };

  it("deletes nothing when so many files have no row that the database must be another one, and everything when an operator says so", async () => {
    for (let index = 0; index < 1_001; index += 1) await makeOld(await orphan(), weekHours + 1);
    const before = blobs().length;
    await expect(sweepOrphans(systemContext(services))).rejects.toMatchObject({
      code: "too_many_orphans",
      message: expect.stringContaining("files:sweep"),
    });
    expect(await sweepCommand()).toContain("1001 of 1003 stored files that are older than 7 days have no row");
    expect(blobs()).toHaveLength(before);
    expect(await sweepCommand("--yes")).toContain("1001 were deleted.");
    expect(before - blobs().length).toBe(1_001);
    await sweepOrphans(systemContext(services));
  });

  it("deletes nothing when the database names none of the files, and copes with an empty store", async () => {
    const other = openTestServices(database);
    await sweepOrphans(systemContext(other.services));
    const staged = await other.services.files.stage(Readable.from([Buffer.from("of another portal")]), { maxBytes: maxFileBytes });
    const key = await other.services.files.commit(staged);
    const longAgo = Date.now() / 1000 - 30 * 86_400;
    await utimes(join(other.services.config.dataDir, "blobs", key), longAgo, longAgo);
    await expect(sweepOrphans(systemContext(other.services))).rejects.toMatchObject({ code: "too_many_orphans" });
    expect(await other.services.files.size(key)).toBeGreaterThan(0);
    await other.close();
  });

  it("does not list the store for what has no need of it", async () => {
    await database.db.execute(
      sql`insert into outbox (topic, payload, key, done_at) values ('sweep-rows', '{}', 'long ago', now() - interval '91 days')`,
    );
    const keysOlderThan = () => {
      throw unavailable("storage_unavailable", "No store answers.");
    };
    await sweepFiles(systemContext({ ...services, files: { ...services.files, keysOlderThan } }));
    expect(await database.db.$count(outbox, sql`key = 'long ago'`)).toBe(0);
  });

  it("asks for the row of a file again just before it is deleted", async () => {
    const [late, lost] = [await orphan(), await orphan()];
    for (const key of [late, lost]) await makeOld(key, weekHours + 1);
    const ctx = systemContext(services);
    const orphans = await findOrphans(ctx);
    await database.db.execute(sql`update files set storage_key = ${late} where id = (select id from files limit 1)`);
    expect([orphans.count, await removeOrphans(ctx, orphans)]).toEqual([2, 1]);
    expect(await services.files.size(late)).toBeGreaterThan(0);
  });

  it("leaves what only a table of a later release names", async () => {
    const key = await orphan();
    const owner = createDb(database.url, { max: 1 });
    await owner.db.execute(sql`create table of_later (storage_key text)`);
    await owner.db.execute(sql`insert into of_later values (${key})`);
    // While the role may not read the table, the sweep fails and deletes nothing.
    await expect(selectReferencedKeys(services.db, [key])).rejects.toThrow();
    await owner.db.execute(sql`grant select on of_later to ${sql.identifier(appRole)}`);
    expect(await selectReferencedKeys(services.db, [key])).toEqual(new Set([key]));
    expect(await selectNamedFiles(services.db, { after: "", limit: 500 })).toContainEqual({ key, sha256: null });
    await owner.db.execute(sql`drop table of_later`);
    await owner.close();
  });

  it("finds a key by an index in the tables that grow", async () => {
    const indexed = await database.db.execute<{ table: string }>(
      sql`select tablename as "table" from pg_indexes where schemaname = 'public' and indexdef like '%(storage_key)' order by tablename`,
    );
    expect(indexed.map(({ table }) => table)).toEqual(["fair_leads", "files", "membership_application_documents", "payment_files"]);
  });

  it("asks every table that names stored bytes", async () => {
    const columns = await database.db.execute<{ table_name: string }>(
      sql`select table_name from information_schema.columns where table_schema = 'public' and column_name = 'storage_key'`,
    );
    const known = Object.values(schema).filter((table) => is(table, PgTable) && "storageKey" in getTableColumns(table));
    expect(columns.length).toBeGreaterThan(0);
    expect(known).toHaveLength(columns.length);
    // Whatever else holds a path or key of stored bytes has to be called so, or the sweep would not know of it.
    const others = await database.db.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and column_name ~ '(blob|stored|storage)' and column_name <> 'storage_key'`,
    );
    expect([...others]).toEqual([]);
  });
});

describe("the sweep of rows", () => {
  const count = async (table: string): Promise<number> =>
    Number((await database.db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`))[0]?.count);

  it("forgets sessions that ended a month ago with what was served to them, and no others", async () => {
    const { id: userId } = await createUser(services, "BUYER");
    const insert = (revokedAgo: string | null, idleAgo: string, absoluteAgo: string) =>
      database.db.execute<{ id: string }>(sql`
        insert into sessions (user_id, kind, idle_until, absolute_until, revoked_at) values (${userId}, 'web',
          now() - ${idleAgo}::interval, now() - ${absoluteAgo}::interval, now() - ${revokedAgo}::interval) returning id`);
    const [live] = await insert(null, "-1 hour", "-1 day");
    const [justOver] = await insert(null, "1 hour", "-1 hour");
    const [revokedLately] = await insert("29 days", "-1 hour", "-1 day");
    for (const [revoked, idle, absolute] of [
      ["31 days", "-1 hour", "-1 day"],
      [null, "31 days", "-1 day"],
      [null, "31 days", "31 days"],
    ] as const)
      await insert(revoked, idle, absolute);
    await database.db.execute(sql`insert into served_versions (session_id, reimbursement_id, version)
      select s.id, r.id, 1 from sessions s, reimbursements r limit 6`);
    await forgetEnded(systemContext(services));
    const kept = await database.db.execute<{ id: string }>(sql`select id from sessions where user_id = ${userId} order by id`);
    expect(new Set(kept.map(({ id }) => id))).toEqual(new Set([live?.id, justOver?.id, revokedLately?.id]));
    expect(await count("served_versions")).toBe(3);
  });

  it("forgets answers after a day, and limits that are over, however many there are", async () => {
    await database.db.execute(sql`
      insert into idempotency_keys (actor_id, key, route, body_hash, created_at)
      select 'a', 'old-' || n, 'r', 'h', now() - interval '25 hours' from generate_series(1, 5001) n`);
    await database.db.execute(sql`
      insert into idempotency_keys (actor_id, key, route, body_hash, created_at) values ('a', 'fresh', 'r', 'h', now() - interval '23 hours')`);
    await database.db.execute(sql`insert into rate_limits (key, count, expires_at)
      select 'old-' || n, 1, now() - interval '2 minutes' from generate_series(1, 5001) n`);
    await database.db.execute(sql`insert into rate_limits (key, count, expires_at) values ('open', 1, now() + interval '1 hour')`);
    await forgetEnded(systemContext(services));
    expect(await count("idempotency_keys")).toBe(1);
    expect(await count("rate_limits")).toBe(1);
  });

  it("removes submissions of the public forms after the time that their notice names", async () => {
    const at = new Date("2026-11-21T06:30:00Z");
    const insert = (table: string, months: string, more: string) =>
      database.db.execute(
        sql`insert into ${sql.identifier(table)} (name, email, consent_version, consented_at, created_at, ${sql.raw(more)})
          values ('A', 'a@b.example', 'v', now(), ${at.toISOString()}::timestamptz - ${months}::interval, 'x', 'y')`,
      );
    for (const [table, more] of [
      ["contact_messages", "subject, message"],
      ["event_registrations", "organisation, designation"],
    ] as const) {
      await insert(table, "24 months 1 day", more);
      await insert(table, "23 months 29 days", more);
    }
    await forgetOldSubmissions({ ...systemContext(services), now: () => at });
    expect([await count("contact_messages"), await count("event_registrations")]).toEqual([1, 1]);
    // The e-mails to the council about those that are gone say no more who wrote.
    await database.db.execute(sql`insert into mail (kind, email, state, params)
      select kind, 'council@x.example', 'sent', jsonb_build_object('sender', 'A', 'subject', 'x', 'documents', '[]'::jsonb, 'path', '/epcmd_admin/messages/' || id)
      from (select 'message_to_council' as kind, id from contact_messages union all select 'registration_to_council', id from event_registrations
        union all select 'message_to_council', gen_random_uuid()) entry`);
    await forgetOldEnquiries(systemContext(services));
    const senders = await database.db.execute<{ sender: string }>(
      sql`select params ->> 'sender' as sender from mail where email = 'council@x.example' order by sender`,
    );
    expect(senders.map(({ sender }) => sender)).toEqual(["", "A", "A"]);
  });

  it("deletes nothing while the clock of its machine is years ahead", async () => {
    await database.db.execute(sql`insert into contact_messages (name, email, consent_version, consented_at, subject, message)
      values ('A', 'a@b.example', 'v', now(), 'x', 'y')`);
    const before = await count("contact_messages");
    const mailer = createMailer(services.config);
    const ctx = { ...systemContext(services), mailer, now: () => new Date(Date.now() + 3 * 365 * 86_400_000) };
    const noLease: JobRun = { id: "", hold: () => Promise.resolve(), finish: () => Promise.resolve() };
    for (const job of [sweepRowsJob, sweepFilesJob, sweepOrphansJob])
      await expect(job.run(ctx, {}, noLease)).rejects.toMatchObject({ code: "clock_differs", message: expect.stringContaining("is 26280 h ahead") });
    mailer.close();
    expect(await count("contact_messages")).toBe(before);
  });

  it("removes finished emails, sooner to people without a login, and still sooner where they never confirmed or follow no more", async () => {
    const { id: userId } = await createUser(services, "BUYER");
    type Mail = { kind?: string; state?: string; userId?: string; followerId?: string; linkId?: string };
    const insert = (email: string, days: number, { kind = "receipt", state = "sent", userId: to, ...params }: Mail = {}) =>
      database.db.execute(sql`insert into mail (kind, email, state, user_id, params, created_at) values (${kind}, ${email},
        ${state}, ${to ?? null}, ${JSON.stringify(params)}::jsonb, now() - make_interval(days => ${days}))`);
    const insertActivation = async (email: string, values: Parameters<typeof createUser>[2]) => {
      const user = await createUser(services, "EPCMD_ADMIN", values);
      const linkId = await database.db.transaction((tx) =>
        insertLink(tx, { userId: user.id, nonce: newNonce(), purpose: "activation", minutes: 60 }),
      );
      await insert(email, 401, { kind: "activation", userId: user.id, linkId });
    };
    await database.db.execute(sql`delete from mail`);
    await insert("old@x.example", 31);
    await insert("kept-young@x.example", 29);
    await insert("kept-open@x.example", 31, { state: "queued" });
    await insert("kept-login@x.example", 399, { userId });
    await insertActivation("kept-activation@x.example", { activatedAt: null });
    await insertActivation("old-activation@x.example", {});
    await insertActivation("closed-activation@x.example", { activatedAt: null, deactivatedAt: new Date() });
    await insert("replaced-activation@x.example", 401, { userId, kind: "activation" });
    await insert("old-login@x.example", 401, { userId });
    const [follower] = await database.db.execute<{
      id: string;
    }>(sql`insert into followers (email, topic, event_slug, language, asked_at, consent_version)
      values ('follower@x.example', 'notices', '', 'en', now() - interval '8 days', 'v') returning id`);
    await insert("follower@x.example", 8, { kind: "follow_confirm", followerId: follower?.id ?? "" });
    await database.db.execute(sql`insert into buyer_registrations
      (email, buyer_type, phone, address, country, zip_code, consent_version, consented_at, created_at)
      values ('Never@x.example', 'private_healthcare_procurement', '1', 'a', 'DE', '1', 'v', now(), now() - interval '8 days')`);
    await insert("never@x.example", 8, { kind: "verification" });
    await forgetEnded(systemContext(services));
    await forgetOldSubmissions(systemContext(services));
    await forgetUnconfirmedBuyers(systemContext(services));
    const kept = await database.db.execute<{ email: string }>(sql`select email from mail order by email`);
    expect(kept.map(({ email }) => email)).toEqual([
      "kept-activation@x.example",
      "kept-login@x.example",
      "kept-open@x.example",
      "kept-young@x.example",
    ]);
  });

  it("is for the worker alone", async () => {
    const { actor } = await createMember(services);
    const ctx = { ...systemContext(services), actor };
    for (const sweep of [sweepFiles, sweepOrphans, forgetEnded, forgetOldSubmissions])
      await expect(sweep(ctx)).rejects.toMatchObject({ kind: "forbidden" });
  });
});

describe("npm run jobs:redrive", () => {
  const redrive = async (...options: string[]) => {
    const env = { PATH: process.env.PATH, DATA_DIR: services.config.dataDir, DATABASE_URL: database.url, SEED: "none" };
    return run(process.execPath, [await bundled("server/commands/jobs-redrive.ts"), ...options], { env, cwd: projectRoot });
  };
  const insertDeadJob = async (name: string): Promise<string> => {
    await database.db.transaction((tx) => enqueue(tx, "build-dossier", { reimbursementId: name }, { key: name }));
    const [row] = await database.db.execute<{ id: string }>(
      sql`update outbox set dead_at = now(), last_error = ${`no disk for ${name}`}, attempts = 3, starts = 3 where key = ${name} returning id`,
    );
    return row?.id ?? "";
  };

  it("lists what was given up, has one job or all of it tried again, and says what it did", async () => {
    expect((await redrive()).stdout).toBe("No job was given up.\n");
    const [one, two, three] = [await insertDeadJob("PRD-1"), await insertDeadJob("PRD-2"), await insertDeadJob("PRD-3")];
    const listed = (await redrive("--list")).stdout;
    for (const id of [one, two, three]) expect(listed).toContain(`${id}  build-dossier  given up `);
    expect(listed).toContain("no disk for PRD-2");
    expect(await database.db.$count(outbox, sql`dead_at is not null`)).toBe(3);

    expect((await redrive("--id", two)).stdout).toMatch(
      new RegExp(`^${two}  build-dossier .*no disk for PRD-2\n1 job is tried again .* 2 given up\\.\n$`),
    );
    expect((await redrive()).stdout).toMatch(/\n2 jobs are tried again .* 0 given up\.\n$/);
    const [row] = await database.db
      .select()
      .from(outbox)
      .where(sql`id = ${one}`);
    expect(row).toMatchObject({ deadAt: null, attempts: 0, starts: 0, queuedAt: null });
    const entries = await database.db.execute(sql`select actor_name, subject_id, detail from audit_entries where event = 'job.retry' order by id`);
    expect([...entries]).toEqual([
      { actor_name: "jobs:redrive", subject_id: two, detail: { jobs: 1 } },
      { actor_name: "jobs:redrive", subject_id: null, detail: { jobs: 2 } },
    ]);
    expect((await redrive("--id", one)).stdout).toBe("No job with this id was given up.\n");
  });

  it("says how it is used when it is asked wrongly", async () => {
    await expect(redrive("--id", "7")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("--id: must be the id of a job") });
    await expect(redrive("--everything")).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("Usage: npm run jobs:redrive") });
  });
});
