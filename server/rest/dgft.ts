import { z } from "zod";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { approve } from "../application/dgft/approve.ts";
import { getDecision } from "../application/dgft/get-decision.ts";
import { listForwarded } from "../application/dgft/list-forwarded.ts";
import { refuse } from "../application/dgft/refuse.ts";
import { saveNote } from "../application/dgft/save-note.ts";
import { shareQuery } from "../application/dgft/share-query.ts";
import { Comment } from "../application/reimbursements/inputs.ts";
import { linkDossier } from "../application/files/open-target.ts";
import {
  actingRefusals,
  AsksPapersAnswer,
  asksPapersField,
  closedReasonField,
  contactFields,
  DocumentBody,
  exampleContact,
  exampleDocument,
  exampleItem,
  fieldOrItem,
  itemBody,
  ItemBody,
  reviewedDocuments,
  SchemeIdParams,
  statusFields,
  summaryOf,
  wireStatus,
} from "./reimbursement-wire.ts";
import { amountFields, ComputationBody, computationOf, exampleAmounts, exampleComputation, rupeesField, wireAmounts } from "./amount-wire.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { urlOf } from "./signed.ts";
import { Message, pageQuery, pageSizeQuery, versionField } from "./wire.ts";

const tag = "DGFT";

const DecisionRow = z.object({
  id: z.string().meta({ description: "Same as reimbursement_id" }),
  reimbursement_id: z.string(),
  firm_name: z.string(),
  reimbursement_type: z.string(),
  ...statusFields,
  ...contactFields,
  ...amountFields,
  pdf_url: z.string().meta({ description: "Signed address of the combined PDF, good for ten minutes" }),
});
const exampleRow = {
  id: "PRD-2627-00042",
  reimbursement_id: "PRD-2627-00042",
  firm_name: "Kaveri Imaging Pvt Ltd",
  reimbursement_type: "Product",
  status: "Under review by DGFT",
  status_code: "UNDER_REVIEW_DGFT",
  ...exampleContact,
  ...exampleAmounts,
  pdf_url: "https://portal.example/api/signed/eyJ0Ijp7…/",
};

const listRoute = (path: string, summary: string, schemes: readonly SchemeKind[]): RestRoute =>
  route({
    method: "GET",
    path,
    tag,
    summary,
    access: "dgft.list",
    query: z.object({ page: pageQuery, page_size: pageSizeQuery(10) }),
    answers: {
      200: {
        description: "A page of what was ever forwarded, the one whose turn changed last first; nothing else moves a row",
        schema: z.object({ results: z.array(DecisionRow), count: z.int(), current_page: z.int(), total_pages: z.int(), page_size: z.int() }),
        example: { results: [exampleRow], count: 1, current_page: 1, total_pages: 1, page_size: 10 },
      },
    },
    run: async (ctx, { query }) => {
      const { rows, count, currentPage, totalPages, pageSize } = await listForwarded(ctx, { schemes, page: query.page, pageSize: query.page_size });
      const results = rows.map((row) => ({
        id: row.id,
        reimbursement_id: row.id,
        firm_name: row.firmName,
        reimbursement_type: row.typeLabel,
        ...wireStatus(row),
        contact_name: row.contactName,
        contact_email: row.contactEmail,
        contact_phone: row.contactPhone,
        ...wireAmounts(row),
        pdf_url: urlOf(ctx, row.dossierLink),
      }));
      return ok({ results, count, current_page: currentPage, total_pages: totalPages, page_size: pageSize });
    },
  });

export const dgftRoutes: readonly RestRoute[] = [
  listRoute("dgft/plant/deficiency/list", "Forwarded reimbursements of products and plants", ["product", "plant"]),
  listRoute("dgft/exhibition", "Forwarded reimbursements of exhibitions", ["exhibition"]),
  route({
    method: "GET",
    path: "dgft/:scheme/:id",
    tag,
    summary: "One forwarded reimbursement",
    access: "dgft.get",
    params: SchemeIdParams,
    answers: {
      200: {
        description: "As the officer sees it; the version is noted for actions that send none",
        schema: DecisionRow.extend({
          ...closedReasonField,
          version: z.int(),
          deficiency_comment: z.string(),
          council_comment: z.string().meta({ description: "What the council wrote when it forwarded, such as the answer to a query" }),
          asks_papers: AsksPapersAnswer,
          documents: z.array(DocumentBody),
          marks: z
            .array(z.object({ field_name: z.string().meta({ description: fieldOrItem }), remark: z.string(), page: z.int().nullable() }))
            .meta({ description: "What the kept note or the last query asks of documents and costs; a query that names none sends these" }),
          items: z.array(ItemBody),
          computation: ComputationBody,
        }),
        example: {
          ...exampleRow,
          closed_reason: null,
          version: 14,
          deficiency_comment: "",
          council_comment: "The bill of entry is page 3.",
          asks_papers: false,
          documents: [{ ...exampleDocument, status: "SUFFICIENT", deficiency: "" }],
          marks: [{ field_name: "rcmc_certificate", remark: "The seal is missing.", page: 1 }],
          items: [exampleItem],
          computation: exampleComputation,
        },
      },
    },
    refusals: [{ kind: "not_found", code: "not_found", when: "unknown, never forwarded, or of another scheme" }],
    run: async (ctx, { params }) => {
      const view = await getDecision(ctx, { reimbursementId: params.id });
      const { link } = await linkDossier(ctx, params.id);
      return ok({
        id: view.id,
        ...summaryOf(view),
        reimbursement_type: view.typeLabel,
        pdf_url: urlOf(ctx, link),
        deficiency_comment: view.dgftNote ?? view.dgftQuery ?? "",
        council_comment: view.forwardComment ?? "",
        asks_papers: view.asksPapers,
        documents: reviewedDocuments(ctx, view),
        marks: view.dgftMarks.map(({ fieldName, remark, page }) => ({ field_name: fieldName, remark, page: page ?? null })),
        items: view.items.map(itemBody),
        ...wireAmounts(view),
        computation: computationOf(view),
      });
    },
  }),
  route({
    method: "POST",
    path: "dgft/:scheme/:id",
    tag,
    summary: "Approve all or part, refuse, keep a note, or share a query with the council",
    access: "dgft.approve",
    params: SchemeIdParams,
    body: z.object({
      action: z.enum(["approve", "refuse", "draft", "share"]),
      deficiency_comment: Comment.nullish()
        .transform((comment) => comment ?? undefined)
        .meta({ description: "The officer's note, or the query. Without it the note that was kept counts; blank clears it" }),
      documents: z
        .array(
          z.object({
            field_name: z.string().max(100).meta({ description: fieldOrItem }),
            remark: Comment,
            page: z.int().min(1).optional().meta({ description: "The page of the document that it is about, counted through its files" }),
          }),
        )
        .max(100)
        .optional()
        .meta({ description: "What a draft or a query asks of documents; without it those that were named before stay named" }),
      asks_papers: asksPapersField,
      items: z
        .array(z.object({ id: z.uuid(), amount: rupeesField, reason: Comment.nullish().transform((reason) => reason ?? "") }))
        .max(maxItems)
        .optional()
        .meta({
          description:
            "With approve: what is given for an item, in INR, at most what is recommended; less needs a reason. An item that is not named gets what is recommended.",
        }),
      reason: Comment.nullish()
        .transform((reason) => reason ?? "")
        .meta({ description: "With refuse: the reason, which the firm reads" }),
      // Old clients send APPROVED_DGFT with each of the three.
      status: z
        .string()
        .max(100)
        .nullish()
        .meta({ description: "Accepted and ignored: the state follows from the action", example: "APPROVED_DGFT" }),
      version: versionField,
    }),
    bodyExample: {
      action: "share",
      deficiency_comment: "Which bill of entry?",
      documents: [{ field_name: "rcmc_certificate", remark: "The seal is missing." }],
      status: "APPROVED_DGFT",
    },
    fieldNames: { query: "deficiency_comment", note: "deficiency_comment" },
    answers: { 200: { description: "Done", schema: Message, example: { message: dgftMessages.approved } } },
    refusals: [
      { kind: "invalid", code: "comment_required", when: dgftMessages.commentRequired },
      { kind: "invalid", code: "no_such_document", when: "a document is not one of this reimbursement, or not needed" },
      { kind: "invalid", code: "no_such_page", when: "a document does not have the page that is named; `fields` names the document" },
      { kind: "invalid", code: "remark_needed", when: "a query names a document without a remark; `fields` names it" },
      { kind: "invalid", code: "items_invalid", when: "an amount cannot be given; `fields` names it, like `items.0.amount`" },
      { kind: "invalid", code: "reason_needed", when: amountMessages.refusalNeedsReason },
      { kind: "conflict", code: "no_amount", when: amountMessages.noAmount },
      { kind: "conflict", code: "nothing_given", when: amountMessages.nothingGiven },
      {
        kind: "conflict",
        code: "above_cap",
        when: "the rules leave less than that now, mostly because other claims of the firm drew on the cap; the message says for which cost, and what is left",
      },
      { kind: "forbidden", code: "acted_before", when: dgftMessages.actedBefore },
      { kind: "forbidden", code: "decided_before", when: undoMessages.decidedBefore },
      ...actingRefusals,
    ],
    run: async (ctx, { params, body }) => {
      const target = { reimbursementId: params.id, version: body.version };
      if (body.action === "approve") {
        const items = body.items?.map(({ id, amount, reason }) => ({ itemId: id, amountPaise: amount, reason }));
        await approve(ctx, { ...target, items });
        return ok({ message: dgftMessages.approved });
      }
      if (body.action === "refuse") {
        await refuse(ctx, { ...target, reason: body.reason });
        return ok({ message: dgftMessages.refused });
      }
      const documents = body.documents?.map(({ field_name, remark, page }) => ({ fieldName: field_name, remark, page }));
      if (body.action === "draft") {
        await saveNote(ctx, { ...target, note: body.deficiency_comment, documents });
        return ok({ message: dgftMessages.draftSaved });
      }
      await shareQuery(ctx, { ...target, query: body.deficiency_comment, documents, asksPapers: body.asks_papers });
      return ok({ message: dgftMessages.shared });
    },
  }),
];
