import { z } from "zod";
import type { MemberActor } from "#domain/accounts/actor.ts";
import { conflict } from "#domain/errors.ts";
import { isItemChanged, openDeficiencies } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers, applicableDocuments, missingForSubmission, reviewDocuments, storedDocuments } from "#domain/reimbursements/derive.ts";
import { FurtherPaperName } from "#domain/reimbursements/further-paper-name.ts";
import { documentsWithFurtherPapers, isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { maxFurtherPapers } from "#domain/reimbursements/file-rules.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { datedCosts } from "#domain/reimbursements/received-answers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Tx } from "#db/connection/client.ts";
import { enqueue } from "#db/outbox/enqueue.ts";
import { markSubmitted } from "#db/queries/documents.ts";
import { selectReimbursementParts, type Reimbursement } from "#db/queries/reimbursement-parts.ts";
import {
  markDeficienciesAnswered,
  lockOwnReimbursement,
  updateDeficiencyAnswer,
  type DeficiencyRow,
  type ReimbursementRow,
} from "#db/queries/reimbursements.ts";
import { getLastPublication, lockRuleListShared } from "#db/queries/rule-versions.ts";
import type { AppContext } from "../../context.ts";
import { authorize } from "../authorize.ts";
import { Comment, ReimbursementId, Version } from "./inputs.ts";
import { amountsOf } from "./amounts.ts";
import { assertMayFile, presentAfter } from "./own-draft.ts";
import { itemsDetail } from "./save-change.ts";
import { shareNewClaim } from "./share-by-load.ts";
import { transactWithFiles, type Upload } from "./store-documents.ts";
import { furtherPaperUploads, storeFurtherPapers } from "./store-further-papers.ts";
import { assertVersion, enqueueBuildDossier, transition, wrongState } from "./transition.ts";
import { isChangingEvents, settleAssessments } from "./unsent-answers.ts";
import type { ReimbursementView } from "./view.ts";

export const SubmitInput = z.object({
  reimbursementId: ReimbursementId,
  version: Version,
  /** The written answer to every flagged document without a new version or an answer of its own, and to a remark that names none. */
  comment: Comment.optional(),
  /** The written answer to one flagged document each, by its field. */
  answers: z.record(z.string().max(100), Comment).optional(),
  /** The names of the further papers that come with the call, in their order. */
  paperNames: z.array(FurtherPaperName).max(maxFurtherPapers).optional(),
  /** For each of them the field of the further paper that it replaces, empty for a new one; without it all are new. */
  replacedFields: z.array(z.string().max(100)).max(maxFurtherPapers).optional(),
});
export type SubmitInput = z.input<typeof SubmitInput>;

/**
 * Submits a complete draft to the council, or the reply to its remarks.
 * @param newPapers further papers that come with a reply: new ones where the query asks for them, and new versions of those that are open
 * @throws not_found; invalid (further papers, names and fields that do not match); invalid, unsupported_type, too_large (a further paper, named
 *   in `fields`); conflict (not complete, with `fields` naming what is missing; an unanswered remark; a further paper that is not open; wrong
 *   state; stale version); forbidden (membership); unavailable (storage)
 * @source product.md "member submit", "member replies"; specification 4 "Submit for Review"
 */
export async function submit(ctx: AppContext, input: SubmitInput, newPapers: readonly Upload[] = []): Promise<ReimbursementView> {
  const actor = authorize(ctx.actor, "reimbursements.submit");
  return transactWithFiles(ctx, furtherPaperUploads(newPapers, input), async (tx, files) => {
    const current = await lockOwnReimbursement(tx, input.reimbursementId, actor.firmId);
    if (current.state !== "DRAFT" && current.state !== "DEFICIENCY_SHARED") throw wrongState(current, "member");
    await assertVersion(tx, actor, current, input.version);
    const before = await selectReimbursementParts(tx, current);
    const storedKeys = await storeFurtherPapers(tx, ctx, actor, before, files, input);
    const reimbursement = files.length === 0 ? before : await selectReimbursementParts(tx, current);
    const row =
      current.state === "DRAFT"
        ? await submitDraft(tx, ctx, actor, reimbursement)
        : await sendReply(tx, ctx, actor, reimbursement, { comment: input.comment ?? "", answers: input.answers ?? {} });
    await enqueueBuildDossier(tx, row);
    await enqueue(tx, "scan-reimbursement", { reimbursementId: row.id });
    return { answer: await presentAfter(tx, ctx, actor, row), storedKeys };
  });
}

async function submitDraft(tx: Tx, ctx: AppContext, actor: MemberActor, reimbursement: Reimbursement): Promise<ReimbursementRow> {
  await assertMayFile(tx, ctx, reimbursement.firm);
  assertNothingMissing(reimbursement);
  await markSubmitted(tx, reimbursement.row.id, notApplicableFields(reimbursement));
  // One instant and one list of rules: they choose the rules of the claim for good.
  const submittedAt = ctx.now();
  await lockRuleListShared(tx);
  const submitted = await transition(tx, ctx, actor, reimbursement.row, "submit", {
    values: {
      submittedAt,
      rulesUntil: await getLastPublication(tx),
      ...(await amountsOf(tx, { now: () => submittedAt }, { ...reimbursement.row, submittedAt })),
    },
    changesDossier: true,
  });
  await shareNewClaim(tx, ctx, "council", { id: submitted.id, ownerId: submitted.councilOwnerId });
  return submitted;
}

async function sendReply(tx: Tx, ctx: AppContext, actor: MemberActor, reimbursement: Reimbursement, written: Written): Promise<ReimbursementRow> {
  const { row } = reimbursement;
  const { comment } = written;
  assertNothingMissing(reimbursement);
  const open = await withWritten(tx, reimbursement, openDeficiencies(reimbursement.deficiencies), written);
  assertAnswered(reimbursement, open);
  await markSubmitted(tx, row.id, notApplicableFields(reimbursement));
  await markDeficienciesAnswered(
    tx,
    open.map(({ id }) => id),
    ctx.now(),
  );
  const droppedAssessments = await settleAssessments(tx, reimbursement);
  if (isChangingEvents(reimbursement)) await enqueue(tx, "fill-amounts", { firmId: row.firmId });
  const flagged = open.flatMap((deficiency) => deficiency.fieldName ?? []);
  const added = reimbursement.documents.filter(({ fieldName, wasSubmitted }) => isFurtherPaper(fieldName) && !wasSubmitted);
  const documents = documentsWithFurtherPapers(schemeOf(row.scheme), reimbursement.documents)
    .filter(({ field }) => flagged.includes(field.name) || added.some(({ fieldName }) => fieldName === field.name))
    .map(({ field }) => ({ fieldName: field.name, label: field.label }));
  return transition(tx, ctx, actor, row, "reply", {
    values: { deficiencyOrigin: null, replyBy: null, asksPapers: false, ...(await amountsOf(tx, ctx, row, "saved")) },
    detail: {
      documents: documents.map((document) => document.label),
      ...(comment === "" ? {} : { comment }),
      ...itemsDetail({ droppedAssessments }),
    },
    documents,
    changesDossier: true,
  });
}

/** Written answers that come with a reply. */
type Written = { readonly comment: string; readonly answers: Readonly<Record<string, string>> };

/** Saves the written answers of a reply, and returns all open remarks. @throws conflict (`not_open`: an answer to what was not flagged) */
async function withWritten(tx: Tx, reimbursement: Reimbursement, open: DeficiencyRow[], written: Written): Promise<DeficiencyRow[]> {
  const notFlagged = Object.keys(written.answers).filter((name) => !open.some(({ fieldName }) => fieldName === name));
  if (notFlagged.length > 0)
    throw conflict(
      "not_open",
      reimbursementMessages.onlyFlagged,
      Object.fromEntries(notFlagged.map((name) => [name, [reimbursementMessages.onlyFlagged]])),
    );
  const answerTo = (deficiency: DeficiencyRow): string => {
    const { fieldName, answer } = deficiency;
    const own = fieldName === null ? written.comment : (written.answers[fieldName] ?? "");
    if (own !== "") return own;
    return isAnswered(reimbursement, deficiency) ? (answer ?? "") : written.comment;
  };
  const answered: DeficiencyRow[] = [];
  for (const deficiency of open) {
    const answer = answerTo(deficiency);
    if (answer !== (deficiency.answer ?? "")) await updateDeficiencyAnswer(tx, reimbursement.row.id, deficiency.id, answer);
    answered.push({ ...deficiency, answer });
  }
  return answered;
}

/** Whether a remark has a written answer, a new version of its document or a change of its item; one that names none, of any of them. */
function isAnswered(reimbursement: Reimbursement, deficiency: DeficiencyRow): boolean {
  const { documents } = reimbursement;
  const { fieldName, answer, sharedAt } = deficiency;
  if ((answer ?? "").trim() !== "") return true;
  const own = datedCosts(reimbursement).map(({ item: { id = "" }, ...saved }) => ({ ...saved, id }));
  if (isItemChanged(own, deficiency)) return true;
  const fresh = documents.filter((document) => document.isCurrent && !document.wasSubmitted);
  // A further paper that was added for a fresh look can be older than the remark.
  return fieldName === null ? fresh.some(({ createdAt }) => createdAt > sharedAt) : fresh.some((document) => document.fieldName === fieldName);
}

function assertAnswered(reimbursement: Reimbursement, open: readonly DeficiencyRow[]): void {
  const waiting = open.filter((deficiency) => !isAnswered(reimbursement, deficiency));
  if (waiting.length === 0) return;
  const fields = waiting.map((deficiency) => [deficiency.fieldName ?? "comment", [reimbursementMessages.answerEach]] as const);
  throw conflict("not_answered", reimbursementMessages.answerEach, Object.fromEntries(fields));
}

function assertNothingMissing(reimbursement: Reimbursement): void {
  const scheme = schemeOf(reimbursement.row.scheme);
  const fields = missingForSubmission(scheme, allAnswers(reimbursement.steps), storedDocuments(reimbursement.documents));
  const [first] = Object.values(fields);
  if (first !== undefined) throw conflict("not_complete", first[0] ?? reimbursementMessages.notComplete, fields);
}

function notApplicableFields(reimbursement: Reimbursement): string[] {
  const scheme = schemeOf(reimbursement.row.scheme);
  const needed = applicableDocuments(scheme, allAnswers(reimbursement.steps)).map((document) => document.field.name);
  return reviewDocuments(scheme)
    .map((document) => document.field.name)
    .filter((name) => !needed.includes(name));
}
