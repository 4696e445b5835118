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
  readonly deficiencyOrigin: "EPCMD" | "DGFT" | null;
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
export const statusText = (row: StatusRow, reader: Reader, flaggedCount = 0): string =>
  stateText(row.state, reader, {
    step: row.currentStep,
    stepCount: stepCount(schemeOf(row.scheme)),
    flaggedCount,
    approvedOn: row.decidedAt === null ? undefined : calendarDateInIndia(row.decidedAt),
    closedReason: row.closedReason === null ? undefined : shortReason(row.closedReason),
    isQueryOfDgft: row.deficiencyOrigin === "DGFT",
  });
