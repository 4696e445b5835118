import { isMediaType, mediaTypes } from "#domain/reimbursements/file-rules.ts";
import { DocumentViewer } from "../../components/document-viewer.tsx";
import { EmptyState } from "../../components/states.tsx";
import type { DocumentFile } from "./document-views.ts";
import { paymentFilePath } from "./stored-file.ts";

/** A document of the payments page by page, as pictures that the server draws; an erased one says so. */
export function DocumentPicture({ title, file }: { readonly title: string; readonly file: DocumentFile | undefined }) {
  if (file === undefined) return <EmptyState title="This document was erased at the end of the time for which accounts are kept." />;
  const kind = isMediaType(file.mediaType) ? mediaTypes[file.mediaType].label : file.mediaType;
  return (
    <DocumentViewer
      key={file.id}
      title={`${title}: ${file.name}`}
      pages={file.pages}
      pageUrl={(page, widthPx) => `${paymentFilePath(file.id)}/pages/${page}?width=${widthPx}`}
      original={{ href: paymentFilePath(file.id), name: file.name, kind, sizeBytes: file.sizeBytes }}
    />
  );
}
