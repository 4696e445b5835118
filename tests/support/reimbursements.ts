import { Readable } from "node:stream";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { attachDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import type { Services } from "#server/context.ts";
import { textPdf } from "./files.ts";
import { contextOf } from "./services.ts";

export type Cast = { readonly member: MemberActor; readonly council: StaffActor; readonly dgft: StaffActor };

/** The papers that a product reimbursement needs when every question is answered No. */
export const neededDocuments = [
  "rcmc_certificate",
  "export_value_certificate",
  "products_registered",
  "foreign_certificate",
  "manufacturing_license",
] as const;

const answersOf: Readonly<Record<number, Record<string, unknown>>> = {
  1: { firm_address: "12 Industrial Area" },
  6: { has_mission_certificate: false },
  7: { has_previous_claims: false },
  8: { has_current_certificate: false },
};
const documentOf: Readonly<Record<number, (typeof neededDocuments)[number]>> = {
  2: "rcmc_certificate",
  3: "export_value_certificate",
  4: "products_registered",
  5: "foreign_certificate",
  9: "manufacturing_license",
};

/** Sends a paper as the web client does; every text makes other bytes. */
export async function attach(
  services: Services,
  actor: MemberActor,
  id: string | undefined,
  fieldName: string,
  text = `${fieldName} of ${id}`,
): Promise<ReimbursementView> {
  const staged = await services.files.stage(Readable.from([textPdf([text])]), { maxBytes: maxFileBytes });
  const ctx = contextOf(services, actor);
  const { reimbursementId } = await attachDocument(ctx, { scheme: "product", reimbursementId: id, fieldName }, { staged, name: `${fieldName}.pdf` });
  return getOwnReimbursement(ctx, { reimbursementId });
}

/** A product draft with all nine steps saved. */
export async function completeDraft(services: Services, actor: MemberActor): Promise<ReimbursementView> {
  const ctx = contextOf(services, actor);
  let view = await saveStep(ctx, { scheme: "product", step: 1, answers: answersOf[1] ?? {} });
  for (let step = 2; step <= 9; step += 1) {
    const fieldName = documentOf[step];
    if (fieldName !== undefined) view = await attach(services, actor, view.id, fieldName);
    view = await saveStep(ctx, { scheme: "product", reimbursementId: view.id, step, answers: answersOf[step] ?? {} });
  }
  return view;
}

export const sufficient = (view: ReimbursementView) =>
  view.documents.filter((document) => document.isApplicable).map(({ fieldName }) => ({ fieldName, status: "SUFFICIENT" as const, remark: "" }));

/** A product reimbursement of the cast's firm in this state, reached by the verbs. */
export async function reimbursementIn(services: Services, cast: Cast, state: State): Promise<ReimbursementView> {
  const council = contextOf(services, cast.council);
  let view = await completeDraft(services, cast.member);
  if (state === "DRAFT") return view;
  view = await submit(contextOf(services, cast.member), { reimbursementId: view.id, version: view.version });
  if (state === "SUBMITTED") return view;
  if (state === "CLOSED") return closeReimbursement(council, { reimbursementId: view.id, version: view.version, reason: "Filed twice" });
  if (state === "DEFICIENCY_SHARED" || state === "RESUBMITTED") {
    const documents = [{ fieldName: "foreign_certificate", status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    view = await shareDeficiencies(council, { reimbursementId: view.id, version: view.version, documents });
    if (state === "DEFICIENCY_SHARED") return view;
    view = await attach(services, cast.member, view.id, "foreign_certificate", "clearer scan");
    return submit(contextOf(services, cast.member), { reimbursementId: view.id, version: view.version });
  }
  view = await saveReview(council, { reimbursementId: view.id, version: view.version, documents: sufficient(view) });
  if (state === "UNDER_REVIEW") return view;
  view = await forwardToDgft(council, { reimbursementId: view.id, version: view.version, comment: "" });
  if (state === "UNDER_REVIEW_DGFT") return view;
  const dgft = contextOf(services, cast.dgft);
  if (state === "DEFICIENCY_DGFT") return shareQuery(dgft, { reimbursementId: view.id, version: view.version, query: "Which bill of entry?" });
  return approve(dgft, { reimbursementId: view.id, version: view.version });
}
