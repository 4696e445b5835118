import { Stack, Text, VisuallyHidden } from "@mantine/core";
import { radarMessages } from "#domain/radar/messages.ts";
import type { PairVerdict } from "#domain/radar/reasons.ts";
import { neededReason, ReasonDialog } from "../../components/reason-dialog.tsx";
import { Section } from "../../components/section.tsx";
import { NotRead } from "../../components/not-read.tsx";
import { ErrorState } from "../../components/states.tsx";
import { DuplicateRow } from "./duplicate-row.tsx";
import { duplicatesId, judgingOf, useDuplicates, useJudging } from "./use-duplicates.ts";

type Reader = "council" | "dgft";
type DuplicatePanelProps = { readonly reimbursementId: string; readonly reader: Reader };

const panelTitle = "Also found in other claims";

const words: Readonly<Record<PairVerdict, { readonly title: string; readonly label: string }>> = {
  same: { title: "The same", label: "Save: the same" },
  not_same: { title: "Not the same, because", label: "Save: not the same" },
};

/** What a claim has in common with others: reasons to look, never a score. Each takes a verdict that the readers of both claims see. */
export function DuplicatePanel({ reimbursementId, reader }: DuplicatePanelProps) {
  const query = useDuplicates(reimbursementId);
  const lines = query.data?.lines ?? [];
  const judging = useJudging(reimbursementId, lines);
  return (
    <Section title={panelTitle} id={duplicatesId}>
      {query.data === undefined && <NotRead query={query} lines={2} />}
      {query.data !== undefined && (
        <Stack gap="md">
          {query.data.remarks.map((remark) => (
            <Text key={remark} size="sm">
              {remark}
            </Text>
          ))}
          {lines.length === 0 ? (
            <Text>{query.data.remarks.length === 0 ? radarMessages.noReasons : radarMessages.nothingListed}</Text>
          ) : (
            <Text size="sm" c="dimmed">
              Reasons to look, no proof: nothing is blocked by them. Only the council and DGFT see them.
            </Text>
          )}
          {lines.map((line) => (
            <DuplicateRow
              key={`${line.otherId} ${line.reason}`}
              line={line}
              reader={reader}
              onJudge={(verdict) => judging.begin(judgingOf(line, verdict))}
            />
          ))}
        </Stack>
      )}
      {judging.missed !== undefined && (
        <ErrorState
          message={`The verdict on ${judging.missed.asked.otherId} is not saved. ${judging.missed.message}`}
          onDismiss={judging.forgetMissed}
        />
      )}
      <VisuallyHidden role="status">{judging.said}</VisuallyHidden>
      {judging.judging !== undefined && (
        <ReasonDialog
          title={`${words[judging.judging.verdict].title}: ${judging.line?.label ?? ""} in ${judging.judging.otherId}`}
          problemOf={neededReason(radarMessages.reasonNeeded)}
          hint="The readers of both claims see it with your name. The firms never do."
          failure={judging.failure}
          isBusy={judging.isBusy}
          confirmLabel={words[judging.judging.verdict].label}
          isDestructive={false}
          onConfirm={judging.confirm}
          onClose={judging.close}
        >
          <Text>An earlier verdict stays in the list below the newest one.</Text>
        </ReasonDialog>
      )}
    </Section>
  );
}
