import { useEffect, type RefObject } from "react";

const mark = "Error: ";
let shownErrors = 0;

/** Sets the title of the window; "Error: " stands before it while the page shows an error. */
export function setWindowTitle(title: string): void {
  document.title = shownErrors > 0 ? `${mark}${title}` : title;
}

function countErrors(change: 1 | -1): void {
  shownErrors += change;
  setWindowTitle(document.title.startsWith(mark) ? document.title.slice(mark.length) : document.title);
}

/**
 * Puts "Error: " before the title of the window while `isShown`.
 * @param box shows the error. In a dialog it does not count: the title names the page beneath
 */
export function useErrorInTitle(isShown: boolean, box?: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = box?.current?.closest('[role="dialog"]') ?? null;
    if (!isShown || dialog !== null) return undefined;
    countErrors(1);
    return () => countErrors(-1);
  }, [isShown, box]);
}
