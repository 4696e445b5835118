import { listBuyers, ListBuyersInput } from "../application/directory/buyers/list-buyers.ts";
import { BuyerId, liftSuspension, suspendBuyer, SuspendBuyerInput } from "../application/directory/buyers/suspend-buyer.ts";
import { procedure, router } from "./trpc.ts";

export const buyersRouter = router({
  list: procedure.input(ListBuyersInput).query(({ ctx, input }) => listBuyers(ctx, input)),
  suspend: procedure.input(SuspendBuyerInput).mutation(({ ctx, input }) => suspendBuyer(ctx, input)),
  lift: procedure.input(BuyerId).mutation(({ ctx, input }) => liftSuspension(ctx, input)),
});
