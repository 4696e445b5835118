import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { Action } from "#domain/reimbursements/lifecycle.ts";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { showToast } from "../../components/toasts.tsx";
import type { WayBack } from "../reviews/list-address.ts";
import { noHoldWords, type HoldWords } from "../reviews/use-dialog-words.ts";
import type { ReviewView } from "../reviews/views.ts";
import type { Sanctions } from "./sanctions.ts";
import { useDecision, type DecisionOutcome, type DecisionResult } from "./use-decision.ts";
import { takesNotes, type Note } from "./use-note.ts";

/** @source specification 9 "5 s on DGFT and admin" */
const toastMs = 5000;

export type DecisionDialog = "approve" | "refuse" | "share";

type Kept<T> = readonly [typed: T, setTyped: (typed: T) => void];
/** What the officer types in the dialogs. The page holds it: a dialog is gone after a refusal, and opened again. */
export type DecisionWords = {
  readonly approve: Kept<Sanctions>;
  readonly refuse: Kept<string>;
  readonly hold: Kept<HoldWords>;
  readonly reopening: Kept<string>;
  /** Whether the query asks for further documents of the firm. */
  readonly share: Kept<boolean>;
};

/** Whether something is typed in a dialog that is not sent and can be sent still. @param actions what the claim allows now */
function hasUnsentWords({ approve, refuse, hold, reopening }: DecisionWords, actions: readonly Action[]): boolean {
  const texts = [reopening[0], ...(actions.includes("refuse") ? [refuse[0]] : []), ...(actions.includes("dgft_hold") ? [hold[0].reason] : [])];
  return (actions.includes("approve") && Object.keys(approve[0]).length > 0) || texts.some((text) => text.trim() !== "");
}

/**
 * The steps of a decision, each after its dialog.
 * @param onAsk says what a query still needs; undefined when it can be shared
 */
export function useDecisionSteps(view: ReviewView, note: Note, wayBack: WayBack, onAsk: () => string | undefined) {
  const decision = useDecision(view, note);
  const [dialog, setDialog] = useState<DecisionDialog>();
  const words: DecisionWords = {
    approve: useState<Sanctions>({}),
    refuse: useState(""),
    hold: useState(noHoldWords),
    reopening: useState(""),
    share: useState(false),
  };
  const [outcome, setOutcome] = useState<DecisionOutcome>();
  const navigate = useNavigate();
  const isOpen = takesNotes(view);
  const [wasOpen, setWasOpen] = useState(isOpen);
  // The claim has come back: that it left is no news any more.
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setOutcome(undefined);
  }

  /** @param forget empties the words that the step has sent */
  function tell(next: DecisionResult, forget?: () => void): void {
    if (next === "kept") return;
    setDialog(undefined);
    if (next === undefined) return;
    forget?.();
    if (next.hasLeft) setOutcome(next);
    else showToast({ tone: "success", message: next.message, durationMs: toastMs });
  }
  return {
    decision,
    dialog,
    words,
    outcome,
    hasUnsentWords: hasUnsentWords(words, view.actions),
    isBusy: decision.running !== undefined,
    tell,
    show: setDialog,
    leave: (): void => void navigate(wayBack.to, { state: wayBack.state }),
    askToShare() {
      const missing = note.text.trim() === "" && note.documents().length === 0 ? dgftMessages.commentRequired : onAsk();
      decision.refuse(missing);
      if (missing === undefined) setDialog("share");
    },
  };
}
export type DecisionSteps = ReturnType<typeof useDecisionSteps>;
