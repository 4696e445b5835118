import {
  discardJob,
  DiscardJobInput,
  listSystemDeadLetters,
  ListDeadLettersInput,
  retryDeadLetters,
  RetryJobsInput,
} from "../application/system/dead-letters.ts";
import { listSystemMail, ListMailProblemsInput, resendMail, ResendMailInput } from "../application/system/mail-problems.ts";
import { readSystem } from "../application/system/read-system.ts";
import { calling, procedure, router } from "./trpc.ts";

export const systemRouter = router({
  read: procedure("system.read").query(({ ctx }) => readSystem(ctx)),
  deadLetters: procedure("system.read").input(ListDeadLettersInput).query(calling(listSystemDeadLetters)),
  retryJobs: procedure("system.retryJobs").input(RetryJobsInput).mutation(calling(retryDeadLetters)),
  discardJob: procedure("system.discardJob").input(DiscardJobInput).mutation(calling(discardJob)),
  mailProblems: procedure("system.read").input(ListMailProblemsInput).query(calling(listSystemMail)),
  resendMail: procedure("system.resendMail").input(ResendMailInput).mutation(calling(resendMail)),
});
