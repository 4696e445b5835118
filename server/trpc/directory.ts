import { registerBuyer, RegisterBuyerInput, resendVerification, ResendVerificationInput } from "../application/directory/register-buyer.ts";
import { procedure, router } from "./trpc.ts";

export const directoryRouter = router({
  registerBuyer: procedure.input(RegisterBuyerInput).mutation(({ ctx, input }) => registerBuyer(ctx, input)),
  resendVerification: procedure.input(ResendVerificationInput).mutation(({ ctx, input }) => resendVerification(ctx, input)),
});
