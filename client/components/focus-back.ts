import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** The boxes around an element that take the focus, such as its list and the page, the nearest first. */
function boxesAround(element: Element | null): HTMLElement[] {
  const box = element?.parentElement?.closest<HTMLElement>("[tabindex]") ?? null;
  return box === null ? [] : [box, ...boxesAround(box)];
}

/** Gives a lost focus to the first of these that is still on the page. */
function focusIfLost(places: readonly HTMLElement[]): void {
  if (document.activeElement === document.body) places.find(({ isConnected }) => isConnected)?.focus({ preventScroll: true });
}

/**
 * For what takes the focus while it is shown: when the focus is lost with it, the element that had it before takes it back. If that element left
 * the page in the same drawing (the button of a dialog, before the notice that the dialog led to), it is the one to which the focus went then. If it
 * leaves the page later, as the button of a removed row does, the box around it takes the focus.
 */
export function useFocusBack(): void {
  const [atFirst] = useState(() => document.activeElement);
  useEffect(() => {
    const before = atFirst?.isConnected === true ? atFirst : document.activeElement;
    const places = before instanceof HTMLElement ? [before, ...boxesAround(before)] : [];
    return () => focusIfLost(places);
  }, [atFirst]);
}

/**
 * For a box whose focused button can leave it, such as that of a removed row: then `take` is called.
 * @returns the handlers of the box
 */
export function useLostFocus(take: () => void): { readonly onFocus: () => void; readonly onBlur: () => void } {
  const hasFocus = useRef(false);
  useEffect(() => {
    if (hasFocus.current && document.activeElement === document.body) take();
  });
  return { onFocus: () => void (hasFocus.current = true), onBlur: () => void (hasFocus.current = false) };
}

/** For a button that is removed when it is pressed, such as Retry: the element around it takes the focus. */
export function useFocusPassedOn(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const pressed = button.current;
    const places = boxesAround(pressed);
    return () => {
      if (pressed === null || pressed !== document.activeElement) return;
      // After this render: the element around the button may be removed with it.
      queueMicrotask(() => focusIfLost(places));
    };
  }, []);
  return button;
}
