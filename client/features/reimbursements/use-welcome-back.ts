import { useEffect, useRef } from "react";
import { wizardMessages } from "#domain/reimbursements/messages.ts";
import { showToast } from "../../components/toasts.tsx";
import { isTyped } from "../../lib/local-progress.ts";
import type { Draft } from "./draft.ts";
import type { ReimbursementView } from "./views.ts";

const toastMs = 4000;

/**
 * Says once, when a draft is taken up again, where it stopped; nothing to a firm that cannot go on.
 * @param mayFile undefined until it is read
 * @source specification 4 "Progress persistence"
 */
export function useWelcomeBack(draft: Draft, view: ReimbursementView | undefined, mayFile: boolean | undefined): void {
  const greeted = useRef<Draft>(undefined);
  useEffect(() => {
    if (greeted.current === draft || mayFile !== true) return;
    if (view === undefined && draft.id !== undefined) return;
    greeted.current = draft;
    const isTakenUp = view?.state === "DRAFT" && view.steps.some(({ savedAt }) => savedAt !== undefined) && !draft.isStartedHere;
    const kept = draft.progress();
    const step = (kept !== undefined && isTyped(kept) ? kept.step : undefined) ?? (isTakenUp ? view.currentStep : undefined);
    if (step !== undefined) showToast({ tone: "success", message: wizardMessages.welcomeBack(step), durationMs: toastMs });
  }, [draft, view, mayFile]);
}
