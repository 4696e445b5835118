import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { allAnswers, applicableDocuments } from "#domain/reimbursements/derive.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { DgftMark } from "#domain/reimbursements/verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectSteps, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";

/** The documents that the officer asks about; without it those that were marked before stay marked. */
export const MarksInput = z
  .array(z.object({ fieldName: z.string().max(100), remark: Comment }))
  .max(100)
  .optional();

/** A marked document with its label. */
export type LabelledMark = DgftMark & { readonly label: string };

/**
 * The given marks, else those that the reimbursement has, in the order of its documents; each document once.
 * @throws invalid (unknown document)
 */
export async function marksOf(tx: Tx, row: ReimbursementRow, given: z.output<typeof MarksInput>): Promise<LabelledMark[]> {
  const marks = given ?? row.dgftMarks;
  const documents = applicableDocuments(schemeOf(row.scheme), allAnswers(await selectSteps(tx, row.id)));
  const unknown = marks.find(({ fieldName }) => documents.every(({ field }) => field.name !== fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return documents.flatMap(({ field }) => {
    const mark = marks.findLast(({ fieldName }) => fieldName === field.name);
    return mark === undefined ? [] : { fieldName: field.name, label: field.label, remark: mark.remark };
  });
}

/** Refuses a marked document without a remark. @throws invalid (with `fields`) */
export function assertMarkRemarks(marks: readonly LabelledMark[]): void {
  const silent = marks.filter(({ remark }) => remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ fieldName, label }) => [fieldName, [reviewMessages.remarkNeeded(label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.label), Object.fromEntries(fields));
}

/** What is stored of marks. */
export const storedMarks = (marks: readonly LabelledMark[]): DgftMark[] => marks.map(({ fieldName, remark }) => ({ fieldName, remark }));
