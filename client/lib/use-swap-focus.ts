import { useEffect, useRef, type RefObject } from "react";

/**
 * The focus where a form takes the place of the button that opens it: the focus goes to the first field when the form opens, and to the button
 * when it closes. Focus that is elsewhere stays, such as at a message; a dialog in which the form was agreed to loses it, as it goes.
 * @param open the name of the open form; the button that opens it has the name as `data-opens`
 * @returns the ref of the element that holds the button and the form
 */
export function useSwapFocus(open: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const drawn = useRef(open);
  useEffect(() => {
    const before = drawn.current;
    if (before === open) return;
    drawn.current = open;
    const at = document.activeElement;
    const isInQuestion = open !== undefined && at?.closest("[role=dialog]")?.contains(place.current) === false;
    if (at !== document.body && !isInQuestion) return;
    const next = open === undefined ? `[data-opens="${before ?? ""}"]` : "form :is(input, select, textarea)";
    place.current?.querySelector<HTMLElement>(next)?.focus();
  }, [open]);
  return place;
}
