import { useEffect, useRef, type RefObject } from "react";

/** One thing to mend; `fieldId` is the id of the input that the line leads to. */
export type Problem = { readonly text: string; readonly fieldId?: string };

/** For the box of an error summary, which takes the focus when it comes and on each try after. */
export function useSummaryFocus(isShown: boolean, attempt: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) box.current?.focus();
  }, [attempt, isShown]);
  return box;
}

/** Takes a line of an error summary to its field, or to the first control of a group. */
export function goToField(event: { preventDefault(): void }, fieldId: string): void {
  const place = document.getElementById(fieldId);
  if (place === null) return;
  event.preventDefault();
  const isControl = place.matches("input, select, textarea, button");
  const field = isControl ? place : (place.querySelector<HTMLElement>("input, select, textarea, button") ?? place);
  field.focus();
  field.scrollIntoView({ block: "center" });
}
