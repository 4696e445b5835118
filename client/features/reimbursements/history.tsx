import { Paper, Title } from "@mantine/core";
import { historyText } from "#domain/reimbursements/history-text.ts";
import { Timeline } from "../../components/timeline.tsx";
import { formatDate } from "../../shared/format.ts";
import type { ReimbursementView } from "./views.ts";

/** What happened so far, latest first, in plain words for this reader. */
export function History({ view }: { view: Pick<ReimbursementView, "timeline" | "reader"> }) {
  const entries = view.timeline.toReversed().map(({ version, action, at, byName, documents, comment, until, droppedAssessments }) => ({
    key: String(version),
    at,
    title: historyText(action, view.reader),
    by: byName,
    details: [
      ...documents,
      ...(until === undefined ? [] : [`Until ${formatDate(until)}`]),
      ...droppedAssessments.map((cost) => `Cost that was removed together with the council's figure for it: ${cost}`),
      ...(comment === undefined ? [] : [comment]),
    ],
  }));
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="history">
      <Title order={2} size="h3" id="history" mb="sm">
        What happened
      </Title>
      <Timeline entries={entries} />
    </Paper>
  );
}
