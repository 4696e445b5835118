import postgres from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { countNewMails, countWaitingMails, deleteMailOfFollowers } from "#db/queries/mail.ts";
import { countOpenWork, getBacklog } from "#db/queries/outbox.ts";
import { countMail, findLastMailSentAt, selectMailProblems, selectWorkByTopic } from "#db/queries/system.ts";
import type { Db } from "#db/connection/client.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { planOf } from "../support/plans.ts";
import { recordedOn } from "../support/recorded-statements.ts";

let database: TestDatabase;
let planner: postgres.Sql;
const followerId = "00000000-0000-0000-0000-000000000000";

/** Half a year of a large council in little: nearly all jobs are done and nearly all e-mails sent. */
beforeAll(async () => {
  database = await createTestDatabase();
  planner = postgres(database.url, { max: 1, onnotice: () => {} });
  await planner`insert into outbox (topic, payload, queued_at, done_at)
    select 'send-mail', '{}', now(), case when n > 50 then now() end from generate_series(1, 50000) n`;
  await planner`insert into mail (kind, email, params, state, sent_at, last_error)
    select 'receipt', 'reader@people.example',
      case n % 10 when 0 then jsonb_build_object('followerId', gen_random_uuid()) else '{}' end,
      case when n > 50 then 'sent' when n > 25 then 'failed' else 'queued' end,
      case when n > 50 then now() - make_interval(secs => n) end, case when n <= 50 then 'refused' end from generate_series(1, 50000) n`;
  await planner`vacuum analyze outbox, mail`;
}, 60_000);
afterAll(async () => {
  await planner?.end();
  await database?.drop();
});

it.each([
  ["the jobs that wait", (db: Db) => getBacklog(db)],
  ["the open jobs of a name", (db: Db) => db.transaction((tx) => countOpenWork(tx, "send-mail"))],
  ["the e-mails that wait", (db: Db) => db.transaction((tx) => countWaitingMails(tx, "invoice_issued"))],
  ["the new e-mails of a kind", (db: Db) => db.transaction((tx) => countNewMails(tx, "invoice_issued"))],
  ["the jobs of every name", (db: Db) => selectWorkByTopic(db)],
  ["the e-mails of each state", (db: Db) => countMail(db)],
  ["the refused e-mails", (db: Db) => selectMailProblems(db, { offset: 0, limit: 20 })],
  ["the last sent e-mail", (db: Db) => findLastMailSentAt(db)],
  ["the e-mails to a follower who leaves", (db: Db) => db.transaction((tx) => deleteMailOfFollowers(tx, [followerId]))],
])("%s: without reading what is done and sent", async (_what, ask) => {
  const { db, statements } = recordedOn(planner);
  await ask(db);
  expect(statements).not.toEqual([]);
  const nodes = (await Promise.all(statements.map((statement) => planOf(planner, statement)))).flat();
  const whole = nodes.filter((node) => node["Node Type"] === "Seq Scan" && ["outbox", "mail"].includes(node["Relation Name"] ?? ""));
  expect(whole).toEqual([]);
});
