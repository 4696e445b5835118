import { Paper, Title } from "@mantine/core";
import { SummaryCard } from "../../components/summary-card.tsx";
import { answerText } from "../reimbursements/answer-text.ts";
import type { ReviewView } from "./views.ts";

type AnswerRow = ReviewView["answerRows"][number];

/** What the member answered in the wizard, in its order. */
export function AnswerList({ rows }: { rows: readonly AnswerRow[] }) {
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="answers">
      <Title order={2} size="h4" id="answers" mb="xs">
        Answers of the member
      </Title>
      <SummaryCard rows={rows.map((row) => ({ label: row.label, value: answerText(row) }))} />
    </Paper>
  );
}
