import { Alert } from "@mantine/core";
import type { ReactNode } from "react";
import { useSummaryFocus } from "../shared/problem.ts";
import { useFocusBack } from "./focus-back.ts";

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
  // It looks where the focus is before the box takes it.
  useFocusBack();
  const box = useSummaryFocus(true, attempt);
  return (
    <Alert ref={box} tabIndex={-1} color={tone === "success" ? "green" : "red"} role={tone === "success" ? "status" : "alert"} title={title}>
      {children}
    </Alert>
  );
}
