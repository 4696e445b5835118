import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { nothingProved } from "#domain/reimbursements/proved-facts.ts";
import { onWorkingDay } from "#domain/rules/working-days.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { fillAmounts } from "#server/application/reimbursements/fill-amounts.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { getReport } from "#server/application/reports/get-report.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { holdReview } from "#server/application/reviews/hold-review.ts";
import { listReviews, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { saveHoliday } from "#server/application/rules/holidays.ts";
import { selectRuleSet } from "#server/application/rules/rule-set.ts";
import type { Services } from "#server/context.ts";
import { jobRun as run } from "../support/job-run.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { type Actors, createActors, forwardByTwo, reimbursementIn } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
const today = calendarDateInIndia(new Date());

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  actors = await createActors(services);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const publish = (council: number, reply: number) =>
  publishRule(services, { scheme: "product", effectiveFrom: today, terms: { chosenBy: "filed", targetDays: { council, dgft: 9, reply } } });

test("the dates of a claim are those of the rules that it is pinned to, in every place", async () => {
  await publish(11, 12);
  const { id } = await reimbursementIn(services, actors, "SUBMITTED");
  await publish(40, 41);
  const ctx = contextOf(services, actors.council);
  expect(await getReview(ctx, { reimbursementId: id })).toMatchObject({ dueOn: daysAfter(today, 11), replyBy: daysAfter(today, 12) });
  expect(await getOwnReimbursement(contextOf(services, actors.member), { reimbursementId: id })).toMatchObject({ dueOn: daysAfter(today, 11) });
  const { rows } = await listReviews(ctx, ReviewListInput.parse({ scheme: "product", page: 1, pageSize: 10 }));
  expect(rows.find((row) => row.id === id)).toMatchObject({ dueOn: daysAfter(today, 11) });
});

test("the date for the reply is stored when it is shared, and stays", async () => {
  await publish(50, 51);
  const { id } = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
  const [stored] = await database.db.execute(`select reply_by::text from reimbursements where id = '${id}'`);
  expect(stored).toEqual({ reply_by: daysAfter(today, 51) });
  const { rows } = await listOwnReimbursements(contextOf(services, actors.member), { page: 1, pageSize: 10 });
  expect(rows.find((row) => row.id === id)).toMatchObject({ withWhom: "member", dueOn: daysAfter(today, 51) });
});

test("an intent that is proved chooses the target days, too", async () => {
  const targetDays = { council: 20, dgft: 15, reply: 10 };
  await publishRule(services, { scheme: "plant", effectiveFrom: daysAfter(today, -90), terms: { chosenBy: "intent_filed", targetDays } });
  const { id, version } = await reimbursementIn(services, actors, "SUBMITTED", "plant");
  const council = contextOf(services, actors.council);
  expect(await getReview(council, { reimbursementId: id })).not.toMatchObject({ dueOn: daysAfter(today, 20) });
  const provedFacts = { ...nothingProved, intentFiledOn: daysAfter(today, -30) };
  const dates = { dueOn: daysAfter(today, 20), replyBy: daysAfter(today, 10) };
  expect(await saveReview(council, { reimbursementId: id, version, documents: [], provedFacts })).toMatchObject(dates);
  expect(await getReview(council, { reimbursementId: id })).toMatchObject(dates);
  const { rows } = await listReviews(council, ReviewListInput.parse({ scheme: "plant", page: 1, pageSize: 10 }));
  expect(rows.find((row) => row.id === id)).toMatchObject({ dueOn: daysAfter(today, 20) });
});

test("costs that the council corrects choose the target days, too", async () => {
  const targetDays = { council: 23, dgft: 15, reply: 13 };
  await publishRule(services, { scheme: "exhibition", effectiveFrom: daysAfter(today, -20), terms: { chosenBy: "cost_paid", targetDays } });
  const { id, version } = await reimbursementIn(services, actors, "SUBMITTED", "exhibition");
  const council = contextOf(services, actors.council);
  const before = await getReview(council, { reimbursementId: id });
  expect(before.dueOn).not.toBe(daysAfter(today, 23));
  const items = before.items.map(({ facts }) => ({ ...facts, paid_on: daysAfter(today, -10) }));
  const dates = { dueOn: daysAfter(today, 23), replyBy: daysAfter(today, 13) };
  expect(await saveReview(council, { reimbursementId: id, version, documents: [], items })).toMatchObject(dates);
  const { rows } = await listReviews(council, ReviewListInput.parse({ scheme: "exhibition", page: 1, pageSize: 10 }));
  expect(rows.find((row) => row.id === id)).toMatchObject({ dueOn: daysAfter(today, 23) });
});

test("reports count a wait by the date to which the council's corrections moved it", async () => {
  const targetDays = { council: 20, dgft: 15, reply: 10 };
  await publishRule(services, { scheme: "product", effectiveFrom: today, terms: { chosenBy: "intent_filed", targetDays } });
  const { id, version } = await reimbursementIn(services, actors, "UNDER_REVIEW");
  const provedFacts = { ...nothingProved, intentFiledOn: today };
  const proved = await saveReview(contextOf(services, actors.council), { reimbursementId: id, version, documents: [], provedFacts });
  expect(proved).toMatchObject({ state: "UNDER_REVIEW", dueOn: daysAfter(today, 20) });
  // After this date, and before the one that it had without the intent.
  const forwardedOn = daysAfter(today, 25);
  const later: Services = { ...services, now: () => new Date(`${forwardedOn}T12:00:00+05:30`) };
  const council = contextOf(later, actors.council);
  const forwarded = await forwardByTwo(later, council, proved);
  await refuse(contextOf(later, actors.dgft), { reimbursementId: id, version: forwarded.version, reason: "Another scheme paid for it." });
  const targets = await getReport(council, { kind: "targets", from: forwardedOn, to: forwardedOn });
  expect(targets.rows.slice(0, 2)).toMatchObject([
    { name: "EPCMD", inTime: 0, late: 1 },
    { name: "DGFT", inTime: 1, late: 0 },
  ]);
  const parliament = await getReport(council, { kind: "parliament" });
  expect(parliament.rows[0]).toMatchObject({ name: "Product", decided: 1, overTarget: 1 });
  // A program sends the intent with the call that ends the wait.
  const claim = await reimbursementIn(services, actors, "UNDER_REVIEW");
  const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
  await shareDeficiencies(council, { reimbursementId: claim.id, version: claim.version, documents, provedFacts });
  const { rows } = await getReport(council, { kind: "targets", from: forwardedOn, to: forwardedOn });
  expect(rows[0]).toMatchObject({ name: "EPCMD", inTime: 0, late: 2 });
});

test("a holiday that is entered later moves the due dates of both offices, by working days, and no reply date of a firm", async () => {
  const targetDays = { council: 10, dgft: 10, reply: 10, counts: "working_days" } as const;
  await publishRule(services, { scheme: "product", effectiveFrom: today, terms: { chosenBy: "filed", targetDays } });
  const council = contextOf(services, actors.council);
  const { holidays } = await selectRuleSet(database.db);
  const workingDayAfter = (day: string) => onWorkingDay(daysAfter(day, 1), holidays);
  const waiting = await reimbursementIn(services, actors, "SUBMITTED");
  const held = await reimbursementIn(services, actors, "SUBMITTED");
  const untilOn = daysAfter(today, 30);
  await holdReview(council, { reimbursementId: held.id, version: held.version, reason: "The court decides on it.", untilOn });
  const others = [await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT"), await reimbursementIn(services, actors, "DEFICIENCY_SHARED")];
  const datesOf = async () => {
    const rows = await database.db.select().from(reimbursements);
    return [waiting, held, ...others].map(({ id }) => rows.find((row) => row.id === id)?.dueOn ?? "");
  };
  const jobsOfAll = () => services.db.$count(outbox, sql`topic = 'fill-amounts' and payload = '{"all": true}'`);
  const filledWith = async (onDate: string) => {
    await saveHoliday(council, { onDate, name: "A holiday of the test" });
    await fillAmounts(systemContext(services), { all: true }, run);
    return datesOf();
  };
  const [ofWaiting = "", ofHeld = "", ofDgft = "", ofReply = ""] = await datesOf();
  expect([ofWaiting, ofDgft]).toEqual([ofReply, ofReply]);
  expect(await jobsOfAll()).toBe(0);

  // A day of the hold is not the office's anyway.
  const moved = workingDayAfter(ofWaiting);
  const onDate = workingDayAfter(today);
  expect(await filledWith(onDate)).toEqual([moved, ofHeld, moved, ofReply]);
  expect(await jobsOfAll()).toBe(1);
  expect(await filledWith(onDate)).toEqual([moved, ofHeld, moved, ofReply]);
  const { rows } = await listReviews(council, ReviewListInput.parse({ scheme: "product", page: 1, pageSize: 100 }));
  expect(rows.find((row) => row.id === waiting.id)).toMatchObject({ dueOn: moved });
  expect(await filledWith(workingDayAfter(untilOn))).toEqual([moved, workingDayAfter(ofHeld), moved, ofReply]);

  // Reports count the wait by the date to which it moved.
  const onLastDay = contextOf({ ...services, now: () => new Date(`${moved}T12:00:00+05:30`) }, actors.council);
  await closeReimbursement(onLastDay, { reimbursementId: waiting.id, version: waiting.version, reason: "Filed twice" });
  const report = await getReport(onLastDay, { kind: "targets", from: moved, to: moved });
  expect(report.rows[0]).toMatchObject({ name: "EPCMD", inTime: 1, late: 0 });
});
