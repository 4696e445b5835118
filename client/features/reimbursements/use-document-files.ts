import { useEffect, useEffectEvent, useState } from "react";
import { fileMessages } from "#domain/reimbursements/file-rules.ts";
import { wizardMessages } from "#domain/reimbursements/messages.ts";
import type { SchemeDocumentField } from "#domain/reimbursements/scheme.ts";
import { withoutFile, type PendingFile } from "../../lib/local-progress.ts";
import { failureOf, trpc } from "../../lib/trpc.ts";
import { newUuid } from "../../lib/uuid.ts";
import type { Draft } from "./draft.ts";
import { fileProblem } from "./file-check.ts";
import { hasReachedServer, lostFiles } from "./lost-files.ts";
import type { OnStored, QueuedUpload } from "./upload-queue.ts";
import type { StoredUpload } from "../../lib/upload.ts";
import { uploadQueue } from "./uploads.ts";
import type { DocumentView, FileView } from "./views.ts";

/** One line of a document: stored, on its way, refused, or chosen before a reload and never finished. */
export type DocumentFileRow =
  | { readonly kind: "stored"; readonly key: string; readonly file: FileView }
  | { readonly kind: "upload"; readonly key: string; readonly upload: QueuedUpload }
  | ProblemRow;
type ProblemRow = { readonly kind: "problem"; readonly key: string; readonly name: string; readonly sizeBytes: number; readonly message: string };
type ChoiceOptions = {
  readonly name?: ((file: File) => string) | undefined;
  readonly onStored?: OnStored;
  /** The rows that go. */
  readonly instead?: readonly ProblemRow[];
};

type Options = {
  readonly draft: Draft;
  readonly field: SchemeDocumentField;
  readonly documents: readonly DocumentView[];
  readonly uploads: readonly QueuedUpload[];
  /** Names a further paper that is added. */
  readonly nameOf?: ((file: File) => string) | undefined;
};

/** The files of one document, and what can be done with each. */
export function useDocumentFiles({ draft, field, documents, uploads, nameOf }: Options) {
  const utils = trpc.useUtils();
  const remove = trpc.reimbursements.removeDocument.useMutation();
  const [refused, setRefused] = useState<readonly ProblemRow[]>(() => lostRows(draft, field.name, uploads, documents));
  const [error, setError] = useState<string>();

  const forgetArrived = useEffectEvent(() => {
    for (const file of keptFiles(draft)) if (hasReachedServer(file, documents)) draft.keep(withoutFile(file.key));
  });
  useEffect(() => forgetArrived(), []);

  const isSingle = field.maxFiles === 1;
  const own = uploads.filter(({ fieldName }) => fieldName === field.name);
  const document = documents.find(({ fieldName }) => fieldName === field.name);
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

  function choose(files: readonly File[], options: ChoiceOptions = {}): void {
    const { name = nameOf, onStored = refresh, instead = isSingle ? refused : chosenAgain(refused, files) } = options;
    setError(undefined);
    const checked = files.map((file) => ({ file, message: fileProblem(file, field.accept) }));
    const problems = checked.flatMap(({ file, message }) => (message === undefined ? [] : [problemRow(newUuid(), file.name, file.size, message)]));
    forgetRefused(instead);
    setRefused((before) => [...before, ...problems]);
    for (const { file, message } of checked)
      if (message === undefined)
        uploadQueue.add({ draft, fieldName: field.name, isSingle, paperName: name?.(file), documentVersion }, file, onStored);
  }

  function forgetRefused(gone: readonly ProblemRow[]): void {
    for (const { key } of gone) draft.keep(withoutFile(key));
    setRefused((before) => before.filter((row) => !gone.includes(row)));
  }

  /** False when the server did not remove it. */
  async function removeStored(fileId: string, fieldName: string = field.name, backTo?: number): Promise<boolean> {
    if (draft.id === undefined) return false;
    setError(undefined);
    try {
      const view = await remove.mutateAsync({ scheme: draft.scheme, reimbursementId: draft.id, fieldName, fileId, backTo });
      utils.reimbursements.getOwn.setData({ reimbursementId: view.id }, view);
      void utils.dossiers.invalidate();
      return true;
    } catch (failure) {
      setError(failureOf(failure).message);
      return false;
    }
  }

  /** Removes a file that was stored after its row was taken out; the file that it replaced is there again. */
  async function takeBack(stored?: StoredUpload, replaced?: number): Promise<void> {
    if (stored?.document !== undefined && !stored.warnings.includes(fileMessages.sameAgain))
      await removeStored(stored.document.fileId, stored.document.fieldName, isSingle ? replaced : undefined);
    await refresh();
  }

  /** Removes a stored file once another one has arrived; at once where both do not fit. */
  async function replaceStored(fileId: string, file: File): Promise<void> {
    if (stored.length + own.filter(({ state }) => state.phase !== "failed").length >= field.maxFiles) {
      if (await removeStored(fileId)) choose([file]);
      return;
    }
    choose([file], {
      async onStored(result) {
        // The server stores no file twice: the one to be replaced may be the same.
        if (result !== undefined && !result.warnings.includes(fileMessages.sameAgain)) await removeStored(fileId);
        await refresh();
      },
    });
  }

  const rows: readonly DocumentFileRow[] = [
    ...shownStored.map((file) => ({ kind: "stored", key: file.id, file }) as const),
    ...own.map((upload) => ({ kind: "upload", key: upload.key, upload }) as const),
    ...refused,
  ];
  return {
    rows,
    stored,
    error,
    forgetError: () => setError(undefined),
    pages: stored.reduce((sum, file) => sum + file.pages, 0),
    choose(files: readonly File[]) {
      if (isSingle && files.length > 1) setError(fileMessages.oneFileOnly(field.accept));
      else choose(files);
    },
    retry(key: string) {
      const state = own.find((upload) => upload.key === key)?.state;
      uploadQueue.retry(key, state?.phase === "failed" && state.isStale === true ? documentVersion : undefined);
    },
    remove(key: string) {
      const row = rows.find((one) => one.key === key);
      if (row?.kind === "upload") uploadQueue.cancel(key, takeBack);
      if (row?.kind === "stored") void removeStored(key);
      if (row?.kind === "problem") forgetRefused([row]);
    },
    async replace(key: string, file: File) {
      const row = rows.find((one) => one.key === key);
      const isRefused = fileProblem(file, field.accept) !== undefined;
      if (isSingle || isRefused || row === undefined) return choose([file]);
      if (row.kind === "stored") return replaceStored(key, file);
      if (row.kind === "problem") return choose([file], { instead: [row] });
      const { paperName } = row.upload;
      choose([file], paperName === undefined ? {} : { name: () => paperName });
      uploadQueue.cancel(key, takeBack);
    },
  };
}

const problemRow = (key: string, name: string, sizeBytes: number, message: string): ProblemRow => ({
  kind: "problem",
  key,
  name,
  sizeBytes,
  message,
});

/** The rows of files that were refused or lost and are chosen again: one of its name for each file. */
function chosenAgain(rows: readonly ProblemRow[], files: readonly File[]): ProblemRow[] {
  const left = [...rows];
  return files.flatMap((file) => {
    const place = left.findIndex(({ name }) => name === file.name);
    return place < 0 ? [] : left.splice(place, 1);
  });
}

const keptFiles = (draft: Draft): readonly PendingFile[] => draft.progress()?.files ?? [];

const lostRows = (draft: Draft, fieldName: string, uploads: readonly QueuedUpload[], documents: readonly DocumentView[]): ProblemRow[] =>
  lostFiles(keptFiles(draft), uploads, documents)
    .filter((file) => file.fieldName === fieldName)
    .map(({ key, name, sizeBytes, problem }) => problemRow(key, name, sizeBytes, problem ?? wizardMessages.needsReupload));
