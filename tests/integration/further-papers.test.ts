import { Readable } from "node:stream";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayMs } from "#domain/dates.ts";
import { maxFileBytes, maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { newPaperName } from "#domain/reimbursements/further-papers.ts";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { getDecision } from "#server/application/dgft/get-decision.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { loadDossier } from "#server/application/dossiers/load-dossier.ts";
import { bundleDocuments } from "#server/application/files/bundle-documents.ts";
import { attachDocument, type AttachedDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { removeDocument } from "#server/application/reimbursements/remove-document.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { listReviews, ReviewListInput } from "#server/application/reviews/list-reviews.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { shareDgftQuery } from "#server/application/reviews/share-dgft-query.ts";
import type { AppContext } from "#server/context.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { createMember, createStaffActor } from "../support/factories.ts";
import { textPdf } from "../support/files.ts";
import { attach, completeDraft, reimbursementIn, sufficient, type Actors } from "../support/reimbursements.ts";
import { contextOf, openTestServices, systemContext, type TestServices } from "../support/services.ts";

let database: TestDatabase;
let opened: TestServices;
let actors: Actors;

beforeAll(async () => {
  database = await createTestDatabase();
  opened = openTestServices(database);
});
afterAll(async () => {
  await opened?.close();
  await database?.drop();
});
beforeEach(async () => {
  const { services } = opened;
  const { actor: member } = await createMember(services);
  actors = { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
});

const asMember = () => contextOf(opened.services, actors.member);
const asCouncil = () => contextOf(opened.services, actors.council);
const asOfficer = () => contextOf(opened.services, actors.dgft);

const stagedPdf = async (text: string) => ({
  staged: await opened.services.files.stage(Readable.from([textPdf([text])]), { maxBytes: maxFileBytes }),
  name: `${text}.pdf`,
});

async function addFurtherPaper({ id }: ReimbursementView, paperName: string): Promise<AttachedDocument> {
  return attachDocument(asMember(), { scheme: "product", reimbursementId: id, fieldName: newPaperName, paperName }, await stagedPdf(paperName));
}

const own = ({ id }: ReimbursementView) => getOwnReimbursement(asMember(), { reimbursementId: id });
const furtherPapersOf = ({ documents }: ReimbursementView) =>
  documents.filter(({ step }) => step === 0).map(({ fieldName, label }) => [fieldName, label]);

/** A query of the council on the foreign certificate. */
async function asked(asksPapers: boolean): Promise<ReimbursementView> {
  const view = await reimbursementIn(opened.services, actors, "SUBMITTED");
  const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "Send the bill of entry, too." }];
  return shareDeficiencies(asCouncil(), { reimbursementId: view.id, version: view.version, documents, asksPapers });
}

/** A reply with a bill of entry, received by the council. */
async function repliedWithFurtherPaper(): Promise<ReimbursementView> {
  const view = await asked(true);
  const { version } = await addFurtherPaper(view, "Bill of entry");
  return submit(asMember(), { reimbursementId: view.id, version, comment: "The bill of entry comes with this reply." });
}

describe("a query that asks for further papers", () => {
  it("takes them in the reply and keeps each at once, under its own name", async () => {
    const view = await asked(true);
    expect((await own(view)).asksPapers).toBe(true);
    const shared = await loadDossier(systemContext(opened.services), view.id);
    await addFurtherPaper(view, "Bill of entry");
    await addFurtherPaper(view, "Letter of the bank");
    expect(furtherPapersOf(await own(view))).toEqual([
      ["further_paper_1", "Further paper: Bill of entry"],
      ["further_paper_2", "Further paper: Letter of the bank"],
    ]);
    // The council sees nothing of it before the reply is sent, in the dossier neither.
    expect(furtherPapersOf(await getReview(asCouncil(), { reimbursementId: view.id }))).toEqual([]);
    const before = await loadDossier(systemContext(opened.services), view.id);
    expect(before?.contentVersion).toBe(shared?.contentVersion);
    expect(before?.spec.documents.filter(({ field }) => field.startsWith("further_paper"))).toEqual([]);
    expect(before?.spec.documents.find(({ field }) => field === "foreign_certificate")?.files).toHaveLength(1);
  });

  it("lets the member take a paper out again before the reply is sent, and not after", async () => {
    const view = await asked(true);
    await addFurtherPaper(view, "Bill of entry");
    const { documents } = await own(view);
    const [file] = documents.find(({ fieldName }) => fieldName === "further_paper_1")?.current?.files ?? [];
    const furtherPaper = { scheme: "product", reimbursementId: view.id, fieldName: "further_paper_1", fileId: file?.id ?? "" } as const;
    expect(furtherPapersOf(await removeDocument(asMember(), furtherPaper))).toEqual([]);

    const { version } = await addFurtherPaper(view, "Bill of entry");
    const reply = await submit(asMember(), { reimbursementId: view.id, version, comment: "See the bill of entry." });
    const documentsAgain = [{ fieldName: "further_paper_1", status: "DEFICIENT" as const, remark: "Page 2 is missing." }];
    await shareDeficiencies(asCouncil(), { reimbursementId: view.id, version: reply.version, documents: documentsAgain });
    await expect(removeDocument(asMember(), furtherPaper)).rejects.toMatchObject({ code: "not_open" });
    // A further paper that is found deficient is mended like any other document.
    const mended = { scheme: "product", reimbursementId: view.id, fieldName: "further_paper_1", documentVersion: 2 } as const;
    await attachDocument(asMember(), mended, await stagedPdf("both pages"));
    const again = (await own(view)).documents.find(({ fieldName }) => fieldName === "further_paper_1");
    expect([again?.label, again?.current?.version]).toEqual(["Further paper: Bill of entry", 3]);
  });

  it("refuses a paper that is not asked for, has no name, or is one too many", async () => {
    const unasked = await asked(false);
    await expect(addFurtherPaper(unasked, "Bill of entry")).rejects.toMatchObject({ kind: "conflict", code: "not_open" });
    const draft = await reimbursementIn(opened.services, actors, "DRAFT");
    await expect(addFurtherPaper(draft, "Bill of entry")).rejects.toMatchObject({ kind: "conflict", code: "not_open" });

    const view = await asked(true);
    const target = { scheme: "product", reimbursementId: view.id, fieldName: newPaperName } as const;
    await expect(attachDocument(asMember(), target, await stagedPdf("no name"))).rejects.toMatchObject({ code: "paper_name" });
    const unknown = { ...target, fieldName: "further_paper_7" };
    await expect(attachDocument(asMember(), unknown, await stagedPdf("seven"))).rejects.toMatchObject({ kind: "not_found" });
    for (let count = 1; count <= maxFurtherPapers; count += 1) await addFurtherPaper(view, `Paper ${count}`);
    await expect(addFurtherPaper(view, "Paper 11")).rejects.toMatchObject({ kind: "too_large", code: "too_many_files" });
    expect(furtherPapersOf(await own(view)).map(([, label]) => label)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Further paper: Paper ${at + 1}`),
    );
  });
});

describe("papers that the council received", () => {
  it("are documents of the review, the list, the dossier and the archive, and need a verdict", async () => {
    const reply = await repliedWithFurtherPaper();
    const target = { reimbursementId: reply.id };
    expect(reply.asksPapers).toBe(false);
    const review = await getReview(asCouncil(), target);
    expect(furtherPapersOf(review)).toEqual([["further_paper_1", "Further paper: Bill of entry"]]);
    expect(review.timeline.findLast(({ action }) => action === "reply")?.documents).toContain("Further paper: Bill of entry");

    const withoutFurtherPaper = sufficient(review).filter(({ fieldName }) => fieldName !== "further_paper_1");
    const saved = await saveReview(asCouncil(), { ...target, version: review.version, documents: withoutFurtherPaper });
    await expect(forwardToDgft(asCouncil(), { ...target, version: saved.version, comment: "" })).rejects.toMatchObject({
      fields: { further_paper_1: ["Further paper: Bill of entry is not Sufficient yet"] },
    });
    const progress = async () =>
      (await listReviews(asCouncil(), ReviewListInput.parse({ scheme: "product", search: reply.id }))).rows.map((row) => row.reviewProgress);
    expect([saved.reviewProgress, await progress()]).toEqual(["In Progress", ["In Progress"]]);
    const all = await saveReview(asCouncil(), { ...target, version: saved.version, documents: sufficient(saved) });
    expect([all.reviewProgress, await progress()]).toEqual(["Completed", ["Completed"]]);

    const dossier = await loadDossier(systemContext(opened.services), reply.id);
    expect(dossier?.spec.documents.at(-1)).toMatchObject({ label: "Further paper: Bill of entry", files: [{ name: "Bill of entry.pdf" }] });
    expect((await bundleDocuments(asCouncil(), target)).files.map(({ entryName }) => entryName)).toContainEqual(
      expect.stringMatching(/further_paper_1-Bill of entry\.pdf$/),
    );

    await forwardToDgft(asCouncil(), { ...target, version: all.version, comment: "" });
    expect(furtherPapersOf(await getDecision(asOfficer(), target))).toEqual([["further_paper_1", "Further paper: Bill of entry"]]);
  });

  it("prove a cost that the council enters, under their own name, and the firm goes on from it", async () => {
    const reply = await repliedWithFurtherPaper();
    const review = await getReview(asCouncil(), { reimbursementId: reply.id });
    const items = review.items.map(({ facts }) => ({ ...facts, document: "further_paper_1", page: "1" }));
    const enter = (given: readonly Record<string, unknown>[]) =>
      saveReview(asCouncil(), { reimbursementId: reply.id, version: review.version, documents: [], items: [...given] });
    await expect(enter([{ ...items[0], document: "further_paper_2" }])).rejects.toMatchObject({ code: "items_invalid" });
    const saved = await enter(items);
    expect(saved.items.map(({ missing }) => missing)).toEqual([[]]);
    expect(saved.sheet?.lines[0]?.proof).toBe("Further paper: Bill of entry, page 1");
    // Without its proof it would count zero, and the sheet would say so.
    expect(saved.sheet?.lines[0]?.reasons).toEqual(review.sheet?.lines[0]?.reasons);
    const flagged = [{ fieldName: "further_paper_1", status: "DEFICIENT" as const, remark: "Page 2 is missing." }];
    const shared = await shareDeficiencies(asCouncil(), { reimbursementId: reply.id, version: saved.version, documents: flagged });
    const [step] = shared.items.map((item) => item.step);
    const answers = { [itemsName]: saved.items.map(({ facts }) => facts) };
    const stepNow = { scheme: "product", reimbursementId: reply.id, version: shared.version, step: step ?? 0 } as const;
    expect((await saveStep(asMember(), { ...stepNow, answers })).state).toBe("DEFICIENCY_SHARED");
  });

  it("keep their number when a later query brings more", async () => {
    const reply = await repliedWithFurtherPaper();
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "And the letter of the bank." }];
    const view = await shareDeficiencies(asCouncil(), { reimbursementId: reply.id, version: reply.version, documents, asksPapers: true });
    const first = { scheme: "product", reimbursementId: view.id, fieldName: "further_paper_1", documentVersion: 1 } as const;
    await expect(attachDocument(asMember(), first, await stagedPdf("other"))).rejects.toMatchObject({ code: "not_open" });
    await addFurtherPaper(view, "Letter of the bank");
    expect(furtherPapersOf(await own(view)).map(([fieldName]) => fieldName)).toEqual(["further_paper_1", "further_paper_2"]);
  });
});

it("passes on what DGFT asks for, unless the council says otherwise; the member learns of it only then", async () => {
  const [kept, dropped] = await Promise.all(
    [undefined, false].map(async (asksPapers) => {
      const { id, version } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
      const query = await shareQuery(asOfficer(), { reimbursementId: id, version, query: "Send the shipping bill.", asksPapers: true });
      expect([query.asksPapers, (await getOwnReimbursement(asMember(), { reimbursementId: id })).asksPapers]).toEqual([true, false]);
      expect((await getReview(asCouncil(), { reimbursementId: id })).asksPapers).toBe(true);
      const shared = await shareDgftQuery(asCouncil(), { reimbursementId: id, version: query.version, comment: "DGFT asks.", asksPapers });
      return getOwnReimbursement(asMember(), { reimbursementId: shared.id });
    }),
  );
  expect([kept?.asksPapers, dropped?.asksPapers]).toEqual([true, false]);
  // With nothing flagged everything is open, but a new paper is not.
  if (dropped !== undefined) await expect(addFurtherPaper(dropped, "Shipping bill")).rejects.toMatchObject({ code: "not_open" });
});

it("one that was added for a fresh look which was not asked for in time is shown as not sent", async () => {
  const view = await reimbursementIn(opened.services, actors, "CLOSED");
  await addFurtherPaper(view, "Bill of entry");
  const readAfter = async (days: number) => {
    const ctx = { ...asMember(), now: () => new Date(Date.now() + days * dayMs) };
    const read = await getOwnReimbursement(ctx, { reimbursementId: view.id });
    const { files } = await bundleDocuments(ctx, { reimbursementId: view.id });
    const isInArchive = files.some(({ entryName }) => entryName.includes("further_paper_1"));
    return [furtherPapersOf(read), isInArchive, read.unsent?.documents.map(({ label, files: [file] }) => [label, file?.name])];
  };
  const named = "Further paper: Bill of entry";
  expect(await readAfter(30)).toEqual([[["further_paper_1", named]], true, undefined]);
  expect(await readAfter(31)).toEqual([[], false, [[named, "Bill of entry.pdf"]]]);
});

it("a document stays in the archive of the offices while the firm has not sent the answer that makes it unnecessary", async () => {
  const { id } = await completeDraft(opened.services, actors.member);
  const answered = (version: number, isYes: boolean) =>
    saveStep(asMember(), { scheme: "product", reimbursementId: id, version, step: 8, answers: { has_current_certificate: isYes } });
  const { version } = await attach(opened.services, actors.member, id, "current_year_certificate");
  const filed = await submit(asMember(), { reimbursementId: id, version: (await answered(version, true)).version });
  const reviewed = await saveReview(asCouncil(), { reimbursementId: id, version: filed.version, documents: sufficient(filed) });
  const forwarded = await forwardToDgft(asCouncil(), { reimbursementId: id, version: reviewed.version, comment: "" });
  const query = await shareQuery(asOfficer(), { reimbursementId: id, version: forwarded.version, query: "Was it claimed this year?" });
  const shared = await shareDgftQuery(asCouncil(), { reimbursementId: id, version: query.version, comment: "DGFT asks." });
  await answered(shared.version, false);
  const isInArchive = async (ctx: AppContext) =>
    (await bundleDocuments(ctx, { reimbursementId: id })).files.some(({ entryName }) => entryName.includes("current_year_certificate"));
  expect([await isInArchive(asCouncil()), await isInArchive(asOfficer()), await isInArchive(asMember())]).toEqual([true, true, false]);
});
