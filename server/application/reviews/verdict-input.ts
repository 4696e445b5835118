import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { applicableDocuments, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { effectiveVerdict, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteDraftVerdicts } from "#db/queries/review-drafts.ts";
import { upsertVerdict, type Reimbursement } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";
import { allAnswers, currentVerdict, receivedVersion } from "../reimbursements/view.ts";

/** What a reviewer says of one document. */
export const VerdictInput = z.object({
  fieldName: z.string().max(100),
  status: z.enum(verdictValues),
  remark: Comment.default(""),
});
export type VerdictInput = z.output<typeof VerdictInput>;

export type JudgedDocument = SchemeDocument & { readonly status: Verdict; readonly remark: string };

/** The documents that count, each with the verdict that will stand once `given` is saved. */
export function judge(reimbursement: Reimbursement, given: readonly VerdictInput[]): JudgedDocument[] {
  const documents = applicableDocuments(schemeOf(reimbursement.row.scheme), allAnswers(reimbursement));
  const known = new Set(documents.map((document) => document.field.name));
  const unknown = given.find((verdict) => !known.has(verdict.fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return documents.map((document) => {
    const { status, remark } =
      given.find((verdict) => verdict.fieldName === document.field.name) ?? currentVerdict(reimbursement, document.field.name);
    return { ...document, remark, status: effectiveVerdict({ status, remark }) };
  });
}

/** Stores the verdicts that were given, each tied to the document version that was judged; the reviewer's own draft of them is over. */
export async function saveVerdicts(
  tx: Tx,
  reimbursement: Reimbursement,
  given: readonly VerdictInput[],
  by: { setBy: string; setAt: Date },
): Promise<void> {
  for (const verdict of given)
    await upsertVerdict(tx, {
      reimbursementId: reimbursement.row.id,
      fieldName: verdict.fieldName,
      status: effectiveVerdict(verdict),
      remark: verdict.remark,
      documentVersion: receivedVersion(reimbursement, verdict.fieldName),
      ...by,
    });
  const whose = { reimbursementId: reimbursement.row.id, userId: by.setBy };
  await deleteDraftVerdicts(
    tx,
    whose,
    given.map(({ fieldName }) => fieldName),
  );
}

/**
 * Refuses a document marked Deficient without saying what is missing.
 * @throws invalid (with `fields`)
 */
export function assertRemarks(documents: readonly JudgedDocument[]): void {
  const silent = documents.filter((document) => document.status === "DEFICIENT" && document.remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ field }) => [field.name, [reviewMessages.remarkNeeded(field.label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.field.label), Object.fromEntries(fields));
}
