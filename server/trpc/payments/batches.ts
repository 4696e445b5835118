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
import { calling, procedure, router } from "../trpc.ts";

/** Calls of layouts, batches and answers of the bank. */
export const paymentBatchesRouter = router({
  list: procedure("payments.list").input(ListBatchesInput).query(calling(listBatches)),
  get: procedure("payments.list").input(BatchId).query(calling(readBatch)),
  lines: procedure("payments.list").input(ListBatchLinesInput).query(calling(listBatchLines)),
  ready: procedure("payments.prepareBatch").input(ListReadyLinesInput).query(calling(listReadyLines)),
  prepare: procedure("payments.prepareBatch").input(PrepareBatchInput).mutation(calling(prepareBatch)),
  removeLine: procedure("payments.prepareBatch").input(RemoveBatchLineInput).mutation(calling(removeBatchLine)),
  approve: procedure("payments.approveBatch").input(BatchVersion).mutation(calling(approveBatch)),
  send: procedure("payments.prepareBatch").input(SendBatchInput).mutation(calling(sendBatch)),
  cancel: procedure("payments.prepareBatch").input(CancelBatchInput).mutation(calling(cancelBatch)),
  /** The same by a user who approves. */
  decline: procedure("payments.approveBatch").input(CancelBatchInput).mutation(calling(cancelBatch)),
  settle: procedure("payments.settle").input(SettleLineInput).mutation(calling(settleLine)),
  layouts: router({
    list: procedure("payments.list").query(({ ctx }) => listLayouts(ctx)),
    save: procedure("payments.changeLayouts").input(SaveLayoutInput).mutation(calling(saveLayout)),
    retire: procedure("payments.changeLayouts").input(RetireLayoutInput).mutation(calling(retireLayout)),
  }),
  replies: router({
    list: procedure("payments.list").input(Page).query(calling(listBankReplies)),
    check: procedure("payments.settle").input(BankReplyInput).mutation(calling(checkBankReply)),
    import: procedure("payments.settle").input(ImportBankReplyInput).mutation(calling(importBankReply)),
  }),
});
