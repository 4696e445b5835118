import { z } from "zod";
import { batchStates, maxBatchLines } from "#domain/payments/batches.ts";
import { hasRight } from "#domain/permissions.ts";
import { schemeKinds } from "#domain/reimbursements/schemes/kinds.ts";
import {
  countBatches,
  countBatchLines,
  getBatch,
  outcomeFilters,
  selectBatches,
  selectBatchLinesPage,
  selectBatchTotals,
  selectReadyLines,
  selectReadyTotals,
} from "#db/queries/payment-batches.ts";
import type { Db } from "#db/connection/client.ts";
import type { AppContext } from "../../../context.ts";
import { authorize } from "../../authorize.ts";
import { Page, paged, type Paged } from "../../paging.ts";
import { BatchId, presentBatch, presentBatchRow, type BatchRowView, type BatchView } from "./batch-view.ts";

export const ListBatchesInput = Page.extend({ state: z.enum(batchStates).optional() });
export type ListBatchesInput = z.input<typeof ListBatchesInput>;

/** The batches, the newest first, and whether this user may prepare one. */
export async function listBatches(
  ctx: AppContext,
  input: ListBatchesInput,
): Promise<Paged<BatchRowView> & { readonly canPrepare: boolean; readonly canSettle: boolean }> {
  const actor = authorize(ctx.actor, "payments.list");
  const { page, pageSize, state } = ListBatchesInput.parse(input);
  const [rows, count] = await Promise.all([
    listedBatches(ctx.db, { state, limit: pageSize, offset: (page - 1) * pageSize }),
    countBatches(ctx.db, state),
  ]);
  const rights = { canPrepare: hasRight(actor, "payments.prepareBatch"), canSettle: hasRight(actor, "payments.settle") };
  return { ...paged(rows, count, { page, pageSize }), ...rights };
}

/** Batches with their totals, the newest first; all of them without a limit. */
export async function listedBatches(db: Db, filter: Parameters<typeof selectBatches>[1]): Promise<BatchRowView[]> {
  const shown = await selectBatches(db, filter);
  const totals = await selectBatchTotals(
    db,
    shown.map(({ row }) => row.id),
  );
  return shown.flatMap((batch) => {
    const ofBatch = totals.get(batch.row.id);
    return ofBatch === undefined ? [] : [presentBatchRow(batch, ofBatch)];
  });
}

/** A batch with its totals and what this user may do with it. @throws not_found */
export async function readBatch(ctx: AppContext, input: BatchId): Promise<BatchView> {
  const actor = authorize(ctx.actor, "payments.list");
  return presentBatch(ctx.db, { actor, now: ctx.now() }, BatchId.parse(input).batchId);
}

export const ListBatchLinesInput = Page.extend(BatchId.shape).extend({ outcome: z.enum(outcomeFilters).optional() });
export type ListBatchLinesInput = z.input<typeof ListBatchLinesInput>;
export type BatchLineView = Awaited<ReturnType<typeof selectBatchLinesPage>>[number];

/** The lines of a batch in the order of the bank file. @throws not_found */
export async function listBatchLines(ctx: AppContext, input: ListBatchLinesInput): Promise<Paged<BatchLineView>> {
  authorize(ctx.actor, "payments.list");
  const { page, pageSize, batchId, outcome } = ListBatchLinesInput.parse(input);
  await getBatch(ctx.db, batchId);
  const [rows, count] = await Promise.all([
    selectBatchLinesPage(ctx.db, { batchId, outcome, limit: pageSize, offset: (page - 1) * pageSize }),
    countBatchLines(ctx.db, batchId, outcome),
  ]);
  return paged(rows, count, { page, pageSize });
}

export const ListReadyLinesInput = Page.extend({ scheme: z.enum(schemeKinds).optional() });
export type ListReadyLinesInput = z.input<typeof ListReadyLinesInput>;
export type ReadyLineView = Awaited<ReturnType<typeof selectReadyLines>>[number];
export type ReadyLinesView = Paged<ReadyLineView> & {
  /** Of the lines that wait longest, as many as a batch takes. */
  readonly amountPaise: number;
  /** Lines that only wait for the account of their firm: none is confirmed, or a change of it waits for the council. */
  readonly withoutAccount: number;
};

/**
 * The lines that can go into a batch, those that wait longest first, with the total of those that fit into one.
 * @param atMost how many lines a batch has at most; a test has fewer
 */
export async function listReadyLines(ctx: AppContext, input: ListReadyLinesInput, atMost: number = maxBatchLines): Promise<ReadyLinesView> {
  authorize(ctx.actor, "payments.prepareBatch");
  const { page, pageSize, scheme } = ListReadyLinesInput.parse(input);
  const filter = { scheme, at: ctx.now() };
  const [rows, { lines, amountPaise, withoutAccount }] = await Promise.all([
    selectReadyLines(ctx.db, { ...filter, limit: pageSize, offset: (page - 1) * pageSize }),
    selectReadyTotals(ctx.db, { ...filter, limit: atMost }),
  ]);
  return { ...paged(rows, lines, { page, pageSize }), amountPaise, withoutAccount };
}
