import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { invalid } from "#domain/errors.ts";
import { itemFields } from "#domain/reimbursements/deficiencies.ts";
import { allAnswers } from "#domain/reimbursements/derive.ts";
import { documentsThatCount } from "#domain/reimbursements/further-papers.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { DgftMark } from "#domain/reimbursements/verdicts.ts";
import type { Tx } from "#db/connection/client.ts";
import { selectDocuments, type DocumentVersion } from "#db/queries/documents.ts";
import { selectItems } from "#db/queries/items.ts";
import { selectSteps, type ReimbursementRow } from "#db/queries/reimbursements.ts";
import { Comment } from "../reimbursements/inputs.ts";

/** The documents and items (`item:` and the id) that the officer asks about; without it those that were marked before stay marked. */
export const MarksInput = z
  .array(z.object({ fieldName: z.string().max(100), remark: Comment, page: z.int().min(1).optional() }))
  .max(100)
  .optional();

/** A marked document or item with its label. */
export type LabelledMark = DgftMark & { readonly label: string };

/**
 * The given marks, else those that the reimbursement has, in the order of its documents, then of its items; each once.
 * @throws invalid (unknown document or item; a page that the document does not have)
 */
export async function marksOf(tx: Tx, row: ReimbursementRow, given: z.output<typeof MarksInput>): Promise<LabelledMark[]> {
  const marks = given ?? row.dgftMarks;
  const scheme = schemeOf(row.scheme);
  const [stored, steps, items] = await Promise.all([selectDocuments(tx, row.id), selectSteps(tx, row.id), selectItems(tx, row.id)]);
  const received = stored.filter(({ wasSubmitted }) => wasSubmitted);
  const fields = [
    ...documentsThatCount(scheme, allAnswers(steps), received).map(({ field: { name, label } }) => ({ name, label })),
    ...itemFields(
      scheme,
      items.map(({ item }) => item),
    ),
  ];
  const unknown = marks.find(({ fieldName }) => fields.every(({ name }) => name !== fieldName));
  if (unknown !== undefined) throw invalid("no_such_document", `"${unknown.fieldName}" is not a document of this reimbursement.`);
  return fields.flatMap(({ name, label }) => {
    const mark = marks.findLast(({ fieldName }) => fieldName === name);
    if (mark === undefined) return [];
    assertPage(received, label, mark);
    return { fieldName: name, label, remark: mark.remark, page: mark.page };
  });
}

/** Refuses a page that the document does not have; an item has none. @throws invalid (`no_such_page`, with `fields`) */
function assertPage(received: readonly DocumentVersion[], label: string, { fieldName, page }: DgftMark): void {
  const newest = received.find((document) => document.fieldName === fieldName);
  const pages = (newest?.files ?? []).reduce((sum, file) => sum + file.pages, 0);
  if (page === undefined || page <= pages) return;
  const problem = reviewMessages.noSuchPage(label, pages);
  throw invalid("no_such_page", problem, { [fieldName]: [problem] });
}

/** Refuses a marked document or item without a remark. @throws invalid (with `fields`) */
export function assertMarkRemarks(marks: readonly LabelledMark[]): void {
  const silent = marks.filter(({ remark }) => remark === "");
  const [first] = silent;
  if (first === undefined) return;
  const fields = silent.map(({ fieldName, label }) => [fieldName, [reviewMessages.remarkNeeded(label)]] as const);
  throw invalid("remark_needed", reviewMessages.remarkNeeded(first.label), Object.fromEntries(fields));
}

/** What is stored of marks. */
export const storedMarks = (marks: readonly DgftMark[]): DgftMark[] =>
  marks.map(({ fieldName, remark, page }) => ({ fieldName, remark, ...(page !== undefined && { page }) }));

/** Whether the reimbursement has just these marks, in any order. Without given marks it does. */
export const areStored = (row: Pick<ReimbursementRow, "dgftMarks">, given: z.output<typeof MarksInput>): boolean =>
  given === undefined || isDeepStrictEqual(byField(storedMarks(given)), byField(row.dgftMarks));

const byField = (marks: readonly DgftMark[]): DgftMark[] => marks.toSorted((one, other) => (one.fieldName < other.fieldName ? -1 : 1));
