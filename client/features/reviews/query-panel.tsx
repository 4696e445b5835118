import { Alert, Box, Button, Group, List, Paper, Text, Title } from "@mantine/core";
import { useState } from "react";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { markText } from "#domain/reimbursements/verdicts.ts";
import { TextAreaField } from "../../components/fields.tsx";
import { ItemProof } from "../reimbursements/item-proof.tsx";
import { deficientDocuments, subjectsOf, type Marked, type ReviewSubject, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

type QueryPanelProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly comment: string;
  readonly onComment: (comment: string) => void;
  /** Takes over what DGFT asks about documents. */
  readonly onMark: (marks: readonly MarkedDocument[]) => void;
  /** The officer's own notes that the words of DGFT replaced. They are shown nowhere else. */
  readonly replacedNotes: Marked["replaced"];
  readonly onDismissNotes: () => void;
  readonly onShare: () => void;
};

export type MarkedDocument = { readonly document: ReviewSubject; readonly remark: string };

/** The document or cost that a mark is about; one with a page is a link that opens it. */
function MarkedDocumentName({ view, document }: { readonly view: ReviewView; readonly document: ReviewSubject }) {
  const page = view.dgftMarks.find(({ fieldName }) => fieldName === document.fieldName)?.page;
  if (page === undefined) return <Text fw={500}>{document.label}</Text>;
  return <ItemProof view={view} facts={{ document: document.fieldName, page: String(page) }} />;
}

/** The field of the comment to the member. */
export const commentId = "query-comment";

/** What DGFT asked, and the council's words to the member. @source specification 2 "Notifications" */
export function QueryPanel({ view, edits, comment, onComment, onMark, replacedNotes, onDismissNotes, onShare }: QueryPanelProps) {
  const [isAsked, setAsked] = useState(false);
  const flagged = deficientDocuments(subjectsOf(view), edits);
  const marked = subjectsOf(view).flatMap((document) => {
    const mark = view.dgftMarks.find(({ fieldName }) => fieldName === document.fieldName);
    return mark === undefined ? [] : { document, remark: markText(mark), words: mark.remark };
  });

  function share(): void {
    setAsked(true);
    if (comment.trim() === "") document.getElementById(commentId)?.focus();
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
      {view.asksPapers && <Text mt="xs">DGFT asks the member for further papers.</Text>}
      {view.dgftMarks.length > 0 && (
        <>
          <Title order={3} size="h5" mt="md">
            Documents and costs that DGFT asks about
          </Title>
          <List mt="xs">
            {marked.map(({ document, words }) => (
              <List.Item key={document.fieldName}>
                <MarkedDocumentName view={view} document={document} />
                {/* A query that was shared by an older release does not have them. */}
                {view.dgftQuery?.includes(words) !== true && <Text style={{ whiteSpace: "pre-wrap" }}>{words}</Text>}
              </List.Item>
            ))}
          </List>
          {view.actions.includes("council_share_query") && (
            <Button mt="xs" variant="default" onClick={() => onMark(marked)}>
              Ask the member about {marked.length === 1 ? "it" : "them"} with these words
            </Button>
          )}
          {replacedNotes.length > 0 && (
            <Alert
              mt="xs"
              color="orange"
              role="alert"
              title="Your own notes are not asked and are replaced:"
              withCloseButton
              closeButtonLabel="Dismiss"
              onClose={onDismissNotes}
            >
              {replacedNotes.map(({ label, note }) => (
                <Text key={`${label} ${note}`} style={{ whiteSpace: "pre-wrap" }}>{`${label}: ${note}`}</Text>
              ))}
            </Alert>
          )}
        </>
      )}
      {view.actions.includes("council_share_query") && (
        <>
          <Box mt="md">
            <TextAreaField
              id={commentId}
              label="Comment to the member"
              hint={openForChange(flagged.map(({ document }) => document.label))}
              maxLength={4000}
              value={comment}
              onChange={onComment}
              error={isAsked && comment.trim() === "" ? reviewMessages.commentRequired : undefined}
            />
          </Box>
          <Group mt="md">
            <Button onClick={share}>Share deficiencies with member</Button>
          </Group>
        </>
      )}
    </Paper>
  );
}

/** What a share of the query would open for the member. */
function openForChange(labels: readonly string[]): string {
  if (labels.length > 0) return `Open for change: ${labels.join("; ")}.`;
  return "Mark documents as Deficient to open only those for change; while none is marked, the member may change everything.";
}
