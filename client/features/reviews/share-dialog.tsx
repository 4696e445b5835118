import { Box, Button, Group, List, Text, Title } from "@mantine/core";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { phraseMessages } from "#domain/reviews/phrase-messages.ts";
import { filledRemark, openPlaceholders } from "#domain/reviews/phrases.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { CheckboxField } from "../../components/fields.tsx";
import { formatDate } from "../../shared/format.ts";
import type { DialogWords } from "./use-dialog-words.ts";
import { phraseFactsOf } from "./use-phrases.ts";
import { deficientDocuments, subjectsOf, type VerdictEdits } from "./verdict-edits.ts";
import type { ReviewView } from "./views.ts";

type ShareDialogProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  /** What the council writes over a query of DGFT; a plain share has none. */
  readonly comment?: string;
  readonly kept: DialogWords["share"];
  readonly isBusy: boolean;
  readonly onShare: (asksPapers: boolean) => void;
  readonly onClose: () => void;
};

/** The last look before a share: exactly what the member will read, and who that is. */
export function ShareDialog({ view, edits, comment, kept, isBusy, onShare, onClose }: ShareDialogProps) {
  const deficient = deficientDocuments(subjectsOf(view), edits);
  const silent = deficient.filter(({ remark }) => remark === "");
  const open = deficient.flatMap(({ document, ...words }) =>
    openPlaceholders(words, phraseFactsOf(view, document)).map((name) => phraseMessages.notKnownYet(name, document.label)),
  );
  const [asksPapers = view.asksPapers, setAsksPapers] = kept;
  const isReady = silent.length + open.length === 0 && (comment !== undefined || deficient.length > 0);
  return (
    <Dialog onClose={onClose} title="Share deficiencies with member" size="lg">
      {comment === undefined && deficient.length === 0 && <Text role="alert">{reviewMessages.flagOne}</Text>}
      {silent.length + open.length > 0 && (
        <div role="alert">
          {[...silent.map(({ document }) => reviewMessages.remarkNeeded(document.label)), ...open].map((text) => (
            <Text key={text}>{text}</Text>
          ))}
        </div>
      )}
      {isReady && <WhatTheMemberReads view={view} comment={comment} deficient={deficient} />}
      {isReady && (
        <Box mt="md">
          <CheckboxField
            id="asks-papers"
            label="Ask for further papers"
            hint="The member can add papers of its own to the reply, each with a name. Say in your words which ones."
            isChecked={asksPapers}
            onChange={setAsksPapers}
          />
        </Box>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the review
        </Button>
        {isReady && (
          <BusyButton data-autofocus isBusy={isBusy} busyLabel="Sharing..." onClick={() => onShare(asksPapers)}>
            {shareLabel(deficient.length)}
          </BusyButton>
        )}
      </Group>
    </Dialog>
  );
}

type Read = { readonly view: ReviewView; readonly comment: string | undefined; readonly deficient: ReturnType<typeof deficientDocuments> };

function WhatTheMemberReads({ view, comment, deficient }: Read) {
  const { name, contactName, contactEmail } = view.firm;
  return (
    <>
      <Text>
        To {contactName} of {name} ({contactEmail}), in the portal. A mail names {view.id}
        {deficient.length > 0 && " and what is asked about"}, without your words.
      </Text>
      <Title order={3} size="h5" mt="md">
        The member will read
      </Title>
      {comment !== undefined && <Text style={{ whiteSpace: "pre-wrap" }}>{comment}</Text>}
      <List mt="xs">
        {deficient.map(({ document, ...words }) => (
          <List.Item key={document.fieldName}>
            <Text fw={500}>{document.label}</Text>
            <Text style={{ whiteSpace: "pre-wrap" }}>{filledRemark(words, phraseFactsOf(view, document))}</Text>
          </List.Item>
        ))}
      </List>
      <Text mt="md">
        {deficient.length === 0
          ? "No document is flagged, so the member may change everything."
          : "Only these documents and costs open for change; every other verdict stands. The reimbursement then waits for the member's reply."}
      </Text>
      <Text mt="xs">The member is asked to reply by {formatDate(view.replyBy)}. The member's days are counted from the day on which you share.</Text>
    </>
  );
}

/** A button that says its result. @source ux.md "Every screen" */
function shareLabel(count: number): string {
  if (count === 0) return "Share the comment with the member";
  return `Share ${count} ${count === 1 ? "deficiency" : "deficiencies"} with the member`;
}
