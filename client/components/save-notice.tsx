import { Alert } from "@mantine/core";
import { useEffect, useState, type ReactNode } from "react";
import { useSummaryFocus } from "../shared/problem.ts";

type SaveNoticeProps = {
  readonly tone: "success" | "error";
  readonly title: string;
  /** Change it on each refused save, so that the notice takes the focus again. */
  readonly attempt?: number;
  readonly children?: ReactNode;
};

/**
 * What a save led to: it takes the focus and so comes into view, wherever on the page it stands. A success that fades gives the focus
 * back to the button that was pressed. Lists of fields are shown by `ErrorSummary`, two versions by `TwoVersions`; both do the same.
 */
export function SaveNotice({ tone, title, attempt = 0, children }: SaveNoticeProps) {
  const box = useSummaryFocus(true, attempt);
  useFocusBack();
  return (
    <Alert ref={box} tabIndex={-1} color={tone === "success" ? "green" : "red"} role={tone === "success" ? "status" : "alert"} title={title}>
      {children}
    </Alert>
  );
}

/** Gives the focus back to where it came from, when it was lost with the notice. */
function useFocusBack(): void {
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (document.activeElement === document.body && before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    },
    [before],
  );
}
