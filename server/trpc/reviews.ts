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
import { procedure, router } from "./trpc.ts";

export const reviewsRouter = router({
  phrases: router({
    list: procedure("reviews.readPhrases").query(({ ctx }) => listPhrases(ctx)),
    uses: procedure("reviews.readPhrases").query(({ ctx }) => countPhraseUses(ctx)),
    save: procedure("reviews.changePhrases")
      .input(PhraseInput)
      .mutation(({ ctx, input }) => savePhrase(ctx, input)),
  }),
  checklists: router({
    list: procedure("reviews.readPhrases").query(({ ctx }) => listChecklistPoints(ctx)),
    save: procedure("reviews.changeChecklists")
      .input(ChecklistPointInput)
      .mutation(({ ctx, input }) => saveChecklistPoint(ctx, input)),
  }),
  list: procedure("reviews.list")
    .input(ReviewListInput)
    .query(({ ctx, input }) => listReviews(ctx, input)),
  dgftQueries: procedure("reviews.listDgftQueries")
    .input(ListDgftQueriesInput)
    .query(({ ctx, input }) => listDgftQueries(ctx, input)),
  next: procedure("reviews.list")
    .input(NextWaitingInput)
    .query(({ ctx, input }) => nextWaitingReview(ctx, input)),
  checkDocument: procedure("reviews.get")
    .input(CheckDocumentInput)
    .query(({ ctx, input }) => checkDocument(ctx, input)),
  open: procedure("reviews.get")
    .input(OpenReviewInput)
    .query(({ ctx, input }) => openReview(ctx, input)),
  announcePresence: procedure("reviews.get")
    .input(PresenceInput)
    .mutation(({ ctx, input }) => announcePresence(ctx, input)),
  leave: procedure("reviews.get")
    .input(PresenceInput)
    .mutation(({ ctx, input }) => leaveReview(ctx, input)),
  keepDraft: procedure("reviews.keepDraft")
    .input(KeepDraftInput)
    .mutation(({ ctx, input }) => keepDraft(ctx, input)),
  settleDraft: procedure("reviews.keepDraft")
    .input(SettleDraftInput)
    .mutation(({ ctx, input }) => settleDraft(ctx, input)),
  ofFirm: procedure("reviews.list")
    .input(ListFirmClaimsInput)
    .query(({ ctx, input }) => listFirmClaims(ctx, input)),
  save: procedure("reviews.save")
    .input(SaveReviewInput)
    .mutation(({ ctx, input }) => saveReview(ctx, input)),
  share: procedure("reviews.share")
    .input(ShareDeficienciesInput)
    .mutation(({ ctx, input }) => shareDeficiencies(ctx, input)),
  shareDgftQuery: procedure("reviews.shareDgftQuery")
    .input(ShareDgftQueryInput)
    .mutation(({ ctx, input }) => shareDgftQuery(ctx, input)),
  forward: procedure("reviews.forward")
    // A page says which amount its user confirms.
    .input(ForwardToDgftInput.required({ recommendedPaise: true }))
    .mutation(({ ctx, input }) => forwardToDgft(ctx, input)),
  sendBack: procedure("reviews.sendBack")
    .input(SendBackInput)
    .mutation(({ ctx, input }) => sendBack(ctx, input)),
  close: procedure("reviews.close")
    .input(CloseReimbursementInput)
    .mutation(({ ctx, input }) => closeReimbursement(ctx, input)),
  hold: procedure("reviews.hold")
    .input(HoldInput)
    .mutation(({ ctx, input }) => holdReview(ctx, input)),
  endHold: procedure("reviews.hold")
    .input(EndHoldInput)
    .mutation(({ ctx, input }) => endReviewHold(ctx, input)),
});
