import { useMediaQuery } from "@mantine/hooks";
import { useId } from "react";
import classes from "./step-circles.module.css";
import { IconCheck } from "../shared/icons.ts";

export type StepCircle = {
  readonly number: number;
  readonly name: string;
  readonly isComplete: boolean;
  /** Why this step cannot be opened yet, with the name of the missing step; undefined if it can be opened. */
  readonly blockedBecause?: string | undefined;
};

type StepCirclesProps = {
  readonly steps: readonly StepCircle[];
  readonly current: number;
  readonly onOpen: (number: number) => void;
  /** Called when a blocked circle is pressed, so that the page can tell the specification's sentence. */
  readonly onBlocked?: (step: StepCircle) => void;
};

/** The steps as numbered circles: amber is open, green complete, grey otherwise; on a phone the words "Step 3 of 10". */
export function StepCircles({ steps, current, onOpen, onBlocked }: StepCirclesProps) {
  const isNarrow = useMediaQuery("(max-width: 47.99em)", false, { getInitialValueInEffect: false });
  const open = steps.find(({ number }) => number === current);
  if (isNarrow)
    return (
      <p className={classes.compact} aria-current="step">
        Step {current} of {steps.length}
        {open !== undefined && <span className={classes.compactName}>{open.name}</span>}
      </p>
    );
  return (
    <nav aria-label="Steps">
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step.number}>
            <Circle step={step} isCurrent={step.number === current} onOpen={onOpen} onBlocked={onBlocked} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type CircleProps = { readonly step: StepCircle; readonly isCurrent: boolean } & Pick<StepCirclesProps, "onOpen"> & {
    readonly onBlocked: StepCirclesProps["onBlocked"];
  };

function Circle({ step, isCurrent, onOpen, onBlocked }: CircleProps) {
  const reasonId = useId();
  const { number, name, isComplete, blockedBecause } = step;
  const isBlocked = blockedBecause !== undefined && !isCurrent;
  const look = isCurrent ? "current" : isComplete ? "complete" : "other";
  return (
    <>
      <button
        type="button"
        className={classes.circle}
        data-look={look}
        title={isBlocked ? `${name}: ${blockedBecause}` : name}
        aria-label={`Step ${number}: ${name}${isComplete ? ", completed" : ""}`}
        aria-current={isCurrent ? "step" : undefined}
        aria-disabled={isBlocked}
        aria-describedby={isBlocked ? reasonId : undefined}
        onClick={() => (isBlocked ? onBlocked?.(step) : onOpen(number))}
      >
        {number}
        {isComplete && !isCurrent && <IconCheck size={14} stroke={3} aria-hidden="true" className={classes.check} />}
      </button>
      {isBlocked && (
        <span id={reasonId} className="portal-unseen">
          {blockedBecause}
        </span>
      )}
    </>
  );
}
