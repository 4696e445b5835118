import { listBuyers, ListBuyersInput } from "../application/directory/buyers/list-buyers.ts";
import { BuyerId, liftSuspension, suspendBuyer, SuspendBuyerInput } from "../application/directory/buyers/suspend-buyer.ts";
import { calling, procedure, router } from "./trpc.ts";

export const buyersRouter = router({
  list: procedure("directory.listBuyers").input(ListBuyersInput).query(calling(listBuyers)),
  suspend: procedure("directory.suspendBuyer").input(SuspendBuyerInput).mutation(calling(suspendBuyer)),
  lift: procedure("directory.liftSuspension").input(BuyerId).mutation(calling(liftSuspension)),
});
