import { router } from "../trpc.ts";

export const paymentBatchesRouter = router({});
