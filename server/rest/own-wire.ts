import { z } from "zod";
import { formatIndianDate } from "#domain/dates.ts";
import { asGroupAnswer, groupEntries, type Answer, type Answers } from "#domain/reimbursements/answers.ts";
import { furtherPaperStep } from "#domain/reimbursements/further-papers.ts";
import { actionsIn, states, stateText, undoActions } from "#domain/reimbursements/lifecycle.ts";
import { itemsName, type Field } from "#domain/reimbursements/scheme.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { OwnReimbursementRow } from "../application/reimbursements/list-own.ts";
import type { ReimbursementView } from "../application/reimbursements/view.ts";
import type { AppContext } from "../context.ts";
import { amountFields, ComputationBody, computationOf, exampleAmounts, wireAmounts } from "./amount-wire.ts";
import {
  AsksPapersAnswer,
  closedReasonField,
  documentUrl,
  exampleItem,
  fieldOrItem,
  itemBody,
  ItemBody,
  statusFields,
  summaryOf,
  wireStatus,
} from "./reimbursement-wire.ts";
import { WireDate, wireInstant, WireInstant } from "./wire.ts";

export const OwnRowBody = z.object({
  reimbursement_id: z.string(),
  reimbursement_type: z.string().meta({ example: "Product" }),
  ...statusFields,
  ...amountFields,
  version: z.int(),
  current_step: z.int(),
  step_count: z.int(),
  updated_at: WireInstant.meta({
    description:
      "The last action on the claim, the last change of its payment_status, or when a later exchange rate made claimed_amount known; that last one is not noted while the claim waits for the member. The time at which the change began: it can appear up to two minutes later",
  }),
  submitted_at: WireInstant.nullable(),
  reply_by: WireDate.nullable().meta({ description: "The day by which the open remarks are to be answered, DD-MM-YYYY; null when none are open" }),
});

const exampleFacts = { step: 10, stepCount: 10, flaggedCount: 1, approvedOn: undefined, closedReason: undefined, isQueryOfDgft: false };
export const exampleOwnRow = {
  reimbursement_id: "PRD-2627-00042",
  reimbursement_type: "Product",
  status: stateText("DEFICIENCY_SHARED", "member", exampleFacts),
  status_code: "DEFICIENCY_SHARED",
  ...exampleAmounts,
  recommended_amount: null,
  version: 12,
  current_step: 10,
  step_count: 10,
  updated_at: "2026-11-21T09:30:00.000Z",
  submitted_at: "2026-11-20T09:30:00.000Z",
  reply_by: "21-12-2026",
};

/** While remarks wait for the member, it is to act by the date of the reply. */
const replyBy = ({ state, dueOn }: Pick<OwnReimbursementRow, "state" | "dueOn">): string | null =>
  state === "DEFICIENCY_SHARED" && dueOn !== undefined ? formatIndianDate(dueOn) : null;

export const ownRowBody = (row: OwnReimbursementRow): z.infer<typeof OwnRowBody> => ({
  reimbursement_id: row.id,
  reimbursement_type: row.typeLabel,
  ...wireStatus(row),
  ...wireAmounts(row),
  version: row.version,
  current_step: row.currentStep,
  step_count: row.stepCount,
  updated_at: wireInstant(row.updatedAt),
  submitted_at: row.submittedAt === undefined ? null : wireInstant(row.submittedAt),
  reply_by: replyBy(row),
});

const Remark = z.object({
  field_name: z
    .string()
    .nullable()
    .meta({ description: `${fieldOrItem}; null for the reimbursement as a whole` }),
  remark: z.string(),
  origin: z.enum(["EPCMD", "DGFT"]),
  shared_at: WireInstant,
  answer: z.string().nullable().meta({
    description:
      "The written answer; that of an open remark is not sent yet. Null where none was sent, or a new file or a changed cost is the answer",
  }),
  answered_at: WireInstant.nullable().meta({ description: "When the reply to it was sent; null where none was" }),
  is_open: z.boolean().meta({ description: "It waits for an answer" }),
});

/** What the member can do with a claim, apart from asking to undo a decision. */
const ownActions = [...new Set(states.flatMap((state) => actionsIn(state, "member")))].filter(
  (action) => !undoActions.some((undo) => undo === action),
);

export const OwnDetail = OwnRowBody.extend({
  ...closedReasonField,
  firm_name: z.string(),
  contact_name: z.string(),
  contact_email: z.string(),
  contact_phone: z.string(),
  values: z
    .record(z.string(), z.unknown())
    .meta({ description: "Answers by field name: text, amounts as decimal strings, dates DD-MM-YYYY, booleans" }),
  items: z.array(ItemBody.extend({ is_open: z.boolean().meta({ description: "It may be changed now" }) })),
  computation: ComputationBody.meta({ description: "How the recommendation is computed; null before it was forwarded to DGFT" }),
  documents: z.array(
    z.object({
      field_name: z.string(),
      name: z.string(),
      step: z.int().meta({ description: "The step that asks for it; 0 for a further paper" }),
      url: z.string().nullable(),
      is_needed: z.boolean(),
      is_open: z.boolean().meta({
        description:
          "It may be replaced now: by its step, a further paper by the submit call with `paper_fields`, one of a fresh look on the page only",
      }),
      files: z.array(z.object({ name: z.string(), type: z.string(), size: z.int(), pages: z.int() })),
    }),
  ),
  remarks: z.array(Remark),
  asks_papers: AsksPapersAnswer,
  open_steps: z.array(z.int()).meta({ description: "Steps of which something may be changed now" }),
  actions: z.array(z.enum(ownActions)).meta({
    description: "What the state allows now. The submit call is for `submit` and `reply`; `withdraw` is on the pages only",
  }),
  cannot_file: z.string().nullable().meta({
    description:
      "Of a draft: why the membership does not allow saving and submitting it now; null otherwise. A reply needs no valid membership. The refusal of a call also names the invoice to pay",
  }),
});

export const exampleOwnDetail = {
  ...exampleOwnRow,
  closed_reason: null,
  firm_name: "Kaveri Imaging Pvt Ltd",
  contact_name: "Export Desk",
  contact_email: "exports@kaveri.example",
  contact_phone: "+91 98765 43210",
  values: { firm_address: "12 Industrial Area, Pune", has_mission_certificate: false },
  items: [{ ...exampleItem, is_open: false }],
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
      answered_at: null,
      is_open: true,
    },
  ],
  asks_papers: false,
  open_steps: [2],
  actions: ["save_step", "reply", "withdraw"],
  cannot_file: null,
};

/** Answers as they go out: dates as DD-MM-YYYY, in groups too. @source rest-api.md "Rules for every path" */
function wireAnswers(scheme: SchemeKind, answers: Answers): Answers {
  const asked = schemeOf(scheme).steps.flatMap(({ fields }) => fields.flatMap((field) => (field.type === "yesNo" ? field.whenYes : [field])));
  const byName = new Map(asked.map((field) => [field.name, field]));
  return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, wireAnswer(byName.get(name), answer)]));
}

function wireAnswer(field: Field | undefined, answer: Answer): Answer {
  if (field?.type === "date" && typeof answer === "string") return formatIndianDate(answer);
  if (field?.type !== "group" || typeof answer !== "object") return answer;
  const dates = new Set(field.fields.filter(({ type }) => type === "date").map(({ name }) => name));
  const entries = groupEntries(answer).map((entry) =>
    Object.fromEntries(Object.entries(entry).map(([name, value]) => [name, dates.has(name) ? formatIndianDate(value) : value])),
  );
  return asGroupAnswer(entries);
}

export function ownDetail(ctx: AppContext, view: ReimbursementView): z.infer<typeof OwnDetail> {
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
    reply_by: replyBy(view),
    values: wireAnswers(view.scheme, values),
    items: view.items.map((item) => ({ ...itemBody(item), is_open: item.isOpen })),
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
    remarks: remarks.map(({ fieldName, remark, origin, sharedAt, answer, answeredAt, isOpen }) => ({
      field_name: fieldName ?? null,
      remark,
      origin,
      shared_at: wireInstant(sharedAt),
      // What was written and never sent answers nothing.
      answer: isOpen || answeredAt !== undefined ? (answer ?? null) : null,
      answered_at: answeredAt === undefined ? null : wireInstant(answeredAt),
      is_open: isOpen,
    })),
    asks_papers: view.asksPapers,
    open_steps: [...openSteps].sort((a, b) => a - b),
    actions: [...view.actions],
    cannot_file: view.cannotFile ?? null,
  };
}
