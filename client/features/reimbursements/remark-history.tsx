import { Paper, Stack, Text, Title } from "@mantine/core";
import { changeAnswer } from "#domain/reimbursements/deficiencies.ts";
import { formatDateTime } from "../../shared/format.ts";
import { FileList } from "./file-list.tsx";
import type { DeficiencyView, DocumentView, ReimbursementView } from "./views.ts";

/** The remarks that wait for no answer, and the files that were replaced. Draws nothing when there are none. */
export function RemarkHistory({ view }: { view: ReimbursementView }) {
  const general = view.generalDeficiencies.filter(({ isOpen }) => !isOpen);
  const documents = view.documents.filter(({ deficiencies, earlier }) => earlier.length > 0 || deficiencies.some(({ isOpen }) => !isOpen));
  if (general.length === 0 && documents.length === 0) return null;
  const remarks = [...view.generalDeficiencies, ...view.documents.flatMap(({ deficiencies }) => deficiencies)];
  const itemIds = view.items.map(({ id }) => id);
  return (
    <Paper component="section" withBorder p="md" aria-labelledby="remarks">
      <Title order={2} size="h3" id="remarks" mb="sm">
        Remarks so far
      </Title>
      <Stack gap="md">
        {general.map((remark) => (
          <PastRemark key={remark.id} remark={remark} answer={remark.answer ?? changeAnswer(remark, remarks, itemIds)} />
        ))}
        {documents.map((document) => (
          <DocumentRemarks key={document.fieldName} reimbursementId={view.id} document={document} />
        ))}
      </Stack>
    </Paper>
  );
}

function DocumentRemarks({ reimbursementId, document }: { reimbursementId: string; document: DocumentView }) {
  return (
    <Stack gap="xs">
      <Title order={3} size="h5">
        {document.label}
      </Title>
      {document.deficiencies
        .filter(({ isOpen }) => !isOpen)
        .map((remark) => (
          <PastRemark key={remark.id} remark={remark} answer={remark.answer ?? changeAnswer(remark, [], [])} />
        ))}
      {document.earlier.map((version) => (
        <div key={version.version}>
          <Text size="sm" c="dimmed">
            Version {version.version}, replaced; uploaded {formatDateTime(version.uploadedAt)} by {version.uploadedBy}
          </Text>
          <FileList reimbursementId={reimbursementId} label={`${document.label}, version ${version.version}`} files={version.files} />
        </div>
      ))}
    </Stack>
  );
}

/** @param answer shown once the remark is answered; before that what was written and never sent is shown */
function PastRemark({ remark, answer }: { remark: DeficiencyView; answer: string }) {
  const isAnswered = remark.answeredAt !== undefined;
  return (
    <div>
      <Text style={{ whiteSpace: "pre-wrap" }}>
        <strong>{remark.origin}:</strong> {remark.remark}
      </Text>
      {isAnswered && (
        <Text style={{ whiteSpace: "pre-wrap" }}>
          <strong>You:</strong> {answer}
        </Text>
      )}
      {!isAnswered && remark.answer !== undefined && remark.answer !== "" && (
        <Text style={{ whiteSpace: "pre-wrap" }}>
          <strong>You had written, not sent:</strong> {remark.answer}
        </Text>
      )}
      <Text size="sm" c="dimmed">
        Asked {formatDateTime(remark.sharedAt)}, {isAnswered ? `answered ${formatDateTime(remark.answeredAt)}` : "not answered"}
      </Text>
    </div>
  );
}
