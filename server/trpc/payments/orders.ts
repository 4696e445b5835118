import { router } from "../trpc.ts";

export const paymentOrdersRouter = router({});
