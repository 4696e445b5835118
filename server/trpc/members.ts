import { addFirm, AddFirmInput } from "../application/members/add-firm.ts";
import { deactivateFirm, DeactivateFirmInput } from "../application/members/deactivate-firm.ts";
import { endFirmSessions, EndFirmSessionsInput } from "../application/members/end-firm-sessions.ts";
import { getFirm, GetFirmInput } from "../application/members/get-firm.ts";
import { chooseSheet, ChooseSheetInput } from "../application/members/imports/choose-sheet.ts";
import { discardImport } from "../application/members/imports/discard-import.ts";
import { getImport } from "../application/members/imports/get-import.ts";
import { ImportId } from "../application/members/imports/import-view.ts";
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
import { procedure, router } from "./trpc.ts";

export const membersRouter = router({
  detail: procedure.query(({ ctx }) => memberDetail(ctx)),
  profile: procedure.query(({ ctx }) => getProfile(ctx)),
  saveProfile: procedure.input(SaveProfileInput).mutation(({ ctx, input }) => saveProfile(ctx, input)),
  hsnDevices: procedure.query(({ ctx }) => listHsnDevices(ctx)),
  listFirms: procedure.input(ListFirmsInput).query(({ ctx, input }) => listFirms(ctx, input)),
  getFirm: procedure.input(GetFirmInput).query(({ ctx, input }) => getFirm(ctx, input)),
  addFirm: procedure.input(AddFirmInput).mutation(({ ctx, input }) => addFirm(ctx, input)),
  updateFirm: procedure.input(UpdateFirmInput).mutation(({ ctx, input }) => updateFirm(ctx, input)),
  deactivateFirm: procedure.input(DeactivateFirmInput).mutation(({ ctx, input }) => deactivateFirm(ctx, input)),
  reactivateFirm: procedure.input(ReactivateFirmInput).mutation(({ ctx, input }) => reactivateFirm(ctx, input)),
  endFirmSessions: procedure.input(EndFirmSessionsInput).mutation(({ ctx, input }) => endFirmSessions(ctx, input)),
  listImports: procedure.query(({ ctx }) => listImports(ctx)),
  getImport: procedure.input(ImportId).query(({ ctx, input }) => getImport(ctx, input)),
  listImportRows: procedure.input(ListImportRowsInput).query(({ ctx, input }) => listImportRows(ctx, input)),
  chooseSheet: procedure.input(ChooseSheetInput).mutation(({ ctx, input }) => chooseSheet(ctx, input)),
  matchColumns: procedure.input(MatchColumnsInput).mutation(({ ctx, input }) => matchColumns(ctx, input)),
  runImport: procedure.input(ImportId).mutation(({ ctx, input }) => runImport(ctx, input)),
  discardImport: procedure.input(ImportId).mutation(({ ctx, input }) => discardImport(ctx, input)),
  resendActivation: procedure.input(ResendFirmActivationInput).mutation(({ ctx, input }) => resendFirmActivation(ctx, input)),
});
