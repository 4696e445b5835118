import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor, type MemberActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter, financialYearLabel, formatIndianDate } from "#domain/dates.ts";
import { memberMessages } from "#domain/members/messages.ts";
import { maxExpectedClaims } from "#domain/reimbursements/expected-claims.ts";
import { longestWindowDays } from "#domain/rules/windows.ts";
import { selectRemindableClaims } from "#db/queries/expected-claims.ts";
import { expectedClaims } from "#db/schema/amounts.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { listNotifications, ListNotificationsInput, unreadCount } from "#server/application/notifications/list-notifications.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { exportExpectedClaims, listExpectedClaims } from "#server/application/reimbursements/expected-claims.ts";
import { askForFilingReminders, remindOfFiling } from "#server/application/reimbursements/remind-of-filing.ts";
import { removeExpectedClaim, saveExpectedClaim } from "#server/application/reimbursements/save-expected-claim.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { selectRuleSet } from "#server/application/rules/rule-set.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createUser } from "../support/factories.ts";
import { createFeeTable, createInvoice, createInvoiceSettings } from "../support/invoices.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
const today = calendarDateInIndia(new Date());
const expectedOn = daysAfter(today, 10);
const lastOn = daysAfter(expectedOn, 60);
const outside = `A cost of ${formatIndianDate(expectedOn)} is paid only with an officer's written reason`;
const entry = { scheme: "product" as const, kind: "registration", name: "Gloves; sterile", country: "BR", expectedOn };
const run = { finish: () => Promise.resolve() };
const on = (date: string): AppContext => ({
  ...contextOf(services, systemActor("test"), { transport: "system" }),
  now: () => new Date(`${date}T06:00:00Z`),
});

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  const window = { from: "certificate_issued", days: 60, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays" } as const;
  await publishRule(services, {
    scheme: "product",
    effectiveFrom: "2024-04-01",
    terms: {
      chosenBy: "filed",
      windows: [{ ...window, outcome: "blocks", source: "Order of the test" }],
      period: { costsUntil: today, outcome: "needs_reason", source: "Order of the test" },
    },
  });
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

async function memberWith(changed: Partial<typeof entry> = {}): Promise<{ actor: MemberActor; email: string; id: string }> {
  const { actor, user } = await createMember(services);
  const { id } = await saveExpectedClaim(contextOf(services, actor), { ...entry, ...changed });
  return { actor, email: user.email, id };
}

test("an entry has its last day by the rules of its date, and a calendar file with a stable id", async () => {
  const { actor, id } = await memberWith();
  const ctx = contextOf(services, actor);
  expect(await listExpectedClaims(ctx)).toMatchObject([
    { ...entry, kindLabel: "Registration fee", filing: { lastOn, days: 60, source: "Order of the test" } },
  ]);
  const { text } = await exportExpectedClaims(ctx, { id });
  expect(text).toContain(`UID:${id}@epcmd.example\r\n`);
  expect(text).toContain(`DTSTART;VALUE=DATE:${lastOn.replaceAll("-", "")}\r\n`);
  expect(text).toContain(String.raw`SUMMARY:Last day to file: Gloves\; sterile\, Brazil`);
  expect(text.replaceAll("\r\n ", "")).toContain(`${outside}. The Export Promotion Mission`);
  expect((await exportExpectedClaims(ctx, {})).text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
});

test("an entry without a rule has no last day, and says what the end of the programme means for it", async () => {
  const { actor } = await createMember(services);
  const ctx = contextOf(services, actor);
  const planned = { ...entry, scheme: "plant" as const, kind: "plant_registration" };
  await saveExpectedClaim(ctx, { ...planned, expectedOn: "2026-04-01" });
  await saveExpectedClaim(ctx, { ...planned, expectedOn: "2026-03-31" });
  const said = (await listExpectedClaims(ctx)).map((listed) => [listed.expectedOn, listed.filing, listed.outsidePeriod]);
  expect(new Set(said)).toEqual(
    new Set([
      ["2026-04-01", undefined, "needs_reason"],
      ["2026-03-31", undefined, undefined],
    ]),
  );
});

test("a date far away is refused, and another firm's entry is not found", async () => {
  const { id } = await memberWith();
  const { actor: other } = await createMember(services);
  const ctx = contextOf(services, other);
  await expect(saveExpectedClaim(ctx, { ...entry, expectedOn: "01-01-2099" })).rejects.toMatchObject({
    kind: "invalid",
    fields: { expectedOn: [expect.stringContaining("Enter a date from")] },
  });
  await expect(saveExpectedClaim(ctx, { ...entry, expectedOn: "01-01-2001" })).rejects.toMatchObject({ kind: "invalid" });
  await expect(saveExpectedClaim(ctx, { ...entry, id })).rejects.toMatchObject({ kind: "not_found" });
  await expect(exportExpectedClaims(ctx, { id })).rejects.toMatchObject({ kind: "not_found" });
  await removeExpectedClaim(ctx, { id });
  expect(await database.db.$count(expectedClaims, sql`id = ${id}`)).toBe(1);
});

test("an entry that is sent twice with one key is noted once", async () => {
  const { actor } = await createMember(services);
  const ctx: AppContext = { ...contextOf(services, actor), idempotency: { key: "press-1", route: "reimbursements.expected.save", bodyHash: "a" } };
  const first = await saveExpectedClaim(ctx, entry);
  expect(await saveExpectedClaim(ctx, entry)).toEqual(first);
  expect(await listExpectedClaims(ctx)).toMatchObject([{ id: first.id }]);
});

test("two people of a firm do not overwrite each other", async () => {
  const { actor, id } = await memberWith();
  const colleague = await createUser(services, "MEMBER", { firmId: actor.firmId });
  const mine = contextOf(services, actor);
  const theirs = contextOf(services, { ...actor, userId: colleague.id });
  const sooner = { ...entry, expectedOn: daysAfter(expectedOn, -5) };
  await saveExpectedClaim(theirs, { ...sooner, id, seen: entry });
  const renamed = { ...entry, id, name: "Gloves of latex" };
  await expect(saveExpectedClaim(mine, { ...renamed, seen: entry })).rejects.toMatchObject({ kind: "conflict", code: "stale_version" });
  expect(await listExpectedClaims(mine)).toMatchObject([sooner]);
  // The same sent twice is no conflict, and neither is a change of what was seen.
  await saveExpectedClaim(mine, { ...sooner, id, seen: entry });
  await saveExpectedClaim(mine, { ...renamed, expectedOn: sooner.expectedOn, seen: sooner });
  // A page of an earlier release does not say what it has seen.
  await saveExpectedClaim(mine, renamed);
  expect(await listExpectedClaims(theirs)).toMatchObject([{ ...entry, name: "Gloves of latex" }]);
});

test.each([
  { scheme: "plant", kind: "plant_registration" },
  { kind: "retention" },
  { name: "Masks" },
  { country: "KE" },
  { expectedOn: daysAfter(expectedOn, -5) },
] as const)("what a colleague changed to %j is not overwritten", async (changed) => {
  const { actor, id } = await memberWith();
  const ctx = contextOf(services, actor);
  const theirs = { ...entry, ...changed };
  await saveExpectedClaim(ctx, { ...theirs, id, seen: entry });
  await expect(saveExpectedClaim(ctx, { ...entry, id, name: "Gloves of latex", seen: entry })).rejects.toMatchObject({ code: "stale_version" });
  expect(await listExpectedClaims(ctx)).toMatchObject([theirs]);
});

test("a firm has at most 200 entries, also when the last two come at once", async () => {
  const { actor } = await memberWith();
  const row = { ...entry, firmId: actor.firmId, createdBy: actor.userId, createdAt: new Date() };
  await database.db.insert(expectedClaims).values(Array.from({ length: maxExpectedClaims - 2 }, () => row));
  const ctx = contextOf(services, actor);
  const outcomes = await Promise.allSettled([saveExpectedClaim(ctx, entry), saveExpectedClaim(ctx, entry)]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  await expect(saveExpectedClaim(ctx, entry)).rejects.toMatchObject({ kind: "conflict", code: "too_many" });
});

test("reminders are asked for 30, 14 and 3 days before, once each, and never after the last day", async () => {
  const { id } = await memberWith();
  const asked = async (): Promise<number> =>
    (await database.db.execute(sql`select 1 from outbox where topic = 'remind-filing' and payload ->> 'expectedClaimId' = ${id}`)).length;
  const counts: number[] = [];
  for (const days of [31, 30, 29, 14, 13, 3, 0, -1]) {
    const ctx = on(daysAfter(lastOn, -days));
    await askForFilingReminders(ctx);
    await askForFilingReminders(ctx);
    counts.push(await asked());
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
});

test("entries are read by pages, and none whose last day is over by every published window", async () => {
  const [one, other, old] = [await memberWith(), await memberWith(), await memberWith({ expectedOn: daysAfter(today, -730) })];
  const { published } = await selectRuleSet(database.db);
  const window = { fromOn: daysAfter(today, -longestWindowDays(published)), untilOn: daysAfter(today, 30) };
  const ids: string[] = [];
  let after: string | undefined;
  do {
    const page = await selectRemindableClaims(database.db, window, { after, limit: 2 });
    ids.push(...page.map(({ id }) => id));
    after = page.at(-1)?.id;
  } while (after !== undefined);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining([one.id, other.id]));
  expect(ids).not.toContain(old.id);
});

test("a reminder is sent once by e-mail and notice, and begins anew when the date changes", async () => {
  const { actor, email, id } = await memberWith();
  const mails = async () => [
    ...(await database.db.execute<{ params: object }>(sql`select params from mail where email = ${email} and kind = 'filing_reminder' order by id`)),
  ];
  await remindOfFiling(on(daysAfter(lastOn, -40)), { expectedClaimId: id }, run);
  expect(await mails()).toEqual([]);
  const at14 = on(daysAfter(lastOn, -14));
  await Promise.all([0, 1].map(() => remindOfFiling(at14, { expectedClaimId: id }, run)));
  const params = { subject: "Gloves; sterile, Brazil", date: formatIndianDate(lastOn), count: 14 };
  expect(await mails()).toMatchObject([{ params: { ...params, outsidePeriod: { outcome: "needs_reason", costOn: expectedOn } } }]);
  const { rows } = await listNotifications(contextOf(services, actor), ListNotificationsInput.parse({ page: 1, pageSize: 10 }));
  expect(rows).toMatchObject([
    {
      title: "Last day to file",
      text: `Gloves; sterile, Brazil: file by ${formatIndianDate(lastOn)}. ${outside}.`,
      expectedClaimId: id,
      reimbursementId: undefined,
    },
  ]);
  await markRead(contextOf(services, actor), { payments: true });
  expect(await unreadCount(contextOf(services, actor))).toBe(1);
  await markRead(contextOf(services, actor), { expectedClaims: true });
  expect(await unreadCount(contextOf(services, actor))).toBe(0);
  await saveExpectedClaim(contextOf(services, actor), { ...entry, id, expectedOn: daysAfter(expectedOn, 1) });
  await remindOfFiling(at14, { expectedClaimId: id }, run);
  expect(await mails()).toHaveLength(2);
  await removeExpectedClaim(contextOf(services, actor), { id });
  await remindOfFiling(on(daysAfter(lastOn, -2)), { expectedClaimId: id }, run);
  expect(await mails()).toHaveLength(2);
});

test("an entry whose claim is filed is not reminded any more, until that claim is closed", async () => {
  const { actor, email, id } = await memberWith();
  const ctx = contextOf(services, actor);
  const answers = { firm_address: "12 Industrial Area" };
  const { id: claimId } = await saveStep(ctx, { scheme: "product", step: 1, answers, startedFrom: id });
  const remindedAt = async (days: number): Promise<number> => {
    const at = on(daysAfter(lastOn, -days));
    await askForFilingReminders(at);
    await remindOfFiling(at, { expectedClaimId: id }, run);
    return (await database.db.execute(sql`select 1 from mail where email = ${email} and kind = 'filing_reminder'`)).length;
  };
  const events = async () => (await exportExpectedClaims(ctx, {})).text.match(/BEGIN:VEVENT/g) ?? [];
  const set = (values: Partial<typeof reimbursements.$inferInsert>) =>
    database.db.update(reimbursements).set(values).where(eq(reimbursements.id, claimId));

  expect(await listExpectedClaims(ctx)).toMatchObject([{ claim: { id: claimId, scheme: "product", state: "DRAFT" } }]);
  expect([await remindedAt(30), (await events()).length]).toEqual([1, 1]);
  await set({ state: "SUBMITTED", submittedAt: new Date() });
  await saveStep(ctx, { scheme: "product", step: 1, answers, startedFrom: id });
  expect(await listExpectedClaims(ctx)).toMatchObject([{ claim: { id: claimId, state: "SUBMITTED" } }]);
  expect([await remindedAt(14), await events()]).toEqual([1, []]);
  const asked = sql`select 1 from outbox where topic = 'remind-filing' and payload ->> 'expectedClaimId' = ${id}`;
  expect(await database.db.execute(asked)).toHaveLength(1);
  const other = { ...entry, id, kind: "retention", expectedOn: daysAfter(expectedOn, 5) };
  for (const seen of [entry, undefined])
    await expect(saveExpectedClaim(ctx, { ...other, seen })).rejects.toMatchObject({ kind: "conflict", code: "expected_claim_filed" });
  await saveExpectedClaim(ctx, { ...entry, id, seen: entry });
  expect(await listExpectedClaims(ctx)).toMatchObject([entry]);
  await set({ state: "CLOSED", closedReason: "Withdrawn by the member" });
  expect([await remindedAt(14), (await events()).length]).toEqual([2, 1]);
});

test("a reminder says that the membership ends before the last day; once it is over, which invoice renews it", async () => {
  const { actor, email, id } = await memberWith();
  const setEnd = (membershipEndOn: string) => database.db.update(firms).set({ membershipEndOn }).where(eq(firms.id, actor.firmId));
  const endOn = daysAfter(lastOn, -15);
  await setEnd(endOn);
  await remindOfFiling(on(daysAfter(lastOn, -30)), { expectedClaimId: id }, run);
  const at14 = daysAfter(lastOn, -14);
  await createInvoiceSettings(services);
  const { number } = await createInvoice(on(at14), await createFeeTable(services, financialYearLabel(at14)), actor.firmId);
  await remindOfFiling(on(at14), { expectedClaimId: id }, run);
  await setEnd(lastOn);
  await remindOfFiling(on(daysAfter(lastOn, -3)), { expectedClaimId: id }, run);

  const sent = await database.db.execute<{ params: object }>(
    sql`select params from mail where email = ${email} and kind = 'filing_reminder' order by id`,
  );
  const over = memberMessages.membershipExpired(formatIndianDate(endOn), number);
  expect([...sent]).toMatchObject([
    { params: { count: 30, membership: { text: memberMessages.membershipEndsBefore(formatIndianDate(endOn)), canFile: true } } },
    { params: { count: 14, membership: { text: over, canFile: false } } },
    { params: { count: 3 } },
  ]);
  expect(sent[2]?.params).not.toHaveProperty("membership");
  const { rows } = await listNotifications(contextOf(services, actor), ListNotificationsInput.parse({ page: 1, pageSize: 10 }));
  expect(rows.map(({ text }) => text)).toContain(`Gloves; sterile, Brazil: file by ${formatIndianDate(lastOn)}. ${outside}. ${over}`);
});

test("of a cost within the period of the programme a reminder and the calendar file say nothing more", async () => {
  const { actor, email, id } = await memberWith({ expectedOn: today });
  await remindOfFiling(on(daysAfter(today, 46)), { expectedClaimId: id }, run);
  const [sent] = await database.db.execute<{ params: object }>(sql`select params from mail where email = ${email} and kind = 'filing_reminder'`);
  expect(sent?.params).toMatchObject({ date: formatIndianDate(daysAfter(today, 60)), count: 14 });
  expect(sent?.params).not.toHaveProperty("outsidePeriod");
  const { text } = await exportExpectedClaims(contextOf(services, actor), { id });
  expect(text.replaceAll("\r\n ", "")).not.toContain("Export Promotion Mission");
});

test("reminders begin again when new rules move the last day, also after the last reminder", async () => {
  const { email, id } = await memberWith();
  const sent = async () => {
    const rows = await database.db.execute<{ params: object }>(
      sql`select params from mail where email = ${email} and kind = 'filing_reminder' order by id`,
    );
    return rows.map(({ params }) => params);
  };
  await remindOfFiling(on(daysAfter(lastOn, -3)), { expectedClaimId: id }, run);
  const window = { from: "certificate_issued", days: 105, counts: "calendar_days", countsFirstDay: false, onHoliday: "stays" } as const;
  const windows = [{ ...window, outcome: "blocks" as const, source: "Relaxation of the test" }];
  await publishRule(services, { scheme: "product", effectiveFrom: "2024-05-01", terms: { chosenBy: "filed", windows } });
  const movedOn = daysAfter(lastOn, 45);
  await remindOfFiling(on(daysAfter(movedOn, -31)), { expectedClaimId: id }, run);
  expect(await sent()).toMatchObject([{ date: formatIndianDate(lastOn), count: 3 }]);
  const at30 = on(daysAfter(movedOn, -30));
  await askForFilingReminders(at30);
  const asked = sql`select 1 from outbox where topic = 'remind-filing' and payload ->> 'expectedClaimId' = ${id}`;
  expect(await database.db.execute(asked)).toHaveLength(1);
  await remindOfFiling(at30, { expectedClaimId: id }, run);
  await remindOfFiling(at30, { expectedClaimId: id }, run);
  expect((await sent()).slice(1)).toMatchObject([{ date: formatIndianDate(movedOn), count: 30 }]);
});
