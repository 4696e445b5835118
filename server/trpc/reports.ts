import { GetReportInput, getShownReport } from "../application/reports/get-report.ts";
import { calling, procedure, router } from "./trpc.ts";

export const reportsRouter = router({
  get: procedure("reports.reimbursements").input(GetReportInput).query(calling(getShownReport)),
});
