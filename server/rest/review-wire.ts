import { z } from "zod";
import { typedDate } from "#domain/date-input.ts";
import { maxItems } from "#domain/reimbursements/items.ts";
import { provedLabels, type ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { verdictValues } from "#domain/reimbursements/verdicts.ts";
import { firmClasses } from "#domain/rules/terms.ts";
import { Comment } from "../application/reimbursements/inputs.ts";
import type { ItemView } from "../application/reimbursements/view.ts";
import type { ReviewListRow } from "../application/reviews/present-list-row.ts";
import type { listReasonCodes } from "../application/rules/list-reason-codes.ts";
import { amountFields, exampleAmounts, reasonCodeField, rupeesField, wireAmounts } from "./amount-wire.ts";
import { asksPapersField, contactFields, exampleContact, fieldOrItem, itemBody, ItemBody, statusFields, wireStatus } from "./reimbursement-wire.ts";
import { versionField } from "./wire.ts";

export const ReviewRow = z.object({
  reimbursement_id: z.string(),
  firm_id: z.uuid().meta({ description: "The `id` of the firm in the list of firms, and `firm_id` in events" }),
  firm_name: z.string(),
  firm_address: z.string(),
  ...statusFields,
  ...contactFields,
  ...amountFields,
  review_progress: z.enum(["Completed", "In Progress", "Not started"]),
});
export const exampleReviewRow = {
  reimbursement_id: "PRD-2627-00042",
  firm_id: "01999f4e-7c2a-7d11-9a54-3c1f2b1a0d77",
  firm_name: "Kaveri Imaging Pvt Ltd",
  firm_address: "12 Industrial Area, Pune",
  status: "Under review",
  status_code: "UNDER_REVIEW",
  ...exampleContact,
  ...exampleAmounts,
  review_progress: "In Progress",
};

export const reviewRow = (row: ReviewListRow): z.infer<typeof ReviewRow> => ({
  reimbursement_id: row.id,
  firm_id: row.firmId,
  firm_name: row.firmName,
  firm_address: row.firmAddress ?? "",
  ...wireStatus(row),
  contact_name: row.contactName,
  contact_email: row.contactEmail,
  contact_phone: row.contactPhone,
  ...wireAmounts(row),
  review_progress: row.reviewProgress ?? "Not started",
});

/** An item as the council reads it. DEFICIENT keeps the reimbursement from being forwarded. */
export const ReviewedItem = ItemBody.extend({
  status: z
    .enum(verdictValues)
    .meta({ description: "DEFICIENT keeps the reimbursement from being forwarded; save it as a document named `item:` and the id" }),
  deficiency: z.string(),
});
export const reviewedItem = (item: ItemView): z.infer<typeof ReviewedItem> => ({
  ...itemBody(item),
  status: item.verdict?.status ?? "",
  deficiency: item.verdict?.remark ?? "",
});

export const ReviewBody = z.object({
  action: z.enum(["draft", "share"]),
  overall_status: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "Accepted and ignored: the state follows from the action", example: "UNDER_REVIEW" }),
  documents: z
    .array(
      z.object({
        field_name: z.string().max(100).optional().meta({ description: fieldOrItem }),
        // Old exhibition clients send the name of the field under this key.
        key: z.string().max(100).optional(),
        name: z.string().max(400).nullish(),
        status: z
          .enum(verdictValues)
          .nullish()
          .transform((status) => status ?? ""),
        deficiency: Comment.nullish().transform((remark) => remark ?? ""),
      }),
    )
    .max(100),
  asks_papers: asksPapersField,
  assessments: z
    .array(
      z.object({
        item_id: z.uuid(),
        admissible_amount: rupeesField.nullish(),
        reason_code: reasonCodeField.nullish(),
        reason: Comment.nullish().transform((reason) => reason ?? ""),
      }),
    )
    .max(maxItems)
    .optional()
    .meta({
      description:
        "The council's own figures or reasons for items, in INR with at most two places. A reason alone lifts the rules that ask for one; without figure and reasons the item has no assessment. Items that are not named keep theirs.",
    }),
  items: z.array(z.record(z.string(), z.unknown())).max(maxItems).optional().meta({
    description: "All items as the council reads them in the documents, which it marks as entered by EPCMD; without it they stay",
  }),
  proved_facts: z
    .object({
      firm_class: z.enum(firmClasses).nullable(),
      special_group: z.boolean().nullable(),
      exports: rupeesField.nullable(),
      intent_filed_on: typedDate(provedLabels.intentFiledOn).nullable(),
      notice_given_on: typedDate(provedLabels.noticeGivenOn).nullable().optional().meta({
        description: "The day on which the firm gave notice of its visit to the event; without it the day that is stored stays",
      }),
    })
    .optional()
    .meta({ description: "What the documents prove about the firm; null is not known. All facts that are named are replaced; without it they stay" }),
  takes_new_rates: z
    .boolean()
    .optional()
    .meta({ description: "true: the claim is computed by the exchange rates that the office has corrected since it took them" }),
  version: versionField,
});

export const givenVerdicts = ({ documents }: z.output<typeof ReviewBody>) =>
  documents.map(({ field_name, key, status, deficiency }) => ({ fieldName: field_name ?? key ?? "", status, remark: deficiency }));

export const givenFacts = ({ proved_facts: given }: z.output<typeof ReviewBody>): ProvedFacts | undefined =>
  given && {
    firmClass: given.firm_class,
    isSpecialGroup: given.special_group,
    turnoverPaise: given.exports,
    intentFiledOn: given.intent_filed_on === "" ? null : given.intent_filed_on,
    noticeGivenOn: given.notice_given_on === "" ? null : given.notice_given_on,
  };

export const givenAssessments = ({ assessments }: z.output<typeof ReviewBody>) =>
  assessments?.map(({ item_id, admissible_amount, reason_code, reason }) => ({
    itemId: item_id,
    admissiblePaise: admissible_amount,
    reasonCode: reason_code,
    reason,
  }));

export const ReasonCodeBody = z.object({
  code: z.string(),
  sentence_en: z.string(),
  sentence_hi: z.string(),
  remedy_en: z.string().meta({ description: "What the firm can do; empty when nothing can be done" }),
  remedy_hi: z.string(),
  is_retired: z.boolean().meta({ description: "It is offered no longer" }),
});

export const reasonCodeBody = ({
  code,
  sentenceEn,
  sentenceHi,
  remedyEn,
  remedyHi,
  isRetired,
}: Omit<Awaited<ReturnType<typeof listReasonCodes>>[number], "version">): z.infer<typeof ReasonCodeBody> => ({
  code,
  sentence_en: sentenceEn,
  sentence_hi: sentenceHi,
  remedy_en: remedyEn,
  remedy_hi: remedyHi,
  is_retired: isRetired,
});
