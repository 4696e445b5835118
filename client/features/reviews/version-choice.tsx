import { effectiveVerdict, verdictLabel } from "#domain/reimbursements/verdicts.ts";
import { TwoVersions, type VersionDifference } from "../../components/two-versions.tsx";
import type { ToChoose } from "./use-review.ts";
import type { AssessmentEdit, VerdictEdit, VerdictEdits } from "./verdict-edits.ts";

type VersionChoiceProps = {
  readonly choice: ToChoose;
  /** Counts the refused tries. */ readonly attempt: number;
  readonly onSettle: (chosen: VerdictEdits) => void;
};

/** The reviewer's edits next to the saved state, document by document. */
export function VersionChoice({ choice: { title, differences, writtenAt }, attempt, onSettle }: VersionChoiceProps) {
  const settle = (mine: ReadonlySet<string>): void =>
    onSettle(
      Object.fromEntries(differences.flatMap((one) => (mine.has(one.document.fieldName) ? [[one.document.fieldName, one.mine] as const] : []))),
    );
  return <TwoVersions title={title} attempt={attempt} differences={differences.map((one) => differenceOf(one, writtenAt))} onSettle={settle} />;
}

function differenceOf({ document, mine, theirs }: ToChoose["differences"][number], writtenAt: Date): VersionDifference {
  // A new file was put in the place of the one that I judged.
  const isReplaced = document.uploadedAt !== undefined && document.uploadedAt.getTime() > writtenAt.getTime();
  return {
    key: document.fieldName,
    label: document.label,
    mine: inWords(mine),
    theirs: inWords(theirs),
    notes: [
      ...(isReplaced ? ["The file was replaced after you wrote this. Look at the new one before you use your words."] : []),
      ...(document.isApplicable ? [] : ["The member answered No meanwhile: this document is not asked for any more."]),
    ],
    atFirst: document.isApplicable && !isReplaced ? "mine" : "theirs",
    canTakeMine: document.isApplicable,
  };
}

function inWords(verdict: VerdictEdit): string {
  const { remark, assessment } = verdict;
  if (assessment !== undefined) return itemInWords(remark, assessment);
  const word = verdictLabel[effectiveVerdict(verdict)];
  return remark.trim() === "" ? word : `${word}: ${remark}`;
}

function itemInWords(remark: string, { amount, reasonCode, reason }: AssessmentEdit): string {
  const parts = [amount === "" ? "No amount of its own" : `Admissible Rs ${amount}`, reasonCode, reason, remark === "" ? "" : `Asked: ${remark}`];
  return parts.filter((part) => part.trim() !== "").join("; ");
}
