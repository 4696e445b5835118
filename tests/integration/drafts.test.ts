import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDossier } from "#db/queries/dossiers.ts";
import { reimbursementItems } from "#db/schema/amounts.ts";
import { recoveries, recoveryReceipts } from "#db/schema/ledger.ts";
import { mail } from "#db/schema/mail.ts";
import { notifications } from "#db/schema/notifications.ts";
import { files, reimbursements } from "#db/schema/reimbursements.ts";
import { calendarDateInIndia, daysAfter } from "#domain/dates.ts";
import { maxDraftBytesPerFirm, maxFileBytes, maxStoredDraftBytesPerFirm } from "#domain/reimbursements/file-rules.ts";
import { ProfileInput } from "#domain/members/profile-input.ts";
import { profileDisclaimers } from "#domain/members/profile-messages.ts";
import { attachDossier } from "#server/application/dossiers/attach-dossier.ts";
import { loadDossier, type DossierToBuild } from "#server/application/dossiers/load-dossier.ts";
import { openFile } from "#server/application/files/open-file.ts";
import { saveProfile } from "#server/application/members/save-profile.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { listExpectedClaims } from "#server/application/reimbursements/expected-claims.ts";
import { getKnownAnswers } from "#server/application/reimbursements/get-known-answers.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { getKnownDocument } from "#server/application/reimbursements/get-known-document.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { reuseDocument } from "#server/application/reimbursements/reuse-document.ts";
import { listOwnReimbursements } from "#server/application/reimbursements/list-own.ts";
import { removeDocument } from "#server/application/reimbursements/remove-document.ts";
import { renameDraft, RenameDraftInput } from "#server/application/reimbursements/rename-draft.ts";
import { saveExpectedClaim } from "#server/application/reimbursements/save-expected-claim.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import { withdraw } from "#server/application/reimbursements/withdraw.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { createPaidLine } from "../support/paid-line.ts";
import { createPaymentActors, type PaymentActors } from "../support/payments.ts";
import { attach, reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened.close();
  await database.drop();
});

async function newActors(): Promise<Actors> {
  const { actor } = await createMember(opened.services);
  return {
    member: actor,
    council: await createStaffActor(opened.services, "EPCMD_ADMIN"),
    dgft: await createStaffActor(opened.services, "DGFT_ADMIN"),
  };
}
const member = async () => {
  const made = await createMember(opened.services);
  return { ...made, ctx: contextOf(opened.services, made.actor) };
};
const address = { firm_address: "Plot 12, Pune" };

describe("several drafts of one scheme", () => {
  it("have names of the firm's own, which only the firm sees", async () => {
    const actors = await newActors();
    const ctx = contextOf(opened.services, actors.member);
    const one = await saveStep(ctx, { scheme: "product", step: 1, answers: address });
    const two = await saveStep(ctx, { scheme: "product", step: 1, answers: address });
    expect(one.id).not.toBe(two.id);
    const named = await renameDraft(ctx, RenameDraftInput.parse({ reimbursementId: one.id, title: "  Stents,  Germany " }));
    expect(named).toMatchObject({ id: one.id, title: "Stents, Germany", state: "DRAFT" });
    expect((await renameDraft(ctx, { reimbursementId: one.id, title: "Stents, Germany" })).version).toBe(named.version);
    const titles = (await listOwnReimbursements(ctx, {})).rows.map(({ id, title }) => [id, title]);
    expect(titles).toEqual([
      [one.id, "Stents, Germany"],
      [two.id, undefined],
    ]);
    expect((await renameDraft(ctx, { reimbursementId: one.id, title: "" })).title).toBeUndefined();

    const filed = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await expect(renameDraft(ctx, { reimbursementId: filed.id, title: "Late" })).rejects.toMatchObject({ kind: "conflict", code: "wrong_state" });
    expect((await getReview(contextOf(opened.services, actors.council), { reimbursementId: filed.id })).title).toBeUndefined();
  });

  it("are not started by one start that is repeated, also with other answers and for a file", async () => {
    const { ctx, actor } = await member();
    const startKey = crypto.randomUUID();
    const start = (firm_address: string) => saveStep(ctx, { scheme: "product", startKey, step: 1, answers: { firm_address } });
    const first = await start("Plot 12, Pune");
    const again = await start("Plot 13, Pune");
    expect(again).toMatchObject({ id: first.id, answers: { firm_address: "Plot 13, Pune" } });
    const staged = await opened.services.files.stage(Readable.from([textPdf(["valid"])]), { maxBytes: maxFileBytes });
    const file = { scheme: "product", startKey, fieldName: "rcmc_certificate" } as const;
    expect((await attachDocument(ctx, file, { staged, name: "a.pdf" })).reimbursementId).toBe(first.id);
    expect((await listOwnReimbursements(ctx, {})).rows.map(({ id }) => id)).toEqual([first.id]);
    // The key is its maker's: another person starts another draft with it.
    const { ctx: rival } = await member();
    expect((await saveStep(rival, { scheme: "product", startKey, step: 1, answers: address })).firm.id).not.toBe(actor.firmId);
  });

  it("have room again for what was removed from them", async () => {
    const { ctx, actor } = await member();
    const send = async (text: string, reimbursementId?: string) => {
      const staged = await opened.services.files.stage(Readable.from([textPdf([text])]), { maxBytes: maxFileBytes });
      return attachDocument(ctx, { scheme: "product", reimbursementId, fieldName: "rcmc_certificate" }, { staged, name: `${text}.pdf` });
    };
    const { reimbursementId, document } = await send("large");
    await database.db.update(files).set({ sizeBytes: maxDraftBytesPerFirm }).where(eq(files.firmId, actor.firmId));
    await expect(send("second")).rejects.toMatchObject({ code: "quota", message: expect.stringContaining("more than 500 MB") });
    await removeDocument(ctx, { scheme: "product", reimbursementId, fieldName: "rcmc_certificate", fileId: document?.fileId ?? "" });
    expect((await send("right", reimbursementId)).document?.version).toBe(2);
    // What was removed stays stored, up to a limit of its own.
    const removed = eq(files.id, document?.fileId ?? "");
    await database.db
      .update(files)
      .set({ sizeBytes: maxStoredDraftBytesPerFirm - 1 })
      .where(removed);
    await expect(send("another")).rejects.toMatchObject({ code: "quota", message: expect.stringContaining("more than 2 GB") });
  });

  it("stop no reply when they are full", async () => {
    const actors = await newActors();
    const ctx = contextOf(opened.services, actors.member);
    const { id: reimbursementId, version } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await attach(opened.services, actors.member, undefined, "rcmc_certificate", "draft");
    await database.db.update(files).set({ sizeBytes: maxDraftBytesPerFirm }).where(eq(files.firmId, actors.member.firmId));
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    await shareDeficiencies(contextOf(opened.services, actors.council), { reimbursementId, version, documents, asksPapers: true });
    const replaced = await attach(opened.services, actors.member, reimbursementId, "foreign_certificate", "clearer scan");
    const staged = await opened.services.files.stage(Readable.from([textPdf(["Bill of entry"])]), { maxBytes: maxFileBytes });
    const reply = { reimbursementId, version: replaced.version, paperNames: ["Bill of entry"] };
    const sent = await submit(ctx, reply, [{ staged, name: "bill.pdf" }]);
    expect(sent.state).toBe("RESUBMITTED");
    expect(sent.documents.map(({ fieldName }) => fieldName)).toContain("further_paper_1");
  });

  it("of another firm cannot be named", async () => {
    const { ctx } = await member();
    const { ctx: rival } = await member();
    const draft = await saveStep(ctx, { scheme: "plant", step: 1, answers: address });
    await expect(renameDraft(rival, { reimbursementId: draft.id, title: "Mine" })).rejects.toMatchObject({ kind: "not_found" });
    expect((await getOwnReimbursement(ctx, { reimbursementId: draft.id })).title).toBeUndefined();
  });

  it.each(["x".repeat(81), "two\nlines", "null\u0000"])("takes no name like %j", (title) => {
    expect(RenameDraftInput.safeParse({ reimbursementId: "PRD-2627-00001", title }).success).toBe(false);
  });
});

describe("a discarded draft", () => {
  it("is closed and stays readable; only its firm gets a mail", async () => {
    const { ctx, user } = await member();
    const council = await createStaffActor(opened.services, "EPCMD_ADMIN");
    const draft = await saveStep(ctx, { scheme: "exhibition", step: 1, answers: address });
    const gone = await withdraw(ctx, { reimbursementId: draft.id, version: draft.version });
    expect(gone).toMatchObject({ state: "CLOSED", status: "Closed: Draft discarded by the member", answers: address, actions: [] });
    // The firm's only user did it: one's own act is no notice.
    expect(await database.db.$count(notifications, eq(notifications.reimbursementId, draft.id))).toBe(0);
    expect(await database.db.$count(mail, eq(mail.userId, user.id))).toBe(1);
    await expect(getReview(contextOf(opened.services, council), { reimbursementId: draft.id })).rejects.toMatchObject({ kind: "not_found" });
    await expect(saveStep(ctx, { scheme: "exhibition", reimbursementId: draft.id, step: 1, answers: address })).rejects.toMatchObject({
      code: "wrong_state",
    });
  });

  it("notifies the council if it was submitted before", async () => {
    const actors = await newActors();
    const filed = await reimbursementIn(opened.services, actors, "SUBMITTED");
    await withdraw(contextOf(opened.services, actors.member), { reimbursementId: filed.id, version: filed.version });
    const notified = await database.db.select().from(notifications).where(eq(notifications.userId, actors.council.userId));
    expect(notified.map(({ kind }) => kind)).toContain("withdrawn");
  });
});

describe("the combined PDF of a draft", () => {
  it("stays the firm's alone after the submission, and is not kept when it is made during the submission", async () => {
    const { services } = opened;
    const actors = await newActors();
    const [firm, council, worker] = [contextOf(services, actors.member), contextOf(services, actors.council), systemContext(services)];
    const { id: reimbursementId } = await reimbursementIn(services, actors, "DRAFT");
    const readToBuild = async (): Promise<DossierToBuild> => {
      const dossier = await loadDossier(worker, reimbursementId);
      if (dossier === undefined) throw new Error("this content has its dossier");
      return dossier;
    };
    const keep = async (dossier: DossierToBuild): Promise<boolean> => {
      const staged = await services.files.stage(Readable.from([textPdf(["Cover sheet"])]), { maxBytes: maxFileBytes });
      const storageKey = await services.files.commit(staged);
      const built = { pages: 1, sizeBytes: staged.sizeBytes, problems: [] };
      return services.db.transaction((tx) => attachDossier(worker, tx, { ...dossier, reimbursementId, storageKey, staged, built }));
    };
    const fileOf = async ({ contentVersion }: DossierToBuild) => ({
      reimbursementId,
      fileId: (await findDossier(services.db, reimbursementId, contentVersion))?.file.id ?? "",
    });

    const first = await readToBuild();
    expect(await keep(first)).toBe(true);
    const { version } = await attach(services, actors.member, reimbursementId, "rcmc_certificate", "The right certificate");
    const late = await readToBuild();
    const filed = await submit(firm, { reimbursementId, version });
    expect(await keep(late)).toBe(false);
    const submitted = await readToBuild();
    expect(await keep(submitted)).toBe(true);
    await expect(openFile(council, await fileOf(first))).rejects.toMatchObject({ kind: "not_found" });
    for (const [ctx, dossier] of [
      [firm, first],
      [firm, submitted],
      [council, submitted],
    ] as const)
      expect(await openFile(ctx, await fileOf(dossier))).toMatchObject({ pages: 1 });
    const documents = [{ fieldName: "rcmc_certificate", status: "DEFICIENT" as const, remark: "Not valid." }];
    await shareDeficiencies(council, { reimbursementId, version: filed.version, documents });
    expect(await openFile(council, await fileOf(submitted))).toMatchObject({ pages: 1 });
    await expect(openFile(council, await fileOf(first))).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("the member's list", () => {
  it("holds all schemes, and those of one standing with true totals", async () => {
    const actors = await newActors();
    const ctx = contextOf(opened.services, actors.member);
    const draft = await saveStep(ctx, { scheme: "plant", step: 1, answers: address });
    const waiting = await reimbursementIn(opened.services, actors, "DEFICIENCY_SHARED");
    const filed = await reimbursementIn(opened.services, actors, "RESUBMITTED");
    const atDgft = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    const ids = async (input: Parameters<typeof listOwnReimbursements>[1]) => (await listOwnReimbursements(ctx, input)).rows.map(({ id }) => id);
    expect((await ids({})).toSorted()).toEqual([draft.id, waiting.id, filed.id, atDgft.id].toSorted());
    expect(await ids({ standing: "drafts" })).toEqual([draft.id]);
    expect(await ids({ standing: "action" })).toEqual([waiting.id]);
    expect(await ids({ standing: "council" })).toEqual([filed.id]);
    expect(await ids({ standing: "dgft" })).toEqual([atDgft.id]);
    expect(await ids({ standing: "dgft", scheme: "plant" })).toEqual([]);
    expect(await listOwnReimbursements(ctx, { standing: "council", page: 2 })).toMatchObject({ rows: [], count: 1, totalPages: 1 });
    expect(await listOwnReimbursements(ctx, { scheme: "product", pageSize: 2 })).toMatchObject({ rows: { length: 2 }, count: 3, totalPages: 2 });
  });
});

describe("a document that was uploaded before", () => {
  const rcmc = { scheme: "plant", fieldName: "rcmc_certificate" } as const;

  it("is used again: the same files, each reimbursement its own version", async () => {
    const actors = await newActors();
    const ctx = contextOf(opened.services, actors.member);
    expect(await getKnownDocument(ctx, rcmc)).toEqual({ document: undefined });
    const filed = await reimbursementIn(opened.services, actors, "SUBMITTED");
    expect(await getKnownDocument(ctx, rcmc)).toEqual({
      document: { reimbursementId: filed.id, files: [{ name: "rcmc_certificate.pdf", pages: 1 }] },
    });
    const newer = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const documents = [{ fieldName: rcmc.fieldName, status: "DEFICIENT" as const, remark: "The seal is missing." }];
    await shareDeficiencies(contextOf(opened.services, actors.council), { reimbursementId: newer.id, version: newer.version, documents });
    // The newer one is asked about, so the older one is offered.
    expect((await getKnownDocument(ctx, rcmc)).document?.reimbursementId).toBe(filed.id);
    const draft = await reuseDocument(ctx, rcmc);
    const [before] = filed.documents.find(({ fieldName }) => fieldName === rcmc.fieldName)?.current?.files ?? [];
    expect(draft.documents.find(({ fieldName }) => fieldName === rcmc.fieldName)?.current).toMatchObject({ version: 1, files: [before] });
    expect(draft.steps[1]).toMatchObject({ isComplete: true });
    const mine = { ...rcmc, reimbursementId: draft.id };
    expect((await reuseDocument(ctx, mine)).version).toBe(draft.version);
    const fileId = before?.id ?? "";
    await expect(openFile(ctx, { reimbursementId: draft.id, fileId })).resolves.toMatchObject({ name: "rcmc_certificate.pdf" });

    // The council may open it only in what it received.
    const council = contextOf(opened.services, actors.council);
    await expect(openFile(council, { reimbursementId: draft.id, fileId })).rejects.toMatchObject({ kind: "not_found" });
    await removeDocument(ctx, { ...mine, fileId });
    await expect(openFile(council, { reimbursementId: filed.id, fileId })).resolves.toMatchObject({ name: "rcmc_certificate.pdf" });
  });

  it("is offered in the other scheme that asks for it by another name", async () => {
    const actors = await newActors();
    const filed = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const ca = { scheme: "exhibition", fieldName: "fob_value_certificate" } as const;
    const ctx = contextOf(opened.services, actors.member);
    expect((await getKnownDocument(ctx, ca)).document).toMatchObject({ reimbursementId: filed.id });
    const draft = await reuseDocument(ctx, ca);
    expect(draft.documents.find(({ fieldName }) => fieldName === ca.fieldName)?.current?.files[0]?.name).toBe("export_value_certificate.pdf");
  });

  it("is never another firm's, nor one of last year, nor one that is requested again", async () => {
    const actors = await newActors();
    const { id: reimbursementId, version } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const { ctx: rival } = await member();
    expect(await getKnownDocument(rival, rcmc)).toEqual({ document: undefined });
    await expect(reuseDocument(rival, rcmc)).rejects.toMatchObject({ kind: "not_found" });
    expect((await listOwnReimbursements(rival, {})).count).toBe(0);
    const nextYear = { ...contextOf(opened.services, actors.member), now: () => new Date(Date.now() + 366 * 24 * 60 * 60 * 1000) };
    expect(await getKnownDocument(nextYear, rcmc)).toEqual({ document: undefined });
    // A better scan of last year's document, sent this year.
    const documents = [{ fieldName: rcmc.fieldName, status: "DEFICIENT" as const, remark: "The seal is missing." }];
    await shareDeficiencies(contextOf(opened.services, actors.council), { reimbursementId, version, documents });
    await attach({ ...opened.services, now: nextYear.now }, actors.member, reimbursementId, rcmc.fieldName, "clearer scan");
    expect(await getKnownDocument(nextYear, rcmc)).toEqual({ document: undefined });
    await expect(getKnownDocument(rival, { scheme: "product", fieldName: "foreign_certificate" })).rejects.toMatchObject({ kind: "not_found" });
  });
});

describe("what a new reimbursement begins with", () => {
  const at = new Date("2026-11-21T06:00:00Z");
  const profile = ProfileInput.parse({
    organization: "A",
    address: "From the profile",
    gst: "27AAPFU0939F1ZV",
    pan: "AAPFU0939F",
    contact_name: "Desk",
    contact_email: "a@b.example",
    contact_mobile: "+919876543210",
    whatsapp: "+919876543210",
    alternate_email: "c@d.example",
    description: "We make implants.",
    hsn_codes: ["90213100"],
    disclaimers_version: profileDisclaimers.version,
    accepted_disclaimers: ["terms", "liability", "accuracy"],
  });

  it("is the last reimbursement of this financial year, and the address of the profile before all", async () => {
    const { ctx: now } = await member();
    const ctx = { ...now, now: () => at };
    expect(await getKnownAnswers(ctx)).toEqual({});
    const lastYear = { ...ctx, now: () => new Date("2026-03-31T18:29:00Z") };
    const draft = await saveStep(lastYear, { scheme: "plant", step: 1, answers: { firm_address: "Old address" } });
    const { version } = await saveStep(lastYear, { scheme: "plant", reimbursementId: draft.id, step: 6, answers: { fob_export_value: "100" } });
    expect(await getKnownAnswers(ctx)).toEqual({});
    await saveStep(ctx, { scheme: "plant", reimbursementId: draft.id, version, step: 6, answers: { fob_export_value: "1250000" } });
    await saveStep(ctx, { scheme: "product", step: 1, answers: { firm_address: "New address" } });
    const fob = { value: "1250000", source: "reimbursement" };
    expect(await getKnownAnswers(ctx)).toEqual({ firm_address: { value: "New address", source: "reimbursement" }, fob_export_value: fob });
    // What is answered this year in a reimbursement that was filed last year is of last year.
    const filed = (submittedAt: Date | null) => database.db.update(reimbursements).set({ submittedAt }).where(eq(reimbursements.id, draft.id));
    await filed(lastYear.now());
    expect(await getKnownAnswers(ctx)).toEqual({ firm_address: { value: "New address", source: "reimbursement" } });
    await filed(null);
    await saveProfile(ctx, profile);
    expect(await getKnownAnswers(ctx)).toEqual({ firm_address: { value: "From the profile", source: "profile" }, fob_export_value: fob });
    const { ctx: other } = await member();
    expect(await getKnownAnswers({ ...other, now: () => at })).toEqual({});
  });

  it("is what a registration in hand says, which another firm does not get", async () => {
    const { ctx } = await member();
    const expectedOn = calendarDateInIndia(ctx.now());
    await saveExpectedClaim(ctx, { scheme: "product", kind: "registration", name: "Gloves", country: "KE", expectedOn });
    const [{ id: expectedId } = { id: "" }] = await listExpectedClaims(ctx);
    const told = (value: string) => ({ value, source: "expected" });
    expect(await getKnownAnswers(ctx, { expectedId })).toEqual({
      "items.kind": told("registration"),
      "items.product": told("Gloves"),
      "items.country": told("KE"),
      "items.issued_on": told(expectedOn),
    });
    const { ctx: other } = await member();
    expect(await getKnownAnswers(other, { expectedId })).toEqual({});

    // On another device only the number is known.
    const { id: reimbursementId } = await saveStep(ctx, { scheme: "product", step: 1, answers: address, startedFrom: expectedId });
    expect(await getKnownAnswers(ctx, { reimbursementId })).toMatchObject({
      "items.product": told("Gloves"),
      "items.country": told("KE"),
    });
    expect(await getKnownAnswers(other, { reimbursementId })).toEqual({});
  });

  it("is each product claim that was paid, less what was paid back; a No to them is doubted", async () => {
    const { actor, ctx: now } = await member();
    const ctx = { ...now, now: () => at };
    const actors = await createPaymentActors(opened.services);
    const pay = (paidOn: string) => createPaidLine(opened.services, { actors, member: actor, paidOn, amountPaise: 50_000_00 });
    const [{ line: first }, { line: second }] = [await pay("2026-01-12"), await pay("2026-11-01")];
    await createPaidLine(opened.services, { actors, member: actor, paidOn: "2026-11-02", amountPaise: 50_000_00, scheme: "plant" });
    const item = { reimbursementId: first.reimbursementId, kind: "registration", facts: { country: "KE" }, savedBy: actor.userId, savedAt: at };
    const items = [1, 2].map((position) => ({ ...item, id: randomUUID(), position, enteredBy: "member" as const }));
    await database.db.insert(reimbursementItems).values(items);
    await payBack(second.id, actors);

    const paid = (value: string) => ({ value, source: "paid" });
    expect(await getKnownAnswers(ctx)).toEqual({
      has_previous_claims: paid("yes"),
      country_of_registration: paid("KE"),
      date_of_receipt: paid("2026-01-12"),
      amount_received: paid("50000.00"),
      "previous_claims_info.1.date_of_receipt": paid("2026-11-01"),
      "previous_claims_info.1.amount_received": paid("40000.00"),
      has_current_certificate: paid("yes"),
    });
    const { doubts } = await saveStep(ctx, { scheme: "product", step: 7, answers: { has_previous_claims: false } });
    expect(doubts).toEqual([expect.stringContaining(`2 earlier claims were paid (${first.reimbursementId}, ${second.reimbursementId})`)]);
  });

  it("a No to claims that were paid is doubted for the council, a later payment is not named", async () => {
    const payers = await createPaymentActors(opened.services);
    const actors = await newActors();
    const { id: reimbursementId } = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const council = contextOf(opened.services, actors.council);
    const pay = (paidOn: string) => createPaidLine(opened.services, { actors: payers, member: actors.member, paidOn, amountPaise: 50_000_00 });
    await pay(daysAfter(calendarDateInIndia(council.now()), 1));
    expect((await getReview(council, { reimbursementId })).doubts).toEqual([]);
    const { line } = await pay("2025-01-12");
    expect((await getReview(council, { reimbursementId })).doubts).toEqual([
      expect.stringContaining(`1 earlier claim was paid (${line.reimbursementId})`),
      expect.stringContaining(`1 earlier claim of this financial year was paid (${line.reimbursementId})`),
    ]);
  });
});

/** Rs 10,000 of a line came back; a receipt of Rs 5,000 was reversed. */
async function payBack(lineId: string, { preparer, approver }: PaymentActors): Promise<void> {
  const [at, recoveryId] = [new Date("2026-11-10T06:00:00Z"), randomUUID()];
  const asked = { id: recoveryId, lineId, amountPaise: 20_000_00, reason: "Paid too much", demandedOn: "2026-11-03", dueOn: "2026-12-03" };
  const by = { demandedBy: preparer.userId, demandedAt: at, confirmedBy: approver.userId, confirmedAt: at };
  await database.db.insert(recoveries).values({ ...asked, ...by, interestPercent: "0", ruleSource: "Rule of the test" });
  const receipt = { recoveryId, receivedOn: "2026-11-10", interestPaise: 0, recordedBy: preparer.userId, recordedAt: at };
  const reversal = { reversedBy: approver.userId, reversedAt: at, reversalReason: "Of another firm" };
  await database.db.insert(recoveryReceipts).values([
    { ...receipt, principalPaise: 10_000_00, reference: "UTR 1" },
    { ...receipt, ...reversal, principalPaise: 5_000_00, reference: "UTR 2" },
  ]);
}
