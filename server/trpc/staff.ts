import { changeRights, ChangeRightsInput } from "../application/accounts/staff/change-rights.ts";
import { changeStaffRole, ChangeStaffRoleInput } from "../application/accounts/staff/change-staff-role.ts";
import { deactivateStaff, DeactivateStaffInput, reactivateStaff } from "../application/accounts/staff/deactivate-staff.ts";
import { inviteStaff, InviteStaffInput, resendStaffInvitation } from "../application/accounts/staff/invite-staff.ts";
import { listStaff, ListStaffInput } from "../application/accounts/staff/list-staff.ts";
import { forceNewPassword, resetSecondFactor } from "../application/accounts/staff/renew-credentials.ts";
import { confirmStaffRequest, declineStaffRequest, listStaffRequests, StaffRequestId } from "../application/accounts/staff/staff-requests.ts";
import { StaffId } from "../application/accounts/staff/staff-view.ts";
import { calling, procedure, router } from "./trpc.ts";

export const staffRouter = router({
  list: procedure("accounts.listStaff").input(ListStaffInput).query(calling(listStaff)),
  requests: procedure("accounts.listStaff").query(({ ctx }) => listStaffRequests(ctx)),
  confirmRequest: procedure("accounts.settleStaffRequest").input(StaffRequestId).mutation(calling(confirmStaffRequest)),
  declineRequest: procedure("accounts.settleStaffRequest").input(StaffRequestId).mutation(calling(declineStaffRequest)),
  invite: procedure("accounts.inviteStaff").input(InviteStaffInput).mutation(calling(inviteStaff)),
  resendInvitation: procedure("accounts.resendStaffInvitation").input(StaffId).mutation(calling(resendStaffInvitation)),
  changeRole: procedure("accounts.changeStaffRole").input(ChangeStaffRoleInput).mutation(calling(changeStaffRole)),
  changeRights: procedure("accounts.changeRights").input(ChangeRightsInput).mutation(calling(changeRights)),
  deactivate: procedure("accounts.deactivateStaff").input(DeactivateStaffInput).mutation(calling(deactivateStaff)),
  reactivate: procedure("accounts.reactivateStaff").input(StaffId).mutation(calling(reactivateStaff)),
  forceNewPassword: procedure("accounts.forceNewPassword").input(StaffId).mutation(calling(forceNewPassword)),
  resetSecondFactor: procedure("accounts.resetSecondFactor").input(StaffId).mutation(calling(resetSecondFactor)),
});
