import { getReport, GetReportInput } from "../application/reports/get-report.ts";
import { procedure, router } from "./trpc.ts";

export const reportsRouter = router({
  get: procedure.input(GetReportInput).query(({ ctx, input }) => getReport(ctx, input)),
});
