import { Paper, Title } from "@mantine/core";
import { historyText } from "#domain/reimbursements/history-text.ts";
import { Timeline } from "../../components/timeline.tsx";
import type { ReviewView } from "./views.ts";

/** What happened so far, latest first, in plain words. */
export function HistoryList({ view }: { view: ReviewView }) {
  const entries = view.timeline.toReversed().map(({ version, action, at, byName, documents, comment }) => ({
    key: String(version),
    at,
    title: historyText(action, view.reader),
    by: byName,
    details: [...documents, ...(comment === undefined ? [] : [comment])],
  }));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="history">
      <Title order={2} size="h4" id="history" mb="xs">
        What happened
      </Title>
      <Timeline entries={entries} />
    </Paper>
  );
}
