import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inDueState } from "#db/queries/due-states.ts";
import { reimbursementHolds, reimbursements } from "#db/schema/reimbursements.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { dueStateOf, dueStates } from "#domain/reimbursements/due-state.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { endDecisionHold, holdDecision } from "#server/application/dgft/hold-decision.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { endReviewHold, holdReview } from "#server/application/reviews/hold-review.ts";
import { listReviews, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createStaffActor } from "../support/factories.ts";
import { type Actors, createActors, reimbursementIn } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;
const today = calendarDateInIndia(new Date());
/** The same clock some days later. */
const later = (ctx: AppContext, days: number): AppContext => ({ ...ctx, now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1_000) });

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  actors = await createActors(services);
});

const reason = "The court decides on 12-12.";

test("days on hold are not the council's: the date moves, the member reads why, and the hold ends by itself", async () => {
  const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const untilOn = daysAfter(today, 13);
  const held = await holdReview(later(council, 3), { reimbursementId: id, version, reason, untilOn });
  expect(held).toMatchObject({ state: "SUBMITTED", dueState: "held", dueOn: daysAfter(today, 55), hold: { reason, untilOn }, daysWaiting: 3 });
  expect(held.actions).toContain("council_end_hold");
  expect(held.actions).not.toContain("council_hold");
  const own = await getOwnReimbursement(later(contextOf(services, actors.member), 5), { reimbursementId: id });
  expect([held.hold?.startedByName, own.hold?.startedByName]).toEqual([actors.council.name, ""]);
  expect(own).toMatchObject({ hold: { reason, untilOn }, daysWaiting: 3, partyDays: { council: 3, held: 2 } });
  expect(own.timeline.at(-1)).toMatchObject({ action: "council_hold", comment: reason, until: untilOn });
  const after = await getReview(later(council, 20), { reimbursementId: id });
  expect(after).toMatchObject({
    hold: undefined,
    dueState: "within",
    dueOn: daysAfter(today, 55),
    daysWaiting: 10,
    ageDays: 20,
    partyDays: { council: 10, held: 10 },
  });
  const { rows } = await listReviews(later(council, 20), ReviewListInput.parse({ scheme: "product", page: 1, pageSize: 100 }));
  expect(rows.find((row) => row.id === id)).toMatchObject({ daysWaiting: 10, ageDays: 20, dueState: "within" });
});

test("ending a hold early gives the days back, and another can follow", async () => {
  const { id, version } = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const dgft = contextOf(services, actors.dgft);
  const held = await holdDecision(dgft, { reimbursementId: id, version, reason, untilOn: daysAfter(today, 100) });
  expect(held.dueOn).toBe(daysAfter(today, 130));
  const ended = await endDecisionHold(later(dgft, 4), { reimbursementId: id, version: held.version });
  expect(ended).toMatchObject({ hold: undefined, dueOn: daysAfter(today, 34), dueState: "within", daysWaiting: 0 });
  const again = await holdDecision(later(dgft, 10), { reimbursementId: id, version: ended.version, reason, untilOn: daysAfter(today, 12) });
  expect(again).toMatchObject({ dueOn: daysAfter(today, 36), daysWaiting: 6 });
});

test("a decision and a withdrawal end the hold", async () => {
  const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const dgft = contextOf(services, actors.dgft);
  const held = await holdDecision(dgft, { reimbursementId: forwarded.id, version: forwarded.version, reason, untilOn: daysAfter(today, 30) });
  const approved = await approve(later(dgft, 2), { reimbursementId: held.id, version: held.version });
  expect(approved).toMatchObject({ state: "APPROVED_DGFT", hold: undefined, dueState: undefined, dueOn: undefined, partyDays: { dgft: 0, held: 2 } });
  const submitted = await reimbursementIn(services, actors, "SUBMITTED");
  const input = { reimbursementId: submitted.id, reason, untilOn: daysAfter(today, 30) };
  const { version } = await holdReview(contextOf(services, actors.council), { ...input, version: submitted.version });
  await withdraw(contextOf(services, actors.member), { reimbursementId: submitted.id, version });
  const ends = await services.db
    .select()
    .from(reimbursementHolds)
    .where(sql`reimbursement_id in (${held.id}, ${submitted.id})`);
  expect(ends.map(({ untilOn }) => untilOn).toSorted()).toEqual([today, daysAfter(today, 2)]);
});

test("what cannot be put on hold is refused with a sentence, and nothing changes", async () => {
  const { id, version } = await reimbursementIn(services, actors, "SUBMITTED");
  const council = contextOf(services, actors.council);
  const good = { reimbursementId: id, version, reason, untilOn: daysAfter(today, 10) };
  const refusal = (part: Partial<typeof good>) => holdReview(council, { ...good, ...part }).catch((error: unknown) => error);
  expect(await refusal({ reason: "" })).toMatchObject({ kind: "invalid", fields: { reason: ["Write the reason; the member will read it."] } });
  for (const past of [today, daysAfter(today, -1)])
    expect(await refusal({ untilOn: past })).toMatchObject({ fields: { untilOn: [`Enter a day after today, ${formatIndianDate(today)}`] } });
  expect(await refusal({ untilOn: daysAfter(today, 366) })).toMatchObject({
    fields: { untilOn: [`A hold lasts 365 days at most: enter ${formatIndianDate(daysAfter(today, 365))} or earlier`] },
  });
  expect(await refusal({ version: version - 1 })).toMatchObject({ kind: "conflict", code: "stale_version" });
  await expect(endReviewHold(council, { reimbursementId: id, version })).rejects.toMatchObject({ code: "not_on_hold" });
  // Two at the same time: one wins.
  const second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
  const both = await Promise.allSettled([holdReview(council, good), holdReview(second, good)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected")).toMatchObject({
    reason: { code: "already_on_hold", message: `It is on hold until ${formatIndianDate(good.untilOn)} already. End that hold first.` },
  });
  expect(await services.db.$count(reimbursementHolds, sql`reimbursement_id = ${id}`)).toBe(1);
});

test("an office holds only what is with it, not what was decided meanwhile", async () => {
  const approved = await reimbursementIn(services, actors, "APPROVED_DGFT");
  const shared = await reimbursementIn(services, actors, "DEFICIENCY_SHARED");
  const forwarded = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
  const input = ({ id, version }: { id: string; version: number }) => ({
    reimbursementId: id,
    version: version - 1,
    reason,
    untilOn: daysAfter(today, 10),
  });
  for (const view of [approved, shared, forwarded])
    await expect(holdReview(contextOf(services, actors.council), input(view))).rejects.toMatchObject({ kind: "conflict", code: "wrong_state" });
  await expect(holdDecision(contextOf(services, actors.dgft), input(approved))).rejects.toMatchObject({
    message: 'This is not possible now: the application is in the state "Approved".',
  });
});

test("the filter of lists finds the state that the domain names", async () => {
  const { id } = await reimbursementIn(services, actors, "SUBMITTED");
  const waits = [null, -1, 0, 7, 8].flatMap((due) => [null, 0, 1].map((held) => ({ due, held })));
  for (const { due, held } of waits) {
    const dueOn = due === null ? null : daysAfter(today, due);
    const heldUntil = held === null ? null : daysAfter(today, held);
    await services.db
      .update(reimbursements)
      .set({ dueOn, heldUntil })
      .where(sql`id = ${id}`);
    const counts = await Promise.all(dueStates.map((state) => services.db.$count(reimbursements, sql`id = ${id} and ${inDueState(state, today)}`)));
    const state = dueStateOf({ dueOn, heldUntil }, today);
    expect(dueStates.filter((_, place) => counts[place] === 1)).toEqual(state === undefined ? [] : [state]);
  }
});
