import { addFirm, AddFirmInput } from "../application/members/add-firm.ts";
import { deactivateFirm, DeactivateFirmInput } from "../application/members/deactivate-firm.ts";
import { getFirm, GetFirmInput } from "../application/members/get-firm.ts";
import { listFirms, ListFirmsInput } from "../application/members/list-firms.ts";
import { memberDetail } from "../application/members/member-detail.ts";
import { reactivateFirm, ReactivateFirmInput } from "../application/members/reactivate-firm.ts";
import { resendFirmActivation, ResendFirmActivationInput } from "../application/members/resend-firm-activation.ts";
import { updateFirm, UpdateFirmInput } from "../application/members/update-firm.ts";
import { procedure, router } from "./trpc.ts";

export const membersRouter = router({
  detail: procedure.query(({ ctx }) => memberDetail(ctx)),
  listFirms: procedure.input(ListFirmsInput).query(({ ctx, input }) => listFirms(ctx, input)),
  getFirm: procedure.input(GetFirmInput).query(({ ctx, input }) => getFirm(ctx, input)),
  addFirm: procedure.input(AddFirmInput).mutation(({ ctx, input }) => addFirm(ctx, input)),
  updateFirm: procedure.input(UpdateFirmInput).mutation(({ ctx, input }) => updateFirm(ctx, input)),
  deactivateFirm: procedure.input(DeactivateFirmInput).mutation(({ ctx, input }) => deactivateFirm(ctx, input)),
  reactivateFirm: procedure.input(ReactivateFirmInput).mutation(({ ctx, input }) => reactivateFirm(ctx, input)),
  resendActivation: procedure.input(ResendFirmActivationInput).mutation(({ ctx, input }) => resendFirmActivation(ctx, input)),
});
