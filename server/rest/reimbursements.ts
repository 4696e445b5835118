import { z } from "zod";
import { itemKinds } from "#domain/reimbursements/items.ts";
import { itemsName, type Field, type Scheme } from "#domain/reimbursements/scheme.ts";
import { multipartFields, findDocument } from "#domain/reimbursements/derive.ts";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { FurtherPaperName } from "#domain/reimbursements/further-paper-name.ts";
import { furtherPaperStep, newPaperName } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { linkDossier } from "../application/files/open-target.ts";
import { dossierName } from "../application/dossiers/get-dossier.ts";
import { getOwnReimbursement } from "../application/reimbursements/get-own.ts";
import { Comment, ReimbursementId } from "../application/reimbursements/inputs.ts";
import { listOwnReimbursements, type OwnReimbursementRow } from "../application/reimbursements/list-own.ts";
import { saveWholeStep } from "../application/reimbursements/save-whole-step.ts";
import { submit } from "../application/reimbursements/submit.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import type { AppContext } from "../context.ts";
import {
  actingRefusals,
  AsksPapersAnswer,
  documentUrl,
  exampleItem,
  ItemBody,
  itemsDescription,
  itemsOf,
  OwnIdParams,
  statusFields,
  summaryOf,
} from "./reimbursement-wire.ts";
import { amountFields, ComputationBody, computationOf, exampleAmounts, wireAmounts } from "./amount-wire.ts";
import { ok, route, type Multipart, type RestRoute } from "./route.ts";
import { urlOf } from "./signed.ts";
import { pageQuery, pageSizeQuery, versionDescription, wireInstant, WireInstant } from "./wire.ts";

const tag = "Member: reimbursements";

const OwnRow = z.object({
  reimbursement_id: z.string(),
  reimbursement_type: z.string().meta({ example: "Product" }),
  ...statusFields,
  ...amountFields,
  version: z.int(),
  current_step: z.int(),
  step_count: z.int(),
  updated_at: WireInstant,
  submitted_at: WireInstant.nullable(),
});

const exampleRow = {
  reimbursement_id: "PRD-2627-00042",
  reimbursement_type: "Product",
  status: "Action needed: deficiency in 1 documents",
  status_code: "DEFICIENCY_SHARED",
  ...exampleAmounts,
  recommended_amount: null,
  version: 12,
  current_step: 10,
  step_count: 10,
  updated_at: "2026-11-21T09:30:00.000Z",
  submitted_at: "2026-11-20T09:30:00.000Z",
};

const ownRow = (row: OwnReimbursementRow): z.infer<typeof OwnRow> => ({
  reimbursement_id: row.id,
  reimbursement_type: row.typeLabel,
  status: row.status,
  status_code: row.state,
  ...wireAmounts(row),
  version: row.version,
  current_step: row.currentStep,
  step_count: row.stepCount,
  updated_at: wireInstant(row.updatedAt),
  submitted_at: row.submittedAt === undefined ? null : wireInstant(row.submittedAt),
});

const Remark = z.object({
  field_name: z.string().nullable().meta({ description: "The document, or null for the reimbursement as a whole" }),
  remark: z.string(),
  origin: z.enum(["EPCMD", "DGFT"]),
  shared_at: WireInstant,
  answer: z.string().nullable(),
  is_open: z.boolean().meta({ description: "It waits for an answer" }),
});

const OwnDetail = OwnRow.extend({
  firm_name: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  values: z
    .record(z.string(), z.unknown())
    .meta({ description: "Answers by field name: text, amounts as decimal strings, dates YYYY-MM-DD, booleans" }),
  items: z.array(ItemBody),
  computation: ComputationBody.meta({ description: "How the recommendation is computed; null before it was forwarded to DGFT" }),
  documents: z.array(
    z.object({
      field_name: z.string(),
      name: z.string(),
      step: z.int().meta({ description: "The step that asks for it; 0 for a further paper" }),
      url: z.string().nullable(),
      is_needed: z.boolean(),
      is_open: z.boolean().meta({ description: "It may be replaced now" }),
      files: z.array(z.object({ name: z.string(), type: z.string(), size: z.int(), pages: z.int() })),
    }),
  ),
  remarks: z.array(Remark),
  asks_papers: AsksPapersAnswer,
  open_steps: z.array(z.int()).meta({ description: "Steps of which something may be changed now" }),
  actions: z.array(z.string()).meta({ description: "What you may do now" }),
});

const exampleDetail = {
  ...exampleRow,
  firm_name: "Kaveri Imaging Pvt Ltd",
  contact_name: "Export Desk",
  contact_email: "exports@kaveri.example",
  contact_phone: "+91 98765 43210",
  values: { firm_address: "12 Industrial Area, Pune", has_mission_certificate: false },
  items: [exampleItem],
  computation: null,
  documents: [
    {
      field_name: "rcmc_certificate",
      name: "EPCMD RCMC no. / membership certificate",
      step: 2,
      url: "https://portal.example/api/signed/eyJ0Ijp7…/",
      is_needed: true,
      is_open: true,
      files: [{ name: "rcmc.pdf", type: "application/pdf", size: 81234, pages: 2 }],
    },
  ],
  remarks: [
    {
      field_name: "rcmc_certificate",
      remark: "The stamp cannot be read.",
      origin: "EPCMD",
      shared_at: "2026-11-21T09:30:00.000Z",
      answer: null,
      is_open: true,
    },
  ],
  asks_papers: false,
  open_steps: [2],
  actions: ["submit"],
};

function ownDetail(ctx: AppContext, view: ReimbursementView): z.infer<typeof OwnDetail> {
  const { generalDeficiencies, documents, steps } = view;
  const { [itemsName]: _, ...values } = view.answers;
  const remarks = [...generalDeficiencies, ...documents.flatMap(({ deficiencies }) => deficiencies)];
  const openSteps = new Set([
    ...steps.filter(({ isOpen, number }) => isOpen && number < view.stepCount).map(({ number }) => number),
    ...documents.filter(({ isOpen, step }) => isOpen && step !== furtherPaperStep).map(({ step }) => step),
    ...view.items.filter(({ isOpen }) => isOpen).map(({ step }) => step),
  ]);
  return {
    ...summaryOf(view),
    reimbursement_type: view.typeLabel,
    current_step: view.currentStep,
    step_count: view.stepCount,
    updated_at: wireInstant(view.updatedAt),
    submitted_at: view.submittedAt === undefined ? null : wireInstant(view.submittedAt),
    values,
    items: itemsOf(view),
    ...wireAmounts(view),
    computation: computationOf(view),
    documents: documents.map((document) => ({
      field_name: document.fieldName,
      name: document.label,
      step: document.step,
      url: documentUrl(ctx, view.id, document),
      is_needed: document.isApplicable,
      is_open: document.isOpen,
      files: (document.current?.files ?? []).map(({ name, mediaType, sizeBytes, pages }) => ({ name, type: mediaType, size: sizeBytes, pages })),
    })),
    remarks: remarks.map(({ fieldName, remark, origin, sharedAt, answer, isOpen }) => ({
      field_name: fieldName ?? null,
      remark,
      origin,
      shared_at: wireInstant(sharedAt),
      answer: answer ?? null,
      is_open: isOpen,
    })),
    asks_papers: view.asksPapers,
    open_steps: [...openSteps].sort((a, b) => a - b),
    actions: [...view.actions],
  };
}

const typeText = {
  text: "Text",
  amount: "Rupees, a number with at most two decimals",
  date: "DD-MM-YYYY or YYYY-MM-DD",
  mapsLink: "https link of a maps service",
} as const;

const maxPartCharacters = 20_000;

/** The text parts of a field, by wire name. */
function textParts(field: Field, step: number): [string, z.ZodType][] {
  const part = (kind: string): z.ZodType =>
    z
      .string()
      .max(maxPartCharacters)
      .optional()
      .meta({ description: `Step ${step}: ${field.label}. ${kind}` });
  if (field.type === "document" || field.type === "items") return [];
  if (field.type === "yesNo") return [[field.name, part("true, false, 1 or 0")], ...field.whenYes.flatMap((inner) => textParts(inner, step))];
  if (field.type === "group")
    return [
      [
        field.name,
        part(
          `A JSON object with ${field.fields.map(({ name }) => name).join(", ")}${field.maxEntries > 1 ? `, or an array of at most ${field.maxEntries} of them` : ""}`,
        ),
      ],
    ];
  if (field.type === "select")
    return [
      [
        field.name,
        part(
          `One of ${field.options
            .map(({ value }) => value)
            .join(", ")
            .slice(0, 400)}`,
        ),
      ],
    ];
  return [[field.name, part(typeText[field.type])]];
}

/** 40 items of the longest texts. */
const maxItemsCharacters = 60_000;
/** The version as a text part. */
const partVersion = z
  .string()
  .regex(/^[1-9]\d{0,8}$/, "Enter the version as a whole number")
  .transform(Number);

/** A value of a JSON body, or the same as JSON in a text part. */
const jsonPart = <S extends z.ZodType>(schema: S) => z.union([schema, z.string().max(maxPartCharacters).transform(jsonOf).pipe(schema)]).optional();

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // the schema behind it says what it expects
  }
}

const stepBody = (scheme: Scheme) =>
  z.object({
    step: z
      .string()
      .regex(/^\d{1,3}$/, `Enter a step from 1 to ${scheme.steps.length}`)
      .transform(Number)
      .meta({ description: `1 to ${scheme.steps.length}` }),
    reimbursement_id: z
      .union([z.literal("").transform(() => undefined), ReimbursementId])
      .optional()
      .meta({ description: "From step 2 on; without it step 1 starts a new draft" }),
    version: partVersion.optional().meta({ description: versionDescription }),
    ...Object.fromEntries(scheme.steps.flatMap(({ fields }, index) => fields.flatMap((field) => textParts(field, index + 1)))),
    [itemsName]: z
      .string()
      .max(maxItemsCharacters)
      .optional()
      .meta({ description: itemsDescription(itemKinds(scheme)) }),
  });

function stepParts(scheme: Scheme): Multipart {
  const texts = scheme.steps.flatMap(({ fields }) => fields.flatMap((field) => textParts(field, 1)));
  return {
    files: multipartFields(scheme).map(({ name, maxCount }) => {
      const document = findDocument(scheme, name);
      const kinds = document?.field.accept === "image" ? "an image" : "PDF or image";
      return { name, maxCount, description: `Step ${document?.step}: ${document?.field.label}; ${kinds}, at most 5 x 1024 x 1024 bytes` };
    }),
    maxTextFields: texts.length + 7,
  };
}

const furtherPaperRefusals = [
  { kind: "invalid", code: "empty", when: "a file has no content" },
  { kind: "invalid", code: "damaged", when: "a file cannot be opened" },
  { kind: "invalid", code: "password_protected", when: "a PDF asks for a password" },
  { kind: "invalid", code: "unreadable", when: "a file takes too much time or memory to open" },
  { kind: "invalid", code: "image_too_large", when: "a picture has too many pixels" },
  { kind: "invalid", code: "too_many_pages", when: "a PDF has more than 1,000 pages" },
  { kind: "too_large", code: "file_too_large", when: "a file has more than 5 x 1024 x 1024 bytes" },
  { kind: "unsupported_type", code: "unsupported_type", when: "a file is neither PDF nor image, by its content" },
] as const;

const fileRefusals = [...furtherPaperRefusals, { kind: "too_large", code: "quota", when: "the drafts of the firm hold more than 500 MB" }] as const;

const membershipRefusals = [
  { kind: "forbidden", code: "membership_expired", when: "the membership is over" },
  { kind: "forbidden", code: "membership_not_started", when: "the membership has not begun" },
] as const;

const StepAnswer = z.object({
  reimbursement_id: z.string(),
  step: z.int(),
  version: z.int(),
  message: z.string(),
  warnings: z.array(z.string()).meta({ description: "Remarks on files that were taken: repaired, or there already" }),
});

const stepRoute = (scheme: Scheme): RestRoute =>
  route({
    method: "POST",
    path: scheme.restPath.replace(/\/$/, ""),
    tag,
    summary: `${scheme.typeLabel}: save a step`,
    description:
      "One step with its values and files, all or nothing. Steps come in any order; a step sent again takes the place of what was there, and a document of which no file is sent keeps its own. Any step may carry `items`, the costs that are claimed. After deficiencies were shared only what was flagged may change.",
    access: "reimbursements.saveStep",
    body: stepBody(scheme),
    bodyExample: { step: "1", firm_address: "12 Industrial Area, Pune" },
    multipart: stepParts(scheme),
    answers: {
      200: {
        description: "Saved",
        schema: StepAnswer,
        example: {
          reimbursement_id: `${scheme.idPrefix}-2627-00042`,
          step: 1,
          version: 2,
          message: reimbursementMessages.stepSaved(1),
          warnings: [],
        },
      },
    },
    refusals: [
      { kind: "invalid", code: "no_such_step", when: "the last screen of the wizard, or out of range" },
      { kind: "invalid", code: "no_id", when: reimbursementMessages.noId },
      { kind: "invalid", code: "step_invalid", when: "a value cannot be used; `fields` says why" },
      { kind: "invalid", code: "step_incomplete", when: "something is missing; `fields` names it" },
      { kind: "invalid", code: "other_step", when: "a file belongs to another step" },
      ...fileRefusals,
      ...membershipRefusals,
      { kind: "conflict", code: "not_open", when: reimbursementMessages.onlyFlagged },
      ...actingRefusals,
    ],
    run: async (ctx, { body, files }) => {
      const { step, reimbursement_id: reimbursementId, version, ...answers } = body;
      const saved = await saveWholeStep(ctx, { scheme: scheme.kind, reimbursementId, version, step, answers }, files);
      const { reimbursementId: id, step: number, message, warnings } = saved;
      return ok({ reimbursement_id: id, step: number, version: saved.version, message, warnings: [...warnings] });
    },
  });

export const reimbursementRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "product-reimbursement",
    tag,
    summary: "Own reimbursements of all schemes",
    access: "reimbursements.listOwn",
    query: z.object({ page: pageQuery, page_size: pageSizeQuery(10) }),
    answers: {
      200: {
        description: "A page, last changed first",
        schema: z.object({
          reimbursements: z.array(OwnRow),
          current_page: z.int(),
          total_pages: z.int(),
          count: z.int(),
          page_size: z.int(),
        }),
        example: { reimbursements: [exampleRow], current_page: 1, total_pages: 1, count: 1, page_size: 10 },
      },
    },
    run: async (ctx, { query }) => {
      const { rows, currentPage, totalPages, count, pageSize } = await listOwnReimbursements(ctx, { page: query.page, pageSize: query.page_size });
      return ok({ reimbursements: rows.map(ownRow), current_page: currentPage, total_pages: totalPages, count, page_size: pageSize });
    },
  }),
  route({
    method: "GET",
    path: "product-reimbursement/:id",
    tag,
    summary: "One of the own reimbursements, of any scheme",
    access: "reimbursements.getOwn",
    params: OwnIdParams,
    answers: { 200: { description: "With its values, documents, remarks and what is open for change", schema: OwnDetail, example: exampleDetail } },
    refusals: [{ kind: "not_found", code: "not_found", when: "unknown, or another firm's" }],
    run: async (ctx, { params }) => ok(ownDetail(ctx, await getOwnReimbursement(ctx, { reimbursementId: params.id }))),
  }),
  ...Object.values(schemes).map(stepRoute),
  route({
    method: "POST",
    path: "product-reimbursement/submit/:id",
    tag,
    summary: "Submit, or reply to a deficiency; any scheme",
    access: "reimbursements.submit",
    params: OwnIdParams,
    description:
      "JSON, or multipart/form-data with further papers where `asks_papers` says that they are asked for. As a part, `answers` and `paper_names` are JSON.",
    body: z.object({
      version: z.union([z.int().positive(), partVersion]).optional().meta({ description: versionDescription }),
      comment: Comment.optional().meta({
        description: "The answer to every flagged document without a new version or an answer of its own, and to a remark that names no document",
      }),
      answers: jsonPart(z.record(z.string().max(100), Comment)).meta({
        description: "The answer to one flagged document each, by `field_name`",
        example: { rcmc_certificate: "The seal is embossed." },
      }),
      paper_names: jsonPart(z.array(FurtherPaperName).max(maxFurtherPapers)).meta({
        description: "The name of each of `papers`, in their order",
        example: ["Bill of entry"],
      }),
    }),
    bodyExample: {},
    multipart: {
      files: [{ name: "papers", maxCount: maxFurtherPapers, description: "Further papers; PDF or image, at most 5 x 1024 x 1024 bytes each" }],
      maxTextFields: 8,
      takesJson: true,
    },
    fieldNames: { [newPaperName]: "papers" },
    answers: {
      200: {
        description: "With the council now",
        schema: z.object({ message: z.string(), reimbursement_id: z.string(), ...statusFields, version: z.int() }),
        example: {
          message: reimbursementMessages.submitted,
          reimbursement_id: "PRD-2627-00042",
          status: "Submitted, waiting for EPCMD",
          status_code: "SUBMITTED",
          version: 11,
        },
      },
    },
    refusals: [
      { kind: "conflict", code: "not_complete", when: "something is missing; `fields` names it" },
      { kind: "conflict", code: "not_answered", when: reimbursementMessages.answerEach },
      { kind: "conflict", code: "not_open", when: "an answer names a document that was not flagged, or papers come that are not asked for" },
      { kind: "invalid", code: "paper_names", when: reimbursementMessages.nameNewPapers },
      ...furtherPaperRefusals,
      ...membershipRefusals,
      ...actingRefusals,
    ],
    run: async (ctx, { params, body, files }) => {
      const { version: seen, comment, answers, paper_names: paperNames } = body;
      const view = await submit(ctx, { reimbursementId: params.id, version: seen, comment, answers, paperNames }, files);
      const { id, status, state, version } = view;
      return ok({ message: reimbursementMessages.submitted, reimbursement_id: id, status, status_code: state, version });
    },
  }),
  route({
    method: "GET",
    path: "product-reimbursement/download/:id",
    tag,
    summary: "The combined PDF; any scheme",
    description:
      "For everybody who may read it: the firm's own, the council's, DGFT's once forwarded. The address answers 202 with `Retry-After` while the file is being made.",
    access: "dossiers.get",
    params: OwnIdParams,
    answers: {
      200: {
        description: "Signed address, good for ten minutes",
        schema: z.object({ pdf_url: z.string(), filename: z.string() }),
        example: { pdf_url: "https://portal.example/api/signed/eyJ0Ijp7…/", filename: "product_reimbursement_PRD-2627-00042.pdf" },
      },
    },
    refusals: [{ kind: "not_found", code: "not_found", when: "unknown, another firm's, or not forwarded yet" }],
    run: async (ctx, { params }) => {
      const { link, scheme } = await linkDossier(ctx, params.id);
      return ok({ pdf_url: urlOf(ctx, link), filename: dossierName(scheme, params.id) });
    },
  }),
];
