import { eq } from "drizzle-orm";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { maxDraftBytesPerFirm } from "#domain/reimbursements/file-rules.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { FirmRow } from "#db/queries/members.ts";
import { firms } from "#db/schema/members.ts";
import { files } from "#db/schema/reimbursements.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { createMember } from "../../support/factories.ts";
import { textPdf } from "../../support/files.ts";
import { damagedPdf, encryptedPdf, executable, manyPagesPdf, objectStreamBomb, pngBomb } from "../../support/hostile-files.ts";
import { formOf, pdfPart } from "../../support/multipart.ts";
import { attach, completeDraft } from "../../support/reimbursements.ts";
import { restLogin } from "../../support/rest-client.ts";
import type { RestWorld } from "../../support/rest-world.ts";
import { contextOf } from "../../support/services.ts";
import type { Ask, Asked, CaseTable } from "./case.ts";

const address = "12 Industrial Area, Pune";

const startDraft = ({ services }: RestWorld, actor: MemberActor, scheme: SchemeKind): Promise<ReimbursementView> =>
  saveStep(contextOf(services, actor), { scheme, step: 1, answers: { firm_address: address } });

const draftOf = (world: RestWorld, scheme: SchemeKind, purpose = "steps"): Promise<ReimbursementView> =>
  world.once(`draft ${scheme} ${purpose}`, () => startDraft(world, world.actors.member, scheme));

const byMember = async (world: RestWorld): Promise<{ token: string }> => ({ token: await world.tokenOf("MEMBER") });

/** Somebody of a firm whose membership is as it is, with a token and a reimbursement. */
type OtherMember = { readonly token: string; readonly view: ReimbursementView };

const otherMember = (
  world: RestWorld,
  name: string,
  make: (actor: MemberActor) => Promise<ReimbursementView>,
  membership: Partial<FirmRow> = {},
): Promise<OtherMember> =>
  world.once(name, async () => {
    const { user, firm, actor } = await createMember(world.services);
    const view = await make(actor);
    if (Object.keys(membership).length > 0) await world.database.db.update(firms).set(membership).where(eq(firms.id, firm.id));
    return { view, token: (await restLogin(world.app.url, user)).access };
  });

const lapsed = { membershipStartOn: "2020-04-01", membershipEndOn: "2021-03-31" };
const early = { membershipStartOn: "2098-04-01", membershipEndOn: "2099-03-31" };

/** Step 2 of a draft with this file for the RCMC certificate. */
const certificate =
  (scheme: SchemeKind, make: (world: RestWorld) => Buffer | Promise<Buffer>): Ask =>
  async (world) => {
    const { id } = await draftOf(world, scheme);
    const rcmc_certificate = new Blob([new Uint8Array(await make(world))], { type: "application/pdf" });
    return { ...(await byMember(world)), form: formOf({ step: "2", reimbursement_id: id }, { rcmc_certificate }) };
  };

const step =
  (scheme: SchemeKind, texts: Readonly<Record<string, string>>, parts: Readonly<Record<string, Blob>> = {}): Ask =>
  async (world) => {
    const { id } = await draftOf(world, scheme);
    return { ...(await byMember(world)), form: formOf({ reimbursement_id: id, ...texts }, parts) };
  };

/** Step 1 again, for an existing reimbursement, by one who has just read it. */
const firstStepOf =
  (make: (world: RestWorld) => Promise<OtherMember>): Ask =>
  async (world) => {
    const { token, view } = await make(world);
    return { token, form: formOf({ step: "1", reimbursement_id: view.id, version: String(view.version), firm_address: "Elsewhere" }) };
  };

async function fullDrafts(world: RestWorld, scheme: SchemeKind): Promise<Asked> {
  const { token, view } = await otherMember(world, `full ${scheme}`, async (actor) => {
    const { id } = await attach(world.services, actor, undefined, "rcmc_certificate", "the first", scheme);
    await world.database.db.update(files).set({ sizeBytes: maxDraftBytesPerFirm }).where(eq(files.firmId, actor.firmId));
    return attach(world.services, actor, id, "rcmc_certificate", "the first", scheme);
  });
  return { token, form: formOf({ step: "2", reimbursement_id: view.id, version: String(view.version) }, { rcmc_certificate: pdfPart("one more") }) };
}

const ofActors =
  (state: Parameters<RestWorld["claim"]>[0], scheme: SchemeKind) =>
  async (world: RestWorld): Promise<OtherMember> => ({ ...(await byMember(world)), view: await world.claim(state, scheme) });

/** Files that no call takes, each with its refusal; `send` sends one. */
const casesOfFiles = (send: (make: (world: RestWorld) => Buffer | Promise<Buffer>) => Ask): Record<string, Ask> => ({
  "400 empty": send(() => Buffer.alloc(0)),
  "400 damaged": send(damagedPdf),
  "400 password_protected": send(() => encryptedPdf({ userPassword: "secret" })),
  "400 unreadable": send((world) => world.once("bomb", () => Promise.resolve(objectStreamBomb(256)))),
  "400 image_too_large": send(() => pngBomb(12_000)),
  "400 too_many_pages": send(() => manyPagesPdf(1_001)),
  "415 unsupported_type": send(executable),
});

const casesOfSteps = (scheme: SchemeKind): Record<string, Ask> => ({
  "200": certificate(scheme, () => textPdf([`certificate of a ${scheme}`])),
  "400 no_such_step": step(scheme, { step: "99" }),
  "400 no_id": async (world) => ({ ...(await byMember(world)), form: formOf({ step: "2" }, { rcmc_certificate: pdfPart("x") }) }),
  "400 step_invalid": step(scheme, { step: "1", firm_address: "x".repeat(501) }),
  "400 step_incomplete": step(scheme, { step: "1", firm_address: " " }),
  "400 other_step": step(scheme, { step: "3" }, { rcmc_certificate: pdfPart("x") }),
  ...casesOfFiles((make) => certificate(scheme, make)),
  "403 membership_expired": firstStepOf((world) => otherMember(world, `lapsed ${scheme}`, (actor) => startDraft(world, actor, scheme), lapsed)),
  "403 membership_not_started": firstStepOf((world) => otherMember(world, `early ${scheme}`, (actor) => startDraft(world, actor, scheme), early)),
  "404 not_found": step(scheme, { step: "1", reimbursement_id: "PRD-2627-99999", firm_address: address }),
  "409 not_open": firstStepOf(ofActors("DEFICIENCY_SHARED", scheme)),
  "409 stale_version": step(scheme, { step: "1", version: "1", firm_address: "Elsewhere" }),
  "409 wrong_state": firstStepOf(ofActors("SUBMITTED", scheme)),
  "413 quota": (world) => fullDrafts(world, scheme),
});

/** Submits a reimbursement with the version that it has. */
const submitting =
  (make: (world: RestWorld) => Promise<OtherMember>, body: object = {}): Ask =>
  async (world) => {
    const { token, view } = await make(world);
    return { token, params: { id: view.id }, json: { version: view.version, ...body } };
  };

/** A reply that brings this file as a further paper. */
const furtherPaper =
  (make: (world: RestWorld) => Buffer | Promise<Buffer>): Ask =>
  async (world) => {
    const { id, version } = await world.claim("DEFICIENCY_SHARED");
    const papers = new Blob([new Uint8Array(await make(world))], { type: "application/pdf" });
    return { ...(await byMember(world)), params: { id }, form: formOf({ version: String(version), paper_names: '["Bill of entry"]' }, { papers }) };
  };

const own =
  (find: (world: RestWorld) => Promise<ReimbursementView>) =>
  async (world: RestWorld): Promise<OtherMember> => ({ ...(await byMember(world)), view: await find(world) });

const ofOtherFirm = (name: string, membership: Partial<FirmRow>) => (world: RestWorld) =>
  otherMember(world, `complete ${name}`, (actor) => completeDraft(world.services, actor), membership);

const readOwn: Ask = async (world) => ({ ...(await byMember(world)), params: { id: (await world.claim("SUBMITTED")).id } });

export const reimbursementCases: CaseTable = {
  getProductReimbursement: { "200": async (world) => ({ ...(await byMember(world)), query: "?page=1&page_size=5" }) },
  getProductReimbursementById: { "200": readOwn },
  getProductReimbursementDownloadById: { "200": readOwn },
  postProductReimbursement: casesOfSteps("product"),
  postReimbursementPlant: casesOfSteps("plant"),
  postReimbursementExhibition: casesOfSteps("exhibition"),
  postProductReimbursementSubmitById: {
    "200": async (world) => ({
      ...(await submitting(own((inside) => inside.claim("DRAFT", "product", "to submit")))(world)),
      headers: { "idempotency-key": "submits-once" },
    }),
    "400 paper_names": submitting(
      own((world) => world.claim("DEFICIENCY_SHARED")),
      { paper_names: ["Bill of entry"] },
    ),
    "400 paper_fields": submitting(
      own((world) => world.claim("DEFICIENCY_SHARED")),
      { paper_fields: ["further_paper_1"] },
    ),
    ...casesOfFiles(furtherPaper),
    "503 storage_unavailable": furtherPaper(() => textPdf(["Bill of entry"])),
    "403 membership_expired": submitting(ofOtherFirm("lapsed", lapsed)),
    "403 membership_not_started": submitting(ofOtherFirm("early", early)),
    "409 not_complete": submitting(own((world) => draftOf(world, "product", "incomplete"))),
    "409 not_answered": submitting(own((world) => world.claim("DEFICIENCY_SHARED"))),
    "409 not_open": submitting(
      own((world) => world.claim("DEFICIENCY_SHARED")),
      { answers: { mou_document: "The seal is embossed." } },
    ),
    "409 stale_version": submitting(
      own((world) => world.claim("DRAFT")),
      { version: 999 },
    ),
    "409 wrong_state": submitting(own((world) => world.claim("SUBMITTED"))),
  },
};
