import { changeRights, ChangeRightsInput } from "../application/accounts/staff/change-rights.ts";
import { changeStaffRole, ChangeStaffRoleInput } from "../application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, DeactivateStaffInput, reactivateStaff } from "../application/accounts/staff/deactivate-staff.ts";
import { inviteStaff, InviteStaffInput, resendStaffInvitation } from "../application/accounts/staff/invite-staff.ts";
import { listStaff, ListStaffInput } from "../application/accounts/staff/list-staff.ts";
import { forceNewPassword, resetSecondFactor } from "../application/accounts/staff/renew-credentials.ts";
import { confirmStaffRequest, declineStaffRequest, listStaffRequests, StaffRequestId } from "../application/accounts/staff/staff-requests.ts";
import { StaffId } from "../application/accounts/staff/staff-view.ts";
import { procedure, router } from "./trpc.ts";

export const staffRouter = router({
  list: procedure("accounts.listStaff")
    .input(ListStaffInput)
    .query(({ ctx, input }) => listStaff(ctx, input)),
  requests: procedure("accounts.listStaff").query(({ ctx }) => listStaffRequests(ctx)),
  confirmRequest: procedure("accounts.settleStaffRequest")
    .input(StaffRequestId)
    .mutation(({ ctx, input }) => confirmStaffRequest(ctx, input)),
  declineRequest: procedure("accounts.settleStaffRequest")
    .input(StaffRequestId)
    .mutation(({ ctx, input }) => declineStaffRequest(ctx, input)),
  invite: procedure("accounts.inviteStaff")
    .input(InviteStaffInput)
    .mutation(({ ctx, input }) => inviteStaff(ctx, input)),
  resendInvitation: procedure("accounts.resendStaffInvitation")
    .input(StaffId)
    .mutation(({ ctx, input }) => resendStaffInvitation(ctx, input)),
  changeRole: procedure("accounts.changeStaffRole")
    .input(ChangeStaffRoleInput)
    .mutation(({ ctx, input }) => changeStaffRole(ctx, input)),
  changeRights: procedure("accounts.changeRights")
    .input(ChangeRightsInput)
    .mutation(({ ctx, input }) => changeRights(ctx, input)),
  deactivate: procedure("accounts.deactivateStaff")
    .input(DeactivateStaffInput)
    .mutation(({ ctx, input }) => deactivateStaff(ctx, input)),
  reactivate: procedure("accounts.reactivateStaff")
    .input(StaffId)
    .mutation(({ ctx, input }) => reactivateStaff(ctx, input)),
  forceNewPassword: procedure("accounts.forceNewPassword")
    .input(StaffId)
    .mutation(({ ctx, input }) => forceNewPassword(ctx, input)),
  resetSecondFactor: procedure("accounts.resetSecondFactor")
    .input(StaffId)
    .mutation(({ ctx, input }) => resetSecondFactor(ctx, input)),
});
