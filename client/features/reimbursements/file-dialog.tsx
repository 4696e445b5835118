import { Modal } from "@mantine/core";
import { isMediaType, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { overDialogsProps } from "../../components/dialog-levels.ts";
import { DocumentViewer } from "../../components/document-viewer.tsx";
import { fileUrl, pageUrl } from "./file-urls.ts";
import type { FileView } from "./views.ts";

type FileViewerProps = { readonly reimbursementId: string; readonly title: string; readonly file: FileView; readonly firstPage?: number };

/** A stored file page by page. */
export function FileViewer({ reimbursementId, title, file, firstPage = 1 }: FileViewerProps) {
  const kind = isMediaType(file.mediaType) ? mediaTypes[file.mediaType].label : file.mediaType;
  return (
    <DocumentViewer
      key={file.id}
      title={`${title}: ${file.name}`}
      pages={file.pages}
      firstPage={firstPage}
      pageUrl={(page, widthPx) => pageUrl(reimbursementId, file.id, page, widthPx)}
      original={{ href: fileUrl(reimbursementId, file.id), name: file.name, kind, sizeBytes: file.sizeBytes }}
    />
  );
}

/** A stored file over the page or over the dialog where a cost is typed; closing it leads back to where it was opened. */
export function FileDialog({ file, onClose, ...viewer }: Omit<FileViewerProps, "file"> & { file: FileView | undefined; onClose: () => void }) {
  return (
    <Modal
      opened={file !== undefined}
      onClose={onClose}
      title={viewer.title}
      size="xl"
      closeButtonProps={{ "aria-label": "Close" }}
      {...overDialogsProps(file !== undefined)}
    >
      {file !== undefined && <FileViewer {...viewer} file={file} />}
    </Modal>
  );
}
