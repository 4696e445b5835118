import { useEffect, useRef, type RefObject } from "react";

/**
 * The focus where a form takes the place of the button that opens it: the focus goes to the first field when the form opens, and to the button
 * when it closes. Focus that is elsewhere stays, such as at a message.
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
    if (document.activeElement !== document.body) return;
    const next = open === undefined ? `[data-opens="${before ?? ""}"]` : "form :is(input, select, textarea)";
    place.current?.querySelector<HTMLElement>(next)?.focus();
  }, [open]);
  return place;
}
