import { useState } from "react";
import { Alert } from "@mantine/core";
import { stepTitles } from "#domain/reimbursements/derive.ts";
import { reimbursementMessages } from "#domain/reimbursements/messages.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { StepCircles, type StepCircle } from "../../components/step-circles.tsx";
import type { ReimbursementView } from "./views.ts";

/** The circles of a wizard: one beyond the first incomplete step says which step is missing. @source specification 4 "Wizards" */
export function circlesOf(scheme: Scheme, view: ReimbursementView | undefined): StepCircle[] {
  const titles = stepTitles(scheme);
  const isComplete = (number: number): boolean => view?.steps.find((step) => step.number === number)?.isComplete ?? false;
  const firstMissing = titles.findIndex((_, index) => !isComplete(index + 1)) + 1;
  return titles.map((name, index) => {
    const number = index + 1;
    const isBlocked = firstMissing !== 0 && number > firstMissing;
    return {
      number,
      name,
      isComplete: isComplete(number),
      blockedBecause: isBlocked ? `Step ${firstMissing}, ${titles[firstMissing - 1]}, is not complete.` : undefined,
    };
  });
}

type WizardCirclesProps = {
  readonly scheme: Scheme;
  readonly view: ReimbursementView | undefined;
  readonly current: number;
  readonly onOpen: (number: number) => void;
};

/** The circles, with the specification's sentence when a blocked one is pressed. */
export function WizardCircles({ scheme, view, current, onOpen }: WizardCirclesProps) {
  const [blocked, setBlocked] = useState<StepCircle>();
  return (
    <div>
      <StepCircles steps={circlesOf(scheme, view)} current={current} onOpen={onOpen} onBlocked={setBlocked} />
      <div role="alert">
        {blocked !== undefined && (
          <Alert
            color="orange"
            mt="sm"
            withCloseButton
            closeButtonLabel="Close this message"
            onClose={() => setBlocked(undefined)}
            title={reimbursementMessages.completeEarlier}
          >
            {blocked.blockedBecause}
          </Alert>
        )}
      </div>
    </div>
  );
}
