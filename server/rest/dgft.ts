import { z } from "zod";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { approve } from "../application/dgft/approve.ts";
import { getDecision } from "../application/dgft/get-decision.ts";
import { listForwarded } from "../application/dgft/list-forwarded.ts";
import { saveNote } from "../application/dgft/save-note.ts";
import { shareQuery } from "../application/dgft/share-query.ts";
import { Comment } from "../application/reimbursements/inputs.ts";
import { linkDossier } from "../application/files/open-target.ts";
import {
  actingRefusals,
  contactFields,
  DocumentBody,
  exampleContact,
  exampleDocument,
  reviewedDocuments,
  SchemeIdParams,
  statusFields,
  summaryOf,
} from "./reimbursement-wire.ts";
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
        description: "A page of what was ever forwarded, the latest forwarded first",
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
        status: row.status,
        status_code: row.state,
        contact_name: row.contactName,
        contact_email: row.contactEmail,
        contact_phone: row.contactPhone,
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
          version: z.int(),
          deficiency_comment: z.string(),
          council_comment: z.string().meta({ description: "What the council wrote when it forwarded, such as the answer to a query" }),
          documents: z.array(DocumentBody),
        }),
        example: {
          ...exampleRow,
          version: 14,
          deficiency_comment: "",
          council_comment: "The bill of entry is page 3.",
          documents: [{ ...exampleDocument, status: "SUFFICIENT", deficiency: "" }],
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
        documents: reviewedDocuments(ctx, view),
      });
    },
  }),
  route({
    method: "POST",
    path: "dgft/:scheme/:id",
    tag,
    summary: "Approve, keep a note, or share a query with the council",
    access: "dgft.approve",
    params: SchemeIdParams,
    body: z.object({
      action: z.enum(["approve", "draft", "share"]),
      deficiency_comment: Comment.nullish().transform((comment) => comment ?? ""),
      // Old clients send APPROVED_DGFT with each of the three.
      status: z
        .string()
        .max(100)
        .nullish()
        .meta({ description: "Accepted and ignored: the state follows from the action", example: "APPROVED_DGFT" }),
      version: versionField,
    }),
    bodyExample: { action: "share", deficiency_comment: "Which bill of entry?", status: "APPROVED_DGFT" },
    fieldNames: { query: "deficiency_comment", note: "deficiency_comment" },
    answers: { 200: { description: "Done", schema: Message, example: { message: dgftMessages.approved } } },
    refusals: [
      { kind: "invalid", code: "comment_required", when: dgftMessages.commentRequired },
      { kind: "forbidden", code: "acted_before", when: dgftMessages.actedBefore },
      ...actingRefusals,
    ],
    run: async (ctx, { params, body }) => {
      const target = { reimbursementId: params.id, version: body.version };
      if (body.action === "approve") {
        await approve(ctx, target);
        return ok({ message: dgftMessages.approved });
      }
      if (body.action === "draft") {
        await saveNote(ctx, { ...target, note: body.deficiency_comment });
        return ok({ message: dgftMessages.draftSaved });
      }
      await shareQuery(ctx, { ...target, query: body.deficiency_comment });
      return ok({ message: dgftMessages.shared });
    },
  }),
];
