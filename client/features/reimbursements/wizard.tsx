import { useEffect, useEffectEvent, useState } from "react";
import { Navigate, useSearchParams } from "react-router-dom";
import { findStep, stepCount } from "#domain/reimbursements/derive.ts";
import type { Scheme } from "#domain/reimbursements/scheme.ts";
import { PageHeading } from "../../components/page-heading.tsx";
import { ErrorState, LoadingState } from "../../components/states.tsx";
import { withoutAbandoned } from "../../lib/local-progress.ts";
import { readHeldMarks } from "../../lib/new-claim-marks.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { CannotFile } from "./cannot-file.tsx";
import { CheckScreen } from "./check-screen.tsx";
import { ConfirmationScreen } from "./confirmation-screen.tsx";
import { openPath, ownListPath } from "./member-paths.ts";
import { StartScreen } from "./start-screen.tsx";
import { StepScreen } from "./step-screen.tsx";
import { useDraft } from "./use-draft.ts";
import { useWelcomeBack } from "./use-welcome-back.ts";
import type { ReimbursementView } from "./views.ts";

type WizardProps = { readonly scheme: Scheme; readonly userId: string; readonly firmName: string };

/** The wizard of a scheme: task list, steps, check and confirmation, by what the address says. */
export function Wizard(props: WizardProps) {
  const { userId, scheme } = props;
  const [held, setHeld] = useState<ReadonlySet<string>>();
  useEffect(() => void readHeldMarks(window.sessionStorage, { userId, scheme: scheme.kind }).then(setHeld), [userId, scheme]);
  return held === undefined ? <WizardLoading scheme={props.scheme} /> : <OpenWizard {...props} held={held} />;
}

/** `held`: the new claims on which other open windows work. */
function OpenWizard({ scheme, userId, firmName, held }: WizardProps & { readonly held: ReadonlySet<string> }) {
  const [search] = useSearchParams();
  const { draft, id } = useDraft({ userId, scheme: scheme.kind }, held);
  const query = trpc.reimbursements.getOwn.useQuery({ reimbursementId: id ?? "" }, { enabled: id !== undefined });
  const detail = trpc.members.detail.useQuery();
  const expected = search.get("expected") ?? undefined;
  useEffect(() => {
    if (expected !== undefined && id === undefined) draft.keep((before) => ({ ...before, expectedId: expected }));
  }, [draft, expected, id]);
  // A new claim, not the way back to the steps of this one.
  const forgetAbandoned = useEffectEvent(() => {
    if (expected === undefined && id === undefined && !search.has("step")) draft.keep(withoutAbandoned);
  });
  useEffect(() => forgetAbandoned(), [draft]);
  const known = trpc.reimbursements.knownAnswers.useQuery({
    // A draft that begins on this page asks the same before and after it has its number: its open step stays on the screen.
    reimbursementId: draft.isStartedHere ? undefined : id,
    expectedId: id === undefined && expected !== undefined ? expected : draft.expectedId,
  });
  const view = id === undefined ? undefined : query.data;
  const problem = detail.data?.filingProblem;
  useWelcomeBack(draft, view, detail.isPending ? undefined : problem === undefined);

  // A draft that begins on this page stays on the screen while its first answer from the server is on the way.
  if (id !== undefined && view === undefined && !draft.isStartedHere)
    return query.error === null ? (
      <WizardLoading scheme={scheme} />
    ) : (
      <WizardFailure scheme={scheme} message={failureOf(query.error).message} onRetry={() => void query.refetch()} />
    );
  const number = Number(search.get("step") ?? "0");
  // The answer to the submission arrives before the address has changed: the last step of what is filed is the confirmation too.
  const isDone = search.get("done") === "1" || number === stepCount(scheme);
  // The confirmation says what comes first. Later the page of the claim says what is next and by when.
  const isFirstCheck = view !== undefined && (view.state === "SUBMITTED" || (view.state === "UNDER_REVIEW" && !hasComeBack(view)));
  if (view !== undefined && view.state !== "DRAFT")
    return isDone && isFirstCheck && view.scheme === scheme.kind ? (
      <ConfirmationScreen scheme={scheme} view={view} />
    ) : (
      <Navigate to={openPath(view)} replace />
    );
  if (view !== undefined && view.scheme !== scheme.kind) return <Navigate to={openPath(view)} replace />;
  if (problem !== undefined) return <CannotFile scheme={scheme} reason={problem} draft={draft} view={view} />;

  const screen = { scheme, draft, id, view, firmName, known: known.data ?? {} };
  const step = findStep(scheme, number);
  // What is known has to be there when the step begins; without it the step begins empty.
  if (step !== undefined && known.isPending) return <WizardLoading scheme={scheme} />;
  if (step !== undefined) return <StepScreen key={number} {...screen} step={step} number={number} isFromCheck={search.get("from") === "check"} />;
  return number === stepCount(scheme) ? <CheckScreen {...screen} /> : <StartScreen {...screen} />;
}

/** True when a claim that the council checks has been with the firm or with DGFT since it was submitted. */
const hasComeBack = ({ timeline, state }: ReimbursementView): boolean =>
  timeline.some((entry) => !["DRAFT", "SUBMITTED", state].includes(entry.state));

const titleOf = ({ typeLabel }: Scheme): string => `${typeLabel} reimbursement`;

function WizardLoading({ scheme }: { scheme: Scheme }) {
  return (
    <>
      <PageHeading title={titleOf(scheme)} />
      <LoadingState lines={8} />
    </>
  );
}

function WizardFailure({ scheme, message, onRetry }: { scheme: Scheme; message: string; onRetry: () => void }) {
  return (
    <>
      <PageHeading title={titleOf(scheme)} back={{ to: ownListPath(scheme.kind), label: "Your reimbursements" }} />
      <ErrorState message={message} onRetry={onRetry} />
    </>
  );
}
