import { ExportId, linkToExport } from "../application/directory/exports/open-export.ts";
import { currentExport, requestExport, RequestExportInput } from "../application/directory/exports/request-export.ts";
import { DirectoryFirmInput, getDirectoryFirm } from "../application/directory/get-directory-firm.ts";
import { DirectoryDevicesInput, listDirectoryDevices } from "../application/directory/list-devices.ts";
import { registerBuyer, RegisterBuyerInput, resendVerification, ResendVerificationInput } from "../application/directory/register-buyer.ts";
import { searchDirectory, SearchDirectoryInput } from "../application/directory/search-directory.ts";
import { verifyFirm, VerifyFirmInput } from "../application/directory/verify-firm.ts";
import { buyersRouter } from "./buyers.ts";
import { enquiriesRouter } from "./enquiries.ts";
import { procedure, router } from "./trpc.ts";

export const directoryRouter = router({
  registerBuyer: procedure.input(RegisterBuyerInput).mutation(({ ctx, input }) => registerBuyer(ctx, input)),
  search: procedure.input(SearchDirectoryInput).query(({ ctx, input }) => searchDirectory(ctx, input)),
  firm: procedure.input(DirectoryFirmInput).query(({ ctx, input }) => getDirectoryFirm(ctx, input)),
  verify: procedure.input(VerifyFirmInput).query(({ ctx, input }) => verifyFirm(ctx, input)),
  buyers: buyersRouter,
  enquiries: enquiriesRouter,
  requestExport: procedure.input(RequestExportInput).mutation(({ ctx, input }) => requestExport(ctx, input)),
  currentExport: procedure.query(({ ctx }) => currentExport(ctx)),
  linkToExport: procedure.input(ExportId).mutation(({ ctx, input }) => linkToExport(ctx, input)),
  devices: procedure.input(DirectoryDevicesInput).query(({ ctx, input }) => listDirectoryDevices(ctx, input)),
  resendVerification: procedure.input(ResendVerificationInput).mutation(({ ctx, input }) => resendVerification(ctx, input)),
});
