import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { joiningNotice } from "#domain/joining/consent.ts";
import type { JoiningAnswers } from "#domain/joining/steps.ts";
import { selectInvoiceBalances } from "#db/queries/invoice-ledger.ts";
import { insertEarlierAnswers, upsertStep } from "#db/queries/reimbursements.ts";
import { provedFacts } from "#db/schema/amounts.ts";
import { auditEntries } from "#db/schema/audit.ts";
import { invoiceBands, invoiceRuns, invoices } from "#db/schema/invoices.ts";
import { membershipApplications } from "#db/schema/joining.ts";
import { mail } from "#db/schema/mail.ts";
import { reimbursementHistory, reimbursements, reimbursementSteps } from "#db/schema/reimbursements.ts";
import type { StoredFeeTable } from "#server/application/invoices/issue-invoice.ts";
import { giveUpInvoices, runInvoices } from "#server/application/invoices/run-invoices.ts";
import { chooseBand, issueOne, listRuns, previewRun, startInvoiceRun, type RunPreview } from "#server/application/invoices/runs.ts";
import type { AppContext } from "#server/context.ts";
import { jobRun as run } from "../support/job-run.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createFirm, createListedFirm, createMember } from "../support/factories.ts";
import { createFeeTable, createInvoiceActors, createInvoiceSettings } from "../support/invoices.ts";
import { refusalOf } from "../support/refused-with.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let preparer: AppContext;
let worker: AppContext;
let table: StoredFeeTable;
const now = () => new Date("2027-03-10T06:00:00Z");
const year = "2027-28";
const membershipEndOn = "2027-03-31";

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
  preparer = { ...contextOf(opened.services, (await createInvoiceActors(opened.services)).preparer), now };
  worker = { ...systemContext(opened.services), now };
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});

const preview = (values: Partial<Parameters<typeof previewRun>[1]> = {}): Promise<RunPreview> =>
  previewRun(preparer, { year, page: 1, pageSize: 100, ...values });

/** Starts a run as the preview promises it. @returns its id */
async function started(ctx = preparer): Promise<string> {
  const { counts, totalPaise } = await preview();
  await startInvoiceRun(ctx, { year, expected: { invoices: counts.invoice, totalPaise } });
  const [row] = await opened.services.db.select({ id: invoiceRuns.id }).from(invoiceRuns).where(eq(invoiceRuns.state, "running"));
  return row?.id ?? "";
}

let claims = 0;
/** A claim in which the firm declared its exports, in rupees. */
async function declareExports(member: MemberActor, rupees: string, submittedAt = "2026-09-01T06:00:00Z"): Promise<string> {
  const id = `PLT-2627-${String((claims += 1)).padStart(5, "0")}`;
  const at = new Date(submittedAt);
  await opened.services.db
    .insert(reimbursements)
    .values({ id, scheme: "plant", firmId: member.firmId, createdBy: member.userId, state: "SUBMITTED", submittedAt: at });
  const answers = { fob_export_value: rupees };
  await opened.services.db.insert(reimbursementSteps).values({ reimbursementId: id, step: 3, answers, savedBy: member.userId, savedAt: at });
  return id;
}

const historyOf = (member: MemberActor, reimbursementId: string) =>
  ({ reimbursementId, actorId: member.userId, actorParty: "member", at: now(), version: 2 }) as const;

/** Closes a claim as the firm does that withdraws it. */
async function closeWithdrawn(member: MemberActor, id: string): Promise<void> {
  await opened.services.db.insert(reimbursementHistory).values({ ...historyOf(member, id), action: "withdraw", toState: "CLOSED" });
  await opened.services.db.update(reimbursements).set({ state: "CLOSED", closedReason: "x" }).where(eq(reimbursements.id, id));
}

/** Saves other exports in a claim for a reply that is not sent yet. */
async function changeBeforeReply(member: MemberActor, id: string, rupees: string): Promise<void> {
  await opened.services.db.transaction(async (tx) => {
    await tx.insert(reimbursementHistory).values({ ...historyOf(member, id), action: "submit", toState: "SUBMITTED" });
    await insertEarlierAnswers(tx, id, 3);
    await upsertStep(tx, { reimbursementId: id, step: 3, answers: { fob_export_value: rupees }, savedBy: member.userId, savedAt: now() });
  });
}

let applications = 0;
/** The application by which the firm joined: approved, handed to the council at a time, with its exports in paise. */
async function joinedWith(member: MemberActor, exportsPaise: number, waitingSince: string, answers: JoiningAnswers = {}): Promise<string> {
  const reference = `JOIN-2026-27-${String((applications += 1)).padStart(4, "0")}`;
  const at = new Date("2026-03-30T06:00:00Z");
  const consent = { consentVersion: joiningNotice.version, consentedAt: at };
  const times = { startedAt: at, changedAt: at, submittedAt: at, waitingSince: new Date(waitingSince) };
  const of = { email: member.email, language: "en", nonce: reference, answers, firmName: "x" } as const;
  await opened.services.db
    .insert(membershipApplications)
    .values({ ...of, ...consent, ...times, state: "approved", reference, exportsPaise, exportYear: "2025-26", firmId: member.firmId });
  return reference;
}

const member = async (): Promise<MemberActor> => (await createMember(opened.services, { membershipEndOn })).actor;

describe("the yearly run", () => {
  beforeEach(async () => {
    await opened.services.db.update(invoiceRuns).set({ state: "done", finishedAt: now() }).where(eq(invoiceRuns.state, "running"));
  });

  it("is refused without the council's GST data, without a fee table of the year, and before March", async () => {
    expect(await refusalOf(preview())).toMatchObject({ code: "no_gst_settings", message: expect.stringContaining("Settings") });
    await createInvoiceSettings(opened.services);
    expect(await refusalOf(preview())).toMatchObject({ code: "no_fee_table" });
    table = await createFeeTable(opened.services, year);
    const early: AppContext = { ...preparer, now: () => new Date("2027-02-28T06:00:00Z") };
    expect((await previewRun(early, { year, page: 1, pageSize: 10 })).problem).toContain("01-03-2027");
    expect(await refusalOf(startInvoiceRun(early, { year, expected: { invoices: 0, totalPaise: 0 } }))).toMatchObject({ code: "year_over" });
  });

  it("chooses the band by the exports that were declared last, and says where", async () => {
    const firm = await member();
    await declareExports(firm, "2000000.00", "2026-05-01T06:00:00Z");
    const claim = await declareExports(firm, "6000000.01");
    await declareExports(firm, "900000000.00", "2026-03-31T10:00:00Z");
    const withdrawn = await declareExports(firm, "900000000.00", "2026-10-01T06:00:00Z");
    await closeWithdrawn(firm, withdrawn);
    await changeBeforeReply(firm, claim, "2.00");
    const undeclared = await member();
    const { rows, counts } = await preview();
    // One paisa above Rs 60 lakh is the next band.
    expect(rows.find(({ firmId }) => firmId === firm.firmId)).toMatchObject({
      verdict: "invoice",
      bandLabel: "Above 60 Lakhs to 1 Crore",
      bandReason: `Exports (FOB) of Rs 60,00,000.01 declared in ${claim} on 01-09-2026`,
      totalPaise: 17_700_00,
    });
    expect(rows.find(({ firmId }) => firmId === undeclared.firmId)).toMatchObject({ verdict: "no_exports", totalPaise: null });
    expect(counts).toMatchObject({ invoice: 1, no_exports: 1 });
    await chooseBand(preparer, { firmId: undeclared.firmId, year, bandLabel: "Affiliate", reason: "Certificate of the auditor" });
    expect((await preview()).rows.find(({ firmId }) => firmId === undeclared.firmId)).toMatchObject({
      verdict: "invoice",
      bandReason: "Chosen by the office: Certificate of the auditor",
    });
    expect(await refusalOf(chooseBand(preparer, { firmId: undeclared.firmId, year, bandLabel: "Gold", reason: "x" }))).toMatchObject({
      code: "band_unknown",
    });
  });

  it("takes the exports of the application by which a firm joined, until a later claim declares others", async () => {
    const [newcomer, claimant, old] = [await member(), await member(), await member()];
    const reference = await joinedWith(newcomer, 60_00_000_01, "2026-04-02T06:00:00Z");
    await joinedWith(claimant, 60_00_000_01, "2026-04-02T06:00:00Z");
    const claim = await declareExports(claimant, "2000000.00");
    await joinedWith(old, 60_00_000_01, "2026-03-31T10:00:00Z");
    const rows = new Map((await preview()).rows.map((row) => [row.firmId, row]));
    expect(rows.get(newcomer.firmId)).toMatchObject({
      verdict: "invoice",
      bandLabel: "Above 60 Lakhs to 1 Crore",
      bandReason: `Exports (FOB) of Rs 60,00,000.01 declared in application ${reference} on 02-04-2026`,
    });
    expect(rows.get(claimant.firmId)).toMatchObject({ verdict: "invoice", bandReason: expect.stringContaining(`declared in ${claim} on`) });
    expect(rows.get(old.firmId)?.verdict).toBe("no_exports");
  });

  it("takes the exports that an officer read in the certificate of a claim, before those that the firm declared in that year", async () => {
    const [certified, both, withdrawn, later] = [await member(), await member(), await member(), await member()];
    const prove = (reimbursementId: string) =>
      opened.services.db.insert(provedFacts).values({ reimbursementId, turnoverPaise: 60_00_000_01, setBy: certified.userId, setAt: now() });
    const product = { id: "PRD-2627-00001", scheme: "product", firmId: certified.firmId, createdBy: certified.userId, state: "SUBMITTED" } as const;
    await opened.services.db.insert(reimbursements).values({ ...product, submittedAt: new Date("2026-09-01T06:00:00Z") });
    await prove(product.id);
    const claim = await declareExports(both, "2000000.00");
    await prove(claim);
    // The next claim of the same year has the typed exports again.
    await declareExports(both, "2000000.00", "2026-10-01T06:00:00Z");
    await joinedWith(both, 20_00_000_00, "2026-12-01T06:00:00Z");
    await prove(await declareExports(later, "2000000.00"));
    // The first instant of the next financial year in India.
    const nextYear = await declareExports(later, "2000000.00", "2027-03-31T18:30:00Z");
    const gone = await declareExports(withdrawn, "2000000.00");
    await prove(gone);
    await closeWithdrawn(withdrawn, gone);
    const rows = new Map((await preview()).rows.map((row) => [row.firmId, row]));
    const reasonFor = (id: string) => `Exports (FOB) of Rs 60,00,000.01 that an officer read in the documents of ${id}, filed on 01-09-2026`;
    const bandLabel = "Above 60 Lakhs to 1 Crore";
    expect(rows.get(certified.firmId)).toMatchObject({ verdict: "invoice", bandLabel, bandReason: reasonFor(product.id) });
    expect(rows.get(both.firmId)).toMatchObject({ verdict: "invoice", bandLabel, bandReason: reasonFor(claim) });
    expect(rows.get(later.firmId)?.bandReason).toBe(`Exports (FOB) of Rs 20,00,000.00 declared in ${nextYear} on 01-04-2027`);
    expect(rows.get(withdrawn.firmId)?.verdict).toBe("no_exports");
  });

  it("leaves out closed firms, memberships that are long over, and firms whose state is not known", async () => {
    const closed = await createFirm(opened.services, { membershipEndOn, deactivatedAt: now(), deactivatedReason: "x" });
    const lapsed = await createFirm(opened.services, { membershipEndOn: "2026-03-30" });
    const unknown = (await createMember(opened.services, { membershipEndOn, gstNo: "none", address: "Main Road" })).actor;
    await declareExports(unknown, "100000.00");
    const verdicts = new Map((await preview()).rows.map(({ firmId, verdict }) => [firmId, verdict]));
    expect(verdicts.get(closed.id)).toBeUndefined();
    expect(verdicts.get(lapsed.id)).toBe("lapsed");
    expect(verdicts.get(unknown.firmId)).toBe("no_state");
  });

  it("supplies a firm at the address of its profile, and in the state that it chose when it joined", async () => {
    const place = { gstNo: "unregistered", membershipEndOn };
    const { actor: listed } = await createListedFirm(opened.services, { codes: ["30051010"], address: "Plot 7, Pune, Maharashtra" }, place);
    const { actor: joined } = await createMember(opened.services, { ...place, address: "12 Delhi Road, Gurugram", gstNo: "nothing" });
    await declareExports(listed, "100000.00");
    await joinedWith(joined, 100_000_00, "2026-04-02T06:00:00Z", { stateCode: "06" });
    const rows = new Map((await preview()).rows.map((row) => [row.firmId, row]));
    expect(rows.get(listed.firmId)).toMatchObject({ verdict: "invoice", stateName: "Maharashtra" });
    expect(rows.get(joined.firmId)).toMatchObject({ verdict: "invoice", stateName: "Haryana" });
  });

  it("says that the chosen band is not in a newer fee table", async () => {
    const firm = await member();
    await chooseBand(preparer, { firmId: firm.firmId, year, bandLabel: "Affiliate", reason: "x" });
    // The newer table has another name for it.
    await opened.services.db.update(invoiceBands).set({ bandLabel: "Gold" }).where(eq(invoiceBands.firmId, firm.firmId));
    expect((await preview({ verdict: "band_gone" })).rows).toMatchObject([{ firmId: firm.firmId, totalPaise: null }]);
    expect(await refusalOf(issueOne(preparer, { firmId: firm.firmId, year, expectedPaise: 0 }))).toMatchObject({ code: "band_gone" });
  });

  it("takes a band that somebody else has chosen only from a user who has seen that, and the audit trail has both", async () => {
    const { firmId } = await member();
    const colleague = { ...contextOf(opened.services, (await createInvoiceActors(opened.services)).preparer), now };
    const first = { firmId, year, bandLabel: "Affiliate", reason: "Certificate of 02-04-2026", seen: null };
    await chooseBand(preparer, first);
    const second = { ...first, bandLabel: "Above 60 Lakhs to 1 Crore", reason: "By phone" };
    expect(await refusalOf(chooseBand(colleague, second))).toMatchObject({
      code: "stale_version",
      message: expect.stringContaining('the band "Affiliate" meanwhile, with the reason "Certificate of 02-04-2026"'),
    });
    await chooseBand(preparer, first);
    expect((await preview()).rows.find((row) => row.firmId === firmId)).toMatchObject({ chosenBand: "Affiliate" });
    await chooseBand(colleague, { ...second, seen: "Affiliate" });
    const isOfBand = and(eq(auditEntries.subjectId, firmId), eq(auditEntries.event, "invoice.band"));
    const entries = await opened.services.db.select().from(auditEntries).where(isOfBand).orderBy(auditEntries.id);
    expect(entries.map(({ detail }) => detail)).toEqual([
      { year, band: "Affiliate" },
      { year, band: "Affiliate", before: "Affiliate" },
      { year, band: "Above 60 Lakhs to 1 Crore", before: "Affiliate" },
    ]);
  });

  it("invoices each firm once, also when it is started twice, and tells the firms", async () => {
    const firm = await member();
    await declareExports(firm, "100000.00");
    const { counts, totalPaise } = await preview();
    expect(await refusalOf(startInvoiceRun(preparer, { year, expected: { invoices: counts.invoice + 1, totalPaise } }))).toMatchObject({
      code: "run_changed",
    });
    const once: AppContext = { ...preparer, idempotency: { key: "start-once", route: "invoices.runs.start", bodyHash: "a" } };
    const runId = await started(once);
    expect(await refusalOf(startInvoiceRun(preparer, { year, expected: { invoices: counts.invoice, totalPaise } }))).toMatchObject({
      code: "run_running",
    });
    const owed = (await selectInvoiceBalances(opened.services.db)).get("receivable") ?? 0;
    await runInvoices(worker, { runId }, run);
    await runInvoices(worker, { runId }, run);
    expect((await listRuns(preparer))[0]).toMatchObject({ state: "done", issued: counts.invoice, issuedPaise: totalPaise });
    expect((await selectInvoiceBalances(opened.services.db)).get("receivable")).toBe(owed + totalPaise);
    expect(await opened.services.db.$count(invoices, eq(invoices.firmId, firm.firmId))).toBe(1);
    expect(await opened.services.db.$count(mail, eq(mail.userId, firm.userId))).toBe(1);
    expect((await preview()).counts).toMatchObject({ invoice: 0, has_invoice: counts.invoice });
    expect(await refusalOf(startInvoiceRun(preparer, { year, expected: { invoices: 0, totalPaise: 0 } }))).toMatchObject({ code: "run_empty" });
    // The same request again, whose answer was lost.
    expect(await startInvoiceRun(once, { year, expected: { invoices: counts.invoice, totalPaise } })).toMatchObject({ message: expect.any(String) });
    expect((await listRuns(preparer))[0]).toMatchObject({ id: runId, state: "done" });
    expect(await refusalOf(issueOne(preparer, { firmId: firm.firmId, year, expectedPaise: 0 }))).toMatchObject({ code: "invoice_exists" });
  });

  it("is followed by an invoice of one firm, as the run would issue it: once, as it was seen, and with a reason where it cannot", async () => {
    const firm = await member();
    const issue = (expectedPaise: number, firmId = firm.firmId) => issueOne(preparer, { firmId, year, expectedPaise });
    const issued = async () => (await opened.services.db.select().from(invoices).where(eq(invoices.firmId, firm.firmId)))[0];
    expect(await refusalOf(issue(0))).toMatchObject({ code: "no_band" });
    await declareExports(firm, "6000000.01");
    expect(await refusalOf(issue(11_800_00))).toMatchObject({ code: "run_changed" });
    expect(await issued()).toBeUndefined();
    const outcomes = await Promise.all([refusalOf(issue(17_700_00)), refusalOf(issue(17_700_00))]);
    expect(outcomes.filter((outcome) => outcome === "accepted")).toHaveLength(1);
    const row = await issued();
    expect(outcomes.find((outcome) => outcome !== "accepted")).toMatchObject({
      code: "invoice_exists",
      message: `The firm has the invoice ${row?.number ?? ""} for ${year} already.`,
    });
    expect(row).toMatchObject({ totalPaise: 17_700_00, bandLabel: "Above 60 Lakhs to 1 Crore", dueOn: "2027-04-09" });
    const lapsed = await createMember(opened.services, { membershipEndOn: "2026-03-30" });
    await declareExports(lapsed.actor, "6000000.01");
    expect(await refusalOf(issue(17_700_00, lapsed.firm.id))).toMatchObject({ code: "lapsed" });
    const closed = await createFirm(opened.services, { membershipEndOn, deactivatedAt: now(), deactivatedReason: "x" });
    expect(await refusalOf(issue(17_700_00, closed.id))).toMatchObject({ code: "firm_closed" });
  });

  it("goes on after it was killed in the middle, without a gap and without a double", async () => {
    const firms = 450;
    for (let left = firms; left > 0; left -= 1) {
      const firm = await createFirm(opened.services, { membershipEndOn });
      await chooseBand(preparer, { firmId: firm.id, year, bandLabel: table.bands[0]?.label ?? "", reason: "test" });
    }
    const runId = await started();
    let portions = 0;
    const killed = { ...run, hold: () => ((portions += 1) > 2 ? Promise.reject(new Error("killed")) : Promise.resolve()) };
    expect(await refusalOf(runInvoices(worker, { runId }, killed))).toMatchObject({ message: "killed" });
    const [stopped] = await listRuns(preparer);
    expect(stopped).toMatchObject({ state: "running" });
    expect(stopped?.issued).toBeGreaterThan(0);
    expect(stopped?.issued).toBeLessThan(firms);
    await runInvoices(worker, { runId }, run);
    expect((await listRuns(preparer))[0]).toMatchObject({ state: "done", issued: firms });
    const numbers = (await opened.services.db.select({ number: invoices.number }).from(invoices)).map(({ number }) => number).toSorted();
    expect(numbers.map((number) => Number(number.slice(-6)))).toEqual(numbers.map((_, place) => place + 1));
  });

  it("can be started again after its job was given up", async () => {
    const firm = await member();
    await declareExports(firm, "100000.00");
    const runId = await started();
    await opened.services.db.transaction((tx) => giveUpInvoices(tx, { runId }));
    await runInvoices(worker, { runId }, run);
    expect(await opened.services.db.$count(invoices, eq(invoices.firmId, firm.firmId))).toBe(0);
    await runInvoices(worker, { runId: await started() }, run);
    expect(await opened.services.db.$count(invoices, eq(invoices.firmId, firm.firmId))).toBe(1);
  });
});
