import { Button, Group, Paper, Text, Textarea, Title } from "@mantine/core";
import { useRef, useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { deficientDocuments, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

type QueryPanelProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  readonly onShare: () => void;
};

/** What DGFT asked, and the council's words to the member. @source specification 2 "Notifications" */
export function QueryPanel({ view, edits, comment, onComment, onShare }: QueryPanelProps) {
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const flagged = deficientDocuments(view.documents, edits);

  function share(): void {
    setAsked(true);
    if (comment.trim() === "") field.current?.focus();
    else onShare();
  }

  return (
    <Paper component="section" withBorder p="md" aria-labelledby="dgft-query">
      <Title order={2} size="h4" id="dgft-query">
        Deficiency raised by DGFT
      </Title>
      <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
        {view.dgftQuery ?? "Not provided"}
      </Text>
      {view.actions.includes("council_share_query") && (
        <>
          <Textarea
            ref={field}
            mt="md"
            label="Comment to the member"
            withAsterisk
            required
            autosize
            minRows={3}
            maxLength={4000}
            description={
              flagged.length === 0
                ? "Mark documents as Deficient to open only those for change; while none is marked, the member may change everything."
                : `Open for change: ${flagged.map(({ document }) => document.label).join("; ")}.`
            }
            value={comment}
            error={isAsked && comment.trim() === "" ? reviewMessages.commentRequired : undefined}
            onChange={(event) => onComment(event.currentTarget.value)}
          />
          <Group mt="md">
            <Button onClick={share}>Share deficiencies with member</Button>
          </Group>
        </>
      )}
    </Paper>
  );
}
