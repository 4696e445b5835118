import { unlink } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { selectLastOperatorRuns } from "#db/queries/system.ts";
import { systemActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { bulkMailsPerMinute } from "#domain/jobs.ts";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { askForReminders, remindOfMembership, remindOfReply, sendDigest } from "#server/application/notifications/send-reminders.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { holdReview } from "#server/application/reviews/hold-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { sampleFiles } from "#server/application/system/verify-files.ts";
import { remindMembers } from "#server/application/work/remind-members.ts";
import type { AppContext, Services } from "#server/context.ts";
import { askForScheduled } from "#workers/queue/schedule.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createInvited, createMember, createStaffActor, createUser } from "../support/factories.ts";
import { inParallel } from "../support/in-parallel.ts";
import { createFeeTable, createInvoice, createInvoiceSettings } from "../support/invoices.ts";
import { attach, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

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

/** The product itself, on another day. */
const on = (instant: string): AppContext => ({ ...contextOf(services, systemActor("test"), { transport: "system" }), now: () => new Date(instant) });
/** A run that no worker takes. */
const run = { finish: () => Promise.resolve() };

type Asked = { readonly topic: string; readonly payload: Record<string, string> };
const asked = async (topic: string): Promise<Asked[]> => [
  ...(await database.db.execute<Asked>(sql`select topic, payload from outbox where topic = ${topic} order by id`)),
];
const emailsTo = async (email: string, kind: string) => [
  ...(await database.db.execute<{ params: Record<string, unknown> }>(
    sql`select params from mail where email = ${email} and kind = ${kind} order by id`,
  )),
];

async function newActors(): Promise<Actors> {
  const { actor: member } = await createMember(services);
  return { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
}

describe("what is asked for by the clock", () => {
  it("is asked for once an hour or a day, however many workers ask, and not before its hour", async () => {
    for (const at of ["2027-01-04T02:00:00Z", "2027-01-04T02:20:00Z"])
      await Promise.all([0, 1].map(() => askForScheduled(services.db, new Date(at))));
    const names = async () =>
      (await database.db.execute<{ topic: string }>(sql`select topic from outbox where key ~ '2027-01-04' order by topic`)).map(({ topic }) => topic);
    expect(await names()).toEqual(["sample-files", "scan-past", "sweep-files", "sweep-orphans", "sweep-rows"]);
    await askForScheduled(services.db, new Date("2027-01-04T04:00:00Z"));
    expect(await names()).toEqual([
      "sample-files",
      "scan-past",
      "scan-past",
      "send-digest",
      "send-reminders",
      "sweep-files",
      "sweep-files",
      "sweep-orphans",
      "sweep-rows",
      "sweep-rows",
      "tell-followers",
    ]);
  });
});

it("what died stays dead until a later one of its kind has done its work", async () => {
  const set = (change: ReturnType<typeof sql>, hour: string) =>
    database.db.execute(sql`update outbox set ${change} where key = ${`sweep-rows-${hour}`}`);
  const stateOf = async (hour: string) =>
    (
      await database.db.execute<{ state: string }>(
        sql`select case when dead_at is not null then 'dead' when done_at is not null then 'done' else 'open' end as state from outbox
          where key = ${`sweep-rows-${hour}`}`,
      )
    )[0]?.state;
  await askForScheduled(services.db, new Date("2027-02-02T02:00:00Z"));
  await set(sql`dead_at = now()`, "2027-02-02T02");
  await askForScheduled(services.db, new Date("2027-02-02T02:10:00Z"));
  expect(await stateOf("2027-02-02T02")).toBe("dead");
  await askForScheduled(services.db, new Date("2027-02-02T03:00:00Z"));
  expect(await stateOf("2027-02-02T02")).toBe("dead");
  await set(sql`done_at = now()`, "2027-02-02T03");
  await askForScheduled(services.db, new Date("2027-02-02T03:10:00Z"));
  expect(await stateOf("2027-02-02T02")).toBe("done");
});

describe("the end of a membership", () => {
  it("is announced 60, 30 and 7 days before, once each, to every login of the firm", async () => {
    const { firm, user } = await createMember(services, { membershipEndOn: "2027-03-31" });
    await createUser(services, "MEMBER", { firmId: firm.id, activatedAt: null });
    const days = ["2027-01-29", "2027-01-30", "2027-01-31", "2027-02-28", "2027-03-01", "2027-03-02", "2027-03-24", "2027-03-31", "2027-04-01"];
    const counts: number[] = [];
    for (const day of days) {
      await askForReminders(on(`${day}T06:00:00Z`), run);
      counts.push((await asked("remind-membership")).filter(({ payload }) => payload["firmId"] === firm.id).length);
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 2, 3, 3, 3]);
    const order = { firmId: firm.id, endOn: "2027-03-31" };
    await remindOfMembership(on("2027-01-30T06:00:00Z"), order, run);
    expect(await emailsTo(user.email, "membership_ends")).toMatchObject([{ params: { firmName: firm.name, date: "31-03-2027" } }]);
    const all = await database.db.execute(sql`select 1 from mail where kind = 'membership_ends'`);
    expect(all).toHaveLength(1);
  });

  it("is announced to many firms in parts, after those that wait already; a key that is known takes no place in one", async () => {
    const createFirms = (count: number) => inParallel([...Array(count).keys()], 10, () => createFirm(services, { membershipEndOn: "2029-03-31" }));
    // What other tests have left would be counted before these.
    await database.db.execute(sql`update outbox set done_at = now() where topic = 'remind-membership' and done_at is null and dead_at is null`);
    await createFirms(bulkMailsPerMinute + 1);
    await askForReminders(on("2029-01-30T06:00:00Z"), run);
    await createFirms(1);
    await askForReminders(on("2029-01-31T06:00:00Z"), run);
    const due = await database.db.execute<{ minute: number; count: number }>(
      sql`select extract(minute from not_before - created_at)::int as minute, count(*)::int as count from outbox
        where topic = 'remind-membership' and payload ->> 'endOn' = '2029-03-31' group by 1 order by 1`,
    );
    expect(due.map(({ minute, count }) => [minute, count])).toEqual([
      [0, bulkMailsPerMinute],
      [1, 2],
    ]);
  });

  it("is announced with the unpaid invoice of the year that follows, not with one of this year", async () => {
    await createInvoiceSettings(services);
    const { firm, user } = await createMember(services, { membershipEndOn: "2027-03-31" });
    const january = on("2027-01-15T06:00:00Z");
    await createInvoice(january, await createFeeTable(services, "2026-27"), firm.id);
    const order = { firmId: firm.id, endOn: "2027-03-31" };
    await remindOfMembership(on("2027-01-30T06:00:00Z"), order, run);
    const { id, number } = await createInvoice(january, await createFeeTable(services, "2027-28"), firm.id);
    await remindOfMembership(on("2027-03-01T06:00:00Z"), order, run);
    expect(await emailsTo(user.email, "membership_ends")).toMatchObject([
      { params: { subject: "", replyBy: "01-03-2027", path: "/Membership" } },
      { params: { subject: number, replyBy: "", path: `/Membership/invoices/${id}` } },
    ]);
  });

  it("is announced without an invoice by the day from which invoices are sent, also after that day: the office may start its run later", async () => {
    const { firm, user } = await createMember(services, { membershipEndOn: "2027-03-31" });
    await remindOfMembership(on("2027-03-24T06:00:00Z"), { firmId: firm.id, endOn: "2027-03-31" }, run);
    expect(await emailsTo(user.email, "membership_ends")).toMatchObject([{ params: { subject: "", replyBy: "01-03-2027" } }]);
  });

  it("is not written about once the firm has renewed", async () => {
    const { firm, user } = await createMember(services, { membershipEndOn: "2028-03-31" });
    await remindOfMembership(on("2027-03-24T06:00:00Z"), { firmId: firm.id, endOn: "2027-03-31" }, run);
    expect(await emailsTo(user.email, "membership_ends")).toEqual([]);
  });
});

describe("a reply that is owed", () => {
  it("sends reminders after 7 and 21 days and when the date is over, with the documents that it concerns, and none after the reply", async () => {
    const actors = await newActors();
    const { id } = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T12:00:00Z', reply_by = '2027-01-22' where id = ${id}`);
    const counts: number[] = [];
    for (const day of ["2027-01-07", "2027-01-08", "2027-01-21", "2027-01-22", "2027-01-28", "2027-01-29", "2027-02-20"]) {
      await askForReminders(on(`${day}T07:00:00Z`), run);
      counts.push((await asked("remind-reply")).filter(({ payload }) => payload["reimbursementId"] === id).length);
    }
    expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3]);
    const since = "2027-01-01T12:00:00.000Z";
    await remindOfReply(on("2027-01-08T07:00:00Z"), { reimbursementId: id, since }, run);
    expect(await emailsTo(actors.member.email, "reply_reminder")).toMatchObject([
      {
        params: {
          reimbursementId: id,
          date: "01-01-2027",
          replyBy: "22-01-2027",
          count: 0,
          documents: ["Certificate from the foreign country's pharmaceuticals department with registration fee receipt"],
        },
      },
    ]);
    await remindOfReply(on("2027-01-22T07:00:00Z"), { reimbursementId: id, since: "2026-12-01T06:00:00.000Z" }, run);
    expect(await emailsTo(actors.member.email, "reply_reminder")).toHaveLength(1);
    await remindOfReply(on("2027-01-25T07:00:00Z"), { reimbursementId: id, since }, run);
    expect(await emailsTo(actors.member.email, "reply_reminder")).toMatchObject([{}, { params: { replyBy: "22-01-2027", count: 3 } }]);
  });

  it("names the costs that were asked about", async () => {
    const actors = await newActors();
    const { id, version, items } = await reimbursementIn(services, actors, "SUBMITTED");
    const documents = [{ fieldName: itemFlag(items[0]?.id ?? ""), status: "DEFICIENT" as const, remark: "Why twice?" }];
    await shareDeficiencies(contextOf(services, actors.council), { reimbursementId: id, version, documents });
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T12:00:00Z' where id = ${id}`);
    await remindOfReply(on("2027-01-08T07:00:00Z"), { reimbursementId: id, since: "2027-01-01T12:00:00.000Z" }, run);
    expect(await emailsTo(actors.member.email, "reply_reminder")).toMatchObject([{ params: { documents: ["Cost 1: Registration fee"] } }]);
  });

  it("reminds no firm that is deactivated", async () => {
    const actors = await newActors();
    const { id } = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T06:00:00Z' where id = ${id}`);
    await database.db.execute(
      sql`update firms set deactivated_at = now(), deactivated_reason = 'Left the council' where id = ${actors.member.firmId}`,
    );
    await askForReminders(on("2027-01-08T07:00:00Z"), run);
    expect((await asked("remind-reply")).filter(({ payload }) => payload["reimbursementId"] === id)).toEqual([]);
    await remindOfReply(on("2027-01-08T07:00:00Z"), { reimbursementId: id, since: "2027-01-01T06:00:00.000Z" }, run);
    expect(await emailsTo(actors.member.email, "reply_reminder")).toEqual([]);
  });

  it("sends the reminder about the date also when a rule gives more than 60 days for the reply", async () => {
    const { id } = await reimbursementIn(services, await newActors(), "DEFICIENCY_SHARED");
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T06:00:00Z', reply_by = '2027-04-01' where id = ${id}`);
    const counts: number[] = [];
    for (const day of ["2027-04-01", "2027-04-02", "2027-04-30"]) {
      await askForReminders(on(`${day}T07:00:00Z`), run);
      counts.push((await asked("remind-reply")).filter(({ payload }) => payload["reimbursementId"] === id).length);
    }
    expect(counts).toEqual([0, 1, 1]);
  });

  it("sends no reminder within seven days of the last one, by the clock or by an officer, and the one about the date afterwards", async () => {
    const { id } = await reimbursementIn(services, await newActors(), "DEFICIENCY_SHARED");
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T06:00:00Z', reply_by = '2027-01-22',
      reminded_at = '2027-01-20T06:00:00Z' where id = ${id}`);
    const counts: number[] = [];
    for (const day of ["2027-01-22", "2027-01-23", "2027-01-26", "2027-01-27", "2027-01-28"]) {
      await askForReminders(on(`${day}T07:00:00Z`), run);
      counts.push((await asked("remind-reply")).filter(({ payload }) => payload["reimbursementId"] === id).length);
    }
    expect(counts).toEqual([0, 0, 0, 1, 1]);
  });

  it("is reminded of once when an officer reminds while the reminder of the clock waits for its minute", async () => {
    const actors = await newActors();
    const { id } = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
    await database.db.execute(sql`update reimbursements set party_since = '2027-01-01T06:00:00Z', reply_by = '2027-01-31' where id = ${id}`);
    await askForReminders(on("2027-01-08T02:30:00Z"), run);
    const officer: AppContext = { ...contextOf(services, actors.council), now: () => new Date("2027-01-08T02:40:00Z") };
    expect(await remindMembers(officer, { ids: [id] })).toMatchObject({
      done: 0,
      notDone: [{ id, reason: expect.stringContaining("at most once in 7 days") }],
    });
    expect((await asked("remind-reply")).filter(({ payload }) => payload["reimbursementId"] === id)).toHaveLength(1);
  });
});

describe("the digest", () => {
  it("names to each of the council what waits longest for it, and counts the rest", async () => {
    const actors = await newActors();
    const { id } = await reimbursementIn(services, actors, "SUBMITTED");
    await database.db.execute(sql`update reimbursements set party_since = '2020-01-01T06:00:00Z', due_on = '2020-02-15' where id = ${id}`);
    await sendDigest(on("2020-01-15T06:00:00Z"), run);
    const [digestEmail] = await emailsTo(actors.council.email, "digest");
    expect(digestEmail?.params).toMatchObject({
      count: 1,
      documents: [
        expect.stringMatching(new RegExp(`^${id} of Firm .*: for 14 days, submitted on \\d\\d-\\d\\d-\\d{4}, within target until 15-02-2020$`)),
      ],
    });
    expect(await emailsTo(actors.dgft.email, "digest")).toEqual([]);
    await sendDigest(on("2020-02-16T06:00:00Z"), run);
    const [, later] = await emailsTo(actors.council.email, "digest");
    expect(later?.params).toMatchObject({ documents: [expect.stringContaining(", overdue since 15-02-2020")] });
  });

  it("counts 0 days for a claim that was on hold from its first day, and does not write since today", async () => {
    const actors = await newActors();
    const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
    const today = calendarDateInIndia(services.now());
    await sendDigest(on(services.now().toISOString()), run);
    const untilOn = daysAfter(today, 20);
    await holdReview(contextOf(services, actors.council), { reimbursementId: id, version, reason: "A court has to decide.", untilOn });
    await sendDigest(on(`${daysAfter(today, 10)}T06:00:00Z`), run);
    const waits = (words: string) => expect.stringMatching(`^${id} of .*: ${words}`);
    expect(await emailsTo(actors.council.email, "digest")).toMatchObject([
      { params: { documents: expect.arrayContaining([waits("since today, ")]) } },
      { params: { documents: expect.arrayContaining([waits("for 0 days, not counting days on hold, submitted on .*, on hold until ")]) } },
    ]);
  });

  it("names to each of DGFT what waits longest for it", async () => {
    const actors = await newActors();
    const { id } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    await database.db.execute(sql`update reimbursements set party_since = '2020-01-01T06:00:00Z', due_on = '2020-01-31' where id = ${id}`);
    await sendDigest(on("2020-02-01T06:00:00Z"), run);
    const documents = [expect.stringMatching(`^${id} of Firm .*: for 31 days, .*, overdue since 31-01-2020$`)];
    expect(await emailsTo(actors.dgft.email, "digest")).toMatchObject([
      { params: { office: "dgft", count: 1, documents, path: "/dgft_admin/work", forSecond: 0 } },
    ]);
  });

  it("counts what waits for a second person to those of the council who can be that person", async () => {
    const actors = await newActors();
    const council = contextOf(services, actors.council);
    const [invited, colleague] = [await createInvited(council), await createStaffActor(services, "EPCMD_ADMIN")];
    const { id, version } = await reimbursementIn(services, actors, "UNDER_REVIEW");
    const sampling: AppContext = { ...council, config: { ...council.config, secondLookPercent: 100 } };
    await expect(forwardToDgft(sampling, { reimbursementId: id, version, comment: "" })).rejects.toMatchObject({ code: "second_person" });
    await sendDigest(on(services.now().toISOString()), run);
    const counted = async ({ email }: { readonly email: string }) => (await emailsTo(email, "digest")).map(({ params }) => params["forSecond"]);
    expect([await counted(actors.council), await counted(invited), await counted(colleague)]).toEqual([[0], [0], [1]]);
  });
});

describe("the nightly sample of files", () => {
  it("finds what is missing and says which", async () => {
    const { actor } = await createMember(services);
    await attach(services, actor, undefined, "rcmc_certificate");
    const ctx = on("2027-01-05T20:30:00Z");
    expect(await sampleFiles(ctx)).toMatchObject({ missing: [], damaged: [] });
    const [file] = await database.db.execute<{ key: string }>(sql`select storage_key as key from files order by id desc limit 1`);
    await unlink(join(services.config.dataDir, "blobs", file?.key ?? ""));
    // A night looks at 20 files by chance, and the database has some more.
    const nextNight = { ...ctx, now: () => new Date("2027-01-06T20:30:00Z") };
    await expect.poll(async () => (await sampleFiles(nextNight)).missing).toEqual([file?.key]);
    expect(await selectLastOperatorRuns(services.db)).toMatchObject([
      { kind: "files_verify", outcome: "failed", detail: { scope: "sample", missing: 1 } },
    ]);
  });
});
