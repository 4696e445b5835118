import { useState } from "react";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { wizardMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { withoutFile } from "../../lib/local-progress.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import type { Draft } from "./draft.ts";
import { fileProblem } from "./file-check.ts";
import type { OnStored, QueuedUpload } from "./upload-queue.ts";
import { uploadQueue } from "./uploads.ts";
import type { DocumentView, FileView } from "./views.ts";

/** One line of a document: stored, on its way, refused, or chosen before a reload and never finished. */
export type DocumentFileRow =
  | { readonly kind: "stored"; readonly key: string; readonly file: FileView }
  | { readonly kind: "upload"; readonly key: string; readonly upload: QueuedUpload }
  | { readonly kind: "problem"; readonly key: string; readonly name: string; readonly sizeBytes: number; readonly message: string };

type Options = {
  readonly draft: Draft;
  readonly field: SchemeDocumentField;
  readonly document: DocumentView | undefined;
  readonly uploads: readonly QueuedUpload[];
  /** Names a further paper that is added. */
  readonly nameOf?: ((file: File) => string) | undefined;
};

/** The files of one document, and what can be done with each. */
export function useDocumentFiles({ draft, field, document, uploads, nameOf }: Options) {
  const utils = trpc.useUtils();
  const remove = trpc.reimbursements.removeDocument.useMutation();
  const [refused, setRefused] = useState<readonly Extract<DocumentFileRow, { kind: "problem" }>[]>(() => lostFiles(draft, field.name, uploads));
  const [error, setError] = useState<string>();

  const isSingle = field.maxFiles === 1;
  const own = uploads.filter(({ fieldName }) => fieldName === field.name);
  const stored = document?.current?.files ?? [];
  const documentVersion = document?.current?.version;
  // A file that is being uploaded takes the row of the file that it replaces, unless the user has to choose between the two.
  const shownStored = isSingle && own.some(({ state }) => state.phase !== "failed" || state.isStale !== true) ? [] : stored;

  const refresh = () =>
    draft.id === undefined
      ? Promise.resolve()
      : Promise.allSettled([
          utils.reimbursements.getOwn.invalidate({ reimbursementId: draft.id }),
          utils.reimbursements.listOwn.invalidate(),
          utils.dossiers.invalidate(),
        ]);

  function choose(files: readonly File[], name = nameOf, onStored: OnStored = refresh): void {
    setError(undefined);
    const checked = files.map((file) => ({ file, message: fileProblem(file, field.accept) }));
    const names = files.map(({ name }) => name);
    const problems = checked.flatMap(({ file, message }) => (message === undefined ? [] : [problemRow(file.name, file.size, message)]));
    for (const row of refused) if (isSingle || names.includes(row.name)) draft.keep(withoutFile({ fieldName: field.name, name: row.name }));
    setRefused([...(isSingle ? [] : refused.filter(({ name }) => !names.includes(name))), ...problems]);
    for (const { file, message } of checked)
      if (message === undefined)
        uploadQueue.add({ draft, fieldName: field.name, isSingle, paperName: name?.(file), documentVersion }, file, onStored);
  }

  /** False when the server did not remove it. */
  async function removeStored(fileId: string): Promise<boolean> {
    if (draft.id === undefined) return false;
    setError(undefined);
    try {
      const view = await remove.mutateAsync({ scheme: draft.scheme, reimbursementId: draft.id, fieldName: field.name, fileId });
      utils.reimbursements.getOwn.setData({ reimbursementId: view.id }, view);
      void utils.dossiers.invalidate();
      return true;
    } catch (failure) {
      setError(failureOf(failure).message);
      return false;
    }
  }

  /** Removes a stored file once another one has arrived; at once where both do not fit. */
  async function replaceStored(fileId: string, file: File): Promise<void> {
    if (stored.length + own.filter(({ state }) => state.phase !== "failed").length >= field.maxFiles) {
      if (await removeStored(fileId)) choose([file]);
      return;
    }
    choose([file], nameOf, async (result) => {
      // The server stores no file twice: the one to be replaced may be the same.
      if (result !== undefined && !result.warnings.includes(fileMessages.sameAgain)) await removeStored(fileId);
      await refresh();
    });
  }

  const rows: readonly DocumentFileRow[] = [
    ...shownStored.map((file) => ({ kind: "stored", key: file.id, file }) as const),
    ...own.map((upload) => ({ kind: "upload", key: upload.key, upload }) as const),
    ...refused,
  ];
  return {
    rows,
    error,
    pages: stored.reduce((sum, file) => sum + file.pages, 0),
    choose: (files: readonly File[]) => choose(files),
    retry(key: string) {
      const state = own.find((upload) => upload.key === key)?.state;
      uploadQueue.retry(key, state?.phase === "failed" && state.isStale === true ? documentVersion : undefined);
    },
    remove(key: string) {
      const row = rows.find((one) => one.key === key);
      if (row?.kind === "upload") uploadQueue.cancel(key);
      if (row?.kind === "stored") void removeStored(key);
      if (row?.kind !== "problem") return;
      draft.keep(withoutFile({ fieldName: field.name, name: row.name }));
      setRefused(refused.filter((one) => one.key !== key));
    },
    async replace(key: string, file: File) {
      const row = rows.find((one) => one.key === key);
      const isRefused = fileProblem(file, field.accept) !== undefined;
      if (isSingle || isRefused || row === undefined) return choose([file]);
      if (row.kind === "stored") return replaceStored(key, file);
      const paperName = row.kind === "upload" ? row.upload.paperName : undefined;
      choose([file], paperName === undefined ? nameOf : () => paperName);
      if (row.kind === "upload") uploadQueue.cancel(key);
      else setRefused((before) => before.filter((one) => one.key !== key));
    },
  };
}

const problemRow = (name: string, sizeBytes: number, message: string) =>
  ({ kind: "problem", key: `problem-${name}`, name, sizeBytes, message }) as const;

/** Files that were chosen in this browser before it was closed, and that neither wait nor travel any more. */
function lostFiles(draft: Draft, fieldName: string, uploads: readonly QueuedUpload[]) {
  const files = draft.progress()?.files ?? [];
  return files
    .filter((file) => file.fieldName === fieldName && !uploads.some((upload) => upload.fieldName === fieldName && upload.file.name === file.name))
    .map(({ name, sizeBytes, problem }) => problemRow(name, sizeBytes, problem ?? wizardMessages.needsReupload));
}
