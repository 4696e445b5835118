import { useState } from "react";
import { afterReading, afterSaving, isOvertaken, opened, openedOf, type OpenedFees, type TypedFees } from "./fee-form.ts";
import { useFeeTables, type ListedFees } from "./use-fee-tables.ts";

/**
 * Holds the draft that is in the form, `shown`, over every reading of the tables. The browser asks before something typed is lost.
 */
export function useFeeForm(tables: readonly ListedFees[]) {
  const draft = tables.find(({ state }) => state === "draft");
  const [held, setHeld] = useState<OpenedFees>();
  const shown = afterReading(held, draft);
  if (shown !== held) setHeld(shown);
  const actions = useFeeTables({
    onSaved: (sent, saved) => setHeld((now) => now && afterSaving(now, sent, saved)),
    onClosed: () => setHeld(undefined),
  });
  return {
    actions,
    shown,
    /** The draft of the form as it is stored. */
    draft: draft !== undefined && draft.id === shown?.stored?.id ? draft : undefined,
    // During a save the stored version is newer than the one in the form.
    isOvertaken: shown !== undefined && !actions.isBusy && isOvertaken(shown, draft),
    begin: (first: TypedFees): void => setHeld(opened(first)),
    change: (part: Partial<TypedFees>): void => setHeld((now) => now && { ...now, typed: { ...now.typed, ...part } }),
    /** Drops what is typed for the draft that is stored now. */
    showNewest: (): void => setHeld(draft && openedOf(draft)),
  };
}

export type FeeForm = ReturnType<typeof useFeeForm>;
