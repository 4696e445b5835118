import { listBuyers, ListBuyersInput } from "../application/directory/buyers/list-buyers.ts";
import { BuyerId, liftSuspension, suspendBuyer, SuspendBuyerInput } from "../application/directory/buyers/suspend-buyer.ts";
import { procedure, router } from "./trpc.ts";

export const buyersRouter = router({
  list: procedure("directory.listBuyers")
    .input(ListBuyersInput)
    .query(({ ctx, input }) => listBuyers(ctx, input)),
  suspend: procedure("directory.suspendBuyer")
    .input(SuspendBuyerInput)
    .mutation(({ ctx, input }) => suspendBuyer(ctx, input)),
  lift: procedure("directory.liftSuspension")
    .input(BuyerId)
    .mutation(({ ctx, input }) => liftSuspension(ctx, input)),
});
