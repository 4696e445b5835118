import { useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { hasMovedOn, refusalText } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Review } from "./use-review.ts";
import { changedVerdicts, deficientDocuments } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

/** The outcome of the last action, shown once. */
export type Outcome = { readonly message: string; /** The reimbursement has left the council's desk. */ readonly hasLeft: boolean };

type Notified = Outcome & { readonly onFailure?: (httpStatus: number) => FailureTexts; readonly isCommentSent?: boolean };
type FailureTexts = { readonly failed: string; readonly network: string };
const plainTexts = (): FailureTexts => ({ failed: reviewMessages.failed, network: reviewMessages.networkError });

/** Saves, shares, forwards and closes; one runs at a time, and a refusal stays until the next try. */
export function useReviewActions(review: Review) {
  const save = trpc.reviews.save.useMutation();
  const share = trpc.reviews.share.useMutation();
  const shareQuery = trpc.reviews.shareDgftQuery.useMutation();
  const forward = trpc.reviews.forward.useMutation();
  const close = trpc.reviews.close.useMutation();
  const [refusal, setRefusal] = useState<string>();
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempts, setAttempts] = useState(0);

  const { view, edits } = review;
  const isBusy = [save, share, shareQuery, forward, close].some((mutation) => mutation.isPending);
  const { listLabel } = schemeOf(view.scheme);
  const seen = (current: ReviewView) => ({ reimbursementId: current.id, version: current.version });

  /** True when the server took it. */
  async function attempt(act: (current: ReviewView) => Promise<ReviewView>, notified: Notified): Promise<boolean> {
    if (isBusy) return false;
    setRefusal(undefined);
    setOutcome(undefined);
    try {
      await review.saver.pause();
      await review.adopt(await act(view), notified.isCommentSent === true);
    } catch (error) {
      setRefusal(refusalText(error, (notified.onFailure ?? plainTexts)(failureOf(error).httpStatus)));
      setAttempts((before) => before + 1);
      review.keepOn();
      if (hasMovedOn(failureOf(error))) await review.showRefusal();
      return false;
    }
    setOutcome(notified);
    return true;
  }

  return {
    isBusy,
    refusal,
    outcome,
    /** Counts the refused tries. */
    attempts,
    dismissRefusal: () => setRefusal(undefined),
    saveDraft: () =>
      attempt((current) => save.mutateAsync({ ...seen(current), documents: changedVerdicts(edits) }), {
        message: reviewMessages.draftSaved,
        hasLeft: false,
      }),
    share: () =>
      attempt((current) => share.mutateAsync({ ...seen(current), documents: changedVerdicts(edits) }), {
        message: reviewMessages.shared,
        hasLeft: true,
      }),
    shareQuery: (comment: string) =>
      attempt((current) => shareQuery.mutateAsync({ ...seen(current), comment, documents: changedAndDeficient(current, review) }), {
        message: reviewMessages.sharedWithMember,
        hasLeft: true,
        isCommentSent: true,
        onFailure: (httpStatus) => ({ failed: reviewMessages.shareFailed(httpStatus), network: reviewMessages.networkError }),
      }),
    forward: (comment: string) =>
      attempt((current) => forward.mutateAsync({ ...seen(current), comment, documents: changedVerdicts(edits) }), {
        message: reviewMessages.forwarded(listLabel),
        hasLeft: true,
        onFailure: () => ({ failed: reviewMessages.forwardFailed(listLabel), network: reviewMessages.forwardNetworkError(listLabel) }),
      }),
    close: (reason: string) =>
      attempt((current) => close.mutateAsync({ ...seen(current), reason }), { message: "The reimbursement is closed.", hasLeft: true }),
  };
}
export type ReviewActions = ReturnType<typeof useReviewActions>;

/** A query flags what is deficient on the screen, saved or not; what else was changed is kept with it. */
function changedAndDeficient(current: ReviewView, { edits }: Review) {
  const deficient = deficientDocuments(current.documents, edits).map(({ document, status, remark }) => ({
    fieldName: document.fieldName,
    status,
    remark,
  }));
  const others = changedVerdicts(edits).filter(({ fieldName }) => deficient.every((one) => one.fieldName !== fieldName));
  return [...deficient, ...others];
}
