import { useEffect, useRef, type RefObject } from "react";

/** One problem of a form. `fieldId` is the id of its input. */
export type Problem = { readonly text: string; readonly fieldId?: string };

/** For the box of an error summary: it receives the focus when it appears and after each attempt. */
export function useSummaryFocus(isShown: boolean, attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [attempt, isShown]);
  return box;
}

/** Moves to a field of the page, or to the first control of a group. The address stays as it is. */
export function goToField(event: { preventDefault(): void }, fieldId: string): void {
  event.preventDefault();
  const target = document.getElementById(fieldId);
  if (target === null) return;
  const isControl = target.matches("input, select, textarea, button");
  const field = isControl ? target : (target.querySelector<HTMLElement>("input, select, textarea, button") ?? target);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
