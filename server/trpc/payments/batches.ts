import { approveBatch } from "../../application/payments/batches/approve-batch.ts";
import { BatchId, BatchVersion } from "../../application/payments/batches/batch-view.ts";
import { cancelBatch, CancelBatchInput } from "../../application/payments/batches/cancel-batch.ts";
import {
  listBatches,
  ListBatchesInput,
  listBatchLines,
  ListBatchLinesInput,
  listReadyLines,
  ListReadyLinesInput,
  readBatch,
} from "../../application/payments/batches/list-batches.ts";
import { prepareBatch, PrepareBatchInput } from "../../application/payments/batches/prepare-batch.ts";
import { removeBatchLine, RemoveBatchLineInput } from "../../application/payments/batches/remove-batch-line.ts";
import { sendBatch, SendBatchInput } from "../../application/payments/batches/send-batch.ts";
import { listLayouts } from "../../application/payments/layouts/list-layouts.ts";
import { retireLayout, RetireLayoutInput, saveLayout, SaveLayoutInput } from "../../application/payments/layouts/save-layout.ts";
import { BankReplyInput, checkBankReply, importBankReply, ImportBankReplyInput } from "../../application/payments/replies/import-bank-reply.ts";
import { listBankReplies } from "../../application/payments/replies/list-bank-replies.ts";
import { settleLine, SettleLineInput } from "../../application/payments/replies/settle-line.ts";
import { Page } from "../../application/paging.ts";
import { procedure, router } from "../trpc.ts";

/** Calls of layouts, batches and answers of the bank. */
export const paymentBatchesRouter = router({
  list: procedure("payments.list")
    .input(ListBatchesInput)
    .query(({ ctx, input }) => listBatches(ctx, input)),
  get: procedure("payments.list")
    .input(BatchId)
    .query(({ ctx, input }) => readBatch(ctx, input)),
  lines: procedure("payments.list")
    .input(ListBatchLinesInput)
    .query(({ ctx, input }) => listBatchLines(ctx, input)),
  ready: procedure("payments.prepareBatch")
    .input(ListReadyLinesInput)
    .query(({ ctx, input }) => listReadyLines(ctx, input)),
  prepare: procedure("payments.prepareBatch")
    .input(PrepareBatchInput)
    .mutation(({ ctx, input }) => prepareBatch(ctx, input)),
  removeLine: procedure("payments.prepareBatch")
    .input(RemoveBatchLineInput)
    .mutation(({ ctx, input }) => removeBatchLine(ctx, input)),
  approve: procedure("payments.approveBatch")
    .input(BatchVersion)
    .mutation(({ ctx, input }) => approveBatch(ctx, input)),
  send: procedure("payments.prepareBatch")
    .input(SendBatchInput)
    .mutation(({ ctx, input }) => sendBatch(ctx, input)),
  cancel: procedure("payments.prepareBatch")
    .input(CancelBatchInput)
    .mutation(({ ctx, input }) => cancelBatch(ctx, input)),
  /** The same by a user who approves. */
  decline: procedure("payments.approveBatch")
    .input(CancelBatchInput)
    .mutation(({ ctx, input }) => cancelBatch(ctx, input)),
  settle: procedure("payments.settle")
    .input(SettleLineInput)
    .mutation(({ ctx, input }) => settleLine(ctx, input)),
  layouts: router({
    list: procedure("payments.list").query(({ ctx }) => listLayouts(ctx)),
    save: procedure("payments.changeLayouts")
      .input(SaveLayoutInput)
      .mutation(({ ctx, input }) => saveLayout(ctx, input)),
    retire: procedure("payments.changeLayouts")
      .input(RetireLayoutInput)
      .mutation(({ ctx, input }) => retireLayout(ctx, input)),
  }),
  replies: router({
    list: procedure("payments.list")
      .input(Page)
      .query(({ ctx, input }) => listBankReplies(ctx, input)),
    check: procedure("payments.settle")
      .input(BankReplyInput)
      .mutation(({ ctx, input }) => checkBankReply(ctx, input)),
    import: procedure("payments.settle")
      .input(ImportBankReplyInput)
      .mutation(({ ctx, input }) => importBankReply(ctx, input)),
  }),
});
