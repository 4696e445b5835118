import { Alert, Group, SegmentedControl, Text, Title } from "@mantine/core";
import { useState, type Ref } from "react";
import { isMediaType, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { DocumentViewer, type ViewerHandle } from "../../components/document-viewer.tsx";
import { EmptyState } from "../../components/states.tsx";
import { TextButton } from "../../components/text-button.tsx";
import { formatDateTime } from "../../shared/format.ts";
import { fileUrl, pageUrl } from "../reimbursements/file-urls.ts";
import { useSearchFile } from "../reimbursements/use-search-file.ts";
import classes from "./document-pane.module.css";
import type { ReviewDocument } from "./views.ts";

type DocumentPaneProps = {
  readonly reimbursementId: string;
  readonly document: ReviewDocument;
  /** The version that is shown; the current one when there is none of that number. */
  readonly versionNumber: number | undefined;
  readonly onShowCurrent: () => void;
  readonly viewer?: Ref<ViewerHandle>;
};

/** One document to be read: its name, and the viewer of the chosen version. */
export function DocumentPane({ reimbursementId, document, versionNumber, onShowCurrent, viewer }: DocumentPaneProps) {
  const shown = document.earlier.find(({ version }) => version === versionNumber) ?? document.current;
  const isEarlier = shown !== undefined && shown !== document.current;
  return (
    <section className={classes.pane} aria-labelledby="open-document">
      <Title order={2} size="h4" id="open-document" tabIndex={-1} className={classes.name}>
        {document.label}
      </Title>
      {document.verdict?.isReplacedSinceCheck && (
        <Text fw={500} size="sm">
          Replaced since last check: the verdict before was on an earlier version.
        </Text>
      )}
      {isEarlier && (
        <Alert color="orange" p="xs">
          This is version {shown.version}, which was replaced later. <TextButton onClick={onShowCurrent}>Back to the current version</TextButton>
        </Alert>
      )}
      {shown === undefined ? (
        <EmptyState
          title={document.isApplicable ? "No file was provided." : "Not applicable: the member answered No to the question that asks for it."}
        />
      ) : (
        <VersionFiles key={shown.version} reimbursementId={reimbursementId} label={document.label} version={shown} viewer={viewer} />
      )}
    </section>
  );
}

type Version = NonNullable<ReviewDocument["current"]>;

type VersionFilesProps = {
  readonly reimbursementId: string;
  readonly label: string;
  readonly version: Version;
  readonly viewer: Ref<ViewerHandle> | undefined;
};

function VersionFiles({ reimbursementId, label, version, viewer }: VersionFilesProps) {
  const [fileId, setFileId] = useState(version.files[0]?.id);
  const file = version.files.find(({ id }) => id === fileId) ?? version.files[0];
  const search = useSearchFile(reimbursementId, file?.id ?? "");
  if (file === undefined) return null;
  const kind = isMediaType(file.mediaType) ? mediaTypes[file.mediaType].label : file.mediaType;
  return (
    <>
      <Group justify="space-between" gap="xs">
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
        ref={viewer}
        title={`${label}: ${file.name}`}
        pages={file.pages}
        pageUrl={(page, widthPx) => pageUrl(reimbursementId, file.id, page, widthPx)}
        smallPageUrl={(page) => pageUrl(reimbursementId, file.id, page, 320)}
        original={{ href: fileUrl(reimbursementId, file.id), name: file.name, kind, sizeBytes: file.sizeBytes }}
        search={search}
      />
    </>
  );
}
