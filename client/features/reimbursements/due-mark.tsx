import { dueStateLabels, type DueState } from "#domain/reimbursements/due-state.ts";
import { Unbroken } from "../../components/unbroken.tsx";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { formatDate } from "../../shared/format.ts";

/** What the server says of a wait: its date, how it stands against it, and until when it is on hold. */
type Wait = { readonly dueOn: string | undefined; readonly dueState: DueState | undefined; readonly heldUntil: string | undefined };

const tones = { overdue: "red", due: "orange", within: "green", held: "blue" } as const satisfies Record<DueState, Tone>;

type DueMarkProps = Pick<Wait, "dueState" | "heldUntil"> & {
  /** For a narrow column: the day until which it is on hold stands in a line of its own. */
  readonly isShort?: boolean;
};

/** Shows the due state of a claim as a coloured label. Shows nothing when no party has to act. @source desks-and-more.md 1 */
export function DueMark({ dueState, heldUntil, isShort = false }: DueMarkProps) {
  if (dueState === undefined) return null;
  const until = dueState === "held" ? `until ${formatDate(heldUntil)}` : "";
  return (
    <>
      {!isShort && " "}
      <StatusTag tone={tones[dueState]}>{isShort ? dueStateLabels[dueState] : `${dueStateLabels[dueState]} ${until}`.trim()}</StatusTag>
      {isShort && until !== "" && (
        <>
          <br />
          <Unbroken>{until}</Unbroken>
        </>
      )}
    </>
  );
}

/** The date by which the party that has it is to act, and how it stands against it. */
export const DueText = ({ wait }: { wait: Wait }) => (
  <>
    <span>{formatDate(wait.dueOn)}</span>
    <DueMark {...wait} />
  </>
);
