import { Text } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { UploadFrame } from "../../components/upload-frame.tsx";
import { useContentUpload } from "../../lib/use-content-upload.ts";
import type { WatchUpload } from "../../lib/use-uploads-under-way.ts";
import { formatBytes } from "../../shared/format.ts";
import { circularFieldId } from "./circular-form.ts";
import type { Circular } from "./views.ts";

const Stored = z.object({ id: z.string(), name: z.string(), sizeBytes: z.number() });

type CircularPdfFieldProps = {
  readonly fileId: string | null;
  readonly saved: Circular | undefined;
  readonly error: string | undefined;
  readonly onChange: (fileId: string | null) => void;
  readonly onUpload: WatchUpload;
};

/** A PDF of the office in the place of those that the portal makes. */
export function CircularPdfField({ fileId, saved, error, onChange, onUpload }: CircularPdfFieldProps) {
  const [uploaded, setUploaded] = useState<z.infer<typeof Stored>>();
  const take = (file: z.infer<typeof Stored>): void => {
    setUploaded(file);
    onChange(file.id);
  };
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/circulars", Stored, take, onUpload);
  const file = fileId === null ? undefined : uploaded?.id === fileId ? uploaded : saved?.fileId === fileId ? saved.file : undefined;
  return (
    <UploadFrame
      id={circularFieldId("fileId")}
      label="PDF of the circular"
      isOptional
      hint="Without one, the portal makes a PDF in each language. A PDF of at most 5 MB."
      noun="PDF"
      accept="application/pdf,.pdf"
      isChosen={fileId !== null}
      progress={progress}
      failed={failed}
      problem={failure ?? error}
      onPick={sendFirst}
      onTakeOut={() => onChange(null)}
    >
      {file !== undefined && file !== null && (
        <Text>
          {file.name} (PDF, {formatBytes(file.sizeBytes)})
        </Text>
      )}
    </UploadFrame>
  );
}
