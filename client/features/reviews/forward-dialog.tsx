import { Alert, Anchor, Box, Button, Group, List, Text } from "@mantine/core";
import { reviewMessages } from "#domain/reimbursements/messages.ts";
import { amountInWords } from "#domain/rules/amount-words.ts";
import { verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { BusyButton } from "../../components/busy-button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDateTime, formatPaise } from "../../shared/format.ts";
import { ChangedRateLines } from "./changed-rate-lines.tsx";
import type { DialogWords } from "./use-dialog-words.ts";
import { blockingDocuments, subjectsOf, type ReviewSubject, type VerdictEdits } from "./verdict-edits.ts";
import { openShareText } from "./share-text.ts";
import type { ReviewSheetLine, ReviewView } from "./views.ts";

type ForwardDialogProps = {
  readonly view: ReviewView;
  readonly edits: VerdictEdits;
  readonly kept: DialogWords["forward"];
  readonly isBusy: boolean;
  /** Undefined for the words that are kept, when nothing was typed. */
  readonly onForward: (comment: string | undefined) => void;
  readonly onOpenDocument: (fieldName: string) => void;
  readonly onClose: () => void;
};

/** Either what keeps the reimbursement from being forwarded, or the last look with a word to the officer. */
export function ForwardDialog({ view, edits, kept: [typed, setTyped], isBusy, onForward, onOpenDocument, onClose }: ForwardDialogProps) {
  const comment = typed ?? view.prepared?.comment ?? view.wordsToDgft;
  const wordsBefore = view.prepared?.comment ?? "";
  const blocking = blockingDocuments(subjectsOf(view), edits);
  const isAnswer = view.dgftQuery !== undefined && view.state === "DEFICIENCY_DGFT";
  if (blocking.length > 0)
    return (
      <Dialog onClose={onClose} title="Forward to DGFT">
        <Text role="alert">{reviewMessages.allMustBeSufficient}</Text>
        <List mt="sm">
          {blocking.map(({ document, status }) => (
            <List.Item key={document.fieldName}>
              <Anchor
                component="button"
                type="button"
                ta="left"
                style={{ verticalAlign: "top" }}
                onClick={() => onOpenDocument(proofOf(view, document))}
              >
                {document.label}
              </Anchor>
              <br />
              {document.itemId === undefined ? verdictLabel[status] : "you ask the firm about it"}
            </List.Item>
          ))}
        </List>
        <Group mt="lg" justify="flex-end">
          <Button data-autofocus onClick={onClose}>
            Back to the review
          </Button>
        </Group>
      </Dialog>
    );
  return (
    <Dialog onClose={onClose} title="Forward to DGFT" size="lg">
      <Text>Every document is Sufficient. After forwarding, verdicts and amounts can no longer be changed unless DGFT raises a deficiency.</Text>
      <Box mt="md">
        <SummaryCard rows={amountRows(view)} />
      </Box>
      {(view.recommendedPaise ?? 0) === 0 && (
        <Text mt="md">No amount is recommended. DGFT can then refuse the claim or raise a query, but cannot approve it.</Text>
      )}
      <IncompleteItems items={view.items} />
      <OpenShares lines={view.sheet?.lines ?? []} />
      {view.changedRates.length > 0 && (
        <Alert mt="md" color="orange" title="An exchange rate was corrected since this claim took it">
          <ChangedRateLines changedRates={view.changedRates} />
          <Text mt="xs">
            After forwarding it stays. To take the corrected rate, go back and choose Compute by the corrected rates below the costs.
          </Text>
        </Alert>
      )}
      {view.prepared !== undefined && (
        <Text mt="sm">
          Prepared by {view.prepared.by} on {formatDateTime(view.prepared.at)}.{" "}
          {view.prepared.canConfirm
            ? "You are the second person: it goes to DGFT if the amount has not changed since."
            : "You do not count as the second person: a colleague has to forward it who is neither you nor somebody whom you invited or were invited with."}
        </Text>
      )}
      <Box mt="md">
        <TextAreaField
          id="forward-comment"
          label={isAnswer ? "Answer to the query of DGFT" : "Recommendation to DGFT"}
          isOptional
          hint="The officer reads it above the dossier; the member does not see it."
          maxLength={4000}
          value={comment}
          onChange={setTyped}
        />
      </Box>
      {wordsBefore !== "" && wordsBefore !== comment && (
        <Text mt="xs" style={{ whiteSpace: "pre-wrap" }}>
          Your words replace what {view.prepared?.by} wrote: {wordsBefore}
        </Text>
      )}
      <Group mt="lg" justify="flex-end">
        <Button variant="default" onClick={onClose}>
          Back to the review
        </Button>
        <BusyButton data-autofocus isBusy={isBusy} busyLabel="Forwarding..." onClick={() => onForward(typed)}>
          Forward {view.id} to DGFT
        </BusyButton>
      </Group>
    </Dialog>
  );
}

/** The costs that count zero, each with what it lacks. */
function IncompleteItems({ items }: Pick<ReviewView, "items">) {
  const incomplete = items.filter(({ missing }) => missing.length > 0);
  if (incomplete.length === 0) return null;
  return (
    <Box mt="md">
      <Text>These costs are not complete and count zero. Go back and complete them from the documents, or ask the firm:</Text>
      <List mt="xs">
        {incomplete.map(({ id, label, missing }) => (
          <List.Item key={id}>
            {label}: {missing.map((fact) => fact.label).join(", ")}
          </List.Item>
        ))}
      </List>
    </Box>
  );
}

/** The costs whose share depends on the size of the firm while that is not stated, each with the share by which it counts. */
function OpenShares({ lines }: { readonly lines: readonly ReviewSheetLine[] }) {
  const open = lines.flatMap((line) => {
    const text = openShareText(line);
    return text === undefined ? [] : [{ id: line.itemId, text: `${line.label}: ${text}` }];
  });
  if (open.length === 0) return null;
  return (
    <Box mt="md">
      <Text>The share of these costs depends on the size of the firm, which is not stated. Go back and state it under Facts about the firm:</Text>
      <List mt="xs">
        {open.map(({ id, text }) => (
          <List.Item key={id}>{text}</List.Item>
        ))}
      </List>
    </Box>
  );
}

/** The document beside which a subject is judged: for an item its proof. */
const proofOf = ({ items }: ReviewView, { fieldName, itemId }: ReviewSubject): string =>
  itemId === undefined ? fieldName : (items.find(({ id }) => id === itemId)?.facts["document"] ?? fieldName);

/** Firm, number and amount, in figures and in words. @source money.md 5 */
const amountRows = ({ id, firm, recommendedPaise }: ReviewView) => [
  { label: "Firm Name", value: firm.name },
  { label: "Claim no.", value: id },
  { label: "Recommended", value: formatPaise(recommendedPaise) },
  ...(recommendedPaise === null ? [] : [{ label: "In words", value: amountInWords(recommendedPaise) }]),
];
