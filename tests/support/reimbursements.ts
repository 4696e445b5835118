import { Readable } from "node:stream";
import type { MemberActor, StaffActor } from "#domain/accounts/actor.ts";
import { maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import { findDocument, isOneFileStep, reviewDocuments } from "#domain/reimbursements/derive.ts";
import { factsOfKind, itemsFields } from "#domain/reimbursements/items.ts";
import type { State } from "#domain/reimbursements/lifecycle.ts";
import type { Field, Scheme, SchemeItemsField } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { findWaitingReopening } from "#db/queries/decisions.ts";
import { approve } from "#server/application/dgft/approve.ts";
import { shareQuery } from "#server/application/dgft/share-query.ts";
import { askFreshLook } from "#server/application/reimbursements/ask-fresh-look.ts";
import { attachDocument, type AttachedDocument } from "#server/application/reimbursements/attach-document.ts";
import { getOwnReimbursement } from "#server/application/reimbursements/get-own.ts";
import { saveStep } from "#server/application/reimbursements/save-step.ts";
import { submit } from "#server/application/reimbursements/submit.ts";
import type { SettleReopeningInput } from "#server/application/reimbursements/reopening.ts";
import type { ReimbursementView } from "#server/application/reimbursements/view.ts";
import { forwardToDgft } from "#server/application/reviews/forward-to-dgft.ts";
import { getReview } from "#server/application/reviews/get-review.ts";
import { saveReview } from "#server/application/reviews/save-review.ts";
import { shareDeficiencies } from "#server/application/reviews/share-deficiencies.ts";
import { closeReimbursement } from "#server/application/reviews/close-reimbursement.ts";
import { DomainError } from "#domain/errors.ts";
import type { AppContext, Services } from "#server/context.ts";
import { createMember, createStaffActor } from "./factories.ts";
import { jpeg, textPdf } from "./files.ts";
import { contextOf } from "./services.ts";

export type Actors = { readonly member: MemberActor; readonly council: StaffActor; readonly dgft: StaffActor };

/** A new member with a firm of its own, and a new officer of each office. */
export async function createActors(services: Services): Promise<Actors> {
  const { actor: member } = await createMember(services);
  return { member, council: await createStaffActor(services, "EPCMD_ADMIN"), dgft: await createStaffActor(services, "DGFT_ADMIN") };
}

/** The documents that a product reimbursement needs when every question is answered No. */
export const neededDocuments = [
  "rcmc_certificate",
  "export_value_certificate",
  "products_registered",
  "foreign_certificate",
  "manufacturing_license",
] as const;

/** Uploads a document as the web client does, over the version that is there; every text makes other bytes. */
export async function attach(
  services: Services,
  actor: MemberActor,
  id: string | undefined,
  fieldName: string,
  text?: string,
  scheme: SchemeKind = "product",
): Promise<ReimbursementView> {
  const ctx = contextOf(services, actor);
  const before = id === undefined ? undefined : await getOwnReimbursement(ctx, { reimbursementId: id });
  const documentVersion = before?.documents.find((document) => document.fieldName === fieldName)?.current?.version;
  const { reimbursementId } = await upload(services, actor, { scheme, reimbursementId: id, fieldName, documentVersion, text });
  return getOwnReimbursement(ctx, { reimbursementId });
}

type Uploaded = {
  readonly scheme: SchemeKind;
  readonly reimbursementId: string | undefined;
  readonly fieldName: string;
  readonly documentVersion?: number | undefined;
  readonly text?: string | undefined;
};

async function upload(
  services: Services,
  actor: MemberActor,
  { scheme, reimbursementId, fieldName, documentVersion, text = `${fieldName} of ${reimbursementId}` }: Uploaded,
): Promise<AttachedDocument> {
  const field = findDocument(schemeOf(scheme), fieldName)?.field;
  const isPicture = field?.accept === "image";
  const bytes = isPicture ? await jpeg() : textPdf(Array.from({ length: field?.minPages ?? 1 }, () => text));
  const staged = await services.files.stage(Readable.from([bytes]), { maxBytes: maxFileBytes });
  const name = `${fieldName}.${isPicture ? "jpg" : "pdf"}`;
  return attachDocument(contextOf(services, actor), { scheme, reimbursementId, fieldName, documentVersion }, { staged, name });
}

/** The plainest answer to a question: No where there is a choice. */
function plainAnswer(field: Field): Record<string, unknown> {
  switch (field.type) {
    case "yesNo":
      return { [field.name]: false };
    case "text":
      return field.fromFirm === undefined ? { [field.name]: "12 Industrial Area" } : {};
    case "amount":
      return { [field.name]: "1250000" };
    case "date":
      return { [field.name]: "2026-02-16" };
    case "select":
      return { [field.name]: field.options[0]?.value };
    case "mapsLink":
      return { [field.name]: "https://maps.app.goo.gl/plant" };
    case "document":
    case "group":
    case "items":
      return {};
  }
}

/** One complete item in rupees for the items of a field, proved by a document that every claim of the scheme has. */
function plainItem(scheme: Scheme, field: SchemeItemsField): Record<string, string> {
  const [kind] = field.kinds;
  if (kind === undefined) throw new Error(`${field.label} has no kinds`);
  const given = { event: "India MedTech Expo", paid_on: "2026-02-16", event_from: "2026-02-16", country: "KE", currency: "INR", amount: "80000.00" };
  const facts = factsOfKind(kind)
    .filter(({ isNeeded }) => isNeeded)
    .map(({ name }): [string, string] => [name, Object.entries(given).find(([known]) => known === name)?.[1] ?? "KE-2026-1"]);
  const isAlwaysThere = reviewDocuments(scheme).some(({ field: { name }, onlyIf }) => name === field.document && onlyIf === undefined);
  return { kind: kind.kind, ...Object.fromEntries(facts), document: isAlwaysThere ? field.document : "rcmc_certificate", page: "1" };
}

/** The items of a draft of the tests: one complete item, in the first step that can hold items. */
function plainItems(scheme: Scheme, step: number): { items?: Record<string, string>[] } {
  const [first] = itemsFields(scheme);
  return first?.step === step ? { items: [plainItem(scheme, first.field)] } : {};
}

/** A draft with every step saved, every question answered No and one complete item; of a product unless another scheme is named. */
export async function completeDraft(services: Services, actor: MemberActor, scheme: SchemeKind = "product"): Promise<ReimbursementView> {
  const ctx = contextOf(services, actor);
  let reimbursementId: string | undefined;
  for (const [index, step] of schemeOf(scheme).steps.entries()) {
    const documents = step.fields.filter(({ type }) => type === "document");
    for (const { name } of documents) ({ reimbursementId } = await upload(services, actor, { scheme, reimbursementId, fieldName: name }));
    const items = plainItems(schemeOf(scheme), index + 1);
    // The file of such a step has saved it.
    if (isOneFileStep(step) && items.items === undefined) continue;
    const answers: Record<string, unknown> = Object.assign({}, ...step.fields.map(plainAnswer), items);
    ({ id: reimbursementId } = await saveStep(ctx, { scheme, reimbursementId, step: index + 1, answers }));
  }
  if (reimbursementId === undefined) throw new Error(`${scheme} has no steps`);
  return getOwnReimbursement(ctx, { reimbursementId });
}

export const sufficient = (view: ReimbursementView) =>
  view.documents.filter((document) => document.isApplicable).map(({ fieldName }) => ({ fieldName, status: "SUFFICIENT" as const, remark: "" }));

/** The council's own figure where the rules that the product brings give none. */
export const assessed = (view: ReimbursementView, scheme: SchemeKind) =>
  scheme === "product" ? [] : view.items.map(({ id }) => ({ itemId: id, admissiblePaise: 40_000_00, reason: "Checked against the papers." }));

/** Forwards; where a second person has to confirm the amount, by another login of the council. */
export async function forwardByTwo(services: Services, council: AppContext, view: ReimbursementView): Promise<ReimbursementView> {
  const input = { reimbursementId: view.id, version: view.version, comment: "" };
  try {
    return await forwardToDgft(council, input);
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "second_person") throw error;
    const second = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    const { version } = await getReview(second, { reimbursementId: view.id });
    return forwardToDgft(second, { ...input, version });
  }
}

/** A reimbursement of the actors' firm in this state, made by the use cases; of a product unless another scheme is named. */
export async function reimbursementIn(services: Services, actors: Actors, state: State, scheme: SchemeKind = "product"): Promise<ReimbursementView> {
  const council = contextOf(services, actors.council);
  let view = await completeDraft(services, actors.member, scheme);
  if (state === "DRAFT") return view;
  view = await submit(contextOf(services, actors.member), { reimbursementId: view.id, version: view.version });
  if (state === "SUBMITTED") return view;
  if (state === "CLOSED") return closeReimbursement(council, { reimbursementId: view.id, version: view.version, reason: "Filed twice" });
  if (state === "FRESH_LOOK") {
    // By somebody else: who decided acts on it no more.
    const closer = contextOf(services, await createStaffActor(services, "EPCMD_ADMIN"));
    view = await closeReimbursement(closer, { reimbursementId: view.id, version: view.version, reason: "Filed twice" });
    const asked = { reimbursementId: view.id, version: view.version, reason: "It was filed once, under this number only." };
    return askFreshLook(contextOf(services, actors.member), asked);
  }
  if (state === "DEFICIENCY_SHARED" || state === "RESUBMITTED") {
    // Every scheme asks for the RCMC certificate; of a product the foreign certificate is the one to ask about.
    const fieldName = scheme === "product" ? "foreign_certificate" : "rcmc_certificate";
    const documents = [{ fieldName, status: "DEFICIENT" as const, remark: "The stamp cannot be read." }];
    view = await shareDeficiencies(council, { reimbursementId: view.id, version: view.version, documents });
    if (state === "DEFICIENCY_SHARED") return view;
    view = await attach(services, actors.member, view.id, fieldName, "clearer scan", scheme);
    return submit(contextOf(services, actors.member), { reimbursementId: view.id, version: view.version });
  }
  view = await saveReview(council, {
    reimbursementId: view.id,
    version: view.version,
    documents: sufficient(view),
    assessments: assessed(view, scheme),
  });
  if (state === "UNDER_REVIEW") return view;
  view = await forwardByTwo(services, council, view);
  if (state === "UNDER_REVIEW_DGFT") return view;
  const dgft = contextOf(services, actors.dgft);
  if (state === "DEFICIENCY_DGFT") return shareQuery(dgft, { reimbursementId: view.id, version: view.version, query: "Which bill of entry?" });
  return approve(dgft, { reimbursementId: view.id, version: view.version });
}

/** Names the reopening of a claim that waits, as the page of a second person does. */
export async function waitingReopening({ db }: Services, reimbursementId: string): Promise<SettleReopeningInput> {
  const waiting = await findWaitingReopening(db, reimbursementId);
  if (waiting === undefined) throw new Error(`no reopening of ${reimbursementId} waits`);
  return { reimbursementId, askedAt: waiting.askedAt };
}
