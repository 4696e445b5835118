import { Button, Group } from "@mantine/core";
import classes from "./review-bar.module.css";
import type { ReviewView } from "./views.ts";

type ReviewBarProps = {
  readonly actions: ReviewView["actions"];
  readonly isDirty: boolean;
  readonly isBusy: boolean;
  readonly onForward: () => void;
  readonly onSaveDraft: () => void;
  readonly onCancel: () => void;
  readonly onShare: () => void;
  readonly onCloseReimbursement: () => void;
};

/** What the council may do now. @source specification 2 "Review detail" */
export function ReviewBar({ actions, isDirty, isBusy, onForward, onSaveDraft, onCancel, onShare, onCloseReimbursement }: ReviewBarProps) {
  return (
    <Group component="section" aria-label="Actions" gap="sm" className={classes.bar}>
      {actions.includes("forward") && (
        <Button onClick={onForward} aria-disabled={isBusy}>
          Forward to DGFT
        </Button>
      )}
      {actions.includes("council_draft") && (
        <Button variant="default" onClick={onSaveDraft} aria-disabled={isBusy}>
          Save Draft
        </Button>
      )}
      <Button variant="default" onClick={onCancel}>
        Cancel
      </Button>
      {actions.includes("council_share") && (
        <Button variant="default" onClick={onShare} aria-disabled={isBusy}>
          Share deficiencies with member
        </Button>
      )}
      {actions.includes("council_close") && (
        <Button variant="subtle" color="red" onClick={onCloseReimbursement} aria-disabled={isBusy}>
          Close reimbursement
        </Button>
      )}
      {isDirty && <span role="status">Not saved yet</span>}
    </Group>
  );
}
