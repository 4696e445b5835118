import { Alert, Group, Loader, Text } from "@mantine/core";
import { UploadFrame } from "../../components/upload-frame.tsx";
import type { UploadProgress } from "../../lib/upload.ts";
import type { FailedUpload } from "../../lib/use-upload.ts";

type CheckedSheetProps = {
  readonly id: string;
  readonly label: string;
  readonly hint: string;
  /** The uploaded file. */
  readonly file: { readonly name: string } | undefined;
  readonly progress: UploadProgress | undefined;
  readonly failed: FailedUpload | undefined;
  readonly problem: string | undefined;
  readonly onPick: (files: FileList | null) => void;
  /** What the server is doing with the file. */
  readonly busyText: string | undefined;
  readonly doneText: string | undefined;
  /** Why the server refused it. */
  readonly refusals: readonly string[];
};

/** Uploads a csv or xlsx that the server checks before anything is recorded, and says what happens. */
export function CheckedSheet({ id, label, hint, file, progress, failed, problem, onPick, busyText, doneText, refusals }: CheckedSheetProps) {
  return (
    <>
      <UploadFrame
        id={id}
        label={label}
        isOptional={false}
        hint={hint}
        noun="file"
        accept=".csv,.xlsx,.xls,text/csv"
        isChosen={file !== undefined}
        progress={progress}
        failed={failed}
        problem={problem}
        onPick={onPick}
      >
        {file !== undefined && <Text>{file.name}</Text>}
      </UploadFrame>
      <div role="status">
        {busyText !== undefined && (
          <Group gap="sm">
            <Loader size="sm" aria-hidden="true" />
            <Text>{busyText}</Text>
          </Group>
        )}
        {doneText !== undefined && <Alert color="green" title={doneText} />}
      </div>
      {[...new Set(refusals)].map((text) => (
        <Alert key={text} color="red" role="alert" title={text} />
      ))}
    </>
  );
}
