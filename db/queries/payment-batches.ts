import { and, asc, count, desc, eq, inArray, isNull, ne, sql, sum, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { notFound } from "#domain/errors.ts";
import { batchMessages } from "#domain/payments/batch-messages.ts";
import type { BatchState, EarlierBatch } from "#domain/payments/batches.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import type { Paise } from "#domain/rules/amounts.ts";
import type { Db, Tx } from "../connection/client.ts";
import { users } from "../schema/accounts.ts";
import { firms } from "../schema/members.ts";
import { bankAccounts, batchLines, paymentBatches, paymentFiles, paymentLines, sanctionOrders } from "../schema/payments.ts";
import { reimbursements } from "../schema/reimbursements.ts";
import { isUsableAccount } from "./bank-accounts.ts";
import { isStillReturned } from "./bank-replies.ts";
import { completeSince, shownInstalment } from "./payment-lines.ts";

export type PaymentBatchRow = typeof paymentBatches.$inferSelect;
export type BatchLineRow = typeof batchLines.$inferSelect;

/** How many lines an SQL statement writes at most: its parameters are limited. */
const rowsAtOnce = 1_000;

export type LineTotals = { readonly lines: number; readonly amountPaise: Paise };

type ReadyFilter = { readonly scheme: SchemeKind | undefined; readonly at: Date };

/** The firm cannot enter the portal any more. */
const isFirmDeactivated = sql<boolean>`${firms.deactivatedAt} is not null`;

const readySince = completeSince(sql`payment_lines`);

/** SQL: the lines that can go into a batch: complete, paid by the council, and the firm has an account to which money may be sent. */
export const isReadyLine = ({ scheme, at }: ReadyFilter): SQL =>
  sql`${paymentLines.state} = 'papers_complete' and ${sanctionOrders.payer} = 'council'
    and exists (select from ${bankAccounts} where ${bankAccounts.firmId} = ${paymentLines.firmId} and ${isUsableAccount(at)})
    ${scheme === undefined ? sql`` : sql`and ${reimbursements.scheme} = ${scheme}`}`;

/** A page of the lines that can go into a batch, those that wait longest first. */
export async function selectReadyLines(db: Db, { limit, offset, ...filter }: ReadyFilter & { readonly limit: number; readonly offset: number }) {
  return db
    .select({
      lineId: paymentLines.id,
      reimbursementId: paymentLines.reimbursementId,
      scheme: reimbursements.scheme,
      instalment: shownInstalment(sql`payment_lines`),
      firmName: firms.name,
      isFirmDeactivated,
      orderNumber: sanctionOrders.number,
      orderedOn: sanctionOrders.orderedOn,
      amountPaise: paymentLines.amountPaise,
      readySince,
    })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(isReadyLine(filter))
    .orderBy(asc(readySince), asc(paymentLines.id))
    .limit(limit)
    .offset(offset);
}

/**
 * The number of the lines that can go into a batch, and of those that only wait for the account of their firm, and the total of the first ones.
 * @param limit how many lines the total is of, in the order of their list
 */
export async function selectReadyTotals(
  db: Db | Tx,
  { limit, ...filter }: ReadyFilter & { readonly limit: number },
): Promise<LineTotals & { readonly withoutAccount: number }> {
  const [row] = await db
    .select({
      lines: sql<number>`count(*) filter (where ${isReadyLine(filter)})::int`,
      amountPaise: sql<string>`coalesce(sum(${paymentLines.amountPaise}) filter (where ${isReadyLine(filter)}), 0)`,
      all: count(),
    })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .where(
      and(
        eq(paymentLines.state, "papers_complete"),
        eq(sanctionOrders.payer, "council"),
        filter.scheme === undefined ? undefined : eq(reimbursements.scheme, filter.scheme),
      ),
    );
  const lines = row?.lines ?? 0;
  const amountPaise = lines > limit ? await selectFirstAmount(db, { ...filter, limit }) : Number(row?.amountPaise ?? 0);
  return { lines, amountPaise, withoutAccount: (row?.all ?? 0) - lines };
}

async function selectFirstAmount(db: Db | Tx, filter: ReadyFilter & { readonly limit: number }): Promise<Paise> {
  const first = firstReady(db, filter).as("first_ready");
  const [row] = await db.select({ paise: sum(first.amountPaise) }).from(first);
  return Number(row?.paise ?? 0);
}

/** The ids of the lines that can go into a batch, in the order of their list. */
export async function selectReadyLineIds(tx: Tx, filter: ReadyFilter & { readonly limit: number }): Promise<string[]> {
  return (await firstReady(tx, filter)).map(({ id }) => id);
}

const firstReady = (db: Db | Tx, { limit, ...filter }: ReadyFilter & { readonly limit: number }) =>
  db
    .select({ id: paymentLines.id, amountPaise: paymentLines.amountPaise })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .where(isReadyLine(filter))
    .orderBy(asc(readySince), asc(paymentLines.id))
    .limit(limit);

/** What a bank file shows of lines beside their accounts. */
export type BatchLineFacts = {
  readonly lineId: string;
  readonly firmId: string;
  readonly firmName: string;
  readonly reimbursementId: string;
  readonly orderNumber: string;
  readonly payer: (typeof sanctionOrders.$inferSelect)["payer"];
  /** Since when the line can go into a batch. */
  readonly readySince: Date;
};

export async function selectBatchLineFacts(db: Db | Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, BatchLineFacts>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({
      lineId: paymentLines.id,
      firmId: paymentLines.firmId,
      firmName: firms.name,
      reimbursementId: paymentLines.reimbursementId,
      orderNumber: sanctionOrders.number,
      payer: sanctionOrders.payer,
      readySince,
    })
    .from(paymentLines)
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .where(inArray(paymentLines.id, [...lineIds]));
  return new Map(rows.map((row) => [row.lineId, row]));
}

export async function insertBatch(
  tx: Tx,
  values: Pick<PaymentBatchRow, "layoutName" | "layout" | "preparedBy" | "preparedAt">,
): Promise<PaymentBatchRow> {
  const [row] = await tx.insert(paymentBatches).values(values).returning();
  if (row === undefined) throw new Error("insert returned no row");
  return row;
}

export async function insertBatchLines(
  tx: Tx,
  lines: readonly Pick<BatchLineRow, "batchId" | "lineId" | "position" | "reference" | "amountPaise" | "bankAccountId">[],
): Promise<void> {
  for (let from = 0; from < lines.length; from += rowsAtOnce) await tx.insert(batchLines).values(lines.slice(from, from + rowsAtOnce));
}

/** Locks a batch. @throws not_found */
export async function lockBatch(tx: Tx, id: string): Promise<PaymentBatchRow> {
  const [row] = await tx.select().from(paymentBatches).where(eq(paymentBatches.id, id)).for("update");
  if (row === undefined) throw notFound("batch_not_found", batchMessages.batchNotFound);
  return row;
}

/** Locks batches in the order of their ids, so that two users never wait for each other. */
export async function lockBatches(tx: Tx, ids: readonly string[]): Promise<PaymentBatchRow[]> {
  if (ids.length === 0) return [];
  return tx
    .select()
    .from(paymentBatches)
    .where(inArray(paymentBatches.id, [...ids]))
    .orderBy(asc(paymentBatches.id))
    .for("update");
}

/** @throws not_found */
export async function getBatch(db: Db | Tx, id: string): Promise<PaymentBatchRow> {
  const [row] = await db.select().from(paymentBatches).where(eq(paymentBatches.id, id));
  if (row === undefined) throw notFound("batch_not_found", batchMessages.batchNotFound);
  return row;
}

/** Changes a locked batch; its version grows. */
export async function updateBatch(
  tx: Tx,
  { id, version }: Pick<PaymentBatchRow, "id" | "version">,
  values: Partial<Pick<PaymentBatchRow, "state" | "approvedBy" | "approvedAt" | "fileId" | "fileProblem" | "sentOn" | "sentBy" | "cancelReason">>,
): Promise<void> {
  await tx
    .update(paymentBatches)
    .set({ ...values, version: version + 1 })
    .where(eq(paymentBatches.id, id));
}

/** Keeps the first download of the bank file. The version stays: the batch is still the one that a user saw. */
export async function markBatchDownloaded(tx: Tx, id: string, at: Date): Promise<void> {
  await tx
    .update(paymentBatches)
    .set({ downloadedAt: at })
    .where(and(eq(paymentBatches.id, id), isNull(paymentBatches.downloadedAt)));
}

const preparers = alias(users, "preparers");
const approvers = alias(users, "approvers");
const senders = alias(users, "senders");

const selectShown = (db: Db | Tx) =>
  db
    .select({
      row: paymentBatches,
      preparedByName: preparers.name,
      approvedByName: approvers.name,
      sentByName: senders.name,
      file: { id: paymentFiles.id, name: paymentFiles.name, sizeBytes: paymentFiles.sizeBytes, sha256: paymentFiles.sha256 },
    })
    .from(paymentBatches)
    .innerJoin(preparers, eq(preparers.id, paymentBatches.preparedBy))
    .leftJoin(approvers, eq(approvers.id, paymentBatches.approvedBy))
    .leftJoin(senders, eq(senders.id, paymentBatches.sentBy))
    .leftJoin(paymentFiles, eq(paymentFiles.id, paymentBatches.fileId));
export type ShownBatch = Awaited<ReturnType<typeof selectShown>>[number];

/** A page of batches with the names of their users, the newest first. */
export async function selectBatches(
  db: Db,
  { state, limit, offset = 0 }: { readonly state: BatchState | undefined; readonly limit?: number; readonly offset?: number },
): Promise<ShownBatch[]> {
  const batches = selectShown(db)
    .where(state === undefined ? undefined : eq(paymentBatches.state, state))
    .orderBy(desc(paymentBatches.number));
  return limit === undefined ? batches : batches.limit(limit).offset(offset);
}

export const countBatches = (db: Db, state: BatchState | undefined): Promise<number> =>
  db.$count(paymentBatches, state === undefined ? undefined : eq(paymentBatches.state, state));

/** @throws not_found */
export async function getShownBatch(db: Db | Tx, id: string): Promise<ShownBatch> {
  const [row] = await selectShown(db).where(eq(paymentBatches.id, id));
  if (row === undefined) throw notFound("batch_not_found", batchMessages.batchNotFound);
  return row;
}

/** What became of the lines of a batch. Lines that were taken out are in `removed` alone. */
export type BatchTotals = Readonly<Record<"all" | "open" | "paid" | "returned" | "removed", LineTotals>>;
const noLines: LineTotals = { lines: 0, amountPaise: 0 };

/** The totals of batches, by batch id. */
export async function selectBatchTotals(db: Db | Tx, batchIds: readonly string[]): Promise<ReadonlyMap<string, BatchTotals>> {
  if (batchIds.length === 0) return new Map();
  const rows = await db
    .select({ batchId: batchLines.batchId, outcome: batchLines.outcome, lines: count(), paise: sum(batchLines.amountPaise) })
    .from(batchLines)
    .where(inArray(batchLines.batchId, [...batchIds]))
    .groupBy(batchLines.batchId, batchLines.outcome);
  return new Map(
    batchIds.map((id) => {
      const of = (wanted: BatchLineRow["outcome"]): LineTotals => {
        const row = rows.find(({ batchId, outcome }) => batchId === id && outcome === wanted);
        return row === undefined ? noLines : { lines: row.lines, amountPaise: Number(row.paise) };
      };
      const [open, paid, returned, removed] = [of(null), of("paid"), of("returned"), of("removed")];
      const all = [open, paid, returned].reduce((left, right) => ({
        lines: left.lines + right.lines,
        amountPaise: left.amountPaise + right.amountPaise,
      }));
      return [id, { all, open, paid, returned, removed }];
    }),
  );
}

export const outcomeFilters = ["open", "paid", "returned", "removed"] as const;
export type OutcomeFilter = (typeof outcomeFilters)[number];

const ofBatch = (batchId: string, outcome: OutcomeFilter | undefined): SQL | undefined =>
  and(
    eq(batchLines.batchId, batchId),
    outcome === undefined ? undefined : outcome === "open" ? isNull(batchLines.outcome) : eq(batchLines.outcome, outcome),
  );

/** SQL: the earlier batches by which the bank may have paid a line of a batch. The row is that of `batch_lines`. */
const fromEarlierBatches = sql`from batch_lines earlier
  join payment_batches former on former.id = earlier.batch_id
  join payment_batches own on own.id = batch_lines.batch_id and own.number > former.number
  where earlier.line_id = batch_lines.line_id
    and ((former.state = 'cancelled' and earlier.settled_at >= former.downloaded_at)
      or (earlier.outcome = 'returned' and earlier.proof_file_id is not null))`;

const earlierBatch = sql<EarlierBatch | null>`(select json_build_object('number', former.number, 'isReturned', earlier.outcome = 'returned',
  'on', case earlier.outcome when 'returned' then earlier.settled_on else (former.downloaded_at at time zone 'Asia/Kolkata')::date end)
  ${fromEarlierBatches} order by former.number desc limit 1)`;

/** The lines of a batch that the bank may have paid by an earlier one. */
export const countLinesOfEarlierBatches = (db: Db | Tx, batchId: string): Promise<number> =>
  db.$count(batchLines, and(ofBatch(batchId, "open"), sql`exists (select ${fromEarlierBatches})`));

/** A page of the lines of a batch in the order of the bank file. The account is that of the batch. */
export async function selectBatchLinesPage(
  db: Db,
  {
    batchId,
    outcome,
    limit,
    offset,
  }: { readonly batchId: string; readonly outcome: OutcomeFilter | undefined; readonly limit: number; readonly offset: number },
) {
  return db
    .select({
      lineId: batchLines.lineId,
      reference: batchLines.reference,
      reimbursementId: paymentLines.reimbursementId,
      scheme: reimbursements.scheme,
      firmName: firms.name,
      isFirmDeactivated,
      amountPaise: batchLines.amountPaise,
      bankName: bankAccounts.bankName,
      ifsc: bankAccounts.ifsc,
      lastFour: bankAccounts.lastFour,
      outcome: batchLines.outcome,
      utr: batchLines.utr,
      settledOn: batchLines.settledOn,
      returnReason: batchLines.returnReason,
      proofFileId: batchLines.proofFileId,
      isStillReturned,
      earlierBatch,
    })
    .from(batchLines)
    .innerJoin(paymentLines, eq(paymentLines.id, batchLines.lineId))
    .innerJoin(reimbursements, eq(reimbursements.id, paymentLines.reimbursementId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, batchLines.bankAccountId))
    .where(ofBatch(batchId, outcome))
    .orderBy(asc(batchLines.position))
    .limit(limit)
    .offset(offset);
}

export const countBatchLines = (db: Db, batchId: string, outcome: OutcomeFilter | undefined): Promise<number> =>
  db.$count(batchLines, ofBatch(batchId, outcome));

/** The lines of a batch that were not taken out, in the order of the bank file, with the accounts that the batch has. */
export async function selectLinesForFile(db: Db | Tx, batchId: string) {
  return db
    .select({
      lineId: batchLines.lineId,
      reference: batchLines.reference,
      amountPaise: batchLines.amountPaise,
      firmId: paymentLines.firmId,
      firmName: firms.name,
      reimbursementId: paymentLines.reimbursementId,
      orderNumber: sanctionOrders.number,
      account: bankAccounts,
    })
    .from(batchLines)
    .innerJoin(paymentLines, eq(paymentLines.id, batchLines.lineId))
    .innerJoin(sanctionOrders, eq(sanctionOrders.id, paymentLines.orderId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, batchLines.bankAccountId))
    .where(and(eq(batchLines.batchId, batchId), sql`${batchLines.outcome} is distinct from 'removed'`))
    .orderBy(asc(batchLines.position));
}

/**
 * The names of the firms whose account is no longer the one that the batch has, or may not be used now; in the order of the file. A change
 * that waits stops a batch only until it is approved.
 */
export async function selectFirmsWithOtherAccount(db: Db | Tx, { id, state }: Pick<PaymentBatchRow, "id" | "state">, at: Date): Promise<string[]> {
  const isConfirmed = sql`(${bankAccounts.state} = 'confirmed' and ${bankAccounts.usableFrom} <= ${at.toISOString()}::timestamptz and ${bankAccounts.sealedNumber} is not null)`;
  const rows = await db
    .select({ firmName: firms.name, first: sql<number>`min(${batchLines.position})` })
    .from(batchLines)
    .innerJoin(paymentLines, eq(paymentLines.id, batchLines.lineId))
    .innerJoin(firms, eq(firms.id, paymentLines.firmId))
    .innerJoin(bankAccounts, eq(bankAccounts.id, batchLines.bankAccountId))
    .where(and(eq(batchLines.batchId, id), isNull(batchLines.outcome), sql`${state === "prepared" ? isUsableAccount(at) : isConfirmed} is not true`))
    .groupBy(firms.id, firms.name)
    .orderBy(sql`min(${batchLines.position})`);
  return rows.map(({ firmName }) => firmName);
}

/** The lines of a batch that have no outcome yet, in the order of the bank file. */
export async function selectOpenBatchLines(tx: Tx, batchId: string): Promise<BatchLineRow[]> {
  return tx
    .select()
    .from(batchLines)
    .where(and(eq(batchLines.batchId, batchId), isNull(batchLines.outcome)))
    .orderBy(asc(batchLines.position));
}

/** Marks lines of a batch as taken out. */
export async function updateLinesRemoved(
  tx: Tx,
  batchId: string,
  lineIds: readonly string[],
  by: { readonly settledBy: string; readonly settledAt: Date },
) {
  if (lineIds.length > 0)
    await tx
      .update(batchLines)
      .set({ outcome: "removed", ...by })
      .where(and(eq(batchLines.batchId, batchId), inArray(batchLines.lineId, [...lineIds])));
}

/** The batches in which lines are now, by line id: for the sentence that says why they are gone. */
export async function selectBatchesOfLines(db: Db | Tx, lineIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (lineIds.length === 0) return new Map();
  const rows = await db
    .select({ lineId: batchLines.lineId, number: paymentBatches.number })
    .from(batchLines)
    .innerJoin(paymentBatches, eq(paymentBatches.id, batchLines.batchId))
    .where(and(inArray(batchLines.lineId, [...lineIds]), isNull(batchLines.outcome), ne(paymentBatches.state, "cancelled")));
  return new Map(rows.map(({ lineId, number }) => [lineId, number]));
}
