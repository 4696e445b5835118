import { useState } from "react";
import { acceptAttribute, maxFileBytes } from "#domain/reimbursements/file-rules.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { UploadField } from "../../components/upload-field.tsx";
import type { UploadedFile } from "../../components/upload-row.tsx";
import { formatBytes } from "../../shared/format.ts";
import { FileDialog } from "./file-dialog.tsx";
import { pageUrl } from "./file-urls.ts";
import type { StepContext } from "./step-context.ts";
import { useFieldId } from "./field-id.ts";
import { hasArrived } from "./upload-queue.ts";
import { rowStateOf } from "./upload-words.ts";
import { JoinPhotos } from "./join-photos.tsx";
import { ReuseDocument } from "./reuse-document.tsx";
import { useUploadRemarks } from "./uploads.ts";
import { useDocumentFiles, type DocumentFileRow } from "./use-document-files.ts";

type DocumentFieldProps = {
  readonly field: SchemeDocumentField;
  readonly context: Pick<StepContext, "draft" | "documents" | "uploads" | "errors">;
  /** False where a file may be replaced but not taken out. */
  readonly canRemove?: boolean;
  /** Names a further paper that is added. */
  readonly nameOf?: (file: File) => string;
};

/** A document of the scheme: choosing its files, each sent at once, and what became of each. */
export function DocumentField({ field, context, canRemove = true, nameOf }: DocumentFieldProps) {
  const { draft, documents, uploads, errors } = context;
  const id = useFieldId()(field.name);
  /** For a button that goes with the file it brought. */
  const takeFocus = (): void => document.getElementById(id)?.focus();
  const files = useDocumentFiles({ draft, field, documents, uploads, nameOf });
  const [openKey, setOpenKey] = useState<string>();
  const remarks = useUploadRemarks(draft, field.name);
  const isSeveral = field.maxFiles > 1;
  // A file that cannot be taken out is replaced by what is joined.
  const canJoin = field.accept === "pdf_or_image" && (isSeveral || files.rows.length === 0 || !canRemove);
  const open = files.stored.find((file) => file.id === openKey);
  return (
    <>
      <UploadField
        id={id}
        label={field.label}
        hint={hintOf(field)}
        isOptional={field.optional ?? false}
        error={[files.error, errors[field.name]?.[0]].filter((text) => text !== undefined).join(" ") || undefined}
        accept={acceptAttribute(field.accept)}
        isMultiple={isSeveral}
        hasCamera
        countNote={field.minPages > 1 ? `${files.pages} of at least ${field.minPages}` : undefined}
        remarks={remarks}
        files={files.rows.map((row, index) =>
          drawn(row, {
            reimbursementId: draft.id,
            canRemove,
            photo: field.photoNoun === undefined ? undefined : isSeveral ? `${field.photoNoun} ${index + 1}` : field.photoNoun,
          }),
        )}
        onChoose={files.choose}
        onReplace={(key, file) => void files.replace(key, file)}
        onRemove={files.remove}
        onRetry={files.retry}
        onView={setOpenKey}
      />
      {canJoin && (
        <div>
          <JoinPhotos
            label={field.label}
            onJoined={(pdf) => {
              if (!isSeveral && canRemove) takeFocus();
              files.choose([pdf]);
            }}
          />
        </div>
      )}
      {field.askOnce === true && canRemove && files.rows.length === 0 && (
        <ReuseDocument
          draft={draft}
          field={field}
          onReused={() => {
            takeFocus();
            files.forgetError();
          }}
        />
      )}
      {draft.id !== undefined && <FileDialog reimbursementId={draft.id} title={field.label} file={open} onClose={() => setOpenKey(undefined)} />}
    </>
  );
}

function hintOf(field: SchemeDocumentField): string {
  const kinds = field.accept === "image" ? "JPG or PNG picture" : "PDF, JPG or PNG";
  const size = `each file smaller than ${formatBytes(maxFileBytes).replace(".0", "")}`;
  const seal = field.photoNoun === undefined ? ", with stamp and seal of the authority where it was issued" : "";
  return [`${kinds}, ${size}${seal}.`, field.hint].filter(Boolean).join(" ");
}

/** `photo` names the thumbnail of the file; a document has none. */
type RowPosition = { readonly reimbursementId: string | undefined; readonly photo: string | undefined; readonly canRemove: boolean };

function drawn(row: DocumentFileRow, { reimbursementId, photo, canRemove }: RowPosition): UploadedFile {
  if (row.kind === "problem") return { key: row.key, name: row.name, sizeBytes: row.sizeBytes, state: { kind: "problem", message: row.message } };
  if (row.kind === "upload") {
    const { paperName, file, state } = row.upload;
    const name = paperName === undefined ? file.name : `${paperName} (${file.name})`;
    const isRemovable = state.phase !== "removing" && (canRemove || !hasArrived(row.upload));
    return { key: row.key, name, sizeBytes: file.size, state: rowStateOf(state), canRemove: isRemovable };
  }
  const { id, name, sizeBytes, pages } = row.file;
  const thumbnail = photo !== undefined && reimbursementId !== undefined ? { src: pageUrl(reimbursementId, id, 1, 320), alt: photo } : undefined;
  return { key: row.key, name, sizeBytes, pages, state: { kind: "ready" }, thumbnail, canRemove };
}
