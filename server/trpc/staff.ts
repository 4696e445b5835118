import { changeStaffRole, ChangeStaffRoleInput } from "../application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, DeactivateStaffInput, reactivateStaff } from "../application/accounts/staff/deactivate-staff.ts";
import { inviteStaff, InviteStaffInput, resendStaffInvitation } from "../application/accounts/staff/invite-staff.ts";
import { listStaff, ListStaffInput } from "../application/accounts/staff/list-staff.ts";
import { forceNewPassword, resetSecondFactor } from "../application/accounts/staff/renew-credentials.ts";
import { confirmStaffRequest, declineStaffRequest, listStaffRequests, StaffRequestId } from "../application/accounts/staff/staff-requests.ts";
import { StaffId } from "../application/accounts/staff/staff-view.ts";
import { procedure, router } from "./trpc.ts";

export const staffRouter = router({
  list: procedure.input(ListStaffInput).query(({ ctx, input }) => listStaff(ctx, input)),
  requests: procedure.query(({ ctx }) => listStaffRequests(ctx)),
  confirmRequest: procedure.input(StaffRequestId).mutation(({ ctx, input }) => confirmStaffRequest(ctx, input)),
  declineRequest: procedure.input(StaffRequestId).mutation(({ ctx, input }) => declineStaffRequest(ctx, input)),
  invite: procedure.input(InviteStaffInput).mutation(({ ctx, input }) => inviteStaff(ctx, input)),
  resendInvitation: procedure.input(StaffId).mutation(({ ctx, input }) => resendStaffInvitation(ctx, input)),
  changeRole: procedure.input(ChangeStaffRoleInput).mutation(({ ctx, input }) => changeStaffRole(ctx, input)),
  deactivate: procedure.input(DeactivateStaffInput).mutation(({ ctx, input }) => deactivateStaff(ctx, input)),
  reactivate: procedure.input(StaffId).mutation(({ ctx, input }) => reactivateStaff(ctx, input)),
  forceNewPassword: procedure.input(StaffId).mutation(({ ctx, input }) => forceNewPassword(ctx, input)),
  resetSecondFactor: procedure.input(StaffId).mutation(({ ctx, input }) => resetSecondFactor(ctx, input)),
});
