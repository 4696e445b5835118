import { EndHoldInput, HoldInput } from "../application/reimbursements/holds.ts";
import { ChecklistPointInput, PhraseInput } from "#domain/reviews/phrase-input.ts";
import { checkDocument, CheckDocumentInput } from "../application/reviews/check-document.ts";
import { listChecklistPoints, saveChecklistPoint } from "../application/reviews/checklists.ts";
import { countPhraseUses, listPhrases, savePhrase } from "../application/reviews/phrases.ts";
import { closeReimbursement, CloseReimbursementInput } from "../application/reviews/close-reimbursement.ts";
import { forwardToDgft, ForwardToDgftInput } from "../application/reviews/forward-to-dgft.ts";
import { endReviewHold, holdReview } from "../application/reviews/hold-review.ts";
import { keepDraft, KeepDraftInput, settleDraft, SettleDraftInput } from "../application/reviews/keep-draft.ts";
import { listDgftQueries, ListDgftQueriesInput } from "../application/reviews/list-dgft-queries.ts";
import { listReviews, ReviewListInput } from "../application/reviews/list-reviews.ts";
import { NextWaitingInput, nextWaitingReview } from "../application/reviews/next-waiting.ts";
import { listFirmClaims, ListFirmClaimsInput } from "../application/reviews/list-firm-claims.ts";
import { openReview, OpenReviewInput } from "../application/reviews/open-review.ts";
import { announcePresence, leaveReview, PresenceInput } from "../application/reviews/presence.ts";
import { saveReview, SaveReviewInput } from "../application/reviews/save-review.ts";
import { sendBack, SendBackInput } from "../application/reviews/send-back.ts";
import { shareDeficiencies, ShareDeficienciesInput } from "../application/reviews/share-deficiencies.ts";
import { shareDgftQuery, ShareDgftQueryInput } from "../application/reviews/share-dgft-query.ts";
import { calling, procedure, router } from "./trpc.ts";

export const reviewsRouter = router({
  phrases: router({
    list: procedure("reviews.readPhrases").query(({ ctx }) => listPhrases(ctx)),
    uses: procedure("reviews.readPhrases").query(({ ctx }) => countPhraseUses(ctx)),
    save: procedure("reviews.changePhrases").input(PhraseInput).mutation(calling(savePhrase)),
  }),
  checklists: router({
    list: procedure("reviews.readPhrases").query(({ ctx }) => listChecklistPoints(ctx)),
    save: procedure("reviews.changeChecklists").input(ChecklistPointInput).mutation(calling(saveChecklistPoint)),
  }),
  list: procedure("reviews.list").input(ReviewListInput).query(calling(listReviews)),
  dgftQueries: procedure("reviews.listDgftQueries").input(ListDgftQueriesInput).query(calling(listDgftQueries)),
  next: procedure("reviews.list").input(NextWaitingInput).query(calling(nextWaitingReview)),
  checkDocument: procedure("reviews.get").input(CheckDocumentInput).query(calling(checkDocument)),
  open: procedure("reviews.get").input(OpenReviewInput).query(calling(openReview)),
  announcePresence: procedure("reviews.get").input(PresenceInput).mutation(calling(announcePresence)),
  leave: procedure("reviews.get").input(PresenceInput).mutation(calling(leaveReview)),
  keepDraft: procedure("reviews.keepDraft").input(KeepDraftInput).mutation(calling(keepDraft)),
  settleDraft: procedure("reviews.keepDraft").input(SettleDraftInput).mutation(calling(settleDraft)),
  ofFirm: procedure("reviews.list").input(ListFirmClaimsInput).query(calling(listFirmClaims)),
  save: procedure("reviews.save").input(SaveReviewInput).mutation(calling(saveReview)),
  share: procedure("reviews.share").input(ShareDeficienciesInput).mutation(calling(shareDeficiencies)),
  shareDgftQuery: procedure("reviews.shareDgftQuery").input(ShareDgftQueryInput).mutation(calling(shareDgftQuery)),
  forward: procedure("reviews.forward")
    // A page says which amount its user confirms.
    .input(ForwardToDgftInput.required({ recommendedPaise: true }))
    .mutation(calling(forwardToDgft)),
  sendBack: procedure("reviews.sendBack").input(SendBackInput).mutation(calling(sendBack)),
  close: procedure("reviews.close").input(CloseReimbursementInput).mutation(calling(closeReimbursement)),
  hold: procedure("reviews.hold").input(HoldInput).mutation(calling(holdReview)),
  endHold: procedure("reviews.hold").input(EndHoldInput).mutation(calling(endReviewHold)),
});
