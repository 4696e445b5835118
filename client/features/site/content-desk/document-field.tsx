import { Anchor, Button, Fieldset, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { z } from "zod";
import { PickButton } from "../../../components/pick-button.tsx";
import { progressText, useUpload } from "./use-upload.ts";
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
};

/** A PDF that stands in place of the one that the portal makes of the text. */
export function DocumentField({ id, label, error, value, entry, onChange }: DocumentFieldProps) {
  const parsed = Chosen.safeParse(value);
  const chosen = parsed.success ? parsed.data.id : undefined;
  const [uploaded, setUploaded] = useState<z.infer<typeof Document>>();
  const { progress, failure, send } = useUpload("/uploads/content/document", Document, (document) => {
    setUploaded(document);
    onChange({ id: document.id });
  });
  const document = chosen === undefined ? undefined : uploaded?.id === chosen ? uploaded : entry?.files[chosen];
  const problem = failure ?? error;
  return (
    <Fieldset legend={`${label} (optional)`} id={id}>
      <Stack gap="sm">
        <Text size="sm">Without one, the portal makes a PDF of the text. A PDF of at most 5 MB.</Text>
        {document !== undefined && (
          <Anchor href={document.href} target="_blank" rel="noreferrer">
            {document.name} (PDF, {Math.max(1, Math.round(document.sizeBytes / 1024))} KB, opens in a new tab)
          </Anchor>
        )}
        <Group>
          <PickButton
            text={chosen === undefined ? "Upload a PDF" : "Upload another PDF"}
            name={label}
            accept="application/pdf,.pdf"
            onPick={(files) => void send(files)}
          />
          {chosen !== undefined && (
            <Button variant="subtle" onClick={() => onChange(null)}>
              Take the PDF out
            </Button>
          )}
        </Group>
        <Text size="sm" role="status" mih="1.25rem">
          {progressText(progress)}
        </Text>
        {problem !== undefined && (
          <Text role="alert" c="var(--portal-error)">
            {problem}
          </Text>
        )}
      </Stack>
    </Fieldset>
  );
}
