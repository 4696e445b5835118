import { StartApplicationInput } from "#domain/joining/start-input.ts";
import { approveApplication, ApproveApplicationInput } from "../application/joining/approve-application.ts";
import { askApplicant, AskApplicantInput } from "../application/joining/ask-applicant.ts";
import { JoiningApplicationId, getApplicationDetail } from "../application/joining/get-application.ts";
import { listApplications, ListApplicationsInput } from "../application/joining/list-applications.ts";
import { refuseApplication, RefuseApplicationInput } from "../application/joining/refuse-application.ts";
import { startApplication } from "../application/joining/start-application.ts";
import { procedure, router } from "./trpc.ts";

/** Calls of applications for membership: the first one of the website, and those of the council's desk. */
export const joiningRouter = router({
  start: procedure("anyone")
    .input(StartApplicationInput)
    .mutation(({ ctx, input }) => startApplication(ctx, input)),
  list: procedure("joining.read")
    .input(ListApplicationsInput)
    .query(({ ctx, input }) => listApplications(ctx, input)),
  get: procedure("joining.read")
    .input(JoiningApplicationId)
    .query(({ ctx, input }) => getApplicationDetail(ctx, input)),
  ask: procedure("joining.ask")
    .input(AskApplicantInput)
    .mutation(({ ctx, input }) => askApplicant(ctx, input)),
  approve: procedure("joining.approve")
    .input(ApproveApplicationInput)
    .mutation(({ ctx, input }) => approveApplication(ctx, input)),
  refuse: procedure("joining.refuse")
    .input(RefuseApplicationInput)
    .mutation(({ ctx, input }) => refuseApplication(ctx, input)),
});
