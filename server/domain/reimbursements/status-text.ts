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

const maxReasonLength = 120;

/** The start of a reason, for a list or a sentence; the history of the claim has all of it. */
function shortReason(reason: string): string {
  const [line = ""] = reason.split(/[\r\n]/u);
  const characters = [...line];
  return characters.length <= maxReasonLength ? line : `${characters.slice(0, maxReasonLength - 1).join("")}…`;
}

/**
 * The text of the state of a reimbursement for this reader; of the reason of a closing its first line, at most 120 characters.
 * @param flaggedCount documents that wait for a reply; only a member's text names it
 */
export const statusText = ({ scheme, state, currentStep, decidedAt, closedReason }: StatusRow, reader: Reader, flaggedCount = 0): string =>
  stateText(state, reader, {
    step: currentStep,
    stepCount: stepCount(schemeOf(scheme)),
    flaggedCount,
    approvedOn: decidedAt === null ? undefined : calendarDateInIndia(decidedAt),
    closedReason: closedReason === null ? undefined : shortReason(closedReason),
  });
