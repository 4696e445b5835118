import { Anchor, List, Stack, Text, Title } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { formatDateTime } from "../../shared/format.ts";
import { fileUrl } from "../reimbursements/file-urls.ts";
import { RemarksAndAnswers } from "./remarks-and-answers.tsx";
import type { ReviewDocument } from "./views.ts";

export type DocumentHistoryProps = {
  readonly reimbursementId: string;
  readonly document: ReviewDocument;
  readonly onShowVersion: (version: number) => void;
};

const CompareDialog = lazy(async () => ({ default: (await import("./compare-dialog.tsx")).CompareDialog }));

/** What was asked about a document before, what the member answered, and the files that it replaced. */
export function DocumentHistory({ reimbursementId, document, onShowVersion }: DocumentHistoryProps) {
  const [compared, setCompared] = useState<number>();
  return (
    <Stack gap="md">
      <RemarksAndAnswers title="Shared deficiencies and answers" remarks={document.deficiencies} itemIds={[]} />
      {document.earlier.length > 0 && (
        <section>
          <Title order={3} size="h5">
            Earlier versions
          </Title>
          <List listStyleType="none" spacing="xs">
            {document.earlier.map((version) => (
              <List.Item key={version.version}>
                <Anchor component="button" type="button" onClick={() => onShowVersion(version.version)}>
                  Show version {version.version}
                </Anchor>{" "}
                {document.current !== undefined && (
                  <>
                    <Anchor component="button" type="button" onClick={() => setCompared(version.version)}>
                      Compare version {version.version} with the current one
                    </Anchor>{" "}
                  </>
                )}
                <Text span size="sm" c="dimmed">
                  {version.uploadedBy}, {formatDateTime(version.uploadedAt)}
                </Text>{" "}
                {version.files.map((file) => (
                  <Anchor key={file.id} href={fileUrl(reimbursementId, file.id)} download size="sm" me="xs">
                    {file.name}
                  </Anchor>
                ))}
              </List.Item>
            ))}
          </List>
        </section>
      )}
      {compared !== undefined && (
        <Suspense>
          <CompareDialog reimbursementId={reimbursementId} document={document} version={compared} onClose={() => setCompared(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
