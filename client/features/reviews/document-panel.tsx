import { Alert, Anchor, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { isMediaType, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { DocumentViewer } from "../../components/document-viewer.tsx";
import { EmptyState } from "../../components/states.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { DocumentHistory } from "./document-history.tsx";
import { fileUrl, pageUrl } from "../reimbursements/file-urls.ts";
import type { ReviewDocument } from "./views.ts";

type DocumentPanelProps = { readonly reimbursementId: string; readonly document: ReviewDocument; readonly children?: React.ReactNode };

/** One document: the viewer, below it the verdict (`children`), and its history. Give it the field name as key. */
export function DocumentPanel({ reimbursementId, document, children }: DocumentPanelProps) {
  const [versionNumber, setVersionNumber] = useState<number>();
  const shown = document.earlier.find(({ version }) => version === versionNumber) ?? document.current;
  const isEarlier = shown !== undefined && shown !== document.current;
  return (
    <Stack component="section" gap="md" aria-labelledby="open-document">
      <Title order={2} size="h3" id="open-document" tabIndex={-1} style={{ scrollMarginBlockStart: "calc(var(--portal-bar-height) + 1rem)" }}>
        {document.label}
      </Title>
      {document.verdict?.isReplacedSinceCheck && <Text fw={500}>Replaced since last check: the verdict before was on an earlier version.</Text>}
      {isEarlier && (
        <Alert color="orange">
          This is version {shown.version}, which was replaced later.{" "}
          <Anchor component="button" type="button" onClick={() => setVersionNumber(undefined)}>
            Back to the current version
          </Anchor>
        </Alert>
      )}
      {shown === undefined ? (
        <EmptyState
          title={document.isApplicable ? "No file was provided." : "Not applicable: the member answered No to the question that asks for it."}
        />
      ) : (
        <VersionFiles key={shown.version} reimbursementId={reimbursementId} label={document.label} version={shown} />
      )}
      {children}
      <DocumentHistory reimbursementId={reimbursementId} document={document} onShowVersion={setVersionNumber} />
    </Stack>
  );
}

type Version = NonNullable<ReviewDocument["current"]>;

function VersionFiles({ reimbursementId, label, version }: { reimbursementId: string; label: string; version: Version }) {
  const [fileId, setFileId] = useState(version.files[0]?.id);
  const file = version.files.find(({ id }) => id === fileId) ?? version.files[0];
  if (file === undefined) return null;
  const kind = isMediaType(file.mediaType) ? mediaTypes[file.mediaType].label : file.mediaType;
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Text size="sm" c="dimmed">
          Version {version.version}, {version.uploadedBy}, {formatDateTime(version.uploadedAt)}
        </Text>
        {version.files.length > 1 && (
          <SegmentedControl
            size="xs"
            aria-label={`Files of ${label}`}
            value={file.id}
            onChange={setFileId}
            data={version.files.map(({ id }, index) => ({ value: id, label: `File ${index + 1}` }))}
          />
        )}
      </Group>
      <DocumentViewer
        key={file.id}
        title={`${label}: ${file.name}`}
        pages={file.pages}
        pageUrl={(page) => pageUrl(reimbursementId, file.id, page)}
        original={{ href: fileUrl(reimbursementId, file.id), name: file.name, kind, sizeBytes: file.sizeBytes }}
      />
    </Stack>
  );
}
