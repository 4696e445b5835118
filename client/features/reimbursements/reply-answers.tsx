import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useEffect, useRef, useState, type SubmitEvent } from "react";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { Step } from "#domain/reimbursements/scheme.ts";
import { SaveStatus } from "../../components/save-status.tsx";
import { answerText } from "./answer-text.ts";
import type { Draft } from "./draft.ts";
import { FieldScope } from "./field-id.ts";
import { itemText } from "./item-text.ts";
import { asksWords, openSteps, openStepId } from "./open-steps.ts";
import { StepField } from "./step-field.tsx";
import { StepProblems } from "./step-problems.tsx";
import { useStepForm } from "./use-step-form.ts";
import type { ReimbursementView } from "./views.ts";

export const replyAnswersId = "reply-answers";
export const replyAnswersTitle = "Answers that you may change";

type ReplyAnswersProps = { readonly view: ReimbursementView; readonly draft: Draft };

/** The answers and costs of a reimbursement that its reply may change, step by step. Draws nothing when all are closed. */
export function ReplyAnswers({ view, draft }: ReplyAnswersProps) {
  const open = openSteps(view);
  if (open.length === 0) return null;
  return (
    <Stack component="section" gap="md" aria-labelledby={replyAnswersId}>
      <Title order={3} size="h4" id={replyAnswersId} tabIndex={-1}>
        {replyAnswersTitle}
      </Title>
      {open.map(({ number, step }) => (
        <AnsweredStep key={number} view={view} draft={draft} step={step} number={number} />
      ))}
    </Stack>
  );
}

type AnsweredStepProps = ReplyAnswersProps & { readonly step: Step; readonly number: number };

function AnsweredStep({ view, draft, step, number }: AnsweredStepProps) {
  const [isEditing, setEditing] = useState(() => draft.progress()?.steps[number] !== undefined);
  const drawn = useRef(isEditing);
  // The focus went with what was removed. Where it is elsewhere it stays, such as after a save that waited for a file.
  useEffect(() => {
    if (drawn.current === isEditing) return;
    drawn.current = isEditing;
    if (document.activeElement !== document.body) return;
    document.getElementById(openStepId(number))?.querySelector<HTMLElement>("form, button")?.focus();
  }, [isEditing, number]);
  const rows = view.answerRows.filter((row) => row.step === number && asksWords(step));
  const items = view.items.filter((item) => item.step === number);
  if (isEditing) return <StepEditor view={view} draft={draft} step={step} number={number} onDone={() => setEditing(false)} />;
  return (
    <Paper withBorder p="md" id={openStepId(number)}>
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Text fw={600}>{step.title}</Text>
          {rows.map((row) => (
            <Text key={row.name} size="sm" style={{ overflowWrap: "anywhere" }}>
              {row.label}: {answerText(row) ?? "Not provided"}
            </Text>
          ))}
          {items.map(({ id, facts }) => (
            <Text key={id} size="sm" style={{ overflowWrap: "anywhere" }}>
              {itemText(facts)}
            </Text>
          ))}
        </div>
        <Button variant="default" size="compact-sm" aria-label={`Change ${step.title}`} onClick={() => setEditing(true)}>
          Change
        </Button>
      </Group>
    </Paper>
  );
}

function StepEditor({ view, draft, step, number, onDone }: AnsweredStepProps & { onDone: () => void }) {
  const form = useStepForm({ draft, scheme: schemeOf(view.scheme), step, number, view, onSaved: onDone });
  const context = {
    draft,
    firmName: view.firm.name,
    values: form.values,
    errors: form.errors,
    answers: view.answers,
    documents: view.documents,
    items: view.items,
    uploads: form.uploads,
    onChange: form.setValue,
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    form.save();
  };
  const cancel = (): void => {
    form.cancel();
    onDone();
  };
  return (
    <FieldScope value={`step-${number}-`}>
      <Paper withBorder p="md" id={openStepId(number)}>
        <form noValidate onSubmit={submit} aria-label={step.title} tabIndex={-1}>
          <StepProblems form={form} />
          <Stack gap="md">
            {step.fields
              .filter(({ type }) => type !== "document")
              .map((field) => (
                <StepField key={field.name} field={field} context={context} />
              ))}
            <SaveStatus state={form.saveState} what="Answer" />
            <Group gap="sm">
              <Button type="submit" aria-disabled={form.isSaving || form.isWaiting}>
                Save answer
              </Button>
              <Button type="button" variant="default" onClick={cancel}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      </Paper>
    </FieldScope>
  );
}
