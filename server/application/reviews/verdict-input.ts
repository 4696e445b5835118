import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { itemFields } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { documentsThatCount } from "#domain/reimbursements/further-papers.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { effectiveVerdict, receivedVersion, verdictThatCounts, verdictValues, type Verdict } from "#domain/reimbursements/verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { deleteDraftVerdicts } from "#db/queries/review-drafts.ts";
import { upsertVerdicts, type Reimbursement } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";

/** A reviewer's verdict on one document, or what is asked about an item (`item:` and its id). */
export const VerdictInput = z.object({
  fieldName: z.string().max(100),
  status: z.enum(verdictValues),
  remark: Comment.default(""),
});
export type VerdictInput = z.output<typeof VerdictInput>;

/** A document or an item with its verdict; an item is DEFICIENT while something is asked about it, and else has none. */
export type JudgedField = {
  readonly name: string;
  readonly label: string;
  readonly isItem: boolean;
  readonly status: Verdict;
  readonly remark: string;
};

/**
 * The documents that count and the items, each with the verdict that it has once `given` is saved.
 * @throws invalid (`no_such_document`)
 */
export function judge({ row, documents, steps, items, verdicts }: Reimbursement, given: readonly VerdictInput[]): JudgedField[] {
  const scheme = schemeOf(row.scheme);
  const received = documents.filter(({ wasSubmitted }) => wasSubmitted);
  const fields = [
    ...documentsThatCount(scheme, allAnswers(steps), received).map(({ field: { name, label } }) => ({ name, label, isItem: false })),
    ...itemFields(
      scheme,
      items.map(({ item }) => item),
    ).map((field) => ({ ...field, isItem: true })),
  ];
  const known = new Set(fields.map(({ name }) => name));
  const unknown = given.find((verdict) => !known.has(verdict.fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return fields.map((field) => {
    const { status, remark } = given.find((verdict) => verdict.fieldName === field.name) ?? verdictThatCounts(verdicts, field.name);
    return { ...field, remark, status: effectiveVerdict({ status, remark }) };
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

/** Takes away what was asked about items: it is shared now, and an item has no versions by which a verdict would end. */
export async function clearItemVerdicts(
  tx: Tx,
  { row }: Reimbursement,
  shared: readonly JudgedField[],
  by: { setBy: string; setAt: Date },
): Promise<void> {
  const items = shared.filter(({ isItem }) => isItem);
  if (items.length === 0) return;
  await upsertVerdicts(
    tx,
    items.map(({ name }) => ({ reimbursementId: row.id, fieldName: name, status: "" as const, remark: "", documentVersion: 0, ...by })),
  );
}

/**
 * Refuses a Deficient document or item without a remark.
 * @throws invalid (with `fields`)
 */
export function assertRemarks(documents: readonly JudgedField[]): void {
  const silent = documents.filter((document) => document.status === "DEFICIENT" && document.remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ name, label }) => [name, [reviewMessages.remarkNeeded(label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.label), Object.fromEntries(fields));
}
