import { desc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { calendarDateInIndia } from "#domain/dates.ts";
import type { LineOutcome } from "#domain/payments/batches.ts";
import type { LineState } from "#domain/payments/line-states.ts";
import type { JudgedLine } from "#domain/payments/reply-judgement.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { bankReplies, batchLines, paymentBatches, paymentFiles, paymentLines } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";

/** A line that an answer of the bank names, with what is needed to record the answer. */
export type AnsweredLine = JudgedLine & {
  readonly reference: string;
  readonly line: { readonly id: string; readonly state: LineState; readonly reimbursementId: string };
  readonly firmId: string;
  readonly firmName: string;
  readonly scheme: SchemeKind;
};

/** The bank returned a line out of this batch, and it was neither opened again nor withheld since: its last return is of this batch. */
export const isStillReturned: SQL<boolean> = sql<boolean>`(${paymentLines.state} = 'returned' and ${batchLines.reference} is not distinct from (
  select h.detail from payment_history h where h.line_id = ${paymentLines.id} and h.action = 'return' order by h.id desc limit 1))`;

/** The lines of batches with these references, by reference; an unknown reference is absent. */
export async function selectAnsweredLines(db: Db | Tx, references: readonly string[]): Promise<ReadonlyMap<string, AnsweredLine>> {
  if (references.length === 0) return new Map();
  const rows = await db
    .select({
      entry: batchLines,
      batch: paymentBatches,
      line: paymentLines,
      firmName: firms.name,
      scheme: reimbursements.scheme,
      isStillReturned,
      wasPaid: sql<boolean>`exists (select from payment_history h
        where h.line_id = ${paymentLines.id} and h.action = 'pay' and h.detail = ${batchLines.reference})`,
      isAskedBack: sql<boolean>`exists (select 1 from recoveries r where r.line_id = ${paymentLines.id} and r.declined_at is null
        and r.settled_at is null)`,
    })
    .from(batchLines)
    .innerJoin(paymentBatches, eq(paymentBatches.id, batchLines.batchId))
    .innerJoin(paymentLines, eq(paymentLines.id, batchLines.lineId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(inArray(batchLines.reference, [...references]));
  return new Map(
    rows.map(({ entry, batch, line, firmName, scheme, ...known }) => [
      entry.reference,
      {
        reference: entry.reference,
        batchId: batch.id,
        batchNumber: batch.number,
        batchState: batch.state,
        approvedOn: batch.approvedAt && calendarDateInIndia(batch.approvedAt),
        sentOn: batch.sentOn,
        amountPaise: entry.amountPaise,
        outcome: entry.outcome,
        utr: entry.utr,
        settledOn: entry.settledOn,
        returnReason: entry.returnReason,
        lineState: line.state,
        ...known,
        line: { id: line.id, state: line.state, reimbursementId: line.reimbursementId },
        firmId: line.firmId,
        firmName,
        scheme,
      },
    ]),
  );
}

/** The reference of the line that has each UTR; one that no line has is absent. */
export async function selectReferencesOfUtrs(db: Db | Tx, utrs: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (utrs.length === 0) return new Map();
  const rows = await db
    .select({ utr: batchLines.utr, reference: batchLines.reference })
    .from(batchLines)
    .where(inArray(batchLines.utr, [...utrs]));
  return new Map(rows.flatMap(({ utr, reference }) => (utr === null ? [] : [[utr, reference] as const])));
}

/** What the bank did with a line of a batch. Days are YYYY-MM-DD. */
export type LineSettlement = {
  readonly reference: string;
  readonly outcome: Exclude<LineOutcome, "removed">;
  readonly utr: string | null;
  readonly settledOn: string;
  readonly returnReason: string | null;
};

/** Records what the bank did with lines. A UTR that is recorded stays where the answer has none. */
export async function updateSettledLines(
  tx: Tx,
  settlements: readonly LineSettlement[],
  by: { readonly settledBy: string; readonly settledAt: Date; readonly proofFileId?: string },
): Promise<void> {
  if (settlements.length === 0) return;
  const rows = JSON.stringify(
    settlements.map(({ reference, outcome, utr, settledOn, returnReason }) => ({
      reference,
      outcome,
      utr,
      settled_on: settledOn,
      return_reason: returnReason,
    })),
  );
  await tx.execute(sql`
    update batch_lines entry set outcome = answer.outcome, utr = coalesce(answer.utr, entry.utr), settled_on = answer.settled_on,
      return_reason = answer.return_reason, settled_by = ${by.settledBy}::uuid, settled_at = ${by.settledAt.toISOString()}::timestamptz,
      proof_file_id = coalesce(${by.proofFileId ?? null}::uuid, entry.proof_file_id)
    from jsonb_to_recordset(${rows}::text::jsonb) as answer(reference text, outcome text, utr text, settled_on date, return_reason text)
    where entry.reference = answer.reference`);
}

/** Marks sent batches as settled in which every line has an outcome. @param batchIds locked */
export async function updateSettledBatches(tx: Tx, batchIds: readonly string[]): Promise<void> {
  if (batchIds.length === 0) return;
  await tx.execute(sql`
    update payment_batches batch set state = 'settled', version = batch.version + 1
    where ${inArray(sql`batch.id`, [...batchIds])} and batch.state = 'sent'
      and not exists (select from batch_lines entry where entry.batch_id = batch.id and entry.outcome is null)`);
}

export async function insertBankReply(tx: Tx, values: Omit<typeof bankReplies.$inferInsert, "id">): Promise<void> {
  await tx.insert(bankReplies).values(values);
}

/** A page of the answers that were imported, the newest first. */
export const selectBankReplies = (db: Db, { limit, offset }: { readonly limit: number; readonly offset: number }) =>
  db
    .select({
      id: bankReplies.id,
      fileId: bankReplies.fileId,
      fileName: paymentFiles.name,
      paid: bankReplies.paid,
      returned: bankReplies.returned,
      unchanged: bankReplies.unchanged,
      importedByName: users.name,
      importedAt: bankReplies.importedAt,
    })
    .from(bankReplies)
    .innerJoin(paymentFiles, eq(paymentFiles.id, bankReplies.fileId))
    .innerJoin(users, eq(users.id, bankReplies.importedBy))
    .orderBy(desc(bankReplies.importedAt), desc(bankReplies.id))
    .limit(limit)
    .offset(offset);

export const countBankReplies = (db: Db): Promise<number> => db.$count(bankReplies);

/** The batch whose file it is, or that a file came from the bank: such files show account numbers. */
export async function findBankFile(db: Db | Tx, fileId: string): Promise<{ readonly batchId: string | null } | undefined> {
  const [batch] = await db.select({ batchId: paymentBatches.id }).from(paymentBatches).where(eq(paymentBatches.fileId, fileId));
  if (batch !== undefined) return batch;
  const [reply] = await db.select({ id: bankReplies.id }).from(bankReplies).where(eq(bankReplies.fileId, fileId)).limit(1);
  return reply === undefined ? undefined : { batchId: null };
}

/** The schemes of lines, by line id. */
export async function selectSchemesOfLines(db: Db | Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, SchemeKind>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({ id: paymentLines.id, scheme: reimbursements.scheme })
    .from(paymentLines)
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .where(inArray(paymentLines.id, [...lineIds]));
  return new Map(rows.map(({ id, scheme }) => [id, scheme]));
}
