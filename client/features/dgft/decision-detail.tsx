import { Stack } from "@mantine/core";
import { LoadingState } from "../../components/states.tsx";
import { dgftMessages } from "#domain/reimbursements/messages.ts";
import { schemeOf } from "#domain/reimbursements/schemes/index.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { trpc } from "../../lib/trpc.ts";
import { AnswerList } from "../reviews/answer-list.tsx";
import { History } from "../reimbursements/history.tsx";
import { ReadFailure } from "../reviews/read-failure.tsx";
import { ReviewSummary } from "../reviews/review-summary.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { DossierPanel } from "./dossier-panel.tsx";
import { VerdictSheet } from "./verdict-sheet.tsx";

type DecisionDetailProps = { readonly scheme: SchemeKind; readonly reimbursementId: string; readonly backTo: string };

/** One forwarded reimbursement on the officer's desk: what the council says, the dossier, and the decision. */
export function DecisionDetail({ scheme, reimbursementId, backTo }: DecisionDetailProps) {
  const query = trpc.dgft.get.useQuery({ reimbursementId });
  const view = query.data;
  if (view === undefined)
    return query.error === null ? (
      <LoadingState label={dgftMessages.loading(schemeOf(scheme).listLabel)} />
    ) : (
      <ReadFailure error={query.error} backTo={backTo} onRetry={() => void query.refetch()} />
    );
  return (
    <Stack gap="lg">
      <ReviewSummary view={view} />
      <VerdictSheet view={view} />
      <DecisionForm key={view.id} view={view} backTo={backTo} />
      <DossierPanel reimbursementId={view.id} />
      <AnswerList rows={view.answerRows} />
      <History view={view} />
    </Stack>
  );
}
