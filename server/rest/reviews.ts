import { formatIndianDate } from "#domain/dates.ts";
import { z } from "zod";
import { council } from "#domain/council.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { firmAddressName } from "#domain/reimbursements/schemes/shared-fields.ts";
import { startingReasons } from "#domain/reimbursements/starting-reasons.ts";
import { undoMessages } from "#domain/reimbursements/undo-messages.ts";
import { secondLookWords } from "#domain/reviews/second-look.ts";
import { Comment } from "../application/reimbursements/inputs.ts";
import { forwardToDgft } from "../application/reviews/forward-to-dgft.ts";
import { getReview } from "../application/reviews/get-review.ts";
import { listAllReviews } from "../application/reviews/list-all-reviews.ts";
import { listApproved } from "../application/reviews/list-approved.ts";
import { listDgftQueries } from "../application/reviews/list-dgft-queries.ts";
import { saveReview } from "../application/reviews/save-review.ts";
import { shareDeficiencies } from "../application/reviews/share-deficiencies.ts";
import { listReasonCodes } from "../application/rules/list-reason-codes.ts";
import { shareDgftQuery } from "../application/reviews/share-dgft-query.ts";
import {
  actingRefusals,
  AsksPapersAnswer,
  closedReasonField,
  contactFields,
  DocumentBody,
  exampleContact,
  exampleDocument,
  exampleItem,
  fieldOrItem,
  reviewedDocuments,
  SchemeIdParams,
  SchemeParams,
  summaryOf,
} from "./reimbursement-wire.ts";
import { amountFields, ComputationBody, computationOf, exampleAmounts, exampleComputation, wireAmounts } from "./amount-wire.ts";
import {
  givenAssessments,
  givenFacts,
  exampleReviewRow,
  ReasonCodeBody,
  reasonCodeBody,
  ReviewBody,
  ReviewedItem,
  reviewedItem,
  ReviewRow,
  reviewRow,
  givenVerdicts,
} from "./review-wire.ts";
import { ok, route, type RestRoute } from "./route.ts";
import { looseText, Message, pageQuery, pageSizeQuery, versionField, wireInstant, WireInstant } from "./wire.ts";

const tag = "Council: reviews";

/** The refusal of a remark that was made from phrases. A call that sends the remark back unchanged keeps its placeholders. */
const placeholderOpen = {
  kind: "invalid",
  code: "placeholder_open",
  when: "a remark that was made of phrases has an amount that is not known yet; `fields` names its document",
} as const;

export const reviewRoutes: readonly RestRoute[] = [
  route({
    method: "GET",
    path: "reimbursements/:scheme",
    tag,
    summary: "Submitted reimbursements of a scheme",
    access: "reviews.list",
    params: SchemeParams,
    query: z.object({ page: pageQuery, page_size: pageSizeQuery(10), search: looseText("Words of firm or contact, or a number", 200) }),
    answers: {
      200: {
        description: "A page, the one whose turn changed last first; nothing else moves a row; drafts are not listed",
        schema: z.object({
          reimbursements: z.array(ReviewRow),
          current_page: z.int(),
          total_pages: z.int(),
          count: z.int(),
          page_size: z.int(),
        }),
        example: { reimbursements: [exampleReviewRow], current_page: 1, total_pages: 1, count: 1, page_size: 10 },
      },
    },
    run: async (ctx, { params, query }) => {
      const { page, page_size: size, search } = query;
      const { rows, currentPage, totalPages, count, pageSize } = await listAllReviews(ctx, { scheme: params.scheme, page, pageSize: size, search });
      return ok({ reimbursements: rows.map(reviewRow), current_page: currentPage, total_pages: totalPages, count, page_size: pageSize });
    },
  }),
  route({
    method: "GET",
    path: "reimbursements/:scheme/:id",
    tag,
    summary: "One reimbursement with its documents and verdicts",
    access: "reviews.get",
    params: SchemeIdParams,
    answers: {
      200: {
        description: "As the council sees it; the version is noted for actions that send none",
        schema: ReviewRow.extend({
          ...closedReasonField,
          version: z.int(),
          asks_papers: AsksPapersAnswer,
          documents: z.array(DocumentBody),
          items: z.array(ReviewedItem),
          computation: ComputationBody,
          exhibition_name: z.string().optional(),
          exhibition_venue: z.string().optional(),
          exhibition_date: z.string().optional(),
        }),
        example: {
          ...exampleReviewRow,
          closed_reason: null,
          version: 12,
          asks_papers: false,
          documents: [exampleDocument],
          items: [{ ...exampleItem, status: "SUFFICIENT", deficiency: "" }],
          computation: exampleComputation,
        },
      },
    },
    refusals: [{ kind: "not_found", code: "not_found", when: "unknown, still a draft, or of another scheme" }],
    run: async (ctx, { params }) => {
      const view = await getReview(ctx, { reimbursementId: params.id });
      const valueOf = (name: string): string => {
        const row = view.answerRows.find((answer) => answer.name === name);
        return row?.value === undefined ? "" : row.kind === "date" ? formatIndianDate(row.value) : row.value;
      };
      const shown = schemeOf(view.scheme).restFields ?? [];
      return ok({
        ...summaryOf(view),
        firm_id: view.firm.id,
        firm_address: valueOf(firmAddressName),
        review_progress: view.reviewProgress ?? "Not started",
        ...Object.fromEntries(shown.map((name) => [name, valueOf(name)])),
        asks_papers: view.asksPapers,
        documents: reviewedDocuments(ctx, view),
        items: view.items.map(reviewedItem),
        ...wireAmounts(view),
        computation: computationOf(view),
      });
    },
  }),
  route({
    method: "POST",
    path: "reimbursements/:scheme/:id",
    tag,
    summary: "Save verdicts and assessments, or share deficiencies with the member",
    description:
      "A remark alone counts as DEFICIENT; DEFICIENT without a remark is refused when sharing. Documents that are not named keep their verdict.",
    access: "reviews.save",
    params: SchemeIdParams,
    body: ReviewBody,
    bodyExample: {
      action: "share",
      overall_status: "UNDER_REVIEW",
      documents: [{ field_name: "rcmc_certificate", name: "RCMC", status: "DEFICIENT", deficiency: "The stamp cannot be read." }],
      version: 12,
    },
    answers: { 200: { description: "Saved, or shared", schema: Message, example: { message: reviewMessages.shared } } },
    refusals: [
      { kind: "invalid", code: "no_such_document", when: "a document is not one of this reimbursement, or not needed" },
      { kind: "invalid", code: "remark_needed", when: "DEFICIENT without a remark; `fields` names it" },
      { kind: "invalid", code: "nothing_deficient", when: reviewMessages.flagOne },
      placeholderOpen,
      {
        kind: "invalid",
        code: "assessment_invalid",
        when: "an assessment cannot be; `fields` names it, like `assessments.0.admissible_amount`",
      },
      { kind: "invalid", code: "items_invalid", when: "an item cannot be; `fields` names it, like `items.0.amount`" },
      { kind: "invalid", code: "facts_invalid", when: "a proved fact cannot be; `fields` names it, like `proved_facts.intent_filed_on`" },
      ...actingRefusals,
    ],
    run: async (ctx, { params, body }) => {
      const input = {
        reimbursementId: params.id,
        version: body.version,
        documents: givenVerdicts(body),
        assessments: givenAssessments(body),
        items: body.items,
        provedFacts: givenFacts(body),
        takesNewRates: body.takes_new_rates,
      };
      if (body.action === "share") {
        await shareDeficiencies(ctx, { ...input, asksPapers: body.asks_papers });
        return ok({ message: reviewMessages.shared });
      }
      await saveReview(ctx, input);
      return ok({ message: reviewMessages.draftSaved });
    },
  }),
  route({
    method: "POST",
    path: "send-dgft/reimbursements/:scheme/:id",
    tag,
    summary: "Forward to DGFT",
    access: "reviews.forward",
    params: SchemeIdParams,
    body: z.object({
      version: versionField,
      comment: Comment.nullish()
        .transform((comment) => comment ?? undefined)
        .meta({
          description:
            "The answer to a query of DGFT, or a recommendation. Without it the words that a call before kept for DGFT count; blank clears them",
        }),
    }),
    bodyExample: {},
    answers: { 200: { description: "With DGFT now", schema: Message, example: { message: reviewMessages.forwarded("Products") } } },
    refusals: [
      { kind: "conflict", code: "documents_not_sufficient", when: "a document is not SUFFICIENT, or a cost is DEFICIENT; `fields` names it" },
      { kind: "conflict", code: "no_complete_item", when: amountMessages.noCompleteItem },
      { kind: "conflict", code: "rate_missing", when: "an item waits for an exchange rate; the message names currency and day" },
      {
        kind: "conflict",
        code: "second_person",
        when: `${Object.values(secondLookWords).join(", or ")}: the recommendation is kept with its comment as a new version, and the call of another person of the council who has read it forwards. Two users count as one person when one brought the other in, directly or through others, or when somebody who was invited brought in both; two whom a login of the operator invited are two`,
      },
      { kind: "forbidden", code: "decided_before", when: undoMessages.decidedBefore },
      ...actingRefusals,
    ],
    run: async (ctx, { params, body }) => {
      await forwardToDgft(ctx, { reimbursementId: params.id, version: body.version, comment: body.comment });
      return ok({ message: reviewMessages.forwarded(schemeOf(params.scheme).listLabel) });
    },
  }),
  route({
    method: "GET",
    path: "reason-codes",
    tag,
    summary: "The reasons for amounts",
    access: "rules.readReasons",
    answers: {
      200: {
        description: "By code",
        schema: z.array(ReasonCodeBody),
        example: startingReasons.slice(0, 1).map((reason) => reasonCodeBody({ ...reason, isRetired: false })),
      },
    },
    run: async (ctx) => ok((await listReasonCodes(ctx)).map(reasonCodeBody)),
  }),
  route({
    method: "GET",
    path: `${council.slug}/approved/deficiency/list`,
    tag,
    summary: "What DGFT has approved",
    access: "reviews.list",
    answers: {
      200: {
        description: "The latest thousand, the latest first",
        schema: z.array(
          z.object({
            reimbursement_id: z.string(),
            firm_name: z.string(),
            reimbursement_type: z.string(),
            deficiency: z.string().meta({ description: "What DGFT had asked about it, if it did" }),
            ...contactFields,
            ...amountFields,
            approved_at: WireInstant,
          }),
        ),
        example: [
          {
            reimbursement_id: "PRD-2627-00042",
            firm_name: "Kaveri Imaging Pvt Ltd",
            reimbursement_type: "Product",
            deficiency: "",
            ...exampleContact,
            ...exampleAmounts,
            sanctioned_amount: "41250.00",
            payment_status: "sanctioned",
            approved_at: "2026-11-21T09:30:00.000Z",
          },
        ],
      },
    },
    run: async (ctx) =>
      ok(
        (await listApproved(ctx)).map((row) => ({
          reimbursement_id: row.id,
          firm_name: row.firmName,
          reimbursement_type: schemeOf(row.scheme).typeLabel,
          deficiency: row.query,
          contact_name: row.contactName,
          contact_email: row.contactEmail,
          contact_phone: row.contactPhone,
          ...wireAmounts({ ...row, state: "APPROVED_DGFT" }),
          approved_at: wireInstant(row.approvedAt),
        })),
      ),
  }),
  route({
    method: "GET",
    path: `${council.slug}/deficiency/list`,
    tag,
    summary: "Queries of DGFT that wait for the council",
    access: "reviews.listDgftQueries",
    query: z.object({ page: pageQuery, page_size: pageSizeQuery(100) }),
    answers: {
      200: {
        description: "A page, longest waiting first",
        schema: z.array(
          z.object({
            reimbursement_id: z.string(),
            firm_name: z.string(),
            ...contactFields,
            ...amountFields,
            deficiency: z.literal("True"),
            comment: z.string(),
            reimbursement_type: z.string(),
            raised_at: WireInstant,
          }),
        ),
        example: [
          {
            reimbursement_id: "PRD-2627-00042",
            firm_name: "Kaveri Imaging Pvt Ltd",
            ...exampleContact,
            ...exampleAmounts,
            deficiency: "True",
            comment: "Which bill of entry?",
            reimbursement_type: "Product",
            raised_at: "2026-11-21T09:30:00.000Z",
          },
        ],
      },
    },
    run: async (ctx, { query }) => {
      const { rows } = await listDgftQueries(ctx, { page: query.page, pageSize: query.page_size });
      return ok(
        rows.map((row) => ({
          reimbursement_id: row.id,
          firm_name: row.firmName,
          contact_name: row.contactName,
          contact_email: row.contactEmail,
          contact_phone: row.contactPhone,
          ...wireAmounts({ ...row, state: "DEFICIENCY_DGFT" }),
          deficiency: "True",
          comment: row.query,
          reimbursement_type: row.typeLabel,
          raised_at: wireInstant(row.raisedAt),
        })),
      );
    },
  }),
  route({
    method: "POST",
    path: "dgft/:scheme/deficiency/:id",
    tag,
    summary: "Pass a query of DGFT on to the member",
    access: "reviews.shareDgftQuery",
    params: SchemeIdParams,
    body: z.object({
      action: z.literal("share").default("share"),
      comment: Comment.nullish().transform((comment) => comment ?? ""),
      documents: z
        .array(z.object({ field_name: z.string().max(100).meta({ description: fieldOrItem }), remark: Comment }))
        .max(100)
        .optional()
        .meta({
          description:
            "What the member may change. Without it, the documents that DGFT named. When there are none, or with an empty list, everything",
        }),
      asks_papers: z.boolean().optional().meta({ description: "Asks the member for further papers; without it they are asked for if DGFT does" }),
      version: versionField,
    }),
    bodyExample: {
      action: "share",
      comment: "Send the bill of entry of March.",
      documents: [{ field_name: "rcmc_certificate", remark: "Page 2 is missing." }],
    },
    answers: { 200: { description: "With the member now", schema: Message, example: { message: reviewMessages.sharedWithMember } } },
    refusals: [
      { kind: "invalid", code: "comment_required", when: reviewMessages.commentRequired },
      { kind: "invalid", code: "no_such_document", when: "a document is not one of this reimbursement, or not needed" },
      { kind: "invalid", code: "remark_needed", when: "a document without a remark; `fields` names it" },
      placeholderOpen,
      ...actingRefusals,
    ],
    run: async (ctx, { params, body }) => {
      const documents = body.documents?.map(({ field_name, remark }) => ({ fieldName: field_name, status: "DEFICIENT" as const, remark }));
      await shareDgftQuery(ctx, {
        reimbursementId: params.id,
        version: body.version,
        comment: body.comment,
        documents,
        asksPapers: body.asks_papers,
      });
      return ok({ message: reviewMessages.sharedWithMember });
    },
  }),
];
