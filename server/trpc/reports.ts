import { getReport, GetReportInput } from "../application/reports/get-report.ts";
import { procedure, router } from "./trpc.ts";

export const reportsRouter = router({
  get: procedure("reports.reimbursements")
    .input(GetReportInput)
    .query(({ ctx, input }) => getReport(ctx, input)),
});
