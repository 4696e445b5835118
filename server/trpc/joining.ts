import { StartApplicationInput } from "#domain/joining/start-input.ts";
import { approveApplication, ApproveApplicationInput } from "../application/joining/approve-application.ts";
import { askApplicant, AskApplicantInput } from "../application/joining/ask-applicant.ts";
import { JoiningApplicationId, getApplicationDetail } from "../application/joining/get-application.ts";
import { listApplications, ListApplicationsInput } from "../application/joining/list-applications.ts";
import { refuseApplication, RefuseApplicationInput } from "../application/joining/refuse-application.ts";
import { startApplication } from "../application/joining/start-application.ts";
import { calling, procedure, router } from "./trpc.ts";

/** Calls of applications for membership: the first one of the website, and those of the council's desk. */
export const joiningRouter = router({
  start: procedure("anyone").input(StartApplicationInput).mutation(calling(startApplication)),
  list: procedure("joining.read").input(ListApplicationsInput).query(calling(listApplications)),
  get: procedure("joining.read").input(JoiningApplicationId).query(calling(getApplicationDetail)),
  ask: procedure("joining.ask").input(AskApplicantInput).mutation(calling(askApplicant)),
  approve: procedure("joining.approve").input(ApproveApplicationInput).mutation(calling(approveApplication)),
  refuse: procedure("joining.refuse").input(RefuseApplicationInput).mutation(calling(refuseApplication)),
});
