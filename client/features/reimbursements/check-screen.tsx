import { Alert, Button, Group, Stack, Text, Title } from "@mantine/core";
import { useNavigate } from "react-router-dom";
import { lastStepTitle, stepCount } from "#domain/reimbursements/derive.ts";
import { wizardMessages } from "#domain/reimbursements/messages.ts";
import { CheckboxField } from "../../components/fields.tsx";
import { ErrorSummary } from "../../components/error-summary.tsx";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { BusyOverlay, EmptyState } from "../../components/states.tsx";
import { slowText } from "../../lib/use-line-down.ts";
import { AnswerSections } from "./answer-sections.tsx";
import { ClearProgress } from "./clear-progress.tsx";
import { DossierDownload } from "./dossier-download.tsx";
import { fieldId } from "./field-id.ts";
import { ItemTable } from "./item-table.tsx";
import { wizardPath } from "./member-paths.ts";
import { OfflineWait } from "./offline-wait.tsx";
import { RulesBeforeFiling } from "./rules-before-filing.tsx";
import { useUploads } from "./uploads.ts";
import { submitWaitsText, waitingLabel } from "./upload-words.ts";
import { UnfinishedItems } from "./unfinished-items.tsx";
import { declaration, useSubmission } from "./use-submission.ts";
import { WizardCircles } from "./wizard-circles.tsx";
import { WizardFrame, type WizardScreenProps } from "./wizard-frame.tsx";

/** The last screen of a wizard: every answer and file to check, the declaration, and "Submit for Review". */
export function CheckScreen({ scheme, draft, id, view }: WizardScreenProps) {
  const navigate = useNavigate();
  const number = stepCount(scheme);
  const pending = useUploads(draft).filter(({ state }) => state.phase !== "failed");
  const submission = useSubmission(
    scheme,
    draft,
    (filed) => void navigate(wizardPath(scheme.kind, { id: filed.id, isDone: true }), { replace: true }),
  );
  const { refusal, isDeclared } = submission;
  const isUndeclared = refusal.problems.some((problem) => problem.fieldId === fieldId(declaration)) && !isDeclared;
  return (
    <WizardFrame scheme={scheme} id={id}>
      {/* What is typed in a step now would not be submitted. */}
      <Stack gap="lg" inert={submission.isSending}>
        <PageHeading title={`Step ${number} of ${number}: ${lastStepTitle}`} back={{ to: wizardPath(scheme.kind, { id }), label: "All steps" }} />
        <WizardCircles scheme={scheme} view={view} current={number} onOpen={(step) => void navigate(wizardPath(scheme.kind, { id, step }))} />
        {view === undefined ? (
          <EmptyState title="Nothing is saved yet.">Fill in the first step; what you save is shown here to be checked.</EmptyState>
        ) : (
          <Stack gap="lg">
            <ErrorSummary problems={refusal.problems} {...(refusal.lead === undefined ? {} : { lead: refusal.lead })} attempt={submission.attempt} />
            {refusal.isStale && (
              <Group>
                <Button variant="default" onClick={submission.reload}>
                  Reload
                </Button>
              </Group>
            )}
            <Title order={2} size="h3">
              Check your answers
            </Title>
            <AnswerSections scheme={scheme} view={view} missing={refusal.missing} hasChange />
            {view.doubts.map((doubt) => (
              <Alert key={doubt} color="orange">
                {doubt}
              </Alert>
            ))}
            <ItemTable view={view} />
            <RulesBeforeFiling lines={view.sheet?.lines ?? []} />
            <UnfinishedItems view={view} />
            <DossierDownload reimbursementId={view.id} label="Download combined PDF" />
            {pending.length > 0 && <Alert color="blue">{submitWaitsText(pending)}</Alert>}
            <CheckboxField
              id={fieldId(declaration)}
              label="I declare that what is stated here is true and complete, that the documents are genuine, and that the same expense has not been reimbursed before."
              {...(isUndeclared ? { error: wizardMessages.declare } : {})}
              isChecked={isDeclared}
              onChange={submission.setDeclared}
            />
            <SaveStatus state="saved" savedAt={view.updatedAt} />
            <Group justify="space-between" gap="sm">
              <Group gap="sm">
                <Button variant="default" onClick={() => void navigate(wizardPath(scheme.kind, { id, step: number - 1 }))}>
                  Previous
                </Button>
                <Button aria-disabled={submission.isBusy} onClick={() => submission.submit(view)}>
                  Submit for Review
                </Button>
              </Group>
              <ClearProgress
                draft={draft}
                view={view}
                isSubmitting={submission.isBusy}
                onCleared={() => void navigate(wizardPath(scheme.kind, { id: draft.id }))}
              />
            </Group>
          </Stack>
        )}
      </Stack>
      <BusyOverlay
        isBusy={submission.isBusy}
        slow={<Text>{slowText("Your reimbursement is still being submitted and cannot be changed")}</Text>}
        {...(submission.isWaiting &&
          pending.length > 0 && {
            isStuck: true,
            label: waitingLabel(pending),
            offline: <OfflineWait files={pending} what="submit" onCallOff={submission.callOff} />,
          })}
      />
    </WizardFrame>
  );
}
