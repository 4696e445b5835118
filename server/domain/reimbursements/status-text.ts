import { calendarDateInIndia } from "../dates.ts";
import { stepCount } from "./derive.ts";
import { stateText, type Reader, type State } from "./lifecycle.ts";
import { schemeOf } from "./schemes/index.ts";
import type { SchemeKind } from "./schemes/kinds.ts";

type StatusRow = {
  readonly scheme: SchemeKind;
  readonly state: State;
  readonly currentStep: number;
  readonly decidedAt: Date | null;
  readonly closedReason: string | null;
};

/**
 * The text of the state of a reimbursement for this reader.
 * @param flaggedCount documents that wait for a reply; only a member's text names it
 */
export const statusText = ({ scheme, state, currentStep, decidedAt, closedReason }: StatusRow, reader: Reader, flaggedCount = 0): string =>
  stateText(state, reader, {
    step: currentStep,
    stepCount: stepCount(schemeOf(scheme)),
    flaggedCount,
    approvedOn: decidedAt === null ? undefined : calendarDateInIndia(decidedAt),
    closedReason: closedReason ?? undefined,
  });
