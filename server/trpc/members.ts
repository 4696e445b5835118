import { addFirm, AddFirmInput } from "../application/members/add-firm.ts";
import { deactivateFirm, DeactivateFirmInput } from "../application/members/deactivate-firm.ts";
import { endFirmSessions, EndFirmSessionsInput } from "../application/members/end-firm-sessions.ts";
import { getFirm, GetFirmInput } from "../application/members/get-firm.ts";
import {
  discardFeeDraft,
  FeeDraftInput,
  listFeeTables,
  publishFees,
  saveFeeDraft,
  SaveFeeDraftInput,
} from "../application/members/fees/fee-tables.ts";
import { chooseSheet, ChooseSheetInput } from "../application/members/imports/choose-sheet.ts";
import { discardImport } from "../application/members/imports/discard-import.ts";
import { getImport } from "../application/members/imports/get-import.ts";
import { ImportId, SeenImport } from "../application/members/imports/import-view.ts";
import { listImportRows, ListImportRowsInput } from "../application/members/imports/list-import-rows.ts";
import { listImports } from "../application/members/imports/list-imports.ts";
import { matchColumns, MatchColumnsInput } from "../application/members/imports/match-columns.ts";
import { runImport } from "../application/members/imports/run-import.ts";
import { listFirms, ListFirmsInput } from "../application/members/list-firms.ts";
import { getProfile } from "../application/members/get-profile.ts";
import { listHsnDevices } from "../application/members/list-hsn-devices.ts";
import { memberDetail } from "../application/members/member-detail.ts";
import { reactivateFirm, ReactivateFirmInput } from "../application/members/reactivate-firm.ts";
import { resendFirmActivation, ResendFirmActivationInput } from "../application/members/resend-firm-activation.ts";
import { updateFirm, UpdateFirmInput } from "../application/members/update-firm.ts";
import { saveProfile, SaveProfileInput } from "../application/members/save-profile.ts";
import { calling, procedure, router } from "./trpc.ts";

export const membersRouter = router({
  detail: procedure("members.detail").query(({ ctx }) => memberDetail(ctx)),
  profile: procedure("members.getProfile").query(({ ctx }) => getProfile(ctx)),
  saveProfile: procedure("members.saveProfile").input(SaveProfileInput).mutation(calling(saveProfile)),
  hsnDevices: procedure("members.listHsnDevices").query(({ ctx }) => listHsnDevices(ctx)),
  listFirms: procedure("members.listFirms").input(ListFirmsInput).query(calling(listFirms)),
  getFirm: procedure("members.listFirms").input(GetFirmInput).query(calling(getFirm)),
  addFirm: procedure("members.addFirm").input(AddFirmInput).mutation(calling(addFirm)),
  updateFirm: procedure("members.updateFirm").input(UpdateFirmInput).mutation(calling(updateFirm)),
  deactivateFirm: procedure("members.deactivate").input(DeactivateFirmInput).mutation(calling(deactivateFirm)),
  reactivateFirm: procedure("members.reactivate").input(ReactivateFirmInput).mutation(calling(reactivateFirm)),
  endFirmSessions: procedure("members.endSessions").input(EndFirmSessionsInput).mutation(calling(endFirmSessions)),
  listImports: procedure("members.import").query(({ ctx }) => listImports(ctx)),
  getImport: procedure("members.import").input(ImportId).query(calling(getImport)),
  listImportRows: procedure("members.import").input(ListImportRowsInput).query(calling(listImportRows)),
  fees: router({
    list: procedure("members.readFees").query(({ ctx }) => listFeeTables(ctx)),
    save: procedure("members.prepareFees").input(SaveFeeDraftInput).mutation(calling(saveFeeDraft)),
    discard: procedure("members.prepareFees").input(FeeDraftInput).mutation(calling(discardFeeDraft)),
    publish: procedure("members.publishFees").input(FeeDraftInput).mutation(calling(publishFees)),
  }),
  chooseSheet: procedure("members.import").input(ChooseSheetInput).mutation(calling(chooseSheet)),
  matchColumns: procedure("members.import").input(MatchColumnsInput).mutation(calling(matchColumns)),
  runImport: procedure("members.import").input(SeenImport).mutation(calling(runImport)),
  discardImport: procedure("members.import").input(ImportId).mutation(calling(discardImport)),
  resendActivation: procedure("members.resendActivation").input(ResendFirmActivationInput).mutation(calling(resendFirmActivation)),
});
