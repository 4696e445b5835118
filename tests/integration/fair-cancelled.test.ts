import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { users } from "#db/schema/accounts.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { outbox } from "#db/schema/outbox.ts";
import { visitor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia } from "#domain/dates.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { startingCriteria } from "#domain/fairs/criteria.ts";
import { acceptSeat, applyForFair, giveFeedback, withdrawApplication } from "#server/application/fairs/apply.ts";
import { cancelFair } from "#server/application/fairs/cancel-fair.ts";
import { checkIn } from "#server/application/fairs/check-in.ts";
import { exportExhibitors, getFairReport } from "#server/application/fairs/export-fair.ts";
import { receiveFee } from "#server/application/fairs/fees.ts";
import { listLeads, saveLead } from "#server/application/fairs/leads.ts";
import { getCouncilFair, listFairs } from "#server/application/fairs/list-fairs.ts";
import { notifyOfFair } from "#server/application/fairs/notify-of-fair.ts";
import { getOwnFair, listOwnFairs } from "#server/application/fairs/own-fairs.ts";
import { rankFair } from "#server/application/fairs/rank-fair.ts";
import { changeFair, openFair } from "#server/application/fairs/save-fair.ts";
import { offerSeat, savePlan, saveStall, takeSeatBack } from "#server/application/fairs/seats.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { readContentState } from "#server/application/site/read-content-state.ts";
import { readEvent, readUpcoming } from "#server/application/site/read-events.ts";
import { readRegistration } from "#server/application/site/read-registration.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import {
  afterLastDay,
  afterTheFair,
  applyAll,
  at,
  atTheFair,
  beforeLastDay,
  createExhibitor,
  createFair,
  createRankedFair,
  entries,
} from "../support/fairs.ts";
import { refusedWith } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

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

const reason = "The organiser moved the fair to another year.";
const refused = refusedWith("fair_cancelled");
const selectNotified = async (fairId: string, kind: "fair_cancelled" | "fair_changed" | "fair_opened" | "fair_stall"): Promise<string[]> =>
  (
    await services.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.fairId, fairId), eq(notifications.kind, kind)))
  ).map(({ userId }) => userId);

test("every firm that applied or has a seat is notified once, and every member reads the reason", async () => {
  const { fairId, staff, as, actors, accept } = await createRankedFair(services, 4);
  await accept(0);
  await withdrawApplication(as(3), { fairId });
  const other = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), afterLastDay);
  const cancelled = await Promise.allSettled([cancelFair(staff, { fairId, reason }), cancelFair(other, { fairId, reason })]);
  expect(cancelled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(cancelled.find(({ status }) => status === "rejected")).toMatchObject({ reason: refused });
  const firms = actors.slice(0, 3).map(({ userId }) => userId);
  expect((await selectNotified(fairId, "fair_cancelled")).toSorted()).toEqual(firms.toSorted());
  const mails = await services.db.select({ userId: mail.userId, params: mail.params }).from(mail).where(eq(mail.kind, "fair_cancelled"));
  expect([mails.length, new Set(mails.map(({ userId }) => userId))]).toEqual([firms.length, new Set(firms)]);
  expect(JSON.stringify(mails)).not.toContain(reason);

  const stranger = at(contextOf(services, await createExhibitor(services)), afterLastDay);
  for (const ctx of [as(0), as(3), stranger])
    expect((await listOwnFairs(ctx)).find(({ id }) => id === fairId)).toMatchObject({ standing: "cancelled", cancelReason: reason });
  expect(await getOwnFair(as(0), { fairId })).toMatchObject({
    standing: "cancelled",
    cancelReason: reason,
    actions: [],
    application: { code: null },
  });
  expect((await listFairs(staff)).fairs.find(({ id }) => id === fairId)).toMatchObject({ standing: "cancelled", cancelReason: reason });
});

test("the page of the event says so and takes no registrations, and its cached copies expire", async () => {
  const [eventSlug, startsOn, endsOn] = ["leipzig-expo", "2027-03-15", "2027-03-18"];
  const fields = { eventType: "trade-show", description: "A fair.", title: "Leipzig Expo 2027", startsOn, endsOn, registration: "open" };
  await services.db.transaction(async (tx) => {
    await insertPublishedEntries(tx, [{ kind: "event", slug: eventSlug, position: 0, at: beforeLastDay, fields }]);
    await updateContentVersion(tx);
  });
  const { fairId, staff } = await createRankedFair(services, 1, { eventSlug });
  const web = at(contextOf(services, visitor), afterLastDay);
  expect((await readEvent(web, { slug: eventSlug }))?.event.cancelledOn).toBeNull();
  expect((await readRegistration(web, { event: eventSlug })).state).toBe("open");
  const { version } = await readContentState(web);

  await cancelFair(staff, { fairId, reason });
  expect((await readEvent(web, { slug: eventSlug }))?.event.cancelledOn).toBe(calendarDateInIndia(afterLastDay));
  expect((await readUpcoming(web, { search: "leipzig" })).events).toMatchObject([{ cancelledOn: calendarDateInIndia(afterLastDay) }]);
  expect((await readRegistration(web, { event: eventSlug })).state).toBe("closed");
  expect((await readContentState(web)).version).toBeGreaterThan(version);
});

test("the next edition under the same address word is not cancelled with the one before", async () => {
  const fields = { eventType: "trade-show", description: "A fair.", title: "Yearly Expo" };
  await services.db.transaction(async (tx) => {
    await insertPublishedEntries(tx, [
      { kind: "event", slug: "yearly-expo", position: 0, at: beforeLastDay, fields: { ...fields, startsOn: "2028-03-15", endsOn: "2028-03-18" } },
      { kind: "event", slug: "undated-expo", position: 0, at: beforeLastDay, fields },
    ]);
    await updateContentVersion(tx);
  });
  for (const eventSlug of ["yearly-expo", "undated-expo"])
    await createFair(services, { eventSlug, cancelledAt: beforeLastDay, cancelReason: reason });
  const cancelledOn = async (slug: string, now: Date) => (await readEvent(at(contextOf(services, visitor), now), { slug }))?.event.cancelledOn;
  expect(await cancelledOn("yearly-expo", afterLastDay)).toBeNull();
  expect(await cancelledOn("undated-expo", afterLastDay)).toBe(calendarDateInIndia(beforeLastDay));
  expect(await cancelledOn("undated-expo", afterTheFair)).toBeNull();
});

test("an event of which the fair was cancelled is opened for other days, once", async () => {
  const fields = { eventType: "trade-show", description: "A fair.", title: "Moved Expo" };
  const [newDays, oldDays] = [
    { startsOn: "2027-05-10", endsOn: "2027-05-13" },
    { startsOn: "2027-03-15", endsOn: "2027-03-18" },
  ];
  await services.db.transaction(async (tx) => {
    await insertPublishedEntries(tx, [
      { kind: "event", slug: "moved-expo", position: 0, at: beforeLastDay, fields: { ...fields, ...newDays } },
      { kind: "event", slug: "not-moved-expo", position: 0, at: beforeLastDay, fields: { ...fields, ...oldDays } },
    ]);
    await updateContentVersion(tx);
  });
  for (const eventSlug of ["moved-expo", "not-moved-expo"])
    await createFair(services, { eventSlug, ...oldDays, cancelledAt: beforeLastDay, cancelReason: reason });
  const staff = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), afterLastDay);
  const offered = async () => (await listFairs(staff)).events.map(({ slug }) => slug).filter((slug) => slug.endsWith("moved-expo"));
  expect(await offered()).toEqual(["moved-expo"]);
  const fair = { ...newDays, applyUntilOn: "2027-02-20", seats: 2, feePaise: null, subsidyText: "By the rules.", criteria: startingCriteria };
  await openFair(staff, { eventSlug: "moved-expo", fair });
  expect(await offered()).toEqual([]);
  await expect(openFair(staff, { eventSlug: "moved-expo", fair })).rejects.toMatchObject({ code: "fair_exists" });
});

test.each([
  ["has no days in the calendar", "again-undated-expo", {}, { startsOn: "2027-03-22", endsOn: "2027-03-25" }],
  [
    "moved by less than its length",
    "again-late-expo",
    { startsOn: "2027-03-17", endsOn: "2027-03-20" },
    { startsOn: "2027-03-17", endsOn: "2027-03-20" },
  ],
])("an event that %s is not cancelled any more once its fair is opened again", async (_, eventSlug, calendarDays, days) => {
  const fields = { eventType: "trade-show", description: "A fair.", title: "Expo again", ...calendarDays };
  await services.db.transaction(async (tx) => {
    await insertPublishedEntries(tx, [{ kind: "event", slug: eventSlug, position: 0, at: beforeLastDay, fields }]);
    await updateContentVersion(tx);
  });
  await createFair(services, { eventSlug, cancelledAt: beforeLastDay, cancelReason: reason });
  const web = at(contextOf(services, visitor), afterLastDay);
  const cancelledOn = async () => (await readEvent(web, { slug: eventSlug }))?.event.cancelledOn;
  expect(await cancelledOn()).toBe(calendarDateInIndia(beforeLastDay));
  const { version } = await readContentState(web);

  const staff = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), afterLastDay);
  const fair = { ...days, applyUntilOn: "2027-02-20", seats: 2, feePaise: null, subsidyText: "By the rules.", criteria: startingCriteria };
  await openFair(staff, { eventSlug, fair });
  expect(await cancelledOn()).toBeNull();
  expect((await readContentState(web)).version).toBeGreaterThan(version);
});

test("nothing of a cancelled fair changes but the proofs of fees; leads, list and report stay readable", async () => {
  const { fairId, staff, as, accept, sendProof, actors } = await createRankedFair(services, 3);
  await accept(0);
  await sendProof(0);
  const code = (await getOwnFair(as(0), { fairId })).application?.code?.address ?? "";
  await cancelFair(staff, { fairId, reason });
  const { applications, version } = await getCouncilFair(staff, { fairId });
  const [first = "", , third = ""] = applications.map(({ id }) => id);
  const fair = { startsOn: "2027-03-15", endsOn: "2027-03-18", applyUntilOn: "2027-01-31", seats: 5, feePaise: null, subsidyText: "By the rules." };
  const feedback = { rating: 4, ordersInr: 0, expectedOrdersInr: 0, remark: "" };
  const attempts: (() => Promise<unknown>)[] = [
    () => applyForFair(as(0), { fairId, entries, seen: null }),
    () => acceptSeat(as(1), { fairId }),
    () => withdrawApplication(as(0), { fairId }),
    () => giveFeedback(as(0, afterTheFair), { fairId, feedback: { ...feedback, remark: null }, seen: null }),
    () => rankFair(staff, { fairId }),
    () => changeFair(staff, { fairId, version, fair: { ...fair, criteria: startingCriteria } }),
    () => offerSeat(staff, { applicationId: third }),
    () => takeSeatBack(staff, { applicationId: first, reason: "x" }),
    () => saveStall(staff, { applicationId: first, hall: "12", number: "A10", seen: null }),
    () => savePlan(staff, { fairId, imageId: null }),
    () => checkIn(at(staff, atTheFair), { fairId, code }),
    () => sendProof(0),
    () => cancelFair(staff, { fairId, reason }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toEqual(refused);
  expect((await getCouncilFair(staff, { fairId })).applications.map(({ state }) => state)).toEqual(["accepted", "offered", "waiting"]);

  await receiveFee(staff, { proofId: applications[0]?.fee?.proofs[0]?.id ?? "" });
  // A phone without a line still had this one.
  const noted = {
    id: crypto.randomUUID(),
    fairId,
    firmId: actors[0]?.firmId ?? "",
    name: "Visitor",
    company: "Klinik Nord",
    country: "DE",
    email: null,
    interest: null,
    notedAt: atTheFair,
  };
  await saveLead(as(0, atTheFair), noted, undefined);
  expect(await listLeads(as(0), { fairId })).toMatchObject({ canNote: false, leads: [{ id: noted.id }] });
  expect(await getFairReport(staff, { fairId })).toMatchObject({ exhibitors: 1, leads: 1 });
  expect((await exportExhibitors(as(0), { fairId })).bytes.length).toBeGreaterThan(0);
});

test("a fair is cancelled while firms apply, with a reason, and not when it is over", async () => {
  const { id: fairId } = await createFair(services);
  const firm = await createExhibitor(services);
  await applyAll(services, fairId, [firm]);
  const staff = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), beforeLastDay);
  await expect(cancelFair(staff, { fairId, reason: " " })).rejects.toThrow();
  await expect(cancelFair(at(staff, afterTheFair), { fairId, reason })).rejects.toMatchObject({
    code: "fair_over",
    message: fairMessages.overAlready,
  });
  expect(await cancelFair(staff, { fairId, reason })).toEqual({ message: fairMessages.fairCancelled(1) });
  expect(await selectNotified(fairId, "fair_cancelled")).toEqual([firm.userId]);
});

test("members of today are notified once that a fair has opened, until it takes no applications", async () => {
  const [valid, waiting, ended, gone] = [
    await createMember(services, { membershipEndOn: "2027-12-31" }),
    await createMember(services, { membershipEndOn: "2027-12-31" }),
    await createMember(services, { membershipEndOn: "2026-12-31" }),
    await createMember(services, { membershipEndOn: "2027-12-31", deactivatedAt: new Date(), deactivatedReason: "Left" }),
  ].map(({ actor }) => actor.userId);
  await services.db
    .update(users)
    .set({ activatedAt: null })
    .where(eq(users.id, waiting ?? ""));
  const worker = at(systemContext(services), beforeLastDay);
  const { id: fairId } = await createFair(services);
  await Promise.all([notifyOfFair(worker, fairId), notifyOfFair(worker, fairId)]);
  await notifyOfFair(worker, fairId);
  const notified = await selectNotified(fairId, "fair_opened");
  expect(notified.filter((id) => id === valid)).toHaveLength(1);
  // Finds it after the activation.
  expect(notified).toContain(waiting);
  expect(new Set(notified).size).toBe(notified.length);
  expect(notified).not.toContain(ended);
  expect(notified).not.toContain(gone);
  const late = await createFair(services);
  await notifyOfFair(at(worker, afterLastDay), late.id);
  const { id: cancelledId } = await createFair(services);
  await cancelFair(at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), beforeLastDay), { fairId: cancelledId, reason });
  await notifyOfFair(worker, cancelledId);
  expect([await selectNotified(late.id, "fair_opened"), await selectNotified(cancelledId, "fair_opened")]).toEqual([[], []]);
});

test("another last day to apply is said to members, as unread to those who have not applied, in one notice each", async () => {
  const [{ actor: idle }, applied] = [await createMember(services, { membershipEndOn: "2027-12-31" }), await createExhibitor(services)];
  const worker = at(systemContext(services), beforeLastDay);
  const staff = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), new Date("2027-01-12T10:00:00+05:30"));
  const { id: fairId, title, version, startsOn, endsOn, seats, feePaise, subsidyText } = await createFair(services);
  await notifyOfFair(worker, fairId);
  await applyAll(services, fairId, [applied]);
  await services.db.update(notifications).set({ readAt: beforeLastDay }).where(eq(notifications.fairId, fairId));

  const { actor: late } = await createMember(services, { membershipEndOn: "2027-12-31" });
  const countJobs = () => services.db.$count(outbox, sql`topic = 'notify-of-fair' and payload ->> 'fairId' = ${fairId}`);
  const fair = { startsOn, endsOn, seats, feePaise, subsidyText, criteria: startingCriteria };
  await changeFair(staff, { fairId, version, fair: { ...fair, applyUntilOn: "2027-01-20" } });
  expect(await countJobs()).toBe(1);
  await notifyOfFair(at(worker, staff.now()), fairId);
  const noticesOf = ({ userId }: { readonly userId: string }) =>
    services.db
      .select({ documents: notifications.documents, readAt: notifications.readAt, createdAt: notifications.createdAt })
      .from(notifications)
      .where(and(eq(notifications.fairId, fairId), eq(notifications.userId, userId)));
  const documents = [title, "20-01-2027, 23:59 IST"];
  expect(await noticesOf(idle)).toEqual([{ documents, readAt: null, createdAt: staff.now() }]);
  expect(await noticesOf(late)).toEqual([{ documents, readAt: null, createdAt: staff.now() }]);
  expect(await noticesOf(applied)).toEqual([{ documents, readAt: beforeLastDay, createdAt: beforeLastDay }]);

  // A save with the same last day makes nothing new.
  await markRead(at(contextOf(services, idle), staff.now()), { fairId });
  await changeFair(staff, { fairId, version: version + 1, fair: { ...fair, seats: 9, applyUntilOn: "2027-01-20" } });
  expect([await noticesOf(idle), await countJobs()]).toMatchObject([[{ readAt: staff.now() }], 1]);
});

test("firms that applied are told once of other days, another place, another fee or other papers, and a firm of its stall", async () => {
  const [eventSlug, startsOn] = ["changed-expo", "2027-03-15"];
  const fields = { eventType: "trade-show", description: "A fair.", title: "Changed Expo", startsOn, endsOn: "2027-03-18" };
  await services.db.transaction(async (tx) => {
    await insertPublishedEntries(tx, [{ kind: "event", slug: eventSlug, position: 0, at: beforeLastDay, fields }]);
    await updateContentVersion(tx);
  });
  const { fairId, staff, actors, accept, as } = await createRankedFair(services, 4, { eventSlug, venue: null, city: null, country: null });
  await accept(0);
  await withdrawApplication(as(3), { fairId });
  await createExhibitor(services);
  const fair = { startsOn, endsOn: "2027-03-18", applyUntilOn: "2027-01-31", seats: 2, feePaise: 2_500_000, subsidyText: "By the rules." };
  const save = async (changes: Partial<typeof fair> & { readonly documentsText?: string }) => {
    const { version } = await getCouncilFair(staff, { fairId });
    return (await changeFair(staff, { fairId, version, fair: { ...fair, ...changes, criteria: startingCriteria } })).message;
  };
  expect(await save({})).toBe(fairMessages.changed(0));
  expect(await save({ subsidyText: "By the new rules.", seats: 3 })).toBe(fairMessages.changed(0));
  expect(await selectNotified(fairId, "fair_changed")).toEqual([]);

  const moved = { endsOn: "2027-03-20", feePaise: 3_000_000, seats: 3 };
  expect(await save(moved)).toBe(fairMessages.changed(3));
  expect(await save(moved)).toBe(fairMessages.changed(0));
  const firms = actors.slice(0, 3).map(({ userId }) => userId);
  expect((await selectNotified(fairId, "fair_changed")).toSorted()).toEqual(firms.toSorted());
  const mailsOfChange = () => services.db.select({ params: mail.params }).from(mail).where(eq(mail.kind, "fair_changed")).orderBy(mail.id);
  const saying = (changed: string, times: number) => Array.from({ length: times }, () => ({ params: { documents: [changed] } }));
  expect(await mailsOfChange()).toMatchObject(saying("the days, the fee", 3));

  const [{ id: applicationId } = { id: "" }] = (await getCouncilFair(staff, { fairId })).applications;
  const [stall, other] = [
    { hall: "12", number: "A10" },
    { hall: "12", number: "A11" },
  ];
  await saveStall(staff, { applicationId, ...stall, seen: null });
  await saveStall(staff, { applicationId, ...stall, seen: stall });
  await saveStall(staff, { applicationId, ...other, seen: stall });
  await saveStall(staff, { applicationId, hall: "12", number: "", seen: other });
  const mailsOfStall = await services.db.select({ params: mail.params }).from(mail).where(eq(mail.kind, "fair_stall")).orderBy(mail.id);
  expect(mailsOfStall).toMatchObject(["is given", "is another one now", "was taken back"].flatMap((changed) => saying(changed, 1)));
  expect(await selectNotified(fairId, "fair_stall")).toHaveLength(3);

  await services.db.execute(sql`update fairs set city = 'Cologne' where id = ${fairId}`);
  await save(moved);
  expect((await mailsOfChange()).slice(3)).toMatchObject(saying("the place", 3));

  const asking = { ...moved, documentsText: "Bring the original RCMC." };
  expect([await save(asking), await save(asking), await save(moved)]).toEqual([3, 0, 0].map((told) => fairMessages.changed(told)));
  expect((await mailsOfChange()).slice(6)).toMatchObject(saying("the papers", 3));
});

test("cancelling marks the notice that the fair has opened as read, and no notice of another fair", async () => {
  await createMember(services, { membershipEndOn: "2027-12-31" });
  const worker = at(systemContext(services), beforeLastDay);
  const council = at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), beforeLastDay);
  const [{ id: fairId }, { id: otherId }] = [await createFair(services), await createFair(services)];
  for (const id of [fairId, otherId]) await notifyOfFair(worker, id);
  await cancelFair(council, { fairId, reason });
  const readAts = (id: string) =>
    services.db.selectDistinct({ readAt: notifications.readAt }).from(notifications).where(eq(notifications.fairId, id));
  expect(await readAts(fairId)).toEqual([{ readAt: council.now() }]);
  expect(await readAts(otherId)).toEqual([{ readAt: null }]);
});
