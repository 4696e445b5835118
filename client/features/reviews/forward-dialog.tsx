import { Anchor, Box, Button, Group, List, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { blockingDocuments, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

type ForwardDialogProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly isBusy: boolean;
  readonly onForward: (comment: string) => void;
  readonly onOpenDocument: (fieldName: string) => void;
  readonly onClose: () => void;
};

/** Either what keeps the reimbursement from being forwarded, or the last look with a word to the officer. */
export function ForwardDialog({ view, edits, isBusy, onForward, onOpenDocument, onClose }: ForwardDialogProps) {
  const [comment, setComment] = useState("");
  const blocking = blockingDocuments(view.documents, edits);
  const isAnswer = view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT";
  if (blocking.length > 0)
    return (
      <Modal opened onClose={onClose} title="Forward to DGFT">
        <Text role="alert">{reviewMessages.allMustBeSufficient}</Text>
        <List mt="sm">
          {blocking.map(({ document, status }) => (
            <List.Item key={document.fieldName}>
              <Anchor component="button" type="button" ta="left" onClick={() => onOpenDocument(document.fieldName)}>
                {document.label}
              </Anchor>
              : {verdictLabel[status]}
            </List.Item>
          ))}
        </List>
        <Group mt="lg" justify="flex-end">
          <Button onClick={onClose}>Back to the review</Button>
        </Group>
      </Modal>
    );
  return (
    <Modal opened onClose={onClose} title="Forward to DGFT" size="lg">
      <Text>
        {view.id} of {view.firm.name}: every document is Sufficient. After forwarding, verdicts can no longer be changed unless DGFT raises a
        deficiency.
      </Text>
      <Box mt="md">
        <TextAreaField
          id="forward-comment"
          label={isAnswer ? "Answer to the query of DGFT" : "Recommendation to DGFT"}
          isOptional
          hint="The officer reads it above the dossier; the member does not see it."
          maxLength={4000}
          value={comment}
          onChange={setComment}
        />
      </Box>
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the review
        </Button>
        <Button loading={isBusy} onClick={() => onForward(comment)}>
          Forward {view.id} to DGFT
        </Button>
      </Group>
    </Modal>
  );
}
