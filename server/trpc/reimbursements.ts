import { answerDeficiency, AnswerDeficiencyInput } from "../application/reimbursements/answer-deficiency.ts";
import { askFreshLook, AskFreshLookInput } from "../application/reimbursements/ask-fresh-look.ts";
import { listForSecond, ListForSecondInput } from "../application/reimbursements/list-for-second.ts";
import { readDecisions, ReadDecisionsInput } from "../application/reimbursements/read-decisions.ts";
import {
  askReopening,
  AskReopeningInput,
  confirmReopening,
  declineReopening,
  SettleReopeningInput,
} from "../application/reimbursements/reopening.ts";
import { clearProgress, ClearProgressInput } from "../application/reimbursements/clear-progress.ts";
import { ExpectedClaimInput } from "#domain/reimbursements/expected-claims.ts";
import { listExpectedClaims } from "../application/reimbursements/expected-claims.ts";
import { RemoveExpectedClaimInput, removeExpectedClaim, saveExpectedClaim } from "../application/reimbursements/save-expected-claim.ts";
import { getEntitlement, GetEntitlementInput, getFilingRules } from "../application/reimbursements/get-entitlement.ts";
import { getKnownAnswers, KnownAnswersInput } from "../application/reimbursements/get-known-answers.ts";
import { getOwnReimbursement, GetOwnInput } from "../application/reimbursements/get-own.ts";
import { getKnownDocument } from "../application/reimbursements/get-known-document.ts";
import { KnownDocumentInput } from "../application/reimbursements/known-document.ts";
import { reuseDocument, ReuseDocumentInput } from "../application/reimbursements/reuse-document.ts";
import { listOwnReimbursements, ListOwnInput } from "../application/reimbursements/list-own.ts";
import { removeDocument, RemoveDocumentInput } from "../application/reimbursements/remove-document.ts";
import { renameDraft, RenameDraftInput } from "../application/reimbursements/rename-draft.ts";
import { saveStep, SaveStepInput } from "../application/reimbursements/save-step.ts";
import { submit, SubmitInput } from "../application/reimbursements/submit.ts";
import { withdraw, WithdrawInput } from "../application/reimbursements/withdraw.ts";
import { procedure, router } from "./trpc.ts";

export const reimbursementsRouter = router({
  listOwn: procedure("reimbursements.listOwn")
    .input(ListOwnInput)
    .query(({ ctx, input }) => listOwnReimbursements(ctx, input)),
  getOwn: procedure("reimbursements.getOwn")
    .input(GetOwnInput)
    .query(({ ctx, input }) => getOwnReimbursement(ctx, input)),
  entitlement: procedure("reimbursements.getEntitlement")
    .input(GetEntitlementInput)
    .query(({ ctx, input }) => getEntitlement(ctx, input)),
  filingRules: procedure("reimbursements.getEntitlement")
    .input(GetEntitlementInput)
    .query(({ ctx, input }) => getFilingRules(ctx, input)),
  expected: router({
    list: procedure("reimbursements.planClaims").query(({ ctx }) => listExpectedClaims(ctx)),
    save: procedure("reimbursements.planClaims")
      .input(ExpectedClaimInput)
      .mutation(({ ctx, input }) => saveExpectedClaim(ctx, input)),
    remove: procedure("reimbursements.planClaims")
      .input(RemoveExpectedClaimInput)
      .mutation(({ ctx, input }) => removeExpectedClaim(ctx, input)),
  }),
  knownAnswers: procedure("reimbursements.getKnownAnswers")
    .input(KnownAnswersInput)
    .query(({ ctx, input }) => getKnownAnswers(ctx, input)),
  knownDocument: procedure("reimbursements.getKnownAnswers")
    .input(KnownDocumentInput)
    .query(({ ctx, input }) => getKnownDocument(ctx, input)),
  reuseDocument: procedure("reimbursements.attachDocument")
    .input(ReuseDocumentInput)
    .mutation(({ ctx, input }) => reuseDocument(ctx, input)),
  saveStep: procedure("reimbursements.saveStep")
    .input(SaveStepInput)
    .mutation(({ ctx, input }) => saveStep(ctx, input)),
  removeDocument: procedure("reimbursements.removeDocument")
    .input(RemoveDocumentInput)
    .mutation(({ ctx, input }) => removeDocument(ctx, input)),
  clearProgress: procedure("reimbursements.clearProgress")
    .input(ClearProgressInput)
    .mutation(({ ctx, input }) => clearProgress(ctx, input)),
  renameDraft: procedure("reimbursements.renameDraft")
    .input(RenameDraftInput)
    .mutation(({ ctx, input }) => renameDraft(ctx, input)),
  submit: procedure("reimbursements.submit")
    .input(SubmitInput)
    .mutation(({ ctx, input }) => submit(ctx, input)),
  withdraw: procedure("reimbursements.withdraw")
    .input(WithdrawInput)
    .mutation(({ ctx, input }) => withdraw(ctx, input)),
  decisions: procedure("reimbursements.readDecisions")
    .input(ReadDecisionsInput)
    .query(({ ctx, input }) => readDecisions(ctx, input)),
  askFreshLook: procedure("reimbursements.askFreshLook")
    .input(AskFreshLookInput)
    .mutation(({ ctx, input }) => askFreshLook(ctx, input)),
  askReopening: procedure("reimbursements.askReopening")
    .input(AskReopeningInput)
    .mutation(({ ctx, input }) => askReopening(ctx, input)),
  confirmReopening: procedure("reimbursements.settleReopening")
    .input(SettleReopeningInput)
    .mutation(({ ctx, input }) => confirmReopening(ctx, input)),
  declineReopening: procedure("reimbursements.settleReopening")
    .input(SettleReopeningInput)
    .mutation(({ ctx, input }) => declineReopening(ctx, input)),
  forSecond: procedure("reimbursements.listForSecond")
    .input(ListForSecondInput)
    .query(({ ctx, input }) => listForSecond(ctx, input)),
  answerDeficiency: procedure("reimbursements.answerDeficiency")
    .input(AnswerDeficiencyInput)
    .mutation(({ ctx, input }) => answerDeficiency(ctx, input)),
});
