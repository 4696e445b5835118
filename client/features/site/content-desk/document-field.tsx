import { Anchor } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { formatBytes } from "../../../shared/format.ts";
import { UploadFrame } from "../../../components/upload-frame.tsx";
import { useContentUpload } from "../../../lib/use-content-upload.ts";
import type { WatchUpload } from "../../../lib/use-uploads-under-way.ts";
import type { ContentEntry } from "./views.ts";

const Document = z.object({ id: z.string(), href: z.string(), name: z.string(), sizeBytes: z.number() });
const Chosen = z.object({ id: z.string() });

type DocumentFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly error?: string;
  readonly value: unknown;
  readonly entry: ContentEntry | undefined;
  readonly onChange: (value: { readonly id: string } | null) => void;
  readonly onUpload: WatchUpload;
};

/** A PDF that replaces the one that the portal makes of the text. */
export function ContentDocumentField({ id, label, error, value, entry, onChange, onUpload }: DocumentFieldProps) {
  const parsed = Chosen.safeParse(value);
  const chosen = parsed.success ? parsed.data.id : undefined;
  const [uploaded, setUploaded] = useState<z.infer<typeof Document>>();
  const take = (stored: z.infer<typeof Document>): void => {
    setUploaded(stored);
    onChange({ id: stored.id });
  };
  const { progress, failure, failed, sendFirst } = useContentUpload("/uploads/content/document", Document, take, onUpload);
  const document = chosen === undefined ? undefined : uploaded?.id === chosen ? uploaded : entry?.files[chosen];
  return (
    <UploadFrame
      id={id}
      label={label}
      isOptional
      hint="Without one, the portal makes a PDF of the text. A PDF of at most 5 MB."
      noun="PDF"
      accept="application/pdf,.pdf"
      isChosen={chosen !== undefined}
      progress={progress}
      failed={failed}
      problem={failure ?? error}
      onPick={sendFirst}
      onTakeOut={() => onChange(null)}
    >
      {document !== undefined && (
        <Anchor href={document.href} target="_blank" rel="noreferrer">
          {document.name} (PDF, {formatBytes(document.sizeBytes)}, opens in a new tab)
        </Anchor>
      )}
    </UploadFrame>
  );
}
