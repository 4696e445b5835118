import { addFirm, AddFirmInput } from "../application/members/add-firm.ts";
import { listFirms, ListFirmsInput } from "../application/members/list-firms.ts";
import { memberDetail } from "../application/members/member-detail.ts";
import { resendFirmActivation, ResendFirmActivationInput } from "../application/members/resend-firm-activation.ts";
import { procedure, router } from "./trpc.ts";

export const membersRouter = router({
  detail: procedure.query(({ ctx }) => memberDetail(ctx)),
  listFirms: procedure.input(ListFirmsInput).query(({ ctx, input }) => listFirms(ctx, input)),
  addFirm: procedure.input(AddFirmInput).mutation(({ ctx, input }) => addFirm(ctx, input)),
  resendActivation: procedure.input(ResendFirmActivationInput).mutation(({ ctx, input }) => resendFirmActivation(ctx, input)),
});
