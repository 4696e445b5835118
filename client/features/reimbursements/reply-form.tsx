import { Alert, Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { itemFlag } from "#domain/reimbursements/deficiencies.ts";
import { findDocument } from "#domain/reimbursements/derive.ts";
import { furtherPaperField, isFurtherPaper } from "#domain/reimbursements/further-papers.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { TextAreaField } from "../../components/fields.tsx";
import { PlaceLink } from "../../components/place-link.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { BusyOverlay } from "../../components/states.tsx";
import { TwoVersions } from "../../components/two-versions.tsx";
import { slowText } from "../../lib/use-line-down.ts";
import { StatusTag } from "../../shared/status-tag.tsx";
import { formatCount, formatDateTime } from "../../shared/format.ts";
import { DocumentField } from "./document-field.tsx";
import type { Draft } from "./draft.ts";
import { fieldId } from "./field-id.ts";
import { itemText } from "./item-text.ts";
import { FurtherPapers, isNewPaper } from "./further-papers.tsx";
import { OfflineWait } from "./offline-wait.tsx";
import { RemovedCosts, removedCostsId, removedCostsTitle } from "./removed-costs.tsx";
import { ReplyAnswers, replyAnswersId, replyAnswersTitle } from "./reply-answers.tsx";
import { isAnswered, openRemarks } from "./remarks.ts";
import { waitingLabel } from "./upload-words.ts";
import { useUploads } from "./uploads.ts";
import { useReply } from "./use-reply.ts";
import type { RepliesState } from "./use-replies.ts";
import type { DeficiencyView, DocumentView, ReimbursementView } from "./views.ts";

const maxAnswerLength = 4000;

type ReplyFormProps = { readonly view: ReimbursementView; readonly draft: Draft; readonly answers: RepliesState };

/** The flagged documents, each with its remark next to the file that can be replaced; nothing else can be changed. */
export function ReplyForm({ view, draft, answers, onSent }: ReplyFormProps & { readonly onSent: () => void }) {
  const reply = useReply(view, draft, answers, onSent);
  const pending = useUploads(draft).filter(({ state }) => state.phase !== "failed");
  const remarks = openRemarks(view);
  const waiting = remarks.filter((remark) => !isAnswered(view, remark, answers.replies)).length;
  const { refusal } = reply;
  const isBegun = remarks.some(({ sharedAt }) => view.updatedAt > sharedAt);
  const savedAt = isBegun ? view.updatedAt : undefined;
  return (
    <Stack component="section" gap="lg" aria-labelledby="reply">
      <Title order={2} size="h3" id="reply">
        What has to be mended
      </Title>
      <ErrorSummary problems={refusal.problems} {...(refusal.lead === undefined ? {} : { lead: refusal.lead })} attempt={reply.attempt} />
      <Stack gap="lg" inert={reply.isSending}>
        {refusal.isStale && (
          <Alert color="orange" title="Reload to go on">
            <Text>What you wrote here stays.</Text>
            <Button mt="sm" variant="default" onClick={reply.reload}>
              Reload
            </Button>
          </Alert>
        )}
        <Text role="status">
          {waiting === 0
            ? "Everything has an answer. Send your reply when you are ready."
            : `${formatCount(waiting, "remark")} of ${remarks.length} still to answer.`}
        </Text>
        {view.generalDeficiencies
          .filter(({ isOpen }) => isOpen)
          .map((remark) => (
            <GeneralRemark key={remark.id} view={view} remark={remark} answers={answers} />
          ))}
        {view.documents
          .filter((document) => document.isOpen && document.isApplicable && !isNewPaper(document))
          .map((document) => (
            <FlaggedDocument key={document.fieldName} view={view} document={document} draft={draft} answers={answers} />
          ))}
        {(view.asksPapers || view.documents.some(isNewPaper)) && <FurtherPapers view={view} draft={draft} />}
        <ReplyAnswers view={view} draft={draft} />
        <RemovedCosts view={view} />
        <SaveStatus state={pending.length > 0 ? "unsaved" : answers.state} savedAt={savedAt} what="Reply" />
        <Group>
          <Button aria-disabled={reply.isBusy} onClick={reply.send}>
            Send reply
          </Button>
        </Group>
      </Stack>
      <BusyOverlay
        isBusy={reply.isBusy}
        slow={<Text>{slowText("Your reply is still being sent and cannot be changed")}</Text>}
        {...(reply.isWaiting &&
          pending.length > 0 && {
            isStuck: true,
            label: waitingLabel(pending),
            offline: <OfflineWait files={pending} what="reply" onCallOff={reply.callOff} />,
          })}
      />
    </Stack>
  );
}

type GeneralRemarkProps = { readonly view: ReimbursementView; readonly remark: DeficiencyView; readonly answers: RepliesState };

/** A remark on a cost, which is answered by its change or in words, or on the whole. */
function GeneralRemark({ view, remark, answers }: GeneralRemarkProps) {
  const isOnCost = remark.fieldName !== undefined;
  const item = view.items.find(({ id }) => itemFlag(id) === remark.fieldName);
  const removed = view.removedItems.find(({ id }) => itemFlag(id) === remark.fieldName);
  const isDone = isAnswered(view, remark, answers.replies);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby={`remark-${remark.id}`}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4" id={`remark-${remark.id}`}>
          {item === undefined
            ? isOnCost
              ? "A cost that you removed"
              : "The whole reimbursement"
            : `Cost ${view.items.indexOf(item) + 1}: ${item.label}`}
        </Title>
        <StatusTag tone={isDone ? "green" : "orange"}>{isDone ? "Answered" : "Waiting for your answer"}</StatusTag>
      </Group>
      {item !== undefined && <Text mb="sm">{itemText(item.facts)}</Text>}
      {removed !== undefined && <Text mb="sm">{itemText(removed.facts)}</Text>}
      <RemarkText remark={remark} />
      {item?.isOpen === true && (
        <Text mb="sm">
          Change the cost under <PlaceLink place={replyAnswersId}>{replyAnswersTitle}</PlaceLink>, or write an answer here.
        </Text>
      )}
      {removed !== undefined && (
        <Text mb="sm">
          Until you send your reply you can put it back under <PlaceLink place={removedCostsId}>{removedCostsTitle}</PlaceLink>.
        </Text>
      )}
      <WrittenAnswer
        remark={remark}
        label={isOnCost ? "Written answer, instead of a change or with it" : "Your answer"}
        answers={answers}
        isOptional={isOnCost}
      />
    </Paper>
  );
}

function RemarkText({ remark }: { remark: DeficiencyView }) {
  return (
    <Stack gap={2} mb="sm">
      <Text fw={600}>Remark of {remark.origin}</Text>
      <Text style={{ whiteSpace: "pre-wrap" }}>{remark.remark}</Text>
      {remark.remarkHi !== undefined && (
        <Text lang="hi" style={{ whiteSpace: "pre-wrap" }}>
          {remark.remarkHi}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {formatDateTime(remark.sharedAt)}
      </Text>
    </Stack>
  );
}

function WrittenAnswer({
  remark,
  label,
  answers,
  isOptional = false,
}: {
  remark: DeficiencyView;
  label: string;
  answers: RepliesState;
  isOptional?: boolean;
}) {
  const conflict = answers.conflicts.find(({ deficiencyId }) => deficiencyId === remark.id);
  return (
    <>
      {conflict !== undefined && (
        <TwoVersions
          title={reimbursementMessages.answerReplaced}
          differences={[{ key: remark.id, label: "Your answer", mine: conflict.mine, theirs: conflict.theirs }]}
          onSettle={(mine) => answers.choose(conflict, mine.has(remark.id))}
        />
      )}
      <TextAreaField
        id={fieldId(remark.id)}
        label={label}
        isOptional={isOptional}
        maxLength={maxAnswerLength}
        value={answers.replies[remark.id] ?? ""}
        onChange={(text) => answers.write(remark.id, text)}
      />
    </>
  );
}

type FlaggedDocumentProps = ReplyFormProps & { readonly document: DocumentView };

function FlaggedDocument({ view, document, draft, answers }: FlaggedDocumentProps) {
  const uploads = useUploads(draft);
  const field = isFurtherPaper(document.fieldName)
    ? furtherPaperField(document.fieldName, document.noun)
    : findDocument(schemeOf(view.scheme), document.fieldName)?.field;
  const remarks = document.deficiencies.filter(({ isOpen }) => isOpen);
  const isDone = remarks.every((remark) => isAnswered(view, remark, answers.replies));
  if (field === undefined) return null;
  return (
    <Paper component="section" withBorder p="md" aria-label={document.label}>
      <Group justify="space-between" mb="sm">
        <Title order={3} size="h4">
          {document.label}
        </Title>
        {remarks.length > 0 && <StatusTag tone={isDone ? "green" : "orange"}>{isDone ? "Answered" : "Waiting for your answer"}</StatusTag>}
      </Group>
      {remarks.map((remark) => (
        <RemarkText key={remark.id} remark={remark} />
      ))}
      <Stack gap="md">
        <DocumentField field={field} context={{ draft, documents: view.documents, uploads, errors: {} }} canRemove={field.maxFiles > 1} />
        {remarks.map((remark) => (
          <WrittenAnswer key={remark.id} remark={remark} label="Written answer, instead of a new file or with it" answers={answers} isOptional />
        ))}
      </Stack>
    </Paper>
  );
}
