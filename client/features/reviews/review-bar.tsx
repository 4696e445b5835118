import { Button, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { SaveStatus } from "../../components/save-status.tsx";
import classes from "./review-bar.module.css";
import type { DraftSaver } from "./use-draft-saver.ts";
import type { ReviewView } from "./views.ts";

type ReviewBarProps = {
  readonly view: ReviewView;
  /** Where the reviewer's own words are kept meanwhile. */
  readonly saver: Pick<DraftSaver, "state" | "savedAt">;
  /** Something is not saved for the others yet. */
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onForward: () => void;
  readonly onSaveDraft: () => void;
  readonly onCancel: () => void;
  readonly onShare: () => void;
  readonly onCloseReimbursement: () => void;
  /** The button that puts it on hold, where it may be. */
  readonly hold: ReactNode;
  /** What the last action led to, next to the buttons. */
  readonly children: ReactNode;
};

/** What the council may do now. @source specification 2 "Review detail" */
export function ReviewBar({ view, saver, isDirty, isBusy, hold, children, ...on }: ReviewBarProps) {
  const { actions } = view;
  return (
    <Group component="section" aria-label="Actions" id="actions" gap="sm" className={classes.bar}>
      <div className={classes.outcome}>{children}</div>
      {actions.includes("forward") && (
        <Button onClick={on.onForward} aria-disabled={isBusy}>
          Forward to DGFT
        </Button>
      )}
      {actions.includes("council_draft") && (
        <Button variant="default" onClick={on.onSaveDraft} aria-disabled={isBusy}>
          Save Draft
        </Button>
      )}
      <Button variant="default" onClick={on.onCancel}>
        Cancel
      </Button>
      {actions.includes("council_share") && (
        <Button variant="default" onClick={on.onShare} aria-disabled={isBusy}>
          Share deficiencies with member
        </Button>
      )}
      {hold}
      {actions.includes("council_close") && (
        <Button variant="subtle" color="red" onClick={on.onCloseReimbursement} aria-disabled={isBusy}>
          Close reimbursement
        </Button>
      )}
      <div className={classes.status}>
        <SaveStatus state={saver.state} savedAt={saver.savedAt} />
        {isDirty && saver.state === "saved" && (
          <Text size="sm" c="dimmed">
            Only you see it until you save or share.
          </Text>
        )}
      </div>
    </Group>
  );
}
