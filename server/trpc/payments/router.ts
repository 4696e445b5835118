import { router } from "../trpc.ts";
import { paymentBatchesRouter } from "./batches.ts";
import { paymentLedgerRouter } from "./ledger.ts";
import { paymentOrdersRouter } from "./orders.ts";
import { paymentDocumentsRouter } from "./documents.ts";

/** Calls of payments: orders and lines, what firms give, batches, ledger. */
export const paymentsRouter = router({
  orders: paymentOrdersRouter,
  documents: paymentDocumentsRouter,
  batches: paymentBatchesRouter,
  ledger: paymentLedgerRouter,
});
