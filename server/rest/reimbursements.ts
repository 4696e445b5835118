import { z } from "zod";
import { type Scheme } from "#domain/reimbursements/scheme.ts";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { FurtherPaperName } from "#domain/reimbursements/further-paper-name.ts";
import { newPaperName } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemes } from "#domain/reimbursements/schemes/index.ts";
import { linkDossier } from "../application/files/open-target.ts";
import { dossierName } from "../application/dossiers/get-dossier.ts";
import { getOwnReimbursement } from "../application/reimbursements/get-own.ts";
import { Comment } from "../application/reimbursements/inputs.ts";
import { listOwnReimbursements } from "../application/reimbursements/list-own.ts";
import { saveWholeStep } from "../application/reimbursements/save-whole-step.ts";
import { submit } from "../application/reimbursements/submit.ts";
import { actingRefusals, OwnIdParams, statusFields } from "./reimbursement-wire.ts";
import { exampleOwnDetail, exampleOwnRow, OwnDetail, ownDetail, OwnRowBody, ownRowBody } from "./own-wire.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { jsonPart, partVersion, stepBody, stepMultipart } from "./step-wire.ts";
import { urlOf } from "./signed.ts";
import { pageQuery, pageSizeQuery, versionDescription } from "./wire.ts";

const tag = "Member: reimbursements";

const furtherPaperRefusals = [
  { kind: "invalid", code: "empty", when: "a file has no content" },
  { kind: "invalid", code: "damaged", when: "a file cannot be opened" },
  { kind: "invalid", code: "password_protected", when: "a PDF asks for a password" },
  { kind: "invalid", code: "unreadable", when: "a file takes too much time or memory to open" },
  { kind: "invalid", code: "image_too_large", when: "a picture has too many pixels" },
  { kind: "invalid", code: "too_many_pages", when: "a PDF has more than 1,000 pages, or a TIFF more than 200" },
  { kind: "too_large", code: "file_too_large", when: "a file has more than 5 x 1024 x 1024 bytes" },
  { kind: "unsupported_type", code: "unsupported_type", when: "a file is neither PDF nor image, by its content" },
] as const;

const fileRefusals = [...furtherPaperRefusals, { kind: "too_large", code: "quota", when: "the drafts of the firm hold more than 500 MB" }] as const;

const membershipRefusals = [
  { kind: "forbidden", code: "membership_expired", when: "it is a draft, and the membership is over" },
  { kind: "forbidden", code: "membership_not_started", when: "it is a draft, and the membership has not begun" },
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
      "One step with its values and files, all or nothing. Steps come in any order; a step sent again takes the place of what was there, and a document of which no file is sent keeps its own. Any step may carry `items`, the costs that are claimed. Without `reimbursement_id` a new draft is started: send an Idempotency-Key, or a repeat starts a second one. After deficiencies were shared only what was flagged may change.",
    access: "reimbursements.saveStep",
    body: stepBody(scheme),
    bodyExample: { step: "1", firm_address: "12 Industrial Area, Pune" },
    multipart: stepMultipart(scheme),
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
        description: "A page, the latest `updated_at` first",
        schema: z.object({
          reimbursements: z.array(OwnRowBody),
          current_page: z.int(),
          total_pages: z.int(),
          count: z.int(),
          page_size: z.int(),
        }),
        example: { reimbursements: [exampleOwnRow], current_page: 1, total_pages: 1, count: 1, page_size: 10 },
      },
    },
    run: async (ctx, { query }) => {
      const { rows, currentPage, totalPages, count, pageSize } = await listOwnReimbursements(ctx, { page: query.page, pageSize: query.page_size });
      return ok({ reimbursements: rows.map(ownRowBody), current_page: currentPage, total_pages: totalPages, count, page_size: pageSize });
    },
  }),
  route({
    method: "GET",
    path: "product-reimbursement/:id",
    tag,
    summary: "One of the own reimbursements, of any scheme",
    access: "reimbursements.getOwn",
    params: OwnIdParams,
    answers: {
      200: { description: "With its values, documents, remarks and what is open for change", schema: OwnDetail, example: exampleOwnDetail },
    },
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
      "JSON, or multipart/form-data with further papers where `asks_papers` says that they are asked for, and with new files of further papers that are open. As a part, `answers`, `paper_names` and `paper_fields` are JSON.",
    body: z.object({
      version: z.union([z.int().positive(), partVersion]).optional().meta({ description: versionDescription }),
      comment: Comment.optional().meta({
        description: "The answer to every flagged document without a new version or an answer of its own, and to a remark that names no document",
      }),
      answers: jsonPart(z.record(z.string().max(100), Comment)).meta({
        description: "The answer to one flagged document or cost each, by the `field_name` of its remark",
        example: { rcmc_certificate: "The seal is embossed." },
      }),
      paper_names: jsonPart(z.array(FurtherPaperName).max(maxFurtherPapers)).meta({
        description: "The name of each of `papers`, in their order",
        example: ["Bill of entry"],
      }),
      paper_fields: jsonPart(z.array(z.string().max(100)).max(maxFurtherPapers)).meta({
        description:
          "For each of `papers`, in their order, the `field_name` of the further paper that it replaces, which keeps its name; empty for a new one. Without it all are new",
        example: ["further_paper_1"],
      }),
    }),
    bodyExample: {},
    multipart: {
      files: [{ name: "papers", maxCount: maxFurtherPapers, description: "Further papers; PDF or image, at most 5 x 1024 x 1024 bytes each" }],
      maxTextFields: 8,
      takesJson: true,
    },
    fieldNames: { [newPaperName]: "papers", replacedFields: "paper_fields" },
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
      { kind: "conflict", code: "not_open", when: "an answer or a further paper is for what was not flagged, or new papers are not asked for" },
      { kind: "invalid", code: "paper_names", when: reimbursementMessages.nameNewPapers },
      { kind: "invalid", code: "paper_fields", when: reimbursementMessages.replaceEachOnce },
      ...furtherPaperRefusals,
      ...membershipRefusals,
      ...actingRefusals,
    ],
    run: async (ctx, { params, body, files }) => {
      const { version: seen, comment, answers, paper_names: paperNames, paper_fields: replacedFields } = body;
      const view = await submit(ctx, { reimbursementId: params.id, version: seen, comment, answers, paperNames, replacedFields }, files);
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
