import { randomUUID } from "node:crypto";
import { read as readXlsx, utils } from "@e965/xlsx";
import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { calendarDateInIndia, daysAfter, formatIndianDate } from "#domain/dates.ts";
import { documentMessages } from "#domain/payments/document-messages.ts";
import { counted, type Report } from "#domain/reports/report.ts";
import { workMessages } from "#domain/work/work-messages.ts";
import { updateItems, selectItems } from "#db/queries/items.ts";
import { sampleSeeds } from "#db/schema/decisions.ts";
import { paymentLines, sanctionOrders } from "#db/schema/payments.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { askReopening, confirmReopening, declineReopening } from "#server/application/reimbursements/reopening.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { exportReport, exportReportXlsx } from "#server/application/reports/export-report.ts";
import { getReport, GetReportInput, getShownReport } from "#server/application/reports/get-report.ts";
import { parliamentSummary } from "#server/application/reports/report-parliament.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createPaymentFile } from "../support/payments.ts";
import { createFirm, createMember, createStaffActor } from "../support/factories.ts";
import { attach, completeDraft, reimbursementIn, sufficient, waitingReopening, type Actors } from "../support/reimbursements.ts";
import { loadReimbursements } from "../support/reimbursement-bulk-data.ts";
import { publishRule } from "../support/rules.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;

// Reports count everything there is, so each test has a database of its own.
beforeEach(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  const { actor: member } = await createMember(services);
  actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
});
afterEach(async () => {
  await opened?.close();
  await database?.drop();
});

const read = (actor: StaffActor, input: GetReportInput, now = services.now()): Promise<Report> =>
  getReport({ ...contextOf(services, actor), now: () => now }, input);

const figures = ({ rows }: Report, ...keys: string[]) => rows.map((row) => keys.map((key) => row[key]));

/** The services at noon of a day in India. */
const on = (day: string): Services => ({ ...services, now: () => new Date(`${day}T12:00:00+05:30`) });

/** A reimbursement with a past: returned once, forwarded and approved on the named days. */
async function approvedAfterDeficiency(): Promise<void> {
  const council = (day: string) => contextOf(on(day), actors.council);
  const draft = await completeDraft(on("2026-03-01"), actors.member);
  let view = await submit(contextOf(on("2026-03-02"), actors.member), { reimbursementId: draft.id, version: draft.version });
  view = await shareDeficiencies(council("2026-03-12"), {
    reimbursementId: view.id,
    version: view.version,
    documents: [{ fieldName: "foreign_certificate", status: "DEFICIENT", remark: "The stamp cannot be read." }],
  });
  view = await attach(on("2026-03-14"), actors.member, view.id, "foreign_certificate", "clearer scan");
  view = await submit(contextOf(on("2026-03-15"), actors.member), { reimbursementId: view.id, version: view.version });
  view = await saveReview(council("2026-03-16"), { reimbursementId: view.id, version: view.version, documents: sufficient(view) });
  view = await saveReview(council("2026-03-18"), { reimbursementId: view.id, version: view.version, documents: sufficient(view) });
  view = await forwardToDgft(council("2026-03-21"), { reimbursementId: view.id, version: view.version, comment: "" });
  await approve(contextOf(on("2026-04-02"), actors.dgft), { reimbursementId: view.id, version: view.version });
}

it("counts reimbursements by state and scheme, drafts apart, and for DGFT only what was forwarded, in its words", async () => {
  for (const state of ["DRAFT", "SUBMITTED", "SUBMITTED", "UNDER_REVIEW_DGFT", "APPROVED_DGFT", "CLOSED"] as const)
    await reimbursementIn(services, actors, state);

  const council = await read(actors.council, { kind: "states" });
  expect(council.columns.map(({ label }) => label)).toEqual(["State", "Product", "Plant Registration", "Exhibition", "Total"]);
  expect(figures(council, "name", "product", "plant", "total")).toEqual([
    ["New", 2, 0, 2],
    ["Under review", 0, 0, 0],
    ["Deficiency shared with member", 0, 0, 0],
    ["Reply received", 0, 0, 0],
    ["Fresh look asked", 0, 0, 0],
    ["Under review by DGFT", 1, 0, 1],
    ["Deficiency raised by DGFT", 0, 0, 0],
    ["Approved by DGFT", 1, 0, 1],
    ["Closed", 1, 0, 1],
  ]);
  expect(council.summary).toBe('5 reimbursements; the most common state is "New" with 2.');

  const dgft = await read(actors.dgft, { kind: "states" });
  expect(figures(dgft, "name", "total")).toEqual([
    ["With EPCMD", 0],
    ["With the member", 0],
    ["Under review by DGFT", 1],
    ["Deficiency shared with EPCMD", 0],
    ["Approved", 1],
    ["Closed", 0],
  ]);

  expect(figures(await read(actors.council, { kind: "states", scheme: "plant" }), "total").flat()).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  expect((await read(actors.council, { kind: "states", year: "2023-24" })).summary).toBe("There is no reimbursement to count.");
});

it("measures each wait of a party from the history, a draft not restarting it", async () => {
  await approvedAfterDeficiency();
  const waiting = await reimbursementIn(on("2026-04-05"), actors, "SUBMITTED");
  expect(waiting.id).toMatch(/^PRD-2627/);
  const now = new Date("2026-04-12T00:30:00+05:30"); // still the evening before in UTC

  const keys = ["name", "withWhom", "ended", "medianDays", "p90Days", "waiting", "longestDays"] as const;
  expect(figures(await read(actors.council, { kind: "waiting" }, now), ...keys)).toEqual([
    ["New", "EPCMD", 1, 10, 10, 1, 7],
    // A wait begins here with a reopening, and with a fresh look.
    ["Under review", "EPCMD", 0, null, null, 0, null],
    ["Deficiency shared with member", "Member", 1, 3, 3, 0, null],
    // Looked at on the 16th and the 18th, forwarded on the 21st: one wait.
    ["Reply received", "EPCMD", 1, 6, 6, 0, null],
    ["Fresh look asked", "EPCMD", 0, null, null, 0, null],
    ["Under review by DGFT", "DGFT", 1, 12, 12, 0, null],
    ["Deficiency raised by DGFT", "EPCMD", 0, null, null, 0, null],
  ]);
  expect(figures(await read(actors.council, { kind: "waiting", year: "2026-27" }, now), "name", "ended", "waiting")[0]).toEqual(["New", 0, 1]);

  // The officer's clock begins with the first forwarding.
  expect(figures(await read(actors.dgft, { kind: "waiting" }, now), "name", "ended", "medianDays")).toEqual([
    ["With EPCMD", 0, null],
    ["With the member", 0, null],
    ["Under review by DGFT", 1, 12],
    ["Deficiency shared with EPCMD", 0, null],
  ]);

  // Both stages with the longest wait are named.
  await reimbursementIn(on("2026-04-05"), actors, "DEFICIENCY_SHARED");
  expect((await read(actors.council, { kind: "waiting" }, now)).summary).toBe(
    'The slowest stage is "Under review by DGFT": half of the waits took 12 days or less. Now "New" and "Deficiency shared with member" have the longest wait: 7 days, with 2 waiting there.',
  );
});

it("takes median and 90% over several waits, as whole days that nine in ten really kept", async () => {
  for (const days of [1, 2, 3, 4, 10]) {
    const draft = await completeDraft(on("2026-05-01"), actors.member);
    const view = await submit(contextOf(on("2026-05-01"), actors.member), { reimbursementId: draft.id, version: draft.version });
    const end = on(`2026-05-${String(1 + days).padStart(2, "0")}`);
    await forwardToDgft(contextOf(end, actors.council), {
      reimbursementId: view.id,
      version: view.version,
      comment: "",
      documents: sufficient(view),
    });
  }
  const report = await read(actors.council, { kind: "waiting" }, new Date("2026-06-01T06:30:00Z"));
  expect(figures(report, "name", "ended", "medianDays", "p90Days")[0]).toEqual(["New", 5, 3, 10]);
  expect(report.summary).toBe(
    'The slowest stage is "New": half of the waits took 3 days or less. Now "Under review by DGFT" has the longest wait: 30 days, with 5 waiting there.',
  );
});

it("measures submission to decision, and whose days they were", async () => {
  expect((await read(actors.council, { kind: "decisions" })).summary).toBe("Nothing was decided in this time.");
  await approvedAfterDeficiency();
  const report = await read(actors.council, { kind: "decisions" });
  const keys = ["name", "decided", "medianDays", "p90Days", "councilDays", "memberDays", "dgftDays"] as const;
  expect(figures(report, ...keys)).toEqual([
    ["All months", 1, 31, 31, 16, 3, 12],
    ["Apr 2026", 1, 31, 31, 16, 3, 12],
  ]);
  const byScheme = await read(actors.council, { kind: "decisionsByScheme" });
  expect(figures(byScheme, "name", "decided", "medianDays")).toEqual([
    ["Product", 1, 31],
    ["All schemes", 1, 31],
  ]);
  expect(report.summary).toBe("1 reimbursement decided: half within 31 days of the submission, nine in ten within 31 days.");
  expect(figures(await read(actors.dgft, { kind: "decisions", year: "2025-26" }), "name")).toEqual([]);
});

it("counts the reasons of deficiencies by phrase, remarks without one together", async () => {
  await approvedAfterDeficiency();
  const view = await reimbursementIn(services, actors, "SUBMITTED");
  const given = { status: "DEFICIENT", remark: "The stamp cannot be read. A page is missing." } as const;
  await shareDeficiencies(contextOf(services, actors.council), {
    reimbursementId: view.id,
    version: view.version,
    documents: [
      { ...given, fieldName: "foreign_certificate", phraseCodes: ["STAMP_MISSING", "PAGE_MISSING"] },
      { ...given, fieldName: "rcmc_certificate", phraseCodes: ["STAMP_MISSING"] },
    ],
  });
  const keys = ["name", "code", "deficiencies", "reimbursements", "unanswered"] as const;
  const all = await read(actors.council, { kind: "reasons" });
  expect(figures(all, ...keys)).toEqual([
    ["Stamp or seal missing", "STAMP_MISSING", 2, 1, 2],
    ["Page missing", "PAGE_MISSING", 1, 1, 1],
    ["In the officer's own words", null, 1, 1, 0],
  ]);
  expect(all.summary).toBe('2 phrases used; most often "Stamp or seal missing", 2 times.');
  expect(figures(await read(actors.council, { kind: "reasons", year: "2025-26" }), ...keys)).toEqual([["In the officer's own words", null, 1, 1, 0]]);
  expect(figures(await read(actors.dgft, { kind: "reasons" }), "name")).toEqual([["In the officer's own words"]]);
});

it("counts deficiencies by document, most often first", async () => {
  await approvedAfterDeficiency();
  await reimbursementIn(on("2026-05-02"), actors, "DEFICIENCY_SHARED");
  const keys = ["name", "scheme", "deficiencies", "reimbursements", "unanswered"] as const;
  const all = await read(actors.council, { kind: "deficiencies" });
  expect(figures(all, ...keys)).toHaveLength(1);
  expect(figures(all, ...keys)[0]?.slice(1)).toEqual(["Product", 2, 2, 1]);
  expect(all.summary).toMatch(/^2 deficiencies; most often ".+" \(Product\) with 2\.$/);
  expect(figures(await read(actors.council, { kind: "deficiencies", year: "2025-26" }), "deficiencies")).toEqual([[1]]);
  // Only the first of the two was ever forwarded.
  expect(figures(await read(actors.dgft, { kind: "deficiencies" }), "deficiencies")).toEqual([[1]]);
});

it("counts approvals by month and by Indian financial year, whose bounds are Indian midnights", async () => {
  for (const at of ["2026-03-31T23:59:00+05:30", "2026-04-01T00:00:00+05:30", "2026-06-10T12:00:00+05:30"]) {
    const view = await reimbursementIn(services, actors, "UNDER_REVIEW_DGFT");
    const ctx = { ...contextOf(services, actors.dgft), now: () => new Date(at) };
    await approve(ctx, { reimbursementId: view.id, version: view.version });
  }
  const now = new Date("2026-07-15T06:30:00Z");
  const byMonth = await read(actors.dgft, { kind: "approvalsByMonth", year: "2026-27" }, now);
  expect(figures(byMonth, "name", "product", "total")).toEqual([
    ["Apr 2026", 1, 1],
    ["May 2026", 0, 0],
    ["Jun 2026", 1, 1],
    ["Jul 2026", 0, 0],
  ]);
  expect(figures(await read(actors.council, { kind: "approvalsByMonth" }, now), "name", "total")[0]).toEqual(["Mar 2026", 1]);
  const days = { from: "2026-03-31", to: "2026-05-31" };
  expect(figures(await read(actors.council, { kind: "approvalsByMonth", ...days }, now), "name", "total")).toEqual([
    ["Mar 2026", 1],
    ["Apr 2026", 1],
    ["May 2026", 0],
  ]);
  const aprilOn = { kind: "approvalsByYear", from: "2026-04-01" } as const;
  expect(figures(await read(actors.council, aprilOn, now), "total").flat()).toEqual([0, 0, 0, 2]);
  expect(figures(await read(actors.council, { kind: "approvalsByYear", year: "2023-24" }, now), "name", "total")).toEqual([
    ["2023-24", 0],
    ["2024-25", 0],
    ["2025-26", 1],
    ["2026-27", 2],
  ]);
});

it("counts firms by status and valid membership, for the council alone", async () => {
  await createFirm(services, { membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" });
  await createFirm(services, { deactivatedAt: new Date(), deactivatedReason: "Left the council" });
  const report = await read(actors.council, { kind: "firms" });
  expect(figures(report, "name", "valid", "expired", "not_started", "deactivated", "total")).toEqual(
    expect.arrayContaining([
      ["Email Issue", 0, 1, 0, 1, 2],
      ["Active", 1, 0, 0, 0, 1],
    ]),
  );
  expect(report.summary).toBe("3 firms, of which 1 has an active login.");
  await expect(read(actors.dgft, { kind: "firms" })).rejects.toMatchObject({ kind: "forbidden" });
});

it("groups the figures of a sentence as India does", () => {
  expect(counted(1, "approval")).toBe("1 approval");
  expect(counted(125_000, "approval")).toBe("1,25,000 approvals");
  expect(parliamentSummary({ received: 125_000, decided: 118_000, pending: 7_000, sanctioned: "0.00", paid: "0.00" })).toBe(
    "1,25,000 reimbursements received, 1,18,000 decided, 7,000 pending at the end; Rs 0.00 sanctioned, Rs 0.00 paid.",
  );
  expect(workMessages.remindersSent(5_000)).toMatch(/^5,000 reminders go /);
  expect(documentMessages.ifscImported(170_012)).toBe("1,70,012 branches were imported.");
});

it("is for the council and DGFT", async () => {
  for (const kind of ["states", "waiting", "deficiencies", "approvalsByMonth", "approvalsByYear", "firms"] as const)
    await expect(getReport(contextOf(services, actors.member), { kind })).rejects.toMatchObject({ kind: "forbidden" });
});

/** A part of a claim that was paid, as a row of an order of its own. */
async function payFor(reimbursementId: string, amountPaise: number): Promise<void> {
  const { userId, firmId } = actors.member;
  const fileId = await createPaymentFile(services, userId);
  const order = { number: reimbursementId, orderedOn: "2026-10-05", budgetHead: "3453", payer: "council" as const, fileId };
  const [stored] = await services.db
    .insert(sanctionOrders)
    .values({ ...order, recordedBy: userId, recordedAt: new Date() })
    .returning({ id: sanctionOrders.id });
  const paid = { state: "paid" as const, reference: "UTR 1", paidOn: "2026-10-20", stateSince: new Date() };
  await services.db.insert(paymentLines).values({ orderId: stored?.id ?? "", reimbursementId, firmId, instalment: 1, amountPaise, ...paid });
}

it("sums money exactly by scheme, month, country and firm, and every report comes to the same", async () => {
  const shares = [{ percent: "50", source: "Order of the test" }];
  const terms = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, windows: [], caps: [], shares };
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms });
  const approved = await reimbursementIn(services, actors, "APPROVED_DGFT");
  const open = await reimbursementIn(services, actors, "UNDER_REVIEW");
  const without = await reimbursementIn(services, actors, "SUBMITTED");
  await reimbursementIn(services, actors, "DRAFT");
  const { db } = services;
  // More than a double can count: each of these sums has to be exact.
  await db.update(reimbursements).set({ claimedPaise: 9_007_199_254_740_991 }).where(eq(reimbursements.id, open.id));
  await db.update(reimbursements).set({ claimedPaise: null, recommendedPaise: null }).where(eq(reimbursements.id, without.id));
  expect(approved).toMatchObject({ claimedPaise: 80_000_00, recommendedPaise: 40_000_00, sanctionedPaise: 40_000_00 });

  await payFor(approved.id, 30_000_00);
  const total = ["90071992627409.91", "80000.00", "40000.00", "30000.00"];
  const byScheme = await read(actors.council, { kind: "moneyByScheme" });
  expect(figures(byScheme, "name", "claims", "unknown", "claimed", "recommended", "sanctioned", "paid")).toEqual([["Product", 3, 1, ...total]]);
  expect(byScheme.summary).toBe(
    "Rs 9,00,71,99,26,27,409.91 claimed, Rs 80,000.00 recommended, Rs 40,000.00 sanctioned, Rs 30,000.00 paid. Of 1 claim the amount is not known.",
  );
  for (const kind of ["moneyByMonth", "moneyByCountry", "moneyByFirm"] as const)
    expect(figures(await read(actors.council, { kind }), "claims", "claimed", "recommended", "sanctioned", "paid")).toEqual([[3, ...total]]);
  expect(figures(await read(actors.council, { kind: "moneyByCountry" }), "name")).toEqual([["Kenya"]]);

  const forwarded = ["80000.00", "40000.00", "40000.00", "30000.00"];
  for (const kind of ["moneyByScheme", "moneyByCountry"] as const)
    expect(figures(await read(actors.dgft, { kind }), "claims", "claimed", "recommended", "sanctioned", "paid")).toEqual([[1, ...forwarded]]);
  expect((await read(actors.council, { kind: "moneyByFirm", year: "2019-20" })).rows).toEqual([]);
  const today = calendarDateInIndia(services.now());
  expect((await read(actors.council, { kind: "moneyByFirm", to: daysAfter(today, -1) })).rows).toEqual([]);
  expect((await read(actors.council, { kind: "moneyByFirm", from: today, to: today })).rows).toHaveLength(1);
  const wrong = GetReportInput.safeParse({ kind: "moneyByFirm", from: today, to: daysAfter(today, -1) });
  expect(wrong.error?.issues).toMatchObject([{ path: ["to"], message: `Last day must be ${formatIndianDate(today)} or later` }]);

  const { name, bytes } = await exportReportXlsx(contextOf(services, actors.council), { kind: "moneyByScheme", scheme: "product", from: today });
  expect(name).toMatch(/^epcmd-money-by-scheme-product-from-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.xlsx$/);
  const sheet = Object.values(readXlsx(bytes).Sheets)[0];
  expect(utils.sheet_to_json(sheet ?? {}, { header: 1 })[1]).toEqual(["Product", 3, 1, 90_071_992_627_409.91, 80_000, 40_000, 30_000]);

  expect((await read(actors.council, { kind: "moneyByFirm", scheme: "plant" })).summary).toBe("Nothing was submitted in this time.");

  // Back at the council, which has not sent what it recommends now.
  await db.update(reimbursements).set({ firstForwardedAt: new Date(), recommendedPaise: 7_00 }).where(eq(reimbursements.id, open.id));
  for (const kind of ["moneyByFirm", "moneyByCountry"] as const) {
    expect(figures(await read(actors.dgft, { kind }), "claims", "recommended")).toEqual([[2, "40000.00"]]);
    expect(figures(await read(actors.council, { kind }), "recommended")).toEqual([["40007.00"]]);
  }
});

it("sends a page the 100 firms that claimed most, and the number of all; the csv has all, and a spreadsheet has a limit", async () => {
  const council = contextOf(services, actors.council);
  await loadReimbursements(database.db, { rows: 101, firms: 101, filedBy: actors.member.email });
  await services.db.update(reimbursements).set({ claimedPaise: sql`right(${reimbursements.id}, 6)::int` });
  const input = { kind: "moneyByFirm" } as const;
  const shown = await getShownReport(council, input);
  expect(shown.rowCount).toBe(101);
  expect(figures(shown, "claimed").flat()).toEqual(Array.from({ length: 100 }, (_, at) => ((101 - at) / 100).toFixed(2)));
  expect(shown.summary).toMatch(/^Rs 51\.51 claimed/);
  expect([...((await exportReport(council, input)).rows as Iterable<unknown>)]).toHaveLength(101); // made as an array
  await expect(exportReportXlsx(council, input, 100)).rejects.toMatchObject({ kind: "invalid", code: "too_many_rows" });
  expect((await exportReportXlsx(council, input, 101)).name).toMatch(/^epcmd-money-by-firm-/);
});

it("lists second looks by the months of the period, also those in which nobody looked", async () => {
  const seeds = ["2026-02", "2026-03", "2026-04", "2026-05"].map((month) => ({ month, seed: `seed of ${month}`, publishedAt: new Date() }));
  await services.db.insert(sampleSeeds).values(seeds);
  const report = await read(actors.council, { kind: "secondLooks", from: "2026-03-31", to: "2026-04-01" });
  expect(figures(report, "name", "looked")).toEqual([
    ["Mar 2026", 0],
    ["Apr 2026", 0],
  ]);
  expect((await read(actors.council, { kind: "secondLooks" })).rows).toHaveLength(4);
});

it("counts what was asked to be decided again by the month of the request, and whether more or less came of it", async () => {
  const [colleague, third] = [await createStaffActor(services, "EPCMD_ADMIN"), await createStaffActor(services, "EPCMD_ADMIN")];
  const officer = await createStaffActor(services, "DGFT_ADMIN");
  const reason = "The stamp stands on page two of the certificate.";
  const seen = async (id: string) => {
    const { version } = await getReview(contextOf(services, actors.council), { reimbursementId: id });
    return { reimbursementId: id, version };
  };
  const ask = async (day: string, id: string, actor = actors.council) => askReopening(contextOf(on(day), actor), { ...(await seen(id)), reason });
  const confirm = async (day: string, id: string, actor = officer) =>
    confirmReopening(contextOf(on(day), actor), await waitingReopening(services, id));
  const approveOn = async (day: string, id: string) => approve(contextOf(on(day), officer), await seen(id));

  // A reopening that the firm's fresh look overtakes; then something is sanctioned.
  const { id: refused } = await reimbursementIn(on("2026-05-02"), actors, "UNDER_REVIEW_DGFT");
  await refuse(contextOf(on("2026-05-04"), actors.dgft), { ...(await seen(refused)), reason: "The certificate has no stamp." });
  await ask("2026-05-05", refused);
  await askFreshLook(contextOf(on("2026-05-06"), actors.member), { ...(await seen(refused)), reason });
  const view = await getReview(contextOf(on("2026-05-20"), actors.council), { reimbursementId: refused });
  const ready = { ...(await seen(refused)), documents: sufficient(view) };
  const { version } = await saveReview(contextOf(on("2026-05-20"), actors.council), ready);
  await forwardToDgft(contextOf(on("2026-05-20"), actors.council), { reimbursementId: refused, version, comment: "" });
  await approveOn("2026-05-21", refused);
  // Two approvals: one is given again, the other one is refused then.
  const { id: same } = await reimbursementIn(on("2026-05-02"), actors, "APPROVED_DGFT");
  const { id: less } = await reimbursementIn(on("2026-05-02"), actors, "APPROVED_DGFT");
  for (const id of [same, less]) {
    await ask("2026-06-10", id);
    await confirm("2026-06-11", id);
  }
  await approveOn("2026-06-12", same);
  await refuse(contextOf(on("2026-06-12"), officer), { ...(await seen(less)), reason: "Another scheme paid for it." });
  // One that never came to DGFT: declined, then confirmed, and not decided again.
  const { id: closed } = await reimbursementIn(on("2026-06-01"), actors, "CLOSED");
  await ask("2026-06-20", closed, colleague);
  await declineReopening(contextOf(on("2026-06-20"), third), await waitingReopening(services, closed));
  await ask("2026-06-21", closed, colleague);
  await confirm("2026-06-22", closed, third);

  const keys = ["name", "freshLooks", "reopenings", "confirmed", "declined", "overtaken", "more", "same", "less", "open"] as const;
  const report = await read(actors.council, { kind: "decidedAgain" });
  expect(figures(report, ...keys)).toEqual([
    ["May 2026", 1, 1, 0, 0, 1, 1, 0, 0, 0],
    ["Jun 2026", 0, 4, 3, 1, 0, 0, 1, 1, 1],
  ]);
  expect(report.summary).toBe("1 fresh look and 5 reopenings asked; 3 reimbursements were decided again, 1 of them with more than before.");
  expect(figures(await read(actors.dgft, { kind: "decidedAgain", from: "2026-06-01", to: "2026-06-30" }), ...keys)).toEqual([
    ["Jun 2026", 0, 2, 2, 0, 0, 0, 1, 1, 0],
  ]);
  expect((await read(actors.dgft, { kind: "decidedAgain", scheme: "plant" })).rows).toEqual([]);
});

it("divides a forwarded claim by the countries of its costs, and keeps any other whole", async () => {
  const shares = [{ percent: "50", source: "Order of the test" }];
  const terms = { chosenBy: "filed" as const, period: undefined, ceiling: undefined, windows: [], caps: [], shares };
  await publishRule(services, { scheme: "product", effectiveFrom: "2026-04-01", terms });
  const costs = async (): Promise<{ readonly id: string; readonly version: number }> => {
    const draft = await completeDraft(services, actors.member);
    const [first] = await selectItems(services.db, draft.id);
    const { id: _id, kind = "", ...facts } = first?.item ?? {};
    const items = [
      { id: randomUUID(), kind, facts: { ...facts, country: "KE", amount: "1000.00" } },
      { id: randomUUID(), kind, facts: { ...facts, country: "BR", amount: "500.50" } },
    ];
    const by = { enteredBy: "member" as const, savedBy: actors.member.userId, savedAt: new Date() };
    await services.db.transaction((tx) => updateItems(tx, { reimbursementId: draft.id, items, ...by }));
    const { version } = await submit(contextOf(services, actors.member), { reimbursementId: draft.id, version: draft.version });
    const council = contextOf(services, actors.council);
    return saveReview(council, { reimbursementId: draft.id, version, documents: sufficient(draft) });
  };
  const { id, version } = await costs();
  // Of the other one the firm removes a cost in a reply that it has not sent.
  const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
  const { id: other, version: seen } = await costs();
  const shared = await shareDeficiencies(contextOf(services, actors.council), { reimbursementId: other, version: seen, documents });
  const answers = { items: shared.items.slice(0, 1).map(({ facts }) => facts) };
  await saveStep(contextOf(services, actors.member), { scheme: "product", reimbursementId: other, version: shared.version, step: 5, answers });
  const view = await forwardToDgft(contextOf(services, actors.council), { reimbursementId: id, version, comment: "" });
  await approve(contextOf(services, actors.dgft), { reimbursementId: id, version: view.version });
  await payFor(id, 300_00);
  const report = await read(actors.council, { kind: "moneyByCountry" });
  expect(figures(report, "name", "claims", "claimed", "recommended", "sanctioned", "paid")).toEqual([
    ["Several countries, not forwarded yet", 1, "1500.50", "750.00", "0.00", "0.00"],
    ["Kenya", 1, "1000.00", "500.00", "500.00", "200.00"],
    ["Brazil", 1, "500.50", "250.00", "250.00", "100.00"],
  ]);

  // Recovered, and to be decided again: what was paid is still counted.
  await services.db.update(paymentLines).set({ state: "recovered" }).where(eq(paymentLines.reimbursementId, id));
  const approved = await getReview(contextOf(services, actors.council), { reimbursementId: id });
  const reason = "The stamp stands on page two of the certificate.";
  await askReopening(contextOf(services, actors.council), { reimbursementId: id, version: approved.version, reason });
  await confirmReopening(contextOf(services, await createStaffActor(services, "DGFT_ADMIN")), await waitingReopening(services, id));
  expect(figures(await read(actors.council, { kind: "moneyByCountry" }), "name", "sanctioned", "paid")).toEqual([
    ["Several countries, not forwarded yet", "0.00", "0.00"],
    ["Kenya", "0.00", "200.00"],
    ["Brazil", "0.00", "100.00"],
  ]);
});
