import { Readable } from "node:stream";
import { read, utils } from "@e965/xlsx";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { provedFacts } from "#db/schema/amounts.ts";
import { notifications } from "#db/schema/notifications.ts";
import { membershipApplications } from "#db/schema/joining.ts";
import { mail } from "#db/schema/mail.ts";
import { fairLeads } from "#db/schema/fairs.ts";
import { firms } from "#db/schema/members.ts";
import { reimbursements, reimbursementSteps } from "#db/schema/reimbursements.ts";
import { users } from "#db/schema/accounts.ts";
import { insertPublishedEntries, updateContentVersion } from "#db/queries/content.ts";
import { selectStandings } from "#db/queries/fair-applications.ts";
import { startingCriteria } from "#domain/fairs/criteria.ts";
import { firmSizes } from "#domain/rules/terms.ts";
import { fairMessages } from "#domain/fairs/messages.ts";
import { acceptSeat, applyForFair, giveFeedback, GiveFeedbackInput, withdrawApplication } from "#server/application/fairs/apply.ts";
import { checkIn, checkInAddress } from "#server/application/fairs/check-in.ts";
import { exportExhibitors, exportFairReport, exportRanking, getFairReport } from "#server/application/fairs/export-fair.ts";
import { receiveFee, returnFeeProof } from "#server/application/fairs/fees.ts";
import { checkLeadUpload, listLeads, openLeadPhoto, saveLead } from "#server/application/fairs/leads.ts";
import { cancelFair } from "#server/application/fairs/cancel-fair.ts";
import { getCouncilFair, listFairs } from "#server/application/fairs/list-fairs.ts";
import { getOwnFair, listOwnFairs } from "#server/application/fairs/own-fairs.ts";
import { rankFair } from "#server/application/fairs/rank-fair.ts";
import { changeFair, openFair } from "#server/application/fairs/save-fair.ts";
import { offerSeat, savePlan, saveStall, SaveStallInput, takeSeatBack } from "#server/application/fairs/seats.ts";
import { sendFairMessage } from "#server/application/fairs/send-fair-message.ts";
import { markRead } from "#server/application/notifications/mark-read.ts";
import { getFilingRules } from "#server/application/reimbursements/get-entitlement.ts";
import { getKnownAnswers } from "#server/application/reimbursements/get-known-answers.ts";
import { listOfferedEvents } from "#server/application/reimbursements/list-offered-events.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { AppContext, Services } from "#server/context.ts";
import type { Statement } from "#server/infra/sandbox-protocol.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import {
  afterLastDay,
  afterTheFair,
  applyAll,
  applyUntil,
  at,
  atTheFair,
  beforeLastDay,
  createExhibitor,
  createFair,
  createRankedFair,
  entries,
} from "../support/fairs.ts";
import { refusedWith } from "../support/refused-with.ts";
import { reimbursementIn } from "../support/reimbursements.ts";
import { publishRule } from "../support/rules.ts";
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

const staffAt = async (now: Date): Promise<AppContext> => at(contextOf(services, await createStaffActor(services, "EPCMD_ADMIN")), now);
const statesOf = async (ctx: AppContext, fairId: string) => (await getCouncilFair(ctx, { fairId })).applications.map(({ state }) => state);

describe("applications", () => {
  test("one on the last millisecond is taken, and one a millisecond later is refused", async () => {
    const { id: fairId } = await createFair(services);
    const [early, late] = [await createExhibitor(services), await createExhibitor(services)];
    await applyForFair(at(contextOf(services, early), applyUntil), { fairId, entries, seen: null });
    const after = at(contextOf(services, late), new Date(applyUntil.getTime() + 1));
    await expect(applyForFair(after, { fairId, entries, seen: null })).rejects.toEqual(
      refusedWith("applications_over", fairMessages.applicationsOver(applyUntil)),
    );
    expect(await statesOf(await staffAt(afterLastDay), fairId)).toEqual(["applied"]);
  });

  test("a change keeps the time of the application; one after a withdrawal begins anew", async () => {
    const { id: fairId } = await createFair(services);
    const actor = await createExhibitor(services);
    const on = (day: string) => at(contextOf(services, actor), new Date(`${day}T10:00:00+05:30`));
    await applyForFair(on("2027-01-10"), { fairId, entries, seen: null });
    await applyForFair(on("2027-01-12"), { fairId, entries: { ...entries, products: "Catheters" }, seen: entries });
    expect((await getOwnFair(on("2027-01-12"), { fairId })).application).toMatchObject({
      products: "Catheters",
      appliedAt: new Date("2027-01-10T04:30:00Z"),
    });
    await withdrawApplication(on("2027-01-13"), { fairId });
    await expect(withdrawApplication(on("2027-01-13"), { fairId })).rejects.toEqual(refusedWith("ended"));
    await applyForFair(on("2027-01-14"), { fairId, entries, seen: null });
    expect((await getOwnFair(on("2027-01-14"), { fairId })).application).toMatchObject({
      state: "applied",
      appliedAt: new Date("2027-01-14T04:30:00Z"),
    });
  });

  test("the next application begins with the last one, with its exports in the same financial year only", async () => {
    const { id: before } = await createFair(services);
    const actor = await createExhibitor(services);
    await applyAll(services, before, [actor]);
    const later = { applyUntil: new Date("2027-06-30T23:59:59.999+05:30"), startsOn: "2027-08-01", endsOn: "2027-08-02" };
    const { id: fairId } = await createFair(services, later);
    const knownAt = async (now: string) => (await getOwnFair(at(contextOf(services, actor), new Date(now)), { fairId })).known;
    const { exportsInr: _exports, ...others } = entries;
    expect(await knownAt("2027-03-31T23:59:00+05:30")).toEqual(entries);
    expect(await knownAt("2027-04-01T00:00:00+05:30")).toEqual(others);
    // The same for an application that was withdrawn from this fair.
    const inMarch = at(contextOf(services, actor), new Date("2027-03-20T10:00:00+05:30"));
    await applyForFair(inMarch, { fairId, entries, seen: null });
    await withdrawApplication(inMarch, { fairId });
    expect(await knownAt("2027-03-31T23:59:00+05:30")).toEqual(entries);
    expect(await knownAt("2027-04-01T00:00:00+05:30")).toEqual(others);
    // One for another fair that is newer comes before it.
    const inApril = at(contextOf(services, actor), new Date("2027-04-02T10:00:00+05:30"));
    const newest = { ...entries, exportsInr: 70_000_000, products: "Stents" };
    const { id: other } = await createFair(services, later);
    await applyForFair(inApril, { fairId: other, entries: newest, seen: null });
    expect(await knownAt("2027-04-03T10:00:00+05:30")).toEqual(newest);
  });

  test("the first application begins with the exports with which the firm joined in the same financial year", async () => {
    const later = { applyUntil: new Date("2027-06-30T23:59:59.999+05:30"), startsOn: "2027-08-01", endsOn: "2027-08-02" };
    const { id: fairId } = await createFair(services, later);
    const actor = await createExhibitor(services);
    const { firmId, email } = actor;
    const joinedAt = new Date("2026-05-02T10:00:00+05:30");
    const given = { email, language: "en", nonce: firmId, answers: {}, firmName: "x", consentVersion: "1", consentedAt: joinedAt } as const;
    const times = { startedAt: joinedAt, changedAt: joinedAt, submittedAt: joinedAt, waitingSince: joinedAt };
    const approved = { state: "approved", reference: "JOIN-2026-27-9001", exportsPaise: 6_40_00_000_50, exportYear: "2025-26", firmId } as const;
    await services.db.insert(membershipApplications).values({ ...given, ...times, ...approved });
    const knownAt = async (now: string) => (await getOwnFair(at(contextOf(services, actor), new Date(now)), { fairId })).known;
    expect(await knownAt("2027-03-31T23:59:00+05:30")).toEqual({ products: "Makes devices.", exportsInr: 6_40_00_000 });
    expect(await knownAt("2027-04-01T00:00:00+05:30")).toEqual({ products: "Makes devices." });
  });

  test("the first application begins with the exports that the firm typed in a claim, not with what an officer read in its documents", async () => {
    const { id: fairId } = await createFair(services);
    const actor = await createExhibitor(services);
    const { firmId, userId } = actor;
    const claimWith = async (id: string, scheme: "product" | "plant", submittedAt: Date): Promise<void> => {
      await services.db.insert(reimbursements).values({ id, scheme, firmId, createdBy: userId, state: "SUBMITTED", submittedAt });
      await services.db.insert(provedFacts).values({ reimbursementId: id, turnoverPaise: 60_00_000_00, setBy: userId, setAt: submittedAt });
    };
    const known = async () => (await getOwnFair(at(contextOf(services, actor), beforeLastDay), { fairId })).known;
    await claimWith("PRD-2627-09001", "product", new Date("2026-05-04T10:00:00+05:30"));
    expect(await known()).toEqual({ products: "Makes devices." });
    const savedAt = new Date("2026-05-05T10:00:00+05:30");
    await claimWith("PLT-2627-09001", "plant", savedAt);
    const answers = { fob_export_value: "2000000.00" };
    await services.db.insert(reimbursementSteps).values({ reimbursementId: "PLT-2627-09001", step: 3, answers, savedBy: userId, savedAt });
    expect(await known()).toEqual({ products: "Makes devices.", exportsInr: 20_00_000 });
  });

  test("a colleague with an older page does not overwrite the application; the same sent twice is taken", async () => {
    const { id: fairId } = await createFair(services);
    const ctx = at(contextOf(services, await createExhibitor(services)), beforeLastDay);
    await applyForFair(ctx, { fairId, entries, seen: null });
    const corrected = { ...entries, exportsInr: 120_000_000 };
    await applyForFair(ctx, { fairId, entries: corrected, seen: entries });
    await applyForFair(ctx, { fairId, entries: corrected, seen: entries });
    const refused = refusedWith("stale_version", fairMessages.entriesChanged);
    for (const seen of [entries, null])
      await expect(applyForFair(ctx, { fairId, entries: { ...entries, products: "Stents" }, seen })).rejects.toEqual(refused);
    expect((await getOwnFair(ctx, { fairId })).application).toMatchObject(corrected);
    await withdrawApplication(ctx, { fairId });
    await expect(applyForFair(ctx, { fairId, entries, seen: corrected })).rejects.toEqual(refused);
  });

  test("a page of an earlier release, which does not say what it began with, applies but overwrites nothing", async () => {
    const { id: fairId } = await createFair(services);
    const ctx = at(contextOf(services, await createExhibitor(services)), beforeLastDay);
    await applyForFair(ctx, { fairId, entries });
    await applyForFair(ctx, { fairId, entries });
    await expect(applyForFair(ctx, { fairId, entries: { ...entries, products: "Stents" } })).rejects.toEqual(
      refusedWith("stale_version", fairMessages.pageOutdated),
    );
    expect((await getOwnFair(ctx, { fairId })).application).toMatchObject(entries);
    const feedback = { rating: 4, ordersInr: 0, expectedOrdersInr: 0, remark: "" };
    expect(GiveFeedbackInput.safeParse({ fairId, feedback }).success).toBe(true);
  });

  test("a firm without a profile or membership is told what to do", async () => {
    const { id: fairId } = await createFair(services);
    const { actor } = await createMember(services);
    await expect(applyForFair(at(contextOf(services, actor), beforeLastDay), { fairId, entries, seen: null })).rejects.toEqual(
      refusedWith("no_profile"),
    );
    expect((await getOwnFair(at(contextOf(services, actor), beforeLastDay), { fairId })).applyProblem).toBeUndefined();
    const { actor: ended } = await createMember(services, { membershipEndOn: "2026-03-31" });
    const lapsed = at(contextOf(services, ended), beforeLastDay);
    const applyProblem = "Your membership ended on 31-03-2026. Renew it with EPCMD to apply.";
    expect(await getOwnFair(lapsed, { fairId })).toMatchObject({ actions: ["apply"], applyProblem });
    await expect(applyForFair(lapsed, { fairId, entries, seen: null })).rejects.toEqual(refusedWith("membership_expired", applyProblem));
  });
});

test("members read which documents the council names and which the rule of the fair asks for with a claim", async () => {
  const source = "Order of the test";
  const documents = [{ document: "Boarding passes", source }];
  await publishRule(services, { scheme: "exhibition", effectiveFrom: "2031-01-01", terms: { documents } });
  const row = await createFair(services, { startsOn: "2031-03-15", endsOn: "2031-03-18" });
  const [staff, member] = [await staffAt(beforeLastDay), at(contextOf(services, await createExhibitor(services)), beforeLastDay)];
  const readOwn = () => getOwnFair(member, { fairId: row.id });
  expect(await readOwn()).toMatchObject({ documentsText: null, claimDocuments: [{ text: "Boarding passes", source }] });
  const { startsOn, endsOn, seats, feePaise, subsidyText } = row;
  const fair = { startsOn, endsOn, seats, feePaise, subsidyText, applyUntilOn: "2027-01-31", criteria: startingCriteria };
  const save = async (changes: { readonly documentsText?: string }) => {
    const { version } = await getCouncilFair(staff, { fairId: row.id });
    await changeFair(staff, { fairId: row.id, version, fair: { ...fair, ...changes } });
    return (await readOwn()).documentsText;
  };
  const documentsText = "Passport of each visitor\nCertificate of the products";
  expect(await save({ documentsText })).toBe(documentsText);
  // A page of the release before does not know them.
  expect(await save({})).toBe(documentsText);
  expect(await save({ documentsText: "" })).toBeNull();
  const { id: earlier } = await createFair(services);
  expect((await getOwnFair(member, { fairId: earlier })).claimDocuments).toEqual([]);
});

describe("ranking and seats", () => {
  test("is refused before the last day is over and a second time, stores its facts and is reproduced", async () => {
    const fair = await createFair(services);
    const [first, second, third] = [await createExhibitor(services), await createExhibitor(services), await createExhibitor(services)];
    const actors = [first, second, third];
    await applyAll(services, fair.id, actors.slice(0, 2));
    await applyAll(services, fair.id, actors.slice(2), { leadership: "women" });
    await expect(rankFair(await staffAt(applyUntil), { fairId: fair.id })).rejects.toEqual(refusedWith("still_open"));
    const staff = await staffAt(afterLastDay);
    expect(await rankFair(staff, { fairId: fair.id })).toEqual({ message: "Ranked. 2 seats offered, 1 firm on the waiting list." });
    await expect(rankFair(staff, { fairId: fair.id })).rejects.toEqual(refusedWith("ranked_already"));
    const view = await getCouncilFair(staff, { fairId: fair.id });
    expect(view).toMatchObject({ standing: "ranked", isReproduced: true, seatsTaken: 2 });
    expect(view.applications.map(({ firmId, rank, state, total }) => [firmId, rank, state, total])).toEqual([
      [actors[2]?.firmId, 1, "offered", 85],
      [actors[0]?.firmId, 2, "offered", 75],
      [actors[1]?.firmId, 3, "waiting", 75],
    ]);
    const own = await getOwnFair(at(contextOf(services, second), afterLastDay), { fairId: fair.id });
    expect(own).toMatchObject({ ranked: 3, application: { rank: 3, points: { exports: 15, first_visit: 25 } }, actions: ["withdraw"] });
    const told = await services.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.fairId, fair.id));
    expect(told.map(({ kind }) => kind).toSorted()).toEqual(["fair_seat_offered", "fair_seat_offered", "fair_waiting"]);
  });

  test("after a withdrawal the next firm is offered the seat, and the ranks of the others stay", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 4);
    await accept(0);
    await withdrawApplication(as(0), { fairId });
    expect(await statesOf(staff, fairId)).toEqual(["withdrawn", "offered", "offered", "waiting"]);
    expect((await listFairs(staff)).fairs.find(({ id }) => id === fairId)).toMatchObject({ applications: 3, seatsTaken: 2, waiting: 1, attended: 0 });
    const { applications, isReproduced } = await getCouncilFair(staff, { fairId });
    expect([applications.map(({ rank }) => rank), isReproduced]).toEqual([[1, 2, 3, 4], true]);
    await expect(acceptSeat(as(0), { fairId })).rejects.toEqual(refusedWith("no_offer"));
    await expect(acceptSeat(as(3), { fairId })).rejects.toEqual(refusedWith("no_offer"));
  });

  test("the last day to apply is not moved once it is over and a firm has applied", async () => {
    const row = await createFair(services);
    const fair = {
      startsOn: row.startsOn,
      endsOn: row.endsOn,
      applyUntilOn: "2027-02-10",
      seats: 2,
      feePaise: null,
      subsidyText: "By the rules in force.",
      criteria: startingCriteria,
    };
    const moveTo = async (applyUntilOn: string, now: Date) => {
      const staff = await staffAt(now);
      const { version } = await getCouncilFair(staff, { fairId: row.id });
      return changeFair(staff, { fairId: row.id, version, fair: { ...fair, applyUntilOn } });
    };
    // Nobody has applied yet, so a later day is unfair to nobody.
    await moveTo("2027-02-05", afterLastDay);
    await applyAll(services, row.id, [await createExhibitor(services)]);
    await moveTo("2027-01-31", beforeLastDay);
    const text = fairMessages.lastDayFixed(applyUntil);
    await expect(moveTo("2027-02-10", afterLastDay)).rejects.toMatchObject({ code: "applications_over", fields: { applyUntilOn: [text] } });
    expect(await moveTo("2027-01-31", afterLastDay)).toEqual({ message: fairMessages.changed(0) });
  });

  test("two people who give the last seat at the same moment give it once", async () => {
    const { fairId, staff } = await createRankedFair(services, 5);
    const { applications } = await getCouncilFair(staff, { fairId });
    const other = await staffAt(afterLastDay);
    // A seat that is free while firms wait: the office raised the number by hand.
    await services.db.execute(`update fairs set seats = 3 where id = '${fairId}'`);
    const [third, fourth] = [applications[2]?.id ?? "", applications[3]?.id ?? ""];
    const settled = await Promise.allSettled([offerSeat(staff, { applicationId: third }), offerSeat(other, { applicationId: third })]);
    expect(settled.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    await expect(offerSeat(staff, { applicationId: fourth })).rejects.toEqual(refusedWith("no_seat_left", fairMessages.noSeatLeft));
    expect(await statesOf(staff, fairId)).toEqual(["offered", "offered", "offered", "waiting", "waiting"]);
  });

  test("two firms that leave at the same moment make room for two, and no more", async () => {
    const { fairId, staff, as } = await createRankedFair(services, 5);
    await Promise.all([withdrawApplication(as(0), { fairId }), withdrawApplication(as(1), { fairId })]);
    expect(await statesOf(staff, fairId)).toEqual(["withdrawn", "withdrawn", "offered", "offered", "waiting"]);
  });

  test("nobody overtakes the waiting list; more seats go to it at once; fewer than are taken are refused", async () => {
    const { fair, fairId, staff } = await createRankedFair(services, 5);
    const { applications, version } = await getCouncilFair(staff, { fairId });
    await services.db.execute(`update fairs set seats = 3 where id = '${fairId}'`);
    await expect(offerSeat(staff, { applicationId: applications[4]?.id ?? "" })).rejects.toEqual(refusedWith("not_next"));
    const draft = {
      startsOn: fair.startsOn,
      endsOn: fair.endsOn,
      applyUntilOn: "2027-01-31",
      feePaise: null,
      subsidyText: "By the rules in force.",
      criteria: startingCriteria,
    };
    await expect(changeFair(staff, { fairId, version, fair: { ...draft, seats: 1 } })).rejects.toEqual(
      refusedWith("fewer_seats", fairMessages.fewerSeats(2)),
    );
    // The plan is no part of the form, so the form that was opened before can be saved.
    await savePlan(staff, { fairId, imageId: null });
    await changeFair(staff, { fairId, version, fair: { ...draft, seats: 4 } });
    expect(await statesOf(staff, fairId)).toEqual(["offered", "offered", "offered", "offered", "waiting"]);
    await expect(changeFair(staff, { fairId, version, fair: { ...draft, seats: 4 } })).rejects.toEqual(refusedWith("stale_version"));
    const changed = { ...draft, seats: 4, criteria: startingCriteria.slice(1) };
    await expect(changeFair(staff, { fairId, version: version + 1, fair: changed })).rejects.toEqual(refusedWith("criteria_fixed"));
  });

  test("a firm whose seat was taken back is offered it again, while nobody waits", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 3);
    await accept(0);
    const [first = "", second = ""] = (await getCouncilFair(staff, { fairId })).applications.map(({ id }) => id);
    await services.db.execute(`update fairs set seats = 3 where id = '${fairId}'`);
    await services.db.execute(`update fair_applications set state = 'lost', ended_at = now() where id = '${second}'`);
    await expect(offerSeat(staff, { applicationId: second })).rejects.toEqual(refusedWith("not_next"));
    await takeSeatBack(staff, { applicationId: first, reason: "By mistake." });
    await offerSeat(staff, { applicationId: first });
    expect((await getOwnFair(as(0), { fairId })).application).toMatchObject({ state: "offered", endReason: null });
    await accept(0);
    expect(await statesOf(staff, fairId)).toEqual(["accepted", "lost", "offered"]);
  });

  test("a seat is taken back with its stall and a reason that only its firm reads; a stall is given once", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 3);
    const [first, second] = (await getCouncilFair(staff, { fairId })).applications.map(({ id }) => id);
    await expect(saveStall(staff, { applicationId: first ?? "", hall: "12", number: "A10", seen: null })).rejects.toEqual(
      refusedWith("stall_needs_seat"),
    );
    await accept(0);
    await accept(1);
    await saveStall(staff, { applicationId: first ?? "", hall: "12", number: "A10", seen: null });
    await expect(saveStall(staff, { applicationId: second ?? "", hall: "12", number: "a10", seen: null })).rejects.toEqual(
      refusedWith("stall_taken", fairMessages.stallTaken("a10")),
    );
    // A colleague whose page shows no stall yet, or another one, neither replaces it nor takes it back.
    for (const seen of [null, { hall: "1", number: "A10" }, { hall: "12", number: "A1" }])
      for (const number of ["B3", ""])
        await expect(saveStall(staff, { applicationId: first ?? "", hall: "1", number, seen })).rejects.toEqual(
          refusedWith("stale_version", fairMessages.stallChanged({ hall: "12", number: "A10" })),
        );
    expect((await getOwnFair(as(0), { fairId })).application?.stall).toBe("Hall 12, stall A10");
    await saveStall(staff, { applicationId: first ?? "", hall: "12", number: "A11", seen: { hall: "12", number: "A10" } });
    expect((await getOwnFair(as(0), { fairId })).application?.stall).toBe("Hall 12, stall A11");
    // It is taken back without a hall, but not given without one.
    await saveStall(staff, { applicationId: first ?? "", hall: "", number: "", seen: { hall: "12", number: "A11" } });
    expect((await getOwnFair(as(0), { fairId })).application?.stall).toBeNull();
    const withoutHall = SaveStallInput.safeParse({ applicationId: first, hall: "", number: "14", seen: null });
    expect(withoutHall.error?.issues).toMatchObject([{ path: ["hall"], message: fairMessages.hallNeeded }]);
    await saveStall(staff, { applicationId: first ?? "", hall: "12", number: "A11", seen: null });
    await takeSeatBack(staff, { applicationId: first ?? "", reason: "The fee was not paid." });
    expect((await getOwnFair(as(0), { fairId })).application).toMatchObject({
      state: "lost",
      endReason: "The fee was not paid.",
      stall: null,
      code: null,
    });
    expect(await statesOf(staff, fairId)).toEqual(["lost", "accepted", "offered"]);
    await saveStall(staff, { applicationId: second ?? "", hall: "12", number: "a10", seen: null });
    const emails = await services.db.select({ params: mail.params }).from(mail).where(eq(mail.kind, "fair_seat_lost"));
    expect(JSON.stringify(emails)).not.toContain("fee was not paid");
  });
});

describe("firms that are deactivated or have no login", () => {
  const deactivate = (firmId: string | undefined) =>
    services.db
      .update(firms)
      .set({ deactivatedAt: beforeLastDay, deactivatedReason: "Dues not paid" })
      .where(eq(firms.id, firmId ?? ""));

  test("the ranking gives no seat to a deactivated firm and tells it nothing", async () => {
    const fair = await createFair(services);
    const actors = [await createExhibitor(services), await createExhibitor(services), await createExhibitor(services)];
    await applyAll(services, fair.id, actors);
    await deactivate(actors[0]?.firmId);
    const staff = await staffAt(afterLastDay);
    expect(await rankFair(staff, { fairId: fair.id })).toEqual({ message: "Ranked. 2 seats offered, 0 firms on the waiting list." });
    const { applications, isReproduced } = await getCouncilFair(staff, { fairId: fair.id });
    expect(applications.map(({ state, rank, isDeactivated }) => [state, rank, isDeactivated])).toEqual([
      ["waiting", 1, true],
      ["offered", 2, false],
      ["offered", 3, false],
    ]);
    expect(isReproduced).toBe(true);
    const told = await services.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.fairId, fair.id));
    expect(told.map(({ kind }) => kind)).toEqual(["fair_seat_offered", "fair_seat_offered"]);
  });

  test("a deactivated firm does not block the waiting list", async () => {
    const { fairId, staff, as, actors } = await createRankedFair(services, 4);
    await deactivate(actors[2]?.firmId);
    await withdrawApplication(as(0), { fairId });
    expect(await statesOf(staff, fairId)).toEqual(["withdrawn", "offered", "waiting", "offered"]);
    await withdrawApplication(as(1), { fairId });
    const third = (await getCouncilFair(staff, { fairId })).applications[2];
    await expect(offerSeat(staff, { applicationId: third?.id ?? "" })).rejects.toEqual(
      refusedWith("firm_deactivated", fairMessages.firmDeactivated(third?.firmName ?? "")),
    );
  });

  test("a deactivated firm gets no message of a fair and not that it is cancelled", async () => {
    const { fairId, staff, actors } = await createRankedFair(services, 2);
    await deactivate(actors[0]?.firmId);
    expect(await sendFairMessage(staff, { fairId, subject: "Freight", body: "By 1 March." })).toEqual({ message: fairMessages.messageSent(1) });
    expect(await cancelFair(staff, { fairId, reason: "Moved." })).toEqual({ message: fairMessages.fairCancelled(1) });
    const told = await services.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.fairId, fairId), inArray(notifications.kind, ["fair_message", "fair_cancelled"])));
    expect(new Set(told.map(({ userId }) => userId))).toEqual(new Set([actors[1]?.userId]));
  });

  test("a deactivated firm is not told of its fee, nor that its seat is taken back", async () => {
    const { fairId, staff, actors, accept, sendProof } = await createRankedFair(services, 2);
    await accept(0);
    await sendProof(0);
    await deactivate(actors[0]?.firmId);
    const [application] = (await getCouncilFair(staff, { fairId })).applications;
    const proofId = application?.fee?.proofs[0]?.id ?? "";
    await receiveFee(staff, { proofId });
    await returnFeeProof(staff, { proofId, remark: "Paid twice.", seen: "received" });
    await takeSeatBack(staff, { applicationId: application?.id ?? "", reason: "Dues not paid." });
    const told = await services.db
      .select({ kind: notifications.kind })
      .from(notifications)
      .where(and(eq(notifications.fairId, fairId), eq(notifications.userId, actors[0]?.userId ?? "")));
    expect(told.map(({ kind }) => kind)).toEqual(["fair_seat_offered"]);
  });

  test("a firm in which nobody has activated yet gets the e-mail at the address of its open login", async () => {
    const fair = await createFair(services);
    const actor = await createExhibitor(services);
    await applyAll(services, fair.id, [actor]);
    await services.db.update(users).set({ activatedAt: null }).where(eq(users.id, actor.userId));
    await rankFair(await staffAt(afterLastDay), { fairId: fair.id });
    const sent = await services.db
      .select({ kind: mail.kind, userId: mail.userId, email: mail.email })
      .from(mail)
      .where(sql`params ->> 'subject' = ${fair.title}`);
    expect(sent).toEqual([{ kind: "fair_seat_offered", userId: null, email: actor.email }]);
    // The user finds the notice after the activation.
    expect(await services.db.$count(notifications, eq(notifications.userId, actor.userId))).toBe(1);
  });
});

describe("after the last day of the fair", () => {
  const onTheLastDay = new Date("2027-03-18T23:59:00+05:30");
  const dayAfter = new Date("2027-03-19T00:00:00+05:30");
  const over = refusedWith("fair_over", fairMessages.over);

  test("no seat is offered or accepted any more", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 4);
    await accept(0);
    const [first, , third] = (await getCouncilFair(staff, { fairId })).applications.map(({ id }) => id);
    expect((await getOwnFair(as(1, onTheLastDay), { fairId })).actions).toContain("accept");
    expect((await getOwnFair(as(1, dayAfter), { fairId })).actions).not.toContain("accept");
    await expect(acceptSeat(as(1, dayAfter), { fairId })).rejects.toEqual(over);
    expect(await acceptSeat(as(0, dayAfter), { fairId })).toEqual({ message: fairMessages.accepted });
    await takeSeatBack(at(staff, dayAfter), { applicationId: first ?? "", reason: "Nobody came." });
    expect(await statesOf(staff, fairId)).toEqual(["lost", "offered", "waiting", "waiting"]);
    await expect(offerSeat(at(staff, dayAfter), { applicationId: third ?? "" })).rejects.toEqual(over);
    await offerSeat(at(staff, onTheLastDay), { applicationId: third ?? "" });
  });

  test("more seats are offered to nobody, and applications are ranked no more", async () => {
    const { fair, fairId, staff } = await createRankedFair(services, 3);
    const { startsOn, endsOn, subsidyText } = fair;
    const draft = { startsOn, endsOn, subsidyText, applyUntilOn: "2027-01-31", feePaise: null, criteria: startingCriteria };
    const { version } = await getCouncilFair(staff, { fairId });
    await changeFair(at(staff, dayAfter), { fairId, version, fair: { ...draft, seats: 3 } });
    expect(await statesOf(staff, fairId)).toEqual(["offered", "offered", "waiting"]);
    await changeFair(at(staff, dayAfter), { fairId, version: version + 1, fair: { ...draft, seats: 3, endsOn: "2027-03-19" } });
    expect(await statesOf(staff, fairId)).toEqual(["offered", "offered", "offered"]);

    const { id } = await createFair(services);
    await applyAll(services, id, [await createExhibitor(services)]);
    await expect(rankFair(at(staff, dayAfter), { fairId: id })).rejects.toEqual(over);
  });

  test("the seat of a firm that was checked in is neither taken back nor withdrawn, and no seat is withdrawn after the fair", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 2);
    await accept(0);
    const [application] = (await getCouncilFair(staff, { fairId })).applications;
    await checkIn(at(staff, atTheFair), { fairId, code: (await getOwnFair(as(0), { fairId })).application?.code?.short ?? "" });
    const input = { applicationId: application?.id ?? "", reason: "The fee was not paid." };
    for (const now of [atTheFair, afterTheFair])
      await expect(takeSeatBack(at(staff, now), input)).rejects.toEqual(
        refusedWith("checked_in", fairMessages.seatUsed(application?.firmName ?? "")),
      );
    const ofCheckedIn = refusedWith("checked_in", fairMessages.notWithdrawnAfterCheckIn);
    await expect(withdrawApplication(as(0, atTheFair), { fairId })).rejects.toEqual(ofCheckedIn);
    const ofOver = refusedWith("fair_over", fairMessages.notWithdrawnAfterFair);
    await expect(withdrawApplication(as(1, afterTheFair), { fairId })).rejects.toEqual(ofOver);
    expect(await statesOf(staff, fairId)).toEqual(["accepted", "offered"]);
  });
});

describe("at the desk", () => {
  test("a saved fair takes title and place of its event; the desk reads that the calendar confirms the days", async () => {
    const days = { startsOn: "2027-03-15", endsOn: "2027-03-18" };
    const fields = { eventType: "trade-show", description: "A fair.", title: "New Name", city: "Essen", country: "DE", ...days };
    await services.db.transaction(async (tx) => {
      await insertPublishedEntries(tx, [{ kind: "event", slug: "renamed-fair", position: 0, at: beforeLastDay, fields }]);
      await updateContentVersion(tx);
    });
    const { id: fairId, version } = await createFair(services, { eventSlug: "renamed-fair", title: "Old Name", hasConfirmedDays: false });
    const staff = await staffAt(beforeLastDay);
    expect((await getCouncilFair(staff, { fairId })).calendarDays).toEqual(days);
    const draft = { ...days, applyUntilOn: "2027-01-31", seats: 2, feePaise: null, subsidyText: "By the rules.", criteria: startingCriteria };
    await changeFair(staff, { fairId, version, fair: draft });
    expect(await getCouncilFair(staff, { fairId })).toMatchObject({ title: "New Name", city: "Essen", calendarDays: null });
    // The entry of the calendar begins after these days: it is the next edition.
    await services.db.execute(`update fairs set title = 'Last Name' where id = '${fairId}'`);
    const before = { ...draft, startsOn: "2027-02-15", endsOn: "2027-02-18" };
    await changeFair(staff, { fairId, version: version + 1, fair: before });
    expect(await getCouncilFair(staff, { fairId })).toMatchObject({ title: "Last Name", calendarDays: days });
    const onFirstDay = await staffAt(new Date("2027-02-15T10:00:00+05:30"));
    expect(await getCouncilFair(onFirstDay, { fairId })).toMatchObject({ calendarDays: null });
    // A fair that has begun stays confirmed although the calendar shows the next edition.
    await services.db.execute(`update fairs set has_confirmed_days = true where id = '${fairId}'`);
    await changeFair(onFirstDay, { fairId, version: version + 2, fair: { ...before, seats: 3 } });
    expect(await getCouncilFair(onFirstDay, { fairId })).toMatchObject({ seats: 3, hasConfirmedDays: true });
    // The same while the next edition has no days, and once the entry is taken off the calendar.
    const without = ["update content_entries set published_fields = published_fields - 'startsOn' - 'endsOn'", "delete from content_entries"];
    for (const [place, statement] of without.entries()) {
      await services.db.transaction(async (tx) => {
        await tx.execute(`${statement} where slug = 'renamed-fair'`);
        await updateContentVersion(tx);
      });
      await changeFair(onFirstDay, { fairId, version: version + 3 + place, fair: { ...before, seats: 4 + place } });
      expect(await getCouncilFair(onFirstDay, { fairId })).toMatchObject({ seats: 4 + place, hasConfirmedDays: true });
    }
  });

  test("the next edition of an event is opened once the fair of the one before is over", async () => {
    const slug = "yearly-fair";
    const entry = { kind: "event" as const, slug, position: 0, at: beforeLastDay };
    const fields = { eventType: "trade-show", description: "A fair.", title: "Yearly Fair", startsOn: "2028-03-15", endsOn: "2028-03-18" };
    await services.db.transaction(async (tx) => {
      await insertPublishedEntries(tx, [{ ...entry, fields }]);
      await updateContentVersion(tx);
    });
    await createFair(services, { eventSlug: slug });
    const open = async (now: Date) =>
      openFair(await staffAt(now), {
        eventSlug: slug,
        fair: {
          startsOn: "2028-03-15",
          endsOn: "2028-03-18",
          applyUntilOn: "2028-01-31",
          seats: 10,
          feePaise: null,
          subsidyText: "By the rules.",
          criteria: startingCriteria,
        },
      });
    await expect(open(beforeLastDay)).rejects.toEqual(refusedWith("fair_exists"));
    const over = new Date("2027-03-19T00:00:00+05:30");
    const slugs = async (now: Date) => (await listFairs(await staffAt(now))).events.map((event) => event.slug);
    expect(await slugs(beforeLastDay)).not.toContain(slug);
    expect(await slugs(over)).toContain(slug);
    const opened = await Promise.allSettled([open(over), open(over)]);
    expect(opened.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  test("an event of the calendar is opened once, with the days of the calendar told from those that are not confirmed", async () => {
    const fields = {
      eventType: "trade-show",
      description: "A fair.",
      title: "Office Expo 2027",
      startsOn: "2027-05-10",
      endsOn: "2027-05-12",
      country: "AE",
      city: "Dubai",
    };
    await services.db.transaction(async (tx) => {
      await insertPublishedEntries(tx, [{ kind: "event", slug: "office-expo-2027", fields, position: 0, at: beforeLastDay }]);
      await updateContentVersion(tx);
    });
    const staff = await staffAt(beforeLastDay);
    expect((await listFairs(staff)).events).toContainEqual(expect.objectContaining({ slug: "office-expo-2027", startsOn: "2027-05-10" }));
    const fair = {
      startsOn: "2027-05-10",
      endsOn: "12-05-2027",
      applyUntilOn: "2027-03-31",
      seats: 10,
      feePaise: null,
      subsidyText: "By the rules.",
      criteria: startingCriteria,
    };
    await expect(openFair(staff, { eventSlug: "office-expo-2027", fair: { ...fair, applyUntilOn: "2026-01-01" } })).rejects.toMatchObject({
      fields: { applyUntilOn: [fairMessages.untilPast] },
    });
    const { fairId } = await openFair(staff, { eventSlug: "office-expo-2027", fair });
    await expect(openFair(staff, { eventSlug: "office-expo-2027", fair })).rejects.toEqual(refusedWith("fair_exists"));
    expect(await getCouncilFair(staff, { fairId })).toMatchObject({
      title: "Office Expo 2027",
      country: "AE",
      hasConfirmedDays: true,
      standing: "applying",
    });
    const member = at(contextOf(services, await createExhibitor(services)), beforeLastDay);
    expect(await listOwnFairs(member)).toContainEqual(expect.objectContaining({ title: "Office Expo 2027", state: null }));
    expect(await getOwnFair(member, { fairId })).toMatchObject({
      actions: ["apply"],
      contact: { name: "Export desk" },
      known: { products: "Makes devices." },
    });
  });

  test("a message reaches every firm with a seat, in the portal and by e-mail, and nobody else", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 3);
    await accept(0);
    await sendFairMessage(staff, { fairId, subject: "Freight", body: "Hand the goods over by 1 March." });
    const told = await services.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(and(eq(notifications.fairId, fairId), eq(notifications.kind, "fair_message")));
    expect(told).toHaveLength(2);
    expect((await getOwnFair(as(0), { fairId })).messages).toMatchObject([{ subject: "Freight", body: "Hand the goods over by 1 March." }]);
    expect((await getOwnFair(as(2), { fairId })).messages).toEqual([]);
    // The firm had this message when its seat was taken back; the next one goes to others.
    const [first] = (await getCouncilFair(staff, { fairId })).applications;
    await takeSeatBack(staff, { applicationId: first?.id ?? "", reason: "The fee was not paid." });
    const later = at(staff, new Date(afterLastDay.getTime() + 60_000));
    await sendFairMessage(later, { fairId, subject: "Badges", body: "Fetch them at gate 2." });
    expect((await getOwnFair(as(0), { fairId })).messages).toMatchObject([{ subject: "Freight" }]);
    const empty = await createFair(services);
    await expect(sendFairMessage(staff, { fairId: empty.id, subject: "x", body: "y" })).rejects.toEqual(refusedWith("no_receiver"));
  });
});

test("opening a fair reads the notices about it, and those of no other fair or user", async () => {
  const { fairId, actors, as } = await createRankedFair(services, 2);
  const other = await createFair(services);
  const userId = actors[0]?.userId ?? "";
  await services.db.insert(notifications).values({ userId, kind: "fair_opened", fairId: other.id, firmName: "", createdAt: afterLastDay });
  await markRead(as(0), { fairId });
  const unread = await services.db
    .select({ fairId: notifications.fairId, userId: notifications.userId })
    .from(notifications)
    .where(and(inArray(notifications.fairId, [fairId, other.id]), isNull(notifications.readAt)));
  expect(unread).toHaveLength(2);
  expect(unread).toEqual(
    expect.arrayContaining([
      { fairId: other.id, userId },
      { fairId, userId: actors[1]?.userId },
    ]),
  );
});

describe("check-in", () => {
  test("a firm is checked in by its QR code or its short code; twice, and with wrong codes, is told", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 3);
    await accept(0);
    await accept(1);
    const gate = at(staff, atTheFair);
    const { application } = await getOwnFair(as(0), { fairId });
    const address = application?.code?.address ?? "";
    expect(address).toContain(`/fairs/${fairId}/check-in?code=`);
    await expect(checkIn(at(staff, afterLastDay), { fairId, code: address })).rejects.toEqual(refusedWith("too_early"));
    expect(await checkIn(gate, { fairId, code: address })).toMatchObject({ isFirst: true, checkedInAt: atTheFair });
    const again = await checkIn(at(staff, afterTheFair), { fairId, code: application?.code?.short.toLowerCase() ?? "" });
    expect(again).toMatchObject({ isFirst: false, checkedInAt: atTheFair, message: fairMessages.checkedInBefore(again.firmName, atTheFair) });
    expect(again.message).toContain("15-03-2027, 10:00 IST");

    const other = await createRankedFair(services, 1);
    await other.accept(0);
    const foreign = (await getOwnFair(other.as(0), { fairId: other.fairId })).application?.code?.address ?? "";
    await expect(checkIn(gate, { fairId, code: foreign })).rejects.toEqual(
      refusedWith("code_of_other_fair", fairMessages.codeOfOtherFair(other.fair.title)),
    );
    const waiting = (await getCouncilFair(staff, { fairId })).applications[2]?.id ?? "";
    await expect(checkIn(gate, { fairId, code: checkInAddress(services, fairId, waiting) })).rejects.toEqual(refusedWith("no_seat"));
    const signature = address.split(".").at(-1) ?? "";
    await expect(checkIn(gate, { fairId, code: `${waiting}.${signature}` })).rejects.toEqual(refusedWith("code_unknown"));
    await expect(checkIn(gate, { fairId, code: "ZZZZ-ZZZZ" })).rejects.toEqual(refusedWith("code_unknown"));
    await expect(checkIn(as(0, atTheFair), { fairId, code: address })).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("an exhibitor that nobody scanned is checked in from the list, also after the fair; a waiting one is not", async () => {
    const { fairId, staff, as, accept } = await createRankedFair(services, 3);
    await accept(0);
    const [applicationId = "", , waiting = ""] = (await getCouncilFair(staff, { fairId })).applications.map(({ id }) => id);
    expect(await getCouncilFair(staff, { fairId })).toMatchObject({ takesCheckIns: false });
    await expect(checkIn(staff, { fairId, applicationId })).rejects.toEqual(refusedWith("too_early"));
    const later = at(staff, afterTheFair);
    expect((await getOwnFair(as(0, afterTheFair), { fairId })).actions).not.toContain("claim");
    expect(await getCouncilFair(later, { fairId })).toMatchObject({ takesCheckIns: true });
    await expect(checkIn(later, { fairId })).rejects.toEqual(refusedWith("code_unknown"));
    await expect(checkIn(later, { fairId, applicationId: waiting })).rejects.toEqual(refusedWith("no_seat"));
    expect(await checkIn(later, { fairId, applicationId })).toMatchObject({ isFirst: true, checkedInAt: afterTheFair });
    expect(await checkIn(later, { fairId, applicationId })).toMatchObject({ isFirst: false });
    expect(await getFairReport(later, { fairId })).toMatchObject({ exhibitors: 1, attended: 1 });
    expect((await getOwnFair(as(0, afterTheFair), { fairId })).actions).toContain("claim");
  });

  test("an attended fair is a visit for the rules, prefills the claim, and counts for the next ranking", async () => {
    const { fair, fairId, staff, as, accept, actors, sendProof } = await createRankedFair(services, 1, { title: "Visit Expo 2027" });
    const before = await getFilingRules(as(0), { scheme: "exhibition" });
    await accept(0);
    const applicationId = (await getCouncilFair(staff, { fairId })).applications[0]?.id ?? "";
    await saveStall(staff, { applicationId, hall: "12", number: "A10", seen: null });
    await sendProof(0, "UTR77");
    await receiveFee(staff, { proofId: (await getOwnFair(as(0), { fairId })).application?.fee?.proofs[0]?.id ?? "" });
    const code = (await getOwnFair(as(0), { fairId })).application?.code?.address ?? "";
    expect(await getKnownAnswers(as(0), { expectedId: applicationId })).not.toHaveProperty("exhibition_name");
    await checkIn(at(staff, atTheFair), { fairId, code });
    const after = await getFilingRules(as(0), { scheme: "exhibition" });
    const attended = [{ event: "visit expo", key: "visit expo 2027", endedOn: fair.endsOn, country: "DE" }];
    expect([before.firm.visits, after.firm.visits]).toEqual([
      { claimed: [], attended: [] },
      { claimed: [], attended },
    ]);
    expect((await getFilingRules(as(0), { scheme: "product" })).firm.visits.attended).toEqual([]);

    expect((await getOwnFair(as(0, afterTheFair), { fairId })).actions).toContain("claim");
    const known = await getKnownAnswers(as(0, afterTheFair), { expectedId: applicationId });
    expect(Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value]))).toMatchObject({
      exhibition_name: fair.title,
      exhibition_venue: "Messe, Cologne",
      exhibition_date: "2027-03-15",
      hall_no: "12",
      stall_no: "A10",
      "items.kind": "space",
      "items.event": fair.title,
      "items.country": "DE",
      "items.event_from": "2027-03-15",
      "items.event_to": "2027-03-18",
      "items.currency": "INR",
      "items.amount": "25000.00",
      "items.paid_on": "2027-02-01",
      "items.receipt_no": "UTR77",
    });
    const stranger = contextOf(services, await createExhibitor(services));
    // For a cost it is offered to every firm and to the council once it has begun.
    const offeredAt = async (ctx: AppContext, now: Date) => (await listOfferedEvents(at(ctx, now))).find(({ title }) => title === fair.title);
    const offered = { title: fair.title, country: "DE", startsOn: "2027-03-15", endsOn: "2027-03-18" };
    expect(await offeredAt(stranger, afterTheFair)).toEqual(offered);
    expect(await offeredAt(staff, atTheFair)).toEqual({ ...offered, endsOn: null });
    expect(await offeredAt(stranger, afterLastDay)).toBeUndefined();
    expect(await getKnownAnswers(stranger, { expectedId: applicationId })).not.toHaveProperty("exhibition_name");
    const started = { scheme: "exhibition" as const, step: 1, answers: { firm_address: "Noida" }, startedFrom: applicationId };
    const { id: reimbursementId } = await saveStep(as(0, new Date()), started);
    expect(await getKnownAnswers(as(0, afterTheFair), { reimbursementId })).toMatchObject({ stall_no: known["stall_no"] });
    expect(await getKnownAnswers(stranger, { reimbursementId })).not.toHaveProperty("stall_no");
    expect((await getOwnFair(as(0, afterTheFair), { fairId })).claim).toEqual({ id: reimbursementId, scheme: "exhibition", state: "DRAFT" });

    const next = await createFair(services, {
      title: "Visit Expo 2028",
      applyUntil: new Date("2028-01-31T23:59:59.999+05:30"),
      startsOn: "2028-03-15",
      endsOn: "2028-03-18",
    });
    await applyForFair(as(0, new Date("2028-01-10T10:00:00+05:30")), { fairId: next.id, entries, seen: null });
    await rankFair(at(staff, new Date("2028-02-01T10:00:00+05:30")), { fairId: next.id });
    const { applications } = await getCouncilFair(staff, { fairId: next.id });
    expect(applications).toMatchObject([{ firmId: actors[0]?.firmId, earlierVisits: 1, points: { first_visit: 0 } }]);
  });

  test("a claimed visit is the one that the council received, until the firm has sent its reply", async () => {
    const offices = { council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
    const exhibitor = await createExhibitor(services);
    const [member, council] = [contextOf(services, exhibitor), contextOf(services, offices.council)];
    const { id: fairId } = await createFair(services);
    await applyForFair(at(member, beforeLastDay), { fairId, entries, seen: null });
    const visits = async () => ({
      forRules: (await getFilingRules(member, { scheme: "exhibition" })).firm.visits.claimed.map(({ key }) => key),
      forRanking: (await selectStandings(services.db, fairId, "2027-01-31")).flatMap((standing) => standing.visits.map(({ event }) => event)),
    });
    const submitted = { forRules: ["india medtech expo 2026"], forRanking: ["India MedTech Expo"] };
    const filed = await reimbursementIn(services, { member: exhibitor, ...offices }, "SUBMITTED", "exhibition");
    expect(await visits()).toEqual(submitted);

    const documents = [{ fieldName: "booking_receipt", status: "DEFICIENT" as const, remark: "The event cannot be read." }];
    const shared = await shareDeficiencies(council, { reimbursementId: filed.id, version: filed.version, documents });
    const reply = { scheme: "exhibition" as const, reimbursementId: filed.id, step: 5 };
    const items = shared.items.map(({ facts }) => ({ ...facts, event: "Arab Health" }));
    const changed = await saveStep(member, { ...reply, version: shared.version, answers: { items } });
    expect(await visits()).toEqual(submitted);
    const removed = await saveStep(member, { ...reply, version: changed.version, answers: { items: [] } });
    expect(await visits()).toEqual(submitted);
    const again = await saveStep(member, { ...reply, version: removed.version, answers: { items } });
    await submit(member, { reimbursementId: filed.id, version: again.version, comment: "It was another event." });
    expect(await visits()).toEqual({ forRules: ["arab health 2026"], forRanking: ["Arab Health"] });
  });
});

describe("leads and feedback", () => {
  const lead = (fairId: string, id: string, of: MemberActor | undefined) => ({
    id,
    fairId,
    firmId: of?.firmId ?? "",
    name: "Visitor",
    company: "Klinik Nord",
    country: "DE",
    email: null,
    interest: "Infusion sets",
    notedAt: atTheFair,
  });
  const jpeg = async () => {
    const { default: sharp } = await import("sharp");
    const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background: "#336699" } })
      .jpeg()
      .toBuffer();
    return { name: "card.jpg", staged: await services.files.stage(Readable.from([bytes]), { maxBytes: 2_000_000 }) };
  };

  test("a lead that is sent twice, even at once, is stored once with its photo", async () => {
    const { fairId, as, accept, actors } = await createRankedFair(services, 1);
    await accept(0);
    const id = crypto.randomUUID();
    const [ctx, photos] = [as(0, atTheFair), [await jpeg(), await jpeg()]];
    const answers = await Promise.all(photos.map((photo) => saveLead(ctx, lead(fairId, id, actors[0]), photo)));
    expect(answers).toEqual([
      { id, message: fairMessages.leadSaved },
      { id, message: fairMessages.leadSaved },
    ]);
    expect(await saveLead(ctx, lead(fairId, id, actors[0]), await jpeg())).toEqual(answers[0]);
    expect(await listLeads(ctx, { fairId })).toMatchObject({ canNote: true, leads: [{ id, company: "Klinik Nord", hasPhoto: true }] });
    const { storageKey } = await openLeadPhoto(ctx, { leadId: id });
    expect(await services.files.localPath(storageKey)).toBeTruthy();
  });

  test("a firm that lost its seat reads its leads, and is told that new ones stay on the device; another firm's number is refused", async () => {
    const { fairId, staff, as, accept, actors } = await createRankedFair(services, 2);
    await accept(0);
    await accept(1);
    const [kept, late] = [crypto.randomUUID(), crypto.randomUUID()];
    await saveLead(as(0, atTheFair), lead(fairId, kept, actors[0]), undefined);
    await expect(saveLead(as(1, atTheFair), lead(fairId, kept, actors[1]), undefined)).rejects.toEqual(refusedWith("lead_of_other"));
    await expect(openLeadPhoto(as(1), { leadId: kept })).rejects.toMatchObject({ kind: "not_found" });
    const applicationId = (await getCouncilFair(staff, { fairId })).applications[0]?.id ?? "";
    await takeSeatBack(staff, { applicationId, reason: "The fee was not paid." });
    await expect(saveLead(as(0, atTheFair), lead(fairId, late, actors[0]), undefined)).rejects.toEqual(
      refusedWith("no_seat", fairMessages.leadWithoutSeat),
    );
    expect(await saveLead(as(0, atTheFair), lead(fairId, kept, actors[0]), undefined)).toMatchObject({ id: kept });
    expect(await listLeads(as(0), { fairId })).toMatchObject({ canNote: false, leads: [{ id: kept }] });
    expect(await services.db.$count(fairLeads, eq(fairLeads.id, late))).toBe(0);
  });

  test("the page of a fair has the leads of a firm that ever accepted a seat, also after it withdrew or lost it", async () => {
    const { fairId, staff, as, accept, actors } = await createRankedFair(services, 3);
    const pageOf = async (place: number) => {
      const { application } = await getOwnFair(as(place), { fairId });
      return [application?.state, application?.mayHaveLeads];
    };
    expect(await pageOf(0)).toEqual(["offered", false]);
    for (const place of [0, 1]) await accept(place);
    await saveLead(as(0, atTheFair), lead(fairId, crypto.randomUUID(), actors[0]), undefined);
    expect(await pageOf(0)).toEqual(["accepted", true]);
    await withdrawApplication(as(0), { fairId });
    expect(await pageOf(0)).toEqual(["withdrawn", true]);
    expect((await listLeads(as(0), { fairId })).leads).toHaveLength(1);
    await withdrawApplication(as(2), { fairId });
    expect(await pageOf(2)).toEqual(["withdrawn", false]);

    const applicationId = (await getCouncilFair(staff, { fairId })).applications[1]?.id ?? "";
    await takeSeatBack(staff, { applicationId, reason: "The fee was not paid." });
    expect(await pageOf(1)).toEqual(["lost", true]);
    await offerSeat(staff, { applicationId });
    expect(await pageOf(1)).toEqual(["offered", true]);
  });

  test("a lead that was noted for another firm waits on the device until this firm is signed in", async () => {
    const { fairId, as, accept, actors } = await createRankedFair(services, 2);
    await accept(0);
    await accept(1);
    const [id, other] = [crypto.randomUUID(), as(1, atTheFair)];
    const refused = refusedWith("other_firm", fairMessages.leadOfOtherFirm);
    const stranger = at(contextOf(services, await createExhibitor(services)), atTheFair);
    for (const ctx of [other, stranger]) await expect(checkLeadUpload(ctx, { fairId, firmId: actors[0]?.firmId ?? "" })).rejects.toEqual(refused);
    await expect(saveLead(other, lead(fairId, id, actors[0]), undefined)).rejects.toEqual(refused);
    expect(await services.db.$count(fairLeads, eq(fairLeads.fairId, fairId))).toBe(0);
    await saveLead(as(0, atTheFair), lead(fairId, id, actors[0]), undefined);
    await expect(saveLead(other, lead(fairId, id, actors[0]), undefined)).rejects.toEqual(refused);
  });

  test("feedback makes the report; its lists are a PDF and spreadsheets", async () => {
    const { fairId, staff, as, accept, actors } = await createRankedFair(services, 2);
    await expect(exportExhibitors(staff, { fairId })).rejects.toEqual(refusedWith("no_exhibitors"));
    await accept(0);
    await accept(1);
    const feedback = { rating: 4, ordersInr: 1_200_000, expectedOrdersInr: 4_500_000, remark: null };
    await expect(giveFeedback(as(0, atTheFair), { fairId, feedback, seen: null })).rejects.toEqual(refusedWith("feedback_later"));
    await giveFeedback(as(0, afterTheFair), { fairId, feedback: { ...feedback, rating: 1 }, seen: null });
    // A colleague whose page shows no answer yet does not replace it.
    await expect(giveFeedback(as(0, afterTheFair), { fairId, feedback, seen: null })).rejects.toEqual(refusedWith("stale_version"));
    await giveFeedback(as(0, afterTheFair), { fairId, feedback, seen: { ...feedback, rating: 1 } });
    await giveFeedback(as(1, afterTheFair), { fairId, feedback: { ...feedback, rating: 5, ordersInr: 300_000 }, seen: null });
    await saveLead(as(0, atTheFair), lead(fairId, crypto.randomUUID(), actors[0]), undefined);
    expect(await getFairReport(staff, { fairId })).toEqual({
      exhibitors: 2,
      attended: 0,
      leads: 1,
      answers: 2,
      ordersInr: 1_500_000,
      expectedOrdersInr: 9_000_000,
      rating: "4.5",
    });
    const zip = "PK";
    for (const sheet of [await exportFairReport(staff, { fairId }), await exportRanking(staff, { fairId })])
      expect(Buffer.from(sheet.bytes).toString("latin1", 0, 2)).toBe(zip);
    const { bytes } = await exportExhibitors(as(0), { fairId });
    expect(Buffer.from(bytes).toString("latin1", 0, 5)).toBe("%PDF-");
  });

  test("the ranked list says what each firm declared, what was counted, and whom to ask", async () => {
    const { id: fairId } = await createFair(services);
    await applyAll(services, fairId, [await createExhibitor(services)], { leadership: "women" });
    const staff = await staffAt(afterLastDay);
    await rankFair(staff, { fairId });
    const { bytes } = await exportRanking(staff, { fairId });
    const [sheet = {}] = Object.values(read(bytes).Sheets);
    expect(utils.sheet_to_json(sheet)).toMatchObject([
      {
        "Exports of the last financial year, Rs": 50_000_000,
        Size: firmSizes.small,
        "Who holds the firm": "A woman holds 51 % or more",
        Products: "Infusion sets",
        "Earlier visits": "0",
        "Overdue replies": "0",
        Contact: "Export desk",
        "E-mail": expect.stringMatching(/^desk@/),
        Mobile: expect.stringContaining("919876543210"),
      },
    ]);
  });

  test("the list of exhibitors names days and place, and of a fair without a place and with one day just that day", async () => {
    const leadOf = async (values: Parameters<typeof createRankedFair>[2]) => {
      const { fairId, as, accept } = await createRankedFair(services, 1, values);
      await accept(0);
      const leads: string[] = [];
      const drawStatement = async ({ lead: text }: Statement) => {
        leads.push(text);
        return new Uint8Array();
      };
      await exportExhibitors({ ...as(0), sandbox: { ...services.sandbox, drawStatement } }, { fairId });
      return leads;
    };
    expect(await leadOf({})).toEqual(["15-03-2027 to 18-03-2027. Messe, Cologne, Germany. As of 01-02-2027."]);
    const bare = { venue: null, city: null, country: null, endsOn: "2027-03-15" };
    expect(await leadOf(bare)).toEqual(["15-03-2027. As of 01-02-2027."]);
  });
});
