import { TwoVersions, type VersionDifference } from "../../components/two-versions.tsx";
import { trpc } from "../../lib/trpc.ts";
import type { ToChoose } from "./use-review.ts";
import type { VerdictEdits } from "./verdict-edits.ts";
import { verdictInWords, type CodeWords } from "./version-words.ts";

type VersionChoiceProps = {
  readonly choice: ToChoose;
  /** Counts the refused tries. */ readonly attempt: number;
  readonly onSettle: (chosen: VerdictEdits) => void;
};

/** The reviewer's edits next to the saved state, document by document. */
export function VersionChoice({ choice: { title, differences, writtenAt }, attempt, onSettle }: VersionChoiceProps) {
  const { data: points = [] } = trpc.reviews.checklists.list.useQuery(undefined, { staleTime: 10 * 60_000 });
  const { data: reasons = [] } = trpc.rules.reasons.list.useQuery();
  const settle = (mine: ReadonlySet<string>): void =>
    onSettle(
      Object.fromEntries(differences.flatMap((one) => (mine.has(one.document.fieldName) ? [[one.document.fieldName, one.mine] as const] : []))),
    );
  const shown = differences.map((one) => differenceOf(one, writtenAt, { points, reasons }));
  return <TwoVersions title={title} attempt={attempt} differences={shown} onSettle={settle} />;
}

function differenceOf({ document, mine, theirs }: ToChoose["differences"][number], writtenAt: Date, codes: CodeWords): VersionDifference {
  // A new file was put in the place of the one that I judged.
  const isReplaced = document.uploadedAt !== undefined && document.uploadedAt.getTime() > writtenAt.getTime();
  return {
    key: document.fieldName,
    label: document.label,
    mine: verdictInWords(mine, theirs, codes),
    theirs: verdictInWords(theirs, mine, codes),
    notes: [
      ...(isReplaced ? ["The file was replaced after you wrote this. Look at the new one before you use your words."] : []),
      ...(document.isApplicable ? [] : ["The member answered No meanwhile: this document is not asked for any more."]),
    ],
    atFirst: document.isApplicable && !isReplaced ? "mine" : "theirs",
    canTakeMine: document.isApplicable,
  };
}
