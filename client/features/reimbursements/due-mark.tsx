import { dueStateLabels, type DueState } from "#domain/reimbursements/due-state.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import { formatDate } from "../../shared/format.ts";

/** What the server says of a wait: its date, how it stands against it, and until when it is on hold. */
type Wait = { readonly dueOn: string | undefined; readonly dueState: DueState | undefined; readonly heldUntil: string | undefined };

const tones = { overdue: "red", due: "orange", within: "green", held: "blue" } as const satisfies Record<DueState, Tone>;

/** How a wait stands against its target, as a word on a colour. Draws nothing where nobody has to act. @source desks-and-more.md 1 */
export const DueMark = ({ dueState, heldUntil }: Pick<Wait, "dueState" | "heldUntil">) =>
  dueState !== undefined && (
    <>
      {" "}
      <StatusTag tone={tones[dueState]}>{dueState === "held" ? `On hold until ${formatDate(heldUntil)}` : dueStateLabels[dueState]}</StatusTag>
    </>
  );

/** The date by which the party that has it is to act, and how it stands against it. */
export const DueText = ({ wait }: { wait: Wait }) => (
  <>
    {formatDate(wait.dueOn)}
    <DueMark {...wait} />
  </>
);
