import { Anchor, Button, Progress, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { rupeesOf } from "#domain/rules/amounts.ts";
import { ruleMessages } from "#domain/rules/messages.ts";
import { maxReplayLines, replayBasis, replaySummary, type ReplayLine, type ReplayOutcome, type ReplayReport } from "#domain/rules/replay.ts";
import { reimbursementPath } from "#domain/reimbursements/addresses.ts";
import type { SchemeKind } from "#domain/reimbursements/schemes/kinds.ts";
import { DataList, type Column } from "../../components/data-list.tsx";
import { formatDateTime, formatInr, groupIndian } from "../../shared/format.ts";
import { StatusTag, type Tone } from "../../shared/status-tag.tsx";
import type { ReplayRun } from "./rule-views.ts";

const outcomes = {
  same: { label: "The same", tone: "neutral" },
  less: { label: "Less", tone: "orange" },
  more: { label: "More", tone: "blue" },
  cannot: { label: "Could not be paid", tone: "red" },
  unknown: { label: "Cannot be told", tone: "neutral" },
} as const satisfies Record<ReplayOutcome, { readonly label: string; readonly tone: Tone }>;

const amount = (paise: number | null): string => (paise === null ? "Not known" : formatInr(rupeesOf(paise)));

const columnsOf = (scheme: SchemeKind): readonly Column<ReplayLine>[] => [
  {
    key: "claim",
    label: "Claim",
    show: ({ reimbursementId }) => (
      <Anchor component={Link} to={reimbursementPath("council", scheme, reimbursementId)}>
        {reimbursementId}
      </Anchor>
    ),
  },
  { key: "outcome", label: "Would get", show: ({ outcome }) => <StatusTag tone={outcomes[outcome].tone}>{outcomes[outcome].label}</StatusTag> },
  { key: "before", label: "Until now", show: ({ before }) => amount(before), isFigure: true },
  { key: "after", label: "With this draft", show: ({ after }) => amount(after), isFigure: true },
  { key: "why", label: "Why", show: ({ why }) => why },
];

const captionOf = ({ lines, unknown }: ReplayReport): string =>
  `${lines.length === maxReplayLines ? `The first ${maxReplayLines} claims` : "Claims"} that change${unknown > 0 ? ", or of which it cannot be told" : ""}`;

type ReplayPanelProps = {
  readonly scheme: SchemeKind;
  readonly run: ReplayRun | null;
  readonly canStart: boolean;
  readonly isBusy: boolean;
  readonly onStart: () => void;
};

/** The draft over the open claims: how far the run is, and what it found. */
export function ReplayPanel({ scheme, run, canStart, isBusy, onStart }: ReplayPanelProps) {
  const isAtWork = run?.state === "waiting" || run?.state === "working";
  const basis = run?.state === "done" && run.report !== null ? replayBasis(run.report) : undefined;
  return (
    <Stack gap="md">
      <Text size="sm">
        Each submitted claim of this scheme that is not decided is computed with and without this draft. Nothing is changed by it: claims keep the
        rules of the day on which they were submitted.
      </Text>
      <div role="status">
        {run?.state === "waiting" && <Text>The run waits for a worker.</Text>}
        {run?.state === "done" && run.report !== null && <Text fw={600}>{replaySummary(run.report)}</Text>}
        {basis !== undefined && <Text>{basis}</Text>}
        {run?.state === "failed" && <Text c="var(--portal-error)">{ruleMessages.replayFailed}</Text>}
      </div>
      {run?.state === "working" && <RunProgress run={run} />}
      {run?.state === "done" && run.report !== null && (
        <>
          <Text size="sm" c="dimmed">
            Finished {formatDateTime(run.finishedAt)}.
            {run.isCurrent ? "" : " The draft, the published rules or the portal have changed since: run it again."}
          </Text>
          {run.report.lines.length > 0 && (
            <DataList
              caption={captionOf(run.report)}
              columns={columnsOf(scheme)}
              rows={run.report.lines}
              rowKey={({ reimbursementId }) => reimbursementId}
              emptyTitle="No claim changes."
            />
          )}
        </>
      )}
      {canStart && !isAtWork && (
        <div>
          <Button variant="default" aria-disabled={isBusy} onClick={onStart}>
            {run === null ? "Run over the open claims" : "Run over the open claims again"}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function RunProgress({ run: { done, total } }: { run: ReplayRun }) {
  const label = "Computing the open claims";
  return (
    <Stack gap="xs" maw={560}>
      <Text role="status">{label}</Text>
      <Progress value={total === 0 ? 0 : Math.floor((done / total) * 100)} size="lg" aria-label={label} />
      <Text className="portal-figures">
        {groupIndian(String(done))} of {groupIndian(String(total))} claims
      </Text>
    </Stack>
  );
}
