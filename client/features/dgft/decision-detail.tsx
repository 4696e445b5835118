import { Paper, Stack } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { LoadingState } from "../../components/states.tsx";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { trpc } from "../../lib/trpc.ts";
import { AnswerList } from "../reviews/answer-list.tsx";
import { Decisions } from "../reimbursements/decisions.tsx";
import { ComputationSheet } from "../reimbursements/computation-sheet.tsx";
import { ProvedItems } from "../reimbursements/proved-items.tsx";
import { History } from "../reimbursements/history.tsx";
import { useIsPending } from "../reimbursements/flush-on-unmount.ts";
import type { WayBack } from "../reviews/list-address.ts";
import { DocumentHistory } from "../reviews/document-history.tsx";
import { NeighbourLinks } from "../reviews/neighbour-links.tsx";
import { ReadFailure } from "../reviews/read-failure.tsx";
import { DocumentPane } from "../reviews/document-pane.tsx";
import { PresenceBanner } from "../reviews/presence-banner.tsx";
import { ReviewSummary } from "../reviews/review-summary.tsx";
import { subjectsOf } from "../reviews/verdict-edits.ts";
import { usePresence } from "../reviews/use-presence.ts";
import type { DecisionDeskView } from "../reviews/views.ts";
import { DecisionForm } from "./decision-form.tsx";
import { DocumentMark, remarkId, remarkMissing } from "./document-mark.tsx";
import { AskAboutItem, ItemMarks, itemRemarkId } from "./item-marks.tsx";
import { DossierPanel } from "./dossier-panel.tsx";
import { useNote } from "./use-note.ts";
import { VerdictSheet } from "./verdict-sheet.tsx";

type DecisionDetailProps = {
  readonly scheme: SchemeKind;
  readonly reimbursementId: string;
  readonly wayBack: WayBack;
  /** Where it is, once the claim is approved. */ readonly money: ReactNode;
};

/** One forwarded reimbursement on the officer's desk: what the council says, the dossier, and the decision. */
export function DecisionDetail({ scheme, reimbursementId, wayBack, money }: DecisionDetailProps) {
  // Never from the cache: the officer must decide on the current state.
  const isKept = useIsPending(reimbursementId);
  const query = trpc.dgft.open.useQuery({ reimbursementId, list: wayBack.list }, { gcTime: 0, enabled: isKept });
  if (query.data === undefined)
    return query.error === null ? (
      <LoadingState label={dgftMessages.loading(schemeOf(scheme).listLabel)} />
    ) : (
      <ReadFailure error={query.error} backTo={wayBack.to} onRetry={() => void query.refetch()} />
    );
  return <DecisionDesk desk={query.data} wayBack={wayBack} money={money} />;
}

/** The officer's desk once everything for it is there. */
function DecisionDesk({ desk, wayBack, money }: { desk: DecisionDeskView; wayBack: WayBack; money: ReactNode }) {
  const { view, neighbours, dossier } = desk;
  const others = usePresence("dgft", view.id, desk.others);
  const note = useNote(view, wayBack.list);
  const [fieldName, setFieldName] = useState<string>();
  const [shown, setShown] = useState<{ readonly fieldName: string; readonly version: number }>();
  const [isAsked, setAsked] = useState(false);
  // As it was when the page was opened: a decision moves this one within the list.
  const [following] = useState(neighbours.next);
  const selected = view.documents.find((document) => document.fieldName === fieldName);

  function open(next: string): void {
    flushSync(() => setFieldName(next));
    const heading = document.getElementById("open-document");
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "start" });
  }
  /** The first marked document or cost without a remark, which then asks for it; undefined when a query can be shared. */
  function ask(): string | undefined {
    setAsked(true);
    const silent = subjectsOf(view).find(({ fieldName: name }) => note.marks[name]?.trim() === "");
    if (silent === undefined) return undefined;
    if (silent.itemId === undefined) open(silent.fieldName);
    document.getElementById(silent.itemId === undefined ? remarkId : itemRemarkId(silent.fieldName))?.focus();
    return remarkMissing(silent.label);
  }
  return (
    <Stack gap="lg">
      <NeighbourLinks reader="dgft" scheme={view.scheme} neighbours={neighbours} from={wayBack.from} />
      <PresenceBanner others={others} hint="The text below is one for all officers. Whoever saves second is told so and loses nothing." />
      <ReviewSummary view={view} />
      {view.state === "APPROVED_DGFT" && money}
      <Decisions view={view} />
      <VerdictSheet view={view} marks={note.marks} selected={selected?.fieldName} onSelect={open} />
      <ComputationSheet
        view={view}
        {...(view.actions.includes("dgft_share") && { actionOf: ({ itemId }) => <AskAboutItem itemId={itemId} note={note} /> })}
      >
        {view.actions.includes("dgft_share") && <ItemMarks view={view} note={note} isAsked={isAsked} />}
      </ComputationSheet>
      {selected !== undefined && (
        <Paper withBorder p="md">
          <Stack gap="md">
            <DocumentPane
              key={selected.fieldName}
              reimbursementId={view.id}
              document={selected}
              versionNumber={shown?.fieldName === selected.fieldName ? shown.version : undefined}
              onShowCurrent={() => setShown(undefined)}
            />
            <ProvedItems items={view.items.filter(({ facts }) => facts["document"] === selected.fieldName)} />
            {view.actions.includes("dgft_share") && <DocumentMark document={selected} note={note} isAsked={isAsked} />}
            <DocumentHistory
              reimbursementId={view.id}
              document={selected}
              onShowVersion={(version) => setShown({ fieldName: selected.fieldName, version })}
            />
          </Stack>
        </Paper>
      )}
      <DecisionForm view={view} note={note} following={following} wayBack={wayBack} onAsk={ask} />
      <DossierPanel reimbursementId={view.id} atFirst={dossier} />
      <AnswerList rows={view.answerRows} />
      <History view={view} />
    </Stack>
  );
}
