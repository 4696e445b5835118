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
import { procedure, router } from "./trpc.ts";

export const systemRouter = router({
  read: procedure("system.read").query(({ ctx }) => readSystem(ctx)),
  deadLetters: procedure("system.read")
    .input(ListDeadLettersInput)
    .query(({ ctx, input }) => listSystemDeadLetters(ctx, input)),
  retryJobs: procedure("system.retryJobs")
    .input(RetryJobsInput)
    .mutation(({ ctx, input }) => retryDeadLetters(ctx, input)),
  discardJob: procedure("system.discardJob")
    .input(DiscardJobInput)
    .mutation(({ ctx, input }) => discardJob(ctx, input)),
  mailProblems: procedure("system.read")
    .input(ListMailProblemsInput)
    .query(({ ctx, input }) => listSystemMail(ctx, input)),
  resendMail: procedure("system.resendMail")
    .input(ResendMailInput)
    .mutation(({ ctx, input }) => resendMail(ctx, input)),
});
