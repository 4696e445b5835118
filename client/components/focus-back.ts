import { useEffect, useState } from "react";

/**
 * For what takes the focus while it is shown: when the focus is lost with it, the element that had it before takes it back. If that element left
 * the page in the same drawing (the button of a dialog, before the notice that the dialog led to), it is the one to which the focus went then.
 */
export function useFocusBack(): void {
  const [atFirst] = useState(() => document.activeElement);
  useEffect(() => {
    const before = atFirst?.isConnected === true ? atFirst : document.activeElement;
    return () => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [atFirst]);
}
