import { Button, Group, Text } from "@mantine/core";
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
};

/** What the council may do now. @source specification 2 "Review detail" */
export function ReviewBar({ view, saver, isDirty, isBusy, onForward, onSaveDraft, onCancel, onShare, onCloseReimbursement }: ReviewBarProps) {
  const { actions } = view;
  return (
    <Group component="section" aria-label="Actions" gap="sm" className={classes.bar}>
      <div className={classes.whose}>
        <Text fw={600} size="sm" truncate>
          {view.firm.name}
        </Text>
        <Text size="sm">{view.id}</Text>
      </div>
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
      <SaveStatus state={saver.state} savedAt={saver.savedAt} />
      {isDirty && saver.state === "saved" && (
        <Text size="sm" c="dimmed">
          Only you see it until you save or share.
        </Text>
      )}
    </Group>
  );
}
