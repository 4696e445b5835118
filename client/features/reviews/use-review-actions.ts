import { useState } from "react";
import type { FieldErrors } from "#domain/errors.ts";
import { amountMessages } from "#domain/reimbursements/amount-messages.ts";
import type { Item } from "#domain/reimbursements/items.ts";
import type { ProvedFacts } from "#domain/reimbursements/proved-facts.ts";
import { itemsName } from "#domain/reimbursements/scheme.ts";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { hasMovedOn, refusalText } from "../../lib/refusal.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Review } from "./use-review.ts";
import { changedAndDeficient, changedAssessments, changedVerdicts, editsThatStay, subjectsOf, type AssessmentEdit } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

/** The outcome of the last action, shown once. */
export type Outcome = {
  readonly message: string;
  /** The reimbursement has left this officer's desk. */ readonly hasLeft: boolean;
  /** True for what has to be read, not only noticed: it does not fade. */ readonly stays?: true;
};
/** Why the last action was refused; the code tells where it can be mended. */
export type Refusal = { readonly text: string; readonly code: string };
/** What is wrong with the assessment of an item. */
export type AssessmentProblems = Readonly<Partial<Record<keyof AssessmentEdit, string>>>;

type Sent = { readonly documents: ReturnType<typeof changedVerdicts>; readonly assessments: ReturnType<typeof changedAssessments>["assessments"] };
type Notified = Outcome & {
  readonly onFailure?: (httpStatus: number) => FailureTexts;
  /** All costs as this action leaves them; without it they stay. */
  readonly items?: readonly Item[];
  /** The comment to the member was sent or is no longer needed: the page empties it. */
  readonly isCommentSent?: boolean;
};
type FailureTexts = { readonly failed: string; readonly network: string };
const plainTexts = (): FailureTexts => ({ failed: reviewMessages.failed, network: reviewMessages.networkError });

/** Saves, shares, forwards and closes; one runs at a time, and a refusal stays until the next try. */
export function useReviewActions(review: Review) {
  const save = trpc.reviews.save.useMutation();
  const share = trpc.reviews.share.useMutation();
  const shareQuery = trpc.reviews.shareDgftQuery.useMutation();
  const forward = trpc.reviews.forward.useMutation();
  const close = trpc.reviews.close.useMutation();
  const [refusal, setRefusal] = useState<Refusal>();
  const [problems, setProblems] = useState<Readonly<Record<string, AssessmentProblems>>>({});
  const [itemErrors, setItemErrors] = useState<FieldErrors>({});
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempts, setAttempts] = useState(0);

  const { view, edits } = review;
  // Also while an action waits for the draft that is being saved.
  const isBusy = review.saver.isActing;
  const { listLabel } = schemeOf(view.scheme);
  const seen = (current: ReviewView) => ({ reimbursementId: current.id, version: current.version });

  /** True when the server took it. */
  async function attempt(act: (current: ReviewView, sent: Sent) => Promise<ReviewView>, notified: Notified): Promise<boolean> {
    if (isBusy) return false;
    setRefusal(undefined);
    setOutcome(undefined);
    setProblems({});
    setItemErrors({});
    const sent = notified.items === undefined ? edits : editsThatStay(view.items, notified.items, edits);
    const { assessments, unreadable } = changedAssessments(subjectsOf(view), sent);
    if (unreadable.length > 0) {
      show(Object.fromEntries(unreadable.map((itemId) => [itemId, { amount: amountMessages.notAnAmount }])));
      return false;
    }
    try {
      const next = await review.saver.runAction(() => act(view, { documents: changedVerdicts(sent), assessments }));
      review.adopt(next, notified.isCommentSent === true);
    } catch (error) {
      const failure = failureOf(error);
      if (failure.code === "second_person") {
        // Without the read the words stay as they are; a save then says that the claim changed.
        await review.takeUp().catch(() => review.keepOn());
        setOutcome({ message: failure.message, hasLeft: true, stays: true });
        return true;
      }
      const found = problemsOf(failure.fields, assessments);
      const ofItems = Object.fromEntries(Object.entries(failure.fields).filter(([name]) => name.startsWith(`${itemsName}.`)));
      setItemErrors(ofItems);
      if (Object.keys(found).length > 0) show(found);
      else if (Object.keys(ofItems).length === 0) {
        setRefusal({ text: refusalText(error, (notified.onFailure ?? plainTexts)(failure.httpStatus)), code: failure.code });
        setAttempts((before) => before + 1);
      }
      review.keepOn();
      if (hasMovedOn(failure)) await review.showRefusal();
      // The dialog shows the amount of the last read.
      if (failure.code === "amount_changed") await review.readLatest();
      return false;
    }
    setOutcome(notified);
    return true;
  }

  function show(found: Readonly<Record<string, AssessmentProblems>>): void {
    setProblems(found);
    setAttempts((before) => before + 1);
  }

  const [unfit] = Object.values(problems).flatMap((found) => Object.values(found));
  return {
    isBusy,
    /** The saved state, for a dialog that was opened on an earlier version. */
    latest: review.latest,
    hasEdits: review.isDirty,
    refusal,
    /** What a dialog says that hides the page: an amount typed there is sent with each save, and may be what was refused. */
    refusalInDialog: refusal?.text ?? (unfit === undefined ? undefined : amountMessages.otherAmountFirst(unfit)),
    outcome,
    /** What is wrong with assessments, by item. */
    problems,
    /** What is wrong with the costs that the council typed, by field. */
    itemErrors,
    /** Counts the refused tries. */
    attempts,
    dismissRefusal: () => setRefusal(undefined),
    saveDraft: () =>
      attempt((current, sent) => save.mutateAsync({ ...seen(current), ...sent }), {
        message: reviewMessages.draftSaved,
        hasLeft: false,
      }),
    share: (asksPapers: boolean) =>
      attempt((current, sent) => share.mutateAsync({ ...seen(current), ...sent, asksPapers }), {
        message: reviewMessages.shared,
        hasLeft: true,
      }),
    shareQuery: (comment: string, asksPapers: boolean) =>
      attempt(
        (current, { assessments }) =>
          shareQuery.mutateAsync({ ...seen(current), comment, assessments, documents: changedAndDeficient(subjectsOf(current), edits), asksPapers }),
        {
          message: reviewMessages.sharedWithMember,
          hasLeft: true,
          isCommentSent: true,
          onFailure: (httpStatus) => ({ failed: reviewMessages.shareFailed(httpStatus), network: reviewMessages.networkError }),
        },
      ),
    forward: (comment: string | undefined) =>
      attempt((current, sent) => forward.mutateAsync({ ...seen(current), comment, recommendedPaise: current.recommendedPaise, ...sent }), {
        message: reviewMessages.forwarded(listLabel),
        hasLeft: true,
        isCommentSent: true,
        onFailure: () => ({ failed: reviewMessages.forwardFailed(listLabel), network: reviewMessages.forwardNetworkError(listLabel) }),
      }),
    /** Saves all costs as the council reads them in the documents. @param version that the dialog was opened on */
    saveItems: (items: Item[], version: number) =>
      attempt((current, sent) => save.mutateAsync({ ...seen(current), version, ...sent, items }), {
        message: "The costs are saved.",
        items,
        hasLeft: false,
      }),
    /** Saves what the documents prove about the firm. @param version that the dialog was opened on */
    saveProvedFacts: (provedFacts: ProvedFacts, version: number) =>
      attempt((current, sent) => save.mutateAsync({ ...seen(current), version, ...sent, provedFacts }), {
        message: "The facts about the firm are saved.",
        hasLeft: false,
      }),
    /** Computes the claim by the exchange rates that the office has corrected since. */
    takeNewRates: () =>
      attempt((current, sent) => save.mutateAsync({ ...seen(current), ...sent, takesNewRates: true }), {
        message: "The claim is computed by the corrected exchange rates.",
        hasLeft: false,
      }),
    /** @param version that the dialog was opened on */
    close: (reason: string, version: number) =>
      attempt((current) => close.mutateAsync({ ...seen(current), version, reason }), { message: "The reimbursement is closed.", hasLeft: true }),
  };
}
export type ReviewActions = ReturnType<typeof useReviewActions>;

const fieldsOfAssessment = { admissible_amount: "amount", reason_code: "reasonCode", reason: "reason", item_id: "amount" } as const satisfies Record<
  string,
  keyof AssessmentEdit
>;

/** What the server refused of the assessments that were sent, by item. */
function problemsOf(fields: FieldErrors, sent: Sent["assessments"]): Record<string, AssessmentProblems> {
  const found = Object.entries(fieldsOfAssessment).flatMap(([name, field]) =>
    sent.flatMap(({ itemId }, place) => {
      const text = fields[`assessments.${place}.${name}`]?.[0];
      return text === undefined ? [] : [{ itemId, field, text }];
    }),
  );
  return Object.fromEntries(found.map(({ itemId, field, text }) => [itemId, { [field]: text }]));
}
