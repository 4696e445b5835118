import { Paper, Title } from "@mantine/core";
import { SummaryCard } from "../../components/summary-card.tsx";
import { formatDate, formatInr } from "../../lib/format.ts";
import type { ReviewView } from "./views.ts";

type AnswerRow = ReviewView["answerRows"][number];

/** What the member answered in the wizard, in its order. */
export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="answers">
      <Title order={2} size="h4" id="answers">
        Answers of the member
      </Title>
      <SummaryCard rows={rows.map((row) => ({ label: row.label, value: shownValue(row) }))} />
    </Paper>
  );
}

function shownValue({ kind, value }: AnswerRow): string | undefined {
  if (value === undefined) return undefined;
  if (kind === "amount") return formatInr(value);
  return kind === "date" ? formatDate(value) : value;
}
