import { router } from "../trpc.ts";

export const paymentLedgerRouter = router({});
