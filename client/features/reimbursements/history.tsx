import { Anchor, Paper, Title } from "@mantine/core";
import { historyText } from "#domain/reimbursements/history-text.ts";
import { Timeline } from "../../components/timeline.tsx";
import { formatDate, formatDateTime } from "../../shared/format.ts";
import { fileUrl } from "./file-urls.ts";
import type { ReimbursementView } from "./views.ts";

/** What happened so far, latest first, in plain words for this reader. */
export function History({ view }: { view: Pick<ReimbursementView, "id" | "timeline" | "reader"> }) {
  const entries = view.timeline.toReversed().map((entry) => ({
    key: String(entry.version),
    at: entry.at,
    title: historyText(entry.action, view.reader),
    by: entry.byName,
    details: [
      ...entry.documents,
      ...(entry.until === undefined ? [] : [`Until ${formatDate(entry.until)}`]),
      ...entry.droppedAssessments.map((cost) => `Cost that was removed together with the council's figure for it: ${cost}`),
      ...(entry.comment === undefined ? [] : [entry.comment]),
      ...(entry.earlierDossier === undefined
        ? []
        : [<EarlierDossier key="dossier" reimbursementId={view.id} fileId={entry.earlierDossier.fileId} at={entry.at} />]),
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

/** The dossier as DGFT got it with a forwarding. */
const EarlierDossier = ({ reimbursementId, fileId, at }: { reimbursementId: string; fileId: string | undefined; at: Date }) =>
  fileId === undefined ? (
    "No dossier was made of this forwarding."
  ) : (
    <Anchor href={fileUrl(reimbursementId, fileId)} download inherit>
      Dossier of the forwarding of {formatDateTime(at)} (PDF)
    </Anchor>
  );
