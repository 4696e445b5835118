import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { allAnswers, applicableDocuments, type SchemeDocument } from "#domain/reimbursements/derive.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { effectiveVerdict, receivedVersion, verdictThatCounts, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteDraftVerdicts } from "#db/queries/review-drafts.ts";
import { upsertVerdicts, type Reimbursement } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";

/** A reviewer's verdict on one document. */
export const VerdictInput = z.object({
  fieldName: z.string().max(100),
  status: z.enum(verdictValues),
  remark: Comment.default(""),
});
export type VerdictInput = z.output<typeof VerdictInput>;

export type JudgedDocument = SchemeDocument & { readonly status: Verdict; readonly remark: string };

/** The applicable documents, each with the verdict that it has once `given` is saved. */
export function judge(reimbursement: Reimbursement, given: readonly VerdictInput[]): JudgedDocument[] {
  const documents = applicableDocuments(schemeOf(reimbursement.row.scheme), allAnswers(reimbursement.steps));
  const known = new Set(documents.map((document) => document.field.name));
  const unknown = given.find((verdict) => !known.has(verdict.fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return documents.map((document) => {
    const { status, remark } =
      given.find((verdict) => verdict.fieldName === document.field.name) ?? verdictThatCounts(reimbursement.verdicts, document.field.name);
    return { ...document, remark, status: effectiveVerdict({ status, remark }) };
  });
}

/** Stores the given verdicts, each with the version of the document that it judges, and takes them out of the reviewer's own draft. */
export async function saveVerdicts(
  tx: Tx,
  { row, documents }: Reimbursement,
  given: readonly VerdictInput[],
  by: { setBy: string; setAt: Date },
): Promise<void> {
  if (given.length === 0) return;
  // Of two verdicts on one document the last one counts.
  const lastOfEach = [...new Map(given.map((verdict) => [verdict.fieldName, verdict])).values()];
  const verdicts = lastOfEach.map((verdict) => ({
    reimbursementId: row.id,
    fieldName: verdict.fieldName,
    status: effectiveVerdict(verdict),
    remark: verdict.remark,
    documentVersion: receivedVersion(documents, verdict.fieldName),
    ...by,
  }));
  await upsertVerdicts(tx, verdicts);
  await deleteDraftVerdicts(
    tx,
    { reimbursementId: row.id, userId: by.setBy },
    verdicts.map(({ fieldName }) => fieldName),
  );
}

/**
 * Refuses a Deficient document without a remark.
 * @throws invalid (with `fields`)
 */
export function assertRemarks(documents: readonly JudgedDocument[]): void {
  const silent = documents.filter((document) => document.status === "DEFICIENT" && document.remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ field }) => [field.name, [reviewMessages.remarkNeeded(field.label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.field.label), Object.fromEntries(fields));
}
