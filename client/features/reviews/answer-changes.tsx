import { Paper, Text, Title } from "@mantine/core";
import { Fragment } from "react";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, notProvided } from "../../shared/format.ts";
import { answerText } from "../reimbursements/answer-text.ts";
import type { ReviewView } from "./views.ts";

type Change = ReviewView["answerChanges"][number];

/** What the member changed with each reply, newest first: only fields that differ, before and after. */
export function AnswerChanges({ changes }: { readonly changes: readonly Change[] }) {
  const instants = [...new Set(changes.map(({ at }) => at.getTime()))];
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="answer-changes">
      <Title order={2} size="h4" id="answer-changes" mb="xs">
        Changed answers
      </Title>
      {instants.map((instant) => (
        <Fragment key={instant}>
          <Text size="sm" fw={600} mt="xs">
            With the reply of {formatDate(new Date(instant))}
          </Text>
          <SummaryCard
            rows={changes
              .filter(({ at }) => at.getTime() === instant)
              .map((change) => ({ label: change.label, value: <BeforeAndAfter change={change} /> }))}
          />
        </Fragment>
      ))}
    </Paper>
  );
}

const BeforeAndAfter = ({ change: { kind, before, after } }: { readonly change: Change }) => (
  <>
    <Text size="sm" c="dimmed">
      Before: {answerText({ kind, value: before }) ?? notProvided}
    </Text>
    <Text size="sm">After: {answerText({ kind, value: after }) ?? notProvided}</Text>
  </>
);
