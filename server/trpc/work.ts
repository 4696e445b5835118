import { cancelAbsence, CancelAbsenceInput, setAbsence, SetAbsenceInput } from "../application/work/absences.ts";
import { assignOwners, AssignOwnersInput, takeClaim, TakeClaimInput } from "../application/work/assign-owners.ts";
import { chooseAll, ChooseAllInput } from "../application/work/choose-all.ts";
import { exportChosen, ExportChosenInput } from "../application/work/export-chosen.ts";
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
import { calling, procedure, router } from "./trpc.ts";

export const workRouter = router({
  list: procedure("work.read").input(ListWorkInput).query(calling(listWork)),
  counts: procedure("work.read").query(({ ctx }) => getWaitingCounts(ctx)),
  owner: procedure("work.read").input(GetOwnerInput).query(calling(getOwner)),
  office: procedure("work.read").query(({ ctx }) => getOffice(ctx)),
  firms: procedure("work.read").input(FindFirmsInput).query(calling(findFirms)),
  chooseAll: procedure("work.read").input(ChooseAllInput).query(calling(chooseAll)),
  // Thousands of numbers have no room in an address, and an export writes an audit entry: a mutation.
  exportChosen: procedure("work.read").input(ExportChosenInput).mutation(calling(exportChosen)),
  take: procedure("work.assign").input(TakeClaimInput).mutation(calling(takeClaim)),
  assign: procedure("work.assign").input(AssignOwnersInput).mutation(calling(assignOwners)),
  remind: procedure("work.remind").input(RemindMembersInput).mutation(calling(remindMembers)),
  setAbsence: procedure("work.setAbsence").input(SetAbsenceInput).mutation(calling(setAbsence)),
  cancelAbsence: procedure("work.setAbsence").input(CancelAbsenceInput).mutation(calling(cancelAbsence)),
  changeOffice: procedure("work.changeOffice").input(ChangeOfficeInput).mutation(calling(changeOffice)),
  views: router({
    list: procedure("work.saveViews").input(SavedViewsInput).query(calling(listViews)),
    save: procedure("work.saveViews").input(SaveViewInput).mutation(calling(saveView)),
    rename: procedure("work.saveViews").input(RenameViewInput).mutation(calling(renameView)),
    remove: procedure("work.saveViews").input(RemoveViewInput).mutation(calling(removeView)),
  }),
});
