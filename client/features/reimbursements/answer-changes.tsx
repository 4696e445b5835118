import { Paper, Text, Title } from "@mantine/core";
import { council } from "#domain/council.ts";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDateTime, notProvided } from "../../shared/format.ts";
import { answerText } from "./answer-text.ts";
import type { ReimbursementView } from "./views.ts";

type Change = ReimbursementView["answerChanges"][number];

/** What the member changed with each reply, and the costs that the council corrected, newest first: only fields that differ, before and after. */
export function AnswerChanges({ changes }: { readonly changes: readonly Change[] }) {
  const instants = [...new Set(changes.map(({ at }) => at.getTime()))];
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="answer-changes">
      <Title order={2} size="h4" id="answer-changes" mb="xs">
        Changed answers
      </Title>
      {instants.map((instant) => (
        <ChangesOfOnce key={instant} changes={changes.filter(({ at }) => at.getTime() === instant)} />
      ))}
    </Paper>
  );
}

/** What came with one reply, or with one correction of the council. */
function ChangesOfOnce({ changes }: { readonly changes: readonly Change[] }) {
  const [first] = changes;
  if (first === undefined) return null;
  return (
    <>
      <Text size="sm" fw={600} mt="xs">
        {first.by === "council" ? `Corrected by ${council.shortName} on` : "With the reply of"} {formatDateTime(first.at)}
      </Text>
      <SummaryCard rows={changes.map((change) => ({ label: change.label, value: <BeforeAndAfter change={change} /> }))} />
    </>
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
