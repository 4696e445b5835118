import { Button, Group, Stack, Text } from "@mantine/core";
import type { SubmitEvent } from "react";
import { useNavigate } from "react-router-dom";
import { stepCount } from "#domain/reimbursements/derive.ts";
import { givenItems } from "#domain/reimbursements/answers.ts";
import { itemsBefore, itemsFields } from "#domain/reimbursements/items.ts";
import type { Step } from "#domain/reimbursements/scheme.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { SaveStatus } from "../../components/save-status.tsx";
import { BusyOverlay } from "../../components/states.tsx";
import { slowText } from "../../lib/use-line-down.ts";
import { ClearProgress } from "./clear-progress.tsx";
import { wizardPath } from "./member-paths.ts";
import { AwaitedFiles } from "./offline-wait.tsx";
import { StepField } from "./step-field.tsx";
import { StepProblems } from "./step-problems.tsx";
import { offlineText, waitingLabel } from "./upload-words.ts";
import { TypedRules } from "./typed-rules.tsx";
import { useStepForm } from "./use-step-form.ts";
import { WizardCircles } from "./wizard-circles.tsx";
import type { WizardScreenProps } from "./wizard-frame.tsx";
import { WizardFrame } from "./wizard-frame.tsx";

type StepScreenProps = WizardScreenProps & { readonly step: Step; readonly number: number; readonly isFromCheck: boolean };

/** One step of a wizard. Give it the step's number as key. */
export function StepScreen({ scheme, draft, id, view, firmName, known, step, number, isFromCheck }: StepScreenProps) {
  const navigate = useNavigate();
  const count = stepCount(scheme);
  const goTo = (place: { step?: number; id?: string | undefined }) => navigate(wizardPath(scheme.kind, { id, ...place }));
  const form = useStepForm({
    draft,
    scheme,
    step,
    number,
    view,
    known: Object.fromEntries(Object.entries(known).map(([name, { value }]) => [name, value])),
    onSaved: async (saved) => {
      // Going back must find this step under its number.
      if (id === undefined) await navigate(wizardPath(scheme.kind, { id: saved.id, step: number }), { replace: true });
      await goTo({ id: saved.id, step: isFromCheck ? count : number + 1 });
    },
  });
  const context = {
    draft,
    firmName,
    known,
    values: form.values,
    errors: form.errors,
    answers: view?.answers ?? {},
    documents: view?.documents ?? [],
    items: view?.items ?? [],
    uploads: form.uploads,
    onChange: form.setValue,
  };
  const costs = itemsFields(scheme).find((place) => place.step === number)?.field;
  const goOn = (
    <Button variant="default" onClick={() => void goTo({ step: number + 1 })}>
      Go on with step {number + 1}
    </Button>
  );
  const isForFiles = form.isWaiting && form.waitingFor.length > 0;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.save();
  };

  return (
    <WizardFrame scheme={scheme} id={id}>
      <PageHeading title={`Step ${number} of ${count}: ${step.title}`} back={{ to: wizardPath(scheme.kind, { id }), label: "All steps" }} />
      <WizardCircles scheme={scheme} view={view} current={number} onOpen={(next) => void goTo({ step: next })} />
      <form noValidate onSubmit={submit} aria-label={step.title}>
        <StepProblems form={form} />
        <Stack gap="lg">
          {step.help !== undefined && <Text>{step.help}</Text>}
          {step.fields.map((field) => (
            <StepField key={field.name} field={field} context={context} />
          ))}
          {costs !== undefined && (
            <TypedRules scheme={scheme.kind} values={form.values} before={itemsBefore(scheme, costs, givenItems(context.answers))} />
          )}
          <SaveStatus state={form.saveState} savedAt={view?.updatedAt} />
          <Group justify="space-between" gap="sm">
            <Group gap="sm">
              <Button type="button" variant="default" disabled={number === 1} onClick={() => void goTo({ step: number - 1 })}>
                Previous
              </Button>
              <Button type="submit" aria-disabled={form.isWaiting || form.isSaving}>
                {isFromCheck ? "Save & return to your answers" : "Save & Next"}
              </Button>
            </Group>
            <ClearProgress draft={draft} view={view} onCleared={() => void navigate(wizardPath(scheme.kind, { id: draft.id }))} />
          </Group>
        </Stack>
      </form>
      <BusyOverlay
        isBusy={form.isWaiting || form.isSaving}
        isStuck={isForFiles}
        {...(isForFiles ? { label: waitingLabel(form.waitingFor) } : {})}
        offline={
          <>
            {isForFiles ? (
              <AwaitedFiles files={form.waitingFor} afterwards={`Step ${number} is saved then.`} />
            ) : (
              <Text>{offlineText(`Step ${number} is saved`)}</Text>
            )}
            {goOn}
          </>
        }
        slow={
          <>
            <Text>{slowText(`Step ${number} is still being saved`)}</Text>
            {goOn}
          </>
        }
      />
    </WizardFrame>
  );
}
