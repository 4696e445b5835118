import { answerDeficiency, AnswerDeficiencyInput } from "../application/reimbursements/answer-deficiency.ts";
import { askFreshLook, AskFreshLookInput } from "../application/reimbursements/ask-fresh-look.ts";
import { listOfferedEvents } from "../application/reimbursements/list-offered-events.ts";
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
import { calling, procedure, router } from "./trpc.ts";

export const reimbursementsRouter = router({
  listOwn: procedure("reimbursements.listOwn").input(ListOwnInput).query(calling(listOwnReimbursements)),
  getOwn: procedure("reimbursements.getOwn").input(GetOwnInput).query(calling(getOwnReimbursement)),
  entitlement: procedure("reimbursements.getEntitlement").input(GetEntitlementInput).query(calling(getEntitlement)),
  filingRules: procedure("reimbursements.getEntitlement").input(GetEntitlementInput).query(calling(getFilingRules)),
  events: procedure("reimbursements.readEvents").query(({ ctx }) => listOfferedEvents(ctx)),
  expected: router({
    list: procedure("reimbursements.planClaims").query(({ ctx }) => listExpectedClaims(ctx)),
    save: procedure("reimbursements.planClaims").input(ExpectedClaimInput).mutation(calling(saveExpectedClaim)),
    remove: procedure("reimbursements.planClaims").input(RemoveExpectedClaimInput).mutation(calling(removeExpectedClaim)),
  }),
  knownAnswers: procedure("reimbursements.getKnownAnswers").input(KnownAnswersInput).query(calling(getKnownAnswers)),
  knownDocument: procedure("reimbursements.getKnownAnswers").input(KnownDocumentInput).query(calling(getKnownDocument)),
  reuseDocument: procedure("reimbursements.attachDocument").input(ReuseDocumentInput).mutation(calling(reuseDocument)),
  saveStep: procedure("reimbursements.saveStep").input(SaveStepInput).mutation(calling(saveStep)),
  removeDocument: procedure("reimbursements.removeDocument").input(RemoveDocumentInput).mutation(calling(removeDocument)),
  clearProgress: procedure("reimbursements.clearProgress").input(ClearProgressInput).mutation(calling(clearProgress)),
  renameDraft: procedure("reimbursements.renameDraft").input(RenameDraftInput).mutation(calling(renameDraft)),
  submit: procedure("reimbursements.submit").input(SubmitInput).mutation(calling(submit)),
  withdraw: procedure("reimbursements.withdraw").input(WithdrawInput).mutation(calling(withdraw)),
  decisions: procedure("reimbursements.readDecisions").input(ReadDecisionsInput).query(calling(readDecisions)),
  askFreshLook: procedure("reimbursements.askFreshLook").input(AskFreshLookInput).mutation(calling(askFreshLook)),
  askReopening: procedure("reimbursements.askReopening").input(AskReopeningInput).mutation(calling(askReopening)),
  confirmReopening: procedure("reimbursements.settleReopening").input(SettleReopeningInput).mutation(calling(confirmReopening)),
  declineReopening: procedure("reimbursements.settleReopening").input(SettleReopeningInput).mutation(calling(declineReopening)),
  forSecond: procedure("reimbursements.listForSecond").input(ListForSecondInput).query(calling(listForSecond)),
  answerDeficiency: procedure("reimbursements.answerDeficiency").input(AnswerDeficiencyInput).mutation(calling(answerDeficiency)),
});
