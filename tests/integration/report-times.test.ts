import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { StaffActor } from "#domain/accounts/actor.ts";
import { reportKinds } from "#domain/reports/report-kinds.ts";
import type { Report } from "#domain/reports/report.ts";
import { reimbursements } from "#db/schema/reimbursements.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { holdDecision } from "#server/application/dgft/hold-decision.ts";
import { refuse } from "#server/application/dgft/refuse.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { exportReport } from "#server/application/reports/export-report.ts";
import { getReport, type GetReportInput } from "#server/application/reports/get-report.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { holdReview } from "#server/application/reviews/hold-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import type { Services } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { attach, completeDraft, sufficient, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let services: Services;
let actors: Actors;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  services = opened.services;
  const { actor: member } = await createMember(services);
  actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const noon = (day: string): Date => new Date(`${day}T12:00:00+05:30`);
const on = (day: string): Services => ({ ...services, now: () => noon(day) });
const council = (day: string) => contextOf(on(day), actors.council);
const dgft = (day: string) => contextOf(on(day), actors.dgft);
const read = (actor: StaffActor, input: GetReportInput, day = "2026-08-20"): Promise<Report> => getReport(contextOf(on(day), actor), input);
const figures = ({ rows }: Report, ...keys: string[]) => rows.map((row) => keys.map((key) => row[key]));

type Claim = Pick<ReimbursementView, "id" | "version">;
async function submitted(day: string): Promise<ReimbursementView> {
  const draft = await completeDraft(on(day), actors.member);
  return submit(contextOf(on(day), actors.member), { reimbursementId: draft.id, version: draft.version });
}
const forward = (view: ReimbursementView, day: string) =>
  forwardToDgft(council(day), { reimbursementId: view.id, version: view.version, comment: "", documents: sufficient(view) });
const input = ({ id, version }: Claim) => ({ reimbursementId: id, version });

/** Three that are over and two that wait: one approved after a late council, one refused, one closed; one on hold and one overdue. */
async function someClaims(): Promise<void> {
  // With the council for 70 days, 10 of them on hold: 15 over its target of 45.
  const late = await submitted("2026-03-20");
  const held = await holdReview(council("2026-03-25"), { ...input(late), reason: "A court has to decide.", untilOn: "2026-04-04" });
  const forwarded = await forward({ ...late, version: held.version }, "2026-05-29");
  await approve(dgft("2026-06-08"), input(forwarded));
  const refused = await forward(await submitted("2026-05-01"), "2026-05-11");
  await refuse(dgft("2026-05-31"), { ...input(refused), reason: "Another scheme paid for it." });
  const closed = await submitted("2026-06-01");
  await closeReimbursement(council("2026-06-05"), { ...input(closed), reason: "Filed twice" });
  const waiting = await submitted("2026-08-15");
  await holdReview(council("2026-08-16"), { ...input(waiting), reason: "A court has to decide.", untilOn: "2026-09-30" });
  await submitted("2026-06-10");
}

// Reports count everything there is, so this comes first.
it("has no report that fails where there is nothing", async () => {
  for (const kind of reportKinds) expect((await read(actors.council, { kind })).summary).not.toBe("");
});

describe("over some claims", () => {
  beforeAll(someClaims);

  it("shows what came in, what went out and what was left, by month, for all years and for chosen days", async () => {
    const keys = ["name", "received", "decided", "closed", "open"] as const;
    const all = await read(actors.council, { kind: "flow" });
    expect(figures(all, ...keys)).toEqual([
      ["Mar 2026", 1, 0, 0, 1],
      ["Apr 2026", 0, 0, 0, 1],
      ["May 2026", 1, 1, 0, 1],
      ["Jun 2026", 2, 1, 1, 1],
      ["Jul 2026", 0, 0, 0, 1],
      ["Aug 2026", 1, 0, 0, 2],
    ]);
    expect(all.summary).toBe("5 reimbursements received, 2 decided, 2 pending at the end.");
    const some = await read(actors.council, { kind: "flow", from: "2026-05-15", to: "2026-06-07" });
    expect(figures(some, ...keys)).toEqual([
      ["May 2026", 0, 1, 0, 1],
      ["Jun 2026", 1, 0, 1, 1],
    ]);
    // Nothing came in July, but one was pending.
    expect(figures(await read(actors.council, { kind: "flow", from: "2026-07-01", to: "2026-08-20" }), ...keys)).toEqual([
      ["Jul 2026", 0, 0, 0, 1],
      ["Aug 2026", 1, 0, 0, 2],
    ]);
    // DGFT received what was forwarded, when it was.
    expect(figures(await read(actors.dgft, { kind: "flow", from: "2026-05-01", to: "2026-06-30" }), ...keys)).toEqual([
      ["May 2026", 2, 1, 0, 1],
      ["Jun 2026", 0, 1, 0, 0],
    ]);
  });

  it("counts the ages of what waits now, and whose waits ended within their target", async () => {
    const ages = await read(actors.council, { kind: "ages" });
    expect(figures(ages, "name", "council", "member", "dgft", "total")).toEqual([
      ["0 to 7 days", 1, 0, 0, 1],
      ["8 to 15 days", 0, 0, 0, 0],
      ["16 to 30 days", 0, 0, 0, 0],
      ["31 to 60 days", 0, 0, 0, 0],
      ["Over 60 days", 1, 0, 0, 1],
    ]);
    expect(ages.summary).toBe("2 reimbursements wait now, 1 of them over 60 days; the oldest is 71 days old.");
    expect(figures(await read(actors.council, { kind: "ages", from: "2026-06-01", to: "2026-06-30" }), "total").flat()).toEqual([0, 0, 0, 0, 1]);
    // Days on which it stood decided before it was opened again are not of its age.
    const reopened = eq(reimbursements.submittedAt, noon("2026-06-10"));
    await services.db.update(reimbursements).set({ decidedDays: 30 }).where(reopened);
    expect((await read(actors.council, { kind: "ages" })).summary).toBe(
      "2 reimbursements wait now, 0 of them over 60 days; the oldest is 41 days old.",
    );
    await services.db.update(reimbursements).set({ decidedDays: 0 }).where(reopened);
    const targets = await read(actors.council, { kind: "targets" });
    expect(figures(targets, "name", "inTime", "late", "share", "overdue", "due", "within", "held")).toEqual([
      ["EPCMD", 2, 1, 66, 1, 0, 0, 1],
      ["DGFT", 2, 0, 100, 0, 0, 0, 0],
      ["Member", 0, 0, null, 0, 0, 0, 0],
    ]);
    expect(targets.summary).toBe("Within target: EPCMD 66%, DGFT 100%. 1 reimbursement is overdue now.");
    expect(figures(await read(actors.council, { kind: "targets", to: "2026-05-20" }), "inTime", "late")[0]).toEqual([1, 0]);
  });

  it("counts the days of each wait without those on hold", async () => {
    const report = await read(actors.council, { kind: "waiting" });
    expect(figures(report, "name", "ended", "medianDays", "p90Days", "waiting", "longestDays")[0]).toEqual(["New", 3, 10, 60, 2, 71]);
    const last = await read(actors.council, { kind: "waiting", from: "2026-08-01", to: "2026-08-31" });
    expect(figures(last, "waiting", "longestDays")[0]).toEqual([1, 1]);
  });

  it("divides the days of decided claims among the parties and the holds", async () => {
    const report = await read(actors.council, { kind: "decisions" });
    expect(figures(report, "name", "decided", "medianDays", "p90Days", "councilDays", "memberDays", "dgftDays", "heldDays")).toEqual([
      ["All months", 2, 30, 80, 35, 0, 15, 5],
      ["May 2026", 1, 30, 30, 10, 0, 20, 0],
      ["Jun 2026", 1, 80, 80, 60, 0, 10, 10],
    ]);
  });

  it("answers Parliament with one table a year, the same for both offices", async () => {
    const keys = ["name", "received", "decided", "pending", "medianDays", "p90Days", "overTarget", "sanctioned", "paid"] as const;
    const report = await read(actors.council, { kind: "parliament", year: "2026-27" });
    expect(figures(report, ...keys)).toEqual([
      ["Product", 4, 2, 2, 30, 80, 1, expect.any(String), "0.00"],
      ["Plant Registration", 0, 0, 0, null, null, 0, "0.00", "0.00"],
      ["Exhibition", 0, 0, 0, null, null, 0, "0.00", "0.00"],
      ["Total", 4, 2, 2, 30, 80, 1, expect.any(String), "0.00"],
    ]);
    expect(report.notes).toHaveLength(7);
    const { rows } = await exportReport(contextOf(services, actors.council), { kind: "parliament" });
    expect([...(rows as Iterable<readonly unknown[]>)].slice(-7)).toEqual((report.notes ?? []).map((note) => [note]));
    expect(await read(actors.dgft, { kind: "parliament" })).toEqual(report);
    const before = await read(actors.council, { kind: "parliament", year: "2025-26" });
    expect(figures(before, ...keys).at(-1)).toEqual(["Total", 1, 0, 1, null, null, 0, "0.00", "0.00"]);
  });

  it("says how often a document was right the first time", async () => {
    const flagged = await submitted("2026-05-01");
    let view = await shareDeficiencies(council("2026-05-03"), {
      ...input(flagged),
      documents: [{ fieldName: "foreign_certificate", status: "DEFICIENT", remark: "The stamp cannot be read." }],
    });
    view = await attach(on("2026-05-04"), actors.member, view.id, "foreign_certificate", "clearer scan");
    view = await submit(contextOf(on("2026-05-05"), actors.member), input(view));
    await forward(view, "2026-05-06");
    await forward(await submitted("2026-05-01"), "2026-05-06");
    await submitted("2026-05-01");
    const report = await read(actors.council, { kind: "firstTimeRight", from: "2026-05-06", to: "2026-05-06" });
    expect(figures(report, "received", "right", "share")).toEqual([
      [2, 2, 100],
      [2, 2, 100],
      [2, 2, 100],
      [2, 1, 50],
      [2, 2, 100],
    ]);
    expect(report.summary).toMatch(/^Least often right is ".+" \(Product\): 1 time of 2\.$/);
  });

  it("counts only the days on which a claim was on hold when its office acts before the planned end", async () => {
    const overTarget = async (): Promise<number> => {
      const { rows } = await read(actors.council, { kind: "parliament", year: "2026-27" }, "2026-09-09");
      return Number(rows.at(-1)?.["overTarget"]);
    };
    const before = await overTarget();
    // The council: due on 04-08-2026, 2 days on hold, forwarded on 08-08. DGFT: due on 07-09, 1 day on hold, decided on 08-09.
    const late = await submitted("2026-06-20");
    const plan = { reason: "The consulate checks it.", untilOn: "2026-12-01" };
    const held = await holdReview(council("2026-08-06"), { ...input(late), ...plan });
    const forwarded = await forward({ ...late, version: held.version }, "2026-08-08");
    const heldAgain = await holdDecision(dgft("2026-09-07"), { ...input(forwarded), ...plan });
    await refuse(dgft("2026-09-08"), { ...input(heldAgain), reason: "Another scheme paid for it." });
    const ended = async (day: string) =>
      figures(await read(actors.council, { kind: "targets", from: day, to: day }, "2026-09-09"), "inTime", "late").slice(0, 2);
    expect(await ended("2026-08-08")).toEqual([
      [0, 1],
      [0, 0],
    ]);
    expect(await ended("2026-09-08")).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(await overTarget()).toBe(before + 1);
  });

  it("leaves a year that is over as it was when one of its decisions is undone in the next one", async () => {
    const total = async (year: string) =>
      figures(await read(actors.council, { kind: "parliament", year }), "received", "decided", "pending", "medianDays", "sanctioned").at(-1);
    const inAll = async (year: string) => {
      const kinds = ["parliament", "flow", "approvalsByMonth", "decisions"] as const;
      return Promise.all([actors.council, actors.dgft].flatMap((actor) => kinds.map(async (kind) => (await read(actor, { kind, year })).rows)));
    };
    const forwarded = await forward(await submitted("2026-03-02"), "2026-03-05");
    const items = forwarded.items.map(({ id }) => ({ itemId: id, amountPaise: 10_000_00, reason: "A part of it is proved." }));
    const approved = await approve(dgft("2026-03-10"), { ...input(forwarded), items });
    expect(await total("2025-26")).toEqual([2, 1, 1, 8, "10000.00"]);
    const [over, current = []] = [await inAll("2025-26"), await total("2026-27")];
    const [received, decided, pending] = current.map(Number);

    const reason = "Page two of the certificate proves all of it.";
    const asked = await askFreshLook(contextOf(on("2026-04-05"), actors.member), { ...input(approved), reason });
    expect(await inAll("2025-26")).toEqual(over);
    expect((await total("2026-27"))?.slice(0, 3)).toEqual([received, decided, (pending ?? 0) + 1]);
    const months = async () =>
      figures(await read(actors.council, { kind: "flow", from: "2026-03-01", to: "2026-06-30" }), "decided", "reopened", "open");
    const before = await months();
    expect(before.slice(0, 2)).toEqual([
      [1, 0, 1],
      [0, 1, 2],
    ]);

    const again = await forward(asked, "2026-04-20");
    const other = contextOf(on("2026-06-20"), await createStaffActor(services, "DGFT_ADMIN"));
    await refuse(other, { ...input(again), reason: "Another scheme paid for it." });
    expect(await inAll("2025-26")).toEqual(over);
    expect((await total("2026-27"))?.slice(0, 3)).toEqual([received, (decided ?? 0) + 1, pending]);
    const [decidedInJune, , open] = (before.at(-1) ?? []).map(Number);
    expect((await months()).at(-1)).toEqual([(decidedInJune ?? 0) + 1, 0, (open ?? 0) - 1]);
  });
});
