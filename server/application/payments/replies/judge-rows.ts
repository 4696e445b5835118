import { calendarDateInIndia } from "#domain/dates.ts";
import type { ReadReplyRow, ReplyFacts } from "#domain/payments/bank-reply.ts";
import { judgeReply, type ReplyJudgement } from "#domain/payments/reply-judgement.ts";
import type { Db, Tx } from "#db/connection/client.ts";
import { selectAnsweredLines, selectReferencesOfUtrs, type AnsweredLine } from "#db/queries/bank-replies.ts";
import { getBatch } from "#db/queries/payment-batches.ts";

/** A row of an answer with what it would change. */
export type JudgedRow = { readonly rowNo: number; readonly reference: string; readonly line: AnsweredLine | undefined } & (
  | { readonly facts: ReplyFacts; readonly judgement: Exclude<ReplyJudgement, { readonly outcome: "refused" }> }
  | { readonly facts: ReplyFacts | undefined; readonly judgement: Extract<ReplyJudgement, { readonly outcome: "refused" }> }
);

/** Compares the rows of an answer with the lines that they name. @throws not_found (the batch) */
export async function judgeRows(
  db: Db | Tx,
  rows: readonly ReadReplyRow[],
  { batchId, isByHand, now }: { readonly batchId: string | undefined; readonly isByHand: boolean; readonly now: Date },
): Promise<JudgedRow[]> {
  const onlyBatch = batchId === undefined ? undefined : await getBatch(db, batchId);
  const [lines, utrs] = await Promise.all([
    selectAnsweredLines(
      db,
      rows.map(({ reference }) => reference),
    ),
    selectReferencesOfUtrs(
      db,
      rows.flatMap(({ facts }) => facts?.utr ?? []),
    ),
  ]);
  const today = calendarDateInIndia(now);
  return rows.map(({ rowNo, reference, facts, problem }): JudgedRow => {
    const line = lines.get(reference);
    if (facts === undefined) return { rowNo, reference, line, facts, judgement: { outcome: "refused", problem } };
    const utrOf = facts.utr === null ? undefined : utrs.get(facts.utr);
    const judgement = judgeReply(facts, { line, utrOf, onlyBatch, isByHand, today });
    return judgement.outcome === "refused" ? { rowNo, reference, line, facts, judgement } : { rowNo, reference, line, facts, judgement };
  });
}
