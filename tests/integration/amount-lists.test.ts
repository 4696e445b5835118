import { readFileSync } from "node:fs";
import { join } from "node:path";
import { eq, inArray, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { csvChunks, type CsvFile } from "#domain/csv.ts";
import { calendarDateInIndia, dayMs, daysAfter, daysFromTo, formatIndianDate } from "#domain/dates.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { isWorkingDay } from "#domain/rules/working-days.ts";
import { findNeighbours } from "#db/queries/reviews.ts";
import { outbox } from "#db/schema/outbox.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { exportDecisions } from "#server/application/dgft/export-decisions.ts";
import { listDecisions } from "#server/application/dgft/list-decisions.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { getFirm } from "#server/application/members/get-firm.ts";
import { updateFirm, UpdateFirmInput } from "#server/application/members/update-firm.ts";
import { exportOwnReimbursements } from "#server/application/reimbursements/export-own.ts";
import { fillAmounts } from "#server/application/reimbursements/fill-amounts.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { exportReviews, ExportReviewsInput } from "#server/application/reviews/export-reviews.ts";
import { holdReview } from "#server/application/reviews/hold-review.ts";
import { listReviews, reviewFilterOf, ReviewFilters, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import type { ReviewListRow } from "#server/application/reviews/present-list-row.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { removeHoliday, saveHoliday } from "#server/application/rules/holidays.ts";
import { selectRuleSet } from "#server/application/rules/rule-set.ts";
import { exportChosen } from "#server/application/work/export-chosen.ts";
import { listWork } from "#server/application/work/my-work.ts";
import type { AppContext } from "#server/context.ts";
import { projectRoot } from "#server/infra/project-root.ts";
import { jobRun as run } from "../support/job-run.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { completeDraft, createActors, forwardByTwo, reimbursementIn, sufficient, type Actors } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let council: AppContext;
let dgft: AppContext;
let member: AppContext;
/** Claims by what is known of them; the last has no amount. */
const ids = { claimed: "", recommended: "", forwarded: "", unknown: "" };

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  const { services } = opened;
  const { actor } = await createMember(services);
  const actors: Actors = {
    member: actor,
    council: await createStaffActor(services, "EPCMD_ADMIN"),
    dgft: await createStaffActor(services, "DGFT_ADMIN"),
  };
  [council, dgft, member] = [contextOf(services, actors.council), contextOf(services, actors.dgft), contextOf(services, actor)];
  const made = async (state: "SUBMITTED" | "UNDER_REVIEW_DGFT", claimedPaise: number | null, recommendedPaise: number | null) => {
    const { id } = await reimbursementIn(services, actors, state);
    await services.db.update(reimbursements).set({ claimedPaise, recommendedPaise }).where(eq(reimbursements.id, id));
    return id;
  };
  ids.claimed = await made("SUBMITTED", 300_000_00, null);
  ids.recommended = await made("SUBMITTED", 900_000_00, 200_000_50);
  ids.forwarded = await made("UNDER_REVIEW_DGFT", 900_000_00, 100_000_00);
  ids.unknown = await made("SUBMITTED", null, null);
}, 120_000);
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const listed = (input: object) => listReviews(council, ReviewListInput.parse({ scheme: "product", show: "all", page: 1, pageSize: 10, ...input }));
const idsOf = async (input: object) => (await listed(input)).rows.map(({ id }) => id);
async function textOf(file: CsvFile): Promise<string[]> {
  let text = "";
  for await (const chunk of csvChunks(file)) text += chunk;
  return text.slice(1).trimEnd().split("\r\n");
}

async function chosenLines(scheme: SchemeKind, chosen: string[]): Promise<string[]> {
  const { base64 } = await exportChosen(council, { scheme, ids: chosen, format: "csv" });
  return Buffer.from(base64, "base64").toString().trimEnd().split("\r\n");
}

test("the list is sorted by the amount that is known furthest, what is not known as the lowest", async () => {
  const highest = [ids.claimed, ids.recommended, ids.forwarded, ids.unknown];
  expect(await idsOf({ order: "amount" })).toEqual(highest);
  expect(await idsOf({ order: "amount_back" })).toEqual(highest.toReversed());
  const filter = reviewFilterOf(council, "council", "product", ReviewFilters.parse({ show: "all", order: "amount" }));
  const { previous, next } = await findNeighbours(council, filter, ids.forwarded);
  expect([previous?.id, next?.id]).toEqual([ids.recommended, ids.unknown]);
  expect((await listed({ order: "amount", search: "a" })).count).toBe((await listed({ search: "a" })).count);
});

test("and narrowed by it in rupees, limits included", async () => {
  expect(await idsOf({ order: "amount", amountFrom: "2,00,000.50" })).toEqual([ids.claimed, ids.recommended]);
  expect(await idsOf({ order: "amount", amountTo: "200000.50" })).toEqual([ids.recommended, ids.forwarded]);
  expect((await listed({ amountFrom: "100000.01", amountTo: "200000.49" })).count).toBe(0);
  expect(() => ReviewListInput.parse({ scheme: "product", page: 1, pageSize: 10, amountFrom: "-1" })).toThrow();
  const decisions = await listDecisions(dgft, ReviewListInput.parse({ scheme: "product", show: "all", page: 1, pageSize: 10, amountFrom: "1" }));
  expect(decisions.rows.map(({ id }) => id)).toEqual([ids.forwarded]);
});

test("the member's list counts what is recommended only once it was forwarded", async () => {
  const own = async (input: object) => (await listOwnReimbursements(member, { page: 1, pageSize: 10, ...input })).rows.map(({ id }) => id);
  const highest = [ids.recommended, ids.claimed, ids.forwarded, ids.unknown];
  expect(await own({ order: "amount" })).toEqual(highest);
  expect(await own({ order: "amount_back" })).toEqual(highest.toReversed());
  expect(await own({ order: "amount", amountFrom: "300000" })).toEqual([ids.recommended, ids.claimed]);
  const past = await listOwnReimbursements(member, { page: 9, pageSize: 10, amountFrom: "300000" });
  expect(past).toMatchObject({ rows: [], count: 2 });
});

test("DGFT's list goes by what its rows show: what the council prepares again is not among it", async () => {
  const { services } = opened;
  const actors = await createActors(services);
  const made = async (state: "UNDER_REVIEW_DGFT" | "DEFICIENCY_DGFT", recommendedPaise: number) => {
    const { id } = await reimbursementIn(services, actors, "SUBMITTED", "plant");
    const values = { state, firstForwardedAt: new Date(), claimedPaise: 900_000_00, recommendedPaise };
    await services.db.update(reimbursements).set(values).where(eq(reimbursements.id, id));
    return id;
  };
  const [sent, queried] = [await made("UNDER_REVIEW_DGFT", 400_000_00), await made("DEFICIENCY_DGFT", 100_000_00)];
  const inputOf = (input: object) => ReviewListInput.parse({ scheme: "plant", show: "all", page: 1, pageSize: 10, ...input });
  const ofDgft = async (input: object) => (await listDecisions(dgft, inputOf(input))).rows.map(({ id }) => id);
  const ofCouncil = async (input: object) => (await listReviews(council, inputOf(input))).rows.map(({ id }) => id);
  expect([await ofDgft({ order: "amount" }), await ofCouncil({ order: "amount" })]).toEqual([
    [queried, sent],
    [sent, queried],
  ]);
  expect([await ofDgft({ amountTo: "150000" }), await ofCouncil({ amountTo: "150000" })]).toEqual([[], [queried]]);
  expect([await ofDgft({ amountFrom: "500000" }), await ofCouncil({ amountFrom: "500000" })]).toEqual([[queried], []]);
  const filter = reviewFilterOf(dgft, "dgft", "plant", ReviewFilters.parse({ show: "all", order: "amount" }));
  expect((await findNeighbours(dgft, filter, queried)).next?.id).toBe(sent);
});

test("each list is a csv with the three amounts, of the rows that are shown", async () => {
  const input = ExportReviewsInput.parse({ scheme: "product", show: "all", order: "amount" });
  const [header, ...lines] = await textOf(await exportReviews(council, input));
  expect(
    header?.endsWith('Submitted on,"Claimed, Rs","Recommended, Rs","Sanctioned, Rs",Due by,Owner,"Age, days",With whom,Target,On hold until,Rules'),
  ).toBe(true);
  expect(lines.map((line) => line.split(",")[0])).toEqual([ids.claimed, ids.recommended, ids.forwarded, ids.unknown]);
  expect(lines.map((line) => line.split(",").slice(-10, -7).join())).toEqual(["300000.00,,", "900000.00,200000.50,", "900000.00,100000.00,", ",,"]);
  const decided = await textOf(await exportDecisions(dgft, input));
  expect(decided.slice(1).map((line) => line.split(",")[0])).toEqual([ids.forwarded]);
  const own = await textOf(await exportOwnReimbursements(member, { order: "amount", amountFrom: "300000" }));
  expect(own.slice(1).map((line) => [line.split(",")[0], line.split(",").slice(-3).join()])).toEqual([
    [ids.recommended, "900000.00,,"],
    [ids.claimed, "300000.00,,"],
  ]);
  for (const [exported, ctx] of [
    [exportReviews, dgft],
    [exportDecisions, council],
  ] as const)
    await expect(exported(ctx, input)).rejects.toMatchObject({ kind: "forbidden" });
});

test("and with the age, the party that has it, and how it stands against its target", async () => {
  const untilOn = daysAfter(calendarDateInIndia(new Date()), 60);
  const version = (await listed({})).rows.find(({ id }) => id === ids.unknown)?.version;
  await holdReview(council, { reimbursementId: ids.unknown, version, reason: "A court has to decide.", untilOn });
  const submittedAt = new Date(Date.now() - 70 * dayMs);
  await opened.services.db.update(reimbursements).set({ submittedAt }).where(eq(reimbursements.id, ids.unknown));
  const [, ...lines] = await chosenLines("product", [ids.unknown, ids.forwarded]);
  expect(lines.map((line) => line.split(",").slice(-5, -1))).toEqual([
    ["70", "EPCMD", "On hold", formatIndianDate(untilOn)],
    ["0", "DGFT", "Within target", ""],
  ]);
});

test("the amount of a claim follows the visits of an earlier one, which a reply or the council changes", async () => {
  const { services } = opened;
  const source = "Order of the test";
  const counts = [{ of: "same_event_ever" as const, limit: 1, outcome: "needs_reason" as const, source }];
  const open = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, membership: undefined, windows: [], caps: [] };
  const terms = { ...open, shares: [{ percent: "50", source }], counts };
  await publishRule(services, { scheme: "exhibition", effectiveFrom: "2026-04-01", terms });
  const actors = await createActors(services);
  const firm = contextOf(services, actors.member);
  const step = { scheme: "exhibition" as const, step: 5 };
  const filed = async (eventFrom: string) => {
    const draft = await completeDraft(services, actors.member, "exhibition");
    const answers = { items: draft.items.map(({ facts }) => ({ ...facts, event_from: eventFrom })) };
    const { version } = await saveStep(firm, { ...step, reimbursementId: draft.id, version: draft.version, answers });
    return submit(firm, { reimbursementId: draft.id, version });
  };
  const [earlier, later] = [await filed("2025-02-16"), await filed("2026-02-16")];
  const [{ firmId }, reimbursementId] = [actors.member, earlier.id];
  const asked = () => services.db.$count(outbox, sql`topic = 'fill-amounts' and payload ->> 'firmId' = ${firmId}`);
  const filled = async () => {
    await fillAmounts(systemContext(services), { firmId }, run);
    const [row] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, later.id));
    return row?.recommendedPaise;
  };
  expect([await asked(), await filled()]).toEqual([0, null]);

  const documents = [{ fieldName: "booking_receipt", status: "DEFICIENT" as const, remark: "The event cannot be read." }];
  const shared = await shareDeficiencies(council, { reimbursementId, version: earlier.version, documents });
  const answers = { items: shared.items.map(({ facts }) => ({ ...facts, event: "Arab Health" })) };
  const changed = await saveStep(firm, { ...step, reimbursementId, version: shared.version, answers });
  expect([await asked(), await filled()]).toEqual([0, null]);
  const sent = await submit(firm, { reimbursementId, version: changed.version, comment: "It was another event." });
  expect([await asked(), await filled()]).toEqual([1, 40_000_00]);

  const items = shared.items.map(({ facts }) => facts);
  await saveReview(council, { reimbursementId, version: sent.version, documents: [], items });
  expect([await asked(), await filled()]).toEqual([2, null]);
});

test("a holiday that is entered or removed changes the amounts of the lists, too", async () => {
  const { services } = opened;
  const [source, paidOn] = ["Order of the test", "2026-02-16"];
  const { holidays } = await selectRuleSet(services.db);
  const passed = daysFromTo(paidOn, calendarDateInIndia(new Date()));
  const worked = Array.from({ length: passed }, (_, day) => daysAfter(paidOn, day + 1)).filter((day) => isWorkingDay(day, holidays));
  const counting = { from: "cost_paid", counts: "working_days", countsFirstDay: false, onHoliday: "stays" } as const;
  const windows = [{ ...counting, days: worked.length - 1, outcome: "needs_reason" as const, source }];
  const terms = { chosenBy: "filed" as const, period: undefined, windows, shares: [{ percent: "50", source }] };
  const jobsOfAll = () => services.db.$count(outbox, sql`topic = 'fill-amounts' and payload = '{"all": true}'`);
  const start = Math.floor(Date.now() / 900_000) * 900_000 - 1_800_000;
  const officeAt = (minute: number): AppContext => ({ ...council, now: () => new Date(start + minute * 60_000) });
  // No published rule looks at holidays yet.
  await saveHoliday(officeAt(0), { onDate: "2026-01-26", name: "Republic Day" });
  expect(await jobsOfAll()).toBe(0);
  await publishRule(services, { scheme: "plant", effectiveFrom: "2026-04-01", terms });
  const { id } = await reimbursementIn(services, await createActors(services), "SUBMITTED", "plant");
  const all = { all: true } as const;
  const filled = async () => {
    await fillAmounts(systemContext(services), all, run);
    const [row] = await services.db.select().from(reimbursements).where(eq(reimbursements.id, id));
    return row?.recommendedPaise;
  };
  for (const [place, onDate] of worked.slice(0, 2).entries()) await saveHoliday(officeAt(14 * place), { onDate, name: "A holiday of the test" });
  expect([await jobsOfAll(), await filled()]).toEqual([1, 40_000_00]);
  for (const onDate of worked.slice(0, 2)) await removeHoliday(officeAt(15), { onDate });
  expect([await jobsOfAll(), await filled()]).toEqual([2, null]);
});

/** From now on a claim for a plant that was paid for in February is late. */
async function publishShortWindow(): Promise<void> {
  const source = "Order of the test";
  const counting = { from: "cost_paid", days: 1, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays" } as const;
  const windows = [{ ...counting, outcome: "needs_reason" as const, source }];
  const terms = { chosenBy: "filed" as const, period: undefined, windows, shares: [{ percent: "50", source }] };
  await publishRule(opened.services, { scheme: "plant", effectiveFrom: "2026-04-01", terms });
}

const plants = ReviewListInput.parse({ scheme: "plant", show: "all", page: 1, pageSize: 100 });
const outcomeIn = ({ rows }: { readonly rows: readonly ReviewListRow[] }, id: string) => rows.find((row) => row.id === id)?.ruleOutcome;

test("the list, My work and the file say the worst outcome of the rules until the council has given its reason", async () => {
  await publishShortWindow();
  const { id, version, items } = await reimbursementIn(opened.services, await createActors(opened.services), "SUBMITTED", "plant");
  const shown = async () => {
    const lines = await chosenLines("plant", [id]);
    const work = await listWork(council, { part: "free", page: 1, pageSize: 100 });
    return [outcomeIn(await listReviews(council, plants), id), outcomeIn(work, id), lines.at(-1)?.split(",").at(-1)];
  };
  expect(await shown()).toEqual(["needs_reason", "needs_reason", "Needs a reason"]);
  const assessments = items.map((item) => ({ itemId: item.id, reason: "The authority issued the certificate late." }));
  await saveReview(council, { reimbursementId: id, version, documents: [], assessments });
  expect(await shown()).toEqual([null, null, ""]);
});

test("DGFT's list says it of the sheet that was forwarded; claims of an earlier release get it from a job that the migration adds", async () => {
  await publishShortWindow();
  const { services } = opened;
  const actors = await createActors(services);
  const open = await reimbursementIn(services, actors, "SUBMITTED", "plant");
  const filed = await reimbursementIn(services, actors, "SUBMITTED", "plant");
  const judged = await saveReview(council, { reimbursementId: filed.id, version: filed.version, documents: sufficient(filed) });
  const { id, version } = await forwardByTwo(services, council, judged);
  const shown = async () => [
    outcomeIn(await listReviews(council, plants), open.id),
    outcomeIn(await listReviews(council, plants), id),
    outcomeIn(await listDecisions(dgft, plants), id),
  ];
  expect(await shown()).toEqual(["needs_reason", "needs_reason", "needs_reason"]);

  await services.db
    .update(reimbursements)
    .set({ ruleOutcome: null })
    .where(inArray(reimbursements.id, [open.id, id]));
  const later = sql`topic = 'fill-amounts' and payload = '{"all": true}' and not_before > now() + interval '50 minutes'`;
  const before = await services.db.$count(outbox, later);
  const migration = readFileSync(join(projectRoot, "db/migrations/0056_list_marks.sql"), "utf8");
  await services.db.execute(migration.split("--> statement-breakpoint").at(-1) ?? "");
  expect(await services.db.$count(outbox, later)).toBe(before + 1);
  await fillAmounts(systemContext(services), { all: true }, run);
  expect(await shown()).toEqual(["needs_reason", "needs_reason", "needs_reason"]);

  await shareQuery(dgft, { reimbursementId: id, version, query: "Which bill of entry?" });
  expect(await shown()).toEqual(["needs_reason", "needs_reason", null]);

  await closeReimbursement(council, { reimbursementId: open.id, version: open.version, reason: "Filed twice" });
  expect(await shown()).toEqual([null, "needs_reason", null]);
});

test("what the rules say follows the days of membership that the council corrects", async () => {
  const { services } = opened;
  const source = "Order of the test";
  const membership = { months: 12, outcome: "needs_reason" as const, source };
  const terms = { chosenBy: "filed" as const, period: undefined, windows: [], shares: [{ percent: "50", source }], membership };
  await publishRule(services, { scheme: "plant", effectiveFrom: "2026-04-01", terms });
  const actors = await createActors(services);
  const { firmId } = actors.member;
  const { id } = await reimbursementIn(services, actors, "SUBMITTED", "plant");
  const since = async (membershipStartOn: string) => {
    const { version, name: firmName, gstNo, membershipEndOn, contactName, contactEmail, contactPhone } = await getFirm(council, { firmId });
    const firm = { firmName, gstNo, membershipStartOn, membershipEndOn, contactName, contactEmail, contactPhone };
    await updateFirm(council, UpdateFirmInput.parse({ firmId, version, firm }));
    const asked = await services.db.$count(outbox, sql`topic = 'fill-amounts' and payload ->> 'firmId' = ${firmId}`);
    await fillAmounts(systemContext(services), { firmId }, run);
    return [asked, outcomeIn(await listReviews(council, plants), id)];
  };
  expect(await since(daysAfter(calendarDateInIndia(new Date()), -30))).toEqual([1, "needs_reason"]);
  expect(await since("2020-04-01")).toEqual([2, null]);
  expect(await since("2020-04-01")).toEqual([2, null]);
});
