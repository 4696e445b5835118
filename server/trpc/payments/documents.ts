import { router } from "../trpc.ts";

export const paymentDocumentsRouter = router({});
