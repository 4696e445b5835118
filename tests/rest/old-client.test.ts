import { PDFDocument } from "@cantoo/pdf-lib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findDocument } from "#domain/reimbursements/derive.ts";
import type { UserRow } from "#db/queries/accounts.ts";
import { hsnCodes } from "#db/schema/profiles.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { schemeKinds, type SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { answerDeficiency } from "#server/application/reimbursements/answer-deficiency.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { buildDossierJob } from "#workers/jobs/build-dossier.ts";
import { startWorkers, type Workers } from "#workers/main.ts";
import { callByContract } from "../support/contract.ts";
import { createTestDatabase, type TestDatabase } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { createMember, createStaffActor, createUser } from "../support/factories.ts";
import { jpeg, noisyJpeg } from "../support/files.ts";
import { formOf, pdfPart, stepParts } from "../support/multipart.ts";
import { backendsOfTier, startRedis, type TestRedis } from "../support/redis.ts";
import { reimbursementIn, type Actors } from "../support/reimbursements.ts";
import { restLogin, type RestCall, type RestReply } from "../support/rest-client.ts";
import { contextOf, openTestServices, type TestServices } from "../support/services.ts";
import { startTestApp, type TestApp } from "../support/web-client.ts";
import { quickTiming } from "../support/worker.ts";

/** The process that draws a combined PDF has a low priority: on a busy machine it is slow. */
const patienceMs = 120_000;

let database: TestDatabase;
let opened: TestServices;
let app: TestApp;

/** The product with workers that take their jobs from this queue, for the tests of one block. */
function onQueue(backend: "postgres" | "redis"): void {
  let redis: TestRedis | undefined;
  let workers: Workers;
  beforeAll(async () => {
    redis = backend === "redis" ? await startRedis() : undefined;
    database = await createTestDatabase();
    opened = openTestServices(database, redis === undefined ? {} : { REDIS_URL: redis.url });
    app = await startTestApp(opened.services);
    workers = await startWorkers(opened.services, { databaseUrl: database.url, jobs: [buildDossierJob], timing: quickTiming });
  });
  afterAll(async () => {
    await workers?.close();
    await app?.close();
    await opened?.close();
    await database?.drop();
    await redis?.stop();
  });
}

type Hand = (path: string, call?: RestCall) => Promise<RestReply>;

/** Somebody's program: signed in, and its answers held against the document. */
async function programOf(user: Pick<UserRow, "email" | "role">): Promise<Hand> {
  const { access } = await restLogin(app.url, user);
  return (path, call = {}) => callByContract(app.url, path, { token: access, ...call });
}

/** Where the schemes' steps are posted, in one of the spellings that old clients use. */
const stepPath: Record<SchemeKind, string> = {
  product: "/product-reimbursement/",
  plant: "/reimbursement/plant/",
  exhibition: "/api/api/reimbursement/exhibition/",
};

const proved = { country: "KE", paid_on: "2026-02-16", currency: "INR", amount: "80000.00", document: "rcmc_certificate" };
/** The dates of a filed claim as the member reads them among its values. */
const datesOfKind: Record<SchemeKind, object> = {
  product: { previous_claims_info: { date_of_receipt: "16-02-2026" } },
  plant: {},
  exhibition: { exhibition_date: "16-11-2026" },
};
/** A complete item of each scheme. */
const costOfKind: Record<SchemeKind, Record<string, string>> = {
  product: { ...proved, kind: "registration", certificate_no: "K-1" },
  plant: { ...proved, kind: "plant_registration", certificate_no: "K-1" },
  exhibition: { ...proved, kind: "space", event: "Medica", event_from: "2025-11-16" },
};

async function fileAll(member: Hand, kind: SchemeKind): Promise<string> {
  let id: string | undefined;
  for (let step = 1; step <= schemeOf(kind).steps.length; step += 1) {
    const reply = await member(stepPath[kind], { form: await stepParts(kind, step, id) });
    expect(reply, `step ${step}`).toMatchObject({ status: 200, body: { step, message: `Step ${step} submitted successfully!` } });
    id = String(reply.body["reimbursement_id"]);
  }
  return id ?? "";
}

const rowsOf = (reply: RestReply, name: string): Record<string, unknown>[] => {
  const rows = reply.body[name];
  return Array.isArray(rows) ? rows : [];
};

describe.each(backendsOfTier())("by an old client, on %s,", (backend) => {
  onQueue(backend);
  it.each(schemeKinds)("the whole life of a %s from the login to the approval", { timeout: 3 * patienceMs }, async (kind) => {
    const { user, firm } = await createMember(opened.services);
    const member = await programOf(user);
    const council = await programOf(await createUser(opened.services, "EPCMD_ADMIN"));
    const second = await programOf(await createUser(opened.services, "EPCMD_ADMIN"));
    const dgft = await programOf(await createUser(opened.services, "DGFT_ADMIN"));
    /** Forwards, by a second person where the amount needs one. */
    const forward = async (comment: string) => {
      const reply = await council(`/send-dgft/reimbursements/${kind}/${id}/`, { json: { comment } });
      if (reply.body["code"] !== "second_person") return reply;
      await second(`/api/reimbursements/${kind}/${id}/`);
      return second(`/send-dgft/reimbursements/${kind}/${id}/`, { json: { comment } });
    };

    // The member looks itself up, then files step by step and submits.
    expect(await member("/api/api/bepcmd-member/detail/")).toMatchObject({
      status: 200,
      body: { firm_name: firm.name, membership_end_date: "31-03-2099" },
    });
    const id = await fileAll(member, kind);
    expect(await member(`/api/product-reimbursement/${id}`)).toMatchObject({
      status: 200,
      body: { status_code: "DRAFT", values: datesOfKind[kind] },
    });
    const submitted = await member(`/product-reimbursement/submit/${id}/`, { json: {} });
    expect(submitted).toMatchObject({
      status: 200,
      body: { message: "Form submitted successfully for review!", reimbursement_id: id, status_code: "SUBMITTED" },
    });
    expect(rowsOf(await member("/api/product-reimbursement/?page=1"), "reimbursements")).toMatchObject([{ reimbursement_id: id }]);

    // The combined PDF, by an address that opens without a token.
    const download = await member(`/api/api/product-reimbursement/download/${id}/`);
    expect(download).toMatchObject({ status: 200, body: { filename: `${kind}_reimbursement_${id}.pdf` } });
    await eventually(async () => expect(await sizeOf(download.body["pdf_url"])).toBeGreaterThan(1_000), patienceMs);

    // The council asks for a better document, naming documents by `key` and sending no version.
    const list = await council(`/reimbursements/${kind}/?page=1`);
    expect(rowsOf(list, "reimbursements")).toMatchObject([{ reimbursement_id: id, firm_name: firm.name, status: "New" }]);
    const opened1 = await council(`/api/reimbursements/${kind}/${id}/`);
    const documents = rowsOf(opened1, "documents");
    expect(documents.map(({ field_name }) => field_name)).toContain("rcmc_certificate");
    if (kind === "exhibition")
      expect(opened1.body).toMatchObject({ exhibition_name: "Medica", exhibition_venue: "Düsseldorf", exhibition_date: "16-11-2026" });
    for (const { url } of documents) expect(await sizeOf(url)).toBeGreaterThan(100);
    const verdicts = (status: string, deficiency = "") =>
      documents.map(({ field_name, name }) =>
        field_name === "rcmc_certificate"
          ? { key: field_name, name, status, deficiency }
          : { key: field_name, name, status: "SUFFICIENT", deficiency: "" },
      );
    const shared = await council(`/reimbursements/${kind}/${id}/`, {
      json: { action: "share", overall_status: "UNDER_REVIEW", documents: verdicts("DEFICIENT", "The stamp cannot be read.") },
    });
    expect(shared).toMatchObject({ status: 200, body: { message: "Deficiencies shared successfully!" } });

    // The member replaces it by the same step call and replies.
    const asked = await member(`/product-reimbursement/${id}/`);
    expect(asked.body).toMatchObject({
      status: expect.stringMatching(/deficiency/i),
      open_steps: [2],
      remarks: [{ field_name: "rcmc_certificate", is_open: true }],
    });
    const mended = formOf({ step: "2", reimbursement_id: id }, { rcmc_certificate: pdfPart("a clearer scan") });
    expect(await member(stepPath[kind], { form: mended })).toMatchObject({ status: 200 });
    expect(await member(`/api/product-reimbursement/submit/${id}/`, { json: {} })).toMatchObject({
      status: 200,
      body: { status_code: "RESUBMITTED" },
    });

    // The council forwards; DGFT asks, the council asks the member, the member answers in words.
    expect(await council(`/send-dgft/reimbursements/${kind}/${id}/`, { method: "POST" })).toMatchObject({
      status: 409,
      body: { code: "stale_version" },
    });
    await council(`/api/reimbursements/${kind}/${id}/`);
    expect(await council(`/send-dgft/reimbursements/${kind}/${id}/`, { method: "POST" })).toMatchObject({
      status: 409,
      body: { message: 'Please set all documents status to "SUFFICIENT" before forwarding to DGFT.' },
    });
    await council(`/reimbursements/${kind}/${id}/`, { json: { action: "draft", documents: verdicts("SUFFICIENT") } });

    // The old client named no costs: the council completes them from the documents, and nothing is forwarded before.
    expect(await council(`/send-dgft/reimbursements/${kind}/${id}/`, { method: "POST" })).toMatchObject({
      status: 409,
      body: { code: "no_complete_item" },
    });
    const costs = { action: "draft", documents: [], items: [costOfKind[kind]] };
    expect(await council(`/reimbursements/${kind}/${id}/`, { json: costs })).toMatchObject({ status: 200 });
    const [item] = rowsOf(await council(`/api/reimbursements/${kind}/${id}/`), "items");
    expect(item).toMatchObject({ entered_by: "EPCMD" });
    const assessments = [{ item_id: item?.["id"], admissible_amount: "40000.00", reason: "By the receipt" }];
    expect(await council(`/reimbursements/${kind}/${id}/`, { json: { action: "draft", documents: [], assessments } })).toMatchObject({ status: 200 });
    expect(await forward("")).toMatchObject({ status: 200 });

    const forwarded = await dgft(kind === "exhibition" ? "/api/dgft/exhibition/" : "/api/dgft/plant/deficiency/list/");
    const row = rowsOf(forwarded, "results").find(({ reimbursement_id }) => reimbursement_id === id);
    expect(row).toMatchObject({ id, reimbursement_type: schemeOf(kind).typeLabel, status: "Under review by DGFT" });
    await eventually(async () => expect(await sizeOf(row?.["pdf_url"])).toBeGreaterThan(1_000), patienceMs);
    await dgft(`/api/dgft/${kind}/${id}/`);
    const act = (action: string, deficiency_comment = "") =>
      dgft(`/api/dgft/${kind}/${id}/`, { json: { action, status: "APPROVED_DGFT", deficiency_comment } });
    expect(await act("share")).toMatchObject({
      status: 400,
      body: { message: "Please add deficiency comment before sharing", fields: { deficiency_comment: [expect.any(String)] } },
    });
    expect(await act("draft", "Look at the dates")).toMatchObject({ status: 200 });
    expect((await dgft(`/api/dgft/${kind}/${id}/`)).body).toMatchObject({
      status_code: "UNDER_REVIEW_DGFT",
      deficiency_comment: "Look at the dates",
    });
    expect(await act("share", "Which bill of entry?")).toMatchObject({ status: 200 });
    const queries = await council("/api/epcmd/deficiency/list/");
    expect(queries.body).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ reimbursement_id: id, deficiency: "True", comment: "Which bill of entry?" })]),
    );
    await council(`/reimbursements/${kind}/${id}/`);
    const pass = (comment: string) => council(`/api/dgft/${kind}/deficiency/${id}/`, { json: { action: "share", comment } });
    expect(await pass("  ")).toMatchObject({ status: 400, body: { error: "Comment is required. Please add a comment before sharing." } });
    expect(await pass("Send the bill of entry.")).toMatchObject({
      status: 200,
      body: { message: "Deficiencies shared successfully with epcmd member!" },
    });
    await member(`/product-reimbursement/${id}/`);
    expect(await member(`/product-reimbursement/submit/${id}/`, { json: { comment: "It is number 4711 of March." } })).toMatchObject({ status: 200 });
    await council(`/reimbursements/${kind}/${id}/`);
    expect(await forward("The firm has answered.")).toMatchObject({ status: 200 });
    await dgft(`/api/dgft/${kind}/${id}/`);
    expect(await act("approve")).toMatchObject({ status: 200, body: { message: "Application approved successfully!" } });

    expect((await member(`/product-reimbursement/${id}/`)).body).toMatchObject({
      status_code: "APPROVED_DGFT",
      status: expect.stringMatching(/^Approved by DGFT on \d\d-/),
    });
    const approved = await council("/api/epcmd/approved/deficiency/list/");
    expect(approved.body).toMatchObject(expect.arrayContaining([expect.objectContaining({ reimbursement_id: id, firm_name: firm.name })]));
  });
});

describe("a client of the newer calls", () => {
  onQueue("postgres");
  const asActors = async () => {
    const { user, actor } = await createMember(opened.services);
    const [council, dgft] = [await createUser(opened.services, "EPCMD_ADMIN"), await createUser(opened.services, "DGFT_ADMIN")];
    const programs = { member: await programOf(user), council: await programOf(council), dgft: await programOf(dgft) };
    const actors: Actors = {
      member: actor,
      council: await createStaffActor(opened.services, "EPCMD_ADMIN"),
      dgft: await createStaffActor(opened.services, "DGFT_ADMIN"),
    };
    return { ...programs, actors };
  };
  const remarksOf = async (member: Hand, id: string) => rowsOf(await member(`/product-reimbursement/${id}/`), "remarks");

  it("keeps booth photos in the order in which they were sent, knows them again, and shows their pages alone", async () => {
    const { member } = await asActors();
    const first = await member(stepPath.exhibition, { form: await stepParts("exhibition", 1, undefined) });
    const id = String(first.body["reimbursement_id"]);
    const { step } = findDocument(schemeOf("exhibition"), "booth_photos") ?? { step: 0 };
    const photos = [await noisyJpeg(1200, 900, 1), ...(await Promise.all([120, 130, 140, 150].map((width) => jpeg(width, 80))))];
    const send = (order: readonly Buffer[]): Promise<RestReply> => {
      const form = formOf({ step: String(step), reimbursement_id: id });
      for (const photo of order)
        form.append("booth_photos", new Blob([new Uint8Array(photo)], { type: "image/jpeg" }), `${photos.indexOf(photo)}.jpg`);
      return member(stepPath.exhibition, { form });
    };
    const sent = await send(photos);
    expect(sent).toMatchObject({ status: 200, body: { warnings: [] } });
    const again = await send(photos);
    expect(again).toMatchObject({ status: 200, body: { version: sent.body["version"], warnings: ["The same file was there already."] } });
    const documents = rowsOf(await member(`/product-reimbursement/${id}/`), "documents");
    const booth = documents.find(({ field_name }) => field_name === "booth_photos");
    expect(booth).toMatchObject({ files: ["0.jpg", "1.jpg", "2.jpg", "3.jpg", "4.jpg"].map((name) => ({ name })) });
    const pdf = await fetch(`${app.url}${new URL(String(booth?.["url"])).pathname}`);
    const bound = await PDFDocument.load(await pdf.arrayBuffer());
    expect(bound.getPageCount()).toBe(5);
    expect((await send(photos.toReversed())).body["version"]).not.toBe(sent.body["version"]);
  });

  it("answers a flagged document in words: one by its name, all others by the comment", async () => {
    const { member, council, actors } = await asActors();
    const filed = await reimbursementIn(opened.services, actors, "SUBMITTED");
    const verdict = (field_name: string) => ({ field_name, status: "DEFICIENT", deficiency: "The seal is missing." });
    await council(`/reimbursements/product/${filed.id}/`);
    const documents = [verdict("rcmc_certificate"), verdict("foreign_certificate")];
    expect(await council(`/reimbursements/product/${filed.id}/`, { json: { action: "share", documents } })).toMatchObject({ status: 200 });
    await member(`/product-reimbursement/${filed.id}/`);
    const reply = { comment: "See the reverse.", answers: { rcmc_certificate: "It is embossed." } };
    expect(await member(`/product-reimbursement/submit/${filed.id}/`, { json: { ...reply, answers: { mou: "x" } } })).toMatchObject({ status: 409 });
    expect(await member(`/product-reimbursement/submit/${filed.id}/`, { json: { answers: reply.answers } })).toMatchObject({
      status: 409,
      body: { code: "not_answered", fields: { foreign_certificate: [expect.any(String)] } },
    });
    expect(await member(`/product-reimbursement/submit/${filed.id}/`, { json: reply })).toMatchObject({ status: 200 });
    expect(await remarksOf(member, filed.id)).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ field_name: "rcmc_certificate", answer: "It is embossed." }),
        expect.objectContaining({ field_name: "foreign_certificate", answer: "See the reverse." }),
      ]),
    );
  });

  it("shows of a remark when it was answered, and no answer that was never sent", async () => {
    const { member, actors } = await asActors();
    const replied = await reimbursementIn(opened.services, actors, "RESUBMITTED");
    expect(await remarksOf(member, replied.id)).toMatchObject([{ answer: null, answered_at: expect.any(String), is_open: false }]);

    const { id: reimbursementId, documents } = await reimbursementIn(opened.services, actors, "DEFICIENCY_SHARED");
    const [remark] = documents.flatMap(({ deficiencies }) => deficiencies);
    const typed = { reimbursementId, deficiencyId: remark?.id ?? "", answer: "The seal is on page 2." };
    const { version } = await answerDeficiency(contextOf(opened.services, actors.member), typed);
    expect(await remarksOf(member, reimbursementId)).toMatchObject([{ answer: typed.answer, answered_at: null, is_open: true }]);
    await closeReimbursement(contextOf(opened.services, actors.council), { reimbursementId, version, reason: "No reply came" });
    expect(await remarksOf(member, reimbursementId)).toMatchObject([{ answer: null, answered_at: null, is_open: false }]);
  });

  it("keeps the note of an officer in a draft that sends none, shows what is marked, and sends both as the query", async () => {
    const { council, dgft, actors } = await asActors();
    const { id } = await reimbursementIn(opened.services, actors, "UNDER_REVIEW_DGFT");
    const path = `/dgft/product/${id}/`;
    const documents = [{ field_name: "rcmc_certificate", remark: "Page 2?" }];
    await dgft(path);
    expect(await dgft(path, { json: { action: "draft", deficiency_comment: "Look at the dates" } })).toMatchObject({ status: 200 });
    expect(await dgft(path, { json: { action: "draft", documents } })).toMatchObject({ status: 200 });
    const marks = [{ field_name: "rcmc_certificate", remark: "Page 2?", page: null }];
    expect((await dgft(path)).body).toMatchObject({ deficiency_comment: "Look at the dates", marks });
    expect(await dgft(path, { json: { action: "draft", deficiency_comment: "" } })).toMatchObject({ status: 200 });
    expect((await dgft(path)).body).toMatchObject({ deficiency_comment: "", marks });
    expect(await dgft(path, { json: { action: "draft", deficiency_comment: "Which bill of entry?" } })).toMatchObject({ status: 200 });
    expect(await dgft(path, { json: { action: "share" } })).toMatchObject({ status: 200 });
    const queries: unknown = (await council("/epcmd/deficiency/list/?page_size=100")).body;
    expect(queries).toContainEqual(
      expect.objectContaining({ reimbursement_id: id, comment: expect.stringMatching(/^Which bill of entry\?\n.*: Page 2\?$/) }),
    );
  });

  it("passes a query on with the documents it concerns, and the officer reads the council's answer", async () => {
    const { member, council, dgft, actors } = await asActors();
    const { id } = await reimbursementIn(opened.services, actors, "DEFICIENCY_DGFT");
    await council(`/reimbursements/product/${id}/`);
    const documents = [{ field_name: "rcmc_certificate", remark: "Page 2 is missing." }];
    const json = { action: "share", comment: "Send page 2.", documents };
    expect(await council(`/dgft/product/deficiency/${id}/`, { json })).toMatchObject({ status: 200 });
    const asked = await member(`/product-reimbursement/${id}/`);
    expect(asked.body).toMatchObject({
      open_steps: [2],
      remarks: expect.arrayContaining([expect.objectContaining({ remark: "Page 2 is missing." })]),
    });
    expect(await member(`/product-reimbursement/submit/${id}/`, { json: { comment: "It has one page." } })).toMatchObject({ status: 200 });
    await council(`/reimbursements/product/${id}/`);
    await council(`/reimbursements/product/${id}/`, {
      json: { action: "draft", documents: [{ field_name: "rcmc_certificate", status: "SUFFICIENT" }] },
    });
    expect(await council(`/send-dgft/reimbursements/product/${id}/`, { json: { comment: "One page indeed." } })).toMatchObject({ status: 200 });
    expect((await dgft(`/dgft/product/${id}/`)).body).toMatchObject({ council_comment: "One page indeed." });
    for (const reader of [council, dgft]) expect(await reader(`/product-reimbursement/download/${id}/`)).toMatchObject({ status: 200 });
  });
});

describe("an old client's profile", () => {
  onQueue("postgres");
  it("is filled from the firm, refused without codes in the old words, saved and read again", async () => {
    const { user, firm } = await createMember(opened.services);
    const member = await programOf(user);
    const [device] = await database.db.select().from(hsnCodes).limit(1);
    const before = await member("/user-form-data/");
    expect(before).toMatchObject({
      status: 200,
      body: { data: { organization: firm.name, hsn_codes: [], show_email: true, show_phone: true, last_updated_on: "" } },
    });
    const { show_email: _email, show_phone: _phone, ...shown } = before.body["data"] as Record<string, unknown>; // old clients know neither
    const filled = {
      ...shown,
      address: "12 Industrial Area, Pune",
      pan: "AABCK1234D",
      whatsapp: "9876543210",
      alternate_email: "other@firm.example",
      description: "Makers of imaging equipment.",
    };
    expect(await member("/api/user-form-data/", { json: { ...filled, hsn_codes: [] } })).toMatchObject({
      status: 400,
      body: { detail: "Please select at least one HSN code", hsn_codes: ["Please select at least one HSN code"] },
    });
    const saved = await member("/api/api/user-form-data", { json: { ...filled, hsn_codes: [device?.code, ""] } });
    expect(saved).toMatchObject({
      status: 200,
      body: { message: "Save Successfully", data: { hsn_codes: [device?.code], whatsapp: "+919876543210" } },
    });
    expect((await member("/user-form-data")).body["data"]).toEqual(saved.body["data"]);
    const buyer = await programOf(await createUser(opened.services, "BUYER"));
    const contacts = async () =>
      rowsOf(await buyer("/buyer/epcmd-members/"), "members").map((row) => [row["contact_person_email"], row["contact_person_phone"]]);
    expect(await contacts()).toEqual([[expect.stringContaining("@"), expect.stringMatching(/^\+91/)]]);
    await member("/user-form-data", { json: { ...filled, hsn_codes: [device?.code], show_phone: false } });
    expect(await contacts()).toEqual([[expect.stringContaining("@"), ""]]);
    expect(await member("/user-form-data", { json: { ...filled, hsn_codes: ["00000000"] } })).toMatchObject({
      status: 400,
      body: { code: "hsn_unknown" },
    });
  });
});

/** Bytes behind a signed address, opened as a new browser tab does. @throws while it is being made */
async function sizeOf(url: unknown): Promise<number> {
  const response = await fetch(`${app.url}${new URL(String(url)).pathname}`);
  if (response.status !== 200) throw new Error(`${String(url)} answers ${response.status}`);
  expect(response.headers.get("content-disposition")).toMatch(/^attachment; /);
  return (await response.arrayBuffer()).byteLength;
}
