import { cancelAbsence, CancelAbsenceInput, setAbsence, SetAbsenceInput } from "../application/work/absences.ts";
import { assignOwners, AssignOwnersInput, takeClaim, TakeClaimInput } from "../application/work/assign-owners.ts";
import { chooseAll, ChooseAllInput } from "../application/work/choose-all.ts";
import { findFirms, FindFirmsInput } from "../application/work/find-firms.ts";
import { getOwner, GetOwnerInput } from "../application/work/get-owner.ts";
import { getWaitingCounts, listWork, ListWorkInput } from "../application/work/my-work.ts";
import { changeOffice, ChangeOfficeInput, getOffice } from "../application/work/office.ts";
import { remindMembers, RemindMembersInput } from "../application/work/remind-members.ts";
import {
  listViews,
  removeView,
  RemoveViewInput,
  renameView,
  RenameViewInput,
  SavedViewsInput,
  saveView,
  SaveViewInput,
} from "../application/work/saved-views.ts";
import { procedure, router } from "./trpc.ts";

export const workRouter = router({
  list: procedure("work.read")
    .input(ListWorkInput)
    .query(({ ctx, input }) => listWork(ctx, input)),
  counts: procedure("work.read").query(({ ctx }) => getWaitingCounts(ctx)),
  owner: procedure("work.read")
    .input(GetOwnerInput)
    .query(({ ctx, input }) => getOwner(ctx, input)),
  office: procedure("work.read").query(({ ctx }) => getOffice(ctx)),
  firms: procedure("work.read")
    .input(FindFirmsInput)
    .query(({ ctx, input }) => findFirms(ctx, input)),
  chooseAll: procedure("work.read")
    .input(ChooseAllInput)
    .query(({ ctx, input }) => chooseAll(ctx, input)),
  take: procedure("work.assign")
    .input(TakeClaimInput)
    .mutation(({ ctx, input }) => takeClaim(ctx, input)),
  assign: procedure("work.assign")
    .input(AssignOwnersInput)
    .mutation(({ ctx, input }) => assignOwners(ctx, input)),
  remind: procedure("work.remind")
    .input(RemindMembersInput)
    .mutation(({ ctx, input }) => remindMembers(ctx, input)),
  setAbsence: procedure("work.setAbsence")
    .input(SetAbsenceInput)
    .mutation(({ ctx, input }) => setAbsence(ctx, input)),
  cancelAbsence: procedure("work.setAbsence")
    .input(CancelAbsenceInput)
    .mutation(({ ctx, input }) => cancelAbsence(ctx, input)),
  changeOffice: procedure("work.changeOffice")
    .input(ChangeOfficeInput)
    .mutation(({ ctx, input }) => changeOffice(ctx, input)),
  views: router({
    list: procedure("work.saveViews")
      .input(SavedViewsInput)
      .query(({ ctx, input }) => listViews(ctx, input)),
    save: procedure("work.saveViews")
      .input(SaveViewInput)
      .mutation(({ ctx, input }) => saveView(ctx, input)),
    rename: procedure("work.saveViews")
      .input(RenameViewInput)
      .mutation(({ ctx, input }) => renameView(ctx, input)),
    remove: procedure("work.saveViews")
      .input(RemoveViewInput)
      .mutation(({ ctx, input }) => removeView(ctx, input)),
  }),
});
