import { answerDeficiency, AnswerDeficiencyInput } from "../application/reimbursements/answer-deficiency.ts";
import { clearProgress, ClearProgressInput } from "../application/reimbursements/clear-progress.ts";
import { getKnownAnswers } from "../application/reimbursements/get-known-answers.ts";
import { getOwnReimbursement, GetOwnInput } from "../application/reimbursements/get-own.ts";
import { getKnownDocument } from "../application/reimbursements/get-known-document.ts";
import { KnownDocumentInput } from "../application/reimbursements/known-document.ts";
import { reuseDocument } from "../application/reimbursements/reuse-document.ts";
import { listOwnReimbursements, ListOwnInput } from "../application/reimbursements/list-own.ts";
import { removeDocument, RemoveDocumentInput } from "../application/reimbursements/remove-document.ts";
import { renameDraft, RenameDraftInput } from "../application/reimbursements/rename-draft.ts";
import { saveStep, SaveStepInput } from "../application/reimbursements/save-step.ts";
import { submit, SubmitInput } from "../application/reimbursements/submit.ts";
import { withdraw, WithdrawInput } from "../application/reimbursements/withdraw.ts";
import { procedure, router } from "./trpc.ts";

export const reimbursementsRouter = router({
  listOwn: procedure.input(ListOwnInput).query(({ ctx, input }) => listOwnReimbursements(ctx, input)),
  getOwn: procedure.input(GetOwnInput).query(({ ctx, input }) => getOwnReimbursement(ctx, input)),
  knownAnswers: procedure.query(({ ctx }) => getKnownAnswers(ctx)),
  knownDocument: procedure.input(KnownDocumentInput).query(({ ctx, input }) => getKnownDocument(ctx, input)),
  reuseDocument: procedure.input(KnownDocumentInput).mutation(({ ctx, input }) => reuseDocument(ctx, input)),
  saveStep: procedure.input(SaveStepInput).mutation(({ ctx, input }) => saveStep(ctx, input)),
  removeDocument: procedure.input(RemoveDocumentInput).mutation(({ ctx, input }) => removeDocument(ctx, input)),
  clearProgress: procedure.input(ClearProgressInput).mutation(({ ctx, input }) => clearProgress(ctx, input)),
  renameDraft: procedure.input(RenameDraftInput).mutation(({ ctx, input }) => renameDraft(ctx, input)),
  submit: procedure.input(SubmitInput).mutation(({ ctx, input }) => submit(ctx, input)),
  withdraw: procedure.input(WithdrawInput).mutation(({ ctx, input }) => withdraw(ctx, input)),
  answerDeficiency: procedure.input(AnswerDeficiencyInput).mutation(({ ctx, input }) => answerDeficiency(ctx, input)),
});
