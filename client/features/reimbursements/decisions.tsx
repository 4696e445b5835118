import { Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { wasDecided } from "#domain/reimbursements/decisions.ts";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { trpc } from "../../lib/trpc.ts";
import { DecisionHistory } from "./decision-history.tsx";
import { ReopeningPanel, type KeptReason } from "./reopening-panel.tsx";
import type { DecisionsView, ReimbursementView } from "./views.ts";

type DecisionsProps = {
  readonly view: Pick<ReimbursementView, "id" | "version" | "state" | "reader" | "timeline">;
  /** Of the page of an office. */
  readonly kept?: KeptReason;
  /** What the firm may ask for. */
  readonly children?: (decisions: DecisionsView) => ReactNode;
};

/** Shows the decisions on a claim and the actions that undo the last one. Shows nothing before the first decision. */
export function Decisions({ view, kept, children }: DecisionsProps) {
  const isShown = wasDecided(view.timeline);
  const query = trpc.reimbursements.decisions.useQuery({ reimbursementId: view.id }, { enabled: isShown });
  if (!isShown) return null;
  const { data } = query;
  return (
    <Section title="Decisions" id="decisions">
      {data === undefined ? (
        <NotRead query={query} lines={2} />
      ) : (
        <Stack gap="md">
          <DecisionHistory reimbursementId={view.id} decisions={data} reader={view.reader} />
          {data.reopening !== undefined && kept !== undefined && <ReopeningPanel view={view} decisions={data} offer={data.reopening} kept={kept} />}
          {children?.(data)}
        </Stack>
      )}
    </Section>
  );
}
